"""The verb of texts that choose up to a total."""

from dataclasses import dataclass
from typing import cast

from judgekit.engine.choice import Option
from judgekit.engine.filters import Filter
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.value import whole
from judgekit.engine.words import Characteristic
from judgekit.games.digimon.activation import Activation

ENOUGH = "no más"


@dataclass(frozen=True)
class ChooseTotal(Effect):
    """Choose objects whose values add up to no more than a total: {choose total: {...}, of: dp, most: 15000}."""

    choose_total: Filter
    of: Characteristic
    most: int
    as_: str = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another; from the second one on the player may stop."""
        taken: list[Obj] = []
        while fitting := self._fitting(game, at, taken):
            least = cast(Activation, game).least_of_total(taken)
            options = [Option(one.label, one.id) for one in fitting] + ([] if least else [Option(ENOUGH)])
            (one,) = game.choose(at.controller, "target", self.as_, options, skips=not least)
            if one.value is None:
                break
            taken.append(game.state.objects[one.value])
        at.bound[self.as_] = tuple(one.id for one in taken)
        return bool(taken)

    def _fitting(self, game: Table, at: Resolution, taken: list[Obj]) -> list[Obj]:
        left = self.most - sum(whole(game.value(one, game.characteristic(self.of))) for one in taken)
        pool = [one for one in game.matching(self.choose_total, at) if one not in taken]
        return [one for one in pool if whole(game.value(one, game.characteristic(self.of))) <= left]


CHOOSING_VERBS: tuple[type[Effect], ...] = (ChooseTotal,)
