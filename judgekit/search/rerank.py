"""The best hits looked at again: what kind of clause each is, how much of the query one of its questions asks."""

import math
from collections.abc import Collection
from typing import Any

from judgekit.corpus.model import Kind
from judgekit.search.query import Plan

# Rules decide; what hangs on them or only names them must match better to come first.
KIND_FACTORS = {Kind.RULE: 1.0, Kind.NOTE: 0.95, Kind.EXAMPLE: 0.9, Kind.HEADING: 0.4}
NAMED_GAME_FACTOR = 1.6
QUESTION_WEIGHT = 3.0


class Reranker:
    """Scores the hits of one query; hits of `preferred` games count more."""

    def __init__(self, planned: Plan, searcher: Any, preferred: Collection[str]) -> None:
        self._preferred = preferred
        reader = searcher.reader()
        documents = reader.doc_count_all()
        rarities = [
            max(math.log(documents / (1 + reader.doc_frequency("questions", term))) for term in concept.terms)
            for concept in planned.concepts
        ]
        self._whole = sum(rarities) or 1.0
        self._worth: dict[str, list[tuple[int, float]]] = {}
        for number, (concept, rarity) in enumerate(zip(planned.concepts, rarities, strict=True)):
            for term, weight in concept.terms.items():
                self._worth.setdefault(term, []).append((number, weight * rarity))

    def score(self, hit: Any) -> float:
        """Whoosh's score, raised where one question covers much of the query."""
        covered = max(map(self._covers, hit["asked"].split("\n")))
        named = NAMED_GAME_FACTOR if hit["game"] in self._preferred else 1.0
        return float(hit.score * KIND_FACTORS[hit["kind"]] * named * (1 + QUESTION_WEIGHT * covered))

    def _covers(self, question: str) -> float:
        """The part of the query, rare words counting more, that a question's terms hold (0 to 1)."""
        held: dict[int, float] = {}
        for term in question.split(" "):
            for concept, worth in self._worth.get(term, ()):
                held[concept] = max(worth, held.get(concept, 0.0))
        return sum(held.values()) / self._whole
