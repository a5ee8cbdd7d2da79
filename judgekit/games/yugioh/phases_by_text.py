"""Clause 5.1.7.1 for the turn: texts of cards that end the Battle Phase, skip Phases and turn attacks elsewhere."""

from judgekit.engine.altered import altered
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.damage_step import DamageStep
from judgekit.games.yugioh.facts import Announced, Skipping
from judgekit.games.yugioh.turn import NEXT

AFTER_BATTLE = ("battle", "main 2", "end")


class PhasesByText(DamageStep):
    """What the texts of cards do with Phases and attacks."""

    @rule("5.1.7.1")
    def end_the_battle_phase(self, ability: str) -> bool:
        """The attack stops, and when the Chain is over the turn goes on to its Main Phase 2."""
        if self.phase != "battle":
            return False
        with self.trace.under(self.say("battle phase is ended", ability=ability)):
            self.stop_attack()
            self.begin_step("end")
            self.record(Announced("main 2"))
        return True

    def will_skip(self, player: str, phase: str, ability: str) -> None:
        """A player will skip the next Phase of a kind; what has begun already is not skipped any more."""
        over = player != self.turn_player or self.phase in AFTER_BATTLE or (phase != "battle" and self.phase != "")
        since = self.turn_number if over else self.turn_number - 1
        self.say("will skip", actor=player, ability=ability, phase=phase)
        self.record(Skipping((*self._skipping, (player, phase, since))))

    @property
    def _skipping(self) -> tuple[tuple[str, str, int], ...]:
        found = self.state.fact(Skipping)
        return found.phases if found else ()

    def comes_to(self, phase: str) -> None:
        """A Phase begins, unless a text made its player skip it."""
        waiting = next((one for one in self._skipping if one[:2] == (self.turn_player, phase)), None)
        if waiting is None:
            super().comes_to(phase)
        else:
            self.skip_phase(phase, waiting)

    @rule("5.1.7.1")
    def skip_phase(self, phase: str, waiting: tuple[str, str, int]) -> None:
        """It does not take place, and the next one begins."""
        self.say("skips", actor=self.turn_player, phase=phase)
        self._no_longer(waiting)
        self.comes_to(NEXT[phase][0])

    def _no_longer(self, *done: tuple[str, str, int]) -> None:
        left = list(self._skipping)
        for one in done:
            left.remove(one)
        self.record(Skipping(tuple(left))) if left else self.erase(Skipping)

    def may_enter(self, player: str, phase: str) -> None:
        """May the turn player announce this Phase? Raises Illegal where a text forbids it or makes them skip it."""
        super().may_enter(player, phase)
        if any(one[:2] == (player, phase) for one in self._skipping):
            self.must_skip_it(player, phase)

    @guard("5.1.7.1")
    def must_skip_it(self, player: str, phase: str) -> None:
        """A Battle Phase that is to be skipped cannot be announced."""
        raise Illegal("must be skipped", player=player, phase=phase)

    def turn_is_over(self) -> None:
        """With the turn the Battle Phase that its player had to skip is over."""
        player, turn = self.turn_player, self.turn_number
        over = [one for one in self._skipping if one[:2] == (player, "battle") and one[2] < turn]
        if over:
            self._no_longer(*over)
        super().turn_is_over()

    @rule("5.1.7.1")
    def redirect_attack(self, target: Obj, at: Resolution) -> bool:
        """The attack goes on against another monster of the player who is attacked."""
        attacker, before = self.attacker, self.attacked
        if attacker is None or not self.is_on_field_of(target, self.opponent(attacker.controller)):
            return False
        if target.mark("attacked") or self.prohibition(self.as_target(attacker, target)) is not None:
            return False
        with self.trace.under(self.say("attack turns", subject=attacker, target=target, ability=at.instance.label)):
            if before is not None:
                self.mark(before, "attacked", False)
            self.record(altered(self.attack_now, direct=False, replay=False))
            turned = self.mark(target, "attacked", True)
            self.do(events.Attacked(turned.id, attacker.controller, attacker.id, "battle"))
        return True
