"""Clauses 8.3 and 8.6: what happens by itself, and exactly when."""

from judgekit.engine.abilities import Activated
from judgekit.engine.effects.flow import Draw
from tests.games.cipher.table import card, played, verdicts, zone

MAIN = (card("Marth", power=90), {"main": True})
ENEMY_MAIN = (card("Chrom", power=10), {"main": True})
SAGE = card("Merric", Activated("act", (Draw(3),)))
USE = ("A", "use", {"use": "Merric"})


def test_8_3_a_deck_that_runs_out_comes_back_in_the_middle_of_a_draw() -> None:
    zones = {"A vanguard": [MAIN, SAGE], "A deck": [card("Abel")], "A retreat": [card("Draug"), card("Norne")]}
    table = played(zones, USE)
    assert zone(table, "A", "hand") == ["Abel", "Draug", "Norne"]
    assert zone(table, "A", "deck") == zone(table, "A", "retreat") == []
    assert not table.over


def test_8_3_without_retreat_there_is_nothing_left_to_draw_and_nobody_loses() -> None:
    table = played({"A vanguard": [MAIN, SAGE], "A deck": [card("Abel")]}, USE)
    assert zone(table, "A", "hand") == ["Abel"]
    assert not table.over


def test_8_6_3_2_the_defender_marches_before_the_next_attack() -> None:
    zones = {
        "A vanguard": [MAIN, card("Draug")],
        "B vanguard": [card("Barst")],
        "B rearguard": [ENEMY_MAIN],
        "B orb": [card("Orbe")],
    }
    table = played(
        zones,
        ("A", "attack", {"attack": "Marth", "target": "Barst"}),
        ("A", "attack", {"attack": "Draug", "target": "Chrom"}),
    )
    assert verdicts(table) == ["legal", "legal"]
    assert zone(table, "B", "hand") == ["Orbe"]


def test_8_6_3_1_the_turn_player_marches_when_the_opponent_s_turn_begins() -> None:
    zones = {"A vanguard": [card("Draug")], "A rearguard": [MAIN], "B vanguard": [ENEMY_MAIN]}
    move = ("A", "move", {"move": "Draug"})
    assert zone(played(zones, move), "A", "vanguard") == []
    table = played(zones, move, ("A", "go to", {"go to": "end"}))
    assert zone(table, "A", "vanguard") == ["Draug", "Marth"]
    assert table.card("Draug").mark("tapped")
    assert not table.card("Marth").mark("tapped")


def test_8_6_a_march_is_not_offered_it_happens() -> None:
    table = played({"A vanguard": [MAIN], "B rearguard": [ENEMY_MAIN, card("Barst")]})
    assert zone(table, "B", "vanguard") == ["Barst", "Chrom"]
    assert table.chooser.asked == []  # type: ignore[attr-defined]
