"""An illegal action leaves no mark, and the step says which clause forbids it."""

import pytest

from judgekit.engine.actions import BadMove, IllegalMove
from judgekit.fuzz import exact
from tests.engine.toy import a, table

BEAR = "Bear: {power: 2, effects: [{when: play, do: [{gain: 1, of: score}]}]}\n"


def test_an_attempt_that_is_illegal_half_way_is_undone_whole() -> None:
    game = table(BEAR, A_hand=["Bear"])
    before = exact(game)
    assert not game.perform(a("cast", "Bear", tries=True))
    assert exact(game) == before
    (step,) = game.trace.steps
    assert (step.key, step.clauses, step.overridden_by) == ("illegal", ("toy:5",), ("toy:5",))
    assert game.attempts == [("toy:5",)]


def test_an_illegal_move_that_did_not_say_it_tries_is_a_mistake() -> None:
    game = table(BEAR, A_hand=["Bear"])
    with pytest.raises(IllegalMove):
        game.perform(a("cast", "Bear"))


def test_a_card_that_is_not_there_is_a_mistake_with_the_nearest_name() -> None:
    game = table(BEAR, A_hand=["Bear"])
    with pytest.raises(BadMove) as caught:
        game.perform(a("cast", "Beer"))
    assert caught.value.valid == ("Bear",)


def test_a_cost_is_paid_whole_or_not_at_all() -> None:
    text = """
Bear:
  power: 2
  effects:
    - {when: {event: bell, player: you}, do: [{by: [{tire: self}, {destroy: {name: Nobody}}], do: [{gain: 5, of: score}]}]}
"""
    game = table(text, a("ring"), A_field=["Bear"], answers={"Bear_1": ["sí"]})
    game.play()
    assert not game.card("Bear").mark("tired")
    assert game.state.value("A", "score") == 0


def test_the_seed_decides_a_shuffle() -> None:
    orders = set()
    for _ in range(2):
        game = table(BEAR, A_deck=["Bear", "Bear#2", "Bear#3", "Bear#4"])
        game.shuffle("A", "deck")
        orders.add(tuple(one.label for one in game.zone("A", "deck")))
    assert len(orders) == 1


def test_a_cost_that_is_taken_back_takes_back_what_its_effect_remembers() -> None:
    text = """
Bear:
  power: 2
  effects:
    - when: {event: bell, player: you}
      do:
        - {choose: {name: Pup}, as: pup}
        - {by: [{destroy: pup}, {destroy: {name: Nobody}}], do: []}
        - {tire: pup}
Pup: {power: 1}
"""
    game = table(text, a("ring"), A_field=["Bear", "Pup"])
    game.play()
    assert game.card("Pup").zone.name == "field"
    assert game.card("Pup").mark("tired")


def test_a_number_below_nothing_is_nothing() -> None:
    text = """
Bear:
  power: 2
  effects:
    - when: {event: bell, player: you}
      do:
        - {choose: {name: Bear}, as: one, count: -1}
        - {choose: {name: Bear}, as: two, count: 0}
        - {reveal: -1, as: seen}
        - {draw: -1}
        - {gain: {chosen: seen}, of: score}
"""
    game = table(text, a("ring"), A_field=["Bear"], A_deck=["Bear#2", "Bear#3"])
    game.play()
    assert game.state.value("A", "score") == 0
    assert game.chooser.asked == []  # type: ignore[attr-defined]
