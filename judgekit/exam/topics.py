"""What a clause speaks of, so that one is offered beside others of the same thing, and what it could forbid."""

import re
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt

from judgekit.games.messages import Messages

STEM = 5
OF_EACH_PART, MOST_PARTS = 0.06, 3
"""What it counts that the numbers of two clauses begin with the same part."""
SOMETHING = 0.05
"""From how much in common two clauses have to do with each other: a chapter may be of many things."""
_ASIDE = re.compile(r"/(nota-edicion|ejemplo-\d+)$")
_WORD = re.compile(r"\w{3,}")
_FORBIDS = re.compile(
    r"\b(no|solo|sólo|nunca|nadie|ning[uú]n\w*|ni|deb\w+|hay que|ha de|tienen? que|tienes que|salvo|excep\w+|máximo|"
    r"como mucho|hasta|imposible|prohib\w+|ilegal\w*|únic\w+|una vez|necesit\w+|exig\w+|condici\w+|obliga\w*|"
    r"fase|phase|turno|step)\b",
    re.IGNORECASE,
)
Texts = Mapping[str, str]


def could_forbid(text: str) -> bool:
    """Has it a word that forbids, bounds or asks for something? One that only allows forbids nothing."""
    return bool(_FORBIDS.search(text))


def is_sentence(clause: str, text: str) -> bool:
    """Does it say something by itself: no heading, nor an example, nor a note of the edition?"""
    return text.rstrip().endswith((".", "!", "?", ")", "»")) and not _ASIDE.search(clause)


@dataclass(frozen=True, slots=True)
class Topics:
    """The clauses of a game; a word weighs the more, the fewer of them have it."""

    texts: Texts
    weights: Mapping[str, float]

    @classmethod
    def of(cls, texts: Texts) -> "Topics":
        """The topics of the clauses of a game by id."""
        return _of(frozenset(texts.items()))

    def alike(self, text: str, other: str) -> float:
        """From 0 to 1: how much of what two texts speak of is the same."""
        one, two = _stems(text), _stems(other)
        shared = sum(self._weight(word) ** 2 for word in one & two)
        return shared / (self._size(one) * self._size(two) or 1)

    def near(self, clause: str, key: str, about: str = "") -> float:
        """How near a clause is to the right one: by what both say, or what is done, and by where they stand."""
        said = max(self.alike(self.texts[clause], other) for other in (self.texts[key], about))
        return said + (kinship(clause, key) if said >= SOMETHING else 0)

    def _size(self, words: Collection[str]) -> float:
        return sqrt(sum(self._weight(word) ** 2 for word in words))

    def _weight(self, word: str) -> float:
        return self.weights.get(word, max(self.weights.values(), default=1.0))


def kinship(clause: str, key: str) -> float:
    """What it counts for that two clauses stand under the same one: the deeper, the more."""
    one, two = (each.partition(":")[2].partition("/")[0].split(".") for each in (clause, key))
    shared = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return OF_EACH_PART * min(shared, MOST_PARTS)


def strange_keywords(text: str, here: str, words: Messages) -> bool:
    """Does it speak of a keyword that nothing here has?"""
    named = (words.word("keywords", one) for one in words.known("keywords"))
    return any(_names(one, text) and not _names(one, here) for one in named)


def _names(keyword: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(keyword)}\b", text) is not None


@lru_cache(maxsize=8)
def _of(texts: frozenset[tuple[str, str]]) -> Topics:
    having = Counter(word for _, text in texts for word in _stems(text))
    weights = {word: log((1 + len(texts)) / (1 + times)) for word, times in having.items()}
    return Topics(dict(texts), weights)


def _stems(text: str) -> frozenset[str]:
    return frozenset(word[:STEM] for word in _WORD.findall(text.lower()))
