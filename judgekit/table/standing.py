"""Where a table stands: its script played as far as it goes, and who decides what there."""

from dataclasses import dataclass
from pathlib import Path

from judgekit.engine.choice import Choice, Halt, Move
from judgekit.engine.game import Game
from judgekit.engine.legal_moves import Legal
from judgekit.replay import MISTAKES, Script, seat, told
from judgekit.scenario import Question, load


@dataclass(frozen=True, slots=True)
class Standing:
    """A table as it stands: who decides, what they choose among (`choice`), or that they may answer or pass (`window`).

    `not_now` is the verb that is no answer here.
    """

    question: Question
    game: Game
    player: str
    choice: Choice | None = None
    window: bool = False
    not_now: str = ""


class AtTable(Script):
    """Plays what is written, then so many passes, and stops at whoever has something to decide."""

    def __init__(self, question: Question, passes: int) -> None:
        super().__init__(question.situation.script)
        self._question, self._passes = question, passes
        self.standing: Standing | None = None

    def respond(self, player: str, *, later: str = "") -> Move | None:
        """What is written; where nothing is, the player decides, if there is anything that they may do."""
        if self._next_line() is not None:
            return super().respond(player, later=later)
        if not self._may_respond(player, later) or self._passed():
            return None
        self._stops(player, later=later)
        return None

    def choose(self, choice: Choice) -> tuple[int, ...]:
        """What is written; where nothing is, the player decides."""
        if self._answers.to(choice) is None and self._next_line() is None:
            if choice.skips and self._passed():
                return (len(choice.options) - 1,)
            self._stops(choice.player, choice)
        return super().choose(choice)

    def _passed(self) -> bool:
        self._passes -= 1
        return self._passes >= 0

    def _may_respond(self, player: str, later: str) -> bool:
        assert self._table is not None
        return any(isinstance(one, Legal) and one.move.verb != later for one in self._table.moves_tried(player))

    def _stops(self, player: str, choice: Choice | None = None, later: str = "") -> None:
        assert self._table is not None
        seen = self._table.as_it_is()
        self.standing = Standing(self._question, seen, player, choice, choice is None, later)
        raise Halt


def standing(path: Path, passes: int = 0) -> Standing:
    """Where the table of a file stands after its script and so many passes; raises UserError."""
    question = load(path)
    script = AtTable(question, passes)
    try:
        game = seat(question.situation, script)
        game.play()
        if script.standing is None:
            script.check_over()
    except MISTAKES as mistake:
        raise told(mistake, question.situation, script.last) from None
    return script.standing or Standing(question, game, game.who_may_act)
