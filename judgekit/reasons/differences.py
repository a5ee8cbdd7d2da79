"""What is different in another play: the facts that were asked, the way to them, and where the two part."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.reasons.asking import TRIES, Asked, Found
from judgekit.reasons.model import END, MOVE, Fact, Path
from judgekit.reasons.playing_otherwise import Otherwise
from judgekit.replay import applied

Key = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """What another play changes: the facts asked (`counted` of them are what the question is about), and the way.

    `now_shown` are the clauses that it applies, or by which it stops something, and the replay does not.
    """

    facts: tuple[Fact, ...]
    counted: int
    parts_at: int | None
    another_way: bool
    now_shown: frozenset[str]

    @property
    def has_no_end(self) -> bool:
        """Does the game not come to an end any more?"""
        return any(fact.path == (END,) for fact in self.facts)

    @property
    def decides(self) -> bool:
        """Does something that the question is about come out otherwise?"""
        return self.counted > 0 or any(fact.path[0] in {MOVE, END} for fact in self.facts)


class Played:
    """The replay that the others are held against."""

    def __init__(self, game: Game, asked: Asked) -> None:
        self.game, self.asked = game, asked
        self.found = asked.found(game)
        self.shown = applied(game.trace.steps)

    @cached_property
    def _way(self) -> list[tuple[int, Key]]:
        return list(_way(self.game))

    def difference(self, otherwise: Otherwise) -> Difference:
        """What this other play changes."""
        facts = (*self._facts(otherwise), *_ended(otherwise))
        counted = sum(fact.path in self.asked.counted for fact in facts)
        other = [key for _, key in _way(otherwise.game)]
        if not facts:
            facts = tuple(self._otherwise_forbidden(otherwise.game))
        another_way = [key for _, key in self._way] != other or bool(facts)
        refused_by = otherwise.refused.illegal.clauses if otherwise.refused else ()
        now_shown = applied(otherwise.game.trace.steps) - self.shown | {*refused_by}
        return Difference(facts, counted, self._parts_at(other), another_way, now_shown)

    def _facts(self, otherwise: Otherwise) -> Iterator[Fact]:
        came = self._came(otherwise)
        for path in {**self.found, **came}:
            before, after = self.found.get(path), came.get(path)
            if before != after and self._is_asked(path):
                yield Fact(path, before, after)

    def _came(self, otherwise: Otherwise) -> Found:
        """What came out; nothing new of a table that broke in the middle of something."""
        try:
            return self.found if otherwise.unplayable else self.asked.found(otherwise.game)
        except Exception:  # without a rule a table may lie as no table can
            return self.found

    def _is_asked(self, path: Path) -> bool:
        """What did not change on the table is asked too if it otherwise would, unless the question narrows."""
        return path in self.asked.counted or not self.asked.narrowed

    def _otherwise_forbidden(self, game: Game) -> Iterator[Fact]:
        """An attempt that stays illegal, but by another rule."""
        for place, (by, other) in enumerate(zip(self.game.attempts, game.attempts, strict=False), start=1):
            if by != other and (TRIES, str(place)) in self.asked.counted:
                yield Fact((TRIES, str(place)), by, other)

    def _parts_at(self, other: list[Key]) -> int | None:
        for place, (step, key) in enumerate(self._way):
            if place >= len(other) or other[place] != key:
                return step
        return None


def _ended(otherwise: Otherwise) -> Iterator[Fact]:
    if otherwise.refused:
        place = otherwise.refused.move.place
        yield Fact((MOVE, str(place.line if place else "")), "legal", "illegal")
    if not otherwise.is_over:
        yield Fact((END,), "over", "endless" if otherwise.endless else "unplayable")


def _way(game: Game) -> Iterator[tuple[int, Key]]:
    for step in game.trace.steps:
        if step.status != "considered":
            yield step.id, _key(step)


def _key(step: Step) -> Key:
    return (step.key, repr(step.args), step.actor, step.status)
