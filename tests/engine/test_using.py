"""Using an ability: a cost is paid whole or not at all, as a cost, and what it names is known to the end."""

from dataclasses import dataclass

import pytest

from judgekit.engine.abilities import Activated
from judgekit.engine.actions import IllegalMove
from judgekit.engine.effects.flow import By, Gain
from judgekit.engine.model import Effect, Instance, Resolution
from judgekit.engine.rule import Illegal
from tests.engine.toy import Toy, a, table


def _zone(game: Toy, place: str) -> list[str]:
    player, zone = place.split("_")
    return sorted(one.label for one in game.zone(player, zone))


DISCARDS = """
Altar:
  power: 1
  effects:
    - activate: main
      cost: [{choose: {zone: hand, controller: you}, as: paid, count: 2}, {move: paid, to: grave}]
      do: [{gain: 1, of: score}]
Ox: {power: 1}
Watcher:
  power: 1
  effects: [{when: {event: move, of: {controller: you}, cause: effect}, do: [{gain: 10, of: score}]}]
Bookkeeper:
  power: 1
  effects: [{when: {event: move, of: {controller: you}, cause: cost}, do: [{gain: 100, of: score}]}]
"""


def test_a_cost_of_two_cards_is_paid_with_two() -> None:
    game = table(DISCARDS, a("use", "Altar"), A_field=["Altar"], A_hand=["Ox", "Ox#2"])
    game.play()
    assert (_zone(game, "A_grave"), game.state.value("A", "score")) == (["Ox", "Ox#2"], 1)


def test_with_one_card_of_two_nothing_is_paid_and_nothing_done() -> None:
    game = table(DISCARDS, a("use", "Altar", tries=True), A_field=["Altar"], A_hand=["Ox"])
    game.play()
    assert (_zone(game, "A_hand"), game.state.value("A", "score")) == (["Ox"], 0)
    assert game.trace.steps[-1].args["why"] == "cost"


def test_what_pays_is_no_effect_but_a_cost() -> None:
    game = table(DISCARDS, a("use", "Altar"), A_field=["Altar", "Watcher", "Bookkeeper"], A_hand=["Ox", "Ox#2"])
    game.play()
    assert game.state.value("A", "score") == 201


BINDS = """
Ogre:
  power: 5
  effects:
    - activate: main
      cost: [{choose: {type: creature, controller: you, is: other}, as: food}, {destroy: food}]
      do: [{if: {object: food, matches: {power: "3"}}, then: [{gain: 3, of: score}]}]
    - {when: {event: tire, of: {is: self}}, may: yes, cost: [{gain: -2, of: mana}], do: [{gain: 7, of: score}]}
Calf: {power: 3}
Hen: {power: 1}
Whip: {type: spell, power: 1, effects: [{when: play, do: [{tire: {name: Ogre}}]}]}
"""


@pytest.mark.parametrize(("food", "score"), [("Calf", 3), ("Hen", 0)])
def test_a_name_of_the_cost_is_known_in_what_follows(food: str, score: int) -> None:
    game = table(BINDS, a("use", "Ogre"), A_field=["Ogre", food])
    game.play()
    assert game.state.value("A", "score") == score


@pytest.mark.parametrize(("mana", "left", "score"), [(2, 0, 7), (1, 1, 0)])
def test_a_count_pays_only_if_there_is_enough(mana: int, left: int, score: int) -> None:
    game = table(BINDS, a("cast", "Whip"), A_field=["Ogre"], A_hand=["Whip"])
    game.state.set(mana + 1, "A", "mana")
    game.play()
    assert (game.state.value("A", "score"), game.state.value("A", "mana")) == (score, left)


def test_at_will_without_its_cost_is_illegal() -> None:
    with pytest.raises(IllegalMove):
        table(DISCARDS, a("use", "Altar"), A_field=["Altar"]).play()


@dataclass(frozen=True)
class Refused(Effect):
    """What a rule does not let anybody pay."""

    def run(self, game: Toy, at: Resolution) -> bool:
        raise Illegal("a rule says why")


PRICE = (Gain(-1, "mana"), Refused())


def _instance(game: Toy, ability: Activated) -> Instance:
    return Instance(0, "Hen/1", "A", game.card("Hen"), ability)


def test_a_rule_that_refuses_part_of_a_cost_leaves_it_unpaid_and_says_why_to_whoever_uses_it_at_will() -> None:
    game = table(BINDS, A_field=["Hen"])
    game.state.set(3, "A", "mana")
    refused = _instance(game, Activated("main", (Gain(1, "score"),), cost=PRICE))
    with game.trace.by(("toy:6.1",)):
        assert game.put_to_use(refused) is None
        with pytest.raises(Illegal, match="a rule says why"):
            game.use_at_will(refused)
        game.carry_out(_instance(game, Activated("main", (By(PRICE, (Gain(1, "score"),)),))))
    assert (game.tally("A", "mana"), game.tally("A", "score")) == (3, 0)
