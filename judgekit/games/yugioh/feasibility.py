"""Whether an effect could do anything at all of what it says, as it is activated."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence

from judgekit.engine.altered import altered
from judgekit.engine.effects.flow import If, OneOf
from judgekit.engine.effects.objects import Choose, Move, ToObjects
from judgekit.engine.effects.piles import Search
from judgekit.engine.filters import Filter, plain
from judgekit.engine.game import Game
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.games.yugioh.becoming_verbs import SummonAs
from judgekit.games.yugioh.card_verbs import EquipCard, SetCard, SpecialSummon
from judgekit.games.yugioh.deck_enough import DeckEnough
from judgekit.games.yugioh.events import Equip
from judgekit.games.yugioh.foreseen import with_what_is_found
from judgekit.games.yugioh.table import MOST


class Ritual(Effect):
    """The instruction of a Ritual Spell, which knows whether it can be followed."""

    @abstractmethod
    def is_possible(self, game: Game, at: Resolution) -> bool:
        """Is its monster in the hand, and are there enough Tributes?"""


class Fusion(Effect):
    """The instruction of what Fusion Summons, which knows whether it can be followed."""

    @abstractmethod
    def is_possible(self, game: Game, at: Resolution) -> bool:
        """Is there a Fusion Monster of which the materials are there?"""


class FromExtraDeck(Effect):
    """The instruction of what Synchro or Xyz Summons, which knows whether it can be followed."""

    @abstractmethod
    def is_possible(self, game: Game, at: Resolution) -> bool:
        """Is there a monster of which the materials are there?"""


def as_selected(at: Resolution) -> Resolution:
    """The same as if its text said nothing but what was selected of several effects."""
    said = at.ability.instructions
    picked = [one for one in said if isinstance(one, OneOf) and one.as_ in at.bound]
    if not picked:
        return at
    return saying(tuple(two for one in said for two in (_picked(one, at) if one in picked else (one,))), at)


def saying(done: tuple[Effect, ...], at: Resolution) -> Resolution:
    """The same as if these were the instructions of its text."""
    ability = altered(at.ability, **{"resolve" if hasattr(at.ability, "resolve") else "do": done})
    return Resolution(altered(at.instance, ability=ability), at.bound)


def _picked(several: Effect, at: Resolution) -> tuple[Effect, ...]:
    assert isinstance(several, OneOf)
    taken = at.bound[several.as_]
    names = taken if isinstance(taken, tuple) else (taken,)
    return tuple(effect for name in names for effect in several.one_of.get(str(name), ()))


def _for_sure(choice: Choose | Search) -> int:
    """How many are chosen at least; where the table says it, one."""
    return 1 if choice.up_to or not isinstance(choice.count, int) else choice.count


class Feasibility(DeckEnough):
    """Somebody to bring, a place for them, what they are made of."""

    def can_be_followed(self, at: Resolution) -> bool:
        """Could its instructions do anything at all? Of several ways, those of the one that was selected."""
        at = self.as_things_are(as_selected(at))
        instructions = at.ability.instructions
        self.finds_what_it_seeks(at)
        self.each_part_is_possible(at)
        self.decks_are_enough(at)
        if not self.is_used_anyway(at):
            self.comes_to_something(at)
        if any(isinstance(one, Ritual) for one in instructions):
            self.ritual_is_possible(at)
        if any(self._fusions(at)):
            self.fusion_is_possible(at)
        if any(isinstance(one, FromExtraDeck) for one in instructions):
            self.materials_are_there(at)
        return True

    def as_things_are(self, at: Resolution) -> Resolution:
        """The same as if it said no more than what it does under a condition that holds, where that is all of it."""
        (first, *rest) = at.ability.instructions or (None,)
        if rest or not isinstance(first, If) or first.else_ or not first.if_.holds(self, at):
            return at
        return saying(first.then, at)

    def comes_to_something(self, at: Resolution) -> None:
        """Whoever may choose whether to activate it does not where nobody comes by it, nor is turned or Set."""
        self.room_for_what_it_summons(at)
        self.zone_to_which_one_points(at)
        self.brings_somebody(at)
        self.changes_something(at)
        self.room_for_what_it_sets(at)
        self.room_for_what_it_lays(at)

    def way_is_possible(self, as_: str, way: str, at: Resolution) -> bool:
        """Could this way do anything, of which nothing is selected on activation?"""
        with self.trace.looking:
            try:
                return self.can_be_followed(Resolution(at.instance, {**at.bound, as_: (way,)}))
            except Illegal:
                return False

    def finds_nobody_for(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """Or do they begin by bringing or laying what may not come there, or has no place?"""
        if super().finds_nobody_for(effects, at):
            return True
        way = saying(tuple(effects), at)
        with self.trace.looking:
            try:
                self.comes_to_something(way)
            except Illegal:
                return True
            return self.brings_only_barred(way)

    @rule("2.13.4.1", considered="ways that do something")
    def leaves_out(self, ways: tuple[str, ...], at: Resolution) -> bool:
        """A way in which nothing could be done is not picked while there is another."""
        self.say("ways in vain", ways=list(ways), ability=at.instance.label)
        return True

    def room_for_what_it_summons(self, at: Resolution) -> None:
        """What begins by summoning monsters to one's field needs a place for each there, once the cost is paid."""
        coming = sum(self._coming(at))
        if coming > self.places(at.controller):
            self.no_use_without_room(at.controller)

    def _coming(self, at: Resolution) -> Iterator[int]:
        """How many come for sure, by each Summon with which it begins, before anything that may make room."""
        named = dict[str, int]()
        for one in with_what_is_found(at.ability.instructions):
            match one:
                case Choose() | Search():
                    named[one.as_] = _for_sure(one)
                case SummonAs():
                    yield 1
                case SpecialSummon():
                    yield self._brought(one, named, at) if one.player == "you" and one.on is None else 0
                case _:
                    return

    def _brought(self, summon: SpecialSummon, named: Mapping[str, int], at: Resolution) -> int:
        meant = summon.special_summon
        words = [one.word for one in plain(meant.is_)] if isinstance(meant, Filter) else [meant]
        return max(1, sum(len(at.bound[one]) if one in at.bound else named.get(one, 1) for one in words))

    @guard("1.2.4.1")
    def no_use_without_room(self, player: str) -> None:
        """A full Monster Zone takes no sixth monster: nobody may activate what would only bring one."""
        raise Illegal("no room for monsters", player=player)

    def zone_to_which_one_points(self, at: Resolution) -> None:
        """What begins by summoning a monster to a Zone to which a Link Monster points needs one that points."""
        first = next(iter(at.ability.instructions), None)
        nexus = first.pointed_by if isinstance(first, SpecialSummon) else None
        if isinstance(nexus, Filter) and not self.targets(nexus, at):
            self.no_use_where_nothing_points()

    @guard("1.2.4.1")
    def no_use_where_nothing_points(self) -> None:
        """Nobody may activate what would only bring a monster to a Zone that is not there."""
        raise Illegal("nothing points")

    def room_for_what_it_sets(self, at: Resolution) -> None:
        """What begins by Setting cards on one's field needs a place for each there, once the cost is paid."""
        meant, many = self._set_first(at)
        if min(many, len(meant)) <= self._that_may_lie(meant, at.controller):
            return
        if self.is_monster(meant[0]):
            self.no_use_without_room(at.controller)
        self.no_use_without_place(at.controller)

    def _that_may_lie(self, cards: Sequence[Obj], player: str) -> int:
        """How many of them find a place there, each one of its own, which a Field Spell takes from another."""
        lying = sum(map(self.is_field, cards))
        fitting = [one for one in cards if not self.is_field(one) and self.has_place_to_lie(one, player)]
        monsters = sum(map(self.is_monster, fitting))
        spells = sum(not self.is_monster(one) and self.icon(one) != "field" for one in fitting)
        room = max(0, MOST - len(self.zone(player, "spells")))
        fields = len(fitting) - monsters - spells
        return lying + fields + min(monsters, max(0, self.places(player))) + min(spells, room)

    def _set_first(self, at: Resolution) -> tuple[Sequence[Obj], int]:
        """Those that it Sets before anything that may make room, and how many; of what it seeks, all it may find."""
        sought = dict[object, Choose | Search]()
        for one in with_what_is_found(at.ability.instructions):
            match one:
                case Choose() | Search():
                    sought[one.as_] = one
                case SetCard() if one.set_card in sought:
                    return self._there(sought[one.set_card], at), _for_sure(sought[one.set_card])
                case SetCard():
                    found = self.targets(one.set_card, at)
                    return found, len(found)
                case _:
                    break
        return (), 0

    def room_for_what_it_lays(self, at: Resolution) -> None:
        """What begins by equipping a card, or laying it as a Spell, needs a place for that, unless it lies there."""
        laid = self._laid_first(at)
        if laid and len(self.zone(at.controller, "spells")) >= MOST and all(one.zone.name != "spells" for one in laid):
            self.no_use_without_place(at.controller)

    def _laid_first(self, at: Resolution) -> Sequence[Obj]:
        """Those of which one or all come among the Spells before anything that may make room."""
        sought = dict[object, Choose | Search]()
        for one in with_what_is_found(at.ability.instructions):
            match one:
                case Choose() | Search():
                    sought[one.as_] = one
                case ToObjects() if one.kind == Equip.kind:
                    return (self.card(at.source.label),)
                case EquipCard(equip_card=piece) | Move(move=piece, to="spells"):
                    return self._there(sought[piece], at) if piece in sought else self.targets(piece, at)
                case _:
                    break
        return ()

    @guard("1.2.5.1")
    def no_use_without_place(self, player: str) -> None:
        """A full Spell & Trap Zone takes no sixth card: nobody may activate what would only lay one there."""
        raise Illegal("no room for spells", player=player)

    @guard("2.10.2.1", "2.10.1", "2.14.3.1")
    def ritual_is_possible(self, at: Resolution) -> None:
        """A Ritual Spell needs its monster in the hand and the Tributes that it asks for."""
        for one in at.ability.instructions:
            if isinstance(one, Ritual) and not one.is_possible(self, at):
                raise Illegal("no ritual possible", ability=at.instance.label)

    @guard("2.13.4.1", considered="no fusion to make")
    def fusion_is_possible(self, at: Resolution) -> None:
        """What Fusion Summons needs a Fusion Monster and the materials that it asks for."""
        if not all(one.is_possible(self, at) for one in self._fusions(at)):
            raise Illegal("no fusion possible", ability=at.instance.label)

    def _fusions(self, at: Resolution) -> Iterator[Fusion]:
        """The Fusion Summons that it would make as things are, where its text says one way or another."""
        for one in at.ability.instructions:
            if isinstance(one, If) and any(isinstance(two, Fusion) for two in (*one.then, *one.else_)):
                branch = one.then if one.if_.holds(self, at) else one.else_
                yield from (two for two in branch if isinstance(two, Fusion))
            elif isinstance(one, Fusion):
                yield one

    @guard("2.13.4.1", considered="nothing to make of materials")
    def materials_are_there(self, at: Resolution) -> None:
        """What Synchro or Xyz Summons needs such a monster in the Extra Deck and the materials that it asks for."""
        for one in at.ability.instructions:
            if isinstance(one, FromExtraDeck) and not one.is_possible(self, at):
                raise Illegal("no materials for it", ability=at.instance.label)
