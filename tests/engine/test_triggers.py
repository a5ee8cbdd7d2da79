"""Stored instances: when they are born, when they are asked again, when they are used up."""

import pytest

from tests.engine.toy import a, table

RINGER = "Ringer: {power: 1, effects: [{when: {event: bell, player: any}, do: [{gain: 1, of: score}]}]}\n"


def test_a_trigger_waits_and_then_resolves_once() -> None:
    game = table(RINGER, a("ring"), a("ring"), A_field=["Ringer"])
    game.play()
    assert game.state.value("A", "score") == 2
    assert not game.state.waiting


def test_several_of_one_player_are_ordered_by_them_and_the_turn_player_goes_first() -> None:
    text = RINGER + "Second: {power: 1, effects: [{when: {event: bell, player: any}, do: [{gain: 2, of: score}]}]}"
    game = table(text, a("ring"), answers={"order": ["Second/1"]}, A_field=["Ringer", "Second"], B_field=["Ringer#2"])
    game.play()
    order = [step.args["ability"] for step in game.trace.steps if step.key == "resolve"]
    assert order == ["Second/1", "Ringer/1", "Ringer#2/1"]


def test_an_if_is_asked_when_it_triggers() -> None:
    text = """
Ringer:
  power: 1
  effects:
    - {when: {event: bell, player: any}, if: {exists: {tired: yes}}, do: [{gain: 1, of: score}]}
"""
    game = table(text, a("ring"), A_field=["Ringer"])
    game.play()
    assert game.state.value("A", "score") == 0
    assert not [step for step in game.trace.steps if step.key == "triggers"]


def test_what_leaves_the_field_sees_its_own_leaving() -> None:
    text = "Bear: {power: 2, effects: [{when: destroy, do: [{gain: 1, of: score}]}]}"
    game = table(text, a("hit", "Bear"), A_field=["Bear"])
    game.play()
    assert game.state.value("A", "score") == 1


def test_what_enters_sees_its_own_entering() -> None:
    text = "Bear: {power: 2, effects: [{when: play, do: [{gain: 1, of: score}]}]}"
    game = table(text, a("cast", "Bear"), A_hand=["Bear"])
    game.state.set(1, "A", "mana")
    game.play()
    assert game.state.value("A", "score") == 1


def test_a_delayed_trigger_fires_once() -> None:
    text = """
Bear: {power: 2, effects: [{when: {event: bell, player: you}, do: [{later: {event: destroy}, do: [{gain: 1, of: score}]}]}]}
Pup: {power: 1}
Cub: {power: 1}
"""
    game = table(text, a("ring"), a("hit", "Pup"), a("hit", "Cub"), A_field=["Bear", "Pup", "Cub"])
    game.play()
    assert game.state.value("A", "score") == 1


def test_a_state_trigger_does_not_trigger_again_while_it_waits() -> None:
    text = "Sad: {power: 1, effects: [{whenever: {exists: {tired: yes}}, do: [{gain: 1, of: score}, {destroy: {tired: yes}}]}]}"
    text += "\nPup: {power: 1}"
    game = table(text, a("ring"), A_field=["Sad", "Pup"])
    game.mark(game.card("Pup"), "tired", value=True)
    game.play()
    assert game.state.value("A", "score") == 1


def test_an_endless_chain_of_triggers_is_found_and_decided_by_the_loop_rule() -> None:
    text = """
Ping: {power: 1, effects: [{when: {event: tire, of: {name: Pong}}, do: [{tire: self}]}]}
Pong: {power: 1, effects: [{when: {event: tire, of: {name: Ping}}, do: [{tire: self}]}]}
Bell: {power: 1, effects: [{when: {event: bell, player: any}, do: [{tire: {name: Ping}}]}]}
"""
    game = table(text, a("ring"), A_field=["Ping", "Pong", "Bell"])
    game.play()
    assert game.state.value("winner") == "nobody"
    assert game.trace.steps[-1].key == "draw by loop"


def test_an_if_is_asked_again_when_it_resolves() -> None:
    text = """
First: {power: 1, effects: [{when: {event: bell, player: any}, do: [{tire: {name: Second}}]}]}
Second:
  power: 1
  effects:
    - {when: {event: bell, player: any}, if: {exists: {name: Second, tired: no}}, do: [{gain: 1, of: score}]}
"""
    for first, score in (("First/1", 0), ("Second/1", 1)):
        game = table(text, a("ring"), answers={"order": [first]}, A_field=["First", "Second"])
        game.play()
        assert game.state.value("A", "score") == score


def test_two_delayed_triggers_of_one_ability_both_fire() -> None:
    text = """
Bear: {power: 2, effects: [{when: {event: bell, player: you}, do: [{later: {event: destroy}, do: [{gain: 1, of: score}]}]}]}
Pup: {power: 1}
"""
    game = table(text, a("ring"), a("ring"), a("hit", "Pup"), A_field=["Bear", "Pup"])
    game.play()
    assert game.state.value("A", "score") == 2


def test_a_delayed_trigger_knows_what_was_chosen_when_it_began() -> None:
    text = """
Bear:
  power: 2
  effects:
    - {when: {event: bell, player: you}, do: [{choose: {name: Cub}, as: cub}, {later: {event: destroy}, do: [{tire: cub}]}]}
Pup: {power: 1}
Cub: {power: 1}
"""
    game = table(text, a("ring"), a("hit", "Pup"), A_field=["Bear", "Pup", "Cub"])
    game.play()
    assert game.card("Cub").mark("tired")


def test_once_per_turn_counts_in_a_turn_without_a_number_too() -> None:
    text = """
Bear: {power: 2, effects: [{would: {event: gain, player: you}, once per turn: yes, becomes: {amount: {event: amount, plus: 1}}}]}
Bell: {power: 1, effects: [{when: {event: bell, player: you}, do: [{gain: 1, of: score}]}]}
"""
    for turn in (0, 1):
        game = table(text, a("ring"), a("ring"), A_field=["Bear", "Bell"])
        game.state.set(turn, "turn number")
        game.play()
        assert game.state.value("A", "score") == 3


def test_a_static_ability_that_the_turn_gives_is_noticed_when_the_turn_changes() -> None:
    text = "Bear: {power: 2, effects: [{when: {event: bell, player: any}, zone: field, do: [{gain: 1, of: score}]}]}"
    game = table(text, A_field=["Bear"])
    game.nights = True
    game.listeners()
    game.state.set("B", "turn")
    assert not game.listeners().get("bell")


def test_a_card_that_comes_back_is_another_object_and_has_used_nothing() -> None:
    text = """
Bear: {power: 2, effects: [{would: {event: gain, player: you}, once per turn: yes, becomes: {amount: {event: amount, plus: 1}}}]}
Bell: {power: 1, effects: [{when: {event: bell, player: you}, do: [{gain: 1, of: score}]}]}
"""
    game = table(text, a("ring"), a("ring"), A_field=["Bear", "Bell"])
    game.perform(a("ring"))
    game.settle()
    game.put(game.put(game.card("Bear"), "hand"), "field", "A")
    game.perform(a("ring"))
    game.settle()
    assert game.state.value("A", "score") == 4


MOVER = "Mover: {power: 1, effects: [{activate: main, do: [{move: {name: Bear, zone: [hand, deck]}, to: grave}]}]}\n"


@pytest.mark.parametrize("place", ["A_hand", "A_deck"])
def test_a_card_hears_its_own_leaving_from_wherever_it_was(place: str) -> None:
    text = MOVER + "Bear: {power: 2, effects: [{when: {event: move, to: grave}, do: [{gain: 1, of: score}]}]}"
    game = table(text, a("use", "Mover"), A_field=["Mover"], **{place: ["Bear"]})
    game.play()
    assert game.tally("A", "score") == 1


def test_what_waits_for_others_off_the_field_waits_for_nothing() -> None:
    text = MOVER + "Bear: {power: 2, effects: [{when: {event: move, of: {name: Bear}}, do: [{gain: 1, of: score}]}]}"
    game = table(text, a("use", "Mover"), A_field=["Mover"], A_hand=["Bear"])
    game.play()
    assert game.tally("A", "score") == 0


def test_the_card_that_is_covered_does_not_hear_the_play_of_the_one_that_covers_it() -> None:
    text = """
Egg: {power: 1, effects: [{when: play, do: [{gain: 1, of: score}]}]}
Hen: {power: 2, effects: [{when: play, do: [{gain: 10, of: score}]}]}
"""
    game = table(text, a("cover", "Hen"), A_hand=["Hen"], A_field=["Egg"])
    game.play()
    assert game.tally("A", "score") == 10


def test_the_card_that_is_covered_does_not_hear_it_as_another_s_play_either() -> None:
    text = """
Egg: {power: 1, effects: [{when: {event: play, of: {controller: you}}, do: [{gain: 1, of: score}]}]}
Hen: {power: 2, effects: [{when: play, do: [{gain: 10, of: score}]}]}
Cock: {power: 2, effects: [{when: {event: play, of: {controller: you}}, do: [{gain: 100, of: score}]}]}
"""
    game = table(text, a("cover", "Hen"), A_hand=["Hen"], A_field=["Egg", "Cock"])
    game.play()
    assert game.tally("A", "score") == 110
