"""The one output of a replay: a tree of steps, each naming the clauses that made it happen or stopped it."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from copy import copy
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from judgekit.engine.altered import altered
from judgekit.engine.choice import Choice, Decision
from judgekit.engine.record import record

MOST_STEPS = 20_000
CONSIDERED = "considered"


class Answer(StrEnum):
    """What a rule came to: nothing (no, 0, none, no objection), what it was given, or anything else, an act too."""

    NOTHING = "nothing"
    UNCHANGED = "unchanged"
    SOMETHING = "something"


class Endless(Exception):  # noqa: N818 - what was asked never ends
    """The replay went past every bearable number of steps."""


@dataclass(slots=True)
class Step:
    """One step: what happened (`key` and `args` are a message), under which step, because of which, by what clauses.

    `by_text` is the ability that stopped it, where a card's text did; `rule` the name of the rule that recorded it. Of
    what was considered the key is CONSIDERED where nothing was said but that its clauses were looked at. `aside` is
    what only walks the game on, or announces what has happened already.
    """

    id: int
    parent: int | None
    key: str
    args: Mapping[str, Any]
    clauses: tuple[str, ...]
    status: str = "applied"
    because: tuple[int, ...] = ()
    overridden_by: tuple[str, ...] = ()
    by_text: str = ""
    actor: str | None = None
    changes: list[dict[str, Any]] = field(default_factory=list)
    rule: str = ""
    aside: bool = False


@record
class RuleOfGame:
    """A rule of one game: its name, its clauses, and what is said of its having been considered, "" for those alone.

    `aside` is one whose own steps only walk the game on.
    """

    name: str
    clauses: tuple[str, ...]
    key: str = ""
    aside: bool = False


@dataclass(slots=True)
class _Frame:
    """A rule that is running: what is said if it leaves no step, and whether it has.

    `began` is how much had happened when it began.
    """

    rule: RuleOfGame
    began: int = 0
    left_step: bool = False
    said: tuple[str, Mapping[str, Any]] | None = None


_NOBODY = RuleOfGame("", ())
_NO_FRAME = _Frame(_NOBODY)


@dataclass(slots=True)
class _Looking:
    """How many of those that are running only look."""

    depth: int = 0

    def __enter__(self) -> None:
        self.depth += 1

    def __exit__(self, *_: object) -> None:
        self.depth -= 1


@record
class _On:
    """Something lies on top of a list while what is inside happens."""

    things: list[Any]
    top: Any

    def __enter__(self) -> Any:
        self.things.append(self.top)

    def __exit__(self, *_: object) -> None:
        self.things.pop()


class Trace:
    """Records steps under the rule that is running; a step outside every rule is a fault of ours."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.decisions: list[Decision] = []
        self.offered: list[Choice] = []
        self._happened = 0
        self._answers: dict[RuleOfGame, set[Answer]] = {}
        self._open: list[int | None] = [None]
        self._frames: list[_Frame] = []
        self._considered: set[tuple[int | None, str, str | None]] = set()
        self.watch: Callable[[], None] | None = None
        """Told before each step is recorded: the table is as the step before left it; of a copy nobody is told."""
        self.looking = _Looking()
        """Something is worked out inside: the rules that say how are evaluated and leave no step."""

    @property
    def evaluated(self) -> frozenset[str]:
        """The clauses of every rule that was asked."""
        return frozenset(clause for one in self._answers for clause in one.clauses)

    @property
    def answers(self) -> Mapping[str, set[Answer]]:
        """What each rule that was asked answered, by its name."""
        found: dict[str, set[Answer]] = {}
        for one, answers in self._answers.items():
            found.setdefault(one.name, set()).update(answers)
        return found

    @property
    def current(self) -> int | None:
        """The open step's id."""
        return self._open[-1]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the innermost rule that is running."""
        return self._frames[-1].rule.clauses if self._frames else ()

    @property
    def rule(self) -> str:
        """The name of the innermost rule that is running."""
        return self._frames[-1].rule.name if self._frames else ""

    def enter(self, rule: RuleOfGame) -> None:
        """A rule begins."""
        self._frames.append(_Frame(rule, self._happened))

    def spares(self, key: str, args: Mapping[str, Any]) -> None:
        """The rule that is running does not reach what it was asked about, and this is why."""
        if self._frames:
            self._frames[-1].said = key, args

    def leave(self, answer: Answer = Answer.SOMETHING) -> None:
        """A rule ends; where it left no step, it was considered and did not apply (said once under each step).

        One under which something happened did something, whatever it answers.
        """
        frame = self._frames.pop()
        rule = frame.rule
        answers = self._answers.get(rule)
        if answers is None:
            answers = self._answers[rule] = set()
        answers.add(answer if self._happened == frame.began else Answer.SOMETHING)
        if frame.left_step or self.looking.depth:
            return
        key, args = frame.said or (rule.key, None)
        said = self._open[-1], rule.name, None if args is None else str(args)
        if said not in self._considered:
            self._considered.add(said)
            self._add(key or CONSIDERED, args or {}, rule.clauses, CONSIDERED, rule)

    def abandon(self) -> None:
        """A rule ends because what it judged is illegal: its step is written by whoever rewinds."""
        self._answers.setdefault(self._frames.pop().rule, set()).add(Answer.SOMETHING)

    def say(
        self,
        key: str,
        args: Mapping[str, Any],
        *,
        clauses: tuple[str, ...] = (),
        status: str = "applied",
        because: tuple[int, ...] = (),
        actor: str | None = None,
    ) -> Step:
        """Record a step by the running rule, or by the clauses given."""
        frame = self._frames[-1] if self._frames else _NO_FRAME
        frame.left_step = True
        by = clauses or frame.rule.clauses
        if not by:
            raise RuntimeError(f"step {key} cites no clause")
        self._happened += 1
        step = self._add(key, args, by, status, frame.rule)
        step.because, step.actor = because, actor
        return step

    def stopped(
        self,
        key: str,
        args: Mapping[str, Any],
        by: tuple[str, ...],
        *,
        clauses: tuple[str, ...] = (),
        by_text: str = "",
    ) -> Step:
        """Record what did not happen: by which clauses, and by which card's ability if it was one."""
        step = self.say(key, args, clauses=clauses, status="overridden")
        step.overridden_by, step.by_text = by, by_text
        return step

    def under(self, step: Step) -> AbstractContextManager[None]:
        """What is recorded inside hangs from this step."""
        return _On(self._open, step.id)

    def by(self, clauses: tuple[str, ...]) -> AbstractContextManager[None]:
        """What is recorded inside, outside every other rule, happens by these clauses."""
        outer = self._frames[-1].rule if self._frames else _NOBODY
        return _On(self._frames, _Frame(RuleOfGame(outer.name, clauses, aside=outer.aside), 0, True))

    def cite(self) -> None:
        """The running rule shaped the open step: its clauses join those of the step."""
        if self.looking.depth or not self._frames or self.current is None:
            return
        frame, step = self._frames[-1], self.steps[self.current]
        frame.left_step = True
        by = frame.rule.clauses
        if by != step.clauses:
            step.clauses = (*step.clauses, *(one for one in by if one not in step.clauses))

    def change(self, **what: Any) -> None:
        """Note on the open step what changed on the table; `at` is the id of the step that comes next."""
        if self.current is not None:
            what["at"] = len(self.steps)
            self.steps[self.current].changes.append(what)

    def checkpoint(self) -> tuple[Any, ...]:
        """Where the record stands."""
        open_ = [self.steps[one] for one in self._open if one is not None]
        marks = [(step, len(step.changes), step.clauses) for step in open_]
        lengths = len(self.steps), len(self.decisions), len(self._frames), len(self.offered), self._happened
        return lengths, list(self._open), set(self._considered), marks

    def as_it_is(self) -> "Trace":
        """The record up to this moment; what is worked out on it leaves no step."""
        seen = copy(self)
        seen.steps = [altered(one, changes=list(one.changes)) for one in self.steps]
        seen.decisions, seen.offered = list(self.decisions), list(self.offered)
        seen._answers = {one: set(answers) for one, answers in self._answers.items()}
        seen._considered = set(self._considered)
        seen._open, seen._frames, seen.looking = list(self._open), list(self._frames), _Looking(1)
        seen.watch = None
        return seen

    @property
    def is_at_rest(self) -> bool:
        """Is no rule running, and no step open?"""
        return not self._frames and len(self._open) == 1

    def twin(self) -> "Trace":
        """The same record, to be written on beside this one where no step is open."""
        twin = copy(self)
        twin.steps, twin.decisions, twin.offered = list(self.steps), list(self.decisions), list(self.offered)
        twin._answers = {one: set(answers) for one, answers in self._answers.items()}
        twin._open, twin._frames, twin._considered = list(self._open), list(self._frames), set(self._considered)
        twin.looking, twin.watch = _Looking(), None
        return twin

    def rewind(self, checkpoint: tuple[Any, ...]) -> None:
        """Forget what was recorded since, on the steps that are still open too."""
        (steps, decisions, frames, offered, self._happened), self._open[:], self._considered, marks = checkpoint
        del self.steps[steps:], self.decisions[decisions:], self._frames[frames:], self.offered[offered:]
        for step, changes, clauses in marks:
            del step.changes[changes:]
            step.clauses = clauses

    def _add(self, key: str, args: Mapping[str, Any], clauses: tuple[str, ...], status: str, rule: RuleOfGame) -> Step:
        number = len(self.steps)
        if number > MOST_STEPS:
            raise Endless
        if self.watch is not None:
            self.watch()
        step = Step(number, self._open[-1], key, args, clauses, status, rule=rule.name, aside=rule.aside)
        self.steps.append(step)
        return step
