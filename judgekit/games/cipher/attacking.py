"""Clauses 6.2.4 and 6.3.1: who may attack whom, and declaring the attack."""

from judgekit.engine.fact import Unit
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.fighting import Attacked, Fighting
from judgekit.games.cipher.skills import Skills
from judgekit.games.cipher.table import LINES

ANY_RANGE = "any range"
REACHES = {"1": {1}, "2": {2}, "1-2": {1, 2}}


class Attacking(Skills, Fighting):
    """An attack is declared."""

    def may_attack(self, player: str, unit: Obj, target: Obj) -> None:
        """Raise Illegal unless the player may attack this target with this unit now."""
        self.action_phase_only(player)
        self.require_own(player, unit)
        if self.turn_number <= len(self.players):
            self.starter_waits(player)
        if not self.is_unit_of(self.opponent(player), target):
            raise Illegal("not an enemy", target=target)
        self.require_range(unit, target)

    @guard("6.2.4.1")
    def starter_waits(self, player: str) -> None:
        """Whoever starts the game does not attack in their first turn."""
        if player == self.starter and self.turn_number == 1:
            raise Illegal("first turn", player=player)

    @guard("6.2.4")
    def require_range(self, unit: Obj, target: Obj) -> None:
        """Range 1 goes from front to front; 2 from front to rear or from rear to front; 1-2 does both."""
        if self.is_permitted(ANY_RANGE, unit.controller, unit, target):
            return
        lines = LINES.index(unit.zone.name) + LINES.index(target.zone.name) + 1
        if lines not in REACHES.get(str(self.value(unit, "range")), set()):
            raise Illegal("out of range", unit=unit, target=target)

    @rule("6.3.1")
    def declare(self, player: str, unit: Obj, target: Obj) -> None:
        """The player taps the unit that attacks and says which unit it attacks."""
        attack = events.Attack(unit.id, player, target.id, "action", target=target.label)
        defend = events.Defend(target.id, target.controller, unit.id, "action")
        for event in (attack, defend):
            self.require(event)
        self.tap_to_act(player, unit)
        self.mark(self.subject(attack), "attacking", True)
        self.mark(self.subject(defend), "defending", True)
        self.record(Attacked(self.turn_number, (*self.attacked_this_turn(), Unit(unit.unit))))
        self.do_all((attack, defend))

    @rule("6.3.1.1")
    def skills_on_attack(self) -> None:
        """The skills of attacking and those of defending happen before anything else of the battle."""
        self.skills_now("skills on attack")

    def skills_now(self, key: str) -> None:
        """Let the skills that have triggered happen, and say which they are."""
        waiting = sorted(self.pending_labels())
        if waiting:
            self.say(key, abilities=waiting)
        self.settle()
