"""Every scenario of the bank passes, and fails as soon as one expectation is turned false."""

from collections import Counter
from dataclasses import replace

from judgekit.engine.game import Game
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge
from judgekit.scenario.model import Claim, Scenario
from tests.bank.falsehoods import falsehoods


def test_what_the_scenario_expects_comes_out(scenario: Scenario) -> None:
    verdict = judge(scenario.claims, replay(scenario.situation).game)
    assert [(one.claim.path, one.claim.expected, one.found) for one in verdict.findings if not one.passed] == []


def test_each_expectation_turned_false_fails(scenario: Scenario) -> None:
    game = replay(scenario.situation).game
    for claim in falsehoods(scenario):
        assert not judge([claim], game).passed, f"{claim.path} passes although it says {claim.expected}"


def test_the_order_that_a_scenario_expects_is_no_other_order(scenario: Scenario) -> None:
    """Where order matters, the same words backwards are false."""
    game = replay(scenario.situation).game
    for claim in scenario.claims:
        words = claim.expected
        if is_ordered(claim, game) and isinstance(words, tuple) and words != words[::-1]:
            assert not judge([replace(claim, expected=words[::-1])], game).passed, claim.path


def is_ordered(claim: Claim, game: Game) -> bool:
    """Does the place in the list count?"""
    match claim.path:
        case ("order",) | ("cards", _, "under"):
            return True
        case (player, zone) if player in game.players and zone in game.kinds():
            return game.kinds()[zone].ordered
        case _:
            return False


def test_every_kind_of_expectation_is_turned_false_somewhere(bank: dict[str, Scenario]) -> None:
    claims = [claim for scenario in bank.values() for claim in scenario.claims]
    kinds = Counter(claim.path[0] for claim in claims)
    assert {"applied", "not applied", "considered", "order", "tries", "offered", "cards", "winner"} <= set(kinds)
    assert any(claim.expected == () for claim in claims)
