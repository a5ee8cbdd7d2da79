"""A duel of Yu-Gi-Oh! in whose middle cards with texts of their own are used: what happens, and where all lies then."""

import json

from judgekit.replay import Replay, replay
from judgekit.scenario import loads

_TABLE = """
game: yugioh
cards:
{cards}
  Roca Alta: {{level: 4, atk: 1000, def: 1900, race: roca}}
  Pez Bajo: {{level: 2, atk: 900, def: 100, race: pez}}
  Rayo Ajeno: {{type: spell, effects: [{{targets: [{{choose: {{type: monster}}, as: caído}}], resolve: [{{destroy: caído}}]}}]}}
  Fuego Ajeno: {{type: spell, effects: [{{resolve: [{{damage: 300, player: opponent}}]}}]}}
given:
  turn: {turn}
  turn number: 4
  phase: main 1
  A: {{{a}, lp: 8000}}
  B: {{{b}, lp: 8000}}
script:
{script}
"""
LEVEL_4 = "level: 4, atk: 1500, def: 900, kinds: [effect]"


def played(cards: dict[str, tuple[str, str]], a: str, b: str, *script: str, turn: str = "A", more: str = "") -> Replay:
    """With cards of these fields and texts, and `more` lines of others, beside those that every such duel has."""
    said = [f"  {name}: {{{fields}, text: {json.dumps(text)}}}" for name, (fields, text) in cards.items()]
    lines = "\n".join(f"  - {one}" for one in script)
    return replay(loads(_TABLE.format(cards="\n".join([*said, more]), a=a, b=b, script=lines, turn=turn)).situation)


def labels(found: Replay, player: str, zone: str) -> list[str]:
    """What lies in a player's zone."""
    return sorted(one.label for one in found.game.zone(player, zone))
