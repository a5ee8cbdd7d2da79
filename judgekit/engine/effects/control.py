"""Control as an effect: whoever takes an object controls it for as long as that lasts; then it falls back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from judgekit.engine.altered import altered
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import ContinuousEffect
from judgekit.engine.effects.objects import happen
from judgekit.engine.filters import Filter, Target
from judgekit.engine.happenings import Control
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import One
from judgekit.engine.view import View

CONTROL = "control"


@dataclass(frozen=True)
class TakeControl(ContinuousEffect):
    """Take control of objects, for good unless `until` says for how long: {take control: target, player: opponent}."""

    take_control: Target
    player: One = "you"
    until: str = "game"

    def continuous(self, game: View, at: Resolution) -> Continuous:
        """Who controls them."""
        made = Continuous(0, CONTROL, CONTROL, at, game.who(self.player, at)[0])
        if isinstance(self.take_control, Filter):
            return altered(made, reach=self.take_control)
        return altered(made, units=game.units_meant(self.take_control, at))

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose that each changes sides; over those that did, and those that were there already, it lasts."""
        made = self.continuous(game, at)
        player, meant = str(made.value), game.targets(self.take_control, at)
        others = [one for one in meant if one.controller != player]
        changed = happen(game, at, [Control(one.id, player, *at.by[1:]) for one in others])
        there = (game.follow(one.id, at) for one in meant)
        units = frozenset(one.unit for one in there if one and one.controller == player)
        if units:
            game.start(altered(made, units=units, reach=None, until=self.until, since=game.state.next_id))
        return changed or bool(units and not others)


def astray(game: Any) -> Iterator[Control]:
    """What is under the control of somebody else than the effects say, the last of them, or else as it came."""
    taken = tuple(game.continuous(CONTROL))
    for obj in tuple(game.field()) if taken else _as_it_did_not_come(game):
        if (player := _controlled_by(game, obj, taken)) != obj.controller:
            yield Control(obj.id, player, cause="rule")


def _as_it_did_not_come(game: Any) -> list[Obj]:
    """What somebody else controls than when it came; asked at every rule check, when mostly there is nothing."""
    return [one for one in game.state.objects.values() if one.controller != one.came_under and game.is_field(one)]


def _controlled_by(game: Any, obj: Obj, taken: Sequence[Continuous]) -> str:
    """Who controls an object by the effects that lie on it, which look at it as it came."""
    came = altered(obj, controller=obj.came_under)
    found = [one for one in taken if one.is_on(game) and game.affects(one, came)]
    return str(max(found, key=lambda one: one.since).value) if found else obj.came_under
