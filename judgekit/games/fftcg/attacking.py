"""10.1.1 and 10.1.2: the Attack Phase begins, and attackers are declared, alone or in a party."""

from collections.abc import Iterator
from dataclasses import dataclass

from judgekit.engine.event import Event
from judgekit.engine.fact import Fact, Unit
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.payment import Paying, Payment
from judgekit.games.fftcg.turn import TurnFrame

PARTY = "party without a common element"


@dataclass(frozen=True, slots=True)
class Party(Fact):
    """The Forwards that attack together."""

    members: tuple[Unit, ...]


class Attacking(TurnFrame, Paying):
    """Who may attack, and how a party is formed."""

    @rule("10.1.1.1", "10.1.1.2", procedure=True)
    def attack_phase(self) -> None:
        """What triggers at its beginning goes on the Stack, and the active player gains priority."""
        self.now("attack")
        begun = self.do(events.AttackPhase(None, self.turn_player, cause="rule"))
        if begun is None:
            self.enter("main 2")
        else:
            self.preparation_step()

    def preparation_step(self) -> None:
        """The active player may declare an attack, or let the phase end."""
        self.begin_step("preparation")
        self.gain_priority(self.turn_player)

    @rule("10.1.2.7")
    def no_attack(self) -> None:
        """With no attacker declared nobody blocks and nobody is hurt: Main Phase 2 comes."""
        self.say("no attack", player=self.turn_player)
        super().advance()

    @action("attack", "10.1.2.1")
    def declare_attack(
        self, player: str, attackers: tuple[Obj, ...], discard: tuple[Obj, ...] = (), dull: tuple[Obj, ...] = ()
    ) -> None:
        """The active player declares one Forward, or several as a party, and pays where one of them asks for it."""
        self.time_to_attack(player)
        self.own_forwards(player, attackers)
        for one in attackers:
            self.ready(one)
            self.allowed_to_attack(one)
        with self.trace.under(self.say("attacks", actor=player, cards=list(attackers))):
            if len(attackers) > 1:
                self.form_party(attackers)
            if discard or dull or self.attacking_costs(attackers):
                self.pay_to_attack(Payment(player, discard, dull), attackers)
            self.become_attackers(player, attackers)
        self.attackers_step()

    @rule("10.1.2.5", "10.1.2.6", procedure=True)
    def attackers_step(self) -> None:
        """What the attack has triggered goes on the Stack, and the active player gains priority."""
        self.begin_step("attackers")
        self.gain_priority(self.turn_player)
        self.say("attackers step", player=self.turn_player)

    @guard("10.1.2.1", "9.4.1")
    def time_to_attack(self, player: str) -> None:
        """It is the active player who attacks, in their Attack Phase, once nothing waits on the Stack."""
        if player != self.turn_player or (self.phase, self.step) != ("attack", "preparation") or self.state.stack:
            raise Illegal("not the time to attack", player=player)

    @guard("5.2.3.1.1.2", "9.4.1")
    def own_forwards(self, player: str, attackers: tuple[Obj, ...]) -> None:
        """Forwards attack, and each player attacks with their own."""
        if not attackers or len(set(attackers)) < len(attackers):
            raise Illegal("no attackers", player=player)
        for one in attackers:
            if one not in self.forwards(player):
                raise Illegal("no forward of yours", card=one)

    @guard("10.1.2.1.1", "9.4.1/nota-1")
    def ready(self, attacker: Obj) -> None:
        """It is active, and it was there before the turn began or has Haste."""
        if attacker.mark("dull"):
            raise Illegal("dull", card=attacker)
        if attacker.mark("new") and not (self.has(attacker, "Haste") and self.haste_lets_attack(attacker)):
            raise Illegal("just entered", card=attacker)

    @rule("15.2.2.2", considered="haste lets attack")
    def haste_lets_attack(self, attacker: Obj) -> bool:
        """A Forward with Haste attacks though its player has not controlled it since the turn began."""
        self.say("haste", card=attacker)
        return True

    @rule("10.1.2.1.2")
    def allowed_to_attack(self, attacker: Obj) -> None:
        """It has not attacked this turn, and nothing forbids it to."""
        if attacker.mark("attacked") and not self.may_attack_again(attacker):
            self.attacked_already(attacker)
        by = self.prohibition(events.Attack(attacker.id, attacker.controller, attacker.id))
        if by is not None:
            raise Illegal("cannot attack", card=attacker)

    def may_attack_again(self, attacker: Obj) -> bool:
        """Has a text left it an attack more?"""
        return attacker.number("attacked") <= self.number(attacker, "extra_attacks") and self.text_lets_attack_again(
            attacker
        )

    @rule("2.1")
    def text_lets_attack_again(self, attacker: Obj) -> bool:
        """A text by which a Forward attacks several times in a turn outranks the rule that it attacks once."""
        self.say("attacks again", card=attacker)
        return True

    def attacked_already(self, attacker: Obj) -> None:
        """One attack for each turn."""
        if self.has(attacker, "Brave"):
            self.brave_attacks_once(attacker)
        else:
            raise Illegal("attacked already", card=attacker)

    @guard("15.2.1.2")
    def brave_attacks_once(self, attacker: Obj) -> None:
        """A Forward with Brave is still active, but it does not attack again."""
        raise Illegal("attacked already", card=attacker)

    @rule("15.1.1.9.2", "10.1.2.1", "10.1.2.1.3/nota-1", "15.1.1.9.3", "15.1.1.9.4", "15.1.1.9.4/nota-1")
    def form_party(self, attackers: tuple[Obj, ...]) -> None:
        """Several Forwards, as many as one likes, each of which may attack, and all share an Element."""
        together = frozenset.intersection(*(self.elements(one) for one in attackers))
        if not together and not self.text_joins(attackers):
            raise Illegal("no common element", cards=[one.label for one in attackers])
        for one in attackers:
            joining = events.FormParty(one.id, one.controller, one.id, "action")
            self.must_be_allowed(joining, "may not form a party", card=one)
        self.say("party", cards=list(attackers))
        self.record(Party(tuple(Unit(one.unit) for one in attackers)))
        for one in attackers:
            self.mark(one, "party", value=True)

    @rule("2.1", considered="no text joins them")
    def text_joins(self, attackers: tuple[Obj, ...]) -> bool:
        """A text that lets all of them attack as a party sets the common Element aside."""
        permits = [one for one in self.continuous("allow", PARTY) if one.is_on(self)]
        joined = any(all(permit.reaches(one, self) for one in attackers) for permit in permits)
        if joined:
            self.say("joined", cards=list(attackers))
        return joined

    @rule("10.1.2.3")
    def pay_to_attack(self, payment: Payment, attackers: tuple[Obj, ...]) -> None:
        """What attacking costs is worked out and paid now; later changes do not matter."""
        cost = sum(self.number(one, "attack_cost") for one in attackers)
        if not cost:
            self.spares("asks nothing to attack", cards=[one.label for one in attackers])
        self.pay_cp(payment, cost, frozenset())

    def attacking_costs(self, attackers: tuple[Obj, ...]) -> bool:
        """Does something ask for a payment of these, or of others?"""
        asked = any(self.number(one, "attack_cost") for one in attackers)
        return asked or any(True for _ in self.continuous("add", "attack_cost"))

    @rule("15.2.1.2")
    def stays_active(self, attacker: Obj) -> bool:
        """A Forward with Brave is not dulled."""
        self.say("brave", card=attacker)
        return True

    @rule("10.1.2.2", "10.1.2.4")
    def become_attackers(self, player: str, attackers: tuple[Obj, ...]) -> None:
        """Attackers are dulled, unless they have Brave; from then on they are attacking."""
        with self.batch():
            dulled = [one for one in attackers if not (self.has(one, "Brave") and self.stays_active(one))]
            self.do_all(events.Dull(one.id, player, cause="rule") for one in dulled)
            for one in filter(None, [self.live(one.id) for one in attackers]):
                attacks = one.number("attacked") + 1
                self.mark(self.mark(one, "attacked", attacks if attacks > 1 else True), "attacking", True)
            self.do_all(self.attacks(player, attackers))

    def attacks(self, player: str, attackers: tuple[Obj, ...]) -> Iterator[Event]:
        """Each of them attacks, all at the same time; together they are a party that attacks."""
        if self.attack_as_one(attackers) if len(attackers) > 1 else not self.forms_no_party(attackers[0]):
            yield events.PartyAttack(None, player, cause="action")
            yield from (events.FormParty(one.id, player, one.id, "action") for one in attackers)
        yield from (events.Attack(one.id, player, one.id, "action") for one in attackers)

    @rule("15.1.1.9.1", considered="attack as one")
    def attack_as_one(self, attackers: tuple[Obj, ...]) -> bool:  # noqa: ARG002
        """Those that form a party attack as if they were a single one."""
        return True

    @rule("15.1.1.9.4/nota-1", "15.1.1.9.1", considered="a single attacker")
    def forms_no_party(self, attacker: Obj) -> bool:
        """A single Forward forms no party with itself."""
        if {"party attack", "form party"} & set(self.listeners()):
            self.spares("alone is no party", subject=attacker)
        return True

    def may_end_step(self) -> None:
        """Whoever must attack does so before the phase is over."""
        if self.phase == "attack" and self.step == "preparation" and not self.state.stack:
            self.no_compulsion_left()

    @guard("10.1.2.1.3")
    def no_compulsion_left(self) -> None:
        """The Attack Phase does not end while a Forward that must attack still can."""
        for one in self.forwards(self.turn_player):
            if self.has(one, "Must Attack") and self.could_attack(one) and not self.restriction_wins(one):
                raise Illegal("must attack", card=one)

    def restriction_wins(self, forward: Obj) -> bool:
        """Does something forbid what something else demands?"""
        return self.prohibition(events.Attack(forward.id, forward.controller, forward.id)) is not None and (
            self.forbidden_wins(forward)
        )

    @rule("2.2")
    def forbidden_wins(self, forward: Obj) -> bool:
        """What forbids outranks what demands."""
        self.say("forbidden wins", card=forward)
        return True

    def could_attack(self, forward: Obj) -> bool:
        """Has it been there long enough, is it active, and has it nothing to pay?"""
        fresh = not forward.mark("new") or self.has(forward, "Haste")
        attacked = forward.number("attacked") > self.number(forward, "extra_attacks")
        spent = forward.mark("dull") or attacked or self.number(forward, "attack_cost")
        return bool(fresh and not spent)
