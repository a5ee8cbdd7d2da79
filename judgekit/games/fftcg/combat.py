"""10.1.4 and 15.2.3: the damage of an attack."""

from collections.abc import Iterator

from judgekit.engine.choice import Option
from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.blocking import Blocking
from judgekit.games.fftcg.priority import Step

UNIT = 1000


class Combat(Blocking):
    """Who deals damage to whom, in which order."""

    def advance(self) -> None:
        """From Main Phase 1 on to the attacks, and through their steps."""
        match self.phase:
            case "main 1":
                self.attack_phase()
            case "attack":
                self.next_step()
            case _:
                super().advance()

    def next_step(self) -> None:
        """Both passed over an empty Stack in the Attack Phase: what comes next."""
        match self.step:
            case "preparation":
                self.no_attack()
            case "attackers":
                self.blocker_step()
                self.begin_step("blockers")
            case "blockers":
                self.damage_step()
                self.begin_step("damage")
            case _:
                self.back_to_preparation()

    @rule("10.1.3.6", "10.1.4.4")
    def begin_step(self, step: str) -> None:
        """In each step the active player gains priority once what has triggered is on the Stack."""
        self.state.record(Step(step))
        self.gain_priority(self.turn_player)

    def damage_step(self) -> None:
        """An attack that nobody blocks hurts the player; one that is blocked is a combat."""
        attackers = self.attackers()
        if any(one.mark("blocked") for one in attackers):
            blocker = self.blocker()
            if blocker is not None:
                self.fight(attackers, blocker)
            else:
                self.out_of_combat()
        elif attackers:
            self.unblocked(attackers[0])

    @rule("10.1.4.1", "10.1.4.1/nota-1")
    def unblocked(self, attacker: Obj) -> None:
        """The attacked player takes one point of damage, however many attack together."""
        defender = self.opponent(self.turn_player)
        self.do(events.DamagePlayer(None, defender, attacker.id, "battle", amount=1))

    @rule("10.1.3.2.1", "10.1.3.3")
    def out_of_combat(self) -> None:
        """Whoever leaves the field leaves the combat, and nobody takes its damage."""
        self.say("out of combat")

    def fight(self, attackers: tuple[Obj, ...], blocker: Obj) -> None:
        """Those with First Strike first, then the others that are still there."""
        quick = self.strike_first(attackers, blocker)
        if quick:
            self.exchange(attackers, blocker, quick)
            self.no_answers_between()
        slow = tuple(one for one in (*attackers, blocker) if one not in quick)
        self.exchange(attackers, blocker, slow)

    @rule("15.2.3.2", "15.2.3.4", "15.1.1.9.7")
    def strike_first(self, attackers: tuple[Obj, ...], blocker: Obj) -> tuple[Obj, ...]:
        """Forwards with First Strike deal their damage before the others; a party only if all its members have it."""
        together = attackers if all(self.has(one, "First Strike") for one in attackers) else ()
        found = (*together, *((blocker,) if self.has(blocker, "First Strike") else ()))
        if found:
            self.say("strike first", cards=list(found))
        return found

    @rule("15.2.3.3")
    def no_answers_between(self) -> None:
        """Between both damages the rule processes run, but nothing is cast or used and nothing goes on the Stack."""
        self.say("no answers")
        self.check_rules()

    @rule("10.1.4.2")
    def exchange(self, attackers: tuple[Obj, ...], blocker: Obj, dealers: tuple[Obj, ...]) -> None:
        """Each deals damage equal to its Power, all of them at the same time."""
        present = self.state.objects
        left = tuple(one for one in attackers if one.id in present)
        if left and blocker.id in present:
            shares = self.shares(present[blocker.id], left) if blocker in dealers else {}
            self.do_all(self.strikes(left, blocker, shares, dealers))

    def strikes(
        self, attackers: tuple[Obj, ...], blocker: Obj, shares: dict[int, int], dealers: tuple[Obj, ...]
    ) -> Iterator[Event]:
        """The damage of those that deal it now."""
        for one in attackers:
            if one in dealers:
                yield self.strike(one, blocker, self.number(self.state.objects[one.id], "power"))
            if shares.get(one.id):
                yield self.strike(blocker, one, shares[one.id])

    def strike(self, source: Obj, target: Obj, amount: int) -> Event:
        """The damage that one deals to the other."""
        return events.Damage(target.id, source.controller, source.id, "battle", amount=amount)

    def shares(self, blocker: Obj, attackers: tuple[Obj, ...]) -> dict[int, int]:
        """How much of the blocker's damage each attacker takes."""
        power = self.number(blocker, "power")
        return {attackers[0].id: power} if len(attackers) == 1 else self.assign(blocker, attackers, power)

    @rule("10.1.4.2.1", "10.1.4.2.1/nota-1")
    def assign(self, blocker: Obj, attackers: tuple[Obj, ...], power: int) -> dict[int, int]:
        """The blocker's controller spreads its damage in thousands; some attackers may take nothing."""
        left, shares = max(power, 0) // UNIT * UNIT, {}
        for one in attackers:
            least = left if one is attackers[-1] else 0
            options = [Option(str(amount), amount) for amount in range(least, left + UNIT, UNIT)]
            (taken,) = self.choose(blocker.controller, "damage", "damage", options)
            shares[one.id] = taken.value
            left -= taken.value
        self.say("assigns", actor=blocker.controller, shares=[f"{one.label}: {shares[one.id]}" for one in attackers])
        return shares

    @rule("10.1.4.5", "10.1.4.6", "15.1.1.9.9")
    def back_to_preparation(self) -> None:
        """The combat is over and the party dissolves; the active player may attack again."""
        self.say("combat over")
        for one in tuple(self.field()):
            for mark in ("attacking", "blocking", "blocked"):
                self.mark(self.state.objects[one.id], mark, False)
        self.preparation_step()
