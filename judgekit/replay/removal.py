"""A game without one of its rules: what it would be if the clause were not there."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_origin, get_type_hints

from judgekit.engine.game import Game
from judgekit.engine.rule import Rule, rules_of
from judgekit.errors import UserError
from judgekit.games import game_as_read
from judgekit.replay.citations import rule_methods
from judgekit.replay.run import replay
from judgekit.replay.scenario import Scenario
from judgekit.replay.trials import Progress, Trial
from judgekit.replay.verdict import judge


def without(game: type[Game], name: str) -> type[Game]:
    """The game with one rule method removed: the kernel's own way where it has one, nothing at all elsewhere."""
    rule = rules_of(game)[name]
    neutral = getattr(Game, name, None) or _nothing(getattr(game, name), rule)
    return type(game.__name__, (game,), {name: neutral})


def fails(scenario: Scenario, game: type[Game]) -> bool:
    """Does a scenario fail on this class of its game?"""
    try:
        return not judge(scenario.claims, replay(scenario.situation, game=game).game).passed
    except UserError:
        return True
    except Exception:  # a rule that the rest leans on: without it nothing runs
        return True


def killed(clauses: Sequence[str], considered: Mapping[str, Sequence[Trial]], progress: Progress) -> frozenset[str]:
    """The clauses without whose rule method a passing scenario fails; only those that looked at it can notice."""
    return frozenset(_killed(clauses, considered, progress))


def _killed(clauses: Sequence[str], considered: Mapping[str, Sequence[Trial]], progress: Progress) -> Iterator[str]:
    for done, clause in enumerate(clauses):
        progress(done, len(clauses))
        if any(_notices(trial.scenario, clause) for trial in _likeliest_first(clause, considered.get(clause, ()))):
            yield clause


def _likeliest_first(clause: str, trials: Iterable[Trial]) -> list[Trial]:
    passing = [trial for trial in trials if trial.passed]
    return sorted(passing, key=lambda trial: (clause not in trial.asserted, clause not in trial.applied))


def _notices(scenario: Scenario, clause: str) -> bool:
    readings = frozenset(scenario.situation.readings.items())
    return any(fails(scenario, cut) for cut in cuts(scenario.game, readings, clause))


@cache
def cuts(game: str, readings: frozenset[tuple[str, str]], clause: str) -> tuple[type[Game], ...]:
    """The game, so read, without each rule method that declares the clause, be it in a chapter that another extends."""
    whole = game_as_read(game, readings)
    declaring = (name for name, rule in rule_methods(whole) if clause in whole.cited(rule.numbers))
    return tuple(without(whole, name) for name in dict.fromkeys(declaring))


def _nothing(method: Any, rule: Rule) -> Any:
    hints = get_type_hints(method)
    returns: Any = hints.pop("return", None)
    empty = _EMPTY.get(get_origin(returns) or returns)
    # What a rule is given and gives back changed comes back as it was.
    given_back = rule.role == "replaces" or (returns is not type(None) and returns in [*hints.values()][:1])

    def nothing(_game: Game, *args: Any, **_words: Any) -> Any:
        if rule.role == "check":
            return []
        return args[0] if given_back else empty

    return nothing


_EMPTY: Mapping[Any, Any] = {
    bool: False,
    int: 0,
    str: "",
    tuple: (),
    list: (),
    Sequence: (),
    Iterable: (),
    frozenset: frozenset(),
}
