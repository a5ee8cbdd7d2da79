"""A loop is the same table with the same choices; whatever would end is none."""

import pytest

from judgekit.engine.choice import Attempt, Choice
from judgekit.engine.trace import Endless
from tests.engine.toy import Answers, Toy, a, table


def test_a_countdown_that_only_the_waiting_event_tells_is_no_loop() -> None:
    text = """
Clock:
  power: 1
  effects:
    - {when: {event: bell, player: any, amount: "> 0"}, do: [{toll: {event: amount, plus: -1}}]}
    - {when: {event: bell, player: any, amount: 0}, do: [{gain: 1, of: score}]}
"""
    game = table(text, a("toll", "150"), A_field=["Clock"])
    game.play()
    assert game.state.value("winner") != "nobody"
    assert game.state.value("A", "score") == 1


PING = """
Ping: {power: 1, effects: [{when: {event: tire, of: {name: Pong}}, do: [{may: [{tire: self}], as: again}]}]}
Pong: {power: 1, effects: [{when: {event: tire, of: {name: Ping}}, do: [{tire: self}]}]}
Bell: {power: 1, effects: [{when: {event: bell, player: any}, do: [{tire: {name: Ping}}]}]}
"""


def test_who_always_chooses_the_same_is_in_a_loop() -> None:
    game = table(PING, a("ring"), A_field=["Ping", "Pong", "Bell"])
    game.play()
    assert game.state.value("winner") == "nobody"


def test_what_is_drawn_by_lot_is_no_loop_while_the_lot_may_change() -> None:
    game, seen = table("Bear: {power: 2}", A_deck=["Bear", "Bear#2"]), {}
    assert game._came_back(seen) is None
    game.random.shuffle([1, 2])
    assert game._came_back(seen) is None
    assert game._came_back(seen) == ()


BELL = "Bell: {power: 1, effects: [{when: {event: bell, player: you}, do: [{choose: {name: Bear}}]}]}"
BELL += "\nBear: {power: 2}"


class Stubborn(Answers):
    """Tries for ever what is no option."""

    def choose(self, choice: Choice) -> tuple[int, ...]:
        raise Attempt(self.answers["word"][0])


@pytest.mark.parametrize("word", ["Nobody"])
def test_who_tries_for_ever_is_stopped(word: str) -> None:
    text = BELL
    game = table(text, a("ring"), A_field=["Bear", "Bear#2", "Bell"])
    game.chooser = Stubborn([a("ring")], word=[word])
    with pytest.raises(Endless):
        game.play()


@pytest.mark.parametrize("taken", [(0, 0), (5,), (), (-1, 0, 1), (-9,)])
def test_an_answer_that_is_no_answer_is_a_fault_of_whoever_answers(taken: tuple[int, ...]) -> None:
    class Wrong(Answers):
        def choose(self, choice: Choice) -> tuple[int, ...]:
            return taken

    text = BELL
    game: Toy = table(text, a("ring"), A_field=["Bear", "Bear#2", "Bell"])
    game.chooser = Wrong([a("ring")])
    with pytest.raises(ValueError, match="target"):
        game.play()
