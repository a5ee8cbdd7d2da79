"""The best hits looked at again: what kind of clause each is, and how much of the query it or its questions hold."""

import math
from collections.abc import Collection

from judgekit.corpus.model import Kind
from judgekit.search.opened import Candidate, Opened
from judgekit.search.query import Plan

# Rules decide; what hangs on them or only names them must match better to come first.
KIND_FACTORS = {Kind.RULE: 1.0, Kind.NOTE: 0.95, Kind.EXAMPLE: 0.9, Kind.HEADING: 0.4}
NAMED_GAME_FACTOR = 10.0  # whoever names a game means it
COVER_WEIGHT = 3.0
TEXT_SHARE = 0.7  # a long text holds many words that it does not ask about


class Reranker:
    """Scores the hits of one query; hits of `preferred` games count more."""

    def __init__(self, planned: Plan, opened: Opened, preferred: Collection[str]) -> None:
        self._preferred = preferred
        rarities = [max(math.log(1 + opened.rarity(term)) for term in concept.terms) for concept in planned.concepts]
        self._whole = sum(rarities)
        self._worth: dict[str, list[tuple[int, float]]] = {}
        for number, (concept, rarity) in enumerate(zip(planned.concepts, rarities, strict=True)):
            for term, weight in concept.terms.items():
                self._worth.setdefault(term, []).append((number, weight * rarity))

    def score(self, candidate: Candidate) -> float:
        """Whoosh's score, raised where one question, or the clause's own text, covers much of the query."""
        covered = max(*map(self._covers, candidate.questions), TEXT_SHARE * self._covers(candidate.words))
        named = NAMED_GAME_FACTOR if candidate.game in self._preferred else 1.0
        return candidate.score * KIND_FACTORS[Kind(candidate.kind)] * named * (1 + COVER_WEIGHT * covered)

    def _covers(self, text: str) -> float:
        """The part of the query, rare words counting more, that these terms hold (0 to 1)."""
        held: dict[int, float] = {}
        for term in text.split(" "):
            for concept, worth in self._worth.get(term, ()):
                held[concept] = max(worth, held.get(concept, 0.0))
        return sum(held.values()) / self._whole
