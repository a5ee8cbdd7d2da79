"""The ruling in one sentence, from the trace alone: what was stopped, in which order, and how the table ends."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.games.messages import Messages, joined
from judgekit.replay import Replay
from judgekit.report.attempts import KEYS as ATTEMPTS
from judgekit.report.attempts import Attempts
from judgekit.report.deciding_steps import heart, kinship
from judgekit.report.ending import Ending
from judgekit.report.model import Ruling
from judgekit.report.names import Names, line
from judgekit.report.waiting import order

LONGEST = 230
"""What is read in one breath; the first thing said may be longer."""
MOST_NAMED = 6
MOST_CHANGES = 4
MOST_CLAUSES = 4
# what a sentence may open with that is no name
_OPENERS = re.compile(
    r"""(?ix)(el|la|los|las|un|una|se|no|nadie|nada|todo|todos|cada|antes|al|del|de|en|por|con|sin|es|son|hay|queda
    |quedan|empieza|termina|acaba|ya|solo|su|sus|ni|si|gana|pierde|resuelve|lo|le|les|ningún|ninguna|entre|daña|debe
    |deben|batalla|ataca|dos|ambos|ambas|como|cuando|cuenta|mientras|primero|después)"""
)
_OF_LEGALITY = re.compile(
    r"(?i)\b(pued|pod[eír]|legal|ilegal|permit|vale|obligad|impid|basta|sirve|cabe|tiene que|por qué|qui[ée]n(es)? )"
)
_OF_WINNING = re.compile(r"(?i)\b(gana|pierde|acaba|termina)\w* (?:\w+ )?(?:la |esta )?partida|empate")
_OF_ORDER = re.compile(r"(?i)\b(orden|antes|despu[ée]s|primer|último|última|cuándo|cuántas veces|a la vez)")


@dataclass(frozen=True, slots=True)
class Told:
    """A replay with all that is needed to tell it; `ask` says which cards matter, `source` where it comes from."""

    played: Replay
    before: Game
    words: Messages
    names: Names
    ask: str
    source: str


def ruling(told: Told) -> Ruling:
    """The sentence and the clauses that decide it."""
    sentence = "; ".join(_in_one_breath(_parts(told), told)) or "no cambia nada en la mesa"
    return Ruling(f"{sentence[:1].upper()}{sentence[1:]}.", _deciding(told))


def _parts(told: Told) -> list[str]:
    """What there is to say, what answers the question first."""
    tried = list(Attempts(told.played.game, told.played.situation, told.words, told.names).said())
    said = heart(told.played.game, told.words, told.names, told.ask, told.source)
    resolved = list(_order(told))
    asks_order = _OF_ORDER.search(told.ask) is not None
    first = tried if _OF_LEGALITY.search(told.ask) else []
    rules = [*_stopped(told), *map(_lower, said)]
    rest = [] if first else tried
    parts = [*first, *(resolved if asks_order else ()), *_winner(told, said), *rules, *rest]
    return parts if asks_order or parts else resolved


def _in_one_breath(parts: Sequence[str], told: Told) -> Iterator[str]:
    """As many parts as are read in one breath, and how the table ends."""
    room = LONGEST
    for place, part in enumerate(parts):
        room -= len(part) + 2
        if place and room < 0:
            break
        yield part
    shown = list(_fitting(_ending(told), room))
    if shown or not parts:
        yield f"al final, {_listed(shown) or 'la mesa queda como estaba'}"


def _listed(changes: Sequence[str]) -> str:
    """Changes one after another; where some have commas of their own, semicolons part them."""
    if len(changes) > 1 and any(", " in one for one in changes):
        return "; ".join(changes)
    return joined(changes) if changes else ""


def _fitting(changes: Sequence[str], room: int) -> Iterator[str]:
    for one in changes[:MOST_CHANGES]:
        room -= len(one) + 2
        if room < 0:
            break
        yield one


def _stopped(told: Told) -> Iterator[str]:
    steps = told.played.game.trace.steps
    stopped = [step for step in steps if step.status == "overridden" and step.key not in ATTEMPTS]
    yield from list(dict.fromkeys(_said(step, told) for step in stopped))[:MOST_CHANGES]


def _said(step: Step, told: Told) -> str:
    return line(told.words.sentence(told.names.step(step))).rstrip(".")


def _order(told: Told) -> Iterator[str]:
    resolved = [told.names.name(one) for one in order(told.played.game.trace.steps)]
    if len(resolved) > MOST_NAMED:
        yield f"se resuelven {len(resolved)} efectos: primero {joined(resolved[:MOST_NAMED])}, y después los demás"
    elif len(resolved) > 1:
        first, *middle, last = resolved
        between = f", después {', '.join(middle)}" if middle else ""
        yield f"primero se resuelve {first}{between} y {'por último' if middle else 'después'} {last}"
    elif resolved:
        yield f"se resuelve {resolved[0]}"


def _winner(told: Told, said: Sequence[str]) -> Iterator[str]:
    """Who has won, unless the rules have just said so."""
    game = told.played.game
    winner = str(game.state.value("winner"))
    if game.over and not any("empate" in one or f"{winner} gana" in one for one in said):
        yield f"gana {winner}" if winner in game.players else "la partida acaba en empate"
    elif not game.over and _OF_WINNING.search(told.ask):
        yield "la partida sigue: no ha ganado nadie"


def _ending(told: Told) -> list[str]:
    ending = Ending(told.before, told.played.game, told.words, told.names, told.ask)
    return ending.asked or ending.others


def _deciding(told: Told) -> tuple[str, ...]:
    """The clauses that stopped something; else, of those applied, the scenario's own and its neighbours."""
    steps = told.played.game.trace.steps
    stopped = [clause for step in steps for clause in step.overridden_by]
    done = [clause for step in steps if step.status == "applied" for clause in step.clauses]
    about = [clause for clause in done if kinship(clause, told.source)]
    about.sort(key=lambda clause: -kinship(clause, told.source))
    return tuple(dict.fromkeys(stopped or about))[:MOST_CLAUSES]


def _lower(text: str) -> str:
    """The sentence inside another one; a name or an abbreviation keeps its capital."""
    first, _, rest = text.partition(" ")
    return f"{first.lower()} {rest}" if _OPENERS.fullmatch(first) else text
