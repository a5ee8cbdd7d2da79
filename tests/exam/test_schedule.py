"""The dates are those that the `fsrs` package gives for the same log."""

from datetime import UTC, datetime, timedelta

from fsrs import Card, Rating, Scheduler

from judgekit.exam.event import Event, Happened
from judgekit.exam.schedule import remembered
from judgekit.exam.study import Study
from tests.exam.conftest import Watch

START = datetime(2026, 1, 10, 9, 0, tzinfo=UTC)
# days after the first answer, and how it went
RECORDED = (
    (0.0, "right"), (0.01, "right"), (2.0, "right"), (8.5, "wrong"), (8.51, "right"), (9.0, "hard"), (15.0, "right"),
    (40.0, "right"), (130.0, "wrong"), (130.1, "right"), (131.0, "right"), (140.0, "right"), (190.0, "right"),
)  # fmt: skip
RATINGS = {"right": Rating.Good, "hard": Rating.Hard, "wrong": Rating.Again}


def by_the_package() -> list[Card]:
    scheduler, card, states = Scheduler(enable_fuzzing=False), Card(card_id=1, due=START), []
    for days, grade in RECORDED:
        card, _ = scheduler.review_card(card, RATINGS[grade], START + timedelta(days=days))
        states.append(card)
    return states


def test_each_answer_of_a_recorded_log_gives_the_date_of_the_package() -> None:
    events = [
        Event(str(place), START + timedelta(days=days), "s", Happened.ANSWERED, "c", {"grade": grade})
        for place, (days, grade) in enumerate(RECORDED)
    ]
    for place, expected in enumerate(by_the_package(), 1):
        found = remembered(events[:place])
        assert found is not None
        assert (found.fsrs.due, found.fsrs.stability, found.fsrs.difficulty, found.fsrs.state) == (
            expected.due, expected.stability, expected.difficulty, expected.state,
        )  # fmt: skip


def test_the_study_keeps_those_dates(study: Study, watch: Watch) -> None:
    for place, (days, grade) in enumerate(RECORDED):
        watch.time = START + timedelta(days=days)
        study.note(Happened.ANSWERED, "s", "c", place=place, grade=grade)
    expected = by_the_package()[-1]
    found = study.cards()["c"].fsrs
    assert abs(found.due - expected.due) < timedelta(milliseconds=1)
    assert study.cards()["c"].misses == 2


def test_a_clock_set_back_does_not_break_a_card(study: Study, watch: Watch) -> None:
    study.note(Happened.ANSWERED, "s", "c", place=0, grade="right")
    due = study.cards()["c"].fsrs.due
    watch.turn(days=-400)
    study.note(Happened.ANSWERED, "s", "c", place=1, grade="right")
    assert study.cards()["c"].fsrs.due >= due
    assert study.set_back < timedelta(days=1)
