"""However many remove the rules, the same clauses are missed."""

import pytest

from judgekit import bank
from judgekit.coverage import killed
from judgekit.coverage.bank_run import by_clause, try_all
from judgekit.workers import Workers


def test_two_processes_miss_what_one_misses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(killed, "WORTH", 2)
    trials = try_all(bank.scenarios(game="cipher")[::10], _silent)
    considered = by_clause(trials, lambda trial: trial.considered)
    clauses = sorted(considered)[::12]
    assert len(clauses) >= 4
    alone = killed.missed(clauses, considered, _silent, Workers(1))
    assert killed.missed(clauses, considered, _silent, Workers(2)) == alone
    assert killed.Ending.FAILS in alone.values()


def _silent(_done: int, _total: int) -> None:
    """Nobody watches."""
