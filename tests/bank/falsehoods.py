"""Every expectation of a scenario turned false, one at a time."""

from collections.abc import Iterator
from dataclasses import replace

from judgekit.replay.scenario import Claim, Scenario

OPPOSITE = {"applied": "not applied", "not applied": "applied"}


def falsehoods(scenario: Scenario) -> Iterator[Claim]:
    """One false claim for each claim."""
    for claim in scenario.claims:
        yield false(claim)


def false(claim: Claim) -> Claim:
    """The same claim saying something else."""
    kind, *rest = claim.path
    if kind in OPPOSITE:
        return replace(claim, path=(OPPOSITE[kind], *rest))
    if kind == "considered":
        return replace(claim, path=(kind, f"{rest[0]}.999"))
    match claim.expected:
        case bool():
            return replace(claim, expected=not claim.expected)
        case int():
            return replace(claim, expected=claim.expected + 1)
        case tuple():
            return replace(claim, expected=claim.expected[:-1] if claim.expected else ("nada",))
        case "legal":
            return replace(claim, expected="illegal")
        case _:
            return replace(claim, expected=f"{claim.expected} no")
