"""What a text means by things, places, numbers, conditions and happenings, in brief Spanish."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import TypeGuard

from judgekit.engine.abilities import Pattern
from judgekit.engine.filters import Against, Test, Tests, plain
from judgekit.engine.model import Condition, Effect
from judgekit.engine.next_after import NextAfter
from judgekit.engine.terms import (
    All,
    Answers,
    AnyOf,
    CharacteristicOf,
    Chosen,
    Compare,
    Count,
    Did,
    EventAmount,
    Exists,
    FactOf,
    HasHappened,
    InPhase,
    InStep,
    Matches,
    Not,
    Reckoned,
    TimesHappened,
    Total,
    Turn,
)
from judgekit.story.phrases import say
from judgekit.story.told_cards import TARGETS, ToldCards, called, either, says

_SOURCES = {"with": "partners", "to": "goals of events"}
WHO = "card players"


class ToldThings(ToldCards):
    """Tells them with the words of one game."""

    @abstractmethod
    def _verb(self, effect: Effect) -> str:
        """A word of a game's own with what it is given: what is so, and how much, are said like what is done."""

    def _when(self, patterns: Sequence[Pattern]) -> str:
        return either(self._pattern(one) for one in patterns)

    def _pattern(self, pattern: Pattern) -> str:
        event = self._event(pattern)
        of = f" ({self._filter(pattern.of)})" if pattern.of else ""
        by = self._by_whom(pattern) if pattern.by else ""
        player = say.section("card whoever").get(str(pattern.player), "")
        when = says("when", event=event.removeprefix(says("article")), of=of, by=by, player=player)
        return f"{when}{''.join(self._circumstances(pattern))}"

    def _by_whom(self, pattern: Pattern) -> str:
        """By whom it happens, or with whom, or to whom, where the game calls that so."""
        kind = next((key for key, named in _SOURCES.items() if self._words.knows(named, pattern.event)), "by")
        return says(kind, cause=self._filter(pattern.by)) if pattern.by else ""

    def _event(self, pattern: Pattern) -> str:
        """What happens; a game may have a word for an event together with its goal, its amount or its cause."""
        named = self._with_its_goal(pattern) or self._with_its_amount(pattern) or self._with_its_cause(pattern)
        named = named or pattern.event
        return self._words.word("events", named)

    def _with_its_goal(self, pattern: Pattern) -> str:
        goals = [f"not {one.word}" if one.negated else one.word for one in plain(pattern.to)]
        name = f"{pattern.event} {goals[0]}" if len(goals) == 1 else ""
        return name if self._words.knows("events", name) else ""

    def _with_its_amount(self, pattern: Pattern) -> str:
        amounts = [one.word for one in plain(pattern.amount) if not one.negated]
        name = f"{pattern.event} {amounts[0]}" if len(amounts) == len(pattern.amount) == 1 else ""
        return name if self._words.knows("events", name) else ""

    def _with_its_cause(self, pattern: Pattern) -> str:
        causes = [one.word for one in plain(pattern.cause) if not one.negated]
        name = f"{pattern.event} by {causes[0]}" if len(causes) == len(pattern.cause) == 1 else ""
        return name if self._words.knows("events", name) else ""

    def _circumstances(self, pattern: Pattern) -> Iterator[str]:
        """By what, how much, from where and to where an event happens."""
        for key, section, tests in (
            ("cause", "causes", () if self._with_its_cause(pattern) else pattern.cause),
            ("amount", "values", () if self._with_its_amount(pattern) else pattern.amount),
            ("from", "zones", pattern.from_),
            ("to", "zones", () if self._with_its_goal(pattern) else pattern.to),
        ):
            if tests:
                what = either(self._all_circumstances(tests, section))
                yield says(f"event {key}", what=what)

    def _all_circumstances(self, tests: Tests, section: str) -> list[str]:
        zones = [one.word for one in plain(tests) if not one.negated and not self._words.knows("goals", one.word)]
        if section == "zones" and len(zones) == len(tests):
            return self._words.together(zones)
        return [self._circumstance(one, section) for one in tests]

    def _circumstance(self, test: Test | Against, section: str) -> str:
        if isinstance(test, Against):
            return self._against(test)
        goal = section == "zones" and self._words.knows("goals", test.word)
        word = self._compared(test.word) or self._words.word("goals" if goal else section, test.word)
        return says("not", what=word) if test.negated else word

    def _different(self, name: str, key: str = "different") -> str:
        return says(key, name=self._kind(name))

    def _by(self, player: str, text: str) -> str:
        who = called(WHO, player)
        return f"{who}: {text}" if who else text

    def _if(self, condition: Condition | None) -> str:
        return says("provided", condition=self._condition(condition)) if condition else ""

    def _is_so(self, card: str, what: str) -> str:
        """That a card is something; what has no kind is told by how it is alone."""
        how = what.removeprefix(f"{self._noun(lies_somewhere=False)} ")
        if how == what:
            return says("matches", card=card, what=what)
        if how.startswith(says("whose name")):
            return says("its name", card=card, how=how.removeprefix(says("whose name")))
        if how.startswith("(") and how.count("(") == 1:
            return says("has so much", card=card, how=how[1:-1])
        if how.startswith(says("that")):
            return says("does so", card=card, how=how.removeprefix(says("that")))
        return says("is so", card=card, how=how)

    def _there_are(self, condition: Exists) -> str:
        what, many = self._filter(condition.exists), self._alternatives(condition.count)
        if many == "0":
            return says("there are no", what=what)
        what = f"{what} {self._different(condition.different)}" if condition.different else what
        what = f"{what} {self._different(condition.same, 'same')}" if condition.same else what
        if many == says("at least", amount=1):
            return says("there are", what=what)
        return says("there are so many", amount=many, what=what)

    def _this_turn(self, condition: HasHappened) -> str:
        often, event = self._alternatives(condition.count), self._pattern(condition.happened)
        if often == "0":
            return says("not this turn", event=_as_a_case(event))
        many = "" if often == says("at least", amount=1) else f" ({often})"
        return f"{says('this turn', event=event)}{many}"

    def _condition(self, condition: Condition) -> str:  # noqa: C901, PLR0911, PLR0912 - one line for each word of the vocabulary
        match condition:
            case Exists():
                return self._there_are(condition)
            case HasHappened():
                return self._this_turn(condition)
            case NextAfter():
                return says("next after", event=self._pattern(condition.next), after=self._pattern(condition.after))
            case Answers():
                return says("answers", event=either(self._pattern(one) for one in condition.answers))
            case Matches():
                return self._is_so(self._target(condition.object), self._filter(condition.wanted))
            case Compare():
                return self._compared_with(condition)
            case Turn():
                return says("your turn" if condition.turn == "you" else "opponent's turn")
            case InPhase():
                return says("in phase", what=either(self._words.word("phases", one) for one in condition.phase))
            case InStep():
                return says("in step", what=either(self._words.word("steps", one) for one in condition.step))
            case Did():
                return says("did")
            case Not(HasHappened() as event) if self._alternatives(event.count) == says("at least", amount=1):
                return says("not this turn", event=_as_a_case(self._pattern(event.happened)))
            case Not():
                return says("not", what=self._condition(condition.not_))
            case All():
                return says("and").join(self._condition(one) for one in condition.all_)
            case AnyOf():
                return either(self._condition(one) for one in condition.any_of)
            case _:
                return self._verb(condition)  # type: ignore[arg-type]

    def _compared_with(self, condition: Compare) -> str:
        """How one number stands to others; of how many there are of two kinds it is said which are more."""
        match condition.compare, condition.with_:
            case Count(different=None) as one, (Against() as test,) if one == Count(one.count):
                (held,) = fields(test)  # type: ignore[arg-type]
                other = getattr(test, held.name)
                if isinstance(other, Count) and other == Count(other.count):
                    key = f"there are {held.name.replace('_', ' ')}"
                    return says(key, what=self._filter(one.count), others=self._filter(other.count))
        amount, how = self._value(condition.compare), self._alternatives(condition.with_)
        return says("stands so", amount=amount, how=how) if isinstance(condition.compare, FactOf) else f"{amount} {how}"

    def _value(self, value: object) -> str:
        """A number, or how it is worked out."""
        if not isinstance(value, Reckoned):
            return str(value) if isinstance(value, int | str) else "…"
        if _so_many_for_each(value):
            return says("so many for each", amount=value.times, what=self._counted(value))
        if isinstance(value, Count) and _is_added_to(value) and _so_many_for_each(each := replace(value, plus=0)):
            return f"{self._value(value.plus)} + {self._value(each)}"
        times = f" × {self._value(value.times)}" if value.times != 1 else ""
        plus = self._added(value.plus) if value.plus != 0 else ""
        minus = f" − {self._value(value.minus)}" if value.minus != 0 else ""
        every = says("every", many=value.every) if value.every != 1 else ""
        found = f"{self._found(value)}{every}{times}"
        if value.apart is not None:
            found = says("apart", one=found, other=self._value(value.apart))
        if value.half and isinstance(value, Count) and value.every == value.times == 1:
            found = says("so many of", what=self._filter(value.count))
        how = "half" if value.half is True else f"half {value.half}"
        return f"{says(how, amount=found) if value.half else found}{plus}{minus}"

    def _added(self, value: object) -> str:
        """What is added; a number below 0 is taken away."""
        return f" − {-value}" if isinstance(value, int) and value < 0 else f" + {self._value(value)}"

    def _found(self, value: Reckoned) -> str:  # noqa: PLR0911 - one line for each word of the vocabulary
        match value:
            case TimesHappened():
                return says("as often", event=self._pattern(value.happened))
            case Count():
                return says("as many", what=self._counted(value))
            case CharacteristicOf():
                name = self._words.word("characteristics", value.value)
                return says("its then" if value.as_it_was else "its", name=name, card=self._target(value.of))
            case Total():
                name = self._words.word("characteristics", value.total)
                return says("total", name=name, what=self._target(value.of))
            case EventAmount():
                return says("the same")
            case Chosen():
                return called(TARGETS, value.chosen) or f"«{value.chosen}»"
            case FactOf():
                key = {"you": "yours of it", "opponent": "theirs of it"}.get(str(value.player), "his")
                return says(key, count=self._words.word("counts", value.fact))
            case _:
                return self._verb(value)  # type: ignore[arg-type]

    def _counted(self, value: Count) -> str:
        what = self._filter(value.count)
        return says("values among", name=self._kind(value.different), what=what) if value.different else what

    def _signed(self, value: object) -> str:
        if _so_many_for_each(value):
            return self._value(value) if str(value.times).startswith("-") else f"+{self._value(value)}"
        return f"{value:+}" if isinstance(value, int) else f"+ {self._value(value)}"

    def _until(self, until: str) -> str:
        return f" {self._words.word('moments', until)}" if until != "game" else ""


def _so_many_for_each(value: object) -> TypeGuard[Count]:
    """Is it so much for each of those that are counted, and nothing besides?"""
    if not isinstance(value, Count) or not isinstance(value.times, int) or value.times == 1:
        return False
    return value == Count(value.count, value.different, times=value.times)


def _is_added_to(value: Count) -> bool:
    """Does it begin with something, to which what is counted is added?"""
    return not isinstance(value.plus, int) or value.plus > 0


def _as_a_case(event: str) -> str:
    """«Al ser destruido» as what a case is of: «ser destruido»."""
    return event.removeprefix(says("at"))
