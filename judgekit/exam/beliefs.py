"""A scenario as somebody plays it who believes something wrong: the same script, as far as those rules let it."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from judgekit import games
from judgekit.engine.actions import IllegalMove
from judgekit.engine.game import Game
from judgekit.engine.rule import rules_of
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief
from judgekit.reasons import How, Variation, play_otherwise, variations
from judgekit.replay import Replay

# without these nothing happens at all: nobody believes that
_NEVER_FORGOTTEN = {"applies", "action"}


@dataclass(frozen=True, slots=True)
class Played:
    """A table at its end, what its player believes (nothing: the rules), and the move that those rules refused."""

    game: Game
    beliefs: tuple[Belief, ...] = ()
    refused: IllegalMove | None = None


def believed(replay: Replay) -> Iterator[Played]:
    """The table under each malrule that may change it and can be played."""
    malrules = {one.name: one for one in games.malrules(replay.game.game)}
    for one in variations(replay, (How.BELIEVED,)):
        malrule = malrules[one.name]
        yield from _played(replay, one, Belief(malrule.belief, malrule.name, malrule.clause))


def forgotten(replay: Replay, clauses: Collection[str]) -> Iterator[Played]:
    """The table without each rule that is one of these clauses."""
    roles = rules_of(type(replay.game))
    for one in variations(replay, (How.WITHOUT,)):
        named = next((clause for clause in clauses if clause in one.clauses), "")
        if named and roles[one.name].role not in _NEVER_FORGOTTEN:
            yield from _played(replay, one, Belief(say("beliefs.forgotten", clause=named), clause=named))


def _played(replay: Replay, variation: Variation, belief: Belief) -> Iterator[Played]:
    otherwise = play_otherwise(variation, len(replay.game.trace.steps))
    if otherwise.is_over and _is_table(otherwise.game):
        yield Played(otherwise.game, (belief,), otherwise.refused)


def _is_table(game: Game) -> bool:
    """Could a judge see it? No card lies under a unit that is gone."""
    places = (game.card(label).zone for label in game.state.current)
    return all(game.of_unit(one.host) is not None for one in places if one.name == "under")
