"""The words of a card that only its game can judge: events, zones, characteristics, marks, counts, moments, windows."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

from judgekit.engine.abilities import Activated, Pattern, Would
from judgekit.engine.continuous import SELF_LEAVES
from judgekit.engine.effects.continuous import ABILITIES, Allow, Grant, Lose, Modify, SetTo, StepIn
from judgekit.engine.effects.flow import Draw, Gain, Shuffle
from judgekit.engine.effects.objects import Mark, Move, Play, PutUnder, ToObjects
from judgekit.engine.effects.piles import MoveTop, PutBack, Search
from judgekit.engine.effects.steady import Steady
from judgekit.engine.filters import ANYWHERE, Filter, Tests, plain
from judgekit.engine.game import Game
from judgekit.engine.kept import kept
from judgekit.engine.model import Ability
from judgekit.engine.said import first_word
from judgekit.engine.terms import CharacteristicOf, EventAmount, FactOf, InStep, Reckoned, Total
from judgekit.shapes.form_readers import NO, YES

Named = tuple[str, str, tuple[str, ...]]  # what a word is, the word, those that the game knows
Word = tuple[str, str, tuple[str, ...]]  # what is wrong with a word, the word, those that would do
WORDS_OF_AN_EVENT = ("to", "position")


def words(part: Any, game: type[Game]) -> Iterator[Word]:
    """The words of one part of a card that its game does not know."""
    for what, word, valid in _words(part, game):
        if word not in valid:
            yield f"{what} «{word:.60}» no existe en este juego", word, valid
    if isinstance(part, Filter):
        yield from _values(part, game)
    if isinstance(part, Reckoned) and part.half is True and not game.rounds_halves:
        yield "este reglamento no dice cómo se redondea una mitad: escribe «half: up» o «half: down»", "half", ()


def _words(part: Any, game: type[Game]) -> Iterator[Named]:
    for kind, words in _OF.items():
        if isinstance(part, kind):
            yield from words(part, game)
    if isinstance(until := getattr(part, "until", None), str):
        yield "el plazo", until, (*game.moments, "end of turn", "game", SELF_LEAVES)


def _of_ability(part: Ability, game: type[Game]) -> Iterator[Named]:
    yield from (("la zona", zone, _zones(game)) for zone in part.zone)
    if isinstance(part, Activated):
        yield "la ventana", part.activate, game.windows
    if isinstance(limit := part.once_per_turn, str):
        yield "el límite por turno", limit, game.limits
    if part.unanswered_by:
        yield "quien no puede responder,", part.unanswered_by, game.unanswered
    if keyword := getattr(part, "keyword", None):
        yield "la palabra clave de una habilidad", keyword, game.ability_keywords


def _becomes(part: Would | StepIn, game: type[Game]) -> Iterator[Named]:
    patterns = part.would if isinstance(part, Would) else (part.step_in,)
    shared = set.intersection(*(set(game.words_of_event(one.event)) for one in patterns))
    for word, value in (part.becomes or {}).items():
        yield "el dato de un suceso", word, tuple(sorted(shared))
        if word == "to" and isinstance(value, str):
            yield "la zona", value, tuple(game.kinds())


def _of_pattern(part: Pattern, game: type[Game]) -> Iterator[Named]:
    yield "el suceso", part.event, game.events()
    places = ("la fase", game.phases) if part.event == "phase" else ("la zona", _zones(game))
    goals = ("el destino", game.goals[part.event]) if part.event in game.goals else places
    yield from ((places[0], test.word, places[1]) for test in plain(part.from_))
    yield from ((goals[0], test.word, goals[1]) for test in plain(part.to))
    yield from (("la causa", test.word, game.causes) for test in plain(part.cause))


def _of_filter(part: Filter, game: type[Game]) -> Iterator[Named]:
    yield from (("la zona", test.word, _zones(game)) for test in plain(part.zone))
    yield from (("la palabra clave", test.word, game.keywords()) for test in plain(part.keyword))
    for whose in plain((*part.controller, *part.owner)):
        yield "el jugador", whose.word, ("you", "opponent", *game.players)
    for name, valid in {**_printed_words(game), **game.asked_words}.items():
        tests: Tests = getattr(part, name, ())
        yield from (("la palabra", test.word, (*valid, *YES, *NO)) for test in plain(tests))


@kept
def _printed_words(game: Any) -> Mapping[str, tuple[str, ...]]:
    """The characteristics that take one of a few words, and those words."""
    hints = get_type_hints(game.printed_card)
    found = {name: tuple(literals(hint_)) for name, hint_ in hints.items() if name != "keywords"}
    return {name: words for name, words in found.items() if words}


def literals(hint_: Any) -> Iterator[str]:
    """The words that an annotation lists, wherever in it they stand."""
    if get_origin(hint_) is Literal:
        yield from map(str, get_args(hint_))
    else:
        for one in get_args(hint_):
            yield from literals(one)


def _zones(game: type[Game]) -> tuple[str, ...]:
    return (*game.kinds(), "under", ANYWHERE)


def _proposes(kind: str, game: type[Game]) -> Named:
    return "la instrucción", kind, game.events()


def _changes(part: Any, game: type[Game]) -> Iterator[Named]:
    yield "la característica", getattr(part, first_word(part)), tuple(game.written())


def _fixes(part: SetTo, game: type[Game]) -> Iterator[Named]:
    """A characteristic is fixed, or the name."""
    yield "la característica", part.set_, ("name", *game.written())


def _reckons(part: Any, game: type[Game]) -> Iterator[Named]:
    """What is added to or counted is a number."""
    written, other = getattr(part, first_word(part)), _without_number(game)
    if game.written().get(written) in other:
        numbers = tuple(key for key, name in game.written().items() if name not in other)
        yield "la característica con número", written, numbers
    elif not (isinstance(part, CharacteristicOf | Total) and game.is_mark(written)):
        yield from _changes(part, game)


def _of_list(word: str | Ability, of: str, game: type[Game]) -> Iterator[Named]:
    """A keyword, or a word of a list; what holds a number or a yes takes no second word."""
    if isinstance(word, Ability) or word == ABILITIES:
        return
    if of == "keywords":
        yield "la palabra clave", word, game.keywords()
        return
    yield (
        "la característica con palabras",
        of,
        tuple(key for key, name in game.written().items() if name not in _plain(game)),
    )
    if words := _printed_words(game).get(of.replace(" ", "_")):
        yield f"el valor de «{of}»", word, words


def _of_step(part: InStep, game: type[Game]) -> Iterator[Named]:
    yield from (("el paso", one, game.asked_words.get("step", ())) for one in part.step)


_OF: Mapping[type, Callable[[Any, type[Game]], Iterable[Named]]] = {
    Pattern: _of_pattern,
    InStep: _of_step,
    Filter: _of_filter,
    Ability: _of_ability,
    Would: _becomes,
    StepIn: _becomes,
    EventAmount: lambda part, game: [
        (
            "el número de un suceso",
            part.event,
            tuple(one for one in game.words_of_events() if one not in WORDS_OF_AN_EVENT),
        )
    ],
    Modify: _reckons,
    Steady: _reckons,
    SetTo: _fixes,
    CharacteristicOf: _reckons,
    Total: _reckons,
    Mark: lambda part, game: [("la marca", part.as_, game.marks)],
    Gain: lambda part, game: [("la cuenta", part.of, game.counts), _proposes("gain", game)],
    FactOf: lambda part, game: [("la cuenta", part.fact, game.counts)],
    Move: lambda part, game: [("la zona", part.to, tuple(game.kinds()))],
    ToObjects: lambda part, game: [_proposes(part.kind, game)],
    Play: lambda part, game: [_proposes("play", game), *(("la marca", one, game.marks) for one in part.with_)],
    PutUnder: lambda _, game: [_proposes("put under", game)],
    Draw: lambda _, game: [_proposes("draw", game)],
    Shuffle: lambda _, game: [_proposes("shuffle", game)],
    Search: lambda _, game: [_proposes("move", game), _proposes("shuffle", game)],
    MoveTop: lambda _, game: [_proposes("move", game)],
    PutBack: lambda _, game: [_proposes("move", game)],
    Allow: lambda part, game: [("el permiso", part.allow, game.permissions)],
    Grant: lambda part, game: _of_list(part.grant, part.of, game),
    Lose: lambda part, game: _of_list(part.lose, part.of, game),
}


def _values(part: Filter, game: type[Game]) -> Iterator[Word]:
    """A characteristic that is a number is compared with a number, one that is yes or no with yes or no."""
    for name, kind in _plain(game).items():
        tests: Tests = getattr(part, name, ())
        for test in plain(tests):
            if test.word in (*YES, *NO) or (kind is int and test.number is not None):
                continue
            what = "un número, como 4 o «<= 4»" if kind is int else "«yes» o «no»"
            yield f"«{test.word:.60}» no vale en «{name.removesuffix('_')}»: escribe {what}", test.word, ()


@kept
def _without_number(game: Any) -> frozenset[str]:
    """The characteristics that are no number, such as a name, a list of colours or a yes."""
    hints = get_type_hints(game.printed_card).items()
    return frozenset(name.removesuffix("_") for name, hint_ in hints if hint_ not in (int, int | None))


@kept
def _plain(game: Any) -> Mapping[str, type]:
    hints = get_type_hints(game.printed_card).items()
    return {
        name: kind
        for name, hint_ in hints
        for kind in (bool, int)
        if hint_ in (kind, kind | None) and name not in game.marks
    }
