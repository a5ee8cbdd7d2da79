"""Instructions that act on objects: choose them, move them, mark them, and the base of each game's own verbs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, make_dataclass
from functools import cache
from keyword import iskeyword
from typing import Any, ClassVar, cast

from judgekit.engine import happenings
from judgekit.engine.different import taken
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.said import first_word
from judgekit.engine.table import Table
from judgekit.engine.targets import MOVED
from judgekit.engine.terms import One, number
from judgekit.engine.words import Named, Trait


@dataclass(frozen=True)
class Choose(Effect):
    """Choose objects: {choose: {type: forward, controller: opponent}, as: target, count: 2, up to: yes}.

    `among` says of which: those that were seen or chosen under that name; `at random`, that nobody picks them;
    `different: name`, that no two are of the same name, `same: level`, that all are of one level, `including` what one
    of them must be, which is chosen first.
    """

    choose: Filter
    as_: str = "target"
    count: int | Amount = 1
    up_to: bool = False
    by: One = "you"
    among: Named | None = None
    at_random: bool = False
    different: Trait | None = None
    same: Trait | None = None
    including: Filter | None = None

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask whoever chooses; as many as there are where there are not enough, which pays no cost."""
        most = max(0, number(self.count, game, at))
        least = min(most, game.fewest_of_up_to(at)) if self.up_to else most
        player, offered = game.who(self.by, at)[0], self.offered(game, at)
        if self.at_random:
            found = tuple(game.mixed(offered)[:most])
        else:
            found = self._picked(player, offered, range(least, most + 1), game, at)
        found = found[: game.as_many_to_choose(least, len(found), player, at)] if len(found) < least else found
        at.bound[self.as_] = tuple(one.id for one in found)
        if found:
            game.say("chosen", actor=player, chosen=list(found), ability=at.instance.label)
        return bool(found) and (at.cause != "cost" or len(found) >= least)

    def _picked(self, player: str, offered: Sequence[Obj], many: range, game: Table, at: Resolution) -> tuple[Obj, ...]:
        ask = _Asking(self, player, game, at)
        if self.different is not None or self.same is not None:
            return taken(ask, offered, many, self, game)
        if self.including is None:
            return ask(offered, many.start, many.stop - 1)
        first = ask(offered, min(1, many.start))
        left = [one for one in offered if one not in first]
        return (*first, *ask(left, max(0, many.start - 1), many.stop - 2)) if first else ()

    def offered(self, game: Table, at: Resolution) -> tuple[Obj, ...]:
        """Of which one is chosen."""
        if self.among is None:
            return game.matching(self.choose, at)
        return tuple(one for one in game.targets(self.among, at) if self.choose.accepts(one, game, at))


@dataclass
class _Asking:
    """Asks whoever chooses for some of those that are left: first of all for what one of them must be, if anything."""

    said: Choose
    player: str
    game: Table
    at: Resolution
    begun: bool = False

    def __call__(self, left: Sequence[Obj], least: int, most: int = 1) -> tuple[Obj, ...]:
        """Those that were picked."""
        must = None if self.begun else self.said.including
        self.begun = True
        among = [one for one in left if must is None or must.accepts(one, self.game, self.at)]
        return self.game.choose_objects(self.player, among, self.said.as_, least=least, most=most, at=self.at)


@dataclass(frozen=True)
class ToObjects(Effect):
    """Proposes one event of the class `happening` for each object under its first field, all at the same time."""

    happening: ClassVar[type[Event]]
    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """Go by the name of what is proposed."""
        if "happening" in vars(cls):
            cls.kind = cls.happening.kind

    def run(self, game: Table, at: Resolution) -> bool:
        """True if it happened to any of them; a cost is not paid where it cannot happen to each that is named."""
        meant = self.meant(game, at)
        able = [one for one in meant if self.may_happen_to(one)]
        if at.cause == "cost" and len(able) < len(meant) and not isinstance(self.target, Filter):
            return False
        return happen(game, at, [self.event(one, game, at) for one in able])

    def meant(self, game: Table, at: Resolution) -> tuple[Obj, ...]:
        """The objects under its first field."""
        return game.targets(self.target, at)

    def may_happen_to(self, obj: Obj) -> bool:  # noqa: ARG002 - games look at it
        """Is it not so already?"""
        return True

    @property
    def target(self) -> Target:
        """What stands under its first field."""
        target: Target = getattr(self, first_word(self))
        return target

    def event(self, obj: Obj, game: Table, at: Resolution) -> Event:
        """What is proposed for one object."""
        return self.happening(obj.id, *at.by).saying(self.words(game, at))

    def words(self, game: Table, at: Resolution) -> dict[str, object]:  # noqa: ARG002
        """The arguments of the event."""
        return {}


@dataclass(frozen=True)
class Move(ToObjects):
    """Move objects to a zone of their owners: {move: target, to: hand}."""

    move: Target
    to: str
    bottom: bool = False
    happening = happenings.Move

    def words(self, game: Table, at: Resolution) -> dict[str, object]:  # noqa: ARG002
        """Where to."""
        return {"to": self.to, "bottom": self.bottom}


@dataclass(frozen=True)
class PutUnder(Effect):
    """Slip cards under an object: {put: target, under: self}."""

    put: Target
    under: Target = "self"
    bottom: bool = False

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it for each card."""
        hosts = game.targets(self.under, at)
        if not hosts:
            return False
        made = happenings.PutUnder(None, *at.by, host=hosts[0].id, bottom=self.bottom)
        return happen(game, at, [made.but(subject=one.id) for one in game.targets(self.put, at)])


@dataclass(frozen=True)
class Play(Effect):
    """Play cards by an effect: {play: target, free: yes}; `with` lists statuses that they enter with."""

    play: Target
    free: bool = True
    with_: tuple[str, ...] = ()
    player: One | None = None

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it for each card, under the game's own rules for playing."""
        return happen(game, at, [self.event(one, game, at) for one in game.targets(self.play, at)])

    def event(self, card: Obj, game: Table, at: Resolution) -> happenings.Play:
        """What is proposed for one card."""
        return happenings.Play(card.id, self.who(card, game, at), *at.by[1:], free=self.free, with_=self.with_)

    def who(self, card: Obj, game: Table, at: Resolution) -> str:
        """Who plays it: whom the text says, or whom the game says where it does not."""
        return game.plays_by_effect(card, at, game.who(self.player, at)[0] if self.player else "")


@dataclass(frozen=True)
class Use(Effect):
    """Use a card, or its ability, by an effect and without its cost: {use: target}; for games in which that is said."""

    use: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """True if any was used."""
        used = [game.use_by_effect(one, at) for one in game.targets(self.use, at)]
        return any(used)


@dataclass(frozen=True)
class Mark(ToObjects):
    """Set a status or a counter of objects: {mark: target, as: frozen, value: yes}."""

    mark: Target
    as_: str
    value: bool = True
    happening = happenings.Mark

    def words(self, game: Table, at: Resolution) -> dict[str, object]:  # noqa: ARG002
        """Which status."""
        return {"mark": self.as_, "value": self.value}


def happen(game: Table, at: Resolution, events: Iterable[Event]) -> bool:
    """Propose events at the same time and remember what each object became, so that the effect can go on with it."""
    proposed = tuple(events)
    done = game.do_all(proposed)
    if at.cause == "cost" and not game.are_paid(proposed, done, at):
        at.prevented = True
        at.forbidden_by = next((by for one in proposed if (by := game.prohibition(one))), ())
    go_on([one.subject for one in proposed if one.subject is not None], game, at)
    return bool(done) and not at.prevented


def go_on(ids: Iterable[int], game: Table, at: Resolution) -> None:
    """What this very effect moved is meant from then on by the names that it had."""
    became = game.state.became
    at.bound[MOVED] = {**at.bound.get(MOVED, {}), **{one: became[one] for one in ids if one in became}}


OBJECTS: tuple[type[Effect], ...] = (Choose, Move, PutUnder, Play, Mark)


@cache
def verb(event: Any) -> type[ToObjects]:
    """The word of texts for an event that happens to objects: `{delete: target}`."""
    word = event.kind.replace(" ", "_")
    name = f"{word}_" if iskeyword(word) else word
    described = {"happening": event, "__doc__": event.__doc__, "__module__": event.__module__}
    described["__reduce__"] = lambda self: (happens, (event, self.target))  # the class is no name of that module
    return make_dataclass(event.__name__, [(name, Target)], bases=(ToObjects,), namespace=described, frozen=True)


def happens(event: type[Event], target: Target) -> Effect:
    """The instruction by which an event happens to objects, as a text would say it."""
    return cast(Effect, cast(Any, verb)(event)(target))
