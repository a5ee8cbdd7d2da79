"""Cards by the number, on the table and in what is expected of it."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.games.messages import messages
from judgekit.replay import judge, replay
from judgekit.story import difference
from tests.scenario.frame import read

CARDS = "{Vigía: {cost: 1, strength: 1, willpower: 2, lore: 1}, Marea: {type: action, cost: 2, effects: [{resolve: [{draw: 2}]}]}}"


def failures(folder: Path, given: str, expect: str, script: str = "[]", cards: str = CARDS) -> list[str]:
    scenario = read(folder, "lorcana", cards, "{turn number: 3, " + given + "}", script, expect)
    verdict = judge(scenario.claims, replay(scenario.situation).game)
    return [difference(one, messages("lorcana")) for one in verdict.findings if not one.passed]


def refused(folder: Path, given: str, expect: str = "{turn: A}") -> str:
    with pytest.raises(UserError) as error:
        failures(folder, given, expect)
    return str(error.value)


def test_blank_cards_are_given_and_expected_by_the_number(tmp_path: Path) -> None:
    given = "A: {hand: [Marea], inkwell: 3 cards, deck: [Vigía, 44 cards]}"
    expect = (
        "{A: {hand: [Vigía, 1 card], deck: 43 cards, discard: [Marea], inkwell: [1 card not exerted, 2 cards exerted]}}"
    )
    assert failures(tmp_path, given, expect, "[A: {play: Marea}]") == []


@pytest.mark.parametrize(
    "hand", ["2 cards", "[Vigía, 3 cards]", "[Vigía, Vigía#2, 2 cards]", "Vigía x2", "[any Vigía, 3 cards]", "4 cards exerted"]
)  # fmt: skip
def test_a_number_that_is_not_so_fails(tmp_path: Path, hand: str) -> None:
    found = failures(tmp_path, "A: {hand: Vigía x3}", f"{{A: {{hand: {hand}}}}}")
    assert len(found) == 1
    assert "hay 3 (" in found[0]


@pytest.mark.parametrize(
    "hand", ["3 cards", "Vigía x3", "[any Vigía, Vigía#2, 1 card]", "[Vigía, Vigía x2]", "3 cards not exerted"]
)
def test_copies_are_told_apart_only_where_it_is_asked(tmp_path: Path, hand: str) -> None:
    assert failures(tmp_path, "A: {hand: Vigía x3}", f"{{A: {{hand: {hand}}}}}") == []


def test_order_counts_only_where_the_question_is_about_it(tmp_path: Path) -> None:
    given = "A: {deck: [Vigía, Marea]}"
    assert failures(tmp_path, given, "{A: {deck: [Marea, Vigía]}}")
    assert failures(tmp_path, given, "{A: {deck: [in any order, Marea, Vigía]}}") == []
    assert failures(tmp_path, given, "{A: {deck: [in any order, Marea]}}")
    assert failures(tmp_path, given, "{A: {deck: [Vigía, 1 card]}}") == []
    assert failures(tmp_path, given, "{A: {deck: [1 card, Vigía]}}")


def test_marks_of_a_crowd(tmp_path: Path) -> None:
    given = "A: {inkwell: [2 cards, {card: 3 cards, exerted: yes}, 1 card exerted]}"
    assert failures(tmp_path, given, "{A: {inkwell: [4 cards exerted, 2 cards]}}") == []


def test_a_card_whose_name_reads_like_a_number_is_that_card(tmp_path: Path) -> None:
    cards = "{Hidra x3: {cost: 1}, 2 cards: {cost: 1}}"
    assert failures(tmp_path, "A: {hand: [Hidra x3, 2 cards]}", "{A: {hand: [2 cards, Hidra x3]}}", cards=cards) == []


def test_crowds_that_cannot_be(tmp_path: Path) -> None:
    assert "caben 1000" in refused(tmp_path, "A: {deck: 1000000 cards}")
    assert "caben 1000" in refused(tmp_path, "A: {deck: 600 cards}, B: {deck: Vigía x600}")
    assert "ponla aparte" in refused(tmp_path, "A: {hand: [{card: Vigía x2, as: Otra}]}")
    assert "¿quisiste decir «Vigía»?" in refused(tmp_path, "A: {hand: Vigia x2}")
    assert "«exertd» no es una marca" in refused(tmp_path, "A: {hand: [2 cards exertd]}")
    assert "no hay carta «Vigia»" in refused(tmp_path, "A: {hand: Vigía x2}", "{A: {hand: any Vigia}}")


def test_a_mark_that_the_game_has_not_is_named_and_not_taken_for_a_card(tmp_path: Path) -> None:
    for given, expect in (
        ("{A: {inkwell: 2 cards tapped}}", "{turn: A}"),
        ("{A: {inkwell: 2 cards}}", "{A: {inkwell: 2 cards tapped}}"),
    ):
        with pytest.raises(UserError, match="«tapped» no es una marca de este juego"):
            read(tmp_path, "lorcana", "{}", given, "[]", expect)
