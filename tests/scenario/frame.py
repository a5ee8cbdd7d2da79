"""A scenario of a real game in a few words, for tests that need one."""

from pathlib import Path

from judgekit.scenario.loading import load
from judgekit.scenario.model import Scenario

FRAME = """id: {game}/prueba
game: {game}
title: Prueba
source: {game}:1.1
ask: Prueba
cards: {cards}
given: {given}
script: {script}
expect: {expect}
"""


def read(
    folder: Path, game: str, cards: str = "{}", given: str = "{}", script: str = "[]", expect: str = "{turn: A}"
) -> Scenario:
    """The scenario; each part is what stands after its key."""
    path = folder / "prueba.yaml"
    path.write_text(FRAME.format(game=game, cards=cards, given=given, script=script, expect=expect), encoding="utf-8")
    return load(path)
