"""Chapter 4.5: Spell Speeds, and which of them may answer which."""

from judgekit.engine.abilities import Activated
from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.games.yugioh.costs import Costs
from judgekit.games.yugioh.links import Link

SLOW, FAST, COUNTER = 1, 2, 3
QUICK_EFFECT = "Efecto Rápido"
"""The word of an effect that waits for a moment and is a Quick Effect then, and no Trigger Effect."""


class SpellSpeed(Costs):
    """How fast each card and effect is: each kind is asked only of its own."""

    def spell_speed(self, obj: Obj, ability: Ability) -> int:
        """The Spell Speed of an effect."""
        at_will = isinstance(ability, Activated) and ability.activate == "quick"
        quick = at_will or ability.keyword == QUICK_EFFECT
        if quick and self.value(obj, "type") != "trap":
            return (self.quick_effect_is_fast() and self.fast_speed()) or self.slow_speed()
        return self.slow_speed() if self.is_monster(obj) else self.speed_of_card(obj)

    def speed_of_card(self, obj: Obj) -> int:
        """The Spell Speed of a Spell or Trap."""
        trap, icon = self.is_trap(obj), self.icon(obj)
        if trap and icon == "counter":
            return self.counter_trap_speed() or FAST
        return ((trap or icon == "quick-play") and self.fast_speed()) or self.slow_speed()

    @rule("2.5.5.1")
    def quick_effect_is_fast(self) -> bool:
        """A Quick Effect may be used in either player's turn: it is the only monster effect of Spell Speed 2."""
        self.cite()
        return True

    @rule("4.5.5.1")
    def counter_trap_speed(self) -> int:
        """Counter Traps have Spell Speed 3."""
        self.cite()
        return COUNTER

    @rule("4.5.4.1", "4.5.4.2")
    def fast_speed(self) -> int:
        """Other Traps, Quick-Play Spells and Quick Effects of monsters have Spell Speed 2."""
        self.cite()
        return FAST

    @rule("4.5.3.1", machinery=True, neutral=SLOW)
    def slow_speed(self) -> int:
        """Every other Spell and every other monster effect has Spell Speed 1."""
        self.cite()
        return SLOW

    def answers(self, speed: int) -> None:
        """May an effect of this speed answer the last link? Raises Illegal where it may not."""
        if not self.state.stack:
            return
        self.never_answers(speed)
        self.as_fast_as_the_link(speed, self.links[-1])

    @guard("4.5.3.2", "4.5.1", "4.5.6.1")
    def never_answers(self, speed: int) -> None:
        """Spell Speed 1 answers nothing: an answer needs 2 or more."""
        if speed < 2:
            raise Illegal("too slow", speed=speed)

    @guard("4.5.2.1", "4.5.5.1.1")
    def as_fast_as_the_link(self, speed: int, link: Link) -> None:
        """Nor may an answer be slower than the link before it; only Spell Speed 3 answers 3."""
        if speed < link.speed:
            raise Illegal("slower than the link", speed=speed, needed=link.speed)
