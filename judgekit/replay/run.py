"""A replay: lays the board, plays the script on the kernel, and reports the user's mistakes in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from judgekit.engine.actions import BadMove, IllegalMove
from judgekit.engine.choice import Chooser
from judgekit.engine.game import Game
from judgekit.engine.rule import Illegal
from judgekit.engine.trace import Endless
from judgekit.engine.value import NoNumber, NotANumber
from judgekit.games import game_as_read
from judgekit.replay.given_answers import NoOption, Unused
from judgekit.replay.laying import lay
from judgekit.replay.mistakes import told
from judgekit.replay.script import Script, Unanswered
from judgekit.scenario import Situation

MISTAKES = (BadMove, IllegalMove, NoOption, Unanswered, Unused, Endless, Illegal, NoNumber, NotANumber, RecursionError)
Watch = Callable[[Game], None]


@dataclass(frozen=True, slots=True)
class Replay:
    """A replay that is over: what was played, as read, the game as it ended, and the table before the first move."""

    situation: Situation
    game: Game
    before: tuple[object, ...]


def replay(
    situation: Situation,
    *,
    readings: Mapping[str, str] | None = None,
    game: type[Game] | None = None,
    watch: Watch | None = None,
) -> Replay:
    """Play a situation's script; `game` replaces the game's class (a malrule). Raises UserError for a bad script.

    `watch` is shown the table before each step is recorded.
    """
    script = Script(situation.script)
    try:
        played = play(situation, script, readings=readings, game=game, watch=watch)
        script.check_over()
    except MISTAKES as mistake:
        raise told(mistake, situation, script.last) from None
    return played


def play(
    situation: Situation,
    chooser: Chooser,
    *,
    readings: Mapping[str, str] | None = None,
    game: type[Game] | None = None,
    watch: Watch | None = None,
) -> Replay:
    """Play a situation with any chooser; raises what the kernel raises."""
    read = replace(situation, readings={**situation.readings, **readings}) if readings else situation
    table = seat(read, chooser, game=game)
    if watch is not None:
        table.trace.watch = partial(watch, table)
    before = table.state.summary()
    table.play()
    return Replay(read, table, before)


def seat(
    situation: Situation,
    chooser: Chooser,
    *,
    readings: Mapping[str, str] | None = None,
    game: type[Game] | None = None,
) -> Game:
    """The table of a situation as it is given, before anything happens."""
    chosen = situation.readings | (readings or {})  # type: ignore[operator]
    cls = game or game_as_read(situation.game.game, frozenset(chosen.items()))
    table = cls(chooser, situation.seed)
    lay(table, situation)
    getattr(chooser, "seated", lambda _: None)(table)
    return table
