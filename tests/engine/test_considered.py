"""A rule that was looked at and left no step says why it did not reach, once of each thing; a guard does nothing else."""

import pytest

from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, guard, rule, rules_of
from judgekit.engine.trace import Step
from judgekit.replay.variants import without
from tests.engine.toy import Toy, table

CARDS = "Bear: {power: 2}\nWolf: {power: 5}\n"


class Guarded(Toy):
    """The toy with rules that say of what they do not reach, or do not."""

    @guard("6.1")
    def is_strong(self, card: Obj) -> None:
        if self.number(card, "power") < 3:
            raise Illegal("too weak", subject=card)
        self.spares("strong enough", subject=card, power=self.number(card, "power"))

    @rule("6.2", considered="nobody sleeps")
    def sleeps(self, card: Obj) -> bool:
        return bool(card.mark("tired"))

    @rule("6.3", neutral="the whole deck", machinery=True)
    def how_much(self) -> str:
        return "half the deck"


def considered(game: Toy) -> list[Step]:
    return [one for one in game.trace.steps if one.status == "considered"]


def on_the_table() -> Guarded:
    game = table(CARDS, game=Guarded, A_field=["Bear", "Wolf"])
    assert isinstance(game, Guarded)
    return game


def test_what_lets_something_pass_says_why_and_of_what() -> None:
    game = on_the_table()
    game.is_strong(game.card("Wolf"))
    (step,) = considered(game)
    assert (step.key, step.args, step.clauses) == ("strong enough", {"subject": "Wolf", "power": 5}, ("toy:6.1",))
    assert step.rule == "is_strong"


def test_what_does_not_let_it_pass_leaves_nothing() -> None:
    game = on_the_table()
    with pytest.raises(Illegal):
        game.is_strong(game.card("Bear"))
    assert considered(game) == []


def test_it_is_said_once_of_each_thing() -> None:
    game = table("Wolf: {power: 5}\nFox: {power: 5}", game=Guarded, A_field=["Wolf", "Fox"])
    assert isinstance(game, Guarded)
    for name in ("Wolf", "Fox", "Wolf"):
        game.is_strong(game.card(name))
    assert [one.args["subject"] for one in considered(game)] == ["Wolf", "Fox"]


def test_a_rule_that_says_nothing_is_told_under_the_key_beside_it_and_once() -> None:
    game = on_the_table()
    assert not game.sleeps(game.card("Wolf"))
    assert not game.sleeps(game.card("Bear"))
    (step,) = considered(game)
    assert (step.key, step.args) == ("nobody sleeps", {})


def test_a_rule_is_taken_away_as_its_decorator_says() -> None:
    assert on_the_table().how_much() == "half the deck"
    assert without(Guarded, "how_much").how_much(on_the_table()) == "the whole deck"  # type: ignore[attr-defined]


def test_the_decorator_says_what_part_a_rule_plays() -> None:
    rules = rules_of(Guarded)
    assert {name for name, one in rules.items() if one.role == "guard"} == {"is_strong"}
    assert {name for name, one in rules.items() if one.machinery} == {"how_much"}
