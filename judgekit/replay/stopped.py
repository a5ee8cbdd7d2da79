"""Why a play that is not the script's own cannot go on, as a reader is told who has not written a script."""

from judgekit.engine.actions import BadMove, IllegalMove
from judgekit.engine.choice import Choice, Move
from judgekit.engine.rule import Illegal
from judgekit.engine.value import NotANumber
from judgekit.games.messages import messages
from judgekit.replay.choosers import Unmade
from judgekit.replay.given_answers import NoOption, Unused
from judgekit.replay.mistakes import reason
from judgekit.replay.script import Unanswered
from judgekit.scenario import Situation


def stopped(end: BaseException, situation: Situation) -> str:  # noqa: PLR0911 - one line for each end
    """One clause, without a full stop: who can no longer do what, what is asked besides, or what nobody asks."""
    match end:
        case IllegalMove():
            return f"{_cannot(end.move, situation)} ({reason(end.illegal, situation)})"
        case BadMove():
            return f"{_cannot(end.move, situation)}: {end.problem}"
        case Unmade():
            return f"nadie puede responder: {_cannot(end.move, situation)}"
        case Illegal():
            return f"lo que sigue es ilegal ({reason(end, situation)})"
        case NotANumber():
            return f"«{end.word:.60}» debe ser un número"
        case Unanswered():
            return f"{end.choice.player} tiene que decidir además: {_question(end.choice, situation)}"
        case NoOption():
            return f"«{end.word:.60}» no es respuesta: {_question(end.choice, situation)}"
        case Unused():
            return f"nada pide «{messages(situation.game.game).word('choices', end.what):.60}»"
        case _:
            return "no termina nunca"


def _cannot(move: Move, situation: Situation) -> str:
    """Who can no longer do what."""
    return f"{move.player} ya no puede {messages(situation.game.game).move(move.verb, move.words)}"


def _question(choice: Choice, situation: Situation) -> str:
    return messages(situation.game.game).question(choice).rstrip(".")
