"""Why a play that is not the script's own cannot go on, as a reader is told who has not written a script."""

from judgekit.engine.actions import BadMove, IllegalMove
from judgekit.engine.choice import Choice, Move
from judgekit.engine.rule import Illegal
from judgekit.engine.value import NotANumber
from judgekit.games.messages import Messages, Words, messages
from judgekit.replay.choosers import Unmade
from judgekit.replay.given_answers import NoOption, Unused
from judgekit.replay.mistakes import reason
from judgekit.replay.script import Unanswered
from judgekit.scenario import Situation

LONGEST = 60


def stopped(end: BaseException, situation: Situation) -> str:
    """One clause, without a full stop: who can no longer do what, what is asked besides, or what nobody asks."""
    said = messages(situation.game.game)
    return said.stopped(*_why(end, situation, said))


def _why(end: BaseException, situation: Situation, said: Messages) -> tuple[str, Words]:  # noqa: PLR0911 - one a line
    match end:
        case IllegalMove():
            return "illegal move", {**_tried(end.move, said), "reason": reason(end.illegal, situation)}
        case BadMove():
            return "bad move", {**_tried(end.move, said), "problem": end.problem}
        case Unmade():
            return "no answer", _tried(end.move, said)
        case Illegal():
            return "illegal", {"reason": reason(end, situation)}
        case NotANumber():
            return "not a number", {"word": end.word[:LONGEST]}
        case Unanswered():
            return "unanswered", {"player": end.choice.player, "question": _question(end.choice, said)}
        case NoOption():
            return "no option", {"word": end.word[:LONGEST], "question": _question(end.choice, said)}
        case Unused():
            return "unused", {"what": said.word("choices", end.what)[:LONGEST]}
        case _:
            return "endless", {}


def _tried(move: Move, said: Messages) -> Words:
    """Who can no longer do what."""
    return {"player": move.player, "act": said.move(move.verb, move.words)}


def _question(choice: Choice, said: Messages) -> str:
    return said.question(choice).rstrip(".")
