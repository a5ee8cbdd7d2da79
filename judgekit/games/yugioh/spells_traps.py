"""Chapters 2.14 and 2.15: when each kind of Spell or Trap may be activated, where it lies, when it goes."""

from collections.abc import Iterator

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, applies, check, forbids, guard, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.cards import asks_for
from judgekit.games.yugioh.links import Link
from judgekit.games.yugioh.table import MOST, brought_by
from judgekit.games.yugioh.unresolved import UNRESOLVED, Unresolved

LASTING = ("continuous", "equip", "field")
FROM_HAND = "activate from hand"


class SpellsTraps(Unresolved):
    """Spell Cards and Trap Cards."""

    def timing_of_card(self, player: str, card: Obj) -> None:
        """Is it the moment for this Spell or Trap? Raises Illegal where not."""
        if self.is_trap(card):
            self.trap_was_set(card)
        elif self.icon(card) == "quick-play":
            if card.zone.name == "hand":
                self.quick_play_from_hand(player, card)
            else:
                self.quick_play_set_before(card)
        else:
            self.timing_of_spell(player, card)

    def timing_of_spell(self, player: str, card: Obj) -> None:
        """A Spell that is no Quick-Play Spell has its moment, by where it lies."""
        fits = player == self.turn_player and self.phase_lets(1)
        self.set_spell(card, fits=fits) if card.mark("facedown") else self.spell_of_the_hand(card, fits=fits)

    @guard("2.14.1")
    def spell_of_the_hand(self, card: Obj, *, fits: bool) -> None:
        """A Spell is activated in one's own Main Phase."""
        if not fits:
            raise Illegal("spell outside main phase", subject=card)

    @guard("2.15.5.1")
    def set_spell(self, card: Obj, *, fits: bool) -> None:
        """One that is Set too, even in the turn when it was Set: Setting it does not let it be used at other times."""
        if not fits:
            raise Illegal("spell outside main phase", subject=card)

    @guard("2.14.7.1", considered="quick-play from where it is")
    def quick_play_from_hand(self, player: str, card: Obj) -> None:
        """In the opponent's turn a Quick-Play Spell must have been Set before; in one's own any Phase will do."""
        if player != self.turn_player and not self.may_be_used_from_hand(card):
            raise Illegal("quick-play from hand", subject=card)

    @rule("2.14.7.1", considered="quick-play not set this turn")
    def quick_play_set_before(self, card: Obj) -> None:
        """A Quick-Play Spell may not be activated in the turn when it was Set."""
        self.not_set_just_now(card)

    @rule("2.15.2.1")
    def trap_was_set(self, card: Obj) -> None:
        """A Trap must have been Set, and not in this turn."""
        if card.zone.name == "hand" and not self.may_be_used_from_hand(card):
            raise Illegal("trap from hand", subject=card)
        self.not_set_just_now(card)

    @rule("5.1.7.1")
    def may_be_used_from_hand(self, card: Obj) -> bool:
        """The text of a card can let it be activated from the hand, where others of its kind must have been Set."""
        if not self.is_permitted(FROM_HAND, card.controller, card):
            return False
        self.say("allowed by a card", subject=card)
        return True

    def not_set_just_now(self, card: Obj) -> None:
        """Was it Set in an earlier turn, or lets a card's text forget about that?"""
        if card.mark("facedown") and card.number("played") == self.turn_number and not self.may_act_at_once(card):
            raise Illegal("set this turn", subject=card)

    @rule("5.1.7.1", considered="no card lets it act at once")
    def may_act_at_once(self, card: Obj) -> bool:
        """The effect of a card can let it be activated in the turn when it was Set."""
        if not self.is_permitted("activate when set", card.controller, card):
            return False
        self.say("allowed by a card", subject=card)
        return True

    def lay(self, player: str, card: Obj) -> Obj:
        """Put a card face up where it is activated."""
        if card.zone.name == "field spell" or (card.zone.name == "hand" and self.icon(card) == "field"):
            return self.lay_field_spell(card, player)
        return self.lay_face_up(card, player)

    def lay_face_up(self, card: Obj, player: str) -> Obj:
        """To announce its activation a Spell is put face up on the field, and a card that was Set is turned up."""
        if card.zone.name == "hand":
            self.room_for_a_spell(player)
        shown = ("1.2.5.1",) if self.is_trap(card) else ("2.14.2.1", "1.2.5.1")
        with self.trace.by(self.cited(shown)), self.trace.under(self.say("face up", subject=card, player=player)):
            if card.zone.name == "hand":
                return self.put(card, "spells", player, played=self.turn_number, unresolved=True)
            return self.mark(self.mark(card, "facedown", False), UNRESOLVED, value=True)

    @rule("1.2.8.1", "2.14.6.1")
    def lay_field_spell(self, card: Obj, player: str) -> Obj:
        """A Field Spell goes to its own zone; the one that its player had there goes to the Graveyard."""
        with self.trace.under(self.say("field spell", subject=card, player=player)):
            self.old_field_spell_goes(player, card.id)
            if card.zone.name == "hand":
                return self.put(card, "field spell", player, played=self.turn_number, unresolved=True)
            return self.mark(self.mark(card, "facedown", False), UNRESOLVED, value=True)

    def told_before(self, event: happenings.Move, obj: Obj, to: str) -> None:
        """What other clauses make of a move: an effect that puts a Field Spell there moves the old one away."""
        super().told_before(event, obj, to)
        if to == "field spell":
            self.field_spell_is_put(event, obj)

    @rule("1.2.8.1", "2.14.6.1")
    def field_spell_is_put(self, event: Event, obj: Obj) -> None:
        """A Field Spell that an effect puts face up in its zone takes the place of the old one, as one activated."""
        self.cite()
        self.old_field_spell_goes(obj.owner, event.subject)

    def old_field_spell_goes(self, player: str, but: int | None) -> None:
        """Send the Field Spell that a player had before this one to the Graveyard."""
        for old in self.zone(player, "field spell"):
            if old.id != but:
                self.do(happenings.Move(old.id, player, cause="rule", to="graveyard"))

    def after_link(self, link: Link) -> None:
        """What becomes of the card once its link is over."""
        card = self.live(link.source.id)
        if card is None or not link.by_card or not self.is_field(card):
            return
        if link.negated == "activation":
            self.negated_card_goes(card)
        elif card.zone.name == "monsters":
            self.stays_as_a_monster(card)
        elif not self.stays(card):
            self.used_card_goes(card)

    @rule("5.1.7.1")
    def stays_as_a_monster(self, card: Obj) -> None:
        """What its own text has made a monster is one now, whatever becomes of others of its kind."""
        self._stays(card)

    def stays(self, card: Obj) -> bool:
        """Does it stay once it has been activated?"""
        by_kind = {
            "trap": self.continuous_trap_stays,
            "continuous": self.continuous_spell_stays,
            "equip": self.equip_spell_stays,
            "field": self.field_spell_stays,
            "pendulum": self.scale_stays,
            "equipped trap": self.equipped_trap_stays,
        }
        kind = self.lasting_kind(card)
        return bool(kind) and by_kind[kind](card)

    def lasting_kind(self, card: Obj) -> str:
        """Which kind of card it is of those that stay, "" where of none."""
        if card.zone.name == "pendulum":
            return "pendulum"
        if self.icon(card) not in LASTING or self.is_monster(card):
            return ""
        if self.is_equipped_trap(card):
            return "equipped trap"
        return "trap" if self.is_trap(card) else self.icon(card)

    @rule("2.14.4.1")
    def continuous_spell_stays(self, card: Obj) -> bool:
        """A Continuous Spell stays on the field."""
        return self._stays(card)

    @rule("2.15.3.1")
    def continuous_trap_stays(self, card: Obj) -> bool:
        """So does a Continuous Trap."""
        return self._stays(card)

    @rule("2.14.5.1")
    def equip_spell_stays(self, card: Obj) -> bool:
        """So does an Equip Spell."""
        return self._stays(card)

    @rule("2.14.6.1")
    def field_spell_stays(self, card: Obj) -> bool:
        """So does a Field Spell, in its own zone."""
        return self._stays(card)

    @rule("2.6.5.1")
    def scale_stays(self, card: Obj) -> bool:
        """So does a Pendulum card in its zone."""
        return self._stays(card)

    @rule("5.2.7")
    def equipped_trap_stays(self, card: Obj) -> bool:
        """So does a Trap that has become an Equip Card."""
        return self._stays(card)

    def _stays(self, card: Obj) -> bool:
        self.say("stays", subject=card)
        return True

    @rule("4.6.3", "1.2.6.1")
    def negated_card_goes(self, card: Obj) -> None:
        """A card whose activation was negated was not activated, so it does not stay, whatever its kind."""
        self._to_graveyard(card)

    def used_card_goes(self, card: Obj) -> None:
        """A card of a single use goes."""
        self.used_trap_goes(card) if self.is_trap(card) else self.used_spell_goes(card)

    @rule("2.14.2.1", "1.2.6.1")
    def used_spell_goes(self, card: Obj) -> None:
        """A Spell of a single use goes to the Graveyard when its effect has resolved."""
        self._to_graveyard(card)

    @rule("2.15.2.2", "1.2.6.1")
    def used_trap_goes(self, card: Obj) -> None:
        """So does a Trap."""
        self._to_graveyard(card)

    def _to_graveyard(self, card: Obj) -> None:
        self.do(happenings.Move(card.id, card.controller, cause="rule", to="graveyard"))

    @applies(events.Equip, "2.14.5.1")
    def apply_equip(self, event: events.Equip) -> None:
        """An Equip Card goes with one monster, face up; a monster that equips itself becomes one."""
        card = self._that_equips(event)
        if card is not None and (self.is_monster(card) or not self.is_field(card)):
            to = self.subject(event).label
            if to != card.label:
                self.do(events.EquipCard(card.id, event.player, card.id, event.cause, to=to))
        elif card is not None:
            self.mark(card, "equipped", self.subject(event).label)

    def _that_equips(self, event: events.Equip) -> Obj | None:
        """The card whose text equips it: where it lies, or in the hand or the Graveyard to which it has gone."""
        card, was = self.live(event.source or 0), self.was(event.source)
        if card is not None or was is None:
            return card
        now = self.card(was.label)
        return now if now.zone.name in {"hand", "graveyard"} else None

    @applies(events.EquipCard, "5.2.7")
    def apply_equip_card(self, event: events.EquipCard) -> None:
        """A monster that is equipped to another one lies among the Spells and counts as an Equip Spell."""
        piece = self.subject(event)
        by_itself = event.source == piece.id
        united = bool(piece.mark("united")) or (by_itself and self.is_kind(piece, "union"))
        lying = self.put(piece, "spells", event.player, equipped=event.to, united=united)
        for name, whose in brought_by(event).items():
            self.mark(lying, name, whose)
        if by_itself and asks_for("equipped_itself", piece.card.abilities):
            self.mark(lying, "equipped itself", value=True)

    @forbids(events.Equip, "2.14.5.1", considered="it can carry an equip")
    def no_equip_face_down(self, event: events.Equip) -> bool:
        """One chooses a face-up monster for it: one that lies face down by then carries nothing."""
        return not self._can_carry(self.subject(event).label)

    @forbids(events.EquipCard, "2.14.5.1", considered="it can carry an equip")
    def nor_another_card(self, event: events.EquipCard) -> bool:
        """Nor does another card become an Equip Card of it."""
        return not self._can_carry(event.to)

    @forbids(events.EquipCard, "5.2.7", considered="free to be equipped")
    def stays_with_its_monster(self, event: events.EquipCard) -> bool:
        """A monster that is equipped to one moves to no other, unless it is a Union Monster that equipped itself."""
        piece = self.subject(event)
        if not self.is_equipped_monster(piece):
            return False
        if piece.mark("united"):
            self.spares("union may move", subject=piece)
            return False
        return True

    @forbids(events.EquipCard, "1.2.5.1", considered="room for an equip")
    def no_room_to_equip(self, event: events.EquipCard) -> bool:
        """It takes one of the 5 places."""
        there = self.subject(event).zone.name == "spells"
        return not there and len(self.zone(str(event.player), "spells")) >= MOST

    @check("2.14.5.1", "5.2.20")
    def equip_without_monster(self) -> Iterator[Event]:
        """When the equipped monster has gone or is face down, its Equip Cards are destroyed."""
        for player in self.players:
            for card in self.zone(player, "spells"):
                if self.icon(card) == "equip" and not self._is_waiting(card) and not self._is_carried(card):
                    yield events.Destroy(card.id, player, cause="rule")

    def _is_waiting(self, card: Obj) -> bool:
        return bool(card.mark("facedown")) or any(link.source.id == card.id for link in self.state.stack)

    def _is_carried(self, card: Obj) -> bool:
        label = card.mark("equipped")
        return bool(label) and self._can_carry(str(label))

    def _can_carry(self, label: str) -> bool:
        monster = self.card(label)
        return monster.zone.name == "monsters" and not monster.mark("facedown")
