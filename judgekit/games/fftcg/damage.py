"""6.5 and 11.10: damage to players and to Forwards, and EX Bursts."""

from judgekit.engine.abilities import Resolves, Triggered
from judgekit.engine.event import Event
from judgekit.engine.model import Ability, Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, applies, replaces, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.announcing import NoTarget
from judgekit.games.fftcg.auto_abilities import AutoAbilities
from judgekit.games.fftcg.table import JustDealt


class Damaging(AutoAbilities):
    """Damage that is dealt."""

    @applies(events.Damage, "5.2.6.1")
    def apply_damage(self, event: events.Damage) -> None:
        """A Forward keeps the damage that it has taken."""
        hit = self.subject(event)
        self.mark(hit, "damage", hit.number("damage") + event.amount)
        if event.amount:
            self.record(JustDealt((*self.just_dealt, event)))

    @replaces(events.Damage, "4.3")
    def no_negative_damage(self, event: events.Damage) -> Event:
        """A negative number that is used as it stands counts as 0."""
        if event.amount >= 0:
            return event
        self.say("counts as zero", amount=event.amount)
        return event.saying({"amount": 0})

    @applies(events.DamagePlayer, "6.5.2", "6.5.3", "7.8.2")
    def apply_damage_player(self, event: events.DamagePlayer) -> None:
        """For each point the player shows the top card of the deck in their Damage Zone."""
        player = event.player or self.turn_player
        shown = [card for _ in range(event.amount) if (card := self.take_point(player)) and self.may_burst(card)]
        for card in shown:
            self.ex_burst(player, card)

    def take_point(self, player: str) -> Obj | None:
        """One point: the top card of the deck goes to the Damage Zone."""
        deck = self.zone(player, "deck")
        if deck:
            return self.put(deck[0], "damage", top=False)
        self.set_count(player, "undamaged", True)
        return None

    def may_burst(self, card: Obj) -> bool:
        """Does its EX Burst ask for no Damage, or is there enough?"""
        return not self.number(card, "ex_damage") or self.burst_ready(card)

    @rule("15.2.6.3", "15.2.6.3.1")
    def burst_ready(self, card: Obj) -> bool:
        """An EX Burst with a Damage value is one only if its player has that much damage as the card is put there."""
        needed = self.number(card, "ex_damage")
        suffered = len(self.zone(card.owner, "damage"))
        self.say("burst needs damage", card=card, amount=needed, suffered=suffered)
        return suffered >= needed

    @rule("6.5.2.1", "11.10.2")
    def ex_burst(self, player: str, card: Obj) -> None:
        """A card with EX Burst may have its effect at once; nobody can answer."""
        bursting = self.bursting(card)
        if not bursting:
            return
        if not self.decides(player, "EX Burst"):
            self.say("no burst", actor=player, card=card)
            return
        with self.trace.under(self.say("burst", actor=player, card=card)):
            for ability in bursting:
                label = f"{card.label}/{card.card.abilities.index(ability) + 1}"
                self.resolves_at_once(Instance(self.state.fresh_id(), label, player, card, ability))

    @rule("11.10.2", considered="nobody answers a burst")
    def resolves_at_once(self, instance: Instance) -> None:
        """Without the Stack: what chooses, chooses now; then it is carried out, if its text does not stop it."""
        at = Resolution(instance)
        try:
            self.targets_chosen(at)
        except NoTarget:
            self.say("no target", ability=instance.label, actor=instance.controller)
        except Illegal as illegal:
            self.cannot_be_announced(instance, illegal)
        else:
            going_on = self.confirmed(self.named(at))
            if going_on:
                self.carry_out(going_on)

    @rule("11.10.3", "6.5.3/nota-1")
    def bursting(self, card: Obj) -> tuple[Ability, ...]:
        """Of a Summon, all of it; of a Character, only the auto-ability that carries the icon."""
        for ability in card.card.abilities:
            whole = isinstance(ability, Resolves) and bool(self.value(card, "ex"))
            if whole or (isinstance(ability, Triggered) and ability.keyword == "EX Burst"):
                if len(card.card.abilities) > 1:
                    self.say("only the icon", card=card)
                return (ability,)
        return ()
