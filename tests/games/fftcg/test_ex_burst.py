"""11.10: what an EX Burst does, and what its own text may stop."""

from pathlib import Path

import pytest

from tests.games.fftcg.tables import labels, played

GIVEN = """
  turn: A
  phase: attack
  A: {field: [Soldado de Fuego]}
  B: {FIELD deck: [Faro, Recluta, Veterano]}
"""
CARDS = """
Faro:
  type: forward
  elements: [ice]
  cost: 2
  power: 5000
  effects:
    - {when: play, keyword: EX Burst, if: {exists: {type: backup, controller: you}}, do: [{draw: 1}]}
"""
SCRIPT = "  - A: {attack: Soldado de Fuego}\n  - B: {EX Burst: sí}"


@pytest.mark.parametrize(("field", "drawn"), [("field: [Apoyo de Hielo],", ["Recluta"]), ("", [])])
def test_a_conditional_burst_looks_at_its_condition_11_11_3(tmp_path: Path, field: str, drawn: list[str]) -> None:
    game = played(tmp_path, GIVEN.replace("FIELD", field), SCRIPT, CARDS)
    assert labels(game, "B", "damage") == ["Faro"]
    assert labels(game, "B", "hand") == drawn
