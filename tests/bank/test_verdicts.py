"""Every scenario of the bank passes, and fails as soon as one expectation is turned false."""

from judgekit.replay.run import replay
from judgekit.replay.scenario import Scenario
from judgekit.replay.verdict import judge
from tests.bank.falsehoods import falsehoods


def test_what_the_scenario_expects_comes_out(scenario: Scenario) -> None:
    verdict = judge(scenario.claims, replay(scenario.situation).game)
    assert [(one.claim.path, one.claim.expected, one.found) for one in verdict.findings if not one.passed] == []


def test_each_expectation_turned_false_fails(scenario: Scenario) -> None:
    game = replay(scenario.situation).game
    for claim in falsehoods(scenario):
        assert not judge([claim], game).passed, f"{claim.path} passes although it says {claim.expected}"
