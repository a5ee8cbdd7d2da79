"""What an effect does «and, if you do», or then: it must be possible too as the effect is activated."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from judgekit.engine.effects.flow import Do, Draw, Gain, If, Shuffle
from judgekit.engine.effects.objects import Choose, Move, ToObjects
from judgekit.engine.effects.piles import Search
from judgekit.engine.filters import ANYWHERE, Filter
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.rule import Illegal, guard
from judgekit.engine.terms import Did
from judgekit.games.yugioh.card_verbs import Detach, SpecialSummon
from judgekit.games.yugioh.events import Banish, Destroy, Discard, Send, Tribute
from judgekit.games.yugioh.foreseen import is_own
from judgekit.games.yugioh.life_verbs import Inflict
from judgekit.games.yugioh.selecting import is_in_deck
from judgekit.games.yugioh.targeting import Targeting

FIELD = frozenset({"monsters", "spells", "field", "pendulum"})
SOMEWHERE = frozenset({ANYWHERE})
FALLEN = frozenset({"graveyard", "banished", "extra"})
"""Where cards go that are destroyed or sent: a text may banish them, and some go to the Extra Deck."""
GOES = {Destroy.kind: FALLEN, Send.kind: FALLEN, Tribute.kind: FALLEN, Discard.kind: FALLEN} | {
    Banish.kind: frozenset({"banished"})
}
IN_PLACE = (Choose, Shuffle, Gain, Inflict, Draw, Detach)
"""What takes no card of the field off it: materials are none (5.1.10.1)."""


@dataclass(frozen=True)
class Before:
    """What an effect has done by then: where cards may have come, under which names, and if a place may be free."""

    zones: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    frees: bool = False

    def and_then(self, one: Effect) -> "Before":
        """The same with one thing more."""
        named = frozenset(filter(None, (getattr(one, "as_", ""), getattr(one, "moved", ""), getattr(one, "seen", ""))))
        done = replace(self, names=self.names | named)
        for part in one.do if isinstance(one, Do | Search) else ():
            done = done.and_then(part)
        if isinstance(one, Do | Search):
            return replace(done, frees=self.frees) if isinstance(one, Search) else done
        return replace(done, zones=done.zones | _fed_by(one), frees=done.frees or not isinstance(one, IN_PLACE))


def _fed_by(one: Effect) -> frozenset[str]:
    """To which zones it may bring cards."""
    match one:
        case Choose() | Shuffle() | Gain() | Inflict():
            return frozenset()
        case Draw():
            return frozenset({"hand"})
        case SpecialSummon():
            return frozenset({"monsters"})
        case Move():
            return FALLEN | {one.to}
        case ToObjects():
            return GOES.get(one.kind, SOMEWHERE)
        case _:
            return SOMEWHERE


def second_parts(effects: Iterable[Effect], before: Before | None = None) -> Iterator[tuple[Effect, Before]]:
    """What is sure to be done if an earlier part is, with what has been done by then."""
    done, named, outermost = before or Before(), set[str](), before is None
    for one in effects:
        if isinstance(one, If) and isinstance(one.if_, Did) and one.if_.did in named:
            yield from second_parts(one.then, done)
        elif isinstance(one, Do):
            named.add(one.as_)
            yield from () if outermost else second_parts(one.do, done)
        elif not outermost:
            yield one, done
        done = done.and_then(one)


class SecondParts(Targeting):
    """Whether there is something for the second part."""

    def each_part_is_possible(self, at: Resolution) -> None:
        """Look at each part that hangs on another, but for what an earlier part may still bring about."""
        for one, before in () if self.is_used_anyway(at) else second_parts(at.ability.instructions):
            if isinstance(one, SpecialSummon):
                self.has_a_place(one, before, at)
                self.may_come_then(one, at)
            elif isinstance(one, Choose | ToObjects):
                self.something_for_each_part(one, before, at)

    def has_a_place(self, summon: SpecialSummon, before: Before, at: Resolution) -> None:
        """A monster that comes then needs a place too, unless one may be free by then."""
        mine = summon.player == "you" and summon.on is None and not before.frees
        if mine and self.places(at.controller) < 1:
            self.no_use_without_room(at.controller)

    def may_come_then(self, summon: SpecialSummon, at: Resolution) -> None:
        """Nor may anything keep the card itself from coming, where that is whom it brings."""
        own = self.targets(summon.special_summon, at) if is_own(summon) and not self.is_field(at.source) else ()
        for one in own:
            with self.trace.looking:
                why = self.why_it_may_not_come(summon, one, at)
            if why:
                self.is_kept_from_coming(one, summon, at)

    def no_use_without_room(self, player: str) -> None:
        """Where there is no place; the chapter of rooms says it."""
        raise NotImplementedError

    def _cannot_be_done(self, one: Effect, before: Before, at: Resolution) -> bool:
        sought = one.choose if isinstance(one, Choose) else getattr(one, "target", None)
        if not isinstance(sought, Filter) or _may_bring(before, sought):
            return False
        names = before.names - at.bound.keys()
        if not isinstance(one, Choose):
            return self.is_in_vain(one, names, at)
        return not is_in_deck(one) and not self.knows_not_yet(one, names) and self.lacks(one, at)

    @guard("2.13.4.1", considered="something for each part")
    def something_for_each_part(self, one: Effect, before: Before, at: Resolution) -> None:
        """A text that does one thing and, if it does, another is done whole: both must be possible."""
        if self._cannot_be_done(one, before, at):
            raise Illegal("no second part", ability=at.instance.label)


def _may_bring(before: Before, sought: Filter) -> bool:
    zones = frozenset(sought.zones).union(*(one.zones for one in sought.pools)) or FIELD
    return bool(before.zones & zones) or ANYWHERE in before.zones | zones
