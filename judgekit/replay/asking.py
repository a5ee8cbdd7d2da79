"""What a question asks: where its claims look or, where it makes none, all that a judge would look at."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from judgekit.engine.game import Game
from judgekit.games.messages import messages
from judgekit.replay.outcomes import SHARED, Path, outcome, paths
from judgekit.replay.run import Replay, seat
from judgekit.replay.script import Script
from judgekit.replay.verdict import found
from judgekit.scenario import CLAUSES, Claim, Situation, parted

Found = Mapping[Path, object]
TRIES = "tries"
CARDS = "cards"
UNDER = "under"
_OF_THE_TURN = ("turn", "phase")


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


def _open(replay: Replay) -> tuple[Path, ...]:
    """An open question asks what each attempt comes to, who wins, the order, and all that changed on the table.

    That a card was turned or has attacked, whose turn it is: only where nothing else changed.
    """
    before, after = dict(_everything(_given(replay.situation))), dict(_everything(replay.game))
    answers = tuple(one for one in before | after if one[0] == TRIES or one in {("order",), ("winner",)})
    changed = tuple(one for one in before | after if one not in answers and before.get(one) != after.get(one))
    heavy = tuple(one for one in changed if not _is_light(one, before.get(one), after.get(one)))
    return (*answers, *(heavy or changed))


def _is_light(path: Path, before: object, after: object) -> bool:
    turned = path[0] == CARDS and path[-1] != UNDER and not any(type(one) is int for one in (before, after))
    return len(path) == 1 or turned


def _given(situation: Situation) -> Game:
    given = seat(situation, Script(()))
    given.complete()
    return given


def _everything(game: Game) -> Iterator[tuple[Path, object]]:
    """All that one sees, by the paths of claims: not what the rules keep in mind."""
    for path, value in seen(game).items():
        if (where := _as_claimed(path)) is not None and not _has_left(path, game):
            yield where, value
    tries = tuple((TRIES, str(place)) for place in range(1, len(game.attempts) + 1))
    yield from found((("order",), *tries), game).items()


def seen(game: Game) -> dict[Path, object]:
    """What a judge sees on a table, by the paths of an outcome: not what the rules keep in mind."""
    return {path: value for path, value in paths(outcome(game)) if _is_told(path, game)}


def _is_told(path: Path, game: Game) -> bool:
    """Would anybody speak of it? Not of what only the simulator notes."""
    words = messages(game.game)
    match path:
        case ("marks", _, mark):
            return mark not in game.bookkeeping and words.knows("marks", mark)
        case ("facts", name):
            return name in _OF_THE_TURN or words.knows("facts", name)
        case _:
            return True


def _has_left(path: Path, game: Game) -> bool:
    """Is it a mark of a card that has left the field?"""
    return path[0] == "marks" and not game.is_field(game.card(path[1]))


def _as_claimed(path: Path) -> Path | None:
    match path:
        case ("zones", player, zone):
            return (player, zone) if player != SHARED else None
        case ("counts" | "facts", *rest):
            return tuple(rest)
        case ("under", label):
            return (CARDS, label, UNDER)
        case ("marks", label, mark):
            return (CARDS, label, mark)
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
    kind = game.kinds().get(path[-1]) if path[0] in game.players else None
    return path[0] != "offered" and (kind is None or kind.ordered)
