"""The manual's table of what happens when a card changes zone: all that it says happens in the bank, and nothing is left out."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from judgekit import bank, games
from judgekit.replay import replay
from judgekit.scenario import load

README = Path(__file__).parents[1] / "scenarios" / "referencia.md"
ROW = "| Al cambiar de zona |"
FIELD, ANYWHERE, MOST_NAMED = "campo", "cualquiera", 3
Moves = Mapping[str, Mapping[str, set[str]]]


@cache
def moves_of_the_bank(game: str) -> Moves:
    """The events by which a card changes zone in the scenarios of a game: where to, and from where."""
    cls = games.game(game)
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for path in bank.paths(bank.shipped_bank(), game):
        for step in replay(load(path).situation).game.trace.steps:
            if step.status != "applied" or step.key not in cls.events():
                continue
            for change in step.changes:
                if "zone" in change and change["object"] == step.args.get("subject"):
                    origin, goal = (
                        FIELD if cls.kinds().get(one) and cls.kinds()[one].field else one for one in change["zone"]
                    )
                    found[step.key][goal].add(origin)
    return found


def row(game: str) -> str:
    """What the manual says of it."""
    return next(line for line in section(game).splitlines() if line.startswith(ROW))


def section(game: str) -> str:
    _, _, rest = README.read_text(encoding="utf-8").partition(f"(`{game}`)\n")
    return rest.partition("\n## ")[0]


def told(game: str) -> Iterator[tuple[str, str, str]]:
    """The event, from where and where to, of each entry of the row."""
    for event, pairs in re.findall(r"`([^`]+)`: ([^;|]+)", row(game).removeprefix(ROW)):
        for pair in pairs.split(","):
            origins, _, goal = pair.strip().partition(" → ")
            yield from ((event, origin, goal) for origin in origins.split("/"))


def written(moves: Moves) -> str:
    """The row as the manual writes it."""
    said = []
    for event, goals in sorted(moves.items()):
        pairs = (
            f"{'/'.join(sorted(one)) if len(one) <= MOST_NAMED else ANYWHERE} → {goal}"
            for goal, one in sorted(goals.items())
        )
        said.append(f"`{event}`: {', '.join(pairs)}")
    return f"{ROW} {'; '.join(said)} |"


@pytest.mark.parametrize("game", games.names())
def test_all_that_the_table_says_happens(game: str) -> None:
    moves = moves_of_the_bank(game)
    wrong = [
        (event, origin, goal)
        for event, origin, goal in told(game)
        if origin not in moves[event][goal] and not (origin == ANYWHERE and len(moves[event][goal]) > MOST_NAMED)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", games.names())
def test_no_event_that_moves_a_card_is_left_out(game: str) -> None:
    assert set(moves_of_the_bank(game)) <= {event for event, _, _ in told(game)}
