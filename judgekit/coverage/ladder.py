"""How far each operative clause has climbed: cited, considered, applied, asserted, killed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause
from judgekit.coverage import citations, clause_classes
from judgekit.coverage.bank_run import Progress, Trial, by_clause, try_all
from judgekit.coverage.citations import Citation
from judgekit.coverage.clause_classes import Classified, ClauseClass
from judgekit.coverage.killed import Ending, missed
from judgekit.coverage.noticing import Noticed, noticed
from judgekit.scenario import Scenario
from judgekit.workers import Workers


class Rung(StrEnum):
    """The rungs of the ladder, the lowest first."""

    UNCITED = "uncited"
    CITED = "cited"
    CONSIDERED = "considered"
    APPLIED = "applied"
    ASSERTED = "asserted"
    KILLED = "killed"


RUNGS = tuple(Rung)
HERE = Workers()
_BLURRED = (Ending.MISFIT, Ending.CRASH)


@dataclass(frozen=True, slots=True)
class Covered:
    """A clause with its class, the rung that an operative one is on, the rule methods that are it, and its scenarios.

    Its scenarios are those that pass and apply it or make a claim of it.
    """

    clause: Clause
    classified: Classified
    rung: Rung | None
    rules: tuple[str, ...]
    scenarios: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """The ladder of one game, the citations of clauses that do not exist, the scenarios that fail.

    `malrules` are those of the game with the scenarios that notice them, `blurred` the clauses whose rule
    is missed, but by no verdict; both are empty where that was not measured.
    """

    game: str
    clauses: tuple[Covered, ...]
    missing: tuple[Citation, ...]
    scenarios: int
    failing: tuple[str, ...]
    malrules: tuple[Noticed, ...] = ()
    blurred: Mapping[str, Ending] = field(default_factory=dict)


def coverage(
    library: Library,
    game: str,
    scenarios: Sequence[Scenario],
    *,
    removing: Progress | None = None,
    replaying: Progress = lambda _done, _total: None,
    workers: Workers = HERE,
) -> Coverage:
    """The ladder of a game by its scenarios; with `removing`, each rule is removed to see who notices: that is slow."""
    clauses = library.ask(lambda store: store.clauses(game))
    classes = clause_classes.of_game(library, game)
    ladder = _Ladder(tuple(citations.of_game(game)), try_all(scenarios, replaying))
    malrules = noticed(game, ladder.trials, removing, workers) if removing else ()
    if removing:
        ladder.noticed = frozenset(clause for one in malrules if one.scenarios for clause in one.malrule.breaks)
        operative = [one for one, of in classes.items() if of.class_ is ClauseClass.OPERATIVE]
        ladder.measure_killed(operative, removing, workers)
    return Coverage(
        game,
        tuple(ladder.covered(clause, classes[clause.id]) for clause in clauses),
        tuple(one for one in ladder.citations() if one.clause not in classes),
        len(scenarios),
        tuple(trial.scenario.id for trial in ladder.trials if not trial.passed),
        malrules,
        ladder.blurred,
    )


@dataclass(frozen=True, slots=True)
class Figures:
    """How many clauses are operative, how many of those climbed to each rung, how many there are.

    `killed` is None where that rung was not measured.
    """

    operative: int
    cited: int
    considered: int
    applied: int
    asserted: int
    killed: int | None
    total: int


def figures(clauses: Iterable[Covered], *, killed: bool) -> Figures:
    """Count clauses; `killed` says whether that rung was measured."""
    chosen = tuple(clauses)
    on = Counter(one.rung for one in chosen if one.rung)
    climbed = [sum(on[above] for above in RUNGS[at:]) for at in range(1, len(RUNGS))]
    cited, considered, applied, asserted, removed = climbed
    measured = removed if killed else None
    return Figures(on.total(), cited, considered, applied, asserted, measured, len(chosen))


class _Ladder:
    """All that is cited and was tried of a game."""

    def __init__(self, declared: Sequence[Citation], trials: Sequence[Trial]) -> None:
        self.trials = trials
        self._declared = declared
        self._methods = citations.methods_by_clause(declared)
        self._considered = by_clause(trials, lambda trial: trial.considered)
        self._applied = by_clause(trials, lambda trial: trial.applied)
        self._asserted = by_clause(trials, lambda trial: trial.asserted)
        self._killed: frozenset[str] = frozenset()
        self.noticed: frozenset[str] = frozenset()
        self.blurred: Mapping[str, Ending] = {}

    def measure_killed(self, clauses: Sequence[str], progress: Progress, workers: Workers) -> None:
        """Remove the rules of these clauses, of those that were ever looked at and whose malrule nobody noticed."""
        left = [one for one in clauses if one in self._considered and one not in self.noticed]
        endings = missed(left, self._considered, progress, workers)
        self._killed = self.noticed | {clause for clause, how in endings.items() if how is Ending.FAILS}
        self.blurred = {clause: how for clause, how in endings.items() if how in _BLURRED}

    def covered(self, clause: Clause, classified: Classified) -> Covered:
        """A clause with all that is known of it."""
        rung = self._rung(clause.id) if classified.class_ is ClauseClass.OPERATIVE else None
        return Covered(clause, classified, rung, self._methods.get(clause.id, ()), self._scenarios(clause.id))

    def citations(self) -> Iterator[Citation]:
        """Everything that names a clause, each once; a replay may also name some that no decorator declares."""
        written = (one for trial in self.trials for one in citations.of_scenario(trial.scenario))
        shown = (Citation(clause, "scenario", t.scenario.id) for t in self.trials for clause in sorted(t.considered))
        declared = set(self._methods)
        yield from dict.fromkeys((*self._declared, *written, *(one for one in shown if one.clause not in declared)))

    def _rung(self, clause: str) -> Rung:
        """The highest rung below which none is missing."""
        climbed: Mapping[Rung, bool] = {
            Rung.CITED: clause in self._methods or clause in self._considered,
            Rung.CONSIDERED: clause in self._considered,
            Rung.APPLIED: clause in self._applied,
            Rung.ASSERTED: clause in self._asserted,
            Rung.KILLED: clause in self._killed,
        }
        missed = next((rung for rung, reached in climbed.items() if not reached), None)
        return RUNGS[RUNGS.index(missed) - 1] if missed else RUNGS[-1]

    def _scenarios(self, clause: str) -> tuple[str, ...]:
        showing = (*self._applied.get(clause, ()), *self._asserted.get(clause, ()))
        return tuple(sorted({trial.scenario.id for trial in showing}))
