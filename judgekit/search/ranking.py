"""How well a clause matches a term: BM25, with the lengths already counted in when the index was written."""

from typing import Any

from whoosh import scoring

SATURATION = 1.2  # K1 of BM25


class Ranking(scoring.WeightingModel):  # type: ignore[misc]
    """BM25 over weights that `index.length_factor` has made smaller for long clauses; no length is looked up."""

    def scorer(self, searcher: Any, fieldname: str, text: bytes, qf: float = 1) -> Any:  # noqa: ARG002
        """The scorer of one term in one field."""
        if not searcher.schema[fieldname].scorable:
            return scoring.WeightScorer.for_(searcher, fieldname, text)
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
