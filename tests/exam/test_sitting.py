"""A sitting goes on where it was left, and its options stay where they were."""

from typing import Any

import pytest

from judgekit.exam.clause_grading import Cited, cited
from judgekit.exam.question import Option, Question
from judgekit.exam.sitting import Hashed, Sitting, begin, chosen_of, unfinished
from judgekit.exam.study import Elsewhere, Study
from tests.exam.conftest import Watch, question

HASHED = Hashed("digimon:1.1", "h")
ASKED: dict[str, Any] = {"minutes": None, "cite": False, "seed": 4}


def asked(sitting: Sitting) -> Question:
    found = sitting.following()
    assert found is not None
    return found


@pytest.fixture
def questions() -> list[Question]:
    return [question(f"digimon/n{n}", clause=f"digimon:{n}.1", options=4) for n in range(1, 6)]


@pytest.fixture
def deck(questions: list[Question]) -> dict[str, Question]:
    return {one.card: one for one in questions}


@pytest.fixture
def sitting(study: Study, questions: list[Question], deck: dict[str, Question]) -> Sitting:
    return begin(study, [one.card for one in questions], deck, **ASKED)


def test_right_and_wrong_answers_are_graded(study: Study, sitting: Sitting, questions: list[Question]) -> None:
    assert sitting.answer(questions[0], questions[0].options[0], HASHED).data["grade"] == "right"
    wrong = sitting.answer(questions[1], questions[1].options[2], HASHED)
    assert (wrong.data["grade"], wrong.data["beliefs"]) == ("wrong", ["lo nuevo espera"])
    hard = sitting.answer(questions[2], questions[2].options[0], HASHED, Cited.WRONG)
    assert (hard.data["grade"], hard.data["cited"]) == ("hard", "wrong")
    assert {card: one.misses for card, one in study.cards().items()} == {
        questions[0].card: 0, questions[1].card: 1, questions[2].card: 0,
    }  # fmt: skip


def test_leaving_loses_nothing(study: Study, sitting: Sitting, deck: dict[str, Question], watch: Watch) -> None:
    first = asked(sitting)
    sitting.answer(first, first.options[0], HASHED)
    watch.turn(hours=1)
    again = unfinished(study, deck, ASKED)
    assert again is not None
    assert (again.id, len(again.given), len(again.left)) == (sitting.id, 1, 4)
    assert [again.options(deck[one]) for one in again.left] == [sitting.options(deck[one]) for one in sitting.left]


def test_it_is_not_taken_up_when_old_other_or_over(
    study: Study, sitting: Sitting, deck: dict[str, Question], watch: Watch
) -> None:
    first = asked(sitting)
    sitting.answer(first, first.options[0], HASHED)
    assert unfinished(study, deck, {**ASKED, "cite": True}) is None
    watch.turn(days=1)
    assert unfinished(study, deck, ASKED) is None
    watch.turn(days=-1)
    sitting.end()
    assert unfinished(study, deck, ASKED) is None


def test_undo_asks_the_same_question_again(sitting: Sitting) -> None:
    first = asked(sitting)
    sitting.answer(first, first.options[1], HASHED)
    assert asked(sitting) != first
    assert sitting.undo() is not None
    assert asked(sitting) == first
    assert sitting.undo() is None


def test_a_question_that_the_bank_lost_is_passed_over(
    study: Study, sitting: Sitting, deck: dict[str, Question]
) -> None:
    first = asked(sitting)
    sitting.answer(first, first.options[0], HASHED)
    lost = sitting.left[0]
    smaller = {card: one for card, one in deck.items() if card != lost}
    again = unfinished(study, smaller, ASKED)
    assert again is not None
    assert again.lost == [lost]
    assert len(again.left) == 3
    again.answer(asked(again), asked(again).options[0], HASHED)
    assert len(again.given) == 2


def test_a_spare_one_stands_for_one_that_is_no_question_any_more(study: Study, deck: dict[str, Question]) -> None:
    class Deck(dict[str, Question]):
        def get(self, card: str) -> Question | None:  # type: ignore[override]
            return None if card == "digimon/n3#happens" and super().pop(card, None) else super().get(card)

    sitting = begin(study, list(deck), Deck(deck), **ASKED, wanted=3)
    for _ in range(3):
        found = asked(sitting)
        sitting.answer(found, found.options[0], HASHED)
    assert [one.card for one in sitting.given] == ["digimon/n1#happens", "digimon/n2#happens", "digimon/n4#happens"]
    assert sitting.following() is None
    assert sitting.lost == []


def test_two_terminals_on_one_sitting(study: Study, sitting: Sitting, deck: dict[str, Question]) -> None:
    other = unfinished(study, deck, ASKED) or Sitting(study, study.log()[0], deck)
    first = asked(sitting)
    sitting.answer(first, first.options[0], HASHED)
    with pytest.raises(Elsewhere):
        other.answer(first, first.options[0], HASHED)
    other.refresh()
    assert len(other.left) == 4


def test_a_mock_exam_ends_with_its_time(study: Study, deck: dict[str, Question], watch: Watch) -> None:
    mock = begin(study, list(deck), deck, minutes=10, cite=False, seed=1)
    first = asked(mock)
    mock.answer(first, first.options[0], HASHED)
    assert not mock.is_over(watch())
    watch.turn(minutes=9.9)
    assert not mock.is_over(watch())
    watch.turn(minutes=0.2)
    assert mock.is_over(watch())
    assert study.cards() == {}


def test_the_right_option_comes_in_every_place(study: Study) -> None:
    many = {one.card: one for one in (question(f"digimon/n{n}", options=4) for n in range(40))}
    sitting = begin(study, list(many), many, **ASKED)
    assert {sitting.options(one).index(one.options[0]) for one in many.values()} == {0, 1, 2, 3}


def test_in_a_mock_exam_one_goes_back_and_the_last_answer_counts(study: Study, deck: dict[str, Question]) -> None:
    mock = begin(study, list(deck), deck, minutes=10, cite=False, seed=1)
    first = asked(mock)
    mock.answer(first, first.options[1], HASHED)
    second = asked(mock)
    mock.answer(second, second.options[0], HASHED)
    mock.answer(first, first.options[0], HASHED)
    assert [(one.card, one.data["grade"]) for one in mock.given] == [(second.card, "right"), (first.card, "right")]
    assert len(mock.left) == 3


def test_a_flag_is_kept_and_taken_away(study: Study, deck: dict[str, Question], watch: Watch) -> None:
    mock = begin(study, list(deck), deck, minutes=10, cite=False, seed=1)
    card = mock.left[2]
    assert mock.flag(card)
    again = Sitting(Study(study.path, watch), mock.begun_by, deck)
    assert again.flagged == {card}
    assert not again.flag(card)
    assert mock.flagged == set()


def test_what_is_typed_is_kept_and_is_wrong_whatever_it_says(study: Study, deck: dict[str, Question]) -> None:
    sitting = begin(study, list(deck), deck, **ASKED, typed=True)
    first = asked(sitting)
    given = sitting.answer(first, Option("Otro orden."), HASHED)
    assert (given.data["grade"], chosen_of(first, given)) == ("wrong", Option("Otro orden."))


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
