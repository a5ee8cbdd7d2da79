"""Clauses and rulings by words and numbers, each as the command's `--json` has it."""

from functools import cached_property

from judgekit import bank
from judgekit.bank import Summary
from judgekit.corpus.answers import answers
from judgekit.corpus.library import Library
from judgekit.corpus.lookup import is_reference, requests
from judgekit.corpus.quoted import Quoted
from judgekit.search import answer
from judgekit.search.engine import Filters, SearchEngine
from judgekit.site.desk import Answers, Words

MOST_FOUND = 12


class Finding:
    """The search, kept open: it is asked at every letter."""

    def __init__(self, _root: str, library: Library) -> None:
        self._library = library

    @property
    def answers(self) -> Answers:
        """`search`, `rule` and `rulings`."""
        return {"search": self._search, "rule": self._rule, "rulings": self._rulings}

    def _search(self, words: Words) -> dict[str, object]:
        """Clauses by words, the places of the words in them, and the words that were read as others."""
        filters, limit = Filters(words.get("game") or None), words.get("limit", MOST_FOUND)
        results = answer.search(self._library, words["text"], filters, limit, engine=self._engine)
        return {
            "hits": list(bank.with_rulings(answer.matches(results))),
            "marks": [hit.snippet.marks for hit in results.hits],
            "corrections": results.corrections,
        }

    def _rule(self, words: Words) -> list[Quoted]:
        """Clauses by number."""
        game = words.get("game") or None
        found = self._library.ask(lambda store: answers(requests(words["wanted"], store), store, game))
        return [clause for one in found for clause in one.quoted(questions=False)]

    def _rulings(self, words: Words) -> list[Summary]:
        """Rulings by words; where the text is a clause's number, those of the clause."""
        text, game = words.get("text", "").strip(), words.get("game") or None
        of_clause = bool(text) and is_reference(text)
        wanted = bank.Filters(game, (text,)) if of_clause else bank.Filters(game, text=text)
        return [one.summary for one in bank.select(wanted, lambda: self._library).entries]

    @cached_property
    def _engine(self) -> SearchEngine:
        return SearchEngine(self._library, voices=bank.Titles())
