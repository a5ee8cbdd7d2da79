"""Clauses 2.11.3.1 to 2.11.7.1: cards ask how a monster was Summoned, and from where."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from tests.games.yugioh.table import order
from tests.games.yugioh.written import written

KING = "{{level: {0}, atk: 1500, def: 100, kinds: [effect], effects: [{{when: {{event: {1}, of: {{is: self, {2}}}}}, do: [draw]}}]}}"
BACK = "{type: spell, effects: [{resolve: [{choose: {zone: ZONE, type: monster}, as: x}, {special summon: x, position: attack}]}]}"


@pytest.mark.parametrize(
    ("level", "asked", "heard"),
    [(5, "tribute", True), (4, "tribute", False), (4, "normal", True), (5, "normal", True), (4, "special", False)],
)
def test_2_11_5_1_a_tribute_summon_is_a_normal_summon_of_its_own_kind(
    tmp_path: Path, level: int, asked: str, heard: bool
) -> None:
    card = f"  Rey: {KING.format(level, 'normal summon', f'summoned: {asked}')}"
    tribute = ", tribute: Peón" if level > 4 else ""
    given = "A: {hand: [Rey], monsters: [Peón], deck: 3 cards}"
    table = written(tmp_path, card, given, f"  - A: {{summon: Rey{tribute}}}")
    assert ("Rey/1" in order(table)) is heard


@pytest.mark.parametrize(
    ("zone", "asked", "heard"),
    [
        ("graveyard", "came from: graveyard", True),
        ("hand", "came from: graveyard", False),
        ("hand", "summoned: special", True),
        ("hand", "summoned: synchro", False),
    ],
)
def test_2_11_7_1_a_special_summon_remembers_from_where(tmp_path: Path, zone: str, asked: str, heard: bool) -> None:
    cards = f"  Rey: {KING.format(4, 'special summon', asked)}\n  Vuelta: {BACK.replace('ZONE', zone)}"
    hand = "[Vuelta, Rey]" if zone == "hand" else "[Vuelta]"
    given = f"A: {{hand: {hand}, graveyard: [{'Rey' if zone == 'graveyard' else ''}], deck: 3 cards}}"
    table = written(tmp_path, cards, given, "  - A: {activate: Vuelta, x: Rey}")
    assert ("Rey/1" in order(table)) is heard


@pytest.mark.parametrize(("came", "destroyed"), [("synchro", True), ("tribute", False)])
def test_2_11_7_1_a_synchro_summon_is_a_special_summon(tmp_path: Path, came: str, destroyed: bool) -> None:
    cards = "  Ley: {type: spell, effects: [{resolve: [{destroy: {summoned: special}}]}]}"
    given = f"A: {{hand: [Ley], monsters: [{{card: Torre, came: {came}}}, Peón]}}"
    table = written(tmp_path, cards, given, "  - A tries: {activate: Ley}")
    assert (table.card("Torre").zone.name == "graveyard") is destroyed
    assert table.card("Peón").zone.name == "monsters"


def test_2_11_6_1_a_flip_summon_is_the_last_way_it_came(tmp_path: Path) -> None:
    cards = "  Ley: {type: spell, effects: [{resolve: [{destroy: {summoned: flip}}]}]}"
    given = "A: {hand: [Ley], monsters: [{card: Torre, facedown: yes, played: 1}, Peón]}"
    table = written(tmp_path, cards, given, "  - A: {flip summon: Torre}\n  - A: {activate: Ley}")
    assert [table.card(one).zone.name for one in ("Torre", "Peón")] == ["graveyard", "monsters"]


def test_a_way_that_there_is_not_is_refused(tmp_path: Path) -> None:
    cards = "  Ley: {type: spell, effects: [{resolve: [{destroy: {summoned: sinchro}}]}]}"
    with pytest.raises(UserError, match="la palabra «sinchro» no existe en este juego"):
        written(tmp_path, cards, "A: {hand: [Ley]}", "  - A: {activate: Ley}")
