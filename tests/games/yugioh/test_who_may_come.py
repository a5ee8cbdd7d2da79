"""Clauses 2.13.4.1, 5.2.6 and 5.1.7.1: who may not be Special Summoned is no target and no choice of a Summon."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import verdicts
from tests.games.yugioh.written import written

CARDS = """
  Ancla: {level: 4, atk: 1500, def: 100, attribute: agua, kinds: [effect], effects: [{zone: any, static: [{forbid: {event: special summon, of: {is: self}}}]}]}
  Brasa: {level: 4, atk: 1500, def: 100, attribute: fuego}
  Gota: {level: 4, atk: 1500, def: 100, attribute: agua}
  Nexo: {atk: 1500, link: 2, kinds: [link, effect]}
  Marea: {type: spell, effects: [{resolve: [{forbid: {event: special summon, of: {attribute: not agua}, player: you}}]}]}
  Vuelve: {type: spell, effects: [{targets: [{choose: {type: monster, zone: graveyard}, as: vuelto}], resolve: [{special summon: vuelto, position: attack}]}]}
  Postrado: {type: spell, effects: [{targets: [{choose: {type: monster, zone: graveyard}, as: vuelto}], resolve: [{special summon: vuelto, position: defense}]}]}
  Rescate: {type: spell, effects: [{targets: [{choose: {type: monster, zone: graveyard}, as: vuelto}], resolve: [{do: [{special summon: vuelto, position: attack}], as: hecho}, {if: {did: hecho}, then: [{draw: 1}]}]}]}
  Llama: {type: spell, effects: [{resolve: [{choose: {type: monster, zone: hand, controller: you}, as: llamado}, {special summon: llamado, position: attack}]}]}
  Cala: {type: spell, effects: [{resolve: [{do: [{choose: {type: monster, zone: hand, controller: you}, as: llamado}, {special summon: llamado, position: attack}], as: hecho}]}]}
  Busca: {type: spell, effects: [{resolve: [{search: {type: monster}, as: hallado, do: [{special summon: hallado, position: attack}]}]}]}
  Todos: {type: spell, effects: [{resolve: [{special summon: {type: monster, zone: graveyard, controller: you}, position: attack}]}]}
  Recoge: {type: spell, effects: [{targets: [{choose: {type: monster, zone: graveyard}, as: vuelto}], resolve: [{one of: {mano: [{move: vuelto, to: hand}], campo: [{special summon: vuelto, position: attack}]}}]}]}
  Resurge: {level: 4, atk: 1500, def: 100, attribute: fuego, kinds: [effect], effects: [{activate: ignition, zone: graveyard, do: [{special summon: self, position: attack}]}]}
"""
ONE = {
    "Vuelve": "graveyard",
    "Rescate": "graveyard",
    "Llama": "hand",
    "Cala": "hand",
    "Busca": "deck",
    "Todos": "graveyard",
}


def tried(folder: Path, spell: str, there: str, *before: str, said: str = "") -> list[str]:
    """What it comes to that A uses the spell, with these where it looks for them."""
    where = ONE.get(spell, "graveyard")
    zones = {"hand": f"{spell}{''.join(f', {one}' for one in before)}", "graveyard": "", "deck": ""}
    zones[where] = ", ".join(filter(None, (zones[where], there)))
    board = ", ".join(f"{zone}: [{held}]" for zone, held in zones.items() if held)
    script = [f"  - A tries: {{activate: {one}}}" for one in before]
    script.append(f"  - A tries: {{activate: {spell}{f', {said}' if said else ''}}}")
    return verdicts(written(folder, CARDS, f"A: {{{board}}}", "\n".join(script)))


@pytest.mark.parametrize("spell", ONE)
def test_who_may_never_come_is_nobody_to_bring(tmp_path: Path, spell: str) -> None:
    assert tried(tmp_path, spell, "Ancla") == ["5.1.7.1"]
    assert tried(tmp_path, spell, "Ancla, Gota") == ["legal"]


@pytest.mark.parametrize("spell", ONE)
def test_nor_is_who_may_not_come_this_turn(tmp_path: Path, spell: str) -> None:
    assert tried(tmp_path, spell, "Brasa", "Marea") == ["legal", "5.1.7.1"]
    assert tried(tmp_path, spell, "Brasa, Gota", "Marea") == ["legal", "legal"]


@pytest.mark.parametrize(
    ("spell", "name"),
    [("Vuelve", "vuelto"), ("Rescate", "vuelto"), ("Llama", "llamado"), ("Cala", "llamado"), ("Busca", "hallado")],
)
def test_nor_is_such_a_monster_picked_before_another(tmp_path: Path, spell: str, name: str) -> None:
    assert tried(tmp_path, spell, "Ancla, Gota", said=f"{name}: Ancla")[-1] == "5.1.7.1"
    assert tried(tmp_path, spell, "Ancla, Gota", said=f"{name}: Gota") == ["legal"]


def test_1_2_4_1_a_link_monster_is_no_target_of_what_would_bring_it_in_defense(tmp_path: Path) -> None:
    there = "{card: Nexo, proper: yes}, Gota"
    assert tried(tmp_path, "Postrado", there, said="vuelto: Nexo")[-1] == "1.2.4.1"
    assert tried(tmp_path, "Postrado", there, said="vuelto: Gota") == ["legal"]
    assert tried(tmp_path, "Vuelve", there, said="vuelto: Nexo") == ["legal"]


def test_who_may_be_added_to_the_hand_instead_is_a_target(tmp_path: Path) -> None:
    assert tried(tmp_path, "Recoge", "Ancla", said="mode: mano") == ["legal"]


@pytest.mark.parametrize(("first", "said"), [("  - A: {activate: Marea}\n", "5.1.7.1"), ("", "legal")])
def test_what_would_bring_its_own_card_is_not_activated_where_it_may_not_come(
    tmp_path: Path, first: str, said: str
) -> None:
    given, script = "A: {hand: [Marea], graveyard: [Resurge]}", f"{first}  - A tries: {{activate: Resurge}}"
    assert verdicts(written(tmp_path, CARDS, given, script))[-1] == said


@pytest.mark.parametrize(("forbidden", "said"), [("agua", "2.13.4.1"), ("fuego", "legal")])
def test_a_fusion_monster_that_may_not_come_is_none_to_make(tmp_path: Path, forbidden: str, said: str) -> None:
    fusions = f"""
  Crisol: {{type: spell, effects: [{{resolve: [{{fusion summon: {{kinds: fusion}}}}]}}]}}
  Lago: {{level: 6, atk: 2000, def: 100, attribute: agua, kinds: [fusion], recipe: [{{of: {{attribute: agua}}}}, {{of: {{attribute: fuego}}}}]}}
  Traba: {{type: spell, effects: [{{resolve: [{{forbid: {{event: special summon, of: {{attribute: {forbidden}}}, player: you}}}}]}}]}}
"""
    script = "  - A: {activate: Traba}\n  - A tries: {activate: Crisol, materials: [Gota, Brasa], position: ataque}"
    given = "A: {hand: [Traba, Crisol, Gota, Brasa], extra: [Lago]}"
    assert verdicts(written(tmp_path, CARDS + fusions, given, script)) == [said]
