"""Words that the manual offers to all games work in each of them: none depends on the rules of one."""

from pathlib import Path

import pytest

from judgekit import games
from judgekit.replay.run import Replay, replay
from judgekit.scenario import load

FIELDS = {"fftcg": "field", "yugioh": "monsters", "lorcana": "play", "cipher": "vanguard", "digimon": "battle"}
BODIES = {
    "fftcg": "type: forward, elements: [fire], cost: 1, power: 5000",
    "yugioh": "type: monster, level: 3, atk: 1000, def: 1000",
    "lorcana": "cost: 1, strength: 1, willpower: 3, lore: 1",
    "cipher": 'cost: 1, colors: [rojo], power: 30, support: 10, range: "1"',
    "digimon": "level: 3, dp: 3000, cost: 3",
}
MAINS = "{card: Rey, main: yes}, "


def played(game: str, effects: str, folder: Path, more: str = "") -> Replay:
    """A table with «Uno», which has these effects, and «Dos», which has none, on the field of A, some cards in decks."""
    main = MAINS if game == "cipher" else ""
    orbs = ", orb: [{card: Dos, as: Orb%s}]" if game == "cipher" else ""
    text = f"""
game: {game}
cards:
  Uno: {{{BODIES[game]}, effects: {effects}}}
  Dos: {{{BODIES[game]}}}
  Rey: {{{BODIES[game]}}}
given:
  A: {{{FIELDS[game]}: [{main}Uno, Dos], deck: [Dos, Dos, Dos]{orbs % "A" if orbs else ""}}}
  B: {{{FIELDS[game]}: [{main}], deck: [Dos, Dos, Dos]{orbs % "B" if orbs else ""}}}
script: [{more}]
"""
    path = folder / "mesa.yaml"
    path.write_text(text, encoding="utf-8")
    return replay(load(path).situation)


@pytest.mark.parametrize("game", games.names())
def test_what_waits_for_how_things_are_triggers(game: str, tmp_path: Path) -> None:
    once = "{all: [{exists: {name: Dos}}, {exists: {name: Dos, zone: hand}, count: 0}]}"
    found = played(game, f"[{{whenever: {once}, do: [{{move: {{name: Dos}}, to: hand}}]}}]", tmp_path).game
    assert any(step.key == "triggers" and step.clauses for step in found.trace.steps)
    assert "Dos" in {one.card.name for one in found.zone("A", "hand")}
