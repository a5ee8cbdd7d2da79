"""Chapter 14.5: checking security, card by card."""

from dataclasses import replace

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated
from judgekit.engine.event import Event
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import after, applies, rule
from judgekit.games.digimon import events
from judgekit.games.digimon.table import Table


class Security(Table):
    """The cards of the security stack are turned over one by one while the attacker lives."""

    @rule("14.5.3")
    def check_security(self) -> None:
        """One security card is turned over, if the attacker has a check left."""
        stack, attacker = self.zone(self.defender, "security"), self.attacker
        if not stack and self.attack.pierced and not self.attack.checks:
            self.pierces_nothing()
        if not stack or not self.has_check_left(attacker):
            return
        self.record(replace(self.attack, step="checked", checks=self.attack.checks + 1))
        self.do(events.Check(stack[0].id, self.defender, attacker.id if attacker else None, "attack"))

    @rule("14.5.10")
    def pierces_nothing(self) -> None:
        """Piercing does not win the game where there is no security left."""
        self.say("no win by piercing", player=self.defender)

    @rule("14.5.9", neutral=True)
    def has_check_left(self, attacker: Obj | None) -> bool:
        """It is alive, and its Security Attack, less the checks that it has made, is more than 0."""
        if attacker is None:
            self.say("no attacker to check")
            return False
        left = self.number(attacker, "checks") - self.attack.checks
        self.say("checks left", card=attacker, amount=max(left, 0))
        return left > 0

    @applies(events.Check, "14.5.3")
    def apply_check(self, event: events.Check) -> None:
        """The card is turned over and leaves the stack."""
        card = self.subject(event)
        self.put(card, "checked", card.zone.player)

    @after(events.Check, "14.5.4")
    def security_effect(self, event: events.Check) -> None:
        """Its Security effect is activated at once and waits for no other."""
        for card in self.zone(self.defender, "checked"):
            for label, ability in self.abilities(card):
                if isinstance(ability, Activated) and ability.activate == "security":
                    number = self.state.fresh_id()
                    self.carry_out(Instance(number, label, self.defender, card, ability, event=event))

    @after(events.Check, "14.5.5")
    def stack_was_removed_from(self, event: events.Check) -> None:
        """After that effect come those that wait for a card to leave the stack."""
        self.do(events.SecurityRemoved(None, self.defender, event.source, "attack"))

    @rule("14.5.6", considered="no battle with security")
    def security_battle(self) -> None:
        """With nothing pending a Digimon that was turned over fights the attacker; then the card is trashed."""
        for card in self.zone(self.defender, "checked"):
            proposed: list[Event] = [] if card.mark("plays") else [events.Trash(card.id, self.defender, cause="rule")]
            attacker, fights = self.attacker, self.value(card, "type") == "digimon"
            loses = attacker is not None and fights and self.loses_to(attacker, card)
            if attacker and loses:
                fall = events.Delete(attacker.id, attacker.controller, card.id, "battle", clauses=self.trace.clauses)
                proposed.append(self.attacker_falls(fall))
            self.do_all(proposed)
            if attacker and fights and not loses:
                self.tell_who_won(attacker, card)

    @rule("14.5.7")
    def attacker_falls(self, event: Event) -> Event:
        """The battle deletes it, and all that waits for that is activated."""
        return event.but(clauses=(*event.clauses, *self.trace.clauses))

    @rule("14.5.6")
    def loses_to(self, attacker: Obj, card: Obj) -> bool:
        """The DP of both are compared."""
        mine, theirs = self.number(attacker, "dp"), self.number(card, "dp")
        self.say("battle", attacker=attacker, defender=card, mine=mine, theirs=theirs)
        return mine <= theirs

    @rule("14.5.8")
    def play_checked(self) -> None:
        """A card that may be played from security is played now, after the battle; then the next check."""
        for card in self.zone(self.defender, "checked"):
            self.do(happenings.Play(card.id, self.defender, card.id, "effect", free=True))
