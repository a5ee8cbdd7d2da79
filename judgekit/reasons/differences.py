"""What is different in another play: the facts that were asked, the way to them, and where the two part."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import Any

from judgekit.engine.game import Game
from judgekit.engine.trace import CONSIDERED, Step
from judgekit.reasons.changes import clauses_of_rules
from judgekit.reasons.model import END, MOVE, Fact, Path
from judgekit.reasons.playing_otherwise import Otherwise
from judgekit.replay import TRIES, Asked, Found, applied

Key = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """What another play changes: the facts asked (`counted` of them are what the question is about), and the way.

    `at_work` are the rules that do something in it and nothing in the replay.
    """

    facts: tuple[Fact, ...]
    counted: int
    parts_at: int | None
    another_way: bool
    at_work: frozenset[str]

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
        if not facts:
            facts = tuple(self._otherwise_forbidden(otherwise.game))
        another_way, parts_at = self._parts(otherwise.game)
        refused_by = otherwise.refused.illegal.clauses if otherwise.refused else ()
        now_shown = applied(otherwise.game.trace.steps) - self.shown | {*refused_by}
        at_work = self._now_at_work(otherwise, now_shown) if facts else frozenset()
        return Difference(facts, counted, parts_at, another_way or bool(facts), at_work)

    def _now_at_work(self, otherwise: Otherwise, clauses: frozenset[str]) -> frozenset[str]:
        """The rules that record something now, and those of the clauses shown now that answer as they never did."""
        said = _recording(otherwise.game) - _recording(self.game)
        mine, others = self.game.trace.answers, otherwise.game.trace.answers
        answering = {name for name, one in others.items() if one - mine.get(name, set())}
        cls: Any = type(self.game)
        of_clauses = clauses_of_rules(cls)
        return frozenset((*said, *(name for name in answering if clauses & {*of_clauses.get(name, ())})))

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

    def _parts(self, other: Game) -> tuple[bool, int | None]:
        """Does the other play go another way, and at which step of this one; None where it only goes on after it."""
        for mine, its in zip_longest(self._way, _way(other)):
            if mine is None or its is None or mine[1] != its[1]:
                return True, mine[0] if mine else None
        return False, None


def _ended(otherwise: Otherwise) -> Iterator[Fact]:
    if otherwise.refused:
        place = otherwise.refused.move.place
        yield Fact((MOVE, str(place.line if place else "")), "legal", "illegal")
    if not otherwise.is_over:
        yield Fact((END,), "over", "endless" if otherwise.endless else "unplayable")


def _recording(game: Game) -> frozenset[str]:
    return frozenset(step.rule for step in game.trace.steps if step.status != CONSIDERED)


def _way(game: Game) -> Iterator[tuple[int, Key]]:
    for step in game.trace.steps:
        if step.status != CONSIDERED:
            yield step.id, _key(step)


def _key(step: Step) -> Key:
    return (step.key, repr(step.args), step.actor, step.status)
