"""A question goes through JSON whole."""

import json

import pytest

from judgekit.contract.plain import from_json, to_json
from judgekit.exam.question import Kind, Question, chapter
from tests.exam.conftest import question


def test_json_gives_the_same_question_back() -> None:
    one = question(kind=Kind.LEGAL)
    assert from_json(Question, json.loads(json.dumps(to_json(one)))) == one


def test_its_card_is_the_scenario_and_the_kind() -> None:
    assert question("digimon/uno", Kind.ORDER).card == "digimon/uno#order"


@pytest.mark.parametrize(
    ("clause", "expected"), [("fftcg:11.8.7", "11"), ("fftcg:4.3/ejemplo-1", "4"), ("digimon:3", "3")]
)
def test_the_chapter_of_a_clause(clause: str, expected: str) -> None:
    assert chapter(clause) == expected


def test_what_is_no_question_is_refused() -> None:
    data = to_json(question())
    for broken in ({**data, "kind": "riddle"}, {**data, "new": 1}, {name: data[name] for name in list(data)[1:]}):
        with pytest.raises((KeyError, TypeError, ValueError)):
            from_json(Question, broken)
