"""Chapter 4.5: Spell Speeds, and which of them may answer which."""

from judgekit.engine.abilities import Activated
from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.games.yugioh.costs import Costs
from judgekit.games.yugioh.links import Link


class SpellSpeed(Costs):
    """How fast each card and effect is."""

    def spell_speed(self, obj: Obj, ability: Ability) -> int:
        """The Spell Speed of an effect, from the fastest kind down."""
        if speed := self.counter_trap_speed(obj):
            return speed
        return self.fast_speed(obj, ability) or self.slow_speed()

    @rule("4.5.5.1")
    def counter_trap_speed(self, obj: Obj) -> int:
        """Counter Traps have Spell Speed 3."""
        if self.value(obj, "type") != "trap" or self.icon(obj) != "counter":
            return 0
        self.cite()
        return 3

    @rule("4.5.4.1", "4.5.4.2")
    def fast_speed(self, obj: Obj, ability: Ability) -> int:
        """Other Traps, Quick-Play Spells and Quick Effects of monsters have Spell Speed 2."""
        card = self.value(obj, "type") == "trap" or self.icon(obj) == "quick-play"
        if not card and not self.quick_effect(ability):
            return 0
        self.cite()
        return 2

    @rule("2.5.5.1")
    def quick_effect(self, ability: Ability) -> bool:
        """A Quick Effect may be used in either player's turn: it is the only monster effect of Spell Speed 2."""
        quick = isinstance(ability, Activated) and ability.activate == "quick"
        if quick:
            self.cite()
        return quick

    @rule("4.5.3.1")
    def slow_speed(self) -> int:
        """Every other Spell and every other monster effect has Spell Speed 1."""
        self.cite()
        return 1

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
