"""The words of a card's abilities that only its game can judge: windows, keywords, causes, what a text may change."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

from judgekit.engine.abilities import Activated, Pattern, Printed, Would
from judgekit.engine.effects.continuous import StepIn
from judgekit.engine.filters import Filter, Tests
from judgekit.engine.game import Game
from judgekit.engine.kept import kept
from judgekit.engine.model import Ability
from judgekit.engine.terms import EventAmount
from judgekit.engine.words import Named
from judgekit.scenario.nodes import Node
from judgekit.scenario.refusal import hint, refuse
from judgekit.scenario.shapes import NO, YES
from judgekit.scenario.words import PLACES, given, names, parts, place

Word = tuple[str, str, tuple[str, ...]]
WORDS_OF_AN_EVENT = ("to", "position")


def check_abilities(printed: Printed, game: type[Game], node: Node, file: str) -> None:
    """Raise UserError at the first word of an ability that its game does not know or never looks at."""
    for ability in printed.effects:
        found = [part for part, _ in parts(ability, None)]
        known = (*PLACES, *dict.fromkeys(name for part in found for name in given(part)))
        for problem, word, valid in _problems(ability, found, known, game):
            origin = getattr(ability, "origin", None)
            since = (origin.line, origin.column) if origin else (0, 0)
            refuse(file, place(node, word, since) or node, problem, hint([word], valid) if valid else None)


def _problems(ability: Ability, found: list[Any], known: tuple[str, ...], game: type[Game]) -> Iterator[Word]:
    yield from _unread(ability, game)
    yield from _steps_in_only(ability, found, game)
    for part in found:
        for what, word, valid in (*_words(part, game), *_marked(part, game)):
            if word not in valid:
                yield f"{what} «{word:.60}» no existe en este juego", word, valid
        for word in (*names(part), *_named(part)):
            if word not in known:
                yield f"ninguna instrucción de esta habilidad da el nombre «{word:.60}»", word, known
        if isinstance(part, Filter):
            yield from _values(part, game)


def _unread(ability: Ability, game: type[Game]) -> Iterator[Word]:
    """Words of an ability that no rule of this game looks at would be silently without effect."""
    for one in fields(ability):
        key = one.name.removesuffix("_").replace("_", " ")
        if key in game.unread and getattr(ability, one.name) not in (one.default, ()):
            yield f"«{key}» no hace nada en este juego: quítalo; {game.unread[key]}", key, ()


def _steps_in_only(ability: Ability, found: list[Any], game: type[Game]) -> Iterator[Word]:
    allowed = [id(one) for one in ability.would] if isinstance(ability, Would) else []
    for part in found:
        if isinstance(part, Pattern) and part.event in game.only_in_would and id(part) not in allowed:
            yield f"a «{part.event:.60}» solo se le puede esperar con «would» en este juego", part.event, ()


def _words(part: Any, game: type[Game]) -> Iterator[Word]:
    for kind, words in _OF.items():
        if isinstance(part, kind):
            yield from words(part, game)


def _of_ability(part: Ability, game: type[Game]) -> Iterator[Word]:
    if isinstance(part, Activated):
        yield "la ventana", part.activate, game.windows
    if keyword := getattr(part, "keyword", None):
        yield "la palabra clave de una habilidad", keyword, game.ability_keywords


def _changes(part: Would | StepIn, game: type[Game]) -> Iterator[Word]:
    patterns = part.would if isinstance(part, Would) else (part.step_in,)
    words = [set(game.words_of_event(one.event)) for one in patterns]
    for word, value in (part.becomes or {}).items():
        yield "el dato de un suceso", word, tuple(sorted(set.intersection(*words)))
        if word == "to" and isinstance(value, str):
            yield "la zona", value, tuple(game.kinds())


def _of_pattern(part: Pattern, game: type[Game]) -> Iterator[Word]:
    yield from (("la causa", test.word, game.causes) for test in part.cause)


_OF: Mapping[type, Callable[[Any, type[Game]], Iterable[Word]]] = {
    Ability: _of_ability,
    Would: _changes,
    StepIn: _changes,
    Pattern: _of_pattern,
    EventAmount: lambda part, game: [
        ("el número de un suceso", part.event, tuple(one for one in game.changeable if one not in WORDS_OF_AN_EVENT))
    ],
}


def _values(part: Filter, game: type[Game]) -> Iterator[Word]:
    """A characteristic that is a number is compared with a number, one that is yes or no with yes or no."""
    for name, kind in _plain(game).items():
        tests: Tests = getattr(part, name, ())
        for test in tests:
            if test.word in (*YES, *NO) or (kind is int and test.number is not None):
                continue
            what = "un número, como 4 o «<= 4»" if kind is int else "«yes» o «no»"
            yield f"«{test.word:.60}» no vale en «{name.removesuffix('_')}»: escribe {what}", test.word, ()


@kept
def _plain(game: Any) -> Mapping[str, type]:
    hints = get_type_hints(game.printed_card).items()
    return {
        name: kind
        for name, hint_ in hints
        for kind in (bool, int)
        if hint_ in (kind, kind | None) and name not in game.marks
    }


def _marked(part: Any, game: type[Game]) -> Iterator[Word]:
    """The words that an instruction declares as a zone, a characteristic or a permission."""
    for name, mark in _marks_of(cast(Hashable, type(part))).items():
        value = getattr(part, name)
        for word in value if isinstance(value, tuple) else (value,):
            if mark in _MARKS and word is not None:
                what, valid = _MARKS[mark]
                yield what, word, valid(game)


def _named(part: Any) -> Iterator[str]:
    found = _marks_of(cast(Hashable, type(part)))
    yield from (getattr(part, name) for name, mark in found.items() if mark == _mark(Named))


_MARKS: Mapping[str, tuple[str, Callable[[type[Game]], tuple[str, ...]]]] = {
    "zone": ("la zona", lambda game: tuple(game.kinds())),
    "characteristic": ("la característica", lambda game: tuple(game.written())),
    "permission": ("el permiso", lambda game: game.permissions),
}


@cache
def _marks_of(kind: Any) -> Mapping[str, str]:
    hints = get_type_hints(kind, {"Pattern": Pattern}, include_extras=True)
    return {name: mark for name, hint_ in hints.items() if (mark := _mark(hint_))}


def _mark(hint_: Any) -> str:
    if get_origin(hint_) is Annotated:
        return str(hint_.__metadata__[0])
    return next((mark for one in get_args(hint_) if (mark := _mark(one))), "")
