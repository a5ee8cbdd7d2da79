"""Rules of a game: methods whose decorator names the clause that they are, and the part that they play in the loop."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, ClassVar, Concatenate, Final, ParamSpec, Protocol, TypedDict, TypeVar, Unpack, cast

from judgekit.engine.event import E
from judgekit.engine.trace import Answer, RuleOfGame, Trace

P = ParamSpec("P")
R = TypeVar("R")
M = TypeVar("M", bound=Callable[..., Any])
S = TypeVar("S", bound="HasTrace")


class HasTrace(Protocol):
    """What a rule needs of the game that it belongs to."""

    trace: Any
    game: ClassVar[str]

    def cited(self, numbers: tuple[str, ...]) -> tuple[str, ...]:
        """The clause ids of these numbers."""
        ...


class Illegal(Exception):  # noqa: N818 - it is a ruling, not a fault
    """What was attempted is illegal; the innermost rule that says so lends its clauses.

    `by_text` is the ability that forbids it, where a card's text does.
    """

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args
        self.clauses: tuple[str, ...] = ()
        self.by_text = ""


NOTHING, UNCHANGED, SOMETHING = Answer
UNSAID: Final = object()
"""No answer was given for where the rule is taken away."""


class Beside(TypedDict, total=False):
    """What stands beside the clauses of a rule.

    `considered` is the key of what is said where it leaves no step: needed where another rule has the same clauses.
    `neutral` is the answer where it is taken away, if none, 0 or «no» would mean something else than «there is no such
    rule». `machinery` is without what nothing can be played. A `procedure` only walks the game on: no judge says it
    aloud.
    """

    considered: str
    neutral: object
    machinery: bool
    procedure: bool


@dataclass(frozen=True, slots=True)
class Rule:
    """What a decorator says of a rule method: its clause numbers, its role in the loop and the event it looks at."""

    numbers: tuple[str, ...]
    role: str = ""
    about: str = ""
    considered: str = ""
    neutral: object = UNSAID
    machinery: bool = False
    procedure: bool = False


Method = Callable[Concatenate[S, P], R]


def rule(
    *numbers: str, role: str = "", about: str = "", **beside: Unpack[Beside]
) -> Callable[[Method[S, P, R]], Method[S, P, R]]:
    """Declare that a method is what these clauses say."""
    declared, known = Rule(numbers, role, about, **beside), dict[str, RuleOfGame]()
    ends, checks = _ENDS.get(role), role == "check"
    aside = declared.machinery or declared.procedure

    def decorate(method: Method[S, P, R]) -> Method[S, P, R]:
        @wraps(method)
        def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
            trace, game = self.trace, self.game
            by = known.get(game)
            if by is None:
                by = known[game] = RuleOfGame(method.__name__, self.cited(numbers), declared.considered, aside)
            trace.enter(by)
            try:
                result = method(self, *args, **kwargs)
                if checks:
                    result = _demanded(result, by)
            except BaseException as ended:
                if isinstance(ended, Illegal) and not ended.clauses:
                    ended.clauses = by.clauses
                trace.abandon()
                raise
            if ends is not None:
                ends(trace, result, args)
            elif result is None:
                trace.leave(SOMETHING)
            elif args and result is args[0]:
                trace.leave(UNCHANGED)
            else:
                trace.leave(SOMETHING if result else NOTHING)
            return result

        run.rule = declared  # type: ignore[attr-defined]
        return run

    return decorate


def _demanded(events: Any, by: RuleOfGame) -> Any:
    """What a rule check demands, by its clauses."""
    return [event.but(clauses=by.clauses) for event in events]


def _something_or_not(trace: Trace, result: object, given: tuple[Any, ...]) -> None:
    if result is None:
        trace.leave(SOMETHING)
    elif given and result is given[0]:
        trace.leave(UNCHANGED)
    else:
        trace.leave(SOMETHING if result else NOTHING)


def _applied(trace: Trace, result: object, given: tuple[Any, ...]) -> None:
    trace.cite()
    _something_or_not(trace, result, given)


def _let_pass(trace: Trace, _: object, __: tuple[Any, ...]) -> None:
    trace.leave(NOTHING)


def _forbade_or_not(trace: Trace, forbids: object, given: tuple[Any, ...]) -> None:
    if forbids:
        trace.abandon()
    else:
        _something_or_not(trace, forbids, given)


_ENDS: Mapping[str, Callable[[Trace, object, tuple[Any, ...]], None]] = {
    "applies": _applied,
    "guard": _let_pass,
    "forbids": _forbade_or_not,
}
"""How a rule of each role ends in the record; the others by whether they came to anything."""


def check(*numbers: str, **beside: Unpack[Beside]) -> Callable[[Method[S, P, R]], Method[S, P, R]]:
    """A rule check: yields the events that the rules demand of the table as it is."""
    return rule(*numbers, role="check", **beside)


def guard(*numbers: str, **beside: Unpack[Beside]) -> Callable[[Method[S, P, None]], Method[S, P, None]]:
    """A rule that lets something pass or raises `Illegal`, and does nothing else."""
    return rule(*numbers, role="guard", **beside)


class _ByEvent(Protocol):
    """A decorator of what takes one event, of the class that it is about."""

    def __call__(
        self, event: type[E], *numbers: str, **beside: Unpack[Beside]
    ) -> Callable[[Callable[[S, E], R]], Callable[[S, E], R]]: ...


def _by_event(role: str) -> _ByEvent:
    return cast(_ByEvent, lambda event, *numbers, **beside: rule(*numbers, role=role, about=event.kind, **beside))


applies = _by_event("applies")
"""What an event does when nothing stopped it; takes the event."""

forbids = _by_event("forbids")
"""A prohibition of the rules: takes the event and says whether it cannot happen."""

replaces = _by_event("replaces")
"""A replacement of the rules: takes the event and returns the one that happens instead, or the same."""

after = _by_event("after")
"""What the rules do once an event has happened; takes the event."""


def action(verb: str, *numbers: str, **beside: Unpack[Beside]) -> Callable[[Method[S, P, R]], Method[S, P, R]]:
    """Something that a player may do; takes the player and the words after the verb."""
    return rule(*numbers, role="action", about=verb, **beside)


def hook(without: Any) -> Callable[[M], M]:
    """Mark a method of the kernel that a clause may fill; `without` is its answer where that clause is taken away."""

    def decorate(method: M) -> M:
        method.without = lambda *_args, **_words: without  # type: ignore[attr-defined]
        return method

    return decorate


def goes_on(method: M) -> M:
    """Mark a method of the kernel that a clause may fill: without that clause what it was given goes on as it is."""
    method.without = lambda _game, given, *_args, **_words: given  # type: ignore[attr-defined]
    return method


def rules_of(cls: type) -> dict[str, Rule]:
    """Every rule method of a game's class, by name, in the order of its chapters."""
    found: dict[str, Rule] = {}
    for base in reversed(cls.__mro__):
        for name, member in vars(base).items():
            if hasattr(member, "rule"):
                found[name] = cast(Rule, member.rule)
    return found
