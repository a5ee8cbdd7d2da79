"""What a question asks: where its claims look or, where it makes none, all that a judge would look at."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from judgekit.engine.game import Game
from judgekit.reasons.model import Path
from judgekit.replay import SHARED, Replay, Script, found, outcome, paths, seat
from judgekit.scenario import CLAUSES, Claim, Situation, parted

Found = Mapping[Path, object]
TRIES = "tries"


@dataclass(frozen=True, slots=True)
class Asked:
    """Where to look in every play; () looks everywhere. `counted` are the paths that the question is about.

    `narrowed` where the question says itself what it is about.
    """

    looked_at: tuple[Path, ...]
    counted: frozenset[Path]
    narrowed: bool = False

    def found(self, game: Game) -> dict[Path, object]:
        """What came out of a play, in a form in which equal means the same to a judge."""
        came = found(self.looked_at, game) if self.looked_at else dict(_everything(game))
        return {path: _plain(path, value, game) for path, value in came.items()}


def asked(replay: Replay, claims: Sequence[Claim], about: Collection[str] = ()) -> Asked:
    """What is asked of a replay. A claim says where to look and nothing else; one that names a clause says nothing.

    `about` narrows it to what is tried and the paths that name one of these cards, players, zones, counts…, or a zone
    that such a card has come to or left; where that leaves nothing, all is asked.
    """
    looked_at = tuple(dict.fromkeys(claim.path for claim in claims if parted(claim.path)[1][0] not in CLAUSES))
    counted = looked_at or tuple(_open(replay))
    narrowed = _narrowed(counted, about, _given(replay.situation), replay.game) if about else counted
    return Asked(looked_at, frozenset(narrowed or counted), bool(about))


def _open(replay: Replay) -> Iterator[Path]:
    """An open question asks what each attempt comes to, who wins, the order, and all that one sees changed."""
    before, after = dict(_everything(_given(replay.situation))), dict(_everything(replay.game))
    for path in before | after:
        if path[0] == TRIES or path in {("order",), ("winner",)} or before.get(path) != after.get(path):
            yield path


def _given(situation: Situation) -> Game:
    return seat(situation, Script(()))


def _everything(game: Game) -> Iterator[tuple[Path, object]]:
    """All that one sees, by the paths of claims: not what the rules keep in mind."""
    for path, value in paths(outcome(game)):
        if (where := _as_claimed(path)) is not None and not (path[0] == "marks" and path[-1] in game.bookkeeping):
            yield where, value
    tries = tuple((TRIES, str(place)) for place in range(1, len(game.attempts) + 1))
    yield from found((("order",), *tries), game).items()


def _as_claimed(path: Path) -> Path | None:
    match path:
        case ("zones", player, zone):
            return (player, zone) if player != SHARED else None
        case ("counts" | "facts", *rest):
            return tuple(rest)
        case ("under", label):
            return ("cards", label, "under")
        case ("marks", label, mark):
            return ("cards", label, mark)
        case ("winner",):
            return path
        case _:
            return None


def moved(path: Path, before: Game, after: Game) -> tuple[str, ...]:
    """The cards that have come to a zone, then those that have left it; none where the path is no zone's."""
    if len(path) != 2 or path[1] not in before.kinds():
        return ()
    was, now = ([one.label for one in game.zone(*path)] for game in (before, after))
    return (*(one for one in now if one not in was), *(one for one in was if one not in now))


def _narrowed(wanted: Sequence[Path], about: Collection[str], before: Game, after: Game) -> list[Path]:
    return [path for path in wanted if _concerns(parted(path)[1], about, before, after)]


def _concerns(path: Path, about: Collection[str], before: Game, after: Game) -> bool:
    return path[0] == TRIES or not {*path, *moved(path, before, after)}.isdisjoint(about)


def _plain(path: Path, value: Any, game: Game) -> object:
    """0, no and nothing are the same; order counts only where it matters; an attempt is legal or not."""
    _, path = parted(path)
    if path[0] == TRIES:
        return value if value in {None, "legal"} or not isinstance(value, tuple) else "illegal"
    if isinstance(value, list | tuple):
        return tuple(value) if _is_ordered(path, game) else tuple(sorted(map(str, value)))
    return value or None


def _is_ordered(path: Path, game: Game) -> bool:
    kind = game.kinds().get(path[-1]) if len(path) == 2 else None
    return path[0] != "offered" and (kind is None or kind.ordered)
