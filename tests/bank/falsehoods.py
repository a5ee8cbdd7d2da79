"""Every expectation of a scenario turned false, one at a time, in every way that its kind allows."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from judgekit.scenario.model import Claim, Scenario

OPPOSITE = {"applied": "not applied", "not applied": "applied"}
NOBODY = "nada"


def falsehoods(scenario: Scenario) -> Iterator[Claim]:
    """The false claims of each claim."""
    for claim in scenario.claims:
        yield from false(claim)


def false(claim: Claim) -> Iterator[Claim]:
    """The same claim saying something else."""
    kind, *rest = claim.path
    if kind in OPPOSITE:
        yield replace(claim, path=(OPPOSITE[kind], *rest))
    elif kind == "considered":
        yield replace(claim, path=(kind, f"{rest[0]}.999"))
    elif kind == "happened":
        yield from (replace(claim, expected=happenings) for happenings in other_happenings(claim.expected))
    elif isinstance(claim.expected, tuple):
        yield from (replace(claim, expected=words) for words in other_lists(claim.expected))
    else:
        yield from (replace(claim, expected=value) for value in other_values(claim.expected))


def other_happenings(wanted: Any) -> Iterator[tuple[Mapping[str, object], ...]]:
    """One more that nobody saw, and each with another word in it: fewer of them, or none, are no falsehood."""
    yield (*wanted, {"event": NOBODY})
    for place, one in enumerate(wanted):
        for word in one:
            yield (*wanted[:place], {**one, word: NOBODY}, *wanted[place + 1 :])


def other_lists(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """One more, one less, another one in its place, and none at all."""
    yield (*words, NOBODY)
    if words:
        yield words[:-1]
        yield (*words[:-1], NOBODY)
        yield ()


def other_values(value: object) -> Iterator[object]:
    """Other values of the same kind."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1)
        case "legal":
            yield "illegal"
        case _:
            yield f"{value} no"
