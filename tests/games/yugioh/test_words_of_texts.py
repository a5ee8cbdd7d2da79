"""Words of texts: phases, positions, cards Set by an effect, different names, half of the Life Points."""

from pathlib import Path

import pytest

from judgekit.replay import replay
from judgekit.scenario import loads
from tests.games.yugioh.table import verdicts, zone
from tests.games.yugioh.written import written

KING = "  Rey: {{level: 8, atk: 3000, def: 100, kinds: [effect], effects: [{0}]}}\n"
TRAP = "  Cepo: {type: trap, effects: [{resolve: [draw]}]}\n  Valle: {type: spell, icon: field, effects: []}\n"


@pytest.mark.parametrize(("phase", "verdict"), [("main 1", "2.2.7.1"), ("main 2", "legal")])
def test_2_2_7_1_a_text_may_ask_for_a_phase(tmp_path: Path, phase: str, verdict: str) -> None:
    card = KING.format("{activate: ignition, if: {phase: main 2}, do: [draw]}")
    given = f"phase: {phase}, A: {{monsters: [Rey], deck: 3 cards}}"
    assert verdicts(written(tmp_path, card, given, "  - A tries: {activate: Rey}")) == [verdict]


@pytest.mark.parametrize(
    ("position", "before", "after"),
    [
        ("defense", "", (True, False)),
        ("defense", "defense: yes", (True, False)),
        ("defense", "facedown: yes", (True, False)),
        ("attack", "", (False, False)),
        ("attack", "defense: yes", (False, False)),
        ("attack", "facedown: yes", (False, False)),
        ("facedown", "", (True, True)),
        ("facedown", "facedown: yes", (True, True)),
    ],
)
def test_3_3_4_4_1_a_text_names_the_position(
    tmp_path: Path, position: str, before: str, after: tuple[bool, bool]
) -> None:
    card = KING.format(f"{{activate: ignition, do: [{{turn to: {{name: Peón}}, position: {position}}}]}}")
    marks = f", {before}" if before else ""
    given = f"A: {{monsters: [Rey, {{card: Peón{marks}}}]}}"
    peon = written(tmp_path, card, given, "  - A tries: {activate: Rey}").card("Peón")
    assert (bool(peon.mark("defense")), bool(peon.mark("facedown"))) == after


@pytest.mark.parametrize(("face", "down"), [(", face: kept", True), ("", False)])
def test_3_3_4_4_1_who_lies_face_down_is_in_defense_position_already(tmp_path: Path, face: str, down: bool) -> None:
    card = KING.format(f"{{activate: ignition, do: [{{turn to: {{name: Peón}}, position: defense{face}}}]}}")
    given = "A: {monsters: [Rey, {card: Peón, facedown: yes}]}"
    assert bool(written(tmp_path, card, given, "  - A tries: {activate: Rey}").card("Peón").mark("facedown")) is down


@pytest.mark.parametrize(
    ("name", "spells", "where"),
    [("Cepo", 4, "spells"), ("Cepo", 5, "graveyard"), ("Valle", 5, "field spell"), ("Peón", 5, "monsters")],
)
def test_5_2_10_an_effect_sets_a_card_from_wherever_it_is_where_there_is_room(
    tmp_path: Path, name: str, spells: int, where: str
) -> None:
    card = TRAP + KING.format(f"{{activate: ignition, do: [{{set card: {{name: {name}, zone: graveyard}}}}]}}")
    lying = ", ".join(f"{{card: Cepo, as: C{at}, facedown: yes}}" for at in range(spells))
    given = f"A: {{monsters: [Rey], graveyard: [{name}], spells: [{lying}]}}"
    table = written(tmp_path, card, given, "  - A tries: {activate: Rey}")
    assert verdicts(table) == (["1.2.5.1"] if where == "graveyard" else ["legal"])
    assert table.card(name).zone.name == where
    assert bool(table.card(name).mark("facedown")) is (where != "graveyard")


def test_2_15_2_1_a_trap_that_an_effect_sets_waits_for_the_next_turn(tmp_path: Path) -> None:
    card = TRAP + KING.format("{activate: ignition, do: [{set card: {name: Cepo, zone: deck}}]}")
    given = "A: {monsters: [Rey], deck: [Cepo, Peón]}"
    table = written(tmp_path, card, given, "  - A: {activate: Rey}\n  - A tries: {activate: Cepo}")
    assert verdicts(table) == ["2.15.2.1"]


@pytest.mark.parametrize(("word", "found"), [("different: name, ", {"Peón", "Torre"}), ("", {"Peón", "Peón#2"})])
def test_2_2_1_1_two_of_different_names_are_two_different_cards(tmp_path: Path, word: str, found: set[str]) -> None:
    card = KING.format(f"{{activate: ignition, do: [{{search: {{}}, count: 2, {word}as: x}}]}}")
    given = "A: {monsters: [Rey], deck: [Peón, Peón, Torre]}"
    other = "Torre" if word else "Peón#2"
    table = written(tmp_path, card, given, f"  - A: {{activate: Rey, x: [Peón, {other}]}}")
    assert set(zone(table, "A", "hand")) == found


@pytest.mark.parametrize(("count", "verdict"), [(2, "legal"), (3, "2.2.7.1")])
def test_2_2_1_1_names_are_counted_and_not_cards(tmp_path: Path, count: int, verdict: str) -> None:
    condition = f'{{exists: {{controller: you}}, different: name, count: ">= {count}"}}'
    card = KING.format(f"{{activate: ignition, if: {condition}, do: [draw]}}")
    table = written(tmp_path, card, "A: {monsters: [Rey, Peón, Peón], deck: 3 cards}", "  - A tries: {activate: Rey}")
    assert verdicts(table) == [verdict]


def test_5_2_22_half_of_the_life_points_is_a_cost(tmp_path: Path) -> None:
    card = KING.format("{activate: ignition, cost: [{pay: {fact: lp, half: up}}], do: [draw]}")
    table = written(tmp_path, card, "A: {monsters: [Rey], lp: 3001, deck: 3 cards}", "  - A: {activate: Rey}")
    assert table.life("A") == 1500


@pytest.mark.parametrize("turns", [1, 2, 3])
@pytest.mark.parametrize(
    ("until", "lasts"),
    [("end of turn", 0), ("end of next turn", 1), ("end of their next turn", 1), ("end of your next turn", 2)],
)
def test_3_3_8_1_until_the_end_of_a_turn_to_come(tmp_path: Path, until: str, lasts: int, turns: int) -> None:
    card = KING.format(f"{{activate: ignition, do: [{{modify: atk, by: 100, on: self, until: {until}}}]}}")
    passing = "".join(
        f"  - {one}: {{go: end}}\n  - {one}: end turn\n  - {other}: {{go: standby}}\n  - {other}: {{go: main 1}}\n"
        for one, other in ("AB", "BA", "AB")[:turns]
    )
    given = "A: {monsters: [Rey], deck: 9 cards}, B: {deck: 9 cards}"
    table = written(tmp_path, card, given, f"  - A: {{activate: Rey}}\n{passing}")
    assert table.number(table.card("Rey"), "atk") == (3100 if turns <= lasts else 3000)


def test_2_2_7_1_once_while_it_lies_there_is_no_longer_a_matter_of_turns(tmp_path: Path) -> None:
    card = KING.format("{activate: quick, once per turn: while face up, do: [draw]}")
    back = "  Vuelta: {type: spell, effects: [{resolve: [{banish: {name: Rey}}, {special summon: {name: Rey, zone: banished}, position: attack}]}]}\n"
    given = "A: {monsters: [Rey], hand: [Vuelta], deck: 9 cards}, B: {deck: 9 cards}"
    turn = "  - A: {go: end}\n  - A: end turn\n  - B: {go: standby}\n  - B: {go: main 1}\n  - B: {go: end}\n  - B: end turn\n"
    script = f"  - A: {{activate: Rey}}\n{turn}  - A: {{go: standby}}\n  - A tries: {{activate: Rey}}\n"
    again = f"{script}  - A: {{go: main 1}}\n  - A: {{activate: Vuelta}}\n  - A tries: {{activate: Rey}}"
    assert verdicts(written(tmp_path, card + back, given, again)) == ["2.2.7.1", "legal"]


@pytest.mark.parametrize("negator", ["", "{card: Veto, facedown: yes, played: 1}"])
def test_2_11_7_1_its_own_way_may_say_the_position(tmp_path: Path, negator: str) -> None:
    card = KING.format("{activate: own summon, zone: hand, do: [{special summon: self, position: defense}]}")
    veto = "  Veto: {type: trap, icon: counter, effects: [{when: {event: special summon attempt, player: opponent}, do: [{negate summon: event}]}]}\n"
    given = f"A: {{hand: [Rey]}}, B: {{spells: [{negator}]}}"
    rey = written(tmp_path, card + veto, given, "  - A: {special summon: Rey}").card("Rey")
    assert (rey.zone.name, bool(rey.mark("defense"))) == ("monsters", True)


@pytest.mark.parametrize(
    ("word", "taken"),
    [("same race as", {"Sierpe"}), ("same attribute as", {"Astro"}), ("same level as", {"Peón"}), ("", set())],
)
def test_2_2_7_1_cards_like_another_one(tmp_path: Path, word: str, taken: set[str]) -> None:
    cards = """
  Sierpe: {level: 7, atk: 1, def: 1, race: dragón}
  Astro: {level: 7, atk: 1, def: 1, attribute: luz}
  Rey: {level: 3, atk: 1, def: 1, race: dragón, attribute: luz, effects: [{activate: ignition, do: [{banish: {zone: graveyard, LIKE}}]}]}
""".replace("LIKE", f"{word}: self" if word else "mentions: Rey")
    given = "A: {monsters: [Rey], graveyard: [Sierpe, Astro, Peón, Torre]}"
    assert set(zone(written(tmp_path, cards, given, "  - A tries: {activate: Rey}"), "A", "banished")) == taken


def test_2_2_7_1_what_a_text_mentions_can_be_asked_for(tmp_path: Path) -> None:
    cards = KING.format("{activate: ignition, do: [{search: {mentions: Faro}}]}")
    cards += "  Lámpara: {type: spell, mentions: [Faro, Costa]}\n  Faro: {type: spell}\n"
    given = "A: {monsters: [Rey], deck: [Faro, Lámpara, Peón]}"
    assert zone(written(tmp_path, cards, given, "  - A: {activate: Rey}"), "A", "hand") == ["Lámpara"]


@pytest.mark.parametrize(("allowed", "second"), [("name: Peón", "legal"), ("name: Torre", "3.3.4.3.1 2.11.4.2")])
def test_3_3_4_3_1_a_text_gives_one_more_normal_summon(tmp_path: Path, allowed: str, second: str) -> None:
    card = KING.format(f"{{static: [{{allow: additional normal summon, on: {{{allowed}, zone: hand}}}}]}}")
    given = "A: {monsters: [Rey], hand: [Peón, Peón, Peón]}"
    script = "".join(f"  - A tries: {{summon: {one}}}\n" for one in ("Peón", "Peón#2", "Peón#3"))
    assert verdicts(written(tmp_path, card, given, script)) == ["legal", second, "3.3.4.3.1 2.11.4.2"]


@pytest.mark.parametrize(("level", "others", "comes"), [(4, 0, True), (5, 1, True), (8, 1, True), (8, 0, False)])
def test_2_11_5_1_an_effect_normal_summons_with_the_tributes_that_are_needed(
    tmp_path: Path, level: int, others: int, comes: bool
) -> None:
    cards = "  Orden: {type: spell, effects: [{resolve: [{normal summon: {zone: hand, name: Alto}}]}]}\n"
    cards += f"  Alto: {{level: {level}, atk: 1, def: 1}}\n"
    given = f"A: {{hand: [Orden, Alto, Peón], monsters: [{', '.join(['Torre'] * (others + 1))}]}}"
    answer = ", tribute: [Torre, Torre#2]" if level == 8 and comes else ", tribute: Torre" if level == 5 else ""
    script = f"  - A: {{activate: Orden{answer}}}\n  - A tries: {{summon: Peón}}"
    table = written(tmp_path, cards, given, script)
    assert (table.card("Alto").zone.name == "monsters") is comes
    assert verdicts(table) == ["legal"]


def test_the_original_def_is_the_printed_one() -> None:
    text = (
        "game: yugioh\ncards:\n"
        "  Marea: {type: spell, effects: [{targets: [{choose: {type: monster}, as: x}],"
        " resolve: [{modify: atk, by: {value: original def, of: x}, on: x}]}]}\n"
        "  Bajo: {level: 2, atk: 500, def: 300}\n"
        "given:\n  turn number: 4\n  A: {hand: [Marea], monsters: [Bajo], deck: [3 cards]}\n"
        "script: [{A: {activate: Marea}}]\n"
    )
    game = replay(loads(text).situation).game
    assert [game.value(one, "atk") for one in game.zone("A", "monsters")] == [800]
