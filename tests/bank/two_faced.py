"""Rules whose one considered sentence is said whatever they answer: of yes and of no it cannot both be true."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache, wraps
from typing import Any

from judgekit.engine.game import Game
from judgekit.engine.rule import rules_of
from judgekit.engine.trace import CONSIDERED, Step
from judgekit.games import game_as_read
from judgekit.games.messages import considered, messages
from judgekit.replay import replay
from judgekit.scenario import Scenario

Answers = defaultdict[tuple[str, str, str], set[bool]]


def two_faced(scenarios: Iterable[Scenario]) -> set[str]:
    """`game rule` of each that was considered with a yes and with a no, and has a sentence for it."""
    answers: Answers = defaultdict(set)
    for one in scenarios:
        read = game_as_read(one.game, frozenset(one.situation.readings.items()))
        _ANSWERS.append(answers)
        replay(one.situation, game=_listening(read))
        _ANSWERS.clear()
    return {f"{game} {rule}" for (game, rule, _), found in answers.items() if len(found) > 1}


_ANSWERS: list[Answers] = []


@cache
def _listening(cls: type[Game]) -> type[Game]:
    """The game, each of whose rules is heard where it answers yes or no and leaves nothing but its being looked at."""
    heard = {name: _heard(name, getattr(cls, name)) for name in rules_of(cls)}
    return type(cls.__name__, (cls,), heard)


def _heard(name: str, method: Any) -> Any:
    @wraps(method)
    def run(self: Game, *args: Any, **words: Any) -> Any:
        before = len(self.trace.steps)
        answer = method(self, *args, **words)
        last = self.trace.steps[-1] if len(self.trace.steps) > before else None
        if isinstance(answer, bool) and last and _is_told(self.game, last, name):
            _ANSWERS[-1][self.game, name, considered(last)].add(answer)
        return answer

    return run


def _is_told(game: str, step: Step, rule: str) -> bool:
    told = (step.status, step.rule) == (CONSIDERED, rule)
    return told and messages(game).knows(CONSIDERED, considered(step))
