"""Chapter 4.2 and clause 3.3.5.7: the Damage Step."""

from typing import Any

from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.attacks import Attacks


class DamageStep(Attacks):
    """From the turning of a face-down target to the way back to the Battle Step."""

    def go_on(self) -> bool:
        """Before the calculation cards may still be activated; after it the step ends."""
        match self.stage, self.step:
            case "damage", "damage":
                if not self.priority_passes():
                    self.calculate()
            case "damage", _:
                self.begin_damage_step()
            case "calculated", _:
                if not self.priority_passes():
                    self.end_damage_step()
            case _:
                return super().go_on()
        return True

    @rule("3.3.5.7.1", machinery=True)
    def begin_damage_step(self) -> None:
        """The Damage Step follows the Battle Step."""
        with self.trace.under(self.say("damage step", player=self.turn_player)):
            self.begin_step("damage")
            self.attacked_is_turned_up()

    def attacked_is_turned_up(self) -> None:
        """Turn the monster that is attacked face up, if it is not."""
        target = self.attacked
        if target is not None and self.lies_face_down(target):
            self.turned_by_attack(target)

    @rule("4.2.3.1", considered="nothing to turn up")
    def lies_face_down(self, target: Obj) -> bool:
        """Only a face-down monster is turned by an attack."""
        if not target.mark("facedown"):
            return False
        self.cite()
        return True

    @rule("4.2.3.1")
    def turned_by_attack(self, target: Obj) -> None:
        """A face-down monster that is attacked is turned to face-up Defense Position."""
        self.do(events.TurnFaceUp(target.id, target.controller, cause="battle"))

    def is_held(self, instance: Instance) -> bool:
        """Only what waits for damage calculation."""
        turned = isinstance(instance.event, events.TurnFaceUp)
        return turned and self.stage == "damage" and self.waits_for_calculation(instance)

    @rule("4.2.4.1", considered="need not wait for calculation")
    def waits_for_calculation(self, instance: Instance) -> bool:
        """The effect of a monster that is turned up by an attack waits until after damage calculation."""
        self.say("waits for calculation", ability=instance.label)
        return True

    def flip_effects_are_due(self) -> None:
        """What waited for damage calculation waits no longer."""
        if any(self.ready_later()):
            self.flip_effects_come()

    @rule("4.2.4.1")
    def flip_effects_come(self) -> None:
        """After damage calculation Flip Effects are activated; what it destroyed can be no target."""
        for instance in self.release():
            self.say("flip effect due", ability=instance.label)

    @rule("3.3.5.7.1", considered="damage is calculated", machinery=True)
    def calculate(self) -> None:
        """The players calculate how the battle ends."""
        self.reach("calculated")
        attacker, target = self.attacker, self.attacked
        direct = self.attack_now.direct
        if attacker is None or not (target or direct):
            self.nobody_battles()
        else:
            values = self.values_of_battle(attacker, target)
            with self.batch(), self.trace.under(self.say("calculation", subject=attacker, **values)):
                self.have_battled(attacker, target)
                self.outcome_of_battle(self.card(attacker.label), self.card(target.label) if target else None)
        self.flip_effects_are_due()

    def values_of_battle(self, attacker: Obj, target: Obj | None) -> dict[str, Any]:
        """The ATK of the attacker, and the ATK or the DEF that it is held against; of a direct attack, who takes it."""
        atk = self.number(attacker, "atk")
        if target is None:
            return {"atk": atk, "loser": self.opponent(attacker.controller)}
        key = "def" if target.mark("defense") else "theirs"
        return {"atk": atk, "target": target, key: self.number(target, "def" if key == "def" else "atk")}

    @rule("5.2.5")
    def nobody_battles(self) -> None:
        """An attack that does not reach damage calculation is no battle."""
        self.say("attack stops", player=self.turn_player)

    @rule("5.2.5")
    def have_battled(self, attacker: Obj, target: Obj | None) -> None:
        """A monster has battled once its attack reaches damage calculation."""
        for one in (attacker, target):
            if one is not None:
                self.mark(one, "battled", self.turn_number)
                self.do(events.Battle(one.id, one.controller, attacker.id, "battle"))

    @rule("3.3.5.7.1", "3.3.5.4.1")
    def end_damage_step(self) -> None:
        """The Damage Step over, the attacking player is back in the Battle Step."""
        with self.trace.under(self.say("damage step ends", player=self.turn_player)):
            self.stop_attack()

    def stop_attack(self) -> None:
        """With the attack the Damage Step is over, what lasts until then too, and nothing waits for a calculation."""
        in_damage_step = self.step == "damage"
        super().stop_attack()
        if in_damage_step:
            self.expire("end of damage step")
            self.flip_effects_are_due()
