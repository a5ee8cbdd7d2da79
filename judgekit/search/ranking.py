"""How well a clause matches: BM25, with the clause's length counting in its own words only."""

from typing import Any

from whoosh import scoring

SATURATION = 1.2  # K1 of BM25
LENGTH_PENALTY = 0.3  # B of BM25; 0.75 is too hard on the long clauses that decide most


class Ranking(scoring.WeightingModel):  # type: ignore[misc]
    """BM25 for the `text` field; for headings and questions, whose length says nothing, BM25 without lengths."""

    def scorer(self, searcher: Any, fieldname: str, text: bytes, qf: float = 1) -> Any:  # noqa: ARG002
        """The scorer of one term in one field."""
        if not searcher.schema[fieldname].scorable:
            return scoring.WeightScorer.for_(searcher, fieldname, text)
        if fieldname == "text":
            return scoring.BM25FScorer(searcher, fieldname, text, LENGTH_PENALTY, SATURATION)
        return _Saturated(searcher.idf(fieldname, text))


class _Saturated(scoring.BaseScorer):  # type: ignore[misc]
    """idf times the saturated count of the term."""

    def __init__(self, idf: float) -> None:
        self._idf = idf

    def score(self, matcher: Any) -> float:
        weight = matcher.weight()
        return float(self._idf * weight * (SATURATION + 1) / (weight + SATURATION))

    def max_quality(self) -> float:
        return float(self._idf * (SATURATION + 1))

    def block_quality(self, matcher: Any) -> float:  # noqa: ARG002
        return self.max_quality()
