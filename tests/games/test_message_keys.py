"""A message is keyed by what is said: a clause that was looked at, or words that somebody says; never by a method."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import judgekit.engine
from judgekit import games
from judgekit.engine.event import Event
from judgekit.engine.rule import Rule
from judgekit.games.messages import FILE, _read
from judgekit.replay.variants import rule_methods

ENGINE = Path(judgekit.engine.__file__).parent
GAMES = Path(games.__file__).parent
SAID = ("applied", "forbidden", "illegal", "choices")
"""The sections whose keys are said in the code, beside what was considered."""


@cache
def said_in(folder: Path) -> tuple[re.Pattern[str], ...]:
    """What the Python of a folder can say: its texts, those with holes as patterns."""
    nodes = [one for path in folder.rglob("*.py") for one in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return tuple(re.compile(text) for text in {*map(pattern, nodes)} if text)


def pattern(node: ast.AST) -> str:
    """A text of the code as a pattern; "" for what is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr) and any(re.search(r"\w{2}", pattern(one)) for one in node.values):
        return "".join(pattern(one) or ".+" for one in node.values)
    return ""


def is_said(key: str, *folders: Path) -> bool:
    """Does somebody say this; a step that holds or not has two sentences under one key?"""
    return any(one.fullmatch(key.removesuffix(" yes").removesuffix(" no")) or one.fullmatch(key)
               for folder in folders for one in said_in(folder))  # fmt: skip


def events(cls: type[Event] = Event) -> Iterator[type[Event]]:
    """Every event that there is."""
    for one in cls.__subclasses__():
        yield one
        yield from events(one)


def kinds(game: str) -> set[str]:
    """The names of the events that a game can have."""
    games.game(game)
    return {one.kind for one in events() if one.__module__.startswith(("judgekit.engine", f"judgekit.games.{game}."))}


def considered(game: str) -> Mapping[str, list[str]]:
    """Who says a key of what was considered: the rules that declare it, or whose clauses it is."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for name, rule in rule_methods(games.game(game), games.readings(game)):
        if rule.role != "applies":  # what it did to the table is a step of its own
            found[key(rule)]["several that mean the same" if rule.considered else name] = None
    return {said: [*names] for said, names in found.items()}


def key(rule: Rule) -> str:
    """Under what key it stands that a rule was considered."""
    return rule.considered or " ".join(rule.numbers)


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_nothing_stands_under_the_name_of_a_method(game: str) -> None:
    looked_at = _read(GAMES / game / FILE)["considered"]
    assert [one for one in looked_at if hasattr(games.game(game), one)] == []


def test_what_is_said_of_a_rule_that_was_considered_is_said_of_one_rule_alone(game: str) -> None:
    rules = considered(game)
    spares = {one for one in _read(GAMES / game / FILE)["considered"] if one not in rules}
    assert [one for one in spares if not is_said(one, GAMES / game)] == [], "no rule says this: remove it"
    shared = {one: rules[one] for one in _read(GAMES / game / FILE)["considered"] if len(rules.get(one, ())) > 1}
    assert shared == {}, "give each a key: @rule(…, considered=…)"


@pytest.mark.parametrize("section", SAID)
def test_a_message_that_nobody_says_is_a_fault(game: str, section: str) -> None:
    written = _read(GAMES / game / FILE).get(section, {})
    assert [one for one in written if one not in kinds(game) and not is_said(one, ENGINE, GAMES / game)] == []


@pytest.mark.parametrize("section", SAID)
def test_what_all_games_share_is_said_by_the_kernel(section: str) -> None:
    shared = {kind for game in games.names() for kind in kinds(game)}
    written = _read(GAMES / FILE).get(section, {})
    assert [one for one in written if one not in shared and not is_said(one, ENGINE, GAMES)] == []
