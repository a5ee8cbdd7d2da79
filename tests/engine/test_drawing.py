"""Drawing several cards is one event with its amount, or one for each where a document says so."""

import pytest

from judgekit.engine import happenings
from tests.engine import toy

DECK = ["Pup", "Cub", "Elk"]
TEXT = """
Reader: {power: 1, effects: [{activate: main, do: [{draw: 2}]}]}
Watcher: {power: 1, effects: [{when: {event: draw, player: you}, do: [{gain: {event: amount}, of: score}]}]}
Counter: {power: 1, effects: [{when: {event: draw, player: you}, do: [{gain: 1, of: mana}]}]}
Pup: {power: 1}
Cub: {power: 1}
Elk: {power: 1}
"""


class OneByOne(toy.Toy):
    def draw(self, event: happenings.Draw) -> bool:
        return self.draw_one_by_one(event)


@pytest.mark.parametrize(("game", "times"), [(toy.Toy, 1), (OneByOne, 2)])
def test_two_cards_are_drawn_at_once_or_one_by_one(game: type[toy.Toy], times: int) -> None:
    table = toy.table(TEXT, toy.a("use", "Reader"), A_field=["Reader", "Counter"], A_deck=DECK, game=game)
    table.play()
    assert (len(table.zone("A", "hand")), table.tally("A", "mana")) == (2, times)


def test_what_waits_for_a_draw_knows_how_many_cards_it_was() -> None:
    table = toy.table(TEXT, toy.a("use", "Reader"), A_field=["Reader", "Watcher"], A_deck=DECK)
    table.play()
    assert table.tally("A", "score") == 2


def test_no_card_is_no_draw() -> None:
    text = TEXT + "Idler: {power: 1, effects: [{activate: main, do: [{draw: {count: {name: Nobody}}}]}]}"
    table = toy.table(text, toy.a("use", "Idler"), A_field=["Idler", "Counter"], A_deck=DECK)
    table.play()
    assert (len(table.zone("A", "hand")), table.tally("A", "mana")) == (0, 0)
