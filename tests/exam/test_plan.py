"""What a sitting asks: what is due, a few new, siblings of one clause apart."""

import random
from collections import Counter
from datetime import UTC, datetime, timedelta
from itertools import pairwise

from fsrs import Card
from hypothesis import given
from hypothesis import strategies as st

from judgekit.exam.plan import NEW_A_DAY, QUESTIONS, are_siblings, for_mock, for_study, spread, standing
from judgekit.exam.pool import Card as Named
from judgekit.exam.question import Kind
from judgekit.exam.schedule import Remembered
from tests.exam.conftest import card

NOW = datetime(2026, 1, 10, 9, 0, tzinfo=UTC)


def many(count: int, clauses: int = 1000) -> list[Named]:
    return [card(f"digimon/n{n}", clause=f"digimon:{n % clauses + 1}.1") for n in range(count)]


def known(days: float, sha256: str = "h") -> Remembered:
    reviewed = NOW - timedelta(days=10)
    card = Card(card_id=1, stability=10.0, difficulty=5.0, due=NOW + timedelta(days=days), last_review=reviewed)
    return Remembered(card, 1, 0, sha256)


def test_due_changed_new_and_later() -> None:
    due, changed, new, later = many(4)
    cards = {due.card: known(-1), changed.card: known(5, "other"), later.card: known(5)}
    found = standing([due, changed, new, later], cards, {one.clause: "h" for one in (due, changed, later)}, NOW)
    assert found == type(found)((due,), (changed,), (new,), (later,))


def test_a_few_new_ones_a_day_unless_asked_for_more() -> None:
    found = standing(many(50), {}, {}, NOW)
    assert len(for_study(found, None, 0, random.Random(1))) == NEW_A_DAY
    assert len(for_study(found, None, NEW_A_DAY - 2, random.Random(1))) == 2
    assert for_study(found, None, NEW_A_DAY + 3, random.Random(1)) == []
    assert len(for_study(found, 30, NEW_A_DAY, random.Random(1))) == 30


def test_due_ones_come_before_new_ones() -> None:
    questions = many(60)
    cards = {one.card: known(-2) for one in questions[:25]}
    found = standing(questions, cards, {one.clause: "h" for one in questions}, NOW)
    asked = for_study(found, None, 0, random.Random(1))
    assert len(asked) == QUESTIONS
    assert all(one.card in cards for one in asked)


def test_siblings_stay_out_of_a_session_while_there_are_others() -> None:
    questions = many(40, clauses=30)
    asked = for_study(standing(questions, {}, {}, NOW), 20, 0, random.Random(3))
    assert not any(are_siblings(a, b) for at, a in enumerate(asked) for b in asked[at + 1 :])


def test_where_only_siblings_are_left_they_are_asked_all_the_same() -> None:
    questions = [card("digimon/uno", kind) for kind in (Kind.HAPPENS, Kind.ORDER, Kind.WHO)]
    assert len(for_study(standing(questions, {}, {}, NOW), 3, 0, random.Random(1))) == 3


@given(st.lists(st.integers(0, 6), max_size=25))
def test_spreading_changes_the_order_and_nothing_else(clauses: list[int]) -> None:
    questions = [card(f"digimon/n{n}", clause=f"digimon:{clause}") for n, clause in enumerate(clauses)]
    ordered = spread(questions)
    assert sorted(one.card for one in ordered) == sorted(one.card for one in questions)


def test_siblings_are_put_far_apart() -> None:
    ordered = spread(many(12, clauses=4))
    assert not any(are_siblings(a, b) for a, b in pairwise(ordered))


def test_the_seed_gives_the_same_session() -> None:
    found = standing(many(100), {}, {}, NOW)
    assert for_study(found, 20, 0, random.Random(7)) == for_study(found, 20, 0, random.Random(7))
    assert for_study(found, 20, 0, random.Random(7)) != for_study(found, 20, 0, random.Random(8))


def test_a_card_is_due_from_the_very_moment() -> None:
    (one,) = many(1)
    assert standing([one], {one.card: known(0)}, {one.clause: "h"}, NOW).due == (one,)
    assert standing([one], {one.card: known(1e-6)}, {one.clause: "h"}, NOW).due == ()


def test_no_kind_is_more_than_a_quarter_while_there_are_others() -> None:
    some = [card(f"digimon/n{n}", kind, f"digimon:{n}.1") for n, kind in enumerate([*Kind] * 8)]
    crowd = [card(f"digimon/m{n}", Kind.HAPPENS, f"digimon:{n}.2") for n in range(60)]
    for asked in (
        for_mock([*some, *crowd], 20, random.Random(4)),
        for_study(standing([*crowd, *some], {}, {}, NOW), 20, 0, random.Random(4)),
    ):
        assert len(asked) == 20
        assert max(Counter(one.kind for one in asked).values()) <= 5


def test_easy_and_hard_ones_come_alike() -> None:
    some = [card(f"digimon/n{n}", clause=f"digimon:1.{n}", hard=n / 90) for n in range(90)]
    asked = for_mock(some, 30, random.Random(2))
    thirds = Counter(min(int(one.difficulty * 3), 2) for one in asked)
    assert all(8 <= thirds[third] <= 12 for third in range(3))


def test_a_mock_exam_takes_every_chapter_before_one_twice() -> None:
    asked = for_mock(many(100, clauses=10), 10, random.Random(1))
    assert len({one.chapter for one in asked}) == 10
