"""An object is a card during one stay in one zone."""

from tests.engine.toy import a, table

TEXT = """
Bear: {power: 2}
Wolf: {power: 3}
"""


def test_a_card_that_changes_zone_is_a_new_object_and_the_old_one_is_remembered() -> None:
    game = table(TEXT, a("hit", "Bear"), A_field=["Bear"])
    before = game.card("Bear")
    game.play()
    after = game.card("Bear")
    assert after.id != before.id
    assert after.zone.name == "grave"
    assert game.state.past[before.id].zone.name == "field"
    assert game.live(before.id) is None


def test_last_known_information_keeps_what_effects_had_made_of_it() -> None:
    text = TEXT + "Chief: {power: 1, effects: [{static: [{modify: power, by: 5, on: {controller: you, is: other}}]}]}"
    game = table(text, a("hit", "Bear"), A_field=["Bear", "Chief"])
    before = game.card("Bear")
    game.play()
    assert game.number(game.state.past[before.id], "power") == 7
    assert game.number(game.card("Bear"), "power") == 2


def test_a_unit_goes_on_under_the_card_that_is_laid_on_it() -> None:
    game = table(TEXT, A_field=["Bear"], A_hand=["Wolf"])
    bear = game.mark(game.card("Bear"), "tired", value=True)
    wolf = game.take_over(game.card("Wolf"), bear)
    assert wolf.unit == bear.unit
    assert wolf.mark("tired")
    assert [one.label for one in game.beneath(wolf)] == ["Bear"]
    assert game.live(bear.id) == wolf


def test_a_card_that_is_slipped_under_another_is_told_as_a_change_of_zone() -> None:
    game = table("Bear: {power: 2}\nOx: {power: 3}", A_field=["Bear"], A_hand=["Ox"])
    with game.trace.by(("toy:4",)), game.trace.under(game.say("slips")):
        game.put_under(game.card("Ox"), game.card("Bear"))
    (change,) = game.trace.steps[-1].changes
    assert (change["object"], change["zone"], change["player"]) == ("Ox", ["hand", "under"], ["A", ""])


def test_what_lies_under_a_card_is_told_by_its_label_wherever_that_card_goes() -> None:
    """A unit goes by another number once it has moved: its label is what two tables are compared by."""
    game = table("Bear: {power: 2}\nOx: {power: 3}", A_field=["Bear"], A_hand=["Ox"])
    bear = game.card("Bear")
    with game.trace.by(("toy:4",)), game.trace.under(game.say("slips")):
        game.put_under(game.card("Ox"), bear)
    state = game.state
    moved = state.move(bear, bear.zone, controller="A", marks={}, top=True, was=bear, unit=bear.unit)
    assert moved.id != moved.unit
    assert ("", "under", "Bear") in [place for place, _ in state.summary()[0]]
