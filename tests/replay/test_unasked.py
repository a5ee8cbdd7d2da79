"""An answer for an ability that asks nothing says what became of the ability."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.replay import replay
from judgekit.scenario import load

TABLE = """game: fftcg
cards:
  Ninja: {type: forward, elements: [fire], cost: 3, power: 6000, effects: [{when: WHEN, do: [{draw: 1}]}]}
given:
  turn: A
  phase: attack
  A: {field: [Ninja], deck: [3 cards]}
  B: {deck: [3 cards]}
script:
  - A: {attack: Ninja, Ninja/1: sí}
"""


def refused(folder: Path, when: str) -> str:
    file = folder / "mesa.yaml"
    file.write_text(TABLE.replace("WHEN", when), encoding="utf-8")
    with pytest.raises(UserError) as error:
        replay(load(file).situation)
    return error.value.problem


def test_of_one_that_did_nothing_it_is_said(tmp_path: Path) -> None:
    assert "«Ninja/1»: la habilidad existe, pero aquí no se dispara ni se usa; quítalo" in refused(tmp_path, "play")


def test_of_one_that_resolved_without_a_question_the_last_is_said(tmp_path: Path) -> None:
    said = refused(tmp_path, "attack")
    assert "«Ninja/1»: la habilidad existe, pero aquí no pregunta nada (lo último: «" in said
    assert "Ninja/1" in said.partition("lo último")[2]
