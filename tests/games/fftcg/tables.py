"""Small tables for the tests: a situation in a few lines of YAML, played through."""

from pathlib import Path
from textwrap import indent

from judgekit.bank import shipped_bank
from judgekit.engine.game import Game
from judgekit.games.fftcg import GAME
from judgekit.replay.run import replay
from judgekit.scenario.loading import bank_cards, load

FRAME = """\
id: fftcg/prueba
game: fftcg
title: Prueba
source: fftcg:1.1
ask: Prueba
cards:
  Nadie: {{type: forward, cost: 1, power: 1000}}
{cards}
given:
{given}
script:
{script}
expect: {{winner: none}}
"""


def played(folder: Path, given: str, script: str = "  []", cards: str = "", **readings: str) -> Game:
    """The table at the end of a script, on the shared cards of the bank."""
    text = FRAME.format(cards=indent(cards, "  "), given=given, script=script)
    if readings:
        named = ", ".join(f"{name.replace('_', ' ')}: {meaning}" for name, meaning in readings.items())
        text = f"reading: {{{named}}}\n{text}"
    path = folder / "prueba.yaml"
    path.write_text(text, encoding="utf-8")
    return replay(load(path, bank_cards(shipped_bank() / "fftcg", GAME)).situation).game


def labels(game: Game, player: str, zone: str) -> list[str]:
    """The cards in a zone."""
    return [one.label for one in game.zone(player, zone)]


def applied(game: Game, key: str) -> list[tuple[str, ...]]:
    """The clauses of each applied step with this key."""
    return [step.clauses for step in game.trace.steps if step.key == key and step.status == "applied"]
