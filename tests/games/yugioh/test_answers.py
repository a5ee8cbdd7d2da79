"""Clause 5.1.7.1: a text can keep players from answering what was activated."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.scenario import load
from tests.games.yugioh.table import verdicts
from tests.games.yugioh.written import written

CARDS = """
  Marea: {{type: spell, effects: [{{resolve: [draw]{0}}}]}}
  Dique: {{type: trap, effects: [{{resolve: [{{gain: 100, of: lp}}]}}]}}
"""
SET = "{card: Dique, facedown: yes, played: 2}"
GIVEN = f"A: {{hand: [Marea], spells: [{SET}], deck: 3 cards}}, B: {{spells: [{SET}], deck: 3 cards}}"


@pytest.mark.parametrize(
    ("word", "mine", "theirs"),
    [
        ("", "legal", "legal"),
        (", unanswered by: opponent", "legal", "5.1.7.1"),
        (", unanswered by: each", "5.1.7.1", "5.1.7.1"),
    ],
)
def test_5_1_7_1_who_may_answer(tmp_path: Path, word: str, mine: str, theirs: str) -> None:
    cards = CARDS.format(word)
    script = "  - A: {activate: Marea}\n  - B tries to respond: {activate: Dique#2}"
    assert verdicts(written(tmp_path, cards, GIVEN, script)) == [theirs]
    own = "  - A: {activate: Marea}\n  - A tries to respond: {activate: Dique}"
    assert verdicts(written(tmp_path, cards, GIVEN, own)) == [mine]


def test_5_1_7_1_an_answer_to_the_answer_is_another_matter(tmp_path: Path) -> None:
    script = "  - A: {activate: Marea}\n  - A responds: {activate: Dique}\n  - B tries to respond: {activate: Dique#2}"
    table = written(tmp_path, CARDS.format(", unanswered by: opponent"), GIVEN, script)
    assert verdicts(table) == ["legal"]


def test_a_game_without_such_texts_refuses_the_word(tmp_path: Path) -> None:
    file = tmp_path / "mesa.yaml"
    file.write_text(
        "game: lorcana\ncards: {Bruno: {cost: 1, strength: 1, willpower: 1, lore: 1, effects: "
        "[{activate: main, unanswered by: each, do: [draw]}]}}\ngiven: {A: {play: [Bruno]}}\n",
        encoding="utf8",
    )
    with pytest.raises(UserError, match="quien no puede responder, «each» no existe en este juego"):
        load(file)
