"""Clause 8.2: ACT, AUTO and CONT; 8.4: in what order."""

from judgekit.engine.abilities import Activated, Pattern, Triggered
from judgekit.engine.effects.continuous import Later
from judgekit.engine.effects.flow import By, Draw
from judgekit.engine.effects.objects import happens
from judgekit.games.cipher import events
from judgekit.games.cipher.verbs import Flip, Tap
from tests.games.cipher.table import card, played, verdicts, zone

MAIN = (card("Marth"), {"main": True})
ENEMY_MAIN = (card("Chrom"), {"main": True})
DECK = [card(f"Carta {place}", support=0) for place in range(8)]
DRAWS = Triggered((Pattern("attack"),), (Draw(1),))


def test_8_2_1_1_an_act_is_used_as_often_as_it_is_paid() -> None:
    sage = card("Merric", Activated("act", (Draw(1),), cost=(Flip(1),)))
    use = ("A", "use", {"use": "Merric"})
    table = played({"A vanguard": [MAIN, sage], "A bond": [card("Abel"), card("Norne")], "A deck": DECK}, use, use, use)
    assert verdicts(table) == ["legal", "legal", "6.2.1"]
    assert len(zone(table, "A", "hand")) == 2


def test_6_2_2_1_a_tapped_unit_pays_no_tap_and_nothing_else_is_paid() -> None:
    sage = card("Merric", Activated("act", (Draw(1),), cost=(Tap("self"), Flip(1))))
    zones = {"A vanguard": [MAIN, (sage, {"tapped": True})], "A bond": [card("Abel")], "A deck": DECK}
    table = played(zones, ("A", "use", {"use": "Merric"}))
    assert verdicts(table) == ["6.2.2.1"]
    assert not table.card("Abel").mark("down")


def test_8_2_2_an_auto_happens_once_a_turn_and_again_in_the_next() -> None:
    catria = card("Catria", DRAWS, Activated("act", (happens(events.Untap, "self"),)))
    zones = {"A vanguard": [MAIN, catria], "A deck": DECK, "B vanguard": [ENEMY_MAIN, card("Barst", power=90)]}
    attack = ("A", "attack", {"attack": "Catria", "target": "Barst"})
    untap = ("A", "use", {"use": "Catria", "skill": 2})
    assert len(zone(played(zones, attack, untap, attack), "A", "hand")) == 1
    on = [("A", "go to", {"go to": "end"}), ("B", "go to", {"go to": "end"}), ("A", "go to", {"go to": "action"})]
    table = played(zones, attack, *on, attack)
    assert len(zone(table, "A", "hand")) == 1 + 1 + 1  # the AUTO, the draw of the turn, the AUTO again


def test_8_4_the_turn_player_orders_the_opponent_s_skills_too() -> None:
    wall = card("Hardin", Triggered((Pattern("defend"),), (Draw(1),)), Triggered((Pattern("defend"),), (Draw(1),)))
    zones = {"A vanguard": [MAIN, card("Draug")], "B vanguard": [ENEMY_MAIN, wall], "B deck": DECK}
    table = played(zones, ("A", "attack", {"attack": "Draug", "target": "Hardin"}), answers={"order": "Hardin/2"})
    assert table.chooser.asked == [("A", "order")]  # type: ignore[attr-defined]
    order = [step.args["ability"] for step in table.trace.steps if step.key == "resolve"]
    assert order == ["Hardin/2", "Hardin/1"]


def test_5_4_7_a_ccs_sleeps_until_its_unit_class_changes() -> None:
    sage = card("Linde", Activated("act", (Draw(1),), keyword="CCS"), promotion=1)
    use = ("A", "use", {"use": "Linde"})
    assert verdicts(played({"A vanguard": [MAIN, sage], "A deck": DECK}, use)) == ["5.4.7"]
    promoted = (sage, {"promoted": True})
    assert verdicts(played({"A vanguard": [MAIN, promoted], "A deck": DECK}, use)) == ["legal"]


def test_6_2_1_an_effect_flips_the_bonds_that_there_are_and_only_a_cost_needs_them_all() -> None:
    flips = card("Merric", Activated("act", (Flip(2), Draw(1))))
    table = played(
        {"A vanguard": [MAIN, flips], "A bond": [card("Abel")], "A deck": DECK}, ("A", "use", {"use": "Merric"})
    )
    assert verdicts(table) == ["legal"]
    assert table.card("Abel").mark("down")
    forced = card("Samto", Triggered((Pattern("attack"),), (Flip(2), Draw(1))))
    zones = {"A vanguard": [MAIN, forced], "A deck": DECK, "B vanguard": [ENEMY_MAIN, card("Barst", power=90)]}
    table = played(zones, ("A", "attack", {"attack": "Samto", "target": "Barst"}))
    assert verdicts(table) == ["legal"]
    assert len(zone(table, "A", "hand")) == 1


def test_8_2_2_what_a_skill_puts_off_is_no_auto_and_comes_each_time() -> None:
    later = card("Merric", Activated("act", (Later(Pattern("turn end", player="any"), (Draw(1),)),)))
    use, end = ("A", "use", {"use": "Merric"}), ("A", "go to", {"go to": "end"})
    assert len(zone(played({"A vanguard": [MAIN, later], "A deck": DECK}, use, end), "A", "hand")) == 1
    assert len(zone(played({"A vanguard": [MAIN, later], "A deck": DECK}, use, use, end), "A", "hand")) == 2


def test_6_2_1_a_price_inside_a_text_is_paid_whole_or_not_at_all() -> None:
    by = By((Tap("self"), Flip(2)), (Draw(1),), as_="precio")
    trader = card("Anna", Activated("act", (by,)))
    zones = {"A vanguard": [MAIN, trader], "A bond": [card("Abel")], "A deck": DECK}
    table = played(zones, ("A", "use", {"use": "Anna"}), answers={"precio": "sí"})
    assert verdicts(table) == ["legal"]
    assert not table.card("Anna").mark("tapped")
    assert not table.card("Abel").mark("down")
    assert zone(table, "A", "hand") == []
