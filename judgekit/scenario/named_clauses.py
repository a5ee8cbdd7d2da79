"""The clauses that a scenario names, held against the edition that is installed."""

from collections.abc import Iterator, Sequence

from judgekit.corpus.lookup import nearest
from judgekit.corpus.store import Store
from judgekit.engine.origin import Origin
from judgekit.errors import Place, UserError
from judgekit.scenario.claims import ATTEMPTS, CLAUSES, LISTS, parted
from judgekit.scenario.model import Question

Cited = tuple[str, Origin]
"""A clause as a scenario names it, and where."""


def cited(scenario: Question) -> tuple[Cited, ...]:
    """The clauses that a scenario names: its source, and those that it makes claims of."""
    source = ((scenario.source, scenario.places["source"]),) if scenario.source is not None else ()
    return (*source, *_asserted(scenario))


def check_cited(named: Sequence[Cited], store: Store) -> None:
    """Raise UserError at the first clause that its game's text has not; a text that is not installed says nothing."""
    installed = {one.game for one in store.documents() if one.installed}
    known = store.by_ids(list(dict.fromkeys(clause for clause, _ in named)))
    for clause, place in named:
        if clause not in known and clause.partition(":")[0] in installed:
            raise _not_there(clause, place, store)


def asserted(scenario: Question) -> Iterator[str]:
    """The clauses that a scenario makes claims of: applied or not, considered, forbidding what is tried."""
    return (clause for clause, _ in _asserted(scenario))


def _asserted(scenario: Question) -> Iterator[Cited]:
    for claim in scenario.claims:
        _, (kind, *rest) = parted(claim.path)
        if kind in CLAUSES:
            yield rest[0], claim.place
        elif kind in LISTS and rest and claim.expected not in ATTEMPTS:
            yield str(claim.expected), claim.place


def _not_there(clause: str, place: Origin, store: Store) -> UserError:
    game, _, number = clause.partition(":")
    stem, slash, _ = number.partition("/")
    misprint = store.aliases(stem, game)
    near = [one for one in ([f"{game}:{stem}"] if slash else misprint) if store.by_ids([one])]
    near = near or list(nearest(stem, [game], store))
    problem = f"la cláusula «{clause:.60}» no existe en el texto instalado; las más cercanas son {', '.join(near)}."
    return UserError("unknown-clause", problem, place=Place.of(place), near=near)
