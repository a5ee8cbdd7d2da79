"""Clauses 1.2.4.1 and 2.13.4.1: how monsters lie, who lies in one way alone, and changes that would change nothing."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import verdicts
from tests.games.yugioh.written import written

CARDS = """
  Nexo: {atk: 1500, link: 2, kinds: [link, effect]}
  Noche: {type: spell, effects: [{resolve: [{turn down: {type: monster}}]}]}
  Muralla: {type: spell, effects: [{resolve: [{turn to: {type: monster}, position: defense}]}]}
  Giro: {type: spell, effects: [{resolve: [{switch: {type: monster}}]}]}
  Velo: {type: spell, effects: [{targets: [{choose: {type: monster}, as: tapado}], resolve: [{turn down: tapado}]}]}
  Postura: {type: spell, effects: [{targets: [{choose: {type: monster}, as: puesto}], resolve: [{turn to: puesto, position: defense}]}]}
  Vuelve: {type: spell, effects: [{targets: [{choose: {type: monster, zone: graveyard}, as: vuelto}], resolve: [{special summon: vuelto}]}]}
"""


def lies(table: object, label: str) -> tuple[object, object]:
    card = table.card(label)  # type: ignore[attr-defined]
    return card.mark("defense"), card.mark("facedown")


@pytest.mark.parametrize(
    ("spell", "peon"), [("Noche", (True, True)), ("Muralla", (True, False)), ("Giro", (True, False))]
)
def test_1_2_4_1_a_link_monster_lies_in_attack_position_alone(
    tmp_path: Path, spell: str, peon: tuple[bool, bool]
) -> None:
    given = f"A: {{hand: [{spell}]}}, B: {{monsters: [Nexo, Peón]}}"
    table = written(tmp_path, CARDS, given, f"  - A: {{activate: {spell}}}")
    assert lies(table, "Nexo") in {(None, None), (False, False)}
    assert lies(table, "Peón")[0] is peon[0]
    assert bool(lies(table, "Peón")[1]) is peon[1]


def test_1_2_4_1_its_player_does_not_turn_it_either(tmp_path: Path) -> None:
    script = "  - A tries: {change position: Nexo}\n  - A tries: {change position: Peón}"
    assert verdicts(written(tmp_path, CARDS, "A: {monsters: [Nexo, Peón]}", script)) == ["1.2.4.1", "legal"]


@pytest.mark.parametrize("spell", ["Velo", "Postura"])
def test_2_13_4_1_it_is_no_target_of_what_would_only_turn_it(tmp_path: Path, spell: str) -> None:
    name = {"Velo": "tapado", "Postura": "puesto"}[spell]
    given = f"A: {{hand: [{spell}, {spell}]}}, B: {{monsters: [Nexo, Peón]}}"
    script = "\n".join(f"  - A tries: {{activate: {spell}, {name}: {one}}}" for one in ("Nexo", "Peón"))
    said = verdicts(written(tmp_path, CARDS, given, script))
    assert said == ["1.2.4.1", "legal"]


def test_1_2_4_1_it_comes_in_attack_position(tmp_path: Path) -> None:
    given = "A: {hand: [Vuelve], graveyard: [{card: Nexo, proper: yes}]}"
    table = written(tmp_path, CARDS, given, "  - A: {activate: Vuelve}")
    assert table.card("Nexo").zone.name == "monsters"
    assert not table.card("Nexo").mark("defense")


CHANGES = """
  Muralla: {type: spell, effects: [{resolve: [{turn to: {type: monster}, position: defense}]}]}
  Noche: {type: spell, effects: [{resolve: [{turn down: {type: monster}}]}]}
  Alba: {type: spell, effects: [{resolve: [{turn up: {type: monster}}]}]}
  Cuesta: {type: spell, effects: [{resolve: [{do: [{turn to: {type: monster}, position: defense}], as: hecho}, {if: {did: hecho}, then: [{draw: 1}]}]}]}
  Aparte: {type: spell, effects: [{resolve: [{turn to: {type: monster}, position: defense}, {draw: 1}]}]}
  Postura: {type: spell, effects: [{targets: [{choose: {type: monster}, as: puesto}], resolve: [{turn to: puesto, position: defense}]}]}
  Castigo: {type: spell, effects: [{targets: [{choose: {type: monster}, as: puesto}], resolve: [{turn to: puesto, position: defense}, {modify: atk, by: -300, on: puesto}]}]}
  Elegida: {type: spell, effects: [{resolve: [{choose: {type: monster}, as: puesto}, {turn to: puesto, position: defense}]}]}
  Sordo: {level: 4, atk: 1200, def: 1200, kinds: [effect], effects: [{static: [{immune: self, to: {type: spell}}]}]}
"""
IN_DEFENSE, SET_DOWN = "{card: Peón, defense: yes}", "{card: Peón, facedown: yes, played: 1}"


@pytest.mark.parametrize(
    ("spell", "board", "said"),
    [
        ("Muralla", IN_DEFENSE, "2.13.4.1"),
        ("Muralla", f"{IN_DEFENSE}, Torre", "legal"),
        ("Muralla", SET_DOWN, "legal"),
        ("Muralla", "Sordo", "legal"),
        ("Noche", SET_DOWN, "2.13.4.1"),
        ("Noche", IN_DEFENSE, "legal"),
        ("Alba", IN_DEFENSE, "2.13.4.1"),
        ("Alba", SET_DOWN, "legal"),
        ("Cuesta", IN_DEFENSE, "2.13.4.1"),
        ("Aparte", IN_DEFENSE, "legal"),
        ("Elegida", IN_DEFENSE, "2.13.4.1"),
        ("Elegida", f"{IN_DEFENSE}, Torre", "legal"),
        ("Postura", IN_DEFENSE, "5.2.16"),
        ("Castigo", IN_DEFENSE, "legal"),
    ],
)
def test_2_13_4_1_what_would_turn_nobody_is_not_activated(tmp_path: Path, spell: str, board: str, said: str) -> None:
    given = f"A: {{hand: [{spell}], deck: 3 cards}}, B: {{monsters: [{board}]}}"
    assert verdicts(written(tmp_path, CHANGES, given, f"  - A tries: {{activate: {spell}}}")) == [said]


@pytest.mark.parametrize(("spell", "picked"), [("Postura", "Peón"), ("Elegida", "Peón")])
def test_2_13_4_1_who_lies_so_already_is_not_picked(tmp_path: Path, spell: str, picked: str) -> None:
    given = f"A: {{hand: [{spell}]}}, B: {{monsters: [{IN_DEFENSE}, Torre]}}"
    script = f"  - A tries: {{activate: {spell}, puesto: {picked}}}"
    assert verdicts(written(tmp_path, CHANGES, given, script))[-1] == "2.13.4.1"


def test_2_5_7_2_what_lies_face_up_is_not_turned_up(tmp_path: Path) -> None:
    flips = (
        "  Aviso: {level: 1, atk: 100, def: 100, kinds: [effect, flip], effects: [{when: turn face up, do: [draw]}]}\n"
    )
    given = f"A: {{hand: [Alba], deck: 3 cards, monsters: [Aviso]}}, B: {{monsters: [{SET_DOWN}]}}"
    table = written(tmp_path, CHANGES + flips, given, "  - A: {activate: Alba}")
    assert len(table.zone("A", "deck")) == 3
