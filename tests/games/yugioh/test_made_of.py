"""Clauses 2.7.2.3.1, 2.9.2.2 and 2.11.7.1: a monster whose text asks for it knows of what it was made."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import order
from tests.games.yugioh.written import written

ASKED = "{{when: {{event: special summon, of: {{is: self, {0}}}}}, do: [draw]}}"
PARTS = "  Fiel: {level: 2, atk: 100, def: 100, race: hada, kinds: [effect, tuner]}\n  Remo: {level: 3, atk: 100, def: 100, race: pez}"


def galleon(asked: str) -> str:
    return f"{PARTS}\n  Galeón: {{level: 5, atk: 1500, def: 100, kinds: [synchro, effect], effects: [{ASKED.format(asked)}]}}"


@pytest.mark.parametrize(
    ("asked", "heard"),
    [
        ("made with: {race: pez}", True),
        ("made with: {kinds: tuner}", True),
        ("made with: {race: roca}", False),
        ("made of: 2", True),
        ("made of: 3", False),
        ("none of: [{made with: {none of: [{race: pez}]}}]", False),
    ],
)
def test_2_9_2_2_a_synchro_monster_knows_its_materials(tmp_path: Path, asked: str, heard: bool) -> None:
    given = "A: {monsters: [Fiel, Remo], extra: [Galeón], deck: 3 cards}"
    moves = "  - A: {synchro summon: Galeón, with: [Fiel, Remo], position: ataque}"
    assert ("Galeón/1" in order(written(tmp_path, galleon(asked), given, moves))) is heard


def test_2_11_7_1_what_an_effect_brings_back_is_made_of_nothing(tmp_path: Path) -> None:
    back = "  Vuelta: {type: spell, effects: [{resolve: [{choose: {zone: graveyard, type: monster}, as: x}, {special summon: x, position: attack}]}]}"
    given = "A: {hand: [Vuelta], graveyard: [{card: Galeón, proper: yes}, Remo], deck: 3 cards}"
    table = written(
        tmp_path, f"{galleon('made with: {race: pez}')}\n{back}", given, "  - A: {activate: Vuelta, x: Galeón}"
    )
    assert order(table) == ["Vuelta/1"]


def test_2_7_2_3_1_an_xyz_monster_knows_who_lies_under_it(tmp_path: Path) -> None:
    cards = f"{PARTS}\n  Faro: {{rank: 3, atk: 100, def: 100, kinds: [xyz, effect], recipe: [{{of: {{level: 3}}, count: 2}}], effects: [{ASKED.format('made with: {race: pez}, made of: 2')}]}}"
    given = "A: {monsters: [Remo, Remo], extra: [Faro], deck: 3 cards}"
    moves = "  - A: {xyz summon: Faro, with: [Remo, Remo#2], position: ataque}"
    assert "Faro/1" in order(written(tmp_path, cards, given, moves))


@pytest.mark.parametrize(("made", "heard"), [("Remo", True), ("Fiel", False), ("Fiel, Remo", True)])
def test_2_2_7_1_a_table_may_say_it(tmp_path: Path, made: str, heard: bool) -> None:
    cards = f"{PARTS}\n  Nudo: {{link: 1, atk: 100, kinds: [link, effect], effects: [{{activate: ignition, do: [{{if: {{object: self, matches: {{made with: {{race: pez}}}}}}, then: [draw]}}]}}]}}"
    given = f'A: {{monsters: [{{card: Nudo, came: link, made of: "{made}"}}], graveyard: [Fiel, Remo], deck: 3 cards}}'
    table = written(tmp_path, cards, given, "  - A: {activate: Nudo}")
    assert (len(table.zone("A", "hand")) == 1) is heard


GIVEN = "effects: [{zone: any, static: [{grant: {when: special summon, do: [draw]}, on: {kinds: synchro, made with: {is: card}}}]}]"


@pytest.mark.parametrize(("used", "heard"), [("Fiel", True), ("Vela", False)])
def test_2_9_2_2_what_a_material_gives_is_of_whom_it_was_used_for(tmp_path: Path, used: str, heard: bool) -> None:
    cards = f"""  Fiel: {{level: 2, atk: 100, def: 100, kinds: [effect, tuner], {GIVEN}}}
  Vela: {{level: 2, atk: 100, def: 100, kinds: [effect, tuner]}}
  Remo: {{level: 3, atk: 100, def: 100, race: pez}}
  Galeón: {{level: 5, atk: 1500, def: 100, kinds: [synchro, effect]}}"""
    given = "A: {monsters: [Fiel, Vela, Remo], extra: [Galeón], deck: 3 cards}"
    moves = f"  - A: {{synchro summon: Galeón, with: [{used}, Remo], position: ataque}}"
    assert ("Galeón/Fiel 1" in order(written(tmp_path, cards, given, moves))) is heard


@pytest.mark.parametrize(("detached", "atk"), [("Remo", 1600), ("Fiel", 1500)])
def test_2_7_2_3_2_what_a_material_gives_while_it_is_held_ends_with_it(tmp_path: Path, detached: str, atk: int) -> None:
    cards = """  Fiel: {level: 3, atk: 100, def: 100, effects: [{zone: under, static: [{modify: atk, by: 100, on: {holding: {is: card}}}]}]}
  Remo: {level: 3, atk: 100, def: 100}
  Faro: {rank: 3, atk: 1500, def: 100, kinds: [xyz, effect], recipe: [{of: {level: 3}, count: 2}], effects: [{activate: ignition, cost: [{detach: 1}], do: [draw]}]}"""
    given = "A: {monsters: [Fiel, Remo], extra: [Faro], deck: 3 cards}"
    moves = f"""  - A: {{xyz summon: Faro, with: [Fiel, Remo], position: ataque}}
  - A: {{activate: Faro, material: {detached}}}"""
    table = written(tmp_path, cards, given, moves)
    (faro,) = table.zone("A", "monsters")
    assert table.number(faro, "atk") == atk


@pytest.mark.parametrize(("asked", "left"), [("original level: 3", 1), ("level: 3", 0), ("original race: pez", 0)])
def test_5_2_3_the_original_level_is_the_printed_one(tmp_path: Path, asked: str, left: int) -> None:
    cards = f"""  Remo: {{level: 4, atk: 100, def: 100, race: pez}}
  Merma: {{type: spell, effects: [{{resolve: [{{modify: level, by: -1, on: {{type: monster}}}}, {{set: race, to: roca, on: {{type: monster}}}}]}}]}}
  Barrido: {{type: spell, effects: [{{resolve: [{{destroy: {{{asked}}}}}]}}]}}"""
    given = "A: {monsters: [Remo], hand: [Merma, Barrido], deck: 3 cards}"
    table = written(tmp_path, cards, given, "  - A: {activate: Merma}\n  - A tries: {activate: Barrido}")
    assert len(table.zone("A", "monsters")) == left


@pytest.mark.parametrize(
    ("amount", "much"),
    [
        ("{used: {kinds: not tuner}, of: self}", 1),
        ("{used: {race: pez}, of: self, times: 2}", 2),
        ("{used: {race: roca}, of: self}", 0),
        ("{used: {}, total: level, of: self}", 5),
        ("{used: {race: hada}, total: level, of: self}", 2),
        ("{value: made of, of: self}", 2),
    ],
)
def test_2_2_7_1_how_many_of_its_materials_were_such(tmp_path: Path, amount: str, much: int) -> None:
    """As they were: what they are by then, wherever they lie, does not count."""
    asked = f"{{when: {{event: special summon, of: {{is: self}}}}, do: [{{gain: {amount}, of: lp}}]}}"
    cards = f"{PARTS}\n  Galeón: {{level: 5, atk: 1500, def: 100, kinds: [synchro, effect], effects: [{asked}]}}"
    given = "A: {monsters: [Fiel, Remo], extra: [Galeón], deck: 3 cards}"
    moves = "  - A: {synchro summon: Galeón, with: [Fiel, Remo], position: ataque}"
    assert written(tmp_path, cards, given, moves).life("A") == 8000 + much
