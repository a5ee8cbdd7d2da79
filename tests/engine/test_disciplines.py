"""The toy game on each discipline: the same cards, another order."""

from collections.abc import Sequence

import pytest

from judgekit.engine.disciplines.bag import TurnOrderBag
from judgekit.engine.disciplines.chain import LinkByLink
from judgekit.engine.disciplines.immediate import Immediate, TurnPlayerOrders
from judgekit.engine.disciplines.recency import NewestFirst
from judgekit.engine.disciplines.stack import StackWithPriority
from judgekit.engine.game import Game
from judgekit.engine.model import Instance
from judgekit.engine.rule import rule
from judgekit.engine.state import Bucket
from tests.engine import toy

CARDS = """
First: {power: 1, effects: [{when: {event: bell, player: any}, do: [{tire: {name: Spring}}]}]}
Second: {power: 1, effects: [{when: {event: bell, player: any}, do: [{gain: 1, of: score}]}]}
Spring: {power: 1}
Newer: {power: 1, effects: [{when: {event: tire, of: {name: Spring}}, do: [{gain: 1, of: mana}]}]}
"""


class ToyByTurnPlayer(TurnPlayerOrders, toy.Toy):
    """The turn player orders all."""


class ToyByRecency(NewestFirst, toy.Toy):
    """The newest first."""


class ToyOnAChain(LinkByLink, toy.Toy):
    """The last link first."""


class ToyOnAStack(StackWithPriority, toy.Toy):
    """The top of the stack first."""


class ToyWithABag(TurnOrderBag, toy.Toy):
    """Whoever's turn it is empties theirs first."""

    @rule("1")
    def others_wait(self, instances: Sequence[Instance]) -> None:
        """Told, for the test."""
        self.say("first", abilities=[one.label for one in instances])


def _order(game: type[Game], monkeypatch: pytest.MonkeyPatch, **answers: list[str]) -> list[str]:
    monkeypatch.setattr(toy, "Toy", game)
    table = toy.table(CARDS, toy.a("ring"), answers=answers, A_field=["First", "Second", "Spring", "Newer"])
    table.play()
    return [str(step.args["ability"]) for step in table.trace.steps if step.key == "resolve"]


def test_immediate_what_waits_longest_is_no_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    assert issubclass(toy.Toy, Immediate)
    assert _order(toy.Toy, monkeypatch) == ["First/1", "Second/1", "Newer/1"]


def test_by_recency_the_newest_passes_what_was_pending(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _order(ToyByRecency, monkeypatch) == ["First/1", "Newer/1", "Second/1"]


def test_by_recency_of_one_moment_the_turn_player_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "Toy", ToyByRecency)
    table = toy.table(CARDS, toy.a("ring"), B_field=["Second", "Spring"], A_field=["First"])
    table.play()
    assert [step.args["ability"] for step in table.trace.steps if step.key == "resolve"] == ["First/1", "Second/1"]


def test_on_a_chain_the_last_link_goes_first_and_what_it_triggers_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _order(ToyOnAChain, monkeypatch) == ["Second/1", "First/1", "Newer/1"]


def test_on_a_chain_what_is_held_waits_for_its_release(monkeypatch: pytest.MonkeyPatch) -> None:
    class Holding(ToyOnAChain):
        """One that may not be linked yet."""

        def is_held(self, instance: Instance) -> bool:
            return instance.label == "Second/1"

    monkeypatch.setattr(toy, "Toy", Holding)
    table = toy.table(CARDS, toy.a("ring"), B_field=["Second", "Spring"], A_field=["First"])
    table.play()
    assert [step.args["ability"] for step in table.trace.steps if step.key == "resolve"] == ["First/1"]
    assert [one.label for one in table.release()] == ["Second/1"]
    table.settle()
    assert [step.args["ability"] for step in table.trace.steps if step.key == "resolve"] == ["First/1", "Second/1"]


def test_on_a_stack_what_was_put_last_resolves_first(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _order(ToyOnAStack, monkeypatch) == ["Second/1", "First/1", "Newer/1"]


def test_on_a_stack_what_triggers_meanwhile_lies_above_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _order(ToyOnAStack, monkeypatch, order=["Second/1"]) == ["First/1", "Newer/1", "Second/1"]


def test_on_a_stack_the_turn_players_lie_beneath(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "Toy", ToyOnAStack)
    table = toy.table(CARDS, toy.a("ring"), B_field=["Second", "Spring"], A_field=["First"])
    table.play()
    assert [step.args["ability"] for step in table.trace.steps if step.key == "resolve"] == ["Second/1", "First/1"]
    assert table.holder == "A"


def test_from_a_bag_what_is_added_meanwhile_goes_before_what_waits_for_another_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(toy, "Toy", ToyWithABag)
    table = toy.table(CARDS, toy.a("ring"), A_field=["First", "Newer", "Spring"], B_field=["Second"])
    table.play()
    resolved = [step.args["ability"] for step in table.trace.steps if step.key == "resolve"]
    assert resolved == ["First/1", "Newer/1", "Second/1"]
    assert [step.args["abilities"] for step in table.trace.steps if step.key == "first"] == [["First/1"], ["Newer/1"]]


def test_from_a_bag_nobody_is_told_to_wait_where_one_player_has_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "Toy", ToyWithABag)
    table = toy.table(CARDS, toy.a("ring"), A_field=["First", "Second", "Spring"])
    table.play()
    assert not [step for step in table.trace.steps if step.key == "first"]


def test_by_turn_player_the_opponent_s_are_ordered_too_and_the_newest_goes_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(toy, "Toy", ToyByTurnPlayer)
    zones = {"A_field": ["Second"], "B_field": ["First", "Spring", "Newer"]}
    table = toy.table(CARDS, toy.a("ring"), answers={"order": ["First/1"]}, **zones)
    table.play()
    order = [step.args["ability"] for step in table.trace.steps if step.key == "resolve"]
    assert order == ["First/1", "Newer/1", "Second/1"]
    assert [one.choice.player for one in table.trace.decisions] == ["A"]


def test_by_recency_the_other_player_s_first_bucket_of_the_moment_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    class Showing(ToyByRecency):
        """Tells whose wait in the moment that goes first."""

        def turn_players(self, theirs: Bucket, mine: Bucket) -> Bucket:
            shown.append((mine, theirs))
            return super().turn_players(theirs, mine)

    shown: list[tuple[Bucket, Bucket]] = []
    monkeypatch.setattr(toy, "Toy", Showing)
    table = toy.table(CARDS, toy.a("ring"), B_field=["Second", "Spring"], A_field=["First"])
    table.play()
    ((mine, theirs),) = shown
    assert (mine[1], theirs[1], mine[0] == theirs[0]) == (False, True, True)
