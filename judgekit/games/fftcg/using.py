"""11.6 and 11.7: action abilities and special abilities, which are used by paying what is written before the colon."""

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.model import Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.announcing import kind_of
from judgekit.games.fftcg.deciding import Deciding
from judgekit.games.fftcg.payment import PAYMENT, Paying, Payment

PAID_WITH_OWN = (events.Dull, events.Break, events.PutInBreakZone)


def is_used(ability: Activated) -> bool:
    """Is it an action or a special ability, and no way of playing its card?"""
    return ability.activate in {"action", "special"}


class Using(Deciding, Paying):
    """Abilities with a cost go on the Stack when they are used."""

    @action("use", "11.6.3", machinery=True)
    def use_ability(
        self,
        player: str,
        source: Obj,
        ability: int = 0,
        discard: tuple[Obj, ...] = (),
        dull: tuple[Obj, ...] = (),
        same_name: Obj | None = None,
    ) -> None:
        """A player uses an ability of a card: its number on the card, where it has several."""
        self.phase_with_effects()
        self.has_priority(player)
        meant = self.abilities_meant(source, ability)
        self.own_ability(player, source, meant)
        self.must_be_allowed(events.Use(source.id, player, source.id, "action"), "may not be used", card=source)
        label, used = meant[0]
        payment = Payment(player, discard, dull, same_name=same_name)
        instance = Instance(self.state.fresh_id(), label, player, source, used, bound={PAYMENT: payment})
        if used.once_per_turn or used.before_use is not None:
            self.text_allows(Resolution(instance))
        with self.trace.under(self.say("uses", actor=player, ability=label)):
            declare = self.declare_special if used.activate == "special" else self.declare_action
            declare(instance)
            self.replace_on_stack(self.use_at_will(instance))
            done = self.special_is_used if kind_of(instance) == "special" else self.action_is_used
            done(player, source)

    @rule("11.6.11")
    def action_is_used(self, player: str, source: Obj) -> None:
        """With everything paid it is used: what waits for that triggers, and its player may act again."""
        self.cite()
        self.gain_priority(player)
        self.do(events.Use(source.id, player, source.id, "action"))

    @rule("11.7.11")
    def special_is_used(self, player: str, source: Obj) -> None:
        """So is a special ability."""
        self.cite()
        self.gain_priority(player)
        self.do(events.Use(source.id, player, source.id, "action"))

    @rule("11.6.4")
    def declare_action(self, instance: Instance) -> None:
        """An action ability goes on the Stack, under the control of whoever uses it."""
        self.cite()
        self.onto_stack(instance)

    @rule("11.7.3", "11.7.4")
    def declare_special(self, instance: Instance) -> None:
        """So does a special ability."""
        self.cite()
        self.onto_stack(instance)

    def abilities_meant(self, source: Obj, place: int) -> list[tuple[str, Activated]]:
        """The abilities of a card that may be meant: all those that are used, or the one in that place."""
        found = [(label, one) for label, one in self.abilities(source) if isinstance(one, Activated) and is_used(one)]
        return [one for one in found if not place or one[0].endswith(f"/{place}")]

    @guard("11.6.4", "11.7.4")
    def own_ability(self, player: str, source: Obj, meant: list[tuple[str, Activated]]) -> None:
        """The player declares one ability of a card of theirs, in the zone where it works."""
        mine = source.controller == player and len(meant) == 1
        if not mine or not self.functions(source, meant[0][1]):
            raise Illegal("no such ability", card=source)

    @guard("2.1", considered="text allows it now")
    def text_allows(self, at: Resolution) -> None:
        """A text that limits when or how often its ability is used outranks the rules."""
        if not self.use_allowed(at):
            raise Illegal("used already", card=at.source)
        if not self.condition_met(at):
            raise Illegal("condition", card=at.source)

    def cost_paid(self, at: Resolution) -> bool:
        """An ability that is used is paid by the rule of its kind."""
        if isinstance(at.ability, Activated):
            pay = self.pay_special if kind_of(at.instance) == "special" else self.pay_action
            pay(at, at.bound[PAYMENT])
            return True
        return super().cost_paid(at)

    @rule("11.7.1", "11.7.1/nota-1")
    def discard_same_name(self, payment: Payment, source: Obj) -> None:
        """A special ability also costs a Character of the same name, discarded from the hand."""
        card = payment.same_name
        if card is None or card.zone != (payment.player, "hand", 0) or not self.names(card) & self.names(source):
            raise Illegal("same name needed", card=source)
        if not self.is_character(card) or self.do(events.Discard(card.id, payment.player, cause="cost")) is None:
            raise Illegal("same name needed", card=source)

    @rule("11.6.2.1", "11.6.9", "11.6.10", machinery=True)
    def pay_action(self, at: Resolution, payment: Payment) -> None:
        """Everything before the colon is paid at the same time, or the action ability is not used."""
        self.pay_parts(at, payment)

    @rule("11.7.2.1", "11.7.9", "11.7.10", machinery=True)
    def pay_special(self, at: Resolution, payment: Payment) -> None:
        """Everything before the colon, and the card of the same name, are paid at the same time."""
        with self.batch():
            self.discard_same_name(payment, at.source)
            self.pay_parts(at, payment)

    def pay_parts(self, at: Resolution, payment: Payment) -> None:
        """Pay each part of a cost; what is offered for points must be asked for."""
        at.bound[PAYMENT] = payment
        asked = self.parts_of_cost(at)
        with self.batch():
            if not self.pay(asked, at):
                self.refuse_cost(at, payment.player)
        self.no_points_unasked(payment, asked)

    def refuse_cost(self, at: Resolution, player: str) -> None:
        """It cannot be paid: by the rule that said so, or because a text keeps what would pay it where it is."""
        if at.forbidden_by == self.text_forbids():
            (self.kept_from_paying_special if kind_of(at.instance) == "special" else self.kept_from_paying)(player)
        illegal = at.why or Illegal("cost not paid", player=player)
        illegal.clauses = illegal.clauses or at.forbidden_by
        raise illegal

    @guard("11.6.2.4")
    def kept_from_paying(self, player: str) -> None:
        """What a text keeps from leaving does not leave to pay for an action ability."""
        raise Illegal("cost kept", player=player)

    @guard("11.7.2.4")
    def kept_from_paying_special(self, player: str) -> None:
        """Nor for a special ability."""
        raise Illegal("cost kept", player=player)

    def pay_dull_icon(self, at: Resolution) -> bool:
        """Dull the source, if it is active and has been there long enough."""
        card = self.state.objects.get(at.source.id)
        if card is None or card.mark("dull"):
            return False
        if kind_of(at.instance) == "special":
            self.long_enough_for_special(card)
        else:
            self.long_enough_for_action(card)
        return self.do(events.Dull(card.id, *at.by)) is not None

    @rule("11.6.2.2")
    def long_enough_for_action(self, card: Obj) -> None:
        """A Forward or Backup must have been there since the turn began, or have Haste; a Monster need not."""
        self.long_enough(card)

    @rule("11.7.2.2")
    def long_enough_for_special(self, card: Obj) -> None:
        """The same holds for special abilities with the Dull icon."""
        self.long_enough(card)

    def long_enough(self, card: Obj) -> None:
        """See that the Character may be dulled for its own ability."""
        if not card.mark("new"):
            return
        if self.types(card) == {"monster"}:
            self.say("may use at once", card=card)
        elif not (self.has(card, "Haste") and self.haste_lets_use(card)):
            raise Illegal("just entered", card=card)

    @rule("15.2.2.3", considered="haste lets use")
    def haste_lets_use(self, card: Obj) -> bool:
        """A Character with Haste is dulled for its ability though it has just entered."""
        self.say("may use at once", card=card)
        return True

    def pay_crystals(self, at: Resolution, amount: int) -> bool:
        """Spend crystals, if there are enough."""
        spent = happenings.Gain(None, at.controller, cause=at.cause, count="crystals", amount=-amount)
        return self.can_spend(at.controller, "crystals", amount) and self.do(spent) is not None

    def pay_with_character(self, at: Resolution, found: tuple[Obj, ...]) -> bool:
        """Put a Character in the Break Zone to pay, whatever the kind of the ability."""
        pay = self.own_character_for_special if kind_of(at.instance) == "special" else self.own_character_for_action
        return pay(at, found)

    def ban_on(self, event: Event) -> Ban | None:
        """A Character of the other player pays no cost."""
        if event.cause != "cost" or not isinstance(event, PAID_WITH_OWN):
            return super().ban_on(event)
        special = any(kind_of(one) == "special" for one in self.state.stack[-1:])
        keeps_to_own = self.only_own_pay_for_special if special else self.only_own_pay_for_action
        return keeps_to_own(event) or super().ban_on(event)

    @rule("11.6.2.3", considered="whose pays for an action")
    def only_own_pay_for_action(self, event: Event) -> Ban | None:
        """Nobody dulls or breaks what the other player controls to pay for an action ability."""
        return Ban(self.trace.clauses) if self.is_anothers(event) else None

    @rule("11.7.2.3", considered="whose pays for a special")
    def only_own_pay_for_special(self, event: Event) -> Ban | None:
        """Nor for a special ability."""
        return Ban(self.trace.clauses) if self.is_anothers(event) else None

    def is_anothers(self, event: Event) -> bool:
        """Is the Character not the player's?"""
        card = self.concerned(event)
        return card is not None and card.controller != event.player

    @rule("11.6.2.3")
    def own_character_for_action(self, at: Resolution, found: tuple[Obj, ...]) -> bool:
        """Only Characters under one's own control are broken or dulled to pay for an action ability."""
        return self.pay_with_own(at, found)

    @rule("11.7.2.3")
    def own_character_for_special(self, at: Resolution, found: tuple[Obj, ...]) -> bool:
        """Nor are others for a special ability."""
        return self.pay_with_own(at, found)

    def pay_with_own(self, at: Resolution, found: tuple[Obj, ...]) -> bool:
        """Ask for one of the player's own and put it in the Break Zone."""
        mine = [one for one in found if one.controller == at.controller]
        taken = self.choose_objects(at.controller, mine, "cost", at=at)
        return bool(self.do_all(events.PutInBreakZone(one.id, *at.by) for one in taken))
