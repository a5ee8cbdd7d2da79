"""A replay told whole: one value that cli, report and exam lay out."""

from collections.abc import Mapping
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from judgekit.bank import find
from judgekit.replay import replay
from judgekit.scenario import Scenario
from judgekit.story import Telling, Told, ruling_of, tell

(SCENARIO,) = find(["digimon/disparo-nuevo-primero"])


def told(scenario: Scenario = SCENARIO, **changes: Any) -> Told:
    """Everything that is told of a scenario, with some of its words changed."""
    return tell(Telling.of(replace(scenario, **changes), replay(scenario.situation)))


def test_the_ruling_is_told_with_its_steps_tables_and_differences() -> None:
    one = told()
    assert one.ruling.sentence.startswith("Primero se resuelve Silphymon (efecto 1)")
    assert one.ruling == ruling_of(Telling.of(SCENARIO, replay(SCENARIO.situation)))
    assert one.moves == ("A: evolucionar Aquilamon, en Silphymon",)
    assert [line.step.status for line in one.lines] == ["applied"] * len(one.lines)
    assert one.pile is not None
    assert [effect.name for effect in one.pile.effects] == [
        "Silphymon (efecto 1)", "Silphymon (efecto 2)", "Pandamon (su efecto)",
    ]  # fmt: skip
    assert (one.before.caption, one.after.caption) == ("Al empezar", "Al terminar")
    assert "Pandamon queda en trash de B" in one.differences
    assert {"digimon:3.1", "digimon:1.3"} <= set(one.cited)
    assert all(not set(one.cited).issuperset(looked.clauses) for looked in one.looked)


def test_it_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        told().cited = ()  # type: ignore[misc]


def test_what_the_scenario_expects_its_source_and_its_question_play_no_part() -> None:
    wrong = tuple(replace(one, expected="nunca") for one in SCENARIO.claims)
    assert told(claims=wrong, source="digimon:22.6", ask="¿Y Gazimon?", title="Otro", id="digimon/otro") == told()


@pytest.mark.parametrize(
    ("about", "differences"),
    [
        (("Gazimon",), {0: "Gazimon acaba otra vez en trash de B"}),
        ((), {0: "Aquilamon queda debajo de Silphymon"}),
    ],
)
def test_what_it_is_about_only_says_what_to_speak_of(about: tuple[str, ...], differences: Mapping[int, str]) -> None:
    found = told(claims=(), about=about)
    assert {place: found.differences[place] for place in differences} == differences
    assert found.lines == told().lines
