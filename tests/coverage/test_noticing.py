"""Malrules held against the bank: who notices, and which rules need not be asked."""

import pytest

from judgekit import games
from judgekit.bank import find
from judgekit.coverage.bank_run import try_all
from judgekit.coverage.noticing import noticed
from judgekit.engine.malrule import Malrule
from judgekit.engine.rule import rule
from judgekit.replay.variants import is_at_stake
from judgekit.workers import Workers
from tests.exam.test_questions import NEWEST, WAITS


class Nothing:
    @rule("8.3")
    def what_nobody_calls(self) -> None:
        """Changes nothing."""


UNSEEN = Malrule("no se nota", ("digimon:8.3",), "Crees que no se nota.", Nothing)


def silent(_done: int, _total: int) -> None:
    """No progress."""


def test_a_scenario_that_fails_under_a_malrule_notices_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "malrules", lambda _game: (WAITS, UNSEEN))
    found = {
        one.malrule.name: one.scenarios
        for one in noticed("digimon", try_all(find([NEWEST]), silent), silent, Workers())
    }
    assert found == {WAITS.name: (NEWEST,), UNSEEN.name: ()}


def test_a_rule_that_was_not_asked_is_not_at_stake() -> None:
    rules = games.game("digimon")
    numbers = rules.newer_first.rule.numbers  # type: ignore[attr-defined]
    assert is_at_stake(WAITS, rules, rules.cited(numbers))
    assert not is_at_stake(WAITS, rules, ("digimon:22.1",))
    assert is_at_stake(UNSEEN, rules, ())  # not a rule of the game: better to try


@pytest.mark.parametrize("game", games.names())
def test_malrules_are_told_apart_and_break_clauses_that_exist(game: str, edition: object) -> None:
    clauses = {one.id for one in edition.ask(lambda store: store.clauses(game))}  # type: ignore[attr-defined]
    found = games.malrules(game)
    assert len({one.name for one in found}) == len(found)
    assert len({one.belief for one in found}) == len(found)
    assert {clause for one in found for clause in one.breaks} <= clauses
    assert len(found) >= 8


@pytest.mark.parametrize(
    ("breaks", "belief"),
    [
        ((), "Crees que sí."),
        (("3.1",), "Crees que sí."),
        (("digimon:3.1",), "Piensas que sí."),
        (("digimon:3.1",), "Crees que sí"),
    ],
)
def test_a_malrule_that_cannot_be_told_is_refused(breaks: tuple[str, ...], belief: str) -> None:
    with pytest.raises(ValueError, match="x: "):
        Malrule("x", breaks, belief, Nothing)
