"""A table as a judge gives it: a monster that lies face-down lies in Defense Position (1.2.4.1)."""

import pytest

import judgekit

TABLE = """
game: yugioh
cards:
  Guerrero: {type: monster, level: 4, atk: 1800, def: 1200}
  Muro: {type: monster, level: 4, atk: 500, def: 2000}
given:
  turn: A
  phase: battle
  A: {monsters: [Guerrero], lp: 1000}
  B: {monsters: [{card: Muro, MARKS}], lp: 8000}
script: [A: {attack: Guerrero, target: Muro}]
"""


@pytest.mark.parametrize(
    ("marks", "own", "other"),
    [("facedown: yes", 800, 8000), ("facedown: yes, defense: yes", 800, 8000), ("played: 1", 1000, 6700)],
)
def test_a_face_down_monster_is_attacked_in_defense(marks: str, own: int, other: int) -> None:
    found = judgekit.replay(judgekit.loads(TABLE.replace("MARKS", marks))).trace.outcome
    assert (found.counts["A"]["lp"], found.counts["B"]["lp"]) == (own, other)
