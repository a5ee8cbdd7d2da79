"""`text` in place of `effects`: read where the card is, refused with its place."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.replay import replay
from judgekit.scenario import load

TABLE = """
game: lorcana
cards:
  Farero: {{cost: 1, strength: 1, willpower: 1, lore: 1, {said}}}
given: {{A: {{play: [Farero], deck: [3 cards]}}, B: {{}}}}
script: [{{A: {{quest: Farero}}}}]
"""


def table(folder: Path, said: str) -> Path:
    path = folder / "mesa.yaml"
    path.write_text(TABLE.format(said=said), encoding="utf-8")
    return path


def test_a_text_is_played_as_its_effects(tmp_path: Path) -> None:
    question = load(table(tmp_path, 'text: "EL FARO — Whenever this character quests, draw a card."'))
    assert len(replay(question.situation).game.zone("A", "hand")) == 1


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ('text: "Whenever this character quests, it treats you."', "no entiendo «treats»"),
        ('text: "Ward", keywords: [Evasive]', "«keywords» ya lo dice «text»"),
        ('text: "Whenever this character quests, draw a card.", effects: []', "quita uno"),
        ("text: [Ward]", "«text» es el texto impreso"),
    ],
)
def test_what_is_wrong_has_its_place(said: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=problem) as error:
        load(table(tmp_path, said))
    assert error.value.place is not None
    assert error.value.place.line == 4
