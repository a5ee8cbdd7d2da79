"""Clause 5.1.7.1: a Spell or Trap that its own text makes a monster."""

from pathlib import Path

import pytest

from judgekit.replay import replay
from judgekit.scenario import loads
from tests.games.yugioh.table import verdicts, zone
from tests.games.yugioh.written import written

IDOL = (
    "  Ídolo: {{type: trap, icon: {icon}, effects: [{{resolve: [{{summon as: {{level: 4, atk: 1800, def: 1000, race: roca,"
    " attribute: tierra, kinds: [effect]}}, position: attack{more}}}]}}]}}\n"
)
LYING = "{card: Ídolo, facedown: yes, played: 1}"


@pytest.mark.parametrize("icon", ["continuous", "normal"])
@pytest.mark.parametrize(("more", "is_trap"), [("", True), (", only: yes", False)])
def test_5_1_7_1_it_is_a_monster_and_a_trap_unless_it_is_that_alone(
    tmp_path: Path, icon: str, more: str, is_trap: bool
) -> None:
    table = written(
        tmp_path, IDOL.format(icon=icon, more=more), f"A: {{spells: [{LYING}]}}", "  - A: {activate: Ídolo}"
    )
    idol = table.card("Ídolo")
    assert idol.zone.name == "monsters"
    assert (table.number(idol, "atk"), table.number(idol, "level"), table.value(idol, "race")) == (1800, 4, "roca")
    assert table.is_monster(idol) and table.is_trap(idol) is is_trap


def test_5_1_7_1_who_waits_for_a_monster_hears_of_it(tmp_path: Path) -> None:
    waits = "  Vigía: {level: 1, atk: 0, def: 0, kinds: [effect], effects: [{when: {event: special summon, of: {race: roca}}, do: [draw]}]}\n"
    given = f"A: {{monsters: [Vigía], spells: [{LYING}], deck: 3 cards}}"
    table = written(tmp_path, IDOL.format(icon="continuous", more="") + waits, given, "  - A: {activate: Ídolo}")
    assert len(zone(table, "A", "hand")) == 1


def test_5_1_7_1_off_the_field_it_is_what_is_printed(tmp_path: Path) -> None:
    back = "  Vuelta: {type: spell, effects: [{resolve: [{move: {name: Ídolo}, to: hand}]}]}\n"
    given = f"A: {{hand: [Vuelta], spells: [{LYING}]}}"
    script = "  - A: {activate: Ídolo}\n  - A: {activate: Vuelta}"
    table = written(tmp_path, IDOL.format(icon="continuous", more="") + back, given, script)
    idol = table.card("Ídolo")
    assert idol.zone.name == "hand"
    assert not table.is_monster(idol) and table.value(idol, "atk") is None


@pytest.mark.parametrize(("many", "verdict"), [(4, "legal"), (5, "1.2.4.1")])
def test_1_2_4_1_it_needs_a_place(tmp_path: Path, many: int, verdict: str) -> None:
    peons = ", ".join(["Peón"] * many)
    given = f"A: {{monsters: [{peons}], spells: [{LYING}]}}"
    table = written(tmp_path, IDOL.format(icon="continuous", more=""), given, "  - A tries: {activate: Ídolo}")
    assert verdicts(table) == [verdict]


@pytest.mark.parametrize(("many", "where"), [(4, "spells"), (5, "monsters")])
def test_1_2_5_1_a_monster_lies_as_a_continuous_spell_where_there_is_a_place(
    tmp_path: Path, many: int, where: str
) -> None:
    card = "  Gema: {level: 4, atk: 100, def: 100, kinds: [effect], effects: [{activate: ignition, do: [{move: self, to: spells}]}]}\n"
    lying = ", ".join(f"{{card: Ídolo, as: I{at}, facedown: yes}}" for at in range(many))
    given = f"A: {{monsters: [Gema], spells: [{lying}]}}"
    table = written(tmp_path, card + IDOL.format(icon="continuous", more=""), given, "  - A tries: {activate: Gema}")
    gem = table.card("Gema")
    assert gem.zone.name == where
    if where == "spells":
        assert (table.value(gem, "type"), table.value(gem, "icon")) == ("spell", "continuous")


def test_who_has_a_rank_has_no_level_to_change() -> None:
    """2.7.2.1: an Xyz Monster has a Rank, so that an effect that changes Levels changes nothing of it."""
    text = (
        "game: yugioh\ncards:\n"
        "  Onda: {type: spell, effects: [{resolve: [{set: level, to: 4, on: {type: monster}}]}]}\n"
        "  Ola: {kinds: [xyz, effect], rank: 3, atk: 1000, def: 1000}\n"
        "  Bajo: {level: 2, atk: 500, def: 500}\n"
        "given:\n  turn number: 4\n  A: {hand: [Onda], monsters: [Ola, Bajo], deck: [3 cards]}\n"
        "script: [{A: {activate: Onda}}]\n"
    )
    game = replay(loads(text).situation).game
    assert [game.value(one, "level") for one in game.zone("A", "monsters")] == [None, 4]
