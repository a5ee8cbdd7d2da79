"""Chapters 3 and 12: what the rules do by themselves."""

from pathlib import Path

from tests.games.fftcg.tables import applied, labels, played

CURSE = "  - A: {cast: Maldición, dull: [Apoyo de Rayo], maldito: Recluta}"
GIVEN = """
  turn: A
  A: {hand: [Maldición], field: [Apoyo de Rayo]}
  B: {field: [Recluta, Apoyo de Fuego]}
"""


def test_no_power_is_putting_and_not_breaking_12_4_4(tmp_path: Path) -> None:
    game = played(tmp_path, GIVEN, CURSE)
    assert applied(game, "break") == []
    assert ("fftcg:12.4.4",) in [clauses[:1] for clauses in applied(game, "put in break zone")]


def test_what_has_no_power_at_all_stays_4_4(tmp_path: Path) -> None:
    game = played(tmp_path, GIVEN, CURSE)
    assert labels(game, "B", "field") == ["Apoyo de Fuego"]


def test_both_processes_happen_at_the_same_time_12_3(tmp_path: Path) -> None:
    cards = """
Plaga:
  type: summon
  elements: [lightning]
  cost: 1
  effects:
    - resolve: [{modify: power, by: -3000, on: {type: forward}}, {damage: 4000, to: {type: forward}}]
Testigo:
  type: forward
  elements: [ice]
  cost: 2
  power: 3000
  effects:
    - {when: [{event: break, of: {type: forward}}], do: [{draw: 1}]}
"""
    given = """
  turn: A
  A: {hand: [Plaga], field: [Apoyo de Rayo]}
  B: {field: [Testigo, Soldado de Fuego], deck: [Recluta, Veterano]}
"""
    game = played(tmp_path, given, "  - A: {cast: Plaga, dull: [Apoyo de Rayo]}", cards)
    assert labels(game, "B", "break") == ["Soldado de Fuego", "Testigo"]
    assert labels(game, "B", "hand") == ["Recluta"], "it saw the break that happened as it left"


def test_a_text_may_forbid_to_break_2_2(tmp_path: Path) -> None:
    cards = """
Muralla:
  type: backup
  elements: [earth]
  cost: 2
  effects: [{static: [{forbid: {event: break, of: {controller: you}}}]}]
"""
    given = """
  turn: A
  A: {hand: [Golpe Mortal], field: [Apoyo de Rayo]}
  B: {field: [Recluta, Muralla]}
"""
    game = played(tmp_path, given, "  - A: {cast: Golpe Mortal, dull: [Apoyo de Rayo], roto: Recluta}", cards)
    (stopped,) = [step for step in game.trace.steps if step.status == "overridden"]
    assert stopped.overridden_by == ("fftcg:2.2",)
    assert game.card("Recluta").zone.name == "field"
