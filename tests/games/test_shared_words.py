"""Words that the manual offers to all games work in each of them: none depends on the rules of one."""

from pathlib import Path

import pytest

from judgekit import games
from judgekit.engine.game import Game
from judgekit.errors import UserError
from judgekit.replay.run import replay
from judgekit.scenario import load

FIELDS = {"fftcg": "field", "yugioh": "monsters", "lorcana": "play", "cipher": "vanguard", "digimon": "battle"}
BODIES = {
    "fftcg": "type: forward, elements: [fire], cost: 1, power: 5000",
    "yugioh": "type: monster, level: 3, atk: 1000, def: 1000",
    "lorcana": "cost: 1, strength: 1, willpower: 3, lore: 1",
    "cipher": 'cost: 1, colors: [rojo], power: 30, support: 10, range: "1"',
    "digimon": "level: 3, dp: 3000, cost: 3",
}


ONCE = "{not: {happened: {event: draw, player: any}}}"
# what an ability says with a word, and without it; {} is a mark of the game
PAIRS = {
    "move bottom": ("{move: {name: Dos}, to: deck, bottom: yes}", "{move: {name: Dos}, to: deck}"),
    "play with": ("{play: {name: Tres, zone: hand}, with: [MARK]}", "{play: {name: Tres, zone: hand}}"),
    "play player": ("{play: {name: Tres, zone: hand}, player: opponent}", "{play: {name: Tres, zone: hand}}"),
    "put under": ("{put: {name: Dos}, under: self}", "{put: {name: Dos, zone: hand}, under: self}"),
    "put bottom": ("{put: {name: Tres, zone: hand}, bottom: yes}", "{put: {name: Tres, zone: hand}}"),
    "mark": ("{mark: {name: Dos}, as: MARK}", "{mark: {name: Dos}, as: MARK, value: no}"),
    "draw": ("{draw: 2}", "{draw: 1}"),
    "shuffle player": ("{shuffle: deck, player: opponent}", "{shuffle: deck}"),
    "move top": ("{move top: 2, to: hand}", "{move top: 1, to: hand}"),
    "grant": ("{grant: {static: [{modify: NUMBER, by: 1}]}, on: {name: Dos}, until: game}", "{gain: 0, of: COUNT}"),
}
MARKS = {"fftcg": "dull", "yugioh": "attacked", "lorcana": "exerted", "cipher": "tapped", "digimon": "suspended"}
NUMBERS = {"fftcg": "power", "yugioh": "atk", "lorcana": "strength", "cipher": "power", "digimon": "dp"}


def played(game: str, effects: str, folder: Path) -> Game:
    """A table with «Uno», which has these effects and a card under it, and «Dos» on the field of A."""
    main = "{card: Rey, main: yes}, " if game == "cipher" else ""
    orbs = {one: f", orb: [{{card: Dos, as: Orb {one}}}]" if game == "cipher" else "" for one in "AB"}
    text = f"""
game: {game}
cards:
  Uno: {{{BODIES[game]}, effects: {effects}}}
  Dos: {{{BODIES[game]}}}
  Tres: {{{BODIES[game]}}}
  Rey: {{{BODIES[game]}}}
given:
  A: {{{FIELDS[game]}: [{main}{{card: Uno, under: [Rey]}}, Dos], hand: [Tres], deck: [Rey, Rey, Rey, Rey]{orbs["A"]}}}
  B: {{{FIELDS[game]}: [{main}], deck: [Rey, Rey, Rey]{orbs["B"]}}}
script: []
"""
    path = folder / "mesa.yaml"
    path.write_text(text, encoding="utf-8")
    return replay(load(path).situation).game


def _ends(game: str, do: str, folder: Path) -> object:
    """How it ends, all faces included; None where the game has no such word and says so."""
    words = do.replace("MARK", MARKS[game]).replace("NUMBER", NUMBERS[game])
    words = words.replace("COUNT", games.game(game).counts[0])
    try:
        table = played(game, f"[{{whenever: {ONCE}, do: [{words}, {{draw: 1}}]}}]", folder)
    except UserError as refused:
        assert "no existe en este juego" in str(refused)
        return None
    return table.state.summary(), [(one.label, table.value(one, NUMBERS[game])) for one in table.field()]


@pytest.mark.parametrize("game", games.names())
def test_what_waits_for_how_things_are_triggers(game: str, tmp_path: Path) -> None:
    found = played(game, f"[{{whenever: {ONCE}, do: [{{draw: 1}}]}}]", tmp_path)
    assert any(step.key == "triggers" and step.clauses for step in found.trace.steps)
    assert len(found.zone("A", "hand")) == 2


@pytest.mark.parametrize("word", PAIRS)
@pytest.mark.parametrize("game", games.names())
def test_a_shared_word_changes_something_or_is_refused(game: str, word: str, tmp_path: Path) -> None:
    with_it, without = (_ends(game, one, tmp_path) for one in PAIRS[word])
    assert with_it is None or with_it != without
