"""The verdict: each claim against what the simulator computed; the only place where the two meet."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.engine.value import Value
from judgekit.replay.matching import happened_in_order, same_cards
from judgekit.replay.record import happenings, offered, used
from judgekit.scenario import Claim, parted

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One claim, what was found in its place, and whether that is what was claimed."""

    claim: Claim
    found: object
    passed: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """All findings of a replay."""

    findings: tuple[Finding, ...]

    @property
    def passed(self) -> bool:
        """Did every claim hold?"""
        return all(one.passed for one in self.findings)


def judge(claims: Sequence[Claim], game: Game) -> Verdict:
    """Hold each claim against a game that has been played."""
    outcomes = Outcomes(game)
    return Verdict(tuple(outcomes.finding(claim) for claim in claims))


def found(paths: Iterable[Path], game: Game) -> dict[Path, object]:
    """What came out where the claims of these paths look."""
    outcomes = Outcomes(game)
    return {path: outcomes.at(path) for path in paths}


class Outcomes:
    """What came out of a game at its moments and at its end; a moment that never came is the end."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._by_moment: dict[int | None, Outcome] = {}

    def finding(self, claim: Claim) -> Finding:
        """What is found where a claim looks, when it looks there."""
        moment, path = parted(claim.path)
        outcome = self._of(moment)
        found = outcome.at(path)
        return Finding(claim, found, outcome.is_as_claimed(path, claim.expected, found))

    def at(self, path: Path) -> object:
        """The value that the claims of this path speak of."""
        moment, rest = parted(path)
        return self._of(moment).at(rest)

    def _of(self, moment: int | None) -> "Outcome":
        if moment not in self._by_moment:
            there = self._game if moment is None else self._game.seen_at.get(moment, self._game)
            self._by_moment[moment] = Outcome(there)
        return self._by_moment[moment]


class Outcome:
    """What came out of a game, by the paths that claims use."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._applied = applied(game.trace.steps)
        self._considered = {c for step in game.trace.steps for c in step.clauses if step.status == "considered"}

    def is_as_claimed(self, path: Path, expected: object, found: object) -> bool:
        """Is what was found in a place what was claimed of it?"""
        return _same(path, expected, found, self._game)

    def at(self, path: Path) -> object:
        """The value that the claims of this path speak of."""
        match path:
            case (name,):
                return self._alone(name)
            case ("happened", *kinds):
                return tuple(one for one in happenings(self._game.trace) if one["event"] in kinds)
            case ("cards", label, name):
                return self._of_card(label, name)
            case (player, name) if player in self._game.players:
                return self._of_player(player, name)
            case (kind, what):
                return self._of_the_record(kind, what)
            case _:
                return None

    def _alone(self, name: str) -> object:
        """What is asked of the whole game by one word."""
        state, trace = self._game.state, self._game.trace
        match name:
            case "order" | "order with would":
                return used(trace, stepping_in=name != "order")
            case "priority":
                return self._game.who_may_act
            case "stack":
                return tuple(one.label for one in reversed(state.stack))
            case "pending":
                return tuple(sorted(one.label for held in state.waiting.values() for one in held.values()))
            case _:
                return str(state.value(name) or "none")

    def _of_the_record(self, kind: str, what: str) -> object:
        match kind:
            case "tries":
                return self._attempt(int(what))
            case "applied":
                return what in self._applied
            case "not applied":
                return what not in self._applied
            case "considered":
                return what in self._considered
            case _:
                return offered(self._game.trace, what)

    def _attempt(self, place: int) -> object:
        attempts = self._game.attempts
        if place > len(attempts):
            return None
        return attempts[place - 1] or "legal"

    def _of_card(self, label: str, name: str) -> object:
        if label not in self._game.state.current:
            return None
        obj = self._game.card(label)
        match name:
            case "zone":
                return obj.zone.name
            case "controller":
                return obj.controller
            case "under":
                return tuple(one.label for one in self._game.beneath(obj))
            case _:
                named = self._game.characteristic(name)
                value: Value | None = self._game.value(obj, named)
                if isinstance(value, frozenset) or named in self._game.lists():
                    return _words_of(value)
                return False if value is None and name in self._game.marks else value

    def _of_player(self, player: str, name: str) -> object:
        if name in self._game.kinds():
            return tuple(one.label for one in self._game.zone(player, name))
        return self._game.state.value(player, name)


def applied(steps: Sequence[Step]) -> frozenset[str]:
    """The clauses that made something happen, or stopped it."""
    done = (clause for step in steps if step.status == "applied" for clause in step.clauses)
    stopped = (clause for step in steps for clause in step.overridden_by)
    return frozenset((*done, *stopped))


def _same(path: Path, expected: object, found: object, game: Game) -> bool:  # noqa: PLR0911 - one line for each kind
    match path:
        case ("tries", _):
            return (
                (expected == "illegal" and found not in {None, "legal"}) or expected == found or _among(expected, found)
            )
        case ("applied" | "not applied" | "considered", _):
            return bool(found)
        case ("cards", _, "under"):
            return expected == found
        case ("happened", *_):
            return isinstance(found, tuple) and isinstance(expected, tuple) and happened_in_order(expected, found)
        case ("pending",):
            return isinstance(found, tuple) and sorted(found) == sorted(_words(expected))
        case ("offered", _):
            return isinstance(found, tuple) and sorted(found) == sorted(_words(expected))
        case (_, name) if name in game.kinds() and isinstance(found, tuple):
            return same_cards(_words(expected), found, game, ordered=game.kinds()[name].ordered)
        case ("cards", _, name) if game.written().get(name) in game.lists():
            return isinstance(found, tuple) and sorted(found) == sorted(_words(expected))
        case ("cards", _, _) | (_, _):
            return _plain(found) == _plain(expected)
        case _:
            return found == expected


def _words_of(value: Value | None) -> tuple[str, ...]:
    if isinstance(value, frozenset):
        return tuple(sorted(value))
    return (str(value),) if value else ()


def _among(expected: object, found: object) -> bool:
    return isinstance(found, tuple) and expected in found


def _words(expected: object) -> tuple[str, ...]:
    return tuple(str(one) for one in expected) if isinstance(expected, tuple) else ()


def _plain(value: object) -> object:
    """0, no and nothing are the same to a judge; numbers and words are not."""
    return value or 0 if not isinstance(value, Mapping) else value
