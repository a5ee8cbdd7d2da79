"""Clause 5.4: Class Change."""

from judgekit.engine import happenings
from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.deploying import Deploying


class Promoting(Deploying):
    """A card with a promotion cost is laid on a unit of its character."""

    @action("class change", "5.4.1")
    def class_change(self, player: str, unit: Obj, into: Obj) -> None:
        """A player lays a card of their hand on a unit of the same character, for its promotion cost."""
        self.deployment_phase_only(player)
        self.require_pair(player, unit, into)
        self.require_promotion_cost(unit, into)
        self.require_promotable(unit)
        event = events.ClassChange(unit.id, player, into.id, "action", into=into.label)
        self.require(event)
        self.require_color_on_top(player, into)
        self.spend_promotion(player, self.cost_of_change(into))
        if self.do(event):
            if not self.draws_first():
                self.settle()
            self.draw_for_class_change(player)

    def cost_of_change(self, card: Obj) -> int:
        """What a Class Change costs."""
        return self.number(card, "promotion" if self.pays_promotion() else "cost")

    @rule("5.4.1", considered="promotion cost")
    def pays_promotion(self) -> bool:
        """A Class Change is paid with the promotion cost, not with the deployment cost."""
        return True

    def require_pair(self, player: str, unit: Obj, card: Obj) -> None:
        """Raise Illegal unless a card may be laid on this unit at all."""
        if not self.is_unit_of(player, unit):
            raise Illegal("not your unit", unit=unit)
        self.require_another_card(player, unit, card)
        if not self.same_character(unit, card):
            raise Illegal("another character", unit=unit, card=card)

    @rule("5.4.1", considered="from the hand")
    def require_another_card(self, player: str, unit: Obj, card: Obj) -> None:  # noqa: ARG002 - a reading looks at it
        """What is laid on a unit is another card, from the hand."""
        if not self.lies_in(player, "hand", card):
            raise Illegal("not in hand", card=card)

    def require_promotion_cost(self, unit: Obj, card: Obj) -> None:
        """Raise Illegal where the card cannot promote anybody."""
        if self.value(card, "promotion") is None:
            if unit.mark("main") and self.never_promotes(unit):
                self.main_only_levels_up(card)
            raise Illegal("no promotion cost", card=card)

    def never_promotes(self, unit: Obj) -> bool:
        """Has the unit's player no card of its character with a promotion cost?"""
        own = (one for one in self.state.objects.values() if one.owner == unit.owner)
        return not any(self.same_character(one, unit) and self.value(one, "promotion") is not None for one in own)

    @guard("5.5.4")
    def main_only_levels_up(self, card: Obj) -> None:
        """A Main Character of whom there are no cards with a promotion cost improves by Level Up only."""
        raise Illegal("only level up", card=card)

    def require_promotable(self, unit: Obj) -> None:
        """Raise Illegal where this unit cannot be promoted now."""
        if self.value(unit, "promotion") is not None:
            if not self.promoted_card_may_change(unit):
                raise Illegal("already a promotion", unit=unit)
        elif unit.unit in self.deployed() and not self.may_change_at_once(unit):
            raise Illegal("just deployed", unit=unit)

    @rule("5.4.3")
    def may_change_at_once(self, unit: Obj) -> bool:
        """A unit without promotion cost that was deployed this turn may class change, if both cards are paid."""
        self.say("same turn", subject=unit)
        return True

    @rule("5.4.8")
    def promoted_card_may_change(self, unit: Obj) -> bool:
        """A card with a promotion cost that was deployed may class change too, and it counts as such."""
        self.say("promotes again", subject=unit)
        return True

    @applies(events.ClassChange, "5.4.1")
    def apply_class_change(self, event: events.ClassChange) -> None:
        """The card takes the unit's place, and the unit is promoted."""
        assert event.source is not None
        unit, card = self.subject(event), self.state.objects[event.source]
        role = self.main_class_changes(unit)
        if unit.id != card.id:
            card = self.take_over(card, unit, keep=(*role, *self.posture(unit)))
        self.leave_beneath(card)

    @rule("5.4.5")
    def main_class_changes(self, unit: Obj) -> tuple[str, ...]:
        """The card laid on the Main Character is the Main Character from then on."""
        if unit.mark("main"):
            self.cite()
        return ("main",)

    @rule("5.4.6")
    def leave_beneath(self, card: Obj) -> None:
        """The card beneath shows that the unit class changed."""
        self.cite()
        self.mark(card, "promoted", True)

    def posture(self, unit: Obj) -> tuple[str, ...]:
        """What the card laid on a unit keeps of how it stood."""
        return (*self.stays_tapped(unit), "attacking", "defending", "grown")

    @rule("5.4.6", considered="was untapped")
    def stays_tapped(self, unit: Obj) -> tuple[str, ...]:
        """The unit stays where it was, beneath the new card: if it was tapped, it still is."""
        if unit.mark("tapped"):
            self.cite()
        return ("tapped",)

    @applies(events.Growth)
    def apply_growth(self, event: events.Growth) -> None:
        """The guide has no Growth: as is printed beside the word, who has Growthed may use its CCS."""
        self.mark(self.subject(event), "grown", True)

    @rule("5.4.2")
    def draws_first(self) -> bool:
        """The skills that the Class Change triggers wait until its player has drawn."""
        waiting = sorted(self.pending_labels())
        if waiting:
            self.say("skills after the draw", abilities=waiting)
        return True

    @rule("5.4.1")
    def draw_for_class_change(self, player: str) -> None:
        """Who class changes draws a card."""
        self.do(happenings.Draw(None, player, cause="rule"))

    def functions(self, obj: Obj, ability: Ability) -> bool:
        """A CCS sleeps until its unit class changes."""
        ccs = ability.keyword == "CCS"
        return super().functions(obj, ability) and not (ccs and self.ccs_sleeps(obj))

    @rule("5.4.7", considered="did it change class")
    def ccs_sleeps(self, unit: Obj) -> bool:
        """A CCS works only if its unit class changed."""
        if unit.mark("promoted"):
            self.spares("ccs is awake", subject=unit)
        return not unit.mark("promoted") and not unit.mark("grown")

    @guard("5.4.7", considered="nothing asks for a class change")
    def require_class_change(self, unit: Obj, ability: Ability) -> None:
        """A CCS cannot be used before the unit class changes."""
        if ability.keyword == "CCS" and self.ccs_sleeps(unit):
            raise Illegal("ccs", unit=unit)
        if ability.keyword == "CCS":
            self.say("ccs awake" if unit.mark("promoted") else "ccs by growth", subject=unit)
