"""What need not be played again: without it the same would be played, and here that is tried."""

from typing import Any

import pytest

from judgekit.bank import find
from judgekit.engine.rule import rules_of
from judgekit.engine.trace import Answer
from judgekit.games import game_as_read, game_with, malrules, readings
from judgekit.reasons import How, variations
from judgekit.replay import Replay, replay, without

ONE_EACH = (
    "cipher/rango-uno-dos",
    "digimon/empate-de-dp",
    "fftcg/quien-puede-bloquear",
    "lorcana/quest-restricciones",
    "yugioh/vencer-una-defensa-no-hace-dano",
)


def played(name: str) -> Replay:
    (scenario,) = find([name])
    return replay(scenario.situation)


def way(one: Replay) -> list[tuple[object, ...]]:
    steps = (step for step in one.game.trace.steps if step.status != "considered")
    return [(step.key, repr(step.args), step.actor, step.status) for step in steps]


@pytest.mark.parametrize("name", ONE_EACH)
def test_without_a_guard_that_let_everything_pass_the_same_is_played(name: str) -> None:
    original = played(name)
    cls: Any = type(original.game)
    tried = {one.name for one in variations(original, [How.WITHOUT])}
    answers = original.game.trace.answers
    idle = [one for one, rule in rules_of(cls).items() if rule.role == "guard" and answers.get(one) == {Answer.NOTHING}]
    assert idle
    for guard in idle:
        assert way(replay(original.situation, game=without(cls, guard))) == way(original), guard
    assert tried.isdisjoint(idle)


def test_a_guard_that_refused_something_is_played_without() -> None:
    assert "must_be_dry" in {one.name for one in variations(played("lorcana/quest-restricciones"), [How.WITHOUT])}


@pytest.mark.parametrize("name", ONE_EACH)
def test_beliefs_and_meanings_that_are_not_tried_change_nothing(name: str) -> None:
    original = played(name)
    game, situation = original.game.game, original.situation
    tried = {one.name for one in variations(original, [How.READ_OTHERWISE])}
    for one in readings(game):
        for other in one.meanings:
            if f"{one.name}/{other.name}" not in tried:
                read = game_as_read(game, frozenset({one.name: other.name}.items()))
                assert way(replay(situation, game=read)) == way(original)
    believed = {one.name for one in variations(original, [How.BELIEVED])}
    untried = [one for one in malrules(game) if one.name not in believed]
    assert untried
    for malrule in untried:
        assert way(replay(situation, game=game_with(malrule))) == way(original), malrule.name
