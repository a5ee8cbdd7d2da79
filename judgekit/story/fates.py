"""What became of the cards of a table, in clauses: where each is, how it is now, what it is no more."""

import re
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from judgekit.games.messages import joined
from judgekit.story.phrases import say
from judgekit.story.teller import Teller

MOST_NAMED = 6
# what agrees with «la carta» and not with a name: «suspendida», «agotada»
_OF_A_CARD = re.compile(r"\b\w+[ai]da\b")


class Fate(NamedTuple):
    """What became of a card: `verb` is one of the fates of the phrases.

    `of_one` is the card where the words agree with it alone: several cannot share such a fate.
    """

    verb: str
    how: str
    of_one: str = ""


def fates(label: str, place: str, verb: str, gained: Sequence[str], lost: Sequence[Fate]) -> Iterator[Fate]:
    """The fates of one card: where it is (a `verb` of "" says nothing of that), how it is now, what it is not."""
    how = [joined(gained)] if gained else []
    if verb == "ends":
        yield Fate("ends", ", ".join([place, *how]), label if how else "")
    else:
        if verb:
            yield Fate(verb, place)
        if how:
            yield Fate("ends", how[0], label)
    yield from lost


def told(of_cards: Iterable[tuple[str, Fate]], teller: Teller) -> Iterator[str]:
    """One clause for each fate, the cards that share it together."""
    sharing: defaultdict[Fate, list[str]] = defaultdict(list)
    for label, fate in of_cards:
        sharing[fate].append(teller.names.name(label))
    for fate, same in sharing.items():
        agrees = fate.of_one and _OF_A_CARD.search(fate.how)
        names = [say("fates.card", name=same[0])] if agrees else same
        more = [say("fates.others", count=len(names) - MOST_NAMED)] if len(names) > MOST_NAMED else []
        yield say(f"fates.{fate.verb}", count=len(names), names=joined([*names[:MOST_NAMED], *more]), how=fate.how)


def place(where: Hashable, teller: Teller) -> str:
    """The words of a ("place", card): «en Mano de A», «debajo de Agumon»."""
    zone, owner = where if isinstance(where, tuple) else ("", "")
    if zone == "under":
        return say("places.under", card=teller.names.name(owner)) if owner else say("places.under another")
    name = teller.words.word("zones", zone)
    inside = name if name.startswith(say("places.outside")) else say("places.in", zone=name)
    return say("places.of", place=inside, player=owner) if owner else inside


def marked(name: str, value: Hashable, teller: Teller) -> str:
    """A card with a mark: «en Dull», «con daño 2», «como equipo de Simba»."""
    word = teller.words.word("marks", name)
    if value is True:
        return word
    said = word if _says_where(word) else say("marks.with", mark=word)
    return f"{said} {teller.words.word('marks', str(value))}"


def unmarked(name: str, value: Hashable, teller: Teller, label: str, *, before: bool) -> tuple[list[str], list[Fate]]:
    """(how it is, what it is not) of a card without a mark that it had, or that it has elsewhere, with this value."""
    word = teller.words.word("marks", name)
    if value is not True and not _says_where(word):
        return [say("marks.without", mark=word)], []
    return [], [Fate("no longer" if before else "is not", word, label)]


def numbered(name: str, value: Hashable, teller: Teller) -> str:
    """A card with a number: «con DP 4000»."""
    return say("marks.with", mark=f"{teller.words.word('characteristics', name)} {value}")


def _says_where(word: str) -> bool:
    """Does the word of a mark bring its own preposition: «como equipo de», «en la localización»?"""
    return word.startswith(tuple(say.section("places")["prepositions"]))
