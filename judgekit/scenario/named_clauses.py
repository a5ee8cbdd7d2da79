"""The clauses that a scenario names, held against the edition that is installed."""

from collections.abc import Iterator, Sequence

from judgekit.corpus.lookup import nearest
from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store
from judgekit.engine.origin import Origin
from judgekit.errors import Place, UserError
from judgekit.scenario.claims import ATTEMPTS, CLAUSES, LISTS, bare, parted
from judgekit.scenario.model import Question

Cited = tuple[str, Origin]
"""A clause as a scenario names it, and where."""


def cited(scenario: Question) -> tuple[Cited, ...]:
    """The clauses that a scenario names: its source, those that it makes claims of, those that it pins."""
    source = ((scenario.source, scenario.places["source"]),) if scenario.source is not None else ()
    return (*source, *_asserted(scenario), *scenario.pins)


def check_cited(named: Sequence[Cited], store: Store) -> None:
    """Raise UserError at the first clause that its game's text has not, or that is pinned and says something else.

    A text that is not installed says nothing.
    """
    installed = {one.game for one in store.documents() if one.installed}
    known = store.by_ids(list(dict.fromkeys(bare(clause) for clause, _ in named)))
    for clause, place in named:
        if bare(clause) in known:
            _check_pin(clause, known[bare(clause)], place)
        elif clause.partition(":")[0] in installed:
            raise _not_there(bare(clause), place, store)


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


def _check_pin(clause: str, found: Clause, place: Origin) -> None:
    _, _, pin = clause.partition("@")
    if not found.sha256.startswith(pin):
        problem = f"«{clause:.80}» ya no dice lo que se citó; míralo con «judgekit rule» y pon su hash de ahora (@"
        raise UserError("stale-clause", f"{problem}{found.sha256[:12]}).", place=Place.of(place))


def _not_there(clause: str, place: Origin, store: Store) -> UserError:
    game, _, number = clause.partition(":")
    stem, slash, _ = number.partition("/")
    misprint = store.aliases(stem, game)
    near = [one for one in ([f"{game}:{stem}"] if slash else misprint) if store.by_ids([one])]
    near = near or list(nearest(stem, [game], store))
    problem = f"la cláusula «{clause:.60}» no existe en el texto instalado; las más cercanas son {', '.join(near)}."
    return UserError("unknown-clause", problem, place=Place.of(place), near=near)
