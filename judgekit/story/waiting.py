"""The effects that waited, read from the trace: when each was born, when it resolved, what waited meanwhile."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.story.phrases import say
from judgekit.story.pile import Moment, Pile, Waiting
from judgekit.story.teller import Teller
from judgekit.story.telling import numbers

FEWEST = 2
BORN, RESOLVED = "triggers", "resolve"
# what an ability says while it resolves or without ever waiting
_IN_PASSING = {"chosen", "condition", "steps in", "reveals", "looks", "names"}


@dataclass(slots=True)
class _Life:
    """One effect from its first step to its last."""

    label: str
    player: str
    steps: list[int]
    because: tuple[int, ...] = ()
    triggered: bool = False
    resolved: int | None = None
    keys: set[str] = field(default_factory=set)

    @property
    def end(self) -> int:
        """The step where it resolves, or else the last that speaks of it."""
        return self.steps[-1] if self.resolved is None else self.resolved

    @property
    def waited(self) -> bool:
        """Is it known to have waited: it resolved, it triggered, or several steps spoke of it?"""
        return self.resolved is not None or self.triggered or len(self.keys) > 1


def waited(game: Game, teller: Teller) -> Pile | None:
    """The effects that waited; None where there were not at least two to put in order."""
    steps = game.trace.steps
    printed = numbers(steps)
    still = _still_waiting(game)
    lives = [life for life in _lives(steps) if life.waited]
    if len(lives) < FEWEST:
        return None
    effects = tuple(
        Waiting(
            number,
            teller.names.name(life.label),
            life.player,
            printed[life.steps[0]],
            None if life.resolved is None and life.label in still else printed[life.end],
            life.resolved is not None,
        )
        for number, life in enumerate(sorted(lives, key=lambda one: one.steps[0]), 1)
    )
    words = teller.words
    name = words.word("pile", "name") if words.knows("pile", "name") else say("pile.unnamed")
    return Pile(name, effects, tuple(_moments(effects)))


def order(steps: Sequence[Step]) -> tuple[str, ...]:
    """The abilities that resolved, in order."""
    return tuple(str(step.args["ability"]) for step in steps if step.status == "applied" and step.key == RESOLVED)


def _lives(steps: Sequence[Step]) -> list[_Life]:
    lives: list[_Life] = []
    for step in steps:
        label = step.args.get("ability")
        if step.status != "applied" or not isinstance(label, str) or step.key in _IN_PASSING:
            continue
        life = None if step.key == BORN else _open(lives, label, step)
        if life is None:
            life = _Life(label, step.actor or "", [], step.because, triggered=step.key == BORN)
            lives.append(life)
        life.steps.append(step.id)
        life.keys.add(step.key)
        life.player = life.player or step.actor or ""
        if step.key == RESOLVED:
            life.resolved = step.id
    return lives


def _open(lives: Sequence[_Life], label: str, step: Step) -> _Life | None:
    """The effect of this name that has not resolved, the one with the same cause if there are several."""
    waiting = [life for life in lives if life.label == label and life.resolved is None]
    same = [life for life in waiting if life.because == step.because]
    return next(iter(same or waiting), None)


def _still_waiting(game: Game) -> frozenset[str]:
    """The effects that nothing has taken out yet."""
    waiting = (one for bucket in game.state.waiting.values() for one in bucket.values())
    return frozenset(one.label for one in (*game.state.stack, *waiting))


def _moments(effects: Sequence[Waiting]) -> Iterator[Moment]:
    """One moment for each step where the pile changes; what triggers in a row is one moment."""
    births = {one.born for one in effects}
    ends = {one.ended: one for one in effects if one.ended is not None}
    changes = sorted(births | set(ends))
    for step, following in zip(changes, (*changes[1:], None), strict=True):
        if step in ends:
            ended = ends[step]
            out = (ended.number, None) if ended.resolves else (None, ended.number)
            yield Moment(step, _waiting(effects, step), *out)
        elif following not in births or following in ends:
            yield Moment(step, _waiting(effects, step))


def _waiting(effects: Sequence[Waiting], step: int) -> tuple[int, ...]:
    """What waits after a step, what ends sooner first and what never does last."""
    waiting = [one for one in effects if one.born <= step and (one.ended is None or one.ended > step)]
    waiting.sort(key=lambda one: (one.ended is None, one.ended or 0, -one.number))
    return tuple(one.number for one in waiting)
