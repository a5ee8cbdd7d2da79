"""What a scenario expects, flattened into claims: each is one path into the outcome and what must be there."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

from judgekit.engine.origin import Origin
from judgekit.scenario.description import CardExpected, Expected, PlayerExpected
from judgekit.scenario.model import Claim
from judgekit.shapes.annotations import Said
from judgekit.shapes.refusal import hint, refuse

MOMENT = "check"
LISTS = ("order", "tries")
CLAUSES = ("applied", "not applied", "considered")
ATTEMPTS = ("legal", "illegal")


def claims(expected: Expected, labels: Collection[str], moment: int | None = None) -> tuple[Claim, ...]:
    """The claims in the order of the file, of the end or of a moment; raises UserError at a card not on the table."""
    made = [*_of_game(expected), *_of_cards(expected.cards, labels), *_of_players(expected.players, labels)]
    in_order = sorted(made, key=lambda claim: (claim.place.line, claim.place.column))
    at = () if moment is None else (MOMENT, str(moment))
    return tuple(replace(claim, path=(*at, *claim.path)) for claim in in_order)


def parted(path: tuple[str, ...]) -> tuple[int | None, tuple[str, ...]]:
    """The moment of which a path speaks, None for the end, and where it looks then."""
    return (int(path[1]), path[2:]) if path[0] == MOMENT else (None, path)


def _of_game(expected: Expected) -> Iterator[Claim]:
    for name in ("order", "winner", "phase", "turn"):
        yield from _claims((), {name: getattr(expected, name)})
    for place, attempt in enumerate(expected.tries, start=1):
        yield Claim(("tries", str(place)), attempt.value, attempt.place)
    for kind in CLAUSES:
        for clause in getattr(expected, kind.replace(" ", "_")):
            yield Claim((kind, clause.value), True, clause.place)
    yield from _claims(("offered",), expected.offered)


def _of_cards(cards: Mapping[Said[str], CardExpected], labels: Collection[str]) -> Iterator[Claim]:
    for label, card in cards.items():
        _check_there(label.value, label.place, labels)
        own = {name: getattr(card, name) for name in ("zone", "controller", "under")}
        yield from _claims(("cards", label.value), {**own, **card.marks, **card.lists, **card.values})


def _of_players(players: Mapping[str, PlayerExpected], labels: Collection[str]) -> Iterator[Claim]:
    for player, expected in players.items():
        for zone in expected.zones.values():
            for name in zone.value:
                _check_there(name, zone.place, labels)
        yield from _claims((player,), {**expected.zones, **expected.counts})


def _claims(path: tuple[str, ...], said: Mapping[str, Said[Any] | None]) -> Iterator[Claim]:
    for name, one in said.items():
        if one is not None:
            yield Claim((*path, name), one.value, one.place)


def _check_there(label: str, place: Origin, labels: Collection[str]) -> None:
    if label not in labels:
        refuse(place.file, place, f"no hay carta «{label:.60}»", hint([label], labels))
