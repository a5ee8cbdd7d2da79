"""The best hits looked at again: what kind of clause each is, and how much of the query it or its questions hold."""

import math
from collections.abc import Collection, Iterable, Sequence
from itertools import chain, pairwise, product

from judgekit.corpus.model import Kind
from judgekit.search.opened import Candidate, Searchable
from judgekit.search.query import Plan

# Rules decide; what hangs on them or only names them must match better to come first.
KIND_FACTORS = {Kind.RULE: 1.0, Kind.NOTE: 0.95, Kind.EXAMPLE: 0.75, Kind.HEADING: 0.4}
NAMED_GAME_FACTOR = 10.0  # whoever names a game means it
COVER_WEIGHT = 3.0
TEXT_SHARE = 0.9  # a long text holds many words that it does not ask about
WHOLE_WEIGHT = 1.5
NEIGHBOUR_WEIGHT = 2.0


class Reranker:
    """Scores the hits of one query; hits of `preferred` games count more."""

    def __init__(self, planned: Plan, opened: Searchable, preferred: Collection[str]) -> None:
        self._preferred = preferred
        rarities = [max(math.log(1 + opened.rarity(term)) for term in concept.terms) for concept in planned.concepts]
        self._whole = sum(rarities)
        self._worth: dict[str, list[tuple[int, float]]] = {}
        for number, (concept, rarity) in enumerate(zip(planned.concepts, rarities, strict=True)):
            for term, weight in concept.terms.items():
                self._worth.setdefault(term, []).append((number, weight * rarity))
        self._neighbours = [
            set(product(one.terms, next_.terms)) | set(product(next_.terms, one.terms))
            for one, next_ in pairwise(planned.concepts)
        ]

    def score(self, candidate: Candidate) -> float:
        """Whoosh's score, raised by how much of the query the clause holds, and where it holds it together.

        One question, or the clause's own text under its headings, counts most; then all of these taken as one; then
        how many neighbours of the query stand side by side in one of them.
        """
        text = TEXT_SHARE * self._covers([*candidate.said, *candidate.above])
        asked = max(map(self._covers, candidate.questions), default=0.0)
        whole = self._covers(chain(candidate.said, candidate.above, *candidate.questions))
        together = max(map(self._together, [*candidate.questions, candidate.said]))
        held = COVER_WEIGHT * max(asked, text) + WHOLE_WEIGHT * whole + NEIGHBOUR_WEIGHT * together
        named = NAMED_GAME_FACTOR if candidate.game in self._preferred else 1.0
        return candidate.score * KIND_FACTORS[Kind(candidate.kind)] * named * (1 + held)

    def _covers(self, terms: Iterable[str]) -> float:
        """The part of the query, rare words counting more, that these terms hold (0 to 1)."""
        held: dict[int, float] = {}
        for term in terms:
            for concept, worth in self._worth.get(term, ()):
                held[concept] = max(worth, held.get(concept, 0.0))
        return sum(held.values()) / self._whole

    def _together(self, terms: Sequence[str]) -> float:
        """The part of the query's neighbouring concepts that are neighbours here, in either order (0 to 1)."""
        if not self._neighbours:
            return 0.0
        standing = set(pairwise(terms))
        return sum(not standing.isdisjoint(pairs) for pairs in self._neighbours) / len(self._neighbours)
