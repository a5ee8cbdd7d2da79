"""4.4: using an activated ability."""

from dataclasses import replace

from judgekit.engine.abilities import Activated
from judgekit.engine.choice import Option
from judgekit.engine.model import Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, action, forbids, guard, rule
from judgekit.games.lorcana import events
from judgekit.games.lorcana.exerting import exerting_alone, exerts_itself
from judgekit.games.lorcana.golden_rules import GoldenRules
from judgekit.games.lorcana.states import States
from judgekit.games.lorcana.turn_actions import TurnActions


class Activating(GoldenRules, States, TurnActions):
    """Announce, pay, and the effect is resolved at once."""

    @action("activate", "4.4.1", machinery=True)
    def activate(self, player: str, ability: str) -> None:
        """The active player pays the cost of an ability of a card that they have in play."""
        self.takes_a_turn_action(player)
        instance = self.ability_of(player, ability)
        with self.trace.under(self.say("activates", actor=player, player=player, ability=ability)):
            self.announce_ability()
            self.not_spent(player, ability)
            used = self.pay_activation(instance)
            self.use_up(ability)
            self.resolve_activated(used)

    def not_spent(self, player: str, ability: str) -> None:
        """What was used this turn may be used again; raises Illegal if not."""
        if self.used(ability) and self.is_limited(ability):
            raise Illegal("spent already", player=player, ability=ability)

    @rule("4.1.1")
    def is_limited(self, ability: str) -> bool:
        """Using abilities has no limit but those of their own texts: as often as they can be paid for."""
        self.spares("no limit", ability=ability)
        return False

    def ability_of(self, player: str, label: str) -> Instance:
        """The activated ability with this label, of a card of the player."""
        obj = self.card(card) if (card := label.rpartition("/")[0]) in self.state.current else None
        ability = dict(self.abilities(obj)).get(label) if obj and obj.controller == player else None
        if obj is None or not isinstance(ability, Activated):
            raise Illegal("no such ability", player=player, ability=label)
        self.works(obj, label, ability)
        return Instance(self.state.fresh_id(), label, player, obj, ability)

    @guard("1.6.1", considered="ability does not work")
    def works(self, obj: Obj, label: str, ability: Activated) -> None:
        """Abilities work while their card is in play."""
        if not self.functions(obj, ability):
            self.is_no_item(obj, label)
            raise Illegal("no such ability", player=obj.controller, ability=label)

    @guard("5.5.1", "1.6.1", considered="no item card")
    def is_no_item(self, obj: Obj, label: str) -> None:
        """Outside the Play zone an item card is no item, and has nothing that could be used."""
        if self.value(obj, "type") == "item":
            raise Illegal("no such ability", player=obj.controller, ability=label)

    @rule("4.4.3.1", machinery=True)
    def announce_ability(self) -> None:
        """First the ability is announced."""
        self.cite()

    @rule("1.5.2", "4.4.3.4")
    def pay_activation(self, instance: Instance) -> Instance:
        """The whole cost is paid, in any order."""
        if self.waits_a_turn(instance.source):
            raise Illegal("drying", card=instance.source)
        if exerts_itself(instance.ability):
            self.pays_by_exerting(instance.source)
        return self.use_at_will(instance)

    @rule("4.4.2")
    def pays_by_exerting(self, obj: Obj) -> None:
        """A character must be dry to pay {E}; an item may at once."""
        self.must_be_ready(obj)
        if self.value(obj, "type") == "character":
            self.must_be_dry(obj)
        self.cite()

    def waits_a_turn(self, obj: Obj) -> bool:
        """Does a card wait a turn before it is used? Whether a character dries concerns its {E} alone."""
        match self.value(obj, "type"):
            case "item":
                return self.item_waits()
            case "location":
                return self.location_waits()
        return False

    @rule("5.5.4", "4.4.2")
    def item_waits(self) -> bool:
        """An item may be used in the turn in which it is played."""
        self.cite()
        return False

    @rule("5.6.4", "4.4.2")
    def location_waits(self) -> bool:
        """A location may be used in the turn in which it is played."""
        self.cite()
        return False

    @forbids(events.Exert, "4.4.2.1")
    def pays_only_dry(self, event: events.Exert) -> bool:
        """Only characters that are dry are exerted to pay a cost."""
        sings = isinstance(event, events.ExertToSing)
        return event.cause == "cost" and not sings and bool(self.subject(event).mark("drying"))

    def use_by_effect(self, card: Obj, at: Resolution) -> bool:
        """Use one of the activated abilities of an object for free; its player says which."""
        found = [Option(label, ability) for label, ability in self.abilities(card) if isinstance(ability, Activated)]
        if not found:
            self.no_ability_to_use(at.controller, card)
            return False
        (taken,) = self.choose(at.controller, "ability", "ability", found)
        free = replace(taken.value, cost=exerting_alone(taken.value.cost))
        return self.use_free_ability(Instance(self.state.fresh_id(), taken.key, at.controller, card, free))

    @rule("1.5.5.4", "4.4.3.2")
    def use_free_ability(self, instance: Instance) -> bool:
        """An ability that an effect lets a player use for free costs nothing but its {E}, paid before the effect."""
        if exerts_itself(instance.ability) and not self.can_pay_by_exerting(instance):
            return False
        used = self.put_to_use(instance)
        if used is None:
            self.trace.stopped("uses for free", {"ability": instance.label}, self.cited(("1.5.2",)))
            return False
        with self.trace.under(self.say("uses for free", actor=instance.controller, ability=instance.label)):
            self.resolve_activated(used)
        return True

    def can_pay_by_exerting(self, instance: Instance) -> bool:
        """Can its card pay {E}? Says by which rule it cannot."""
        try:
            self.pays_by_exerting(instance.source)
        except Illegal as illegal:
            self.trace.stopped("uses for free", {"ability": instance.label}, illegal.clauses)
            return False
        return True

    @rule("4.4.1")
    def no_ability_to_use(self, player: str, obj: Obj) -> None:
        """A card without an activated ability has none to be used."""
        self.say("no ability to use", player=player, card=obj)

    @rule("4.4.4", "1.6.1.2", machinery=True)
    def resolve_activated(self, instance: Instance) -> None:
        """Paid, the ability is activated and its effect resolved at once."""
        if instance.ability.if_ is None or self.condition_as_it_resolves(instance):
            self.carry_out(instance)

    @rule("4.4.4")
    def condition_as_it_resolves(self, instance: Instance) -> bool:
        """An «if» of what it does is looked at now: it was no condition for using it."""
        holds = self.condition_still_holds(instance)
        if not holds:
            self.say("condition gone", ability=instance.label)
        return holds
