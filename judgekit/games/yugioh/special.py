"""Chapters 2.11.7 and 2.11.8: Special Summons, by their own procedure or by the effect of a card."""

from collections.abc import Sequence
from typing import Any

from judgekit.engine.choice import Option
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.objects import Choose
from judgekit.engine.event import Event
from judgekit.engine.model import Ability, Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, action, applies, forbids, guard, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.card_verbs import SpecialSummon
from judgekit.games.yugioh.cards import summons_itself
from judgekit.games.yugioh.positions import Positions
from judgekit.games.yugioh.table import EXTRA_KINDS, SPECIAL_WAYS, brought_by

ATTACK, DEFENSE, FACE_DOWN = "ataque", "defensa", "boca abajo"
SAID = {"attack": ATTACK, "defense": DEFENSE, "facedown": FACE_DOWN}
LYING = {DEFENSE: ("defense",), FACE_DOWN: ("defense", "facedown")}


def way_of(event: events.SpecialSummon) -> str:
    """By which procedure a monster is Special Summoned, "special" where by none that has a name."""
    return event.cause if event.cause in SPECIAL_WAYS else "special"


def _summoner(event: events.SpecialSummon, obj: Obj) -> str:
    """Who Summons it, to whichever side: by its own text whoever has it, by an effect whose effect that is."""
    return obj.owner if event.cause == "action" else event.summoner or str(event.player)


class Special(Positions):
    """Monsters that come without a Normal Summon."""

    def special_summon(self, obj: Obj, player: str, how: str, *, position: str = "", source: int | None = None) -> bool:
        """Special Summon a monster to a player's field; `how` is the procedure, or effect."""
        event = events.SpecialSummon(obj.id, player, source, how, position=position)
        return self.do(event) is not None

    @action("special summon", "2.11.7.1", considered="a summon is declared")
    def summon_by_its_text(self, player: str, card: Obj) -> None:
        """A monster comes by the conditions that it writes itself: no effect is activated, so no Chain begins."""
        self.may_act(player)
        self.possesses(player, card)
        if not self._pays_to_come(card):
            self.room_for_a_monster(player)
        coming = events.SpecialSummon(card.id, player, None, "action", position="")
        for way in self.own_summons(player, card):
            coming = self._coming_by(way, coming)
            self.may_begin(coming)
            self.use_at_will(way)
        if self._pays_to_come(card) or coming.player != player:
            self.room_for_a_monster(str(coming.player))
        self.attempt(coming)

    def _coming_by(self, way: Instance, coming: events.SpecialSummon) -> events.SpecialSummon:
        """The Summon as this way says: in which position, and to whose side."""
        at = Resolution(way)
        for said in (one for one in at.ability.instructions if isinstance(one, SpecialSummon)):
            (side,) = self.who(said.player, at)
            coming = coming.but(player=side, position=said.positions)
        return coming

    def _pays_to_come(self, card: Obj) -> bool:
        """Does it give something first, which may make room?"""
        return any(summons_itself(one) and one.cost for _, one in self.abilities(card))

    def own_summons(self, player: str, card: Obj) -> list[Instance]:
        """The way to come that its player takes of those that it writes; raises Illegal where it writes none."""
        found = [one for one in self.abilities(card) if summons_itself(one[1]) and card.zone.name in one[1].zone]
        self.has_its_own_way(card, found)
        ways = [self.instance_of(card, label, ability, player) for label, ability in found]
        open_ = [one for one in ways if len(ways) > 1 and self._is_open(Resolution(one))]
        return [self.way_taken(player, open_)] if len(open_) > 1 else (open_ or ways)[:1]

    def _is_open(self, at: Resolution) -> bool:
        """Does what it asks for hold, and is there somebody for each choice of its cost?"""
        conditions = (one for one in (at.ability.if_, at.ability.condition) if one)
        chosen = (one for one in at.ability.cost if isinstance(one, Choose))
        return all(one.holds(self, at) for one in conditions) and all(one.offered(self, at) for one in chosen)

    def way_taken(self, player: str, ways: Sequence[Instance]) -> Instance:
        """A monster that writes several ways to come does so by the one that its player takes."""
        (taken,) = self.choose(player, "mode", "way", [Option(one.label) for one in ways])
        return next(one for one in ways if one.label == taken.key)

    @guard("2.11.7.1", considered="own way to come")
    def has_its_own_way(self, card: Obj, found: Sequence[tuple[str, Ability]]) -> None:
        """Only some monsters have conditions of their own by which they come."""
        if not found:
            raise Illegal("no summon of its own", subject=card)

    @forbids(events.SpecialSummon, "2.11.8.1", considered="free to come back")
    def not_summoned_properly_before(self, event: events.SpecialSummon) -> bool:
        """An effect does not bring a special monster from hand, Deck or Graveyard unless it came properly before."""
        obj = self.state.objects.get(event.subject or 0)
        brought = event.cause == "effect" and not event.ignoring
        return brought and obj is not None and not self.may_come_by_effect(obj)

    def is_about(self, one: Continuous, event: Event) -> bool:
        """What a monster says of how it may come is no bar to what ignores that."""
        own = isinstance(event, events.SpecialSummon) and event.ignoring and one.op == "forbid" and one.while_ is None
        if own and (subject := self.live(event.subject)) and subject.unit == one.at.source.unit:
            return False
        return super().is_about(one, event)

    @applies(events.SpecialSummon, "2.11.7.1")
    def apply_special_summon(self, event: events.SpecialSummon) -> None:
        """The monster comes face up, in the position that whoever Summons it chooses."""
        obj, player = self.subject(event), str(event.player)
        if obj.zone.name == "monsters":
            return
        allowed = self.ways_to_lie(obj, event.position.split(" or ") if event.position else ["attack", "defense"])
        position = SAID[allowed[0]] if len(allowed) == 1 else self.chosen_position(_summoner(event, obj), obj, allowed)
        proper = event.cause != "effect" and self.is_special(obj)
        unit = obj.unit if self.beneath(obj) or self.comes_as_a_monster(obj) else 0
        marks: dict[str, Any] = {"played": self.turn_number, "came": way_of(event), "came from": obj.zone.name}
        marks |= self.pointed_on_arrival(player, obj, event.pointed) | self._made_of(obj) | brought_by(event)
        moved = self.put(obj, "monsters", player, keep=("proper",), unit=unit, **marks)
        for mark in (*LYING.get(position, ()), *(("proper",) if proper else ())):
            moved = self.mark(moved, mark, value=True)

    def ways_to_lie(self, obj: Obj, said: Sequence[str]) -> Sequence[str]:
        """The positions in which it may come: those that are said, of which a Link Monster has one."""
        return ["attack"] if self.lies_in_attack_alone(obj) else said

    @rule("2.11.7.1")
    def chosen_position(self, player: str, obj: Obj, allowed: Sequence[str]) -> str:
        """Attack or Defense, as the player chooses, or those that the text says."""
        self.cite()
        (taken,) = self.choose(player, "position", "position", [Option(SAID[one], obj.label) for one in allowed])
        return taken.key

    def comes_from_extra(self, obj: Obj, player: str, kind: str) -> bool:
        """Is it a monster of this kind in the player's Extra Deck?"""
        return kind in EXTRA_KINDS and self.is_kind(obj, kind) and obj.zone.name == "extra" and obj.owner == player

    def face_up_monsters_of(self, player: str, cards: tuple[Obj, ...]) -> bool:
        """Are they different face-up monsters that the player controls?"""
        mine = all(self.is_on_field_of(one, player) and not one.mark("facedown") for one in cards)
        return mine and len({one.id for one in cards}) == len(cards)
