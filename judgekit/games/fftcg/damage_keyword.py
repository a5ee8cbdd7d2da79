"""15.2.6: abilities that a Character has only once its controller has taken so much damage."""

from collections.abc import Iterator

from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import after, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.table import Table

DAMAGE = tuple(f"Damage {points}" for points in range(1, 7))


class DamageKeyword(Table):
    """«Daño X»: on any kind of ability, as its keyword."""

    def functions(self, obj: Obj, ability: Ability) -> bool:
        """Only with the damage that it asks for."""
        if not super().functions(obj, ability):
            return False
        asked = _asked(ability)
        with self.trace.looking:
            return not asked or self.has_the_damage(obj, asked)

    @rule("15.2.6.2", "15.2.6.1", considered="damage counted for it")
    def has_the_damage(self, obj: Obj, asked: int) -> bool:
        """A Character has what stands beside its Damage once its controller has taken so much."""
        return self.damage_of(obj) >= asked

    def damage_of(self, obj: Obj) -> int:
        """How much damage its controller has taken."""
        return len(self.zone(obj.controller, "damage"))

    @after(events.DamagePlayer, "15.2.6.2")
    def damage_is_reached(self, event: events.DamagePlayer) -> None:
        """With the last point that it asks for, the Character has the ability."""
        for card in self.reached_now(event):
            self.say("damage reached", card=card, amount=self.damage_of(card))

    def reached_now(self, event: events.DamagePlayer) -> Iterator[Obj]:
        """The Characters that ask for a damage that these points have reached."""
        for card in self.field(event.player):
            taken = self.damage_of(card)
            if any(taken - event.amount < _asked(one) <= taken for _, one in self.abilities(card)):
                yield card


def _asked(ability: Ability) -> int:
    return DAMAGE.index(ability.keyword) + 1 if ability.keyword in DAMAGE else 0
