"""A replay as the one versioned JSON tree that other programs read, with what was explored and compared."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from judgekit import __version__, games
from judgekit.engine.choice import Decision
from judgekit.engine.trace import Step
from judgekit.replay.cited_document import Document
from judgekit.replay.explorer import Exploration
from judgekit.replay.outcomes import State, data, outcome
from judgekit.replay.readings import Compared
from judgekit.replay.run import Replay
from judgekit.replay.verdict import Finding, Verdict
from judgekit.scenario import Question

SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Excluded:
    """What looks like an option and is none, and the clauses that exclude it."""

    option: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """A decision: who takes it, among what, and what was taken; `before` is the id of the step that came next."""

    player: str
    kind: str
    name: str
    options: tuple[str, ...]
    least: int
    most: int
    excluded: tuple[Excluded, ...]
    clauses: tuple[str, ...]
    taken: tuple[str, ...]
    before: int


@dataclass(frozen=True, slots=True)
class Message:
    """A key of the catalogue of messages, and the arguments of its sentence."""

    key: str
    args: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TreeStep:
    """A step under its parent: because of which others, by which clauses, and what changed on the table.

    `by_text` only where the text of a card stopped it: the ability.
    """

    id: int
    parent: int | None
    because: tuple[int, ...]
    clauses: tuple[str, ...]
    status: str
    overridden_by: tuple[str, ...]
    message: Message
    actor: str | None
    changes: tuple[Mapping[str, Any], ...]
    by_text: str | None = None


@dataclass(frozen=True, slots=True)
class Held:
    """A claim held against what came out."""

    path: tuple[str, ...]
    expected: Any
    found: Any
    passed: bool


@dataclass(frozen=True, slots=True)
class Judged:
    """Every claim, and whether all hold."""

    passed: bool
    findings: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """One final table of an exploration: the choices of the first path to it, how many there are, what stopped it."""

    state: State
    choices: tuple[Chosen, ...]
    paths: int
    stopped: str | None


@dataclass(frozen=True, slots=True)
class Asked:
    """What is decided under one name: how often it was asked, and whether it ever changes what can come out."""

    player: str
    name: str
    asked: int
    changes: bool


@dataclass(frozen=True, slots=True)
class Under:
    """What comes out under one meaning of a reading; the outcome is null where it cannot be played so."""

    meaning: str
    passed: bool
    outcome: State | None
    problem: str | None


@dataclass(frozen=True, slots=True)
class ReadOtherwise:
    """A reading under each of its meanings, and whether the final table changes."""

    reading: str
    changes: bool
    meanings: tuple[Under, ...]


@dataclass(frozen=True, slots=True)
class Differing:
    """Where to look, what is there, and what would be there otherwise."""

    path: tuple[str, ...]
    found: Any
    otherwise: Any


@dataclass(frozen=True, slots=True)
class Deciding:
    """A reason: its clauses, what was changed (`how`, and its `name`), and the facts that hang on it.

    `nearly` is what would have to lie on the table for it to apply; `believed` are the malrules that stand against it,
    `parts_at` is the step where it parts ways, `says` its sentence.
    """

    clauses: tuple[str, ...]
    how: str
    name: str
    facts: tuple[Differing, ...]
    nearly: Differing | None
    believed: tuple[str, ...]
    read_otherwise: tuple[str, ...]
    parts_at: int | None
    says: str


@dataclass(frozen=True, slots=True)
class Tree:
    """The whole trace; no verdict where nothing is claimed; the last seven only where they were asked for.

    `paths` were counted from so many `positions`; so many of them come back to where they have been (`cycles`).
    """

    schema: int
    judgekit: str
    game: str
    scenario: str | None
    document: Document
    reading: Mapping[str, str]
    choices: tuple[Chosen, ...]
    steps: tuple[TreeStep, ...]
    outcome: State
    verdict: Judged | None
    paths: int | None = None
    positions: int | None = None
    cycles: int | None = None
    outcomes: tuple[Ending, ...] | None = None
    decisions: tuple[Asked, ...] | None = None
    readings: tuple[ReadOtherwise, ...] | None = None
    deciding: tuple[Deciding, ...] | None = None


def tree(
    scenario: Question,
    replay: Replay,
    verdict: Verdict,
    document: Document,
    readings: Mapping[str, str] | None = None,
) -> Tree:
    """The whole tree; `readings` are those that ran besides the scenario's own."""
    trace = replay.game.trace
    return Tree(
        schema=SCHEMA,
        judgekit=__version__,
        game=scenario.game,
        scenario=scenario.id,
        document=document,
        reading=meanings(scenario, readings),
        choices=choices(trace.decisions),
        steps=tuple(_step(one) for one in trace.steps),
        outcome=outcome(replay.game),
        verdict=_judged(verdict) if verdict.findings else None,
    )


def _judged(verdict: Verdict) -> Judged:
    return Judged(verdict.passed, tuple(_held(one) for one in verdict.findings))


def with_exploration(made: Tree, found: Exploration) -> Tree:
    """The tree with all that may come out."""
    endings = (Ending(one.state, choices(one.decisions), one.paths, one.stopped) for one in found.outcomes)
    decisions = (Asked(one.player, one.name, one.asked, one.matters) for one in found.forks)
    counts = {"paths": found.paths, "positions": found.positions, "cycles": found.cycles}
    return replace(made, **counts, outcomes=tuple(endings), decisions=tuple(decisions))  # type: ignore[arg-type]


def with_readings(made: Tree, compared: Sequence[Compared]) -> Tree:
    """The tree with what comes out under each meaning of each reading."""
    return replace(made, readings=tuple(_read_otherwise(one) for one in compared))


def meanings(scenario: Question, chosen: Mapping[str, str] | None = None) -> dict[str, str]:
    """The meaning under which each reading of the game ran."""
    named = {**scenario.situation.readings, **(chosen or {})}
    return {one.name: one.meaning(named.get(one.name)).name for one in games.readings(scenario.game)}


def choices(decisions: Sequence[Decision]) -> tuple[Chosen, ...]:
    """Decisions as the tree tells them."""
    return tuple(_chosen(one) for one in decisions)


def _chosen(decision: Decision) -> Chosen:
    asked = decision.choice
    return Chosen(
        player=asked.player,
        kind=asked.kind,
        name=asked.name,
        options=tuple(one.key for one in asked.options),
        least=asked.least,
        most=asked.most,
        excluded=tuple(Excluded(*one) for one in asked.excluded),
        clauses=asked.clauses,
        taken=tuple(asked.options[one].key for one in decision.taken),
        before=decision.at,
    )


def _step(step: Step) -> TreeStep:
    return TreeStep(
        id=step.id,
        parent=step.parent,
        because=step.because,
        clauses=step.clauses,
        status=step.status,
        overridden_by=step.overridden_by,
        message=Message(step.key, data(dict(step.args))),
        actor=step.actor,
        changes=tuple(data(one) for one in step.changes),
        by_text=step.by_text or None,
    )


def _held(finding: Finding) -> Held:
    claim = finding.claim
    return Held(claim.path, data(claim.expected), data(finding.found), finding.passed)


def _read_otherwise(compared: Compared) -> ReadOtherwise:
    results = (Under(one.meaning.name, one.passed, one.state, one.problem) for one in compared.results)
    return ReadOtherwise(compared.reading.name, compared.changes_outcome, tuple(results))
