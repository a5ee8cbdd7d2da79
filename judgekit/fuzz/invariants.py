"""What holds at every table of every game, however it is played; whoever breaks it is a fault of the simulator."""

from collections.abc import Mapping
from typing import Any

from judgekit.engine.choice import Move
from judgekit.engine.game import Game
from judgekit.engine.mixed import mixed
from judgekit.engine.model import Zone
from judgekit.scenario import Situation

NOT_UNDONE = "stays shuffled"
"""The step of a game whose rules leave a deck shuffled though the move that shuffled it is undone."""


class Broken(Exception):  # noqa: N818 - what is broken is an invariant
    """An invariant that does not hold: `what` names it, `how` says where."""

    def __init__(self, what: str, how: str = "") -> None:
        super().__init__(f"{what}: {how}" if how else what)
        self.what, self.how = what, how


class Watched:
    """A game whose table is looked at after every move."""

    def perform(self, move: Move) -> bool:
        """An attempt that is illegal leaves no mark, and whatever is done, every card lies somewhere once."""
        game: Any = self
        before, zones, steps = exact(game), dict(game.state.zones), len(game.trace.steps)
        done: bool = super().perform(move)  # type: ignore[misc]
        if not done and exact(game) != before and not _is_only_shuffled(game, before, zones, steps):
            raise Broken("mark", f"{move.player} {move.verb} {dict(move.words)}")
        check_zones(game)
        return done


def watched(game: type[Game], how: type[Watched] = Watched) -> type[Game]:
    """The game with its table looked at after every move."""
    return mixed((how,), game)


def exact(game: Game) -> str:
    """The whole state, to the letter, but for the two numbers that only say whether caches are stale."""
    return repr({name: value for name, value in vars(game.state).items() if name not in {"version", "layout"}})


def _is_only_shuffled(game: Game, before: str, zones: Mapping[Zone, tuple[int, ...]], steps: int) -> bool:
    """Is nothing other than the order of a deck whose shuffle the rules do not undo (lorcana 1.7.6.2)?"""
    if not any(one.key == NOT_UNDONE for one in game.trace.steps[steps:]):
        return False
    now = dict(game.state.zones)
    if any(sorted(now.get(zone, ())) != sorted(ids) for zone, ids in zones.items()):
        return False
    try:
        game.state.zones.update(zones)
        return exact(game) == before
    finally:
        game.state.zones.update(now)


def check_zones(game: Game) -> None:
    """Every card is in exactly one zone, and every zone holds only what is on the table; raises Broken."""
    state = game.state
    lying = sorted(one for ids in state.zones.values() for one in ids)
    if lying != sorted(state.objects):
        raise Broken("zones", str(sorted(set(lying) ^ set(state.objects))))
    if sorted(state.current) != sorted(one.label for one in state.objects.values()):
        raise Broken("labels")
    for zone, ids in state.zones.items():
        if any(state.objects[one].zone != zone for one in ids):
            raise Broken("zones", str(zone))


def check_play(game: Game, situation: Situation) -> None:
    """No card that was given has vanished, and every step names its clause; raises Broken."""
    given = {one.label for side in situation.boards.values() for zone in side.zones.values() for one in zone}
    if gone := given - set(game.state.current):
        raise Broken("vanished", ", ".join(sorted(gone)))
    if bare := next((step for step in game.trace.steps if not step.clauses), None):
        raise Broken("no clause", bare.key)


def check_same(game: Game, again: Game) -> None:
    """The same moves and answers gave the same steps and decisions; raises Broken."""
    if again.trace.steps != game.trace.steps or _asked(again) != _asked(game):
        raise Broken("repeat")


def _asked(game: Game) -> list[tuple[object, ...]]:
    """What was asked and taken, by the words of a script: what an option stands for is another object each time."""
    asked = ((one.choice, one.taken, one.at) for one in game.trace.decisions)
    return [(what.player, what.name, [each.key for each in what.options], taken, at) for what, taken, at in asked]
