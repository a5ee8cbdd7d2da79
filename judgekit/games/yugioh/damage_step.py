"""Chapter 4.2 and clause 3.3.5.7: the Damage Step."""

from collections.abc import Callable
from typing import Any

from judgekit.engine.abilities import Pattern, Triggered
from judgekit.engine.effects.continuous import Later
from judgekit.engine.fact import Unit
from judgekit.engine.filters import plain
from judgekit.engine.model import Ability, Instance, Obj
from judgekit.engine.rule import rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.activating import CALCULATION, DAMAGE_STEPS, is_used_at_the_calculation
from judgekit.games.yugioh.attacks import Attacks
from judgekit.games.yugioh.facts import Opponents


class DamageStep(Attacks):
    """From the turning of a face-down target to the way back to the Battle Step."""

    def go_on(self) -> bool:
        """Before the calculation cards may still be activated; after it the step ends."""
        match self.stage, self.step:
            case "starting", _:
                self.once_all_pass(self.start_is_over)
            case "damage", "damage":
                self.once_all_pass(self.calculation_comes)
            case "damage", _:
                self.begin_damage_step()
            case "calculating", _:
                self.once_all_pass(self.calculate_at_last)
            case "calculated", _:
                self.once_all_pass(self.end_comes)
            case "ending", _:
                self.end_damage_step()
            case _:
                return super().go_on()
        return True

    def once_all_pass(self, go_on: Callable[[], None]) -> None:
        """Go on, unless somebody activates something before."""
        if not self.priority_passes():
            go_on()

    def start_is_over(self) -> None:
        """The start of the step is over, and a monster that was attacked face down is turned up."""
        self.reach("damage")
        self.attacked_is_turned_up()

    def calculation_comes(self) -> None:
        """Damage is calculated, unless something is due before."""
        if not self.something_is_due_first():
            self.calculate()

    def calculate_at_last(self) -> None:
        """What was due is done."""
        self.begin_step("damage")
        self.calculate()

    def end_comes(self) -> None:
        """The step ends, once those that fell have left and unless a text waits for its end."""
        with self.batch():
            left = self.the_fallen_leave()
            waited = self.waits_at("end", "ending")
        self.act_for_all_at_once()
        if left or waited:
            self.reach("ending")
        else:
            self.end_damage_step()

    def something_is_due_first(self) -> bool:
        """Does a text wait for the calculation, or may an effect be used at it?"""
        used = any(is_used_at_the_calculation(one.card) for one in self.state.objects.values())
        waited = self.waits_at(CALCULATION, "calculating")
        if used:
            self.reach("calculating")
            self.begin_step(CALCULATION)
        return used or waited

    def waits_at(self, moment: str, stage: str) -> bool:
        """Does a text wait for this moment of the step? Then the attack has come as far as that, and it is told."""
        if not self.somebody_waits_for(moment):
            return False
        self.reach(stage)
        self.tell_of_the_fight(moment, *self.sides(moment))
        return True

    def tell_of_the_declaration(self) -> None:
        """An attack has been declared, or goes on against another monster: it involves both."""
        if self.somebody_waits_for("declared"):
            self.tell_of_the_fight("declared", self.attacker, self.attacked)

    def somebody_waits_for(self, moment: str) -> bool:
        """Does the text of a card wait for this moment of a battle?"""
        waiting = (one.ability for one in self.listeners().get(events.Fight.kind, ()))
        return any(moment in {test.word for test in plain(one.to)} for which in waiting for one in _awaited(which))

    def sides(self, moment: str) -> tuple[Obj | None, Obj | None]:
        """The attacker and its target; at the end of the step those that have battled, as they last were."""
        if moment != "end":
            return self.attacker, self.attacked
        one, other = (self.last_of(unit) for unit in (self.state.fact(Opponents) or Opponents()).units)
        return one, other

    @rule("5.2.5", considered="nobody waits for the battle")
    def tell_of_the_fight(self, moment: str, attacker: Obj | None, target: Obj | None) -> None:
        """Whoever attacks or is attacked battles: each with the other, or with the player alone."""
        pairs = ((attacker, target), (target, attacker))
        self.do_all([_fight(one, other, moment) for one, other in pairs if one is not None and self.live(one.id)])

    @rule("3.3.5.7.1", machinery=True)
    def begin_damage_step(self) -> None:
        """The Damage Step follows the Battle Step."""
        with self.trace.under(self.say("damage step", player=self.turn_player)):
            self.begin_step("damage")
            if not self.waits_at("start", "starting"):
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
                self.remember_who_battles(attacker, target)
                self.outcome_of_battle(self.card(attacker.label), self.card(target.label) if target else None)
            self.act_for_all_at_once()
        self.expire("end of damage calculation")
        self.flip_effects_are_due()

    def remember_who_battles(self, attacker: Obj, target: Obj | None) -> None:
        """Who has battled with whom, where a text waits for it."""
        if self.somebody_waits_for("calculated"):
            self.tell_of_the_fight("calculated", attacker, target)
        if self.somebody_waits_for("end"):
            self.keep_in_mind(Opponents((Unit(attacker.unit), Unit(target.unit if target else 0))))

    def values_of_battle(self, attacker: Obj, target: Obj | None) -> dict[str, Any]:
        """The ATK of the attacker, and the ATK or the DEF that it is held against; of a direct attack, who takes it."""
        atk = self.points_to_attack_with(attacker)
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
        """With the attack its Damage Step ends or never comes: nothing lasts until then, nor waits for calculation."""
        in_damage_step = self.step in DAMAGE_STEPS
        self.the_fallen_leave()
        super().stop_attack()
        self.expire("end of damage step")
        if in_damage_step:
            self.flip_effects_are_due()


def _awaited(ability: Ability) -> tuple[Pattern, ...]:
    match ability:
        case Triggered():
            return ability.when
        case Later():
            return (ability.later,)
        case _:
            return ()


def _fight(one: Obj, other: Obj | None, moment: str) -> events.Fight:
    return events.Fight(one.id, one.controller, other.id if other else None, "battle", to=moment)
