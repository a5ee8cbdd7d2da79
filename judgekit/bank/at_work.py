"""Which rulings show a clause at work: those that come from it first, then those that it decides or that claim it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from judgekit.bank.files import game_names, shipped_bank
from judgekit.bank.index import AtWork, at_work


def rulings(clauses: Sequence[str], folder: Path | None = None) -> Mapping[str, tuple[str, ...]]:
    """The ids of the rulings of each clause and of what hangs on it; raises UserError."""
    bank = folder or shipped_bank()
    games = sorted({clause.partition(":")[0] for clause in clauses} & {*game_names(bank)})
    wanted = {clause.partition("/")[0] for clause in clauses}
    near: dict[str, list[AtWork]] = defaultdict(list)
    for one in (one for game in games for one in at_work(bank, game)):
        for number in wanted.intersection(said.partition("/")[0] for said in one.clauses):
            near[number].append(one)
    return {clause: _of(near[clause.partition("/")[0]], clause) for clause in clauses}


def _of(known: Sequence[AtWork], clause: str) -> tuple[str, ...]:
    found = [one for one in known if any(_is(said, clause) for said in one.clauses)]
    return tuple(one.id for one in sorted(found, key=lambda one: _distance(one, clause)))


def _is(said: str, clause: str) -> bool:
    """Is it the clause, or what hangs on it?"""
    return said == clause or said.startswith(f"{clause}/")


def _distance(one: AtWork, clause: str) -> tuple[bool, bool, int, int]:
    """How far a ruling is from being about this clause and nothing else."""
    place = next(i for i, said in enumerate(one.clauses) if _is(said, clause))
    return one.source != clause, not _is(one.source, clause), place, len(one.clauses)
