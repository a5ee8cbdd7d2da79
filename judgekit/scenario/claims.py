"""What a scenario expects, flattened into claims: each is one path into the outcome and what must be there."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from judgekit.engine.game import Game
from judgekit.engine.origin import Origin
from judgekit.scenario.crowds import IN_ANY_ORDER, claimed, unknown_mark
from judgekit.scenario.description import CardExpected, Expected, PlayerExpected
from judgekit.scenario.happening import happening
from judgekit.scenario.model import Claim
from judgekit.shapes.annotations import Said
from judgekit.shapes.refusal import hint, refuse

MOMENT = "check"
HAPPENED = "happened"
LISTS = ("order", "tries")
CLAUSES = ("applied", "not applied", "considered")
ATTEMPTS = ("legal", "illegal")


@dataclass(frozen=True, slots=True)
class There:
    """What lies on the table: the cards by label, their printed names, and the game that it is."""

    labels: Collection[str]
    names: Collection[str]
    game: type[Game]

    @property
    def marks(self) -> Collection[str]:
        """The marks that cards may have."""
        return self.game.marks


def claims(expected: Expected, there: There, moment: int | None = None) -> tuple[Claim, ...]:
    """The claims in the order of the file, of the end or of a moment; raises UserError at a card not on the table."""
    made = [*_of_game(expected, there), *_of_cards(expected.cards, there), *_of_players(expected.players, there)]
    in_order = sorted(made, key=lambda claim: (claim.place.line, claim.place.column))
    at = () if moment is None else (MOMENT, str(moment))
    return tuple(replace(claim, path=(*at, *claim.path)) for claim in in_order)


def bare(clause: str) -> str:
    """A clause's id without the hash that it may be pinned by."""
    return clause.partition("@")[0]


def pins(expected: Expected) -> Iterator[tuple[str, Origin]]:
    """The clauses that are claimed by id and hash, and where."""
    named = (one for kind in CLAUSES for one in getattr(expected, kind.replace(" ", "_")))
    return ((str(one.value), one.place) for one in (*named, *expected.tries) if "@" in one.value)


def parted(path: tuple[str, ...]) -> tuple[int | None, tuple[str, ...]]:
    """The moment of which a path speaks, None for the end, and where it looks then."""
    return (int(path[1]), path[2:]) if path[0] == MOMENT else (None, path)


def _of_game(expected: Expected, there: There) -> Iterator[Claim]:
    for name in ("order", "order with would", "priority", "stack", "pending", "winner", "phase", "turn"):
        yield from _claims((), {name: getattr(expected, name.replace(" ", "_"))})
    if expected.happened:
        kinds = dict.fromkeys(one.value.event for one in expected.happened)
        wanted = tuple(happening(one, there.labels, there.game) for one in expected.happened)
        yield Claim((HAPPENED, *kinds), wanted, expected.happened[0].place)
    for place, attempt in enumerate(expected.tries, start=1):
        yield Claim(("tries", str(place)), bare(attempt.value), attempt.place)
    for kind in CLAUSES:
        for clause in getattr(expected, kind.replace(" ", "_")):
            yield Claim((kind, bare(clause.value)), True, clause.place)
    yield from _claims(("offered",), expected.offered)


def _of_cards(cards: Mapping[Said[str], CardExpected], there: There) -> Iterator[Claim]:
    for label, card in cards.items():
        _check_label(label.value, label.place, there.labels)
        own = {name: getattr(card, name) for name in ("zone", "controller", "under")}
        yield from _claims(("cards", label.value), {**own, **card.marks, **card.lists, **card.values})


def _of_players(players: Mapping[str, PlayerExpected], there: There) -> Iterator[Claim]:
    for player, expected in players.items():
        for zone in expected.zones.values():
            for name in zone.value:
                _check_there(name, zone.place, there)
        yield from _claims((player,), {**expected.zones, **expected.counts})


def _claims(path: tuple[str, ...], said: Mapping[str, Said[Any] | None]) -> Iterator[Claim]:
    for name, one in said.items():
        if one is not None:
            yield Claim((*path, name), one.value, one.place)


def _check_there(word: str, place: Origin, there: There) -> None:
    """Raise UserError at a word of a zone that is no card of the table, nor any number of them."""
    found = claimed(word, there.labels, there.marks)
    if word == IN_ANY_ORDER or (found and not found.name):
        return
    if mark := unknown_mark(word, there.marks) if word not in there.labels else "":
        refuse(place.file, place, f"«{mark:.60}» no es una marca de este juego", hint([mark], there.marks))
    _check_label(found.name if found else word, place, there.names if found else there.labels)


def _check_label(label: str, place: Origin, labels: Collection[str]) -> None:
    if label not in labels:
        refuse(place.file, place, f"no hay carta «{label:.60}»", hint([label], labels))
