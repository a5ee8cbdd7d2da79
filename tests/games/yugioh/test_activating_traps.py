"""A card of a single use whose text names its moment is activated then, and at no other time (2.13.4.1)."""

import pytest

from judgekit.errors import UserError
from judgekit.replay import replay
from judgekit.scenario import loads

BOARD = """
game: yugioh
cards:
  Foso: {{type: trap, icon: {icon}, effects: [{{when: {{event: attack, of: {{controller: opponent}}}}, do: [{{draw: 1}}]}}]}}
  Roca Alta: {{level: 4, atk: 1000, def: 1900, race: roca}}
given:
  turn number: 4
  A: {{spells: [{{card: Foso, facedown: yes, played: 2}}], deck: [3 cards]}}
  B: {{monsters: [Roca Alta], deck: [3 cards]}}
script: [{{A: {{activate: Foso}}}}]
"""


def test_without_the_attack_that_it_names_it_cannot_be_activated() -> None:
    with pytest.raises(UserError, match=r"2\.13\.4\.1"):
        replay(loads(BOARD.format(icon="normal")).situation)


def test_a_card_that_stays_may_wait_face_up() -> None:
    found = replay(loads(BOARD.format(icon="continuous")).situation)
    (waiting,) = found.game.zone("A", "spells")
    assert not waiting.mark("facedown")
