"""Each replacement once on each event, and on what happens instead of it."""

from tests.engine.toy import a, table

BELL = "Bell: {power: 1, effects: [{when: {event: bell, player: you}, do: [{gain: 1, of: score}]}]}\n"


def test_what_happens_instead_is_the_same_event_to_the_one_that_stepped_in() -> None:
    text = (
        BELL
        + """
Bear:
  power: 2
  effects: [{would: {event: gain, player: you}, stops: yes, do: [{gain: {event: amount, plus: 1}, of: score}]}]
"""
    )
    game = table(text, a("ring"), A_field=["Bear", "Bell"])
    game.play()
    assert game.state.value("A", "score") == 2


def test_two_that_replace_each_other_step_in_once_each() -> None:
    text = (
        BELL
        + """
Bear:
  power: 2
  effects: [{would: {event: gain, player: you}, stops: yes, do: [{gain: {event: amount, plus: 1}, of: score}]}]
"""
    )
    game = table(text, a("ring"), A_field=["Bear", "Bear#2", "Bell"])
    game.play()
    assert game.state.value("A", "score") == 3


def test_a_second_event_on_an_object_that_has_left_meanwhile_is_replaced_by_nobody() -> None:
    text = """
Bear: {power: 2, effects: [{would: destroy, stops: yes, do: [{move: self, to: hand}]}]}
Owl: {power: 1, effects: [{would: {event: destroy, of: {is: other}}, do: [{gain: 1, of: score}]}]}
Boom: {power: 1, effects: [{when: {event: bell, player: you}, do: [{crush: {name: Bear}}]}]}
"""
    game = table(text, a("ring"), A_field=["Bear", "Owl", "Boom"], answers={"replacement": ["Bear/1"]})
    game.play()
    assert game.card("Bear").zone.name == "hand"
    assert game.state.value("A", "score") == 0


def test_two_rule_checks_that_demand_the_same_are_one_event_by_both_clauses() -> None:
    text = """
Pup: {power: 0, effects: [{would: destroy, do: [{gain: 1, of: score}]}]}
Bell: {power: 1}
"""
    game = table(text, a("ring"), A_field=["Pup", "Bell"])
    game.mark(game.card("Pup"), "tired", value=True)
    game.play()
    assert game.card("Pup").zone.name == "grave"
    assert game.state.value("A", "score") == 1
    (done,) = [step for step in game.trace.steps if step.key == "destroy"]
    assert set(done.clauses) >= {"toy:3", "toy:3.1"}


def test_what_a_rule_replaces_is_forbidden_as_what_it_has_become() -> None:
    text = """
Bear: {power: 2, effects: [{when: {event: bell, player: you}, do: [{move: self, to: hand}]}]}
Lid: {power: 1, effects: [{static: [{forbid: {event: move, of: {name: Bear}, to: grave}}]}]}
"""
    game = table(text, a("ring"), A_field=["Bear", "Lid"])
    game.set_fact("full hand", value=True)
    game.play()
    assert game.card("Bear").zone.name == "field"
    assert [step.overridden_by for step in game.trace.steps if step.status == "overridden"] == [("toy:9",)]


def test_a_replacement_that_floats_knows_what_was_chosen_when_it_began() -> None:
    text = """
Bear:
  power: 2
  effects:
    - when: {event: bell, player: you}
      do:
        - {choose: {name: Pup}, as: pup}
        - {step in: {event: destroy, of: {name: Bear}}, stops: yes, do: [{destroy: pup}]}
Pup: {power: 1}
"""
    game = table(text, a("ring"), a("hit", "Bear"), A_field=["Bear", "Pup"])
    game.play()
    assert game.card("Bear").zone.name == "field"
    assert game.card("Pup").zone.name == "grave"
