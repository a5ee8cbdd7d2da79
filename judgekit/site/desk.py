"""What the page asks and judgekit answers: a name and words as JSON in, the answer or a mistake as JSON out.

It runs in the browser's worker, and as well anywhere else.
"""

import json
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from judgekit import bank
from judgekit.contract.plain import to_json
from judgekit.corpus.answers import answers
from judgekit.corpus.library import Library
from judgekit.corpus.lookup import requests
from judgekit.errors import UserError
from judgekit.search import answer
from judgekit.search.engine import Filters, SearchEngine

MOST_FOUND = 12
Words = Mapping[str, Any]


class Desk:
    """Answers the questions of one page; `root` is the site's root as the page's links name it."""

    def __init__(self, root: str = "./", library: Library | None = None) -> None:
        self._root, self._library = root, library or Library()
        self._answers: Mapping[str, Callable[[Words], Any]] = {
            "search": self._search,
            "rule": self._rule,
            "rulings": self._rulings,
        }

    def ask(self, asked: str) -> str:
        """The answer to `{"name": …, "words": {…}}` as `{"answer": …}`, or `{"mistake": {code, says, near}}`."""
        question = json.loads(asked)
        try:
            found = self._answers[question["name"]](question["words"])
        except UserError as mistake:
            told = {"code": mistake.code, "says": mistake.problem, "near": list(mistake.near)}
            return json.dumps({"mistake": told}, ensure_ascii=False)
        return json.dumps({"answer": to_json(found)}, ensure_ascii=False)

    def _search(self, words: Words) -> Any:
        """Clauses by words, as `judgekit search --json` has them, and the words that were read as others."""
        filters = Filters(words.get("game") or None)
        limit = words.get("limit", MOST_FOUND)
        results = answer.search(self._library, words["text"], filters, limit, engine=self._engine)
        found = list(bank.with_rulings(answer.matches(results)))
        marks = [[list(one) for one in hit.snippet.marks] for hit in results.hits]
        return {"hits": found, "marks": marks, "corrections": results.corrections}

    def _rule(self, words: Words) -> Any:
        """Clauses by number, as `judgekit rule --json` has them."""
        game = words.get("game") or None
        found = self._library.ask(lambda store: answers(requests(words["wanted"], store), store, game))
        return [clause for one in found for clause in one.quoted(questions=False)]

    def _rulings(self, words: Words) -> Any:
        """Rulings by words, clause, mechanic, as `judgekit scenarios --json` has them."""
        wanted = bank.Filters(words.get("game") or None, text=words.get("text", ""))
        return [one.summary for one in bank.select(wanted, lambda: self._library).entries]

    @cached_property
    def _engine(self) -> SearchEngine:
        """Kept open: it is asked at every letter."""
        return SearchEngine(self._library, voices=bank.Titles())
