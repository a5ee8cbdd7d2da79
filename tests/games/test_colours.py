"""A colour that a game does not have is refused where it is written, of a card and of what looks for one."""

import pytest

from judgekit.errors import UserError
from judgekit.scenario import loads

CARDS = {
    "cipher": "  Ilda: {cost: 1, colors: [%s], power: 40, support: 20, range: '1', effects: [{activate: act, do: [{draw: {count: {colors: %s}}}]}]}",
    "digimon": "  Foca: {level: 3, dp: 1000, colors: [%s], effects: [{when: play, do: [{draw: {count: {colors: %s}}}]}]}",
}  # fmt: skip


def table(game: str, own: str, sought: str) -> str:
    return f"game: {game}\ncards:\n{CARDS[game] % (own, sought)}\ngiven: {{turn: A}}\nscript: []\n"


@pytest.mark.parametrize(("game", "own", "other"), [("cipher", "rojo", "green"), ("digimon", "red", "verde")])
def test_a_colour_is_one_of_those_of_the_game(game: str, own: str, other: str) -> None:
    loads(table(game, own, own))
    with pytest.raises(UserError, match=own):
        loads(table(game, other, own))
    with pytest.raises(UserError, match=other):
        loads(table(game, own, other))
