"""What is wrong with a script, in one Spanish sentence: where, what, and how to mend it."""

from collections.abc import Iterator
from functools import singledispatch

from judgekit.engine.actions import BadMove, IllegalMove
from judgekit.engine.model import Obj
from judgekit.engine.origin import Origin
from judgekit.engine.rule import Illegal
from judgekit.engine.value import NotANumber
from judgekit.games.messages import messages
from judgekit.replay.script import NoOption, Unanswered, Unused
from judgekit.scenario import Placed, Situation, hint, near

LATER = " (después)"


@singledispatch
def sentence(mistake: BaseException, situation: Situation, last: Origin | None = None) -> str:  # noqa: ARG001
    """The sentence for a mistake; in general, a script that never ends. `last` is the last line that was played."""
    return f"{place_of(situation, last)}: el guion no termina nunca; revisa qué efecto se repite."


@sentence.register
def _bad_move(mistake: BadMove, situation: Situation, last: Origin | None = None) -> str:  # noqa: ARG001
    nearest = hint([mistake.wrong], mistake.valid) if mistake.wrong else ""
    return f"{_at(mistake.move.place)}: {mistake.problem}{nearest}; corrígelo."


@sentence.register
def _illegal_move(mistake: IllegalMove, situation: Situation, last: Origin | None = None) -> str:  # noqa: ARG001
    player = mistake.move.player
    return (
        f"{_at(mistake.move.place)}: la jugada «{player}: {mistake.move.verb}» es ilegal "
        f"({reason(mistake.illegal, situation)}); quítala, o escribe «{player} tries» si lo que se pregunta es si "
        "puede hacerse."
    )


@sentence.register
def _illegal(mistake: Illegal, situation: Situation, last: Origin | None = None) -> str:
    why = reason(mistake, situation)
    return f"{place_of(situation, last)}: lo que se hace a partir de aquí es ilegal ({why}); cambia el escenario."


@sentence.register
def _not_a_number(mistake: NotANumber, situation: Situation, last: Origin | None = None) -> str:
    place = next((one.place for one in _placed(situation) if mistake.word in one.marks.values()), None)
    return f"{place_of(situation, place or last)}: «{mistake.word:.60}» debe ser un número entero; corrígelo."


@sentence.register
def _no_option(mistake: NoOption, situation: Situation, last: Origin | None = None) -> str:  # noqa: ARG001
    choice = mistake.choice
    nearest = hint([mistake.word], [one.key for one in choice.options])
    how_many = f"elige {choice.least}" if choice.least == choice.most else f"elige de {choice.least} a {choice.most}"
    return f"{_at(mistake.place)}: «{mistake.word:.60}» no responde a «{choice.name}»{nearest}; {how_many}."


@sentence.register
def _unanswered(mistake: Unanswered, situation: Situation, last: Origin | None = None) -> str:
    choice = mistake.choice
    options = ", ".join(f"«{one.key}»" for one in choice.options[:12])
    after = place_of(situation, mistake.after or last)
    return f"{after}: a partir de aquí falta que {choice.player} decida «{choice.name}»; puede ser {options}."


@sentence.register
def _unused(mistake: Unused, situation: Situation, last: Origin | None = None) -> str:  # noqa: ARG001
    what, place = mistake.what, _at(mistake.place)
    if _is_ability(what, situation):
        return (
            f"{place}: nada pide aquí «{what:.60}»: la habilidad existe, pero aquí no se dispara, no se usa o no "
            "pregunta nada; quítalo o ponlo donde se decida."
        )
    verb = near(what, tuple(situation.game.forms()))
    meant = f" (¿es la jugada «{verb}», mal escrita?)" if verb and verb != what else ""
    return f"{place}: nada pide aquí «{what:.60}»{meant}; quítalo o ponlo donde se decida."


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
    return f"{clauses}: {why[:1].lower()}{why[1:]}" if why else clauses


def place_of(situation: Situation, last: Origin | None = None) -> str:
    """Where to look: the last line that was played, or where the table is given."""
    place = last or (situation.script[0].place if situation.script else situation.place)
    return _at(place) if place else "el escenario"


def _at(place: Origin) -> str:
    return f"{place.file}, línea {place.line}, columna {place.column}"


def _placed(situation: Situation) -> Iterator[Placed]:
    left = [one for board in situation.boards.values() for zone in board.zones.values() for one in zone]
    while left:
        yield (one := left.pop())
        left.extend(one.under)
