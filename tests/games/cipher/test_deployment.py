"""Chapter 5: what may be played with which bonds, and what laying one card on another means."""

import pytest

from tests.games.cipher.table import card, played, verdicts, zone

MAIN = (card("Marth", colors=["rojo"]), {"main": True})
CAIN = card("Cain", colors=["rojo"], cost=1)
PALADIN = card("Cain, paladín", character="Cain", colors=["rojo"], cost=3, promotion=2)
VETERAN = card("Cain, veterano", character="Cain", colors=["rojo"], cost=4)
RED = card("Sheeda", colors=["rojo"])
DOWN = (RED, {"down": True})


def deployment(zones, *moves):
    board = {"A vanguard": [MAIN], "B vanguard": [(card("Chrom"), {"main": True})]}
    return played(board | zones, *moves, phase="deployment")


def deploy(name: str, to: str = "vanguard"):
    return ("A", "deploy", {"deploy": name, "to": to})


@pytest.mark.parametrize(
    ("costs", "last"), [((2, 2, 1), "legal"), ((2, 2, 2), "5.2"), ((1, 1, 1), "legal"), ((5,), "legal"), ((6,), "5.2")]
)
def test_5_2_costs_add_up_to_the_number_of_bonds(costs: tuple[int, ...], last: str) -> None:
    hand = [card(f"Unidad {place}", cost=cost) for place, cost in enumerate(costs)]
    table = deployment({"A hand": hand, "A bond": [RED] * 5}, *(deploy(one.name) for one in hand))
    assert verdicts(table)[-1] == last


def test_5_2_1_bonds_face_down_pay_and_8_1_give_no_color() -> None:
    cards = {"A hand": [card("Draug", cost=2, colors=["rojo"])]}
    assert verdicts(deployment(cards | {"A bond": [RED, DOWN]}, deploy("Draug"))) == ["legal"]
    blue = card("Lissa", colors=["azul"])
    assert verdicts(deployment(cards | {"A bond": [blue, DOWN]}, deploy("Draug"))) == ["5.3.3"]
    assert verdicts(deployment(cards | {"A bond": [DOWN, DOWN]}, deploy("Draug"))) == ["6.2.1.1 8.1"]


def test_5_3_2_the_character_counts_and_not_the_full_name() -> None:
    zones = {"A vanguard": [MAIN, CAIN], "A hand": [VETERAN], "A bond": [RED] * 4}
    assert verdicts(deployment(zones, deploy("Cain, veterano"))) == ["5.3.2"]


def test_5_3_1_the_line_is_one_of_the_two() -> None:
    zones = {"A hand": [CAIN], "A bond": [RED]}
    assert verdicts(deployment(zones, deploy("Cain", "retreat"), deploy("Cain", "rearguard"))) == ["5.3.1", "legal"]


def test_5_4_1_a_class_change_pays_the_promotion_cost_and_draws() -> None:
    zones = {"A vanguard": [MAIN, CAIN], "A hand": [PALADIN], "A bond": [RED] * 2, "A deck": [card("Norne"), RED]}
    table = deployment(zones, ("A", "class change", {"class change": "Cain", "into": "Cain, paladín"}))
    assert table.state.value("A", "spent") == 2
    assert zone(table, "A", "hand") == ["Norne"]
    assert table.card("Cain, paladín").mark("promoted")


def test_5_5_1_a_level_up_pays_the_whole_cost_and_does_not_draw() -> None:
    zones = {"A vanguard": [MAIN, CAIN], "A hand": [VETERAN], "A bond": [RED] * 4, "A deck": [card("Norne"), RED]}
    table = deployment(zones, ("A", "level up", {"level up": "Cain", "into": "Cain, veterano"}))
    assert table.state.value("A", "spent") == 4
    assert zone(table, "A", "hand") == []
    assert not table.card("Cain, veterano").mark("promoted")


def test_5_4_5_the_main_character_is_the_card_on_top() -> None:
    king = card("Marth, rey", character="Marth", cost=4, promotion=1)
    table = deployment(
        {"A hand": [king], "A bond": [RED]}, ("A", "class change", {"class change": "Marth", "into": "Marth, rey"})
    )
    assert table.card("Marth, rey").mark("main")
    assert [one.label for one in table.beneath(table.card("Marth, rey"))] == ["Marth"]


def test_5_5_4_a_main_character_without_promotions_only_levels_up() -> None:
    older = card("Marth, mayor", character="Marth", cost=2)
    moves = [
        ("A", verb, {verb: "Marth", "into": "Marth, mayor"}) for verb in ("class change", "level down", "level up")
    ]
    table = deployment({"A hand": [older], "A bond": [RED] * 2}, *moves)
    assert verdicts(table) == ["5.5.4", "5.5.5", "legal"]


def test_an_illegal_attempt_spends_nothing() -> None:
    table = deployment({"A hand": [VETERAN, CAIN], "A bond": [RED]}, deploy("Cain, veterano"), deploy("Cain"))
    assert verdicts(table) == ["5.2", "legal"]
    assert table.state.value("A", "spent") == 1
