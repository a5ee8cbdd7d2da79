"""Candidates for a word that the index does not know: by sound first, then by likeness (rapidfuzz)."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from judgekit.search.analysis import phonetic

LIKE_ENOUGH = 80.0
MOST_CANDIDATES = 3
SHORTEST_WORD = 4


@dataclass(frozen=True, slots=True)
class Candidate:
    """A known word that may have been meant, and how sure that is (0 to 1)."""

    word: str
    weight: float


class Vocabulary:
    """The folded words of the clauses and of the thesaurus, by sound."""

    def __init__(self, text: str) -> None:
        self._text = text

    @classmethod
    def of(cls, spoken: Iterable[str] | Mapping[str, int]) -> "Vocabulary":
        """Words, counted or to be counted, sorted by sound."""
        by_sound: dict[str, dict[str, int]] = {}
        for word, count in Counter(spoken).items():
            if len(word) >= SHORTEST_WORD and word.isalpha():
                by_sound.setdefault(phonetic(word), {})[word] = count
        return cls(json.dumps(by_sound, ensure_ascii=False))

    def to_json(self) -> str:
        """The vocabulary as it is kept in the cache, and as the constructor takes it."""
        return self._text

    @cached_property
    def _by_sound(self) -> Mapping[str, Mapping[str, int]]:
        """Read when a word is unknown, which most queries have none of."""
        return cast(dict[str, dict[str, int]], json.loads(self._text))

    def candidates(self, word: str) -> list[Candidate]:
        """The likeliest known words for an unknown one, best first."""
        if len(word) < SHORTEST_WORD - 1:
            return []
        sound = phonetic(word)
        if sound in self._by_sound:
            return [Candidate(self._most_used(sound), 0.9)]
        from rapidfuzz import fuzz, process  # noqa: PLC0415 - 20 ms that only an unknown word is worth

        near = process.extract(
            sound, self._by_sound.keys(), scorer=fuzz.ratio, score_cutoff=LIKE_ENOUGH, limit=MOST_CANDIDATES
        )
        return [Candidate(self._most_used(key), 0.7 * score / 100) for key, score, _ in near]

    def _most_used(self, sound: str) -> str:
        words = self._by_sound[sound]
        return max(sorted(words), key=lambda word: words[word])
