"""Chapters 7 to 10: optional and mandatory effects, once per turn, conditions and costs, up to."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, cast

from judgekit.engine.abilities import Activated, Triggered, Would
from judgekit.engine.effects.continuous import StepIn
from judgekit.engine.effects.flow import May
from judgekit.engine.effects.objects import Choose
from judgekit.engine.effects.piles import Search
from judgekit.engine.model import Ability, Effect, Instance, Obj, Resolution, Wanted
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.games.digimon.muting import Muting

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


class Activation(Muting):
    """What happens when the turn of a pending effect comes."""

    @rule("8.3", considered="use left")
    def has_use_left(self, at: Resolution) -> bool:
        """A once-per-turn effect that was activated this turn does not try again."""
        if super().has_use_left(at):
            return True
        if isinstance(at.ability, Activated):
            raise Illegal("spent already", ability=at.instance.label)
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
        if isinstance(at.ability, Triggered):
            return self.condition_holds(at)
        holds = super().meets_condition(at)
        if not holds and isinstance(at.ability, Activated):
            self.cannot_be_activated(at)
        return holds

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

    @guard("8.2", "11.9.1")
    def cannot_be_activated(self, at: Resolution) -> None:
        """Nobody activates by hand what has a condition that fails."""
        raise Illegal("condition", ability=at.instance.label)

    def is_wanted(self, at: Resolution) -> bool:
        """Is it mandatory, or does its player activate it?"""
        if isinstance(at.ability, StepIn):
            return True
        if self.is_muted(at):
            return False
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
        elif ability.may and _chooses_up_to(ability):
            self.optional_up_to()
        elif ability.may:
            self.optional_by_may()
        elif ability.cost:
            self.optional_by_cost()
        else:
            self.optional_by_private_zone()

    @rule("7.2")
    def optional_by_keyword(self) -> None:
        """The keyword is one of those that are optional always."""
        self.cite()

    @rule("7.3")
    def optional_by_may(self) -> None:
        """It says «may»."""
        self.cite()

    @rule("7.3", "10.1")
    def optional_up_to(self) -> None:
        """It says «you may choose up to»."""
        self.cite()

    @rule("11.13.1")
    def optional_by_cost(self) -> None:
        """It says «by»."""
        self.cite()

    @rule("7.5")
    def optional_by_private_zone(self) -> None:
        """Nobody can check whether its player has the card that it asks for."""
        self.cite()

    def is_optional(self, ability: Ability) -> bool:
        """By its keyword, its own words, for its cost, or because it asks for a card of a private zone."""
        if ability.keyword:
            return self.is_optional_keyword(ability, ability.keyword)
        if ability.may:
            return self.may_choose_none() if _chooses_up_to(ability) else self.may_is_optional()
        if ability.cost:
            return self.cost_is_optional()
        if (zones := _asks_for_a_card(ability)) and self.private_card_is_optional(zones):
            return True
        return not self.is_mandatory()

    def is_optional_keyword(self, ability: Ability, keyword: str) -> bool:
        """By the list where it stands; one that stands on neither is what its own words make it."""
        if keyword in MANDATORY:
            return not self.keyword_is_mandatory(keyword)
        if keyword in OPTIONAL:
            return self.keyword_is_optional(keyword)
        return self.is_optional(cast(Ability, cast(Any, replace)(ability, keyword=None)))

    @rule("7.3", considered="says may")
    def may_is_optional(self) -> bool:
        """An effect with a Trigger that says «may» is optional."""
        return True

    @rule("7.3", "10.1", considered="may and up to")
    def may_choose_none(self) -> bool:
        """One that says «you may» and «up to» is optional as any other, and so it is the way to choose none."""
        return True

    @rule("11.13.1", considered="a cost is optional")
    def cost_is_optional(self) -> bool:
        """What the text buys with a cost is optional: nobody has to pay."""
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
        if keyword not in OPTIONAL:
            self.spares("keyword not listed", keyword=keyword)
        return keyword in OPTIONAL

    def wants_keyword(self, keyword: str, name: str, at: Resolution) -> bool:
        """Asks for a keyword inside an effect, where it is optional."""
        return not self.keyword_is_optional(keyword) or self.decides(at.controller, name)

    @rule("7.5", considered="private card")
    def private_card_is_optional(self, zones: Collection[str]) -> bool:
        """Nobody can check a private zone, so an effect that asks for a certain card there is optional."""
        private = PRIVATE.issuperset(zones)
        if not private:
            self.spares("card in sight")
        return private

    def pay_whole(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """Pay a cost in full, by the clause of its wording."""
        if at.ability.keyword:
            paid = self.buys(cost, at)
        else:
            paid = self.buys_with_may_to(cost, at) if at.ability.may else self.buys_by_doing(cost, at)
        return paid or not (self.trying_is_not_enough(at) if at.prevented else self.nothing_is_bought(at))

    def nothing_is_bought(self, at: Resolution) -> bool:
        """Without A there is no B, in either wording."""
        if at.ability.keyword:
            return True
        return self.may_to_buys_nothing() if at.ability.may else self.by_doing_buys_nothing()

    @rule("11.13.1", considered="without the cost nothing")
    def by_doing_buys_nothing(self) -> bool:
        """By doing A, do B: without doing A there is no B."""
        self.cite()
        return True

    @rule("11.14.1", considered="without the old cost nothing")
    def may_to_buys_nothing(self) -> bool:
        """You may do A to do B: without doing A there is no B."""
        self.cite()
        return True

    @rule("11.13.1")
    def buys_by_doing(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """By doing A, do B: A is what allows B."""
        return self.buys(cost, at)

    @rule("11.14.1")
    def buys_with_may_to(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """You may do A to do B, the old wording, is the same."""
        return self.buys(cost, at)

    def buys(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """Pay it, and say so."""
        paid = super().pay_whole(cost, at)
        self.say("cost paid" if paid else "cost unpaid", ability=at.instance.label)
        return paid

    @rule("11.3")
    def trying_is_not_enough(self, at: Resolution) -> bool:
        """Who tried to pay and did not has used the effect for nothing."""
        self.say("trying is not enough", ability=at.instance.label)
        return True

    def cost_paid(self, at: Resolution) -> bool:
        """Its cost is paid, whole; by hand nothing is tried that cannot be paid."""
        paid = super().cost_paid(at)
        if not paid and isinstance(at.ability, Activated) and not (at.forbidden_by or at.why or at.prevented):
            self.cost_cannot_be_paid(at)
        return paid

    @guard("11.3")
    def cost_cannot_be_paid(self, at: Resolution) -> None:
        """Nobody activates by hand what they cannot pay."""
        raise Illegal("cost", ability=at.instance.label)

    @rule("11.13.1", considered="wants to pay")
    def pays_by_choice(self, at: Resolution, name: str) -> bool:
        """To do A is optional."""
        pays = super().pays_by_choice(at, name)
        if not pays:
            self.say("cost declined", ability=at.instance.label, actor=at.controller)
        return pays

    def attempt_stands(self, at: Resolution) -> bool:
        """An attempt that something prevented is not taken back (11.3)."""
        return at.prevented

    def ask_for(self, wanted: Wanted) -> tuple[Obj, ...]:
        """«Up to» is the only text that leaves their number open."""
        return self.choose_up_to(wanted) if wanted.least == 0 else super().ask_for(wanted)

    @rule("10.1")
    def choose_up_to(self, wanted: Wanted) -> tuple[Obj, ...]:
        """Up to X means between 1 and X, never 0."""
        self.cite()
        return super().ask_for(replace(wanted, least=1))

    @rule("10.5")
    def least_of_total(self, taken: list[Obj]) -> int:
        """Of those that fit into a total one at least is chosen, but not as many as there are."""
        self.cite()
        return 0 if taken else 1


def _asks_for_a_card(ability: Ability) -> tuple[str, ...]:
    """The zones where the first part of the text wants a card that has something in particular."""
    first = next(iter(ability.do), None)
    if not isinstance(ability, Triggered | Would) or not isinstance(first, Choose | Search):
        return ()
    if isinstance(first, Search):
        return ("deck",) if first.search.active else ()
    return first.choose.zones if any(name not in _WHERE for name, _ in first.choose.active) else ()


def _chooses_up_to(ability: Ability) -> bool:
    first = next(iter(ability.do), None)
    return isinstance(first, Choose) and first.up_to
