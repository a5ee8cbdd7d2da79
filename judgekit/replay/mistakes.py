"""What is wrong with a script, as a user's mistake: where, what, and how to mend it."""

from collections.abc import Iterator
from functools import singledispatch

from judgekit.engine.actions import BadMove, IllegalMove
from judgekit.engine.choice import Choice
from judgekit.engine.model import Obj
from judgekit.engine.origin import Origin
from judgekit.engine.rule import Illegal
from judgekit.engine.value import NoNumber, NotANumber
from judgekit.errors import Place, UserError
from judgekit.games.messages import inside, messages
from judgekit.replay.given_answers import LATER, NoOption, Unused
from judgekit.replay.script import Unanswered
from judgekit.scenario import Hint, Placed, Situation, hint, near


@singledispatch
def told(mistake: BaseException, situation: Situation, last: Origin | None = None) -> UserError:  # noqa: ARG001
    """The user's mistake; in general, a script that never ends. `last` is the last line that was played."""
    return _wrong(
        "endless-script", last or _start(situation), "el guion no termina nunca; revisa qué efecto se repite."
    )


@told.register
def _bad_move(mistake: BadMove, situation: Situation, last: Origin | None = None) -> UserError:  # noqa: ARG001
    meant = hint([mistake.wrong], mistake.valid) if mistake.wrong else None
    return _wrong("bad-move", mistake.move.place, f"{mistake.problem}{meant or ''}; corrígelo.", meant)


@told.register
def _illegal_move(mistake: IllegalMove, situation: Situation, last: Origin | None = None) -> UserError:  # noqa: ARG001
    player = mistake.move.player
    problem = (
        f"la jugada «{player}: {mistake.move.verb}» es ilegal "
        f"({reason(mistake.illegal, situation)}); quítala, o escribe «{player} tries» si lo que se pregunta es si "
        "puede hacerse."
    )
    return _wrong("illegal-move", mistake.move.place, problem)


@told.register
def _illegal(mistake: Illegal, situation: Situation, last: Origin | None = None) -> UserError:
    why = reason(mistake, situation)
    problem = f"lo que se hace a partir de aquí es ilegal ({why}); cambia el escenario."
    return _wrong("illegal-move", last or _start(situation), problem)


@told.register
def _not_a_number(mistake: NotANumber, situation: Situation, last: Origin | None = None) -> UserError:
    place = next((one.place for one in _placed(situation) if mistake.word in one.marks.values()), None)
    problem = f"«{mistake.word:.60}» debe ser un número entero; corrígelo."
    return _wrong("not-a-number", place or last or _start(situation), problem)


@told.register
def _no_number(mistake: NoNumber, situation: Situation, last: Origin | None = None) -> UserError:
    problem = _NO_NUMBER[mistake.why].format(word=mistake.word[:60], of=mistake.of[:60] or "que no hay")
    return _wrong("not-a-number", mistake.place or last or _start(situation), problem)


_NO_NUMBER = {
    "card": "«{word}» no es un número en este momento: «{of}» no lo tiene; dáselo en «cards» o usa otra cantidad.",
    "event": "«{word}» no es un número en este momento: el suceso «{of}» no lo dice; usa otra cantidad.",
    "yes or no": "«{word}» no es un número, sino un sí o un no; pregunta por ello con «did».",
    "text": "«{word}» no es un número, sino «{of}»; pregunta por ello con «is named».",
}


@told.register
def _no_option(mistake: NoOption, situation: Situation, last: Origin | None = None) -> UserError:  # noqa: ARG001
    choice = mistake.choice
    if not choice.options:
        problem = f"«{mistake.word:.60}» no responde a «{choice.name}»: no hay nada que elegir; quítalo."
        return _wrong("no-such-option", mistake.place, problem)
    meant = hint([mistake.word], [one.key for one in choice.options])
    how_many = f"elige {choice.least}" if choice.least == choice.most else f"elige de {choice.least} a {choice.most}"
    problem = f"«{mistake.word:.60}» no responde a «{choice.name}»{meant}; {how_many}."
    return _wrong("no-such-option", mistake.place, problem, meant)


@told.register
def _unanswered(mistake: Unanswered, situation: Situation, last: Origin | None = None) -> UserError:
    choice = mistake.choice
    options = ", ".join(f"«{one.key}»" for one in choice.options[:12])
    problem = f"a partir de aquí falta que {choice.player} decida «{choice.name}»; puede ser {options}."
    if mistake.stop is not None:
        problem = f"antes de este «stop» falta que {choice.player} decida «{choice.name}»; puede ser {options}."
    return _wrong("choice-unanswered", mistake.stop or mistake.after or last or _start(situation), problem)


@told.register
def _unused(mistake: Unused, situation: Situation, last: Origin | None = None) -> UserError:  # noqa: ARG001
    what = mistake.what
    if _is_ability(what, situation):
        problem = f"nada pide aquí «{what:.60}»: la habilidad existe, pero aquí {_why_unasked(mistake, situation)}"
        return _wrong("answer-unused", mistake.place, f"{problem}; quítalo o ponlo donde se decida.")
    word, meant = _perhaps(what, situation)
    problem = f"nada pide aquí «{what:.60}»{meant}; quítalo o ponlo donde se decida."
    return _wrong("answer-unused", mistake.place, problem, (word,) if word else ())


def _why_unasked(mistake: Unused, situation: Situation) -> str:
    """It did nothing, or the last that happened to it."""
    if mistake.said is None:
        return "no se dispara ni se usa"
    said = messages(situation.game.game).sentence(mistake.said).rstrip(".")
    return f"no pregunta nada (lo último: «{said}»)"


def _perhaps(what: str, situation: Situation) -> tuple[str, str]:
    """The move or the answer that a word was perhaps meant to be, and how that is asked; "" twice for none."""
    choices = messages(situation.game.game).known("choices")
    verb, answer = near(what, tuple(situation.game.forms())), near(what, choices)
    if what in choices or what in (verb, answer):
        return "", ""
    if verb:
        return verb, f" (¿es la jugada «{verb}», mal escrita?)"
    return (answer, f" (¿es la respuesta «{answer}», mal escrita?)") if answer else ("", "")


def too_many_paths(situation: Situation, most: int, widest: Choice) -> UserError:
    """The mistake of a situation that has more paths than an exploration walks."""
    most_paths = f"{most:,}".replace(",", ".")
    problem = (
        f"explorarlo todo pasa de {most_paths} tramos (la decisión más ancha, "
        f"«{widest.name[:60]}», tiene {len(widest.options)} opciones); deja en «given» menos efectos a la vez "
        "o menos cartas que se puedan elegir."
    )
    return _wrong("too-many-paths", _start(situation), problem)


def _is_ability(what: str, situation: Situation) -> bool:
    """Is it the name of an ability, or of a keyword, that a card on the table has?"""
    label, _, place = what.removesuffix(LATER).rpartition("/")
    cards = [one.card for one in _placed(situation) if one.label == label]
    return any(
        place in map(str, range(1, len(card.abilities) + 1)) or place in situation.game.keywords() for card in cards
    )


def reason(illegal: Illegal, situation: Situation) -> str:
    """Why something is illegal, and by which clauses."""
    words = {name: one.label if isinstance(one, Obj) else one for name, one in illegal.args_.items()}
    why = messages(situation.game.game).why(illegal.key, words).rstrip(".")
    clauses = ", ".join(illegal.clauses)
    return f"{clauses}: {inside(why, {**words, **_players(situation)})}" if why else clauses


def _players(situation: Situation) -> dict[str, str]:
    return {name: name for name in situation.game.players}


def _wrong(code: str, place: Origin | None, problem: str, meant: Hint | tuple[str, ...] | None = None) -> UserError:
    near = meant.near if isinstance(meant, Hint) else meant or ()
    if place is None:
        return UserError(code, f"el escenario: {problem}", near=near)
    return UserError(code, problem, place=Place.of(place), near=near)


def _start(situation: Situation) -> Origin | None:
    """Where to look when nothing has been played: the first line of the script, or where the table is given."""
    return situation.script[0].place if situation.script else situation.place


def _placed(situation: Situation) -> Iterator[Placed]:
    left = [one for board in situation.boards.values() for zone in board.zones.values() for one in zone]
    while left:
        yield (one := left.pop())
        left.extend(one.under)
