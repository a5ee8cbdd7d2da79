"""Control is an effect: it lasts as long as it says, the last one counts, and the object stays what it is."""

from tests.engine.toy import Toy, a, table

THIEF = """
Bear: {power: 2, effects: [{when: {event: bell}, do: [{gain: 1, of: score}]}]}
Thief:
  power: 1
  effects:
    - activate: main
      do: [{choose: {name: Bear}, as: taken}, {take control: taken%s}]
"""


def stolen(until: str = "") -> Toy:
    game = table(THIEF % until, a("use", "Thief"), A_field=["Thief"], B_field=["Bear"])
    game.mark(game.card("Bear"), "tired", value=True)
    game.play()
    return game


def whose(game: Toy, label: str = "Bear") -> tuple[str, str]:
    obj = game.card(label)
    return obj.controller, obj.zone.player


def turn_over(game: Toy) -> None:
    with game.trace.by(("toy:9",)):
        game.expire("end of turn")


def test_what_is_taken_lies_on_the_other_side_and_is_the_same_unit_with_its_marks() -> None:
    before = table(THIEF % "", A_field=["Thief"], B_field=["Bear"]).card("Bear")
    now = (game := stolen()).card("Bear")
    assert whose(game) == ("A", "A")
    assert (now.unit, now.since, now.owner) == (before.unit, before.since, "B")
    assert now.mark("tired")


def test_it_is_for_good_where_the_text_does_not_say_for_how_long() -> None:
    game = stolen()
    turn_over(game)
    assert whose(game) == ("A", "A")


def test_it_falls_back_when_the_effect_is_over() -> None:
    game = stolen(", until: end of turn")
    turn_over(game)
    assert whose(game) == ("B", "B")
    assert [one.args["player"] for one in game.trace.steps if one.key == "control"] == ["A", "B"]


def test_of_two_effects_the_last_one_counts_and_under_it_lies_the_other() -> None:
    envoy = """
Envoy:
  power: 1
  effects:
    - {activate: main, do: [{choose: {name: Bear}, as: x}, {take control: x, player: opponent, until: end of turn}]}
"""
    moves = a("use", "Thief"), a("use", "Envoy")
    game = table(THIEF % "" + envoy, *moves, A_field=["Thief", "Envoy"], B_field=["Bear"])
    game.play()
    assert whose(game) == ("B", "B")
    turn_over(game)
    assert whose(game) == ("A", "A")


def test_what_may_not_be_taken_stays_and_nothing_lies_on_it() -> None:
    text = THIEF % "" + "Lock: {power: 1, effects: [{static: [{forbid: {event: control, of: {name: Bear}}}]}]}"
    game = table(text, a("use", "Thief"), A_field=["Thief"], B_field=["Bear", "Lock"])
    game.play()
    assert whose(game) == ("B", "B")
    assert not game.state.floating


def test_as_long_as_a_card_is_there_it_may_keep_what_it_takes() -> None:
    lure = "Lure: {power: 1, effects: [{static: [{take control: {name: Bear, controller: opponent}}]}]}"
    game = table(THIEF % "" + lure, a("hit", "Lure"), A_field=["Lure"], B_field=["Bear"])
    game.settle()
    assert whose(game) == ("A", "A")
    game.play()
    assert whose(game) == ("B", "B")


def test_what_has_left_the_field_comes_back_as_another_that_nobody_has_taken() -> None:
    game = table(THIEF % "", a("use", "Thief"), a("hit", "Bear"), A_field=["Thief"], B_field=["Bear"])
    game.play()
    assert game.card("Bear").zone == ("B", "grave", 0)
    game.put(game.card("Bear"), "field")
    game.settle()
    assert whose(game) == ("B", "B")


def test_its_abilities_are_those_of_whoever_controls_it_then() -> None:
    game = table(THIEF % "", a("use", "Thief"), a("ring"), A_field=["Thief"], B_field=["Bear"])
    game.play()
    assert (game.tally("A", "score"), game.tally("B", "score")) == (1, 0)


def test_tables_that_differ_in_whose_it_was_are_two() -> None:
    taken = stolen()
    given = table(THIEF % "", A_field=["Thief"], B_field=[])
    given.state.add("Bear", taken.card("Bear").card, "B", taken.card("Bear").zone, {"tired": True})
    given.give_to("A", given.card("Bear"))
    assert taken.state.summary()[0] != given.state.summary()[0]
