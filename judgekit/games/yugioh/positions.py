"""Chapters 2.11.6 and 3.3.4.4: turning monsters, by one's own will or by an effect."""

from collections.abc import Mapping

from judgekit.engine.altered import altered
from judgekit.engine.continuous import SELF_LEAVES
from judgekit.engine.effects.continuous import Later
from judgekit.engine.effects.control import CONTROL
from judgekit.engine.effects.objects import ToObjects
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.model import Card, Obj, Resolution, Zone
from judgekit.engine.rule import Illegal, action, applies, forbids, guard, rule
from judgekit.engine.said import parts
from judgekit.engine.value import Value
from judgekit.games.yugioh import events
from judgekit.games.yugioh.summons import Summons
from judgekit.games.yugioh.table import AGAIN, WAS_SET

TURNED_UP = "turned up"
OF_THE_FACE_UP = ("negated", AGAIN)
"""What a monster is only as long as it is face up."""


def left_for(later: Later) -> frozenset[str]:
    """The names of those to whom it does something."""
    said = (one.target for one in parts(later.do) if isinstance(one, ToObjects))
    return frozenset(one for one in said if isinstance(one, str))


class Positions(Summons):
    """Battle positions."""

    @action("flip summon", "2.11.6.1", considered="a summon is declared")
    def flip_summon(self, player: str, card: Obj) -> None:
        """A player turns a face-down monster to face-up Attack Position."""
        self.may_act(player)
        self.is_monster_of(player, card)
        self.is_face_down(card)
        self.not_set_this_turn(card)
        if card.mark("moved"):
            self.not_moved_yet(card)
        self.its_position_may_change(player, card)
        self.attempt(events.FlipSummon(card.id, player, cause="action"))

    @action("change position", "3.3.4.4.1")
    def change_position(self, player: str, card: Obj) -> None:
        """A player changes a face-up monster from Attack to Defense or back."""
        self.may_act(player)
        self.is_monster_of(player, card)
        self.is_face_up_monster(card)
        self.not_played_this_turn(card)
        self.has_not_attacked(card)
        self.not_moved_yet(card)
        self.propose(events.ChangePosition(card.id, player, cause="action"))

    def goal(self, event: Event) -> str:
        """A change of position that turns a monster up goes there, for the texts that ask it."""
        turned = isinstance(event, events.ChangePosition) and event.turned_up
        return TURNED_UP if turned else super().goal(event)

    def ban_on(self, event: Event) -> Ban | None:
        """What forbids a monster's position to change (5.1.7.1) keeps effects from turning it face down, or up."""
        ban = super().ban_on(event)
        if ban is None and isinstance(event, events.TurnFaceDown | events.TurnFaceUp) and event.cause == "effect":
            turned_up = isinstance(event, events.TurnFaceUp)
            changed = events.ChangePosition(event.subject, event.player, event.source, "effect", turned_up=turned_up)
            return super().ban_on(changed) if self._lies_on_the_field(event) else None
        return ban

    def _lies_on_the_field(self, event: Event) -> bool:
        obj = self.live(event.subject)
        return obj is not None and obj.zone.name == "monsters"

    def its_position_may_change(self, player: str, card: Obj) -> None:
        """A Flip Summon is a change of position (3.3.4.4.1), so what forbids that forbids it."""
        turned = events.ChangePosition(card.id, player, cause="action", turned_up=True)
        self.must_be_allowed(turned, "forbidden", subject=card)

    def marks_as_laid(self, card: Card, zone: Zone, marks: Mapping[str, Value]) -> Mapping[str, Value]:
        """A monster that lies face-down lies in Defense Position (1.2.4.1)."""
        given = super().marks_as_laid(card, zone, marks)
        return {"defense": True, **given} if zone.name == "monsters" and given.get("facedown") else given

    @guard("3.3.4.4.1", considered="own monster")
    def is_monster_of(self, player: str, card: Obj) -> None:
        """Only monsters that one controls."""
        if not self.is_on_field_of(card, player):
            raise Illegal("not a monster of yours", player=player)

    @guard("2.11.6.1", considered="face-down monster")
    def is_face_down(self, card: Obj) -> None:
        """Only a face-down monster is Flip Summoned."""
        if not card.mark("facedown"):
            raise Illegal("not face down", subject=card)

    @guard("2.11.6.1", "3.3.4.4.1")
    def is_face_up_monster(self, card: Obj) -> None:
        """A face-down monster is turned by a Flip Summon alone, and never to face-up Defense Position."""
        if card.mark("facedown"):
            raise Illegal("face down", subject=card)

    @guard("2.11.6.1", considered="set before this turn")
    def not_set_this_turn(self, card: Obj) -> None:
        """A monster is not Flip Summoned in the turn when it was Set."""
        if card.number("played") == self.turn_number:
            raise Illegal("set this turn", subject=card)

    @guard("3.3.4.4.1", considered="came before this turn")
    def not_played_this_turn(self, card: Obj) -> None:
        """First exception: it came to the field this turn."""
        if card.number("played") == self.turn_number:
            raise Illegal("played this turn", subject=card)

    @guard("3.3.4.4.1", considered="no attack before main 2")
    def has_not_attacked(self, card: Obj) -> None:
        """Second exception: in Main Phase 2, it attacked in the Battle Phase."""
        if self.phase == "main 2" and card.number("declared") == self.turn_number:
            raise Illegal("attacked this turn", subject=card)

    @guard("3.3.4.4.1", considered="position not changed")
    def not_moved_yet(self, card: Obj) -> None:
        """Third exception: its position was changed already this turn."""
        if card.number("moved") == self.turn_number:
            raise Illegal("moved this turn", subject=card)

    @applies(events.FlipSummon, "2.11.6.1")
    def apply_flip_summon(self, event: events.FlipSummon) -> None:
        """It is turned face up, in Attack Position."""
        card = self.mark(self.subject(event), "defense", False)
        card = self.mark(card, "moved", self.turn_number)
        self.mark(card, "came", f"{WAS_SET} flip" if card.mark("came") == WAS_SET else "flip")
        self.turned_face_up(event)

    @rule("2.5.7.2")
    def turned_face_up(self, event: Event) -> None:
        """A card that was face down is face up: that is what Flip Effects wait for."""
        unflipped = isinstance(event, events.ChangePosition) and event.unflipped
        self.do(events.TurnFaceUp(event.subject, event.player, event.source, event.cause, unflipped=unflipped))

    @applies(events.TurnFaceUp, "2.5.7.2")
    def apply_turn_face_up(self, event: events.TurnFaceUp) -> None:
        """The card is face up and its effects work."""
        self.mark(self.subject(event), "facedown", False)

    @applies(events.TurnFaceDown, "5.2.10")
    def apply_turn_face_down(self, event: events.TurnFaceDown) -> None:
        """A monster that is face down is in Defense Position and counts as Set; its materials stay with it.

        So nothing lasts on it of what was done to it face up, but who controls it, and turned up it begins anew.
        """
        card = self.mark(self.subject(event), "facedown", True)
        card = self.mark(card, "defense", True)
        self.begins_anew(card)
        if self.beneath(card):
            self.materials_stay(card)

    def begins_anew(self, card: Obj) -> None:
        """End what was done to it as a face-up monster, and what it has used; a Trap is still what it came as."""
        kept = SELF_LEAVES if self.printed(card, "type") != "monster" else ""
        self.shed(card, lambda one: one.op != CONTROL and one.until != kept)
        self.forget_what_was_left_for(card)
        self.forget_uses(card, stays=False)
        for name in (one for one in OF_THE_FACE_UP if card.mark(one)):
            card = self.mark(card, name, False)

    def forget_what_was_left_for(self, card: Obj) -> None:
        """What an effect has left to be done to it later, as to a face-up monster, is done without it."""
        for number, one in tuple(self.state.floating.items()):
            names = left_for(one.payload) if isinstance(one.payload, Later) and not one.payload.on else frozenset()
            if names == {"self"} and one.at.source.unit == card.unit:
                self.state.sink(number)
            elif without := {name: left for name in names if (left := self._others(one.at, name, card)) is not None}:
                self.state.float(number, altered(one, at=altered(one.at, bound={**one.at.bound, **without})))

    def _others(self, at: Resolution, name: str, card: Obj) -> tuple[int, ...] | None:
        """Those of this name but the card, None where that is none of them."""
        meant = at.bound.get(name, ())
        left = tuple(one for one in meant if (now := self.known(one, at)) is None or now.unit != card.unit)
        return left if len(left) < len(meant) else None

    @forbids(events.TurnFaceDown, "5.1.2.2", considered="no token to turn down")
    def tokens_stay_face_up(self, event: events.TurnFaceDown) -> bool:
        """A Token is always face up."""
        return self.is_kind(self.subject(event), "token")

    def _forbidden_by_rule(self, event: Event) -> Ban | None:
        """What the rules forbid: and of a Link Monster, to be anywhere but face up in Attack Position."""
        found = super()._forbidden_by_rule(event)
        if found is not None or not self._would_lie_otherwise(event) or not self.link_lies_in_attack():
            return found
        return Ban(self.cited(("1.2.4.1",)))

    def _would_lie_otherwise(self, event: Event) -> bool:
        """Would a Link Monster lie in Defense Position, or face down, by this?"""
        comes = isinstance(event, events.SpecialSummon) and event.position and "attack" not in event.position
        turns = isinstance(event, events.TurnFaceDown | events.ChangePosition)
        return bool(comes or turns) and self.lies_in_attack_alone(self.subject(event))

    @rule("1.2.4.1", considered="a link monster lies in attack")
    def link_lies_in_attack(self) -> bool:
        """A Link Monster has no DEF, so of the ways to lie in the Monster Zone it has face-up Attack Position alone."""
        return True

    @applies(events.ChangePosition, "3.3.4.4.1")
    def apply_change_position(self, event: events.ChangePosition) -> None:
        """From Attack to Defense, or from Defense to Attack, face up."""
        card = self.subject(event)
        if card.mark("facedown"):
            self.turned_face_up(event)
            card = self.card(card.label)
        card = self.mark(card, "defense", not card.mark("defense"))
        if event.cause == "action":
            self.mark(card, "moved", self.turn_number)
