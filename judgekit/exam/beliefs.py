"""A scenario as somebody plays it who believes something wrong: the same script, as far as those rules let it."""

from collections.abc import Iterator
from dataclasses import dataclass

from judgekit import games
from judgekit.engine.actions import IllegalMove
from judgekit.engine.choice import Move
from judgekit.engine.game import Game
from judgekit.engine.malrule import Malrule
from judgekit.engine.rule import rules_of
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief
from judgekit.replay import Script, cuts, seat
from judgekit.scenario import Scenario

# without these nothing happens at all: nobody believes that
_NEVER_FORGOTTEN = {"applies", "action"}


@dataclass(frozen=True, slots=True)
class Played:
    """A table at its end, what its player believes (nothing: the rules), and the move that those rules refused."""

    game: Game
    beliefs: tuple[Belief, ...] = ()
    refused: IllegalMove | None = None


class _AsFarAsItGoes(Script):
    """Answers what is asked and forgets what is not; a response to which no window opens is not made."""

    def move(self) -> Move | None:
        """The next move that is no response."""
        self._answers.clear()
        self._go_past_answers_and_responses()
        return super().move()


def believed(scenario: Scenario, malrule: Malrule) -> Played | None:
    """The table under a malrule; None where its rules cannot play the script."""
    cls = games.game_with(malrule, frozenset(scenario.situation.readings.items()))
    return _played(scenario, cls, Belief(malrule.belief, malrule.name, malrule.clause))


def forgotten(scenario: Scenario, clause: str) -> Iterator[Played]:
    """The table without each rule that is this clause."""
    readings = frozenset(scenario.situation.readings.items())
    known = rules_of(games.game_as_read(scenario.game, readings))
    for cls in cuts(scenario.game, readings, clause):
        removed = next(name for name in vars(cls) if name in known)
        if known[removed].role not in _NEVER_FORGOTTEN:
            played = _played(scenario, cls, Belief(say("beliefs.forgotten", clause=clause), clause=clause))
            if played:
                yield played


def _played(scenario: Scenario, cls: type[Game], belief: Belief) -> Played | None:
    game = seat(scenario.situation, _AsFarAsItGoes(scenario.situation.script), game=cls)
    try:
        game.play()
    except IllegalMove as refused:
        return Played(game, (belief,), refused)
    except Exception:  # rules that are wrong may do anything; what they cannot play is no answer
        return None
    return Played(game, (belief,)) if _is_table(game) else None


def _is_table(game: Game) -> bool:
    """Could a judge see it? No card lies under a unit that is gone."""
    places = (game.card(label).zone for label in game.state.current)
    return all(game.of_unit(one.host) is not None for one in places if one.name == "under")
