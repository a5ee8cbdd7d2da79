"""Who cites which clauses: the rule methods of a game, its readings, the scenarios of the bank."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from judgekit import games
from judgekit.engine.game import Game
from judgekit.replay import rule_methods
from judgekit.scenario import Scenario, asserted


class Citation(NamedTuple):
    """A clause id and the rule method, the reading or the scenario that names it."""

    clause: str
    kind: Literal["rule", "reading", "scenario"]
    name: str


def of_game(game: str) -> Iterator[Citation]:
    """What the rule methods and the readings of a game cite; nothing where a document has no game."""
    if game not in games.names():
        return
    cls, readings = games.game(game), games.readings(game)
    for name, rule in rule_methods(cls, readings):
        yield from (Citation(clause, "rule", name) for clause in cls.cited(rule.numbers))
    for reading in readings:
        yield from (Citation(clause, "reading", reading.name) for clause in _ids(cls, reading.clauses))


def of_scenario(scenario: Scenario) -> Iterator[Citation]:
    """The clause that a scenario comes from and those that it makes claims of."""
    cited = dict.fromkeys((scenario.source, *asserted(scenario)))
    yield from (Citation(clause, "scenario", scenario.id) for clause in cited)


def methods_by_clause(citations: Sequence[Citation]) -> Mapping[str, tuple[str, ...]]:
    """The rule methods that declare each clause."""
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for one in citations:
        if one.kind == "rule":
            found[one.clause][one.name] = None
    return {clause: tuple(names) for clause, names in found.items()}


def _ids(game: type[Game], written: Sequence[str]) -> Iterator[str]:
    """Readings name clauses by number or by id."""
    prefix = f"{game.game}:"
    yield from (one if one.startswith(prefix) else prefix + one for one in written)
