"""15.2: keywords are field abilities, and go with all the others."""

from pathlib import Path

from tests.games.fftcg.tables import played

CARDS = """
Rayo: {type: forward, elements: [fire], cost: 3, power: 6000, keywords: [Haste, Brave]}
Silencio:
  {type: summon, elements: [fire], cost: 1, effects: [{targets: [{choose: {type: forward}, as: mudo}], resolve: [{lose: abilities, on: mudo}]}]}
Espuela: {type: backup, elements: [fire], cost: 2, effects: [{activate: action, do: [{grant: Brave, on: {name: Rayo}}]}]}
"""
TABLE = """
  turn: A
  A: {hand: [Silencio], field: [Rayo, Espuela, Apoyo de Fuego]}
  B: {field: [Veterano]}
"""
CAST = "  - A: {cast: Silencio, dull: [Apoyo de Fuego], mudo: %s}\n"
SPUR = "  - A: {use: Espuela}\n"


def keywords(folder: Path, script: str) -> frozenset[str]:
    game = played(folder, TABLE, script, CARDS)
    found = game.value(game.card("Rayo"), "keywords")
    assert isinstance(found, frozenset)
    return found


def test_without_its_abilities_a_card_has_no_keyword_15_2_1_1(tmp_path: Path) -> None:
    assert keywords(tmp_path, CAST % "Rayo") == frozenset()


def test_another_card_keeps_its_own_15_2_1_1(tmp_path: Path) -> None:
    assert keywords(tmp_path, CAST % "Veterano") == {"Haste", "Brave"}


def test_what_is_given_before_goes_and_what_is_given_later_stays_11_12_4_9(tmp_path: Path) -> None:
    assert keywords(tmp_path, SPUR + CAST % "Rayo") == frozenset()
    assert keywords(tmp_path, CAST % "Rayo" + SPUR) == {"Brave"}
