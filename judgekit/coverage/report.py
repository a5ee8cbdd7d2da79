"""What `judgekit coverage` answers: the ladders of the games asked for, whole, of a chapter or of a rung."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from judgekit.corpus.library import Library
from judgekit.coverage.clause_classes import ClauseClass
from judgekit.coverage.ladder import Coverage, Covered, Figures, Rung, figures
from judgekit.coverage.noticing import Noticed
from judgekit.errors import UserError


@dataclass(frozen=True, slots=True, kw_only=True)
class CoveredClause:
    """A clause on the ladder: its class, why it is out of scope, its rung if it is operative, who cites or shows it."""

    class_: ClauseClass
    why: str | None = None
    rung: Rung | None
    rules: tuple[str, ...]
    scenarios: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MissingClause:
    """A clause that is cited and does not exist."""

    id: str
    cited_by: str
    name: str


@dataclass(frozen=True, slots=True)
class PlayedMalrule:
    """A malrule, the clauses that it breaks, what it makes people believe, and the scenarios that notice it."""

    game: str
    name: str
    breaks: tuple[str, ...]
    belief: str
    scenarios: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoverageReport:
    """Figures by game, clauses by id, what is wrong with the bank; malrules where they were played."""

    games: Mapping[str, Figures]
    clauses: Mapping[str, CoveredClause]
    missing: tuple[MissingClause, ...]
    failing: tuple[str, ...]
    malrules: tuple[PlayedMalrule, ...] | None = None


@dataclass(frozen=True, slots=True)
class Ladders:
    """The ladders of some games, the clauses of them that were asked for, and whether rules were removed."""

    measured: tuple[Coverage, ...]
    shown: Mapping[str, tuple[Covered, ...]]
    killed: bool

    def on(self, rung: Rung | None) -> tuple[Covered, ...]:
        """The clauses asked for that are on a rung; all of them where none is named."""
        return tuple(one for of_game in self.shown.values() for one in of_game if rung in (None, one.rung))

    def report(self, rung: Rung | None) -> CoverageReport:
        """All of it as a result; its clauses are those on the rung."""
        malrules = tuple(_malrule(noticed) for one in self.measured for noticed in one.malrules)
        missing = (MissingClause(m.clause, m.kind, m.name) for one in self.measured for m in one.missing)
        return CoverageReport(
            games={game: figures(clauses, killed=self.killed) for game, clauses in self.shown.items()},
            clauses={one.clause.id: _clause(one) for one in self.on(rung)},
            missing=tuple(missing),
            failing=tuple(scenario for one in self.measured for scenario in one.failing),
            malrules=malrules if self.killed else None,
        )


def installed_titles(library: Library, game: str | None) -> dict[str, str]:
    """The titles of the documents to measure, by game."""
    documents = library.ask(lambda store: store.documents())
    return {one.game: one.card.title for one in documents if one.installed and game in (None, one.game)}


def of_chapter(measured: Sequence[Coverage], chapter: str | None, *, killed: bool) -> Ladders:
    """Ladders with the clauses of a chapter, or with all; raises UserError where the chapter does not exist."""
    shown = {one.game: tuple(c for c in one.clauses if chapter in (None, c.clause.chapter)) for one in measured}
    if chapter and not any(shown.values()):
        raise UserError(
            "unknown-chapter",
            f"El capítulo «{chapter:.20}» no existe en {', '.join(shown)}; míralos con «judgekit toc».",
        )
    return Ladders(tuple(measured), shown, killed)


def _clause(covered: Covered) -> CoveredClause:
    return CoveredClause(
        class_=covered.classified.class_,
        why=covered.classified.why or None,
        rung=covered.rung,
        rules=covered.rules,
        scenarios=covered.scenarios,
    )


def _malrule(noticed: Noticed) -> PlayedMalrule:
    one = noticed.malrule
    return PlayedMalrule(one.game, one.name, tuple(one.breaks), one.belief, noticed.scenarios)
