"""Clause 5.1.7.1 for attacks: the effects of cards that let a monster attack more than once a turn."""

from functools import cache

from judgekit.engine.effects.continuous import Allow
from judgekit.engine.fact import Unit
from judgekit.engine.model import Card, Obj
from judgekit.engine.rule import rule
from judgekit.engine.said import parts
from judgekit.games.yugioh.battle_damage import BattleDamage
from judgekit.games.yugioh.facts import AttackedThisTurn

SECOND, THIRD, EACH = "second attack", "third attack", "attack each monster"
IN_DEFENSE, WITH_DEF = "attack in defense", "attack with def"
MORE = {SECOND: 2, THIRD: 3}


class MoreAttacks(BattleDamage):
    """Second and third attacks, and one at each monster."""

    @rule("5.1.7.1", considered="no second attack")
    def attacks_again(self, attacker: Obj, *targets: Obj | None) -> bool:
        """The effect of a card can give it another attack, at any of these targets (None is the player)."""
        if not any(self.has_another_attack(attacker, one) for one in targets):
            return False
        self.say("allowed by a card", subject=attacker)
        return True

    def attacks_in_defense(self, obj: Obj) -> bool:
        """Does a text let it attack in Defense Position?"""
        allowed = (self.is_permitted(name, obj.controller, obj) for name in (IN_DEFENSE, WITH_DEF))
        return any(allowed) and self.its_text_lets_it(obj)

    def points_to_attack_with(self, attacker: Obj) -> int:
        """Its ATK, or its DEF where it attacks in Defense Position and a text says so."""
        with_def = attacker.mark("defense") and self.is_permitted(WITH_DEF, attacker.controller, attacker)
        return self.number(attacker, "def" if with_def else "atk")

    def has_another_attack(self, attacker: Obj, target: Obj | None) -> bool:
        """Does a text give it one more attack, at this target?"""
        done, player = attacker.number("attacks"), attacker.controller
        more = (name for name, many in MORE.items() if done < many)
        if any(self.is_permitted(name, player, attacker, target) for name in more):
            return True
        return target is not None and self.is_permitted(EACH, player, attacker) and self.is_new(attacker, target)

    def is_new(self, attacker: Obj, target: Obj) -> bool:
        """Has it attacked neither this monster nor the player this turn?"""
        return not {(attacker.unit, target.unit), (attacker.unit, 0)} & set(self._attacked())

    def _attacked(self) -> tuple[tuple[Unit, Unit], ...]:
        found = self.state.fact(AttackedThisTurn)
        return found.pairs if found and found.turn == self.turn_number else ()

    def remember_target(self, attacker: Obj, target: Obj | None) -> None:
        """Whom it attacks, where the text of a card will ask for it."""
        if any(lets_attack_each(one.card) for one in self.state.objects.values()):
            pair = (Unit(attacker.unit), Unit(target.unit if target else 0))
            self.keep_in_mind(AttackedThisTurn(self.turn_number, (*self._attacked(), pair)))


@cache
def lets_attack_each(card: Card) -> bool:
    """Does a text of the card let a monster attack each monster once?"""
    return any(isinstance(one, Allow) and one.allow == EACH for one in parts(card.abilities))
