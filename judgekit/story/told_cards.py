"""Which cards a text means, and where they lie, in brief Spanish."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, replace

from judgekit.engine.filters import Against, Filter, Test, Tests, plain
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
TARGETS = "card targets"
_ITSELF = ("self", "card")


class ToldCards(ABC):
    """Tells them with the words of one game."""

    def __init__(self, words: Messages) -> None:
        self._words = words

    @abstractmethod
    def _value(self, value: object) -> str:
        """A number, or how it is worked out."""

    def _target(self, target: object) -> str:
        if isinstance(target, Filter):
            named = _only_named(target)
            return joined([self._target(one) for one in named]) if named else self._filter(target)
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
        itself = _is_itself(filter_)
        noun = called(TARGETS, "self") if itself and not types else noun
        whose = plain(given.pop("controller", ()) or given.pop("owner", ()))
        zone, which = tuple(plain(given.pop("zone", ()))), tuple(plain(given.pop("is", ())))
        his = "feminine" if noun.endswith(tuple(say.section("card feminine")["ends"])) else "masculine"
        said = [say(f"card {his}.other", noun=noun) if any(one.word == "other" for one in which) else noun, *without]
        said += self._taken(given, self._words.known("told alone"))
        said += [says("opponent's") if one.word == "opponent" else say(f"card {his}.yours") for one in whose]
        said += self._taken(given, [name for name, tests in given.items() if _is_flag(tests)])
        under = tuple(plain(given.pop("under", ())))
        said += [says("under this")] if any(one.word == "self" for one in under) else []
        places = self._places([one.word for one in zone if not under or one.word != "under"])
        said += [either(places)] if places else []
        said += self._which([one for one in which if one.word not in {*_ITSELF, "other"}])
        said += [says("under", card=self._target(one.word)) for one in under if one.word not in {"self", "other"}]
        said += [says(f"owned by {one.word}") for one in plain(given.pop("owner", ()))]
        said += [self._tests(name, tests) for name, tests in given.items()]
        said += [self._any_of(filter_.any_of)] if filter_.any_of else []
        said += [self._also(one) for one in filter_.all_of]
        said += [says("except", what=either(self._filter(one) for one in filter_.none_of))] if filter_.none_of else []
        like = [
            (one.name, getattr(filter_, one.name)) for one in fields(filter_) if one.name in say.section("card like")
        ]
        said += [say(f"card like.{name}", card=self._target(card)) for name, card in like if card]
        for key, most in (("highest", filter_.highest), ("lowest", filter_.lowest)):
            said += [says(key, name=self._words.word("characteristics", most))] if most else []
        return " ".join(said)

    def _taken(self, given: dict[str, Tests], names: Iterable[str]) -> list[str]:
        """What is told before the rest, which is no longer among it."""
        return [self._tests(name, given.pop(name)) for name in names if name in given]

    def _also(self, filter_: Filter) -> str:
        """What else they are, without the noun again."""
        return self._filter(filter_).removeprefix(f"{self._noun(lies_somewhere=False)} ")

    def _any_of(self, filters: Sequence[Filter]) -> str:
        several = either(self._also(one) for one in filters)
        return several if len(filters) == 1 and several.startswith("(") else f"({several})"

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
        known = next((one for one in ("characteristics", "marks") if self._words.knows(one, name)), "verbs")
        word = self._words.word(known, name)
        if _is_flag(tests):
            return (
                word if any((one.word == "yes") is not one.negated for one in plain(tests)) else self._not(known, name)
            )
        held = self._alternatives(tests, name)
        if self._words.knows("told alone", name):
            return held
        return self._lacked(known, f"without {name}", tests) or self._held(word, held)

    def _not(self, section: str, name: str) -> str:
        """That something does not hold, where the game has a word for that by that."""
        if self._words.knows(section, f"not {name}"):
            return self._words.word(section, f"not {name}")
        return says("unmarked", mark=self._words.word(section, name))

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

    def _alternatives(self, tests: Tests, of: str = "") -> str:
        return either(self._against(one) if isinstance(one, Against) else self._test(one, of) for one in tests)

    def _test(self, test: Test, of: str = "") -> str:
        word = self._compared(test.word) or self._plain(test.word, of)
        return says("not", what=word) if test.negated else word

    def _compared(self, word: str) -> str:
        """A number with a sign before it: «>= 3» is «3 o más»."""
        sign, _, amount = word.partition(" ")
        key = _SIGNS.get(sign, "")
        return says(key, amount=amount) if key and amount else ""

    def _against(self, test: Against) -> str:
        """How a number stands to an amount."""
        (held,) = fields(test)  # type: ignore[arg-type]
        amount = getattr(test, held.name)
        return says(
            held.name.replace("_", " "), amount=self._kind(amount) if isinstance(amount, str) else self._value(amount)
        )

    def _kind(self, name: str) -> str:
        known = self._words.knows("characteristics", name)
        return self._words.word("characteristics", name) if known else says("its own name")

    def _plainly(self, value: object) -> str:
        if isinstance(value, tuple):
            return joined([self._plain(str(one)) for one in value])
        return self._plain(value) if isinstance(value, str) else str(value)

    def _plain(self, word: str, of: str = "") -> str:
        """A word that something has, be it of a characteristic whose words the game tells by another section."""
        if self._words.knows("told by", of) and self._words.knows(said_by := self._words.word("told by", of), word):
            return self._words.word(said_by, word)
        section = next((one for one in _PLAIN if self._words.knows(one, word)), "values")
        return called(TARGETS, word) or self._words.word(section, word)

    def _places(self, zones: Sequence[str]) -> list[str]:
        """Where something lies, in whichever of these zones."""
        vague = {"any": says("anywhere"), "under": self._zone("under")}
        there = self._words.together([one for one in zones if one not in vague])
        return [*(vague[one] for one in zones if one in vague), *(say("places.in", zone=one) for one in there)]

    def _zone(self, name: str) -> str:
        return self._words.word("zones", name)


def _is_flag(tests: Tests) -> bool:
    """Is it something that a card is or is not?"""
    return bool(tests) and all(isinstance(one, Test) and one.word in {"yes", "no"} for one in tests)


def to_each() -> str:
    """«each», before those that something is done to."""
    return says("each")


def _only_named(filter_: Filter) -> list[str]:
    """The names of several cards of which nothing else is said, wherever they lie."""
    which = [*plain(filter_.is_)]
    alone = filter_.zones == ("any",) and replace(filter_, is_=(), zone=()) == type(filter_)()
    return [one.word for one in which] if alone and len(which) > 1 and not any(one.negated for one in which) else []


def is_described(target: object) -> bool:
    """Is it whatever answers a description, and not this card?"""
    if not isinstance(target, Filter):
        return False
    return not _is_itself(target) and not _only_named(target)


def _is_itself(filter_: Filter) -> bool:
    """Is it this card?"""
    return any(one.word in _ITSELF and not one.negated for one in plain(dict(filter_.active).get("is", ())))


def says(key: str, **words: object) -> str:
    """A piece of a text of a card."""
    return say(f"card text.{key}", **words)


def agreeing(event: str, who: str) -> str:
    """What befalls somebody, in the gender of what they are called: «esta carta no puede ser destruida»."""
    feminine = who.endswith(tuple(say.section("card feminine")["ends"]))
    return re.sub(r"\b(ser \w+?[dt])o\b", r"\1a", event) if feminine else event


def called(section: str, key: str) -> str:
    """What a section calls something; "" where it says nothing of it."""
    return str(say.section(section).get(key, ""))


def either(alternatives: Iterable[str]) -> str:
    """Alternatives with «or» between them."""
    return says("or").join(alternatives)
