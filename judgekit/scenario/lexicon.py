"""The words of each game that its scenario files may say, and the shape of its players' moves."""

from collections.abc import Iterable, Mapping
from dataclasses import field, make_dataclass
from typing import Annotated, Any

from judgekit import games
from judgekit.engine.abilities import Printed
from judgekit.engine.actions import ActionForm, Word
from judgekit.engine.game import Game
from judgekit.engine.kept import kept
from judgekit.engine.vocabulary import vocabulary
from judgekit.games.messages import messages
from judgekit.scenario.description import Action, OneOrMore
from judgekit.scenario.old_words import OLD_WORDS
from judgekit.shapes.annotations import REST, Closed, Form, Lexicon, Patterned, Said, Text, Whole, Words
from judgekit.shapes.form_readers import NO, NUMBER, YES

NOBODY = "none"
ASKED = "asked"
TRIES = " tries"
RESPONSES = {" responds": False, " tries to respond": True}
_CLAUSE = "[0-9]{1,4}([.][0-9]{1,4})*(/[a-z0-9ñ-]+)*(@[0-9a-f]{4,64})?"


@kept
def lexicon(game: type[Game]) -> Lexicon:
    """What a scenario file of a game may say."""
    variants = {**vocabulary(game), Printed: (game.printed_card,), Action: tuple(map(_action, game.forms().values()))}
    return Lexicon(variants, _terms(game), OLD_WORDS)


def _terms(game: type[Game]) -> Mapping[str, Form]:
    example = f"«{game.game}:número», como {game.game}:1.2"
    return {
        "game": _words((game.game,), "un juego"),
        "clause": Patterned(f"{game.game}:{_CLAUSE}", f"no es una cláusula de este juego; escribe {example}"),
        "number": Patterned(NUMBER.pattern, "debe ser un número entero"),
        "how many": Whole(least=0),
        "flag": _words((*YES, *NO), "«sí» o «no»"),
        "player": _words(game.players, "un jugador"),
        "attempt": _words([f"{player}{TRIES}" for player in game.players], "un intento"),
        "response": _words([f"{player}{one}" for player in game.players for one in RESPONSES], "una respuesta"),
        "winner": _words((*game.players, "draw", NOBODY), "un final de la partida"),
        "phase": _words(game.phases, "una fase de este juego") if game.phases else Text(),
        "fact": _words(game.facts, "un dato de este juego"),
        "happening": _words(_happenings(game), "algo que ocurra en este juego"),
        "zone": _words(game.kinds(), "una zona de este juego"),
        "place": _words((*game.kinds(), "under"), "una zona de este juego"),
        "count": _words(game.counts, "una cuenta de este juego"),
        "mark": _words(game.marks, "una marca de este juego"),
        "list": _words([key for key, name in game.written().items() if name in game.lists()], "una característica"),
        "trait": _words(("name", *game.written()), "una característica de este juego"),
        "characteristic": _words(game.written(), "una característica de este juego"),
        "permission": _words(game.permissions, "un permiso de este juego"),
        "readings": _readings(game.game),
    }


def _happenings(game: type[Game]) -> tuple[str, ...]:
    """What the record of a game may say: its events, its steps, and that somebody is asked."""
    steps = (key.removesuffix(" yes").removesuffix(" no") for key in messages(game.game).steps())
    return tuple(sorted({*game.events(), *steps, ASKED}))


def words_of_happening(event: str, game: type[Game]) -> tuple[str, ...]:
    """What the record says of something that happens: an event's own words, those of a step, or of a question."""
    if event == ASKED:
        return ("choice", "options", "player", "taken")
    if event in game.events():
        whom = () if event in game.events_of_no_card() else ("card", "subject")
        return tuple(sorted({*game.words_of_event(event), *whom, "cause", "player", "source"}))
    return tuple(sorted({*messages(game.game).slots(event), *_OF_STEPS} - {"actor"}))


_OF_STEPS = ("ability", "amount", "card", "cards", "cause", "holds", "phase", "player", "subject")


def _readings(game: str) -> Closed:
    known = games.readings(game)
    return Closed(
        tuple((one.name, _words([m.name for m in one.meanings], "un sentido")) for one in known), "la lectura"
    )


def _words(words: Iterable[str], what: str) -> Words:
    return Words(tuple((word, word) for word in words), what)


def _action(form: ActionForm) -> type[Action]:
    names = {f"word_{at}": word for at, word in enumerate(form.words or (Word(form.verb, "", "flag", needed=False),))}
    fields: list[Any] = [(name, _type(word), _field(word)) for name, word in names.items()]
    answers = Annotated[Mapping[str, Said[OneOrMore]], REST]
    fields.append((Action.answers_field, answers, field(default_factory=dict)))
    made: type[Action] = make_dataclass(
        f"{form.verb.title().replace(' ', '')}Move", fields, bases=(Action,), frozen=True, kw_only=True
    )
    made.verb = form.verb
    made.words_by_field = {name: word.name for name, word in names.items()}
    return made


def _field(word: Word) -> Any:
    return field(metadata={"key": word.name}) if word.needed else field(default=None, metadata={"key": word.name})


def _type(word: Word) -> Any:
    """A word stays as it was written: the kernel makes of it what it takes."""
    match word.takes:
        case "labels":
            return Said[OneOrMore]
        case "number":
            return Said[Annotated[str, "number"]]
        case "flag":
            return Said[Annotated[str, "flag"]]
        case _:
            return Said[str]
