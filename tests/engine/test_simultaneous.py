"""Events that happen at the same time see the table as it was before any of them."""

from tests.engine.toy import a, table


def test_last_known_information_is_from_before_all_of_them() -> None:
    text = """
Chief: {power: 1, effects: [{static: [{modify: power, by: 5, on: {is: other}}]}]}
Bear: {power: 2, effects: [{when: {event: destroy, of: {is: self, power: ">= 7"}}, do: [{gain: 1, of: score}]}]}
Boom: {power: 1, effects: [{when: {event: bell, player: you}, do: [{destroy: {power: ">= 1"}}]}]}
"""
    for order in (["Chief", "Bear", "Boom"], ["Bear", "Chief", "Boom"]):
        game = table(text, a("ring"), A_field=order)
        game.play()
        assert len(game.zone("A", "grave")) == 3
        assert game.state.value("A", "score") == 1, order


def test_those_that_leave_together_see_each_other_leave() -> None:
    text = """
Bear: {power: 2, effects: [{when: {event: destroy, of: {is: other}}, do: [{gain: 1, of: score}]}]}
Boom: {power: 1, effects: [{when: {event: bell, player: you}, do: [{destroy: {name: Bear}}]}]}
"""
    game = table(text, a("ring"), A_field=["Bear", "Bear#2", "Boom"])
    game.play()
    assert game.state.value("A", "score") == 2


def test_a_keyword_that_was_granted_is_remembered_of_a_card_that_prints_none() -> None:
    text = """
Bear: {power: 2}
Chief: {power: 1, effects: [{static: [{grant: Swift, on: {name: Bear}}]}]}
Owl: {power: 1, effects: [{when: {event: destroy, of: {keyword: Swift}}, do: [{gain: 1, of: score}]}]}
"""
    game = table(text, a("hit", "Bear"), A_field=["Bear", "Chief", "Owl"])
    game.play()
    assert game.state.value("A", "score") == 1


def test_an_event_of_nobody_is_not_the_opponent_s() -> None:
    text = "Owl: {power: 1, effects: [{when: {event: destroy, of: {}, player: opponent}, do: [{gain: 1, of: score}]}]}"
    text += "\nBear: {power: 2}"
    game = table(text, a("crash", "Bear"), A_field=["Bear", "Owl"])
    game.play()
    assert game.state.value("A", "score") == 0


def test_a_value_does_not_depend_on_which_is_asked_first() -> None:
    text = """
Ant: {power: 1, effects: [{static: [{modify: power, by: 2}], while: {exists: {name: Bee, power: ">= 3"}}}]}
Bee: {power: 1, effects: [{static: [{modify: power, by: 2}], while: {exists: {name: Ant, power: ">= 1"}}}]}
"""
    found = []
    for first in ("Ant", "Bee"):
        game = table(text, A_field=["Ant", "Bee"])
        game.number(game.card(first), "power")
        found.append([game.number(game.card(name), "power") for name in ("Ant", "Bee")])
    assert found[0] == found[1]
