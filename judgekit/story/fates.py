"""What became of the cards of a table, in clauses: where each is, how it is now, what it is no more."""

import re
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

from judgekit.games.messages import joined
from judgekit.story.names import together
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


def told(of_cards: Iterable[tuple[str, Fate]], teller: Teller) -> Iterator[str]:
    """One clause for each fate, the cards that share it together."""
    sharing: defaultdict[Fate, list[str]] = defaultdict(list)
    for label, fate in of_cards:
        sharing[fate].append(teller.names.name(label))
    for fate, same in sharing.items():
        agrees = fate.of_one and _OF_A_CARD.search(fate.how)
        known = together(same)
        names = [say("fates.card", name=same[0])] if agrees and known == same else known
        more = [say("fates.others", count=len(names) - MOST_NAMED)] if len(names) > MOST_NAMED else []
        yield say(f"fates.{fate.verb}", count=len(same), names=joined([*names[:MOST_NAMED], *more]), how=fate.how)


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


def unmarked(name: str, value: Hashable, teller: Teller) -> str:
    """A card without a mark that would have this value: «sin daño»; "" where it is better told as what it is not."""
    word = teller.words.word("marks", name)
    return "" if value is True or _says_where(word) else say("marks.without", mark=word)


def numbered(name: str, value: Hashable, teller: Teller) -> str:
    """A card with a number: «con DP 4000»."""
    return say("marks.with", mark=f"{teller.words.word('characteristics', name)} {value}")


def _says_where(word: str) -> bool:
    """Does the word of a mark bring its own preposition: «como equipo de», «en la localización»?"""
    return word.startswith(tuple(say.section("places")["prepositions"]))
