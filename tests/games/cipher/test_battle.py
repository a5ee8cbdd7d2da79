"""Clause 6.3, step by step: who wins, with what power, and what it costs."""

import pytest

from tests.games.cipher.table import card, played, verdicts, zone

MAIN = (card("Marth", power=70), {"main": True})
ENEMY_MAIN = (card("Chrom", power=40), {"main": True})
NEUTRAL = [card("Abel", support=0), card("Abel", support=0)]
ATTACK = ("A", "attack", {"attack": "Marth", "target": "Barst"})


def battle(power: int, **more: object):
    zones = {
        "A vanguard": [MAIN],
        "A deck": NEUTRAL,
        "B vanguard": [ENEMY_MAIN, card("Barst", power=power)],
        "B deck": NEUTRAL,
    }
    answers = more.pop("answers", None)
    return played(zones | more, ATTACK, answers=answers)  # type: ignore[arg-type]


@pytest.mark.parametrize(("defence", "falls"), [(60, True), (70, True), (80, False)])
def test_6_3_6_equal_or_more_power_destroys_and_less_does_nothing(defence: int, falls: bool) -> None:
    table = battle(defence)
    assert ("Barst" in zone(table, "B", "retreat")) is falls
    assert zone(table, "A", "vanguard") == ["Marth"]


@pytest.mark.parametrize(("support", "falls"), [(20, False), (30, True)])
def test_6_3_2_2_the_support_of_the_top_card_is_added(support: int, falls: bool) -> None:
    table = battle(100, **{"A deck": [card("Sheeda", support=support), card("Abel")]})
    assert ("Barst" in zone(table, "B", "retreat")) is falls


def test_6_3_2_2_the_defender_is_supported_too() -> None:
    assert "Barst" not in zone(battle(70, **{"B deck": [card("Lena", support=10), card("Abel")]}), "B", "retreat")


def test_6_3_3_a_character_does_not_support_itself_under_another_full_name() -> None:
    own = card("Marth, rey", character="Marth", support=90)
    table = battle(80, **{"A deck": [own, card("Abel")]})
    assert zone(table, "B", "vanguard") == ["Barst", "Chrom"]
    assert "Marth, rey" in zone(table, "A", "retreat")


def test_6_3_4_the_critical_doubles_the_support_as_well() -> None:
    more = {"A deck": [card("Sheeda", support=30), card("Abel")], "A hand": [card("Marth, rey", character="Marth")]}
    won = battle(200, **more, answers={"critical": "Marth, rey"})
    assert "Barst" in zone(won, "B", "retreat")
    lost = battle(210, **more, answers={"critical": "Marth, rey"})
    assert "Barst" not in zone(lost, "B", "retreat")
    assert lost.number(lost.card("Marth"), "power") == 70


def test_6_3_4_nobody_is_asked_who_has_no_card_of_that_character() -> None:
    table = battle(70, **{"A hand": [card("Sheeda")], "B hand": [card("Lena")]})
    assert table.chooser.asked == []  # type: ignore[attr-defined]


def test_6_3_5_evading_beats_any_number() -> None:
    more = {"A hand": [card("Marth, rey", character="Marth")], "B hand": [card("Barst, hacha", character="Barst")]}
    table = battle(10, **more, answers={"critical": "Marth, rey", "evade": "Barst, hacha"})
    assert zone(table, "B", "vanguard") == ["Barst", "Chrom"]
    assert table.chooser.asked == [("A", "critical"), ("B", "evade")]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("orbs", "winner", "hand"), [(0, "A", []), (1, "", ["Orbe"]), (2, "", ["Orbe"])])
def test_6_3_6_1_the_main_character_costs_an_orb_and_without_orbs_the_game(
    orbs: int, winner: str, hand: list[str]
) -> None:
    zones = {
        "A vanguard": [MAIN],
        "A deck": NEUTRAL,
        "B vanguard": [ENEMY_MAIN],
        "B deck": NEUTRAL,
        "B orb": [card("Orbe")] * orbs,
    }
    table = played(zones, ("A", "attack", {"attack": "Marth", "target": "Chrom"}))
    assert str(table.state.value("winner") or "") == winner
    assert zone(table, "B", "hand") == hand
    assert zone(table, "B", "vanguard") == ["Chrom"]


def test_6_2_4_each_range_reaches_what_it_says() -> None:
    reached = set()
    for reach in ("1", "2", "1-2"):
        for line in ("vanguard", "rearguard"):
            for other in ("vanguard", "rearguard"):
                zones = {
                    "A vanguard": [MAIN],
                    f"B {other}": [card("Barst")],
                    "B vanguard": [ENEMY_MAIN],
                }
                zones[f"A {line}"] = [*zones.get(f"A {line}", []), card("Draug", range=reach)]
                zones[f"B {other}"] = [*([ENEMY_MAIN] if other == "vanguard" else []), card("Barst")]
                table = played(zones, ("A", "attack", {"attack": "Draug", "target": "Barst"}))
                if verdicts(table) == ["legal"]:
                    reached.add((reach, line[0], other[0]))
    assert reached == {("1", "v", "v"), ("2", "v", "r"), ("2", "r", "v")} | {
        ("1-2", *where) for where in ("vv", "vr", "rv")
    }


def test_6_2_4_1_only_the_starter_waits_and_only_in_the_first_turn() -> None:
    zones = {"A vanguard": [MAIN], "B vanguard": [ENEMY_MAIN, card("Barst")], "A deck": NEUTRAL, "B deck": NEUTRAL}
    found = {number: verdicts(played(zones, ATTACK, number=number)) for number in (1, 2, 3)}
    assert found == {1: ["6.2.4.1"], 2: ["legal"], 3: ["legal"]}


def test_6_2_4_2_a_unit_does_not_attack_twice() -> None:
    zones = {"A vanguard": [MAIN], "B vanguard": [ENEMY_MAIN, card("Barst", power=90)], "A deck": NEUTRAL}
    assert verdicts(played(zones, ATTACK, ATTACK)) == ["legal", "6.2.4.2"]
