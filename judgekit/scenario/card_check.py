"""Cards whose words their game does not know, or would never look at, are refused with the place of the word."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, cast, get_type_hints

from judgekit.engine.abilities import Activated, Pattern, Printed, Would
from judgekit.engine.effects.continuous import StepIn
from judgekit.engine.effects.flow import IsNamed, NameCard
from judgekit.engine.effects.objects import Mark
from judgekit.engine.filters import Filter, Target, plain
from judgekit.engine.game import Game
from judgekit.engine.model import Ability
from judgekit.engine.origin import Origin
from judgekit.engine.terms import Chosen, Did, Matches
from judgekit.engine.words import Named
from judgekit.scenario.in_vain import in_vain, unsaid_amounts
from judgekit.scenario.words import Word, words
from judgekit.shapes.nodes import Node, Scalar, Sequence
from judgekit.shapes.refusal import hint, refuse

PLAYERS = ("you", "opponent")
PLACES = ("self", "card", "event", "event card", "event cards", "cause")


def check_words(printed: Printed, game: type[Game], node: Node, file: str) -> None:
    """Raise UserError at the first word of a card's abilities that its game does not know or never looks at."""
    for part, origin in _parts(_terms(printed), None):
        for problem, word, valid in words(part, game):
            since = (origin.line, origin.column) if origin else (0, 0)
            refuse(file, _place(node, word, since) or node, problem, hint([word], valid) if valid else None)
    shared = tuple(name for one in printed.effects if _is_for_the_card(one, game) for name in _given_in(one))
    for ability in printed.effects:
        for (problem, word, valid), origin in _problems(ability, game, shared):
            since = (origin.line, origin.column) if origin else (0, 0)
            refuse(file, _place(node, word, since) or node, problem, hint([word], valid) if valid else None)


def _terms(printed: Printed) -> tuple[Any, ...]:
    """What a card says in fields of its own that is neither a characteristic nor an ability."""
    given = (getattr(printed, one.name) for one in fields(printed) if one.name != "effects")
    return tuple(part for one in given if isinstance(one, tuple) for part in one if is_dataclass(part))


def _is_for_the_card(ability: Ability, game: type[Game]) -> bool:
    """Are the names that it gives known to the other abilities of its card?"""
    return isinstance(ability, Activated) and ability.activate in game.names_for_the_card


def _given_in(ability: Ability) -> Iterator[str]:
    return (name for part, _ in _parts(ability, None) for name in _given(part))


def _problems(ability: Ability, game: type[Game], shared: tuple[str, ...]) -> Iterator[tuple[Word, Origin | None]]:
    found = tuple(_parts(ability, None))
    known = (*PLACES, *shared, *dict.fromkeys(name for part, _ in found for name in _given(part)))
    whole = (*_unread(ability, game), *unsaid_amounts([part for part, _ in found], game))
    yield from ((one, _origin(ability)) for one in whole)
    for part, origin in found:
        yield from ((one, origin) for one in (*words(part, game), *in_vain(part, game)))
        for word in _names(part):
            if word not in known:
                yield (f"ninguna instrucción de esta habilidad da el nombre «{word:.60}»", word, known), origin


def _unread(ability: Ability, game: type[Game]) -> Iterator[Word]:
    """Words of an ability that no rule of this game looks at would be silently without effect."""
    for one in fields(ability):
        key = one.name.removesuffix("_").replace("_", " ")
        if key in game.unread and getattr(ability, one.name) not in (one.default, ()):
            yield f"«{key}» no hace nada en este juego: quítalo; {game.unread[key]}", key, ()


def _place(node: Node, word: str, since: tuple[int, int]) -> Scalar | None:
    """The first place from `since` on where a word stands in a node."""
    if isinstance(node, Scalar):
        return node if node.text == word and (node.line, node.column) >= since else None
    inner = node.items if isinstance(node, Sequence) else (one for entry in node.entries for one in entry)
    return next((found for one in inner if (found := _place(one, word, since))), None)


def _given(part: Any) -> Iterator[str]:
    """The names that an instruction gives, so that later ones speak of what it chose, saw or did."""
    if isinstance(part, NameCard):
        yield part.name_a_card
    elif isinstance(names := getattr(part, "binds", None), tuple):
        yield from names
    elif isinstance(name := getattr(part, "as_", None), str) and not isinstance(part, Mark):
        yield name
        yield f"{name} done"


def _names(part: Any) -> Iterator[str]:
    """The names that an instruction uses."""
    if isinstance(part, Filter):
        yield from (one.word for one in plain((*part.is_, *part.under)) if one.word != "other")
    named = (getattr(part, name) for name in (*_NAMING.get(type(part), ()), *_naming(cast(Hashable, type(part)))))
    yield from (word for word in named if isinstance(word, str) and not _is_a_player(part, word))


def _is_a_player(part: Any, word: str) -> bool:
    """Does it say to which player something happens instead?"""
    return isinstance(part, Would | StepIn) and word == part.redirects_to and word in PLAYERS


_NAMING: Mapping[type, tuple[str, ...]] = {
    Did: ("did",),
    Chosen: ("chosen",),
    Matches: ("object",),
    IsNamed: ("is_named",),
}


@cache
def _naming(kind: Any) -> tuple[str, ...]:
    """The fields of an instruction that say on what it acts, or are declared as a name."""
    hints = get_type_hints(kind, {"Pattern": Pattern, "Filter": Filter}, include_extras=True)
    return tuple(name for name, hint_ in hints.items() if hint_ in (Target, Target | None, Named, Named | None))


def parts(ability: Ability) -> Iterator[Any]:
    """Everything that an ability is made of, itself included."""
    return (part for part, _ in _parts(ability, None))


def _parts(whole: Any, origin: Origin | None) -> Iterator[tuple[Any, Origin | None]]:
    """Every dataclass inside, with the place of the nearest one that knows its own."""
    if isinstance(whole, dict):
        whole = tuple(whole.values())
    if isinstance(whole, tuple):
        for one in whole:
            yield from _parts(one, origin)
    elif (inner := _inner(cast(Hashable, type(whole)))) is not None:
        origin = _origin(whole) or origin
        yield whole, origin
        for name in inner:
            value = getattr(whole, name)
            if value and not isinstance(value, str | int):
                yield from _parts(value, origin)


def _origin(part: Any) -> Origin | None:
    return getattr(part, "origin", None)


@cache
def _inner(kind: Any) -> tuple[str, ...] | None:
    """What a dataclass holds besides its place; None where it is none."""
    return tuple(one.name for one in fields(kind) if one.name != "origin") if is_dataclass(kind) else None
