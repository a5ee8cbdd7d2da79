"""What a text means by things, places, numbers, conditions and happenings, in brief Spanish."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, replace
from typing import TypeGuard

from judgekit.engine.abilities import Pattern
from judgekit.engine.filters import Against, Filter, Test, Tests, plain
from judgekit.engine.model import Condition, Effect
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
from judgekit.games.messages import Messages, joined
from judgekit.story.phrases import say

_SIGNS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}
_PLAIN = ("values", "marks", "types", "elements")
_NAMED = {
    "name": "named",
    "not name": "not named",
    "name contains": "name contains",
    "not name contains": "name lacks",
}
_SOURCES = {"with": "partners", "to": "goals of events"}
TARGETS = "card targets"
WHO = "card players"


class ToldThings(ABC):
    """Tells them with the words of one game."""

    def __init__(self, words: Messages) -> None:
        self._words = words

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
                what = either(self._circumstance(one, section) for one in tests)
                yield says(f"event {key}", what=what)

    def _circumstance(self, test: Test | Against, section: str) -> str:
        if isinstance(test, Against):
            return self._against(test)
        goal = section == "zones" and self._words.knows("goals", test.word)
        word = self._compared(test.word) or self._words.word("goals" if goal else section, test.word)
        return says("not", what=word) if test.negated else word

    def _different(self, name: str, key: str = "different") -> str:
        return says(key, name=self._kind(name))

    def _kind(self, name: str) -> str:
        known = self._words.knows("characteristics", name)
        return self._words.word("characteristics", name) if known else says("its own name")

    def _plainly(self, value: object) -> str:
        if isinstance(value, tuple):
            return joined([self._plain(str(one)) for one in value])
        return self._plain(value) if isinstance(value, str) else str(value)

    def _by(self, player: str, text: str) -> str:
        who = called(WHO, player)
        return f"{who}: {text}" if who else text

    def _target(self, target: object) -> str:
        if isinstance(target, Filter):
            return self._filter(target)
        known = next((one for one in ("values", "zones", "marks") if self._words.knows(one, str(target))), None)
        return called(TARGETS, str(target)) or (self._words.word(known, str(target)) if known else f"«{target}»")

    def _each(self, target: object) -> str:
        """Those that something is done to: of what is described, each."""
        return f"{to_each()} {self._target(target)}" if is_described(target) else self._target(target)

    def _filter(self, filter_: Filter) -> str:
        given = dict(filter_.active)
        kinds = tuple(plain(given.pop("type", ())))
        types = [self._words.word("types", one.word) for one in kinds if not one.negated]
        without = [says("not", what=self._words.word("types", one.word)) for one in kinds if one.negated]
        lies = bool(given.get("zone") or given.get("under"))
        noun = either(types) if types else self._noun(lies_somewhere=lies)
        itself = any(one.word == "self" and not one.negated for one in plain(given.get("is", ())))
        noun = called(TARGETS, "self") if itself and not types else noun
        whose = plain(given.pop("controller", ()) or given.pop("owner", ()))
        zone, which = tuple(plain(given.pop("zone", ()))), tuple(plain(given.pop("is", ())))
        his = "feminine" if noun.endswith(tuple(say.section("card feminine")["ends"])) else "masculine"
        said = [say(f"card {his}.other", noun=noun) if any(one.word == "other" for one in which) else noun, *without]
        said += [says("opponent's") if one.word == "opponent" else say(f"card {his}.yours") for one in whose]
        under = tuple(plain(given.pop("under", ())))
        said += [says("under this")] if any(one.word == "self" for one in under) else []
        places = [self._place(one.word) for one in zone if not under or one.word != "under"]
        said += [either(places)] if places else []
        said += self._which([one for one in which if one.word not in {"self", "other"}])
        said += [says("under", card=self._target(one.word)) for one in under if one.word not in {"self", "other"}]
        said += [says(f"owned by {one.word}") for one in plain(given.pop("owner", ()))]
        said += [self._tests(name, tests) for name, tests in given.items()]
        said += [f"({either(self._filter(one) for one in filter_.any_of)})"] if filter_.any_of else []
        said += [self._also(one) for one in filter_.all_of]
        said += [says("except", what=either(self._filter(one) for one in filter_.none_of))] if filter_.none_of else []
        like = [
            (one.name, getattr(filter_, one.name)) for one in fields(filter_) if one.name in say.section("card like")
        ]
        said += [say(f"card like.{name}", card=self._target(card)) for name, card in like if card]
        for key, most in (("highest", filter_.highest), ("lowest", filter_.lowest)):
            said += [says(key, name=self._words.word("characteristics", most))] if most else []
        return " ".join(said)

    def _also(self, filter_: Filter) -> str:
        """What else they are, without the noun again."""
        return self._filter(filter_).removeprefix(f"{self._noun(lies_somewhere=False)} ")

    def _noun(self, *, lies_somewhere: bool) -> str:
        """What a card is called: where it is said to lie nowhere, it is in play, where a game may call it otherwise."""
        in_play = not lies_somewhere and self._words.knows("nouns", "in play")
        return self._words.word("nouns", "in play") if in_play else says("card")

    def _which(self, tests: Sequence[Test]) -> list[str]:
        """Any of those that are named, or none of them."""
        if len(tests) > 1 and not any(one.negated for one in tests):
            return [says("which is", card=either(self._target(one.word) for one in tests))]
        return [self._named(one.word, negated=one.negated) for one in tests]

    def _named(self, name: str, *, negated: bool) -> str:
        return says("other than" if negated else "which is", card=self._target(name))

    def _tests(self, name: str, tests: Tests) -> str:
        if name in {"name", "name contains"}:
            return " ".join(self._by_name(name, tests))
        known = next((one for one in ("marks", "characteristics") if self._words.knows(one, name)), "verbs")
        word = self._words.word(known, name)
        words = [(one.word == "yes") is not one.negated for one in plain(tests) if one.word in {"yes", "no"}]
        if words and len(words) == len(tests):
            return word if words[0] else says("unmarked", mark=word)
        return self._lacked(known, f"without {name}", tests) or self._held(word, self._alternatives(tests))

    def _held(self, word: str, held: str) -> str:
        """How much there is of something: as much of it as another has names it already."""
        return f"({held})" if held.startswith(f"{word} ") else f"({word} {held})"

    def _lacked(self, section: str, word: str, tests: Tests) -> str:
        """What is not there at all, where the game has a word for that; "" elsewhere."""
        words = list(plain(tests))
        if not self._words.knows(section, word) or len(words) < len(tests) or not all(one.negated for one in words):
            return ""
        return f"({self._words.word(section, word)} {either(self._plain(one.word) for one in words)})"

    def _by_name(self, name: str, tests: Tests) -> Iterator[str]:
        """Of what name, and of what it is not."""
        for key, negated in ((name, False), (f"not {name}", True)):
            if names := [f"«{one.word}»" for one in plain(tests) if one.negated is negated]:
                yield says(_NAMED[key], names=either(names))

    def _alternatives(self, tests: Tests) -> str:
        return either(self._against(one) if isinstance(one, Against) else self._test(one) for one in tests)

    def _test(self, test: Test) -> str:
        word = self._compared(test.word) or self._plain(test.word)
        return says("not", what=word) if test.negated else word

    def _compared(self, word: str) -> str:
        """A number with a sign before it: «>= 3» is «3 o más»."""
        sign, _, amount = word.partition(" ")
        key = _SIGNS.get(sign, "")
        return says(key, amount=amount) if key and amount else ""

    def _against(self, test: Against) -> str:
        """How a number stands to an amount."""
        (held,) = fields(test)  # type: ignore[arg-type]
        return says(held.name.replace("_", " "), amount=self._value(getattr(test, held.name)))

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
        return says("is so", card=card, how=how)

    def _there_are(self, condition: Exists) -> str:
        what, many = self._filter(condition.exists), self._alternatives(condition.count)
        if many == "0":
            return says("there are no", what=what)
        what = f"{what} {self._different(condition.different)}" if condition.different else what
        if many == says("at least", amount=1):
            return says("there are", what=what)
        return says("there are so many", amount=many, what=what)

    def _this_turn(self, condition: HasHappened) -> str:
        often, event = self._alternatives(condition.count), self._pattern(condition.happened)
        return says("not this turn", event=event) if often == "0" else f"{says('this turn', event=event)} ({often})"

    def _condition(self, condition: Condition) -> str:  # noqa: C901, PLR0911, PLR0912 - one line for each word of the vocabulary
        match condition:
            case Exists():
                return self._there_are(condition)
            case HasHappened():
                return self._this_turn(condition)
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
        return f"{self._value(condition.compare)} {self._alternatives(condition.with_)}"

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
                return says("its", name=name, card=self._target(value.of))
            case Total():
                name = self._words.word("characteristics", value.total)
                return says("total", name=name, what=self._target(value.of))
            case EventAmount():
                return says("the same")
            case Chosen():
                return f"«{value.chosen}»"
            case FactOf():
                return says("his", count=self._words.word("counts", value.fact))
            case _:
                return self._verb(value)  # type: ignore[arg-type]

    def _counted(self, value: Count) -> str:
        what = self._filter(value.count)
        return says("values among", name=self._kind(value.different), what=what) if value.different else what

    def _signed(self, value: object) -> str:
        if _so_many_for_each(value):
            return self._value(value) if str(value.times).startswith("-") else f"+{self._value(value)}"
        return f"{value:+}" if isinstance(value, int) else f"+ {self._value(value)}"

    def _plain(self, word: str) -> str:
        section = next((one for one in _PLAIN if self._words.knows(one, word)), "values")
        return called(TARGETS, word) or self._words.word(section, word)

    def _place(self, zone: str) -> str:
        if zone in {"under", "any"}:
            return self._zone(zone) if zone == "under" else says("anywhere")
        return say("places.in", zone=self._zone(zone))

    def _zone(self, name: str) -> str:
        return self._words.word("zones", name)

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


def to_each() -> str:
    """«each», before those that something is done to."""
    return says("each")


def is_described(target: object) -> bool:
    """Is it whatever answers a description, and not this card?"""
    if not isinstance(target, Filter):
        return False
    return not any(one.word == "self" and not one.negated for one in plain(dict(target.active).get("is", ())))


def says(key: str, **words: object) -> str:
    """A piece of a text of a card."""
    return say(f"card text.{key}", **words)


def called(section: str, key: str) -> str:
    """What a section calls something; "" where it says nothing of it."""
    return str(say.section(section).get(key, ""))


def either(alternatives: Iterable[str]) -> str:
    """Alternatives with «or» between them."""
    return says("or").join(alternatives)
