"""Chapters 7 to 10: optional and mandatory effects, once per turn, conditions and costs, up to."""

from collections.abc import Iterable, Sequence

from judgekit.engine.abilities import Triggered, Would
from judgekit.engine.effects.continuous import StepIn
from judgekit.engine.effects.flow import May
from judgekit.engine.effects.objects import Choose
from judgekit.engine.effects.piles import Search
from judgekit.engine.model import Ability, Effect, Instance, Obj, Resolution
from judgekit.engine.rule import rule
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

    @rule("8.3", considered="use left")
    def has_use_left(self, at: Resolution) -> bool:
        """A once-per-turn effect that was activated this turn does not try again."""
        if super().has_use_left(at):
            return True
        self.say("spent already", ability=at.instance.label)
        return False

    @rule("8.3")
    def spend_use(self, at: Resolution) -> None:
        """A once-per-turn effect that is activated is used up, even if it does nothing."""
        super().spend_use(at)
        step = self.say("spent", ability=at.instance.label)
        if len(at.ability.do) > 1 and isinstance(at.ability.do[0], May):
            with self.trace.under(step):
                self.has_mandatory_part()

    @rule("11.7.2")
    def has_mandatory_part(self) -> None:
        """It is used up whatever is decided of its optional part, as it has one that is not."""
        self.cite()

    def meets_condition(self, at: Resolution) -> bool:
        """Does the condition of the ability hold? Only one that waited for its turn says so."""
        return self.condition_holds(at) if isinstance(at.ability, Triggered) else super().meets_condition(at)

    @rule("9.1")
    def condition_holds(self, at: Resolution) -> bool:
        """An «if» is looked at when the effect would be activated, not when it triggered."""
        holds = super().meets_condition(at)
        self.say("condition", holds=holds, ability=at.instance.label)
        if not holds:
            self.not_activated(at.instance)
        return holds

    @rule("8.2", "11.9.1")
    def not_activated(self, instance: Instance) -> None:
        """An effect whose condition fails is not activated, and its once per turn is not used up."""
        self.say("not activated", ability=instance.label)

    def is_wanted(self, at: Resolution) -> bool:
        """Is it mandatory, or does its player activate it?"""
        if isinstance(at.ability, StepIn):
            return True
        if self.is_optional(at.ability):
            return self.wants(at)
        self.obliged(at.controller, at.instance.label, lambda: self.refuses_to_decline(at))
        return True

    def refuses_to_decline(self, at: Resolution) -> None:
        """Some keywords are named one by one; what else is mandatory is so for want of words."""
        if at.ability.keyword:
            self.keyword_cannot_be_declined(at)
        self.cannot_be_declined(at)

    @rule("8.7")
    def keyword_cannot_be_declined(self, at: Resolution) -> None:
        """These keywords have to be activated."""
        super().cannot_be_declined(at)

    @rule("8.1")
    def cannot_be_declined(self, at: Resolution) -> None:
        """An effect without any of the words that make it optional has to be activated."""
        super().cannot_be_declined(at)

    @rule("7.1")
    def wants(self, at: Resolution) -> bool:
        """An optional effect is activated or not as its player likes, each time; declining does not use it up."""
        if super().wants(at):
            return True
        step = self.say("declined", ability=at.instance.label, actor=at.controller)
        with self.trace.under(step):
            self.cite_why_optional(at.ability)
        return False

    def cite_why_optional(self, ability: Ability) -> None:
        """What lets a player decline it."""
        if ability.keyword:
            self.optional_by_keyword()
        elif ability.may:
            self.optional_by_may()
        elif not ability.cost:
            self.optional_by_private_zone()

    @rule("7.2")
    def optional_by_keyword(self) -> None:
        """The keyword is one of those that are optional always."""
        self.cite()

    @rule("7.3")
    def optional_by_may(self) -> None:
        """It says «may»."""
        self.cite()

    @rule("7.5")
    def optional_by_private_zone(self) -> None:
        """Nobody can check whether its player has the card that it asks for."""
        self.cite()

    def is_optional(self, ability: Ability) -> bool:
        """By its keyword, its own words, for its cost, or because it asks for a card of a private zone."""
        if ability.keyword:
            return self.keyword_is_optional(ability.keyword) or not self.keyword_is_mandatory(ability.keyword)
        if ability.may:
            return self.may_is_optional()
        if ability.cost:
            return True
        if _asks_for_a_private_card(ability):
            return self.private_card_is_optional()
        return not self.is_mandatory()

    @rule("7.3", considered="says may")
    def may_is_optional(self) -> bool:
        """An effect with a Trigger that says «may» is optional."""
        return True

    @rule("8.1", considered="nothing makes it optional")
    def is_mandatory(self) -> bool:
        """An effect without any of the words that make it optional is mandatory."""
        return True

    @rule("8.7", considered="keyword is not optional")
    def keyword_is_mandatory(self, keyword: str) -> bool:  # noqa: ARG002 - those that are not optional
        """Some keywords have to be activated."""
        return True

    @rule("7.2", considered="is the keyword optional")
    def keyword_is_optional(self, keyword: str) -> bool:
        """Some keywords are optional always."""
        return keyword in OPTIONAL

    def wants_keyword(self, keyword: str, name: str, at: Resolution) -> bool:
        """Asks for a keyword inside an effect, where it is optional."""
        return not self.keyword_is_optional(keyword) or self.decides(at.controller, name)

    @rule("7.5", considered="private card")
    def private_card_is_optional(self) -> bool:
        """Nobody can check a private zone, so an effect that asks for a certain card there is optional."""
        return True

    @rule("11.3")
    def pay_whole(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """Without its cost paid in full an effect does nothing."""
        paid = super().pay_whole(cost, at)
        step = self.say("cost paid" if paid else "cost unpaid", ability=at.instance.label)
        if not at.ability.keyword:
            with self.trace.under(step):
                self.cite_wording(at.ability)
        return paid

    def cite_wording(self, ability: Ability) -> None:
        """Which of the two wordings of a cost the text has."""
        if ability.may:
            self.paid_by_may_to()
        else:
            self.paid_by_doing()

    @rule("11.13.1")
    def paid_by_doing(self) -> None:
        """By doing A, do B: without A there is no B."""
        self.cite()

    @rule("11.14.1")
    def paid_by_may_to(self) -> None:
        """You may do A to do B, the old wording, is the same."""
        self.cite()

    def attempt_stands(self, at: Resolution) -> bool:
        """An attempt that something prevented is not taken back (11.3)."""
        return at.prevented

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
            return self.choose_up_to(player, wanted, name, most, at)
        return super().choose_objects(player, wanted, name, least=least, most=most, at=at)

    @rule("10.1")
    def choose_up_to(
        self, player: str, wanted: Iterable[Obj], name: str, most: int, at: Resolution | None
    ) -> tuple[Obj, ...]:
        """Up to X means between 1 and X, never 0."""
        self.cite()
        return super().choose_objects(player, wanted, name, least=1, most=most, at=at)

    @rule("10.5")
    def least_of_total(self, taken: list[Obj]) -> int:
        """Of those that fit into a total one at least is chosen, but not as many as there are."""
        self.cite()
        return 0 if taken else 1


def _asks_for_a_private_card(ability: Ability) -> bool:
    first = next(iter(ability.do), None)
    if not isinstance(ability, Triggered | Would) or not isinstance(first, Choose | Search):
        return False
    if isinstance(first, Search):
        return bool(first.search.active)
    wanted = first.choose
    return PRIVATE.issuperset(wanted.zones) and bool(wanted.zones) and any(n not in _WHERE for n, _ in wanted.active)
