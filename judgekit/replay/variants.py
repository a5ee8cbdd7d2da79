"""Other rules to play by: a game without one of its rules, and whether a malrule can change anything."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, get_origin, get_type_hints

from judgekit.engine.game import Game
from judgekit.engine.malrule import Malrule
from judgekit.engine.reading import Reading
from judgekit.engine.rule import UNSAID, Rule, rules_of
from judgekit.engine.trace import Answer
from judgekit.games import game_as_read

_DISCIPLINES = "judgekit.engine.disciplines."
FEW = 16
"""Classes without a rule that are kept: those of a clause and some readings, for all the scenarios that ask for it."""


def without(game: type[Game], name: str) -> type[Game]:
    """The game without one rule method: as its decorator says, else the kernel's own way, else nothing at all."""
    rule = rules_of(game)[name]
    if rule.neutral is not UNSAID:
        return type(game.__name__, (game,), {name: lambda *_args, **_words: rule.neutral})
    own = getattr(Game, name, None) or _of_discipline(game, name)
    neutral = getattr(own, "without", own) or _nothing(getattr(game, name), rule)
    return type(game.__name__, (game,), {name: neutral})


def is_idle(game: Any, name: str, answers: Collection[Answer]) -> bool:
    """Did a rule method answer all along what is there without it? Then the same is played without it."""
    return {*answers} == {_answer_without(game, name)}


@cache
def _answer_without(game: type[Game], name: str) -> Answer | None:
    """What is always answered for a rule method that is removed; None where that depends, or is an act left out."""
    rule = rules_of(game)[name]
    if rule.neutral is not UNSAID:
        return Answer.NOTHING if rule.neutral in (False, 0, "", ()) else None
    if getattr(Game, name, None) or _of_discipline(game, name):
        return None
    if rule.role == "guard":
        return Answer.NOTHING
    empty, given_back = _empty(getattr(game, name), rule)
    if given_back:
        return Answer.UNCHANGED
    return None if empty is None else Answer.NOTHING


@lru_cache(maxsize=FEW)
def cuts(game: str, readings: frozenset[tuple[str, str]], clause: str) -> tuple[type[Game], ...]:
    """The game, so read, without each rule method that declares the clause, be it in a chapter that another extends."""
    whole = game_as_read(game, readings)
    declaring = (name for name, rule in rule_methods(whole) if clause in whole.cited(rule.numbers))
    return tuple(without(whole, name) for name in dict.fromkeys(declaring))


def is_at_stake(malrule: Malrule, rules: type[Game], evaluated: Collection[str]) -> bool:
    """Did a replay by the rules ask any rule that the malrule overrides? If not, it changes nothing."""
    known = rules_of(rules)
    overridden = [name for name in vars(malrule.mixin) if not name.startswith("__")]
    clauses = [rules.cited(known[name].numbers) for name in overridden if name in known]
    return len(clauses) < len(overridden) or any(set(one) & set(evaluated) for one in clauses)


def rule_methods(game: type[Game], readings: Sequence[Reading] = ()) -> Iterator[tuple[str, Rule]]:
    """Every rule method with its name: of the game, also those that a later chapter extends, and of the readings."""
    mixins = (meaning.mixin for reading in readings for meaning in reading.meanings if meaning.mixin)
    bases = dict.fromkeys((*reversed(game.__mro__), *(base for mixin in mixins for base in reversed(mixin.__mro__))))
    for base in bases:
        yield from ((name, member.rule) for name, member in vars(base).items() if hasattr(member, "rule"))


def _of_discipline(game: type[Game], name: str) -> Any:
    """The method as a discipline below the game has it, None where none does."""
    disciplines = (one for one in game.__mro__ if one.__module__.startswith(_DISCIPLINES))
    return next((vars(one)[name] for one in disciplines if name in vars(one)), None)


def _nothing(method: Any, rule: Rule) -> Any:
    empty, given_back = _empty(method, rule)

    def nothing(_game: Game, *args: Any, **_words: Any) -> Any:
        return args[0] if given_back else empty

    return nothing


def _empty(method: Any, rule: Rule) -> tuple[Any, bool]:
    """What is answered where there is no such rule, and whether it is what the rule was given, as it was."""
    if rule.role == "check":
        return (), False
    hints = get_type_hints(method)
    returns: Any = hints.pop("return", None)
    given_back = rule.role == "replaces" or (returns is not type(None) and returns in [*hints.values()][:1])
    return _EMPTY.get(get_origin(returns) or returns), given_back


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
