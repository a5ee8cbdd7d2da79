"""The words of a card that only its game can judge: events, zones, characteristics, marks, counts, moments, names."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

from judgekit.engine.abilities import Pattern
from judgekit.engine.effects.continuous import Allow, Grant, Lose, Modify, SetTo
from judgekit.engine.effects.flow import Draw, Gain, IsNamed, NameCard, Shuffle
from judgekit.engine.effects.objects import Mark, Move, Play, PutBack, PutUnder, Reveal, ToObjects
from judgekit.engine.filters import Filter, Target, Tests
from judgekit.engine.game import Game
from judgekit.engine.kept import kept
from judgekit.engine.model import Ability
from judgekit.engine.origin import Origin
from judgekit.engine.terms import CharacteristicOf, Chosen, Did, FactOf, Matches
from judgekit.scenario.nodes import Node, Scalar, Sequence
from judgekit.scenario.refusal import hint, refuse
from judgekit.scenario.shapes import NO, YES

Word = tuple[str, str, tuple[str, ...]]
PLACES = ("self", "card", "event", "cause")


def check_words(whole: Any, game: type[Game], node: Node, file: str) -> None:
    """Raise UserError at the first word that the game does not know."""
    inside = tuple(parts(whole, None))
    known = (*PLACES, *dict.fromkeys(name for part, _ in inside for name in given(part)))
    for part, origin in inside:
        since = (origin.line, origin.column) if origin else (0, 0)
        for what, word, valid in _words(part, game):
            if word not in valid:
                problem = f"{what} «{word:.60}» no existe en este juego"
                refuse(file, place(node, word, since) or node, problem, hint([word], valid))
        for word in names(part):
            if word not in known:
                problem = f"ninguna instrucción de la carta da el nombre «{word:.60}»"
                refuse(file, place(node, word, since) or node, problem, hint([word], known))


def place(node: Node, word: str, since: tuple[int, int]) -> Scalar | None:
    """The first place from `since` on where a word stands in a node."""
    if isinstance(node, Scalar):
        return node if node.text == word and (node.line, node.column) >= since else None
    inner = node.items if isinstance(node, Sequence) else (one for entry in node.entries for one in entry)
    return next((found for one in inner if (found := place(one, word, since))), None)


def _words(part: Any, game: type[Game]) -> Iterator[Word]:
    for kind, words in _OF.items():
        if isinstance(part, kind):
            yield from words(part, game)
    if isinstance(until := getattr(part, "until", None), str):
        yield "el plazo", until, (*game.moments, "end of turn", "game")


def _of_pattern(part: Pattern, game: type[Game]) -> Iterator[Word]:
    yield "el suceso", part.event, game.events()
    places = ("la fase", game.phases) if part.event == "phase" else ("la zona", _zones(game))
    yield from ((places[0], test.word, places[1]) for test in (*part.to, *part.from_))


def _of_filter(part: Filter, game: type[Game]) -> Iterator[Word]:
    yield from (("la zona", test.word, _zones(game)) for test in part.zone)
    yield from (("la palabra clave", test.word, game.keywords()) for test in part.keyword)
    for whose in (*part.controller, *part.owner):
        yield "el jugador", whose.word, ("you", "opponent", *game.players)
    for which in (*part.is_, *part.under):
        yield "la palabra", which.word, ("self", "other")
    for name, valid in _printed_words(game).items():
        tests: Tests = getattr(part, name, ())
        yield from (("la palabra", test.word, (*valid, *YES, *NO)) for test in tests)


@kept
def _printed_words(game: Any) -> Mapping[str, tuple[str, ...]]:
    """The characteristics that take one of a few words, and those words."""
    hints = get_type_hints(game.printed_card)
    found = {name: tuple(_literals(hint_)) for name, hint_ in hints.items() if name != "keywords"}
    return {name: words for name, words in found.items() if words}


def _literals(hint_: Any) -> Iterator[str]:
    if get_origin(hint_) is Literal:
        yield from map(str, get_args(hint_))
    else:
        for one in get_args(hint_):
            yield from _literals(one)


def _zones(game: type[Game]) -> tuple[str, ...]:
    return (*game.kinds(), "under")


def _proposes(kind: str, game: type[Game]) -> Word:
    return "la instrucción", kind, game.events()


def _changes(part: Any, game: type[Game]) -> Iterator[Word]:
    yield "la característica", getattr(part, fields(part)[0].name), tuple(game.written())


_OF: Mapping[type, Callable[[Any, type[Game]], Iterable[Word]]] = {
    Pattern: _of_pattern,
    Filter: _of_filter,
    Ability: lambda part, game: [("la zona", zone, _zones(game))] if (zone := getattr(part, "zone", None)) else [],
    Modify: _changes,
    SetTo: _changes,
    CharacteristicOf: _changes,
    Mark: lambda part, game: [("la marca", part.as_, game.marks)],
    Gain: lambda part, game: [("la cuenta", part.of, game.counts), _proposes("gain", game)],
    FactOf: lambda part, game: [("la cuenta", part.fact, game.counts)],
    Move: lambda part, game: [("la zona", part.to, tuple(game.kinds()))],
    ToObjects: lambda part, game: [_proposes(part.kind, game)],
    Play: lambda part, game: [_proposes("play", game), *(("la marca", one, game.marks) for one in part.with_)],
    PutUnder: lambda _, game: [_proposes("put under", game)],
    Draw: lambda _, game: [_proposes("draw", game)],
    Shuffle: lambda _, game: [_proposes("shuffle", game)],
    Reveal: lambda part, game: [("la zona", part.of, tuple(game.kinds()))],
    PutBack: lambda part, game: [("la zona", part.of, tuple(game.kinds())), _proposes("move", game)],
    Allow: lambda part, game: [("el permiso", part.allow, game.permissions)],
    Grant: lambda part, game: [("la palabra clave", part.grant, game.keywords())],
    Lose: lambda part, game: [("la palabra clave", part.lose, game.keywords())],
}


def given(part: Any) -> Iterator[str]:
    """The names that an instruction gives, so that later ones speak of what it chose, saw or did."""
    if isinstance(part, NameCard):
        yield part.name_a_card
    elif isinstance(name := getattr(part, "as_", None), str) and not isinstance(part, Mark):
        yield name
        yield f"{name} done"


def names(part: Any) -> Iterator[str]:
    """The names that an instruction uses."""
    named = (getattr(part, name) for name in (*_NAMING.get(type(part), ()), *_targets(cast(Hashable, type(part)))))
    yield from (word for word in named if isinstance(word, str))


_NAMING: Mapping[type, tuple[str, ...]] = {
    Did: ("did",),
    Chosen: ("chosen",),
    Matches: ("object",),
    IsNamed: ("is_named",),
    PutBack: ("put_back",),
}


@cache
def _targets(kind: Any) -> tuple[str, ...]:
    """The fields of an instruction that say on what it acts."""
    hints = get_type_hints(kind, {"Pattern": Pattern})
    return tuple(name for name, hint_ in hints.items() if hint_ in (Target, Target | None))


def parts(whole: Any, origin: Origin | None) -> Iterator[tuple[Any, Origin | None]]:
    """Every dataclass inside, with the place of the nearest one that knows its own."""
    if isinstance(whole, dict):
        whole = tuple(whole.values())
    if isinstance(whole, tuple):
        for one in whole:
            yield from parts(one, origin)
    elif (inner := _inner(cast(Hashable, type(whole)))) is not None:
        origin = getattr(whole, "origin", None) or origin
        yield whole, origin
        for name in inner:
            value = getattr(whole, name)
            if value and not isinstance(value, str | int):
                yield from parts(value, origin)


@cache
def _inner(kind: Any) -> tuple[str, ...] | None:
    """What a dataclass holds besides its place; None where it is none."""
    return tuple(one.name for one in fields(kind) if one.name != "origin") if is_dataclass(kind) else None
