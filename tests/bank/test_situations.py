"""The simulator is given the situation and nothing else: not what is asked, expected or cited."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from inspect import signature
from typing import get_type_hints

import pytest

from judgekit.engine.origin import Origin
from judgekit.replay import choosers as recorded
from judgekit.replay import explorer as explore
from judgekit.replay import run
from judgekit.scenario.model import Claim, Scenario, Situation

UNSEEN = {"id", "title", "source", "ask", "expect", "claims", "path", "examples", "mechanics"}


def texts(part: object) -> Iterator[str]:
    """Every text inside, but for the places of the file."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for one in (*part.keys(), *part.values()):
            yield from texts(one)
    elif isinstance(part, tuple | list | frozenset):
        for one in part:
            yield from texts(one)
    elif is_dataclass(part) and not isinstance(part, type | Origin):
        assert not isinstance(part, Claim | Scenario)
        for field in fields(part):
            yield from texts(getattr(part, field.name))


def test_a_situation_holds_nothing_of_what_is_asked(scenario: Scenario) -> None:
    said = set(texts(scenario.situation))
    assert not said & {scenario.ask, scenario.title, scenario.source, scenario.id}
    assert not {one for one in said if one.startswith(f"{scenario.game}:")}


def test_its_fields_have_other_names() -> None:
    assert not UNSEEN & {field.name for field in fields(Situation)}


@pytest.mark.parametrize("play", [run.replay, run.play, run.seat, explore.explore])
def test_whoever_plays_takes_a_situation(play: object) -> None:
    assert callable(play)
    first, *others = (get_type_hints(play)[name] for name in signature(play).parameters)
    assert first is Situation
    assert not {Scenario, Claim} & set(others)


def test_nothing_that_plays_knows_of_claims() -> None:
    for module in (run, explore, recorded):
        assert not {"Claim", "Scenario", "judge"} & set(vars(module))
