"""A rule that a document prints once for each kind of thing: each row is cited, taken away and misread alone."""

import pytest

from judgekit.engine.rows import ANY_OTHER, printed_for_each, row
from judgekit.engine.rule import rule, rules_of
from judgekit.replay import without
from tests.engine.toy import Toy, table


class Greeting(Toy):
    @printed_for_each(str, row("cat", "greets_cats", "7.1"), row("dog", "greets_dogs", "7.2", "7.2.1"))
    def greets(self, kind: str, loudly: bool) -> bool:
        """Everybody is greeted by the rule of their kind."""
        self.say("greets", kind=kind, loudly=loudly)
        return True

    @printed_for_each(str, row("cat", "feeds_cats", "8.1"), row(ANY_OTHER, "feeds_others", "8.2"))
    def feeds(self, kind: str) -> str:
        """So are they fed."""
        self.say("feeds", kind=kind)
        return kind


class NoDogs(Greeting):
    @rule("7.2", "7.2.1")
    def greets_dogs(self, kind: str, loudly: bool) -> bool:
        """A dog would not be greeted."""
        return False


def seated(rules: type[Toy]) -> Greeting:
    game = table("Ox: {power: 1}", game=rules)
    assert isinstance(game, Greeting)
    return game


def cited(game: Greeting) -> list[tuple[str, ...]]:
    return [one.clauses for one in game.trace.steps]


def test_what_is_of_a_kind_is_ruled_by_the_clauses_of_its_row() -> None:
    game = seated(Greeting)
    assert (game.greets("cat", loudly=True), game.greets("dog", loudly=False)) == (True, True)
    assert cited(game) == [("toy:7.1",), ("toy:7.2", "toy:7.2.1")]


@pytest.mark.parametrize(("kind", "clause"), [("cat", "toy:8.1"), ("hen", "toy:8.2")])
def test_what_has_no_row_goes_by_that_of_all_others_where_there_is_one(kind: str, clause: str) -> None:
    game = seated(Greeting)
    assert game.feeds(kind) == kind
    assert cited(game) == [(clause,)]


def test_what_has_no_row_is_passed_over_where_there_is_none_for_it() -> None:
    game = seated(Greeting)
    assert not game.greets("hen", loudly=True)
    assert cited(game) == []


def test_one_row_is_taken_away_and_the_others_stay() -> None:
    game = seated(without(Greeting, "greets_cats"))
    assert not game.greets("cat", loudly=True)
    assert game.greets("dog", loudly=True)
    assert cited(game) == [("toy:7.2", "toy:7.2.1")]


def test_one_row_is_misread_and_the_others_stay() -> None:
    game = seated(NoDogs)
    assert (game.greets("cat", loudly=True), game.greets("dog", loudly=True)) == (True, False)


def test_each_row_is_a_rule_of_the_game() -> None:
    rows = {name: one.numbers for name, one in rules_of(Greeting).items() if name.startswith("greets")}
    assert rows == {"greets_cats": ("7.1",), "greets_dogs": ("7.2", "7.2.1")}
