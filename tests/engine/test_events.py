"""Proposal, prohibition, what steps in, application."""

import pytest

from judgekit.engine.rule import Illegal
from tests.engine.toy import Destroy, a, table

BEAR = "Bear: {power: 2}\n"


def test_cannot_beats_can() -> None:
    text = BEAR + "Shield: {power: 1, effects: [{static: [{forbid: {event: destroy, of: {name: Bear}}}]}]}"
    game = table(text, a("hit", "Bear"), A_field=["Bear", "Shield"])
    game.play()
    assert game.card("Bear").zone.name == "field"
    (stopped,) = [step for step in game.trace.steps if step.status == "overridden"]
    assert (stopped.overridden_by, stopped.by_text) == (("toy:9",), "Shield/1")


def test_an_attempt_that_a_text_forbids_names_it_and_one_that_a_rule_forbids_names_none() -> None:
    text = BEAR + "Shield: {power: 1, effects: [{static: [{forbid: {event: destroy, of: {name: Bear}}}]}]}"
    game = table(text, A_field=["Bear", "Shield"])
    with pytest.raises(Illegal) as refused:
        game.must_be_allowed(Destroy(game.card("Bear").id), "forbidden", event="destroy")
    assert (refused.value.clauses, refused.value.by_text) == (("toy:9",), "Shield/1")
    game.must_be_allowed(Destroy(game.card("Shield").id), "forbidden")


def test_what_steps_in_may_stop_the_event_and_then_nothing_triggers() -> None:
    text = """
Bear: {power: 2, effects: [{would: destroy, stops: yes, do: [{tire: self}]}, {when: destroy, do: [{gain: 1, of: score}]}]}
"""
    game = table(text, a("hit", "Bear"), A_field=["Bear"])
    game.play()
    assert game.card("Bear").mark("tired")
    assert game.state.value("A", "score") == 0


def test_the_same_replacement_does_not_step_in_twice_on_one_event() -> None:
    text = (
        "Bear: {power: 2, effects: [{would: {event: gain, player: you}, becomes: {amount: {event: amount, plus: 1}}}]}"
    )
    text += "\nBell: {power: 1, effects: [{when: {event: bell, player: you}, do: [{gain: 1, of: score}]}]}"
    game = table(text, a("ring"), A_field=["Bear", "Bell"])
    game.play()
    assert game.state.value("A", "score") == 2


def test_rule_checks_run_to_a_fixed_point() -> None:
    text = "Chief: {power: 1, effects: [{static: [{modify: power, by: 1, on: {is: other}}]}]}\nPup: {power: 0}"
    game = table(text, a("hit", "Chief"), A_field=["Chief", "Pup"])
    game.play()
    assert [one.label for one in game.zone("A", "grave")] == ["Pup", "Chief"]
