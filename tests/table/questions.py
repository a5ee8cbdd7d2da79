"""Small questions, read from text."""

from pathlib import Path

from judgekit.scenario import Question, load

LORCANA = """
game: lorcana
cards:
  Grumete: {cost: 1, strength: 1, willpower: 2, lore: 2}
  Vigía: {cost: 1, strength: 2, willpower: 1, lore: 1}
  Canto: {type: action, cost: 4, effects: [{resolve: [{draw: 1}]}]}
given:
  A: {play: [Grumete, {card: Vigía, exerted: yes}], hand: [Canto]}
  B: {play: [{card: Vigía, as: Rival, exerted: yes}]}
"""


def question(folder: Path, text: str = LORCANA, script: str = "") -> Question:
    """A file with this text and script, read."""
    path = folder / "mesa.yaml"
    path.write_text(text + (f"script:\n{script}" if script else ""), encoding="utf-8")
    return load(path)
