"""Every rule of every game is one that some scenario of the bank would miss, and says so by its verdict."""

from collections import defaultdict
from pathlib import Path

import pytest
import yaml

from judgekit import games
from judgekit.coverage.killed import Ending, clearest, ending
from judgekit.engine.rule import rules_of
from judgekit.replay.run import replay
from judgekit.replay.variants import without
from judgekit.scenario import asserted
from judgekit.scenario.model import Scenario

RULES = [(game, name) for game in games.names() for name in rules_of(games.game(game))]
UNNOTICED: dict[str, dict[str, str]] = yaml.safe_load(
    Path(__file__).with_name("unnoticed.yaml").read_text(encoding="utf-8")
)


@pytest.fixture(scope="module")
def looking(bank: dict[str, Scenario]) -> dict[str, list[Scenario]]:
    """The scenarios in whose replay the rules of each clause are asked, nobody else can miss them; by game, all of them.

    A scenario that asks for another reading runs on another class; the plain ones are enough to tell.
    """
    found: defaultdict[str, list[Scenario]] = defaultdict(list)
    for one in bank.values():
        if not one.situation.readings:
            for clause in (one.game, *replay(one.situation).game.trace.evaluated):
                found[clause].append(one)
    return found


@pytest.mark.parametrize(("game", "rule"), RULES)
def test_a_verdict_fails_without_the_rule(game: str, rule: str, looking: dict[str, list[Scenario]]) -> None:
    cls = games.game(game)
    by = cls.cited(rules_of(cls)[rule].numbers) or (game,)
    asking = {one.id: one for clause in by for one in looking[clause]}
    likeliest_first = sorted(asking.values(), key=lambda one: set(by).isdisjoint(asserted(one)))
    found = clearest(ending(one, without(cls, rule)) for one in likeliest_first)
    known = UNNOTICED[game].get(rule, Ending.FAILS)
    assert found == known, f"without {rule} the best that the bank says is «{found}»; unnoticed.yaml says «{known}»"


@pytest.mark.parametrize("game", games.names())
def test_what_is_known_to_go_unnoticed_is_a_rule(game: str) -> None:
    assert set(UNNOTICED[game]) <= set(rules_of(games.game(game)))
    assert set(UNNOTICED[game].values()) <= set(Ending) - {Ending.FAILS}
