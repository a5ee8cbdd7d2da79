"""What is wrong with a script, in one Spanish sentence: where, what, and how to mend it."""

from functools import singledispatch

from judgekit.engine.actions import BadMove, IllegalMove
from judgekit.engine.origin import Origin
from judgekit.replay.refusal import hint
from judgekit.replay.scenario import Situation
from judgekit.replay.script import NoOption, Unanswered, Unused


@singledispatch
def sentence(mistake: Exception, situation: Situation) -> str:  # noqa: ARG001 - the general case needs no detail
    """The sentence for a mistake; in general, a script that never ends."""
    return f"{_file(situation)}: el guion no termina nunca; revisa qué efecto se repite."


@sentence.register
def _bad_move(mistake: BadMove, situation: Situation) -> str:  # noqa: ARG001
    nearest = hint([mistake.wrong], mistake.valid) if mistake.wrong else ""
    return f"{_at(mistake.move.place)}: {mistake.problem}{nearest}; corrígelo."


@sentence.register
def _illegal_move(mistake: IllegalMove, situation: Situation) -> str:  # noqa: ARG001
    clauses, player = ", ".join(mistake.illegal.clauses), mistake.move.player
    return (
        f"{_at(mistake.move.place)}: la jugada «{player}: {mistake.move.verb}» es ilegal ({clauses}); quítala, "
        f"o escribe «{player} tries» si lo que se pregunta es si puede hacerse."
    )


@sentence.register
def _no_option(mistake: NoOption, situation: Situation) -> str:  # noqa: ARG001
    choice = mistake.choice
    nearest = hint([mistake.word], [one.key for one in choice.options])
    how_many = f"elige {choice.least}" if choice.least == choice.most else f"elige de {choice.least} a {choice.most}"
    return f"{_at(mistake.place)}: «{mistake.word:.60}» no responde a «{choice.name}»{nearest}; {how_many}."


@sentence.register
def _unanswered(mistake: Unanswered, situation: Situation) -> str:
    choice = mistake.choice
    options = ", ".join(f"«{one.key}»" for one in choice.options[:12])
    after = _at(mistake.after) if mistake.after else _file(situation)
    return f"{after}: a partir de aquí falta que {choice.player} decida «{choice.name}»; puede ser {options}."


@sentence.register
def _unused(mistake: Unused, situation: Situation) -> str:  # noqa: ARG001
    return f"{_at(mistake.place)}: nada pide aquí «{mistake.what:.60}»; quítalo o ponlo donde se decida."


def _at(place: Origin) -> str:
    return f"{place.file}, línea {place.line}, columna {place.column}"


def _file(situation: Situation) -> str:
    return situation.script[0].place.file if situation.script else "el escenario"
