"""At random positions of every game the explorer says what walking every path says, and a coarser key does not."""

from itertools import islice
from pathlib import Path

import pytest

from judgekit import games
from judgekit.replay.explorer import explore
from tests.campaign import first_seed
from tests.replay import plain_walk
from tests.replay.random_positions import compared_from, forgetting
from tests.replay.test_explorer import face
from tests.scenario.frame import read as table

FEW, FORGETTING = 12, 200


@pytest.mark.parametrize("game", games.names())
def test_random_positions_are_explored_as_every_path_is_walked(game: str) -> None:
    found = list(islice(compared_from(game, first_seed()), FEW))
    assert [one.number for one in found if not one.same] == []


NOTICED = {
    "objects": ("cipher", 10), "order of zones": ("digimon", 29), "counts": ("digimon", 122), "facts": ("digimon", 49),
    "waiting": ("digimon", 5), "stack": ("yugioh", 18), "lasting": ("lorcana", 30),
}  # fmt: skip
"""From which number on it is soon noticed that this part is forgotten; chance is forgotten below, of the moment that goes
on no play is known that would notice."""


@pytest.mark.parametrize("part", NOTICED)
def test_a_key_that_forgets_a_part_of_a_position_is_told_from_the_plain_walk(part: str) -> None:
    game, number = NOTICED[part]
    found = islice(compared_from(game, number, forgetting(part)), FORGETTING)
    assert any(not one.same for one in found)


CHARACTER = "cost: 1, strength: 1, willpower: 3, lore: 1, classifications: [Storyborn]"
SEEN = "may: yes, do: [{choose: {zone: play, controller: you}, as: visto, at random: yes}]"
LOST = "do: [{choose: {zone: hand, controller: opponent}, as: perdida, at random: yes}, {move: perdida, to: discard}]"


def test_a_position_that_forgets_chance_is_told_from_the_plain_walk(tmp_path: Path) -> None:
    """Whether a die was thrown leaves no trace on the table, but in what is thrown later."""
    texts = {"V": "", "W": "", "M": f", effects: [{{when: play, {SEEN}}}]", "N": f", effects: [{{when: play, {LOST}}}]"}
    cards = ", ".join(f"{name}: {{{CHARACTER}{said}}}" for name, said in texts.items())
    given = "{turn: A, turn number: 3, A: {hand: [M, N], inkwell: 4 cards, play: [V, W]}, B: {hand: [V, W, V, W]}}"
    situation = table(tmp_path, "lorcana", f"{{{cards}}}", given, "[A: {play: M}, A: {play: N}]").situation
    plain = plain_walk.explore(situation)
    assert len(plain.outcomes) == 2
    assert face(explore(situation)) == face(plain)
    assert len(explore(situation, key=forgetting("chance")).outcomes) == 1
