"""Abilities that are given and taken, and words that are added to what an object is."""

from tests.engine.toy import a, table

GIVER = """
Bear: {power: 2}
Giver:
  power: 1
  effects:
    - activate: main
      do: [{grant: {when: destroy, do: [{gain: 1, of: score}]}, on: {name: Bear}}]
"""


def test_an_ability_that_was_given_works_like_a_printed_one() -> None:
    game = table(GIVER, a("use", "Giver"), a("hit", "Bear"), A_field=["Bear", "Giver"])
    game.play()
    assert game.tally("A", "score") == 1
    assert [one.args["ability"] for one in game.trace.steps if one.key == "triggers"] == ["Bear/Giver 1"]


def test_whoever_it_was_not_given_to_has_it_not() -> None:
    game = table(GIVER + "Cub: {power: 1}", a("use", "Giver"), a("hit", "Cub"), A_field=["Bear", "Giver", "Cub"])
    game.play()
    assert game.tally("A", "score") == 0


def test_given_twice_it_works_twice() -> None:
    game = table(GIVER, a("use", "Giver"), a("use", "Giver"), a("hit", "Bear"), A_field=["Bear", "Giver"])
    game.play()
    assert game.tally("A", "score") == 2


def test_what_was_given_until_a_moment_ends_then() -> None:
    game = table(GIVER, a("use", "Giver"), A_field=["Bear", "Giver"])
    game.play()
    game.expire("end of turn")
    assert [label for label, _ in game.abilities(game.card("Bear"))] == []


CHIEF = "Chief: {power: 3, effects: [{static: [{grant: {static: [{modify: power, by: 5}]}, on: {is: other}}]}]}\n"


def test_a_static_ability_gives_static_abilities_while_it_lasts() -> None:
    game = table(CHIEF + "Bear: {power: 2}", A_field=["Chief", "Bear"])
    assert game.number(game.card("Bear"), "power") == 7
    game.put(game.card("Chief"), "grave")
    assert game.number(game.card("Bear"), "power") == 2


def test_whom_it_is_given_to_may_hang_on_what_they_are() -> None:
    text = """
Chief: {power: 3, effects: [{static: [{grant: {when: destroy, do: [{gain: 1, of: score}]}, on: {power: '>= 4'}}]}]}
Flag: {power: 1, effects: [{static: [{modify: power, by: 3, on: {name: Bear}}]}]}
Bear: {power: 2}
"""
    for field, score in ((["Chief", "Flag", "Bear"], 1), (["Chief", "Bear"], 0)):
        game = table(text, a("hit", "Bear"), A_field=field)
        game.play()
        assert game.tally("A", "score") == score


def test_who_loses_their_abilities_has_none_but_those_given_later() -> None:
    text = """
Bear: {power: 2, effects: [{when: destroy, do: [{gain: 1, of: score}]}]}
Taker: {power: 1, effects: [{activate: main, do: [{lose: abilities, on: {name: Bear}}]}]}
Giver: {power: 1, effects: [{activate: main, do: [{grant: {when: destroy, do: [{gain: 10, of: score}]}, on: {name: Bear}}]}]}
"""
    for moves, score in (
        ([], 1),
        (["Taker"], 0),
        (["Taker", "Giver"], 10),
        (["Giver", "Taker"], 0),
    ):
        game = table(text, *(a("use", one) for one in moves), a("hit", "Bear"), A_field=["Bear", "Taker", "Giver"])
        game.play()
        assert game.tally("A", "score") == score


def test_a_word_is_added_to_what_an_object_is() -> None:
    text = "Bear: {power: 2}\nMage: {power: 1, effects: [{activate: main, do: [{grant: spell, of: type, on: {name: Bear}}]}]}"
    game = table(text, a("use", "Mage"), A_field=["Bear", "Mage"])
    game.play()
    bear = game.card("Bear")
    assert game.value(bear, "type") == frozenset({"creature", "spell"})
    assert game.has_word(bear, "type", "creature")
    assert game.has_word(bear, "type", "spell")
    assert not game.has_word(game.card("Mage"), "type", "spell")
    game.expire("end of turn")
    assert game.value(bear, "type") == "creature"
