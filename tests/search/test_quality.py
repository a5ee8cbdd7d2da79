"""How well judges' queries find their clause on the shipped edition: a floor, not a goal; misses stay in the file."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from judgekit.corpus.library import Library
from judgekit.search.engine import Filters, SearchEngine
from tests.conftest import GAMES

QUERIES = json.loads(Path(__file__).with_name("queries.json").read_text(encoding="utf-8"))
STYLES = {"keyword", "question", "colloquial", "jargon", "misspelt", "situation"}
LOWEST_RECALL_AT_5 = 0.8
LOWEST_MRR = 0.6


class Answer(NamedTuple):
    """A query, the ids that it found, and the place of the first wanted one (None where none is)."""

    query: str
    found: list[str]
    rank: int | None

    def __str__(self) -> str:
        return f"{self.rank or '-'}: {self.query} -> {', '.join(self.found[:5])}"


@pytest.fixture(scope="module")
def answers(edition: Library) -> list[Answer]:
    engine = SearchEngine(edition)
    asked = []
    for one in QUERIES:
        found = [hit.clause.id for hit in engine.search(one["query"], Filters(game=one["game"]), limit=10).hits]
        rank = next((place for place, identifier in enumerate(found, 1) if identifier in one["wanted"]), None)
        asked.append(Answer(one["query"], found, rank))
    return asked


def test_the_queries_are_of_every_style_in_every_game_and_want_clauses_that_exist(edition: Library) -> None:
    known = {clause.id for clause in edition.ask(lambda store: store.clauses())}
    assert {identifier for one in QUERIES for identifier in one["wanted"]} <= known
    pairs = {(one["wanted"][0].partition(":")[0], one["style"]) for one in QUERIES}
    assert pairs == {(game, style) for game in GAMES for style in STYLES}


def test_four_queries_of_five_find_a_wanted_clause_among_the_first_five(answers: list[Answer]) -> None:
    missed = [str(answer) for answer in answers if answer.rank is None or answer.rank > 5]
    assert (len(answers) - len(missed)) / len(answers) >= LOWEST_RECALL_AT_5, "\n".join(["missed:", *missed])


def test_the_wanted_clause_is_near_the_top(answers: list[Answer]) -> None:
    mean_reciprocal_rank = sum(1 / answer.rank for answer in answers if answer.rank) / len(answers)
    not_first = [str(answer) for answer in answers if answer.rank != 1]
    assert mean_reciprocal_rank >= LOWEST_MRR, "\n".join([f"MRR {mean_reciprocal_rank:.2f}, not first:", *not_first])
