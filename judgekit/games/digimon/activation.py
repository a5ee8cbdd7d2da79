"""Chapters 7 to 10: optional and mandatory effects, once per turn, conditions and costs, up to."""

from collections.abc import Iterable, Sequence
from typing import TypeGuard

from judgekit.engine.abilities import Ability, StateTriggered, Triggered, Would
from judgekit.engine.effects.objects import Choose
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import rule
from judgekit.engine.terms import Effect, Resolution
from judgekit.games.digimon.table import Table

OPTIONAL = frozenset(
    {
        *("Alliance", "Armor Purge", "Barrier", "Blast Digivolve", "Blitz", "Decode", "Decoy", "Delay", "Digi-Burst"),
        *("Digisorption", "Evade", "Execute", "Fragment", "Material Save", "Mind Link", "Overclock", "Partition"),
        *("Raid", "Save", "Scapegoat", "Training", "Vortex"),
    }
)
MANDATORY = frozenset({"De-Digivolve", "Piercing", "Reboot", "Recovery", "Retaliation"})
PRIVATE = frozenset({"hand", "deck", "security"})
_WHERE = frozenset({"zone", "controller", "owner", "is", "under"})


class Activation(Table):
    """What happens when the turn of a pending effect comes."""

    def may_activate(self, instance: Instance) -> bool:
        """Uses left, condition, the player's will, the cost; in this order."""
        ability = instance.ability
        if not isinstance(ability, Triggered | StateTriggered):
            return True
        once = isinstance(ability, Triggered) and ability.once_per_turn
        if once and not self.has_use_left(instance):
            return False
        if isinstance(ability, Triggered) and not self.condition_met(instance, ability):
            return False
        if self.is_optional(ability) and not self.wants(instance):
            return False
        if once:
            self.spend(instance)
        return self.pay(ability.cost, Resolution(instance))

    def condition_met(self, instance: Instance, ability: Triggered) -> bool:
        """Has it no condition of its own, or one that holds?"""
        return ability.condition is None or self.condition_holds(instance, ability)

    @rule("8.3")
    def has_use_left(self, instance: Instance) -> bool:
        """A once-per-turn effect that was activated this turn does not try again."""
        if not self.used(instance.label):
            return True
        self.say("spent already", ability=instance.label)
        return False

    @rule("8.3")
    def spend(self, instance: Instance) -> None:
        """A once-per-turn effect that is activated is used up, even if it does nothing."""
        self.use_up(instance.label)
        self.say("spent", ability=instance.label)

    @rule("9.1")
    def condition_holds(self, instance: Instance, ability: Triggered) -> bool:
        """An «if» is looked at when the effect would be activated, not when it triggered."""
        assert ability.condition is not None
        holds = ability.condition.holds(self, Resolution(instance))
        self.say("condition", holds=holds, ability=instance.label)
        if not holds:
            self.not_activated(instance)
        return holds

    @rule("8.2", "11.9.1")
    def not_activated(self, instance: Instance) -> None:
        """An effect whose condition fails is not activated, and its once per turn is not used up."""
        self.say("not activated", ability=instance.label)

    @rule("7.1")
    def wants(self, instance: Instance) -> bool:
        """An optional effect is activated or not as its player likes, each time; declining does not use it up."""
        if self.decides(instance.controller, instance.label):
            return True
        self.say("declined", ability=instance.label, actor=instance.controller)
        return False

    def is_optional(self, ability: Ability) -> bool:
        """By its keyword, its own words, for its cost, or because it asks for a card of a private zone."""
        if keyword := getattr(ability, "keyword", None):
            return self.keyword_is_optional(keyword) or not self.keyword_is_mandatory(keyword)
        if getattr(ability, "may", False):
            return self.may_is_optional()
        if getattr(ability, "cost", ()):
            return True
        if _asks_for_a_private_card(ability):
            return self.private_card_is_optional()
        return not self.is_mandatory()

    @rule("7.3")
    def may_is_optional(self) -> bool:
        """An effect with a Trigger that says «may» is optional."""
        return True

    @rule("8.1")
    def is_mandatory(self) -> bool:
        """An effect without any of the words that make it optional is mandatory."""
        return True

    @rule("8.7")
    def keyword_is_mandatory(self, keyword: str) -> bool:  # noqa: ARG002 - those that are not optional
        """Some keywords have to be activated."""
        return True

    @rule("7.2")
    def keyword_is_optional(self, keyword: str) -> bool:
        """Some keywords are optional always."""
        return keyword in OPTIONAL

    def wants_keyword(self, keyword: str, name: str, at: Resolution) -> bool:
        """Asks for a keyword inside an effect, where it is optional."""
        return not self.keyword_is_optional(keyword) or self.decides(at.controller, name)

    @rule("7.5")
    def private_card_is_optional(self) -> bool:
        """Nobody can check a private zone, so an effect that asks for a certain card there is optional."""
        return True

    def pay(self, cost: Sequence[object], at: Resolution) -> bool:
        """Pay a cost, part by part."""
        return not cost or self.pay_cost(cost, at)

    @rule("11.3", "11.13.1", "11.14.1")
    def pay_cost(self, cost: Sequence[object], at: Resolution) -> bool:
        """Without its cost paid in full an effect does nothing, and the attempt is not taken back."""
        paid = all(part.run(self, at) for part in cost)  # type: ignore[attr-defined]
        self.say("cost paid" if paid else "cost unpaid", ability=at.instance.label)
        return paid

    def choose_objects(
        self,
        player: str,
        wanted: Iterable[Obj],
        name: str,
        *,
        least: int = 1,
        most: int = 1,
        at: Resolution | None = None,
    ) -> tuple[Obj, ...]:
        """Ask a player for objects; «up to» is the only text that leaves their number open."""
        if least == 0:
            least = self.least_of_up_to()
        return super().choose_objects(player, wanted, name, least=least, most=most, at=at)

    @rule("10.1")
    def least_of_up_to(self) -> int:
        """Up to X means between 1 and X, never 0."""
        self.cite()
        return 1

    @rule("10.5")
    def least_of_total(self, taken: list[Obj]) -> int:
        """Of those that fit into a total one at least is chosen, but not as many as there are."""
        return 0 if taken else 1


def _asks_for_a_private_card(ability: Ability) -> bool:
    first: Effect | None = next(iter(getattr(ability, "do", ())), None)
    if not _has_words(ability) or not isinstance(first, Choose):
        return False
    wanted = first.choose
    return PRIVATE.issuperset(wanted.zones) and bool(wanted.zones) and any(n not in _WHERE for n, _ in wanted.active)


def _has_words(ability: Ability) -> TypeGuard[Triggered | Would]:
    return isinstance(ability, Triggered | Would)
