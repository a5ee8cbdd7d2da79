"""The words of a card that only its game can judge: events, zones, characteristics, marks, counts, moments."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from judgekit.engine.abilities import Pattern
from judgekit.engine.effects.continuous import Allow, Grant, Lose, Modify, SetTo
from judgekit.engine.effects.flow import Gain
from judgekit.engine.effects.objects import Mark, Move
from judgekit.engine.filters import Filter
from judgekit.engine.game import Game
from judgekit.engine.origin import Origin
from judgekit.engine.terms import CharacteristicOf
from judgekit.replay.refusal import hint, refuse
from judgekit.replay.yaml_nodes import Node, Scalar


def check_words(whole: Any, game: type[Game], node: Node, file: str) -> None:
    """Raise UserError at the first word that the game does not know."""
    for part, origin in _parts(whole, None):
        for what, word, valid in _words(part, game):
            if word not in valid:
                place = Scalar("", origin.line, origin.column) if origin else node
                refuse(file, place, f"{what} «{word:.60}» no existe en este juego{hint([word], valid)}")


def _words(part: Any, game: type[Game]) -> Iterator[tuple[str, str, tuple[str, ...]]]:  # noqa: C901 - a table
    match part:
        case Pattern():
            yield "el suceso", part.event, game.events()
        case Modify() | SetTo() | CharacteristicOf():
            named = getattr(part, fields(part)[0].name)
            yield "la característica", named, game.characteristics()
        case Mark():
            yield "la marca", part.as_, game.marks
        case Gain():
            yield "la cuenta", part.of, game.counts
        case Move():
            yield "la zona", part.to, tuple(game.kinds())
        case Allow():
            yield "el permiso", part.allow, game.permissions
        case Grant() | Lose():
            yield "la palabra clave", part.grant if isinstance(part, Grant) else part.lose, game.keywords()
        case Filter():
            for zone in part.zones:
                yield "la zona", zone, (*game.kinds(), "under")
        case _:
            pass
    if isinstance(until := getattr(part, "until", None), str):
        yield "el plazo", until, (*game.moments, "end of turn", "game")


def _parts(whole: Any, origin: Origin | None) -> Iterator[tuple[Any, Origin | None]]:
    """Every dataclass inside, with the place of the nearest one that knows its own."""
    if isinstance(whole, Mapping):
        whole = tuple(whole.values())
    if isinstance(whole, tuple):
        for one in whole:
            yield from _parts(one, origin)
    elif is_dataclass(whole):
        origin = getattr(whole, "origin", None) or origin
        yield whole, origin
        for one in fields(whole):
            if one.name != "origin":
                yield from _parts(getattr(whole, one.name), origin)
