"""A Yu-Gi-Oh! table as a person writes it: cards, board and script in the language of the scenarios."""

from pathlib import Path
from typing import cast

from judgekit.games.yugioh.game import Yugioh
from judgekit.replay.run import replay
from judgekit.scenario import load

OTHERS = """
  Peón: {level: 3, atk: 1000, def: 1000}
  Torre: {level: 4, atk: 2000, def: 500, kinds: [effect]}
"""


def written(folder: Path, cards: str, given: str, script: str) -> Yugioh:
    """The table at the end of a script; its cards, and two plain monsters besides."""
    file = folder / "mesa.yaml"
    text = f"game: yugioh\ncards:{OTHERS}{cards}\ngiven: {{turn: A, turn number: 4, {given}}}\nscript:\n{script}\n"
    file.write_text(text, encoding="utf8")
    return cast(Yugioh, replay(load(file).situation).game)
