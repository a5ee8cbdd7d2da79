"""Which scenarios are printed: all that are named, of which those that pass every filter."""

from collections.abc import Sequence
from dataclasses import dataclass

from judgekit import bank
from judgekit.corpus import lookup
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.replay import replay
from judgekit.report.slip import cited_clauses
from judgekit.scenario import Scenario, hint


@dataclass(frozen=True, slots=True)
class Filters:
    """A game; a chapter, by the clause that a scenario comes from; clauses that its replay cites; mechanics."""

    game: str | None = None
    chapter: str | None = None
    clauses: tuple[str, ...] = ()
    mechanics: tuple[str, ...] = ()

    @property
    def given(self) -> bool:
        """Is there anything to filter by?"""
        return bool(self.game or self.chapter or self.clauses or self.mechanics)


def is_clause(request: str) -> bool:
    """Does a request name clauses and not a scenario?"""
    return not request.endswith((".yaml", ".yml")) and lookup.is_number(request)


def scenarios(names: Sequence[str], filters: Filters, store: Store) -> tuple[Scenario, ...]:
    """The scenarios of these names, or of the whole bank, that pass; raises UserError where none does."""
    wanted = _ids(filters, store) if filters.clauses else set()
    candidates = list(bank.find(names)) if names else _bank(filters, wanted)
    chosen = [one for one in candidates if filters.game in (None, one.game) and _in_chapter(one, filters.chapter)]
    chosen = _of_mechanics(chosen, filters.mechanics)
    if filters.clauses:
        chosen = [one for one in chosen if one.source in wanted or wanted & set(_cited(one))]
    if not chosen:
        raise UserError("Ningún escenario cumple todo lo que pides; quita algún filtro o mira «judgekit scenarios».")
    return tuple(chosen)


def _bank(filters: Filters, wanted: set[str]) -> list[Scenario]:
    """The scenarios of the games that can pass."""
    games = {filters.game} if filters.game else {one.partition(":")[0] for one in wanted}
    if not games:
        return list(bank.scenarios())
    return [one for game in sorted(games) for one in bank.scenarios(game=game)]


def _in_chapter(scenario: Scenario, chapter: str | None) -> bool:
    number = scenario.source.partition(":")[2].partition("/")[0]
    return chapter is None or number == chapter or number.startswith(f"{chapter}.")


def _of_mechanics(candidates: list[Scenario], wanted: Sequence[str]) -> list[Scenario]:
    known = {one for scenario in candidates for one in scenario.mechanics}
    for one in wanted:
        if one not in known:
            raise UserError(f"Ningún escenario de los que pides trata la mecánica «{one:.60}»{hint([one], known)}.")
    return [one for one in candidates if not wanted or set(wanted) & set(one.mechanics)]


def _cited(scenario: Scenario) -> tuple[str, ...]:
    return cited_clauses(replay(scenario.situation).game.trace.steps)


def _ids(filters: Filters, store: Store) -> set[str]:
    found = [found for request in filters.clauses for found in lookup.find(request, store, filters.game)]
    return {below.id for one in found for clause in one.clauses for below in store.subtree(clause)}
