"""Chapters 14.3 to 14.6: counter, block, battle, end of the attack."""

from collections.abc import Mapping, Sequence

from judgekit.engine.altered import altered
from judgekit.engine.choice import Option
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import Illegal, action, rule
from judgekit.games.digimon import events
from judgekit.games.digimon.table import OpenAttack, Table

STEPS: Mapping[str, tuple[str, str]] = {
    "declared": ("counter_timing", "countered"),
    "countered": ("block_timing", "blocked"),
    "blocked": ("connect", "ending"),
    "fought": ("after_battle", "ending"),
    "check": ("check_security", "ending"),
    "checked": ("security_battle", "battled"),
    "battled": ("play_checked", "check"),
    "ending": ("end_of_attack", "ended"),
    "ended": ("close_attack", "over"),
}
"""The steps of an attack: the rule of each, and the step that follows unless that rule says another."""


class AttackSteps(Table):
    """An attack goes on by one step each time that nothing is pending."""

    def go_on(self) -> bool:
        """The next step of the attack, or else of the turn."""
        step = self.attack_step
        if not step:
            return super().go_on()
        self.new_moment()
        rule_of_step, following = STEPS[step]
        self.stand(following)
        getattr(self, rule_of_step)()
        if self.attack_step == "over":
            self.erase(OpenAttack)
        return True

    @property
    def who_may_act(self) -> str:
        """In a window of an attack, the defender."""
        return self.defender if self.attack_step and self.attack.window else super().who_may_act

    def window(self, name: str, *, later: str = "") -> None:
        """Let the defender do one thing of this window; what belongs to a later one is passing until then."""
        self.record(altered(self.attack, window=name))
        while (move := self.chooser.respond(self.defender, later=later)) is not None:
            if self.perform(move):
                break
        self.record(altered(self.attack, window=""))

    @rule("14.3.1", procedure=True)
    def counter_timing(self) -> None:
        """The defender may activate one Counter effect, even if the attacker is gone."""
        self.say("counter timing", player=self.defender)
        self.window("counter", later="block")

    @action("blast digivolve", "14.3.1", considered="legal in counter timing")
    def blast_digivolve(self, player: str, lower: Obj, into: Obj) -> None:
        """In the Counter Timing the defender digivolves into a card with Blast Digivolve, without its cost."""
        self.in_window(player, "counter")
        self.can_digivolve(player, lower, into)
        if not self.has(into, "Blast Digivolve"):
            raise Illegal("no keyword", card=into, keyword="Blast Digivolve")
        self.propose(events.Digivolve(lower.id, player, into.id, "effect", into=into.label, cost=0))

    @rule("14.4.1", considered="nobody blocks")
    def block_timing(self) -> None:
        """The defender may block once."""
        able = [one for one in self.field(self.defender) if self.may_block(one) and not one.mark("suspended")]
        was = self.attack.target
        self.window("block")
        if able and self.collides() and self.attack.target == was:
            self.must_block(able)
        elif able and self.attacker is not None and self.attack.target == self.defender:
            self.spares("lets it pass", card=able[0])

    def collides(self) -> bool:
        """Has the attacker Collision, by which the other side's Digimon have Blocker and must block?"""
        return self.attacker is not None and self.has(self.attacker, "Collision")

    def may_block(self, one: Obj) -> bool:
        """Has it Blocker, or does the attack give it to it?"""
        return self.has(one, "Blocker") or (self.collides() and self.value(one, "type") == "digimon")

    def must_block(self, able: Sequence[Obj]) -> None:
        """Of those that are able to, the defender says which one blocks."""
        attacker = self.attacker
        assert attacker is not None
        free = [one for one in able if self.attack.target != one.unit and not self.is_kept_from_blocking(one)]
        if free:
            options = [Option(one.label, one.id) for one in free]
            (taken,) = self.choose(self.defender, "target", "collision", options)
            self.carry_out_block(attacker, self.state.objects[taken.value])

    def is_kept_from_blocking(self, blocker: Obj) -> bool:
        """Does a text forbid it to block or to suspend?"""
        made = (
            events.Block(blocker.id, blocker.controller, None, "action"),
            events.Suspend(blocker.id, blocker.controller, blocker.id, "action"),
        )
        return any(self.prohibition(one) is not None for one in made)

    @action("block", "14.4.1", considered="legal block")
    def block(self, player: str, blocker: Obj) -> None:
        """An unsuspended Digimon with Blocker suspends, and the attack turns to it if that changes its target."""
        self.in_window(player, "block")
        attacker = self.attacker
        if attacker is None:
            raise Illegal("no attacker")
        self.can_block(player, blocker)
        self.carry_out_block(attacker, blocker)

    def can_block(self, player: str, blocker: Obj) -> None:
        """Is it a Digimon of the defender that may block, and would that change the target?"""
        if blocker.zone.name != "battle" or blocker.controller != player:
            raise Illegal("not your Digimon", card=blocker)
        if not self.may_block(blocker):
            raise Illegal("no keyword", card=blocker, keyword="Blocker")
        if blocker.mark("suspended"):
            raise Illegal("suspended", card=blocker)
        if self.attack.target == blocker.unit:
            raise Illegal("same target", card=blocker)

    def carry_out_block(self, attacker: Obj, blocker: Obj) -> None:
        """Blocking, suspending and redirecting, unless a text forbids one of them."""
        player = blocker.controller
        proposed = (
            events.Block(blocker.id, player, attacker.id, "action"),
            events.Suspend(blocker.id, player, blocker.id, "action"),
            events.Redirect(attacker.id, player, blocker.id, "action", target=blocker.label),
        )
        if any(self.prohibition(one) is not None for one in proposed):
            raise Illegal("no block", card=blocker)
        self.do_all(proposed)

    @rule("14.5.1", procedure=True)
    def connect(self) -> None:
        """The attack meets a Digimon, a security card or the opponent."""
        target = self.attack.target
        attacker = self.attacker
        if attacker is None:
            return
        self.say("connects", card=attacker)
        if target == self.defender:
            self.reach_player(attacker)
        else:
            self.stand("fought")
            if (other := self.of_unit(int(str(target)))) is not None and other.zone.name == "battle":
                self.battle(attacker, other)

    def reach_player(self, attacker: Obj) -> None:
        """Security first; without it the attack wins."""
        if self.zone(self.defender, "security"):
            self.stand("check")
            return
        self.strike(attacker)

    @rule("14.5.10", considered="no checks to win by")
    def strike(self, attacker: Obj) -> None:
        """An attack that reaches a player without security wins, if it may check at all."""
        if self.number(attacker, "checks") > 0:
            self.say("win", player=attacker.controller)
            self.win(attacker.controller)

    @rule("14.5.2")
    def battle(self, attacker: Obj, other: Obj) -> None:
        """The Digimon with less DP is deleted; both are if they tie."""
        mine, theirs = self.number(attacker, "dp"), self.number(other, "dp")
        self.say("battle", attacker=attacker, defender=other, mine=mine, theirs=theirs)
        fights = ((other, attacker, theirs <= mine), (attacker, other, mine <= theirs))
        self.do_all(
            [events.Delete(loser.id, loser.controller, winner.id, "battle") for loser, winner, lost in fights if lost]
        )
        if mine != theirs:
            self.tell_who_won(*(attacker, other) if mine > theirs else (other, attacker))

    @rule("5.4", considered="not the attacker")
    def pierce(self, at: Resolution) -> bool:
        """Piercing gives the right to check security later on, whatever becomes of the keyword."""
        attacker = self.attacker
        if attacker is None or attacker.unit != at.source.unit:
            return False
        self.say("pierces", card=attacker)
        self.record(altered(self.attack, pierced=True))
        return True

    @rule("5.4", considered="no right to check")
    def after_battle(self) -> None:
        """Whoever has that right and is still alive checks security."""
        if self.attack.pierced and self.attacker is not None:
            self.stand("check")

    @rule("14.6.1", considered="no attacker at the end")
    def end_of_attack(self) -> None:
        """If the attacker is alive its End of Attack effects trigger."""
        attacker = self.attacker
        if attacker is not None:
            self.do(events.AttackEnd(attacker.id, attacker.controller, attacker.id, "rule"))

    @rule("14.6.1", considered="no attack to end")
    def end_the_attack(self, ability: str) -> bool:
        """An effect that ends the attack skips to its end: those effects are then the newest."""
        if self.attack_step in {"", "ending", "ended"}:
            return False
        self.say("attack ended", ability=ability)
        self.stand("ended")
        self.end_of_attack()
        return True

    @rule("15.11", procedure=True)
    def close_attack(self) -> None:
        """With nothing pending any more the attack is over, and only now may there be another one."""
        self.say("attack over")
        if self.attacker is not None:
            self.mark(self.attacker, "attacking", False)
        self.expire("end of attack")

    def in_window(self, player: str, name: str) -> None:
        """Is this the defender, in this window?"""
        if not self.attack_step or self.attack.window != name or player != self.defender:
            raise Illegal("not now", player=player)
