"""The study editions that judgekit ships: complete, consistent, with their questions."""

from collections import Counter

import pytest

from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause, Kind
from tests.conftest import GAMES

FEWEST_QUESTIONS = {"cipher": 80, "digimon": 150, "fftcg": 400, "lorcana": 230, "yugioh": 180}


@pytest.fixture(scope="module")
def clauses(edition: Library) -> list[Clause]:
    return edition.ask(lambda store: store.clauses())


def test_all_five_games_are_installed(edition: Library) -> None:
    documents = edition.ask(lambda store: store.documents())
    assert [document.game for document in documents if document.installed] == GAMES


def test_no_text_has_an_error(edition: Library) -> None:
    problems = edition.ask(lambda store: [p for d in store.documents() for p in store.report(d.game).problems])
    assert [problem for problem in problems if problem.severity == "error"] == []


def test_every_reference_is_the_id_of_a_clause(clauses: list[Clause]) -> None:
    known = {clause.id for clause in clauses}
    assert {target for clause in clauses for target in (*clause.references, *clause.cited_by)} <= known


def test_references_and_citations_mirror_each_other(clauses: list[Clause]) -> None:
    forth = {(clause.id, target) for clause in clauses for target in clause.references}
    back = {(source, clause.id) for clause in clauses for source in clause.cited_by}
    assert forth == back


def test_every_parent_is_a_clause_of_the_same_game(clauses: list[Clause]) -> None:
    known = {clause.id for clause in clauses}
    assert all(clause.parent is None or clause.parent in known for clause in clauses)


def test_no_clause_is_empty(clauses: list[Clause]) -> None:
    assert [clause.id for clause in clauses if not clause.text.strip() and clause.kind is not Kind.HEADING] == []


def test_questions_belong_to_clauses_and_are_asked_once(edition: Library, clauses: list[Clause]) -> None:
    asked = edition.ask(lambda store: store.all_questions())
    assert set(asked) <= {clause.id for clause in clauses}
    for identifier, questions in asked.items():
        assert len(questions) == len(set(questions)), identifier
    games = Counter(identifier.partition(":")[0] for identifier in asked)
    assert {game: games[game] >= fewest for game, fewest in FEWEST_QUESTIONS.items()} == dict.fromkeys(
        FEWEST_QUESTIONS, True
    )
