"""What a judge is told who only lays a table: what became of whom the moves name, in the order in which it came."""

from dataclasses import replace
from pathlib import Path

from judgekit.bank import find
from judgekit.replay import replay
from judgekit.scenario import load
from judgekit.story import Telling, ruling_of

NINJA = """game: fftcg
cards:
  Ninja: {type: forward, elements: [fire], cost: 3, power: 6000, effects: [{when: WHEN, do: [{draw: 1}]}]}
given:
  turn: A
  phase: attack
  A: {field: [Ninja], deck: [2 cards]}
  B: {deck: [2 cards]}
script:
  - A: {attack: Ninja}
"""


def asked_openly(name: str) -> str:
    """The ruling of a scenario that expects nothing."""
    (scenario,) = find([name])
    return ruling_of(Telling.of(replace(scenario, claims=()), replay(scenario.situation))).sentence


def attacked(folder: Path, when: str) -> str:
    file = folder / "mesa.yaml"
    file.write_text(NINJA.replace("WHEN", when), encoding="utf-8")
    question = load(file)
    return ruling_of(Telling.of(question, replay(question.situation))).sentence


def test_whom_the_moves_name_is_told_of_though_it_stays() -> None:
    said = asked_openly("yugioh/vencer-una-defensa-no-hace-dano")
    assert "Guerrero Celta queda en el Cementerio de B" in said
    assert "Buey de Batalla sigue en la Zona de Monstruos de A" in said


def test_what_happened_is_told_in_its_order() -> None:
    said = asked_openly("digimon/empate-de-dp")
    assert said.index("Batalla: Groundramon") < said.index("se pierde")


def test_a_text_that_nothing_woke_says_what_it_does_not_wait_for(tmp_path: Path) -> None:
    assert "no se dispara: no espera «atacar»" in attacked(tmp_path, "play")
    assert "no se dispara" not in attacked(tmp_path, "attack")


def test_cards_that_the_table_does_not_name_are_counted(tmp_path: Path) -> None:
    said = attacked(tmp_path, "attack")
    assert "1 carta queda en Damage Zone de B" in said
    assert "carta#" not in said
    assert "carta n.º" not in said
