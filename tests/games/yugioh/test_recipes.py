"""Clauses 2.7.2.2, 2.2.7.1 and 2.13.4.1: the materials that a monster asks for, and Fusion Summons by a card."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from tests.games.yugioh.table import verdicts, zone
from tests.games.yugioh.written import written

CARDS = """
  Astro: {level: 5, atk: 2000, def: 100, kinds: [effect, synchro], recipe: [{of: {kinds: tuner, attribute: luz}}, {of: {kinds: not tuner}, count: ">= 1"}]}
  Coro: {level: 5, atk: 2000, def: 100, kinds: [effect, synchro], recipe: [{of: {kinds: tuner}}, {of: {type: monster}, count: ">= 1"}]}
  Nexo: {rank: 4, atk: 2000, def: 100, kinds: [effect, xyz], recipe: [{of: {level: 4, race: dragón}, count: 2}]}
  Quimera: {level: 8, atk: 3000, def: 100, kinds: [effect, fusion], recipe: [{of: {name: Paje}}, {of: {race: dragón}, count: ">= 1"}]}
  Dispar: {rank: 4, atk: 2000, def: 100, kinds: [effect, xyz], recipe: [{of: {type: monster}, count: 2, different: name}]}
  Igual: {rank: 4, atk: 2000, def: 100, kinds: [effect, xyz], recipe: [{of: {type: monster}, count: 2, same: level}]}
  Guía: {rank: 4, atk: 2000, def: 100, kinds: [effect, xyz], recipe: [{of: {type: monster}, count: 2, including: {race: dragón}}]}
  Paje: {level: 4, atk: 1001, def: 100}
  Sierpe: {level: 4, atk: 1001, def: 100, race: dragón}
  Cantor: {level: 1, atk: 1001, def: 100, kinds: [tuner], attribute: luz}
  Alto: {level: 4, atk: 1001, def: 100, kinds: [tuner]}
  Sombra: {level: 1, atk: 1001, def: 100, kinds: [tuner], attribute: oscuridad}
  Terco: {level: 4, atk: 1001, def: 100, race: dragón, kinds: [effect], effects: [{zone: any, static: [{forbid: {event: move, of: {is: self}, cause: [synchro, fusion]}}, {forbid: {event: put under, of: {is: self}, cause: xyz}}]}]}
  Crisol: {type: spell, effects: [{resolve: [{fusion summon: {}, as: creada}]}]}
  Eclipse: {type: spell, effects: [{resolve: [{fusion summon: {level: 8}, with: {zone: graveyard, controller: you}, to: banished}]}]}
"""


@pytest.mark.parametrize(
    ("verb", "card", "materials", "verdict"),
    [
        ("synchro summon", "Astro", "Cantor, Sierpe", "legal"),
        ("synchro summon", "Astro", "Sombra, Sierpe", "2.2.7.1"),
        ("synchro summon", "Astro", "Cantor, Terco", "5.1.7.1"),
        ("synchro summon", "Coro", "Cantor, Sierpe", "legal"),
        ("synchro summon", "Coro", "Cantor, Alto", "2.2.7.1"),
        ("xyz summon", "Nexo", "Sierpe, Sierpe#2", "legal"),
        ("xyz summon", "Nexo", "Sierpe, Paje", "2.7.2.2"),
        ("xyz summon", "Nexo", "Sierpe", "2.7.2.2"),
        ("xyz summon", "Nexo", "Sierpe, Terco", "5.1.7.1"),
        ("xyz summon", "Dispar", "Sierpe, Cantor", "legal"),
        ("xyz summon", "Dispar", "Sierpe, Sierpe#2", "2.7.2.2"),
        ("xyz summon", "Igual", "Sierpe, Paje", "legal"),
        ("xyz summon", "Igual", "Sierpe, Cantor", "2.7.2.2"),
        ("xyz summon", "Guía", "Sierpe, Cantor", "legal"),
        ("xyz summon", "Guía", "Paje, Cantor", "2.7.2.2"),
    ],
)
def test_2_7_2_2_the_card_says_its_materials(
    tmp_path: Path, verb: str, card: str, materials: str, verdict: str
) -> None:
    given = "A: {extra: [Astro, Coro, Nexo, Dispar, Igual, Guía], monsters: [Cantor, Sombra, Sierpe, Sierpe, PAJE]}"
    given = given.replace("PAJE", next((one for one in ("Terco", "Alto") if one in materials), "Paje"))
    table = written(tmp_path, CARDS, given, f"  - A tries: {{{verb}: {card}, with: [{materials}], position: ataque}}")
    assert verdicts(table) == [verdict]


@pytest.mark.parametrize(
    ("hand", "monsters", "verdict"),
    [
        ("Sierpe", "Paje", "legal"),
        ("Sierpe, Paje", "", "legal"),
        ("Paje", "Sombra", "2.13.4.1"),
        ("Paje", "Terco", "2.13.4.1"),
    ],
)
def test_2_13_4_1_a_fusion_needs_the_materials_that_the_monster_says(
    tmp_path: Path, hand: str, monsters: str, verdict: str
) -> None:
    given = f"A: {{extra: [Quimera], hand: [Crisol, {hand}], monsters: [{monsters}]}}"
    table = written(
        tmp_path, CARDS, given, "  - A tries: {activate: Crisol, materials: [Paje, Sierpe], position: ataque}"
    )
    assert verdicts(table) == [verdict]
    if verdict == "legal":
        assert zone(table, "A", "monsters") == ["Quimera"]
        assert sorted(zone(table, "A", "graveyard")) == ["Crisol", "Paje", "Sierpe"]
        assert table.value(table.card("Quimera"), "summoned") == {"fusion", "special"}


@pytest.mark.parametrize(("more", "left"), [("Sierpe, Paje, none", ["Sierpe#2"]), ("Sierpe, Paje, Sierpe#2", [])])
def test_2_13_4_1_one_or_more_materials_are_as_many_as_the_player_wants(
    tmp_path: Path, more: str, left: list[str]
) -> None:
    given = "A: {extra: [Quimera], hand: [Crisol, Sierpe, Sierpe], monsters: [Paje]}"
    script = f"  - A: {{activate: Crisol, materials: [{more}], position: ataque}}"
    assert zone(written(tmp_path, CARDS, given, script), "A", "hand") == left


def test_2_13_4_1_the_effect_says_where_the_materials_are_and_go(tmp_path: Path) -> None:
    given = "A: {extra: [Quimera], hand: [Eclipse, Sierpe], graveyard: [Paje, Sierpe]}"
    table = written(tmp_path, CARDS, given, "  - A: {activate: Eclipse, materials: [Paje, Sierpe#2], position: ataque}")
    assert sorted(zone(table, "A", "banished")) == ["Paje", "Sierpe#2"]
    near = given.replace("[Paje, Sierpe]", "[Paje]")
    tried = written(tmp_path, CARDS, near, "  - A tries: {activate: Eclipse, position: ataque}")
    assert verdicts(tried) == ["2.13.4.1"]


def test_2_4_1_a_normal_monster_is_one_without_effects_of_no_other_kind(tmp_path: Path) -> None:
    cards = f"{CARDS}  Ley: {{type: spell, effects: [{{resolve: [{{destroy: {{normal: yes}}}}]}}]}}"
    given = "A: {hand: [Ley], monsters: [Peón, Torre, Cantor, Nexo]}"
    table = written(tmp_path, cards, given, "  - A: {activate: Ley}")
    assert zone(table, "A", "monsters") == ["Torre", "Nexo"]


def test_a_word_of_the_materials_that_there_is_not_is_refused(tmp_path: Path) -> None:
    cards = "  Astro: {level: 5, kinds: [synchro], recipe: [{of: {kinds: cantor}}]}"
    with pytest.raises(UserError, match="la palabra «cantor» no existe en este juego"):
        written(tmp_path, cards, "A: {extra: [Astro]}", "  - A: {go: battle}")


@pytest.mark.parametrize(("theirs", "legal"), [("monsters: [Peón]", "legal"), ("", "2.13.4.1")])
def test_2_13_4_1_what_may_be_fused_is_looked_at_as_things_are(tmp_path: Path, theirs: str, legal: str) -> None:
    both = "{zone: any, any of: [{zone: hand, controller: you}, {zone: deck, controller: you}]}"
    cards = (
        "  Crisol: {type: spell, effects: [{resolve: [{if: {exists: {controller: opponent}}, then: [{fusion summon: {},"
        f" with: {both}, as: hecha}}], else: [{{fusion summon: {{}}, with: {{zone: hand, controller: you}}, as: hecha}}]}}]}}]}}\n"
        "  Doble: {level: 6, atk: 2000, def: 0, kinds: [fusion], recipe: [{of: {name: Vigía}}, {of: {name: Peón}}]}\n"
        "  Vigía: {level: 4, atk: 1500, def: 100}"
    )
    given = f"A: {{hand: [Crisol, Vigía], extra: [Doble], deck: [Peón]}}, B: {{{theirs}}}"
    table = written(
        tmp_path, cards, given, "  - A tries: {activate: Crisol, materials: [Vigía, Peón], position: ataque}"
    )
    assert verdicts(table) == [legal]
