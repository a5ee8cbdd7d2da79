"""Rules of a game: methods whose decorator names the clause that they are, and the part that they play in the loop."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, ClassVar, Concatenate, Final, ParamSpec, Protocol, TypedDict, TypeVar, Unpack, cast

from judgekit.engine.event import E
from judgekit.engine.trace import Answer, RuleOfGame

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


UNSAID: Final = object()
"""No answer was given for where the rule is taken away."""


class Beside(TypedDict, total=False):
    """What stands beside the clauses of a rule.

    `considered` is the key of what is said where it leaves no step: needed where another rule has the same clauses.
    `neutral` is the answer where it is taken away, if none, 0 or «no» would mean something else than «there is no such
    rule». `machinery` is without what nothing can be played.
    """

    considered: str
    neutral: object
    machinery: bool


@dataclass(frozen=True, slots=True)
class Rule:
    """What a decorator says of a rule method: its clause numbers, its role in the loop and the event it looks at."""

    numbers: tuple[str, ...]
    role: str = ""
    about: str = ""
    considered: str = ""
    neutral: object = UNSAID
    machinery: bool = False


Method = Callable[Concatenate[S, P], R]


def rule(
    *numbers: str, role: str = "", about: str = "", **beside: Unpack[Beside]
) -> Callable[[Method[S, P, R]], Method[S, P, R]]:
    """Declare that a method is what these clauses say."""
    declared, known = Rule(numbers, role, about, **beside), dict[str, RuleOfGame]()

    def decorate(method: Method[S, P, R]) -> Method[S, P, R]:
        @wraps(method)
        def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
            trace = self.trace
            by = known.get(self.game) or known.setdefault(
                self.game, RuleOfGame(method.__name__, self.cited(numbers), declared.considered)
            )
            trace.enter(by)
            try:
                result = method(self, *args, **kwargs)
            except Illegal as illegal:
                illegal.clauses = illegal.clauses or by.clauses
                trace.abandon()
                raise
            except BaseException:
                trace.abandon()
                raise
            if role == "check":
                result = _demanded(result, trace.clauses)
            elif role == "applies":
                trace.cite()
            if role == "forbids" and result:
                trace.abandon()
            else:
                trace.leave(Answer.NOTHING if role == "guard" else _answer(result, args))
            return result

        run.rule = declared  # type: ignore[attr-defined]
        return run

    return decorate


def _demanded(events: Any, by: tuple[str, ...]) -> Any:
    """What a rule check demands, by its clauses."""
    return [event.but(clauses=by) for event in events]


def _answer(result: object, given: tuple[Any, ...]) -> Answer:
    if result is None:
        return Answer.SOMETHING
    if given and result is given[0]:
        return Answer.UNCHANGED
    return Answer.SOMETHING if result else Answer.NOTHING


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
