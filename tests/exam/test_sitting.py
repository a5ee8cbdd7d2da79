"""A sitting goes on where it was left, and its options stay where they were."""

from typing import Any

import pytest

from judgekit.exam.clause_grading import Cited, cited
from judgekit.exam.question import Question
from judgekit.exam.sitting import Sitting, begin, unfinished
from judgekit.exam.study import Elsewhere, Study
from tests.exam.conftest import Watch, question

ASKED: dict[str, Any] = {"minutes": None, "cite": False, "seed": 4}


@pytest.fixture
def questions() -> list[Question]:
    return [question(f"digimon/n{n}", clause=f"digimon:{n}.1", options=4) for n in range(1, 6)]


@pytest.fixture
def deck(questions: list[Question]) -> dict[str, Question]:
    return {one.card: one for one in questions}


@pytest.fixture
def sitting(study: Study, questions: list[Question], deck: dict[str, Question]) -> Sitting:
    return begin(study, questions, deck, **ASKED)


def test_right_and_wrong_answers_are_graded(study: Study, sitting: Sitting, questions: list[Question]) -> None:
    assert sitting.answer(questions[0], questions[0].options[0], "h").data["grade"] == "right"
    wrong = sitting.answer(questions[1], questions[1].options[2], "h")
    assert (wrong.data["grade"], wrong.data["beliefs"]) == ("wrong", ["lo nuevo espera"])
    hard = sitting.answer(questions[2], questions[2].options[0], "h", Cited.WRONG)
    assert (hard.data["grade"], hard.data["cited"]) == ("hard", "wrong")
    assert {card: one.misses for card, one in study.cards().items()} == {
        questions[0].card: 0, questions[1].card: 1, questions[2].card: 0,
    }  # fmt: skip


def test_leaving_loses_nothing(study: Study, sitting: Sitting, deck: dict[str, Question], watch: Watch) -> None:
    first = sitting.left[0]
    sitting.answer(first, first.options[0], "h")
    watch.turn(hours=1)
    again = unfinished(study, deck, ASKED)
    assert again is not None
    assert (again.id, len(again.given), len(again.left)) == (sitting.id, 1, 4)
    assert [again.options(one) for one in again.left] == [sitting.options(one) for one in sitting.left]


def test_it_is_not_taken_up_when_old_other_or_over(
    study: Study, sitting: Sitting, deck: dict[str, Question], watch: Watch
) -> None:
    first = sitting.left[0]
    sitting.answer(first, first.options[0], "h")
    assert unfinished(study, deck, {**ASKED, "cite": True}) is None
    watch.turn(days=1)
    assert unfinished(study, deck, ASKED) is None
    watch.turn(days=-1)
    sitting.end()
    assert unfinished(study, deck, ASKED) is None


def test_undo_asks_the_same_question_again(sitting: Sitting) -> None:
    first = sitting.left[0]
    sitting.answer(first, first.options[1], "h")
    assert sitting.left[0] != first
    assert sitting.undo() is not None
    assert sitting.left[0] == first
    assert sitting.undo() is None


def test_a_question_that_the_bank_lost_is_passed_over(
    study: Study, sitting: Sitting, deck: dict[str, Question]
) -> None:
    first = sitting.left[0]
    sitting.answer(first, first.options[0], "h")
    lost = sitting.left[0].card
    smaller = {card: one for card, one in deck.items() if card != lost}
    again = unfinished(study, smaller, ASKED)
    assert again is not None
    assert again.lost == [lost]
    assert len(again.left) == 3
    again.answer(again.left[0], again.left[0].options[0], "h")
    assert len(again.given) == 2


def test_two_terminals_on_one_sitting(study: Study, sitting: Sitting, deck: dict[str, Question]) -> None:
    other = unfinished(study, deck, ASKED) or Sitting(study, study.log()[0], deck)
    first = sitting.left[0]
    sitting.answer(first, first.options[0], "h")
    with pytest.raises(Elsewhere):
        other.answer(first, first.options[0], "h")
    other.refresh()
    assert len(other.left) == 4


def test_a_mock_exam_ends_with_its_time(study: Study, deck: dict[str, Question], watch: Watch) -> None:
    mock = begin(study, list(deck.values()), deck, minutes=10, cite=False, seed=1)
    first = mock.left[0]
    mock.answer(first, first.options[0], "h")
    assert not mock.is_over(watch())
    watch.turn(minutes=9.9)
    assert not mock.is_over(watch())
    watch.turn(minutes=0.2)
    assert mock.is_over(watch())
    assert study.cards() == {}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("digimon:16.3", Cited.EXACT), ("16.3", Cited.EXACT), (" 16.3. ", Cited.EXACT), ("DIGIMON:16.3", Cited.EXACT),
        ("16", Cited.PARENT), ("digimon:16", Cited.PARENT), ("16.30", Cited.WRONG), ("1", Cited.WRONG), ("", Cited.WRONG),
        ("fftcg:16.3", Cited.WRONG), ("16.3.1", Cited.WRONG), ("no sé", Cited.WRONG), ("4.1", Cited.EXACT),
    ],
)  # fmt: skip
def test_the_clause_is_graded(given: str, expected: Cited) -> None:
    assert cited(given, ("digimon:16.3", "digimon:4.1/nota-1")) is expected
