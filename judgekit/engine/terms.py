"""The words that effects are made of: what they read, amounts and conditions."""

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import Literal

from judgekit.engine.abilities import Pattern
from judgekit.engine.different import most_alike, values_between
from judgekit.engine.filters import Filter, Target, Test, Tests, passes
from judgekit.engine.model import EACH, Amount, Condition, Obj, Resolution
from judgekit.engine.origin import Origin
from judgekit.engine.value import NoNumber, NothingToCount, Value, whole
from judgekit.engine.view import View
from judgekit.engine.words import PhaseName, Trait

One = Literal["you", "opponent", "owner"]
Who = Literal["you", "opponent", "each", "owner"]


def number(amount: int | Amount, game: View, at: Resolution) -> int:
    """A number that is written or worked out."""
    return amount if isinstance(amount, int) else amount.number(game, at)


@dataclass(frozen=True)
class Reckoned(Amount):
    """A number that is found and then changed: `every`, `times`, `apart`, `half`, at last `plus` and `minus`.

    `every` counts how often so many are there whole; `apart` is how far it is from another, whichever is greater;
    `half` is `up` or `down` where the card says how it is rounded, yes where the document does.
    """

    every: int = field(default=1, kw_only=True)
    times: int | Amount = field(default=1, kw_only=True)
    apart: int | Amount | None = field(default=None, kw_only=True)
    half: bool | Literal["up", "down"] = field(default=False, kw_only=True)
    plus: int | Amount = field(default=0, kw_only=True)
    minus: int | Amount = field(default=0, kw_only=True)
    origin: Origin | None = field(default=None, kw_only=True, compare=False)

    @abstractmethod
    def found(self, game: View, at: Resolution) -> int:
        """The number before it is changed."""

    def number(self, game: View, at: Resolution) -> int:
        """The number as it is used."""
        many = self.found(game, at) // max(1, self.every) * number(self.times, game, at)
        if self.apart is not None:
            many = abs(many - number(self.apart, game, at))
        return self._halved(many, game) + number(self.plus, game, at) - number(self.minus, game, at)

    def _halved(self, many: int, game: View) -> int:
        match self.half:
            case False:
                return many
            case "up":
                return game.half_up(many)
            case "down":
                return many // 2
            case _:
                return game.half(many)


@dataclass(frozen=True)
class Count(Reckoned):
    """How many objects there are; `different: name`, how many names they have between them, and so colors."""

    count: Filter
    different: Trait | None = None

    def found(self, game: View, at: Resolution) -> int:
        """The objects that pass the filter."""
        return _how_many(self.count, self.different, game, at)


@dataclass(frozen=True)
class CharacteristicOf(Reckoned):
    """A characteristic of an object (of the first, where several), by last known information where it has left.

    Of `each` of those that are changed by the amount: who has none of it is changed by 0. `as it was`: before this
    effect or its cost moved it.
    """

    value: str
    of: Target = "self"
    as_it_was: bool = field(default=False, kw_only=True)

    def found(self, game: View, at: Resolution) -> int:
        """Its value, 0 where there is no such object; raises NoNumber (NothingToCount by a rule) where it has none."""
        found = game.before_moving(self.of, at) if self.as_it_was else game.last_known(self.of, at)
        return self._of(found[0], game, at) if found else 0

    def _of(self, obj: Obj, game: View, at: Resolution) -> int:
        name = game.characteristic(self.value)
        before = game.was(at.source.id) if self.of == "self" else None
        if before and name in before.marks and name not in obj.marks:
            value: Value | None = before.marks[name]  # the counters that it was given away with are gone by now
        else:
            value = game.value(obj, name)
        if value is None and (self.of == EACH or game.nothing_is_zero(obj, name)):
            return 0
        if value is None or isinstance(value, frozenset):
            none = NothingToCount if value is None and game.never_has(obj, name) else NoNumber
            raise none("card", self.value, obj.label, self.origin)
        return whole(value)


@dataclass(frozen=True)
class EventAmount(Reckoned):
    """A number of the event: {event: amount, plus: 1000}."""

    event: str

    def found(self, game: View, at: Resolution) -> int:  # noqa: ARG002
        """The event's word; raises NoNumber where it has none."""
        value = at.event.whole_of(self.event) if at.event else None
        if value is None:
            raise NoNumber("event", self.event, at.event.kind if at.event else "", self.origin)
        return value


@dataclass(frozen=True)
class Chosen(Reckoned):
    """A number that was chosen before."""

    chosen: str

    def found(self, game: View, at: Resolution) -> int:  # noqa: ARG002
        """The number under that name, 0 where nothing was chosen; a list counts its elements; raises NoNumber."""
        found = at.bound.get(self.chosen, 0)
        if isinstance(found, bool | str):
            why = "text" if isinstance(found, str) else "yes or no"
            raise NoNumber(why, self.chosen, str(found), self.origin)
        return found if isinstance(found, int) else len(found)


@dataclass(frozen=True)
class FactOf(Reckoned):
    """A count that a player keeps, such as memory or lore."""

    fact: str
    player: Who = "you"

    def found(self, game: View, at: Resolution) -> int:
        """The player's count."""
        return sum(whole(game.state.value(player, self.fact)) for player in game.who(self.player, at))


@dataclass(frozen=True)
class TimesHappened(Reckoned):
    """How many times something has happened this turn."""

    happened: Pattern

    def found(self, game: View, at: Resolution) -> int:
        """The happenings of this turn that fit."""
        return game.times_happened(self.happened, at)


@dataclass(frozen=True)
class Total(Reckoned):
    """A characteristic of several objects together: {total: power, of: {controller: you}}."""

    total: str
    of: Target

    def found(self, game: View, at: Resolution) -> int:
        """The sum over those that are there; what has none of it adds nothing."""
        name = game.characteristic(self.total)
        return sum(whole(game.value(one, name)) for one in game.targets(self.of, at))


AMOUNTS: tuple[type[Amount], ...] = (TimesHappened, Count, CharacteristicOf, Total, EventAmount, Chosen, FactOf)
_SOME = (Test(">= 1", ">=", 1),)


def _how_many(wanted: Filter, different: str | None, game: View, at: Resolution) -> int:
    found = game.matching(wanted, at)
    return len(found) if different is None else values_between(found, game.characteristic(different), game)


@dataclass(frozen=True)
class Exists(Condition):
    """There are objects that pass the filter: one at least, or as many as `count` says, by `different` names.

    By `same`, so many of them are alike: {exists: {}, count: ">= 2", same: name}.
    """

    exists: Filter
    count: Tests = _SOME
    different: Trait | None = None
    same: Trait | None = None

    def holds(self, game: View, at: Resolution) -> bool:
        """Is their number right?"""
        return passes(self.count, self._many(game, at), game, at)

    def _many(self, game: View, at: Resolution) -> int:
        if self.same is None:
            return _how_many(self.exists, self.different, game, at)
        return most_alike(game.matching(self.exists, at), game.characteristic(self.same), game)


@dataclass(frozen=True)
class HasHappened(Condition):
    """Something has happened this turn: once at least, or as often as `count` says."""

    happened: Pattern
    count: Tests = _SOME

    def holds(self, game: View, at: Resolution) -> bool:
        """Did it happen so often?"""
        return passes(self.count, game.times_happened(self.happened, at), game, at)


@dataclass(frozen=True)
class Answers(Condition):
    """What the ability answers or is set off by is such an event: {answers: {event: activate, player: opponent}}."""

    answers: tuple[Pattern, ...]

    def holds(self, game: View, at: Resolution) -> bool:
        """Does its event fit one of them?"""
        event = at.event
        return event is not None and any(game.fits(one, event, at) for one in self.answers)


@dataclass(frozen=True)
class Matches(Condition):
    """An object that is named (self, event, or a choice) passes a filter: one of the two is given.

    `matches` asks of what is still there, `matched` also of what has left, as it last was.
    """

    object: str
    matches: Filter | None = None
    matched: Filter | None = None

    def __post_init__(self) -> None:
        """Raises ValueError where both filters are given, or none."""
        if (self.matches is None) == (self.matched is None):
            raise ValueError("con «object» va «matches» (como es ahora) o «matched» (como es o fue), uno de los dos")

    @property
    def wanted(self) -> Filter:
        """The filter that was given."""
        found = self.matches if self.matches is not None else self.matched
        assert found is not None
        return found

    def holds(self, game: View, at: Resolution) -> bool:
        """Do all objects under that name pass?"""
        look = game.targets if self.matches is not None else game.last_known
        found = look(self.object, at)
        return bool(found) and all(self.wanted.accepts(one, game, at) for one in found)


@dataclass(frozen=True)
class Compare(Condition):
    """An amount passes a test."""

    compare: int | Amount
    with_: Tests

    def holds(self, game: View, at: Resolution) -> bool:
        """Does any of the tests hold? None does where there is nothing to count."""
        try:
            return passes(self.with_, number(self.compare, game, at), game, at)
        except NothingToCount:
            return False


@dataclass(frozen=True)
class Turn(Condition):
    """Whose turn it is."""

    turn: Literal["you", "opponent"]

    def holds(self, game: View, at: Resolution) -> bool:
        """Is it that player's turn?"""
        return (game.turn_player == at.controller) == (self.turn == "you")


@dataclass(frozen=True)
class InPhase(Condition):
    """The turn is in one of these phases."""

    phase: tuple[PhaseName, ...]

    def holds(self, game: View, at: Resolution) -> bool:  # noqa: ARG002
        """Is it?"""
        return game.phase in self.phase


@dataclass(frozen=True)
class InStep(Condition):
    """The phase of the turn is in one of these steps."""

    step: tuple[str, ...]

    def holds(self, game: View, at: Resolution) -> bool:  # noqa: ARG002
        """Is it?"""
        return any(map(game.in_step, self.step))


@dataclass(frozen=True)
class Did(Condition):
    """An earlier instruction that was named with `as` did what it says."""

    did: str

    def holds(self, game: View, at: Resolution) -> bool:  # noqa: ARG002
        """Was it done?"""
        return bool(at.bound.get(self.did))


@dataclass(frozen=True)
class Not(Condition):
    """The contrary of a condition."""

    not_: Condition

    def holds(self, game: View, at: Resolution) -> bool:
        """Is the condition false?"""
        return not self.not_.holds(game, at)


@dataclass(frozen=True)
class All(Condition):
    """Several conditions at once."""

    all_: tuple[Condition, ...]

    def holds(self, game: View, at: Resolution) -> bool:
        """Are all true?"""
        return all(one.holds(game, at) for one in self.all_)


@dataclass(frozen=True)
class AnyOf(Condition):
    """Several conditions of which one is enough."""

    any_of: tuple[Condition, ...]

    def holds(self, game: View, at: Resolution) -> bool:
        """Is one true?"""
        return any(one.holds(game, at) for one in self.any_of)


CONDITIONS: tuple[type[Condition], ...] = (
    Exists,
    HasHappened,
    Answers,
    Matches,
    Compare,
    Turn,
    InPhase,
    InStep,
    Did,
    Not,
    All,
    AnyOf,
)
