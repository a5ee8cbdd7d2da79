"""The verbs of texts that choose up to a total, or cards no two of which are alike."""

from dataclasses import dataclass
from typing import Literal, cast

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


@dataclass(frozen=True)
class ChooseDifferent(Effect):
    """Choose objects no two of which share a name or a level: {choose different: {...}, unlike: name, count: 5}.

    With `up to` the player may stop from the second one on.
    """

    choose_different: Filter
    unlike: Literal["name", "level"] = "name"
    count: int = 1
    up_to: bool = False
    as_: str = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another, each unlike those before."""
        taken: list[Obj] = []
        while len(taken) < self.count and (fitting := self._fitting(game, at, taken)):
            stops = bool(taken) and self.up_to
            options = [Option(one.label, one.id) for one in fitting] + ([Option(ENOUGH)] if stops else [])
            (one,) = game.choose(at.controller, "target", self.as_, options, skips=stops)
            if one.value is None:
                break
            taken.append(game.state.objects[one.value])
        at.bound[self.as_] = tuple(one.id for one in taken)
        return bool(taken) and (self.up_to or len(taken) == self.count or at.cause != "cost")

    def _fitting(self, game: Table, at: Resolution, taken: list[Obj]) -> list[Obj]:
        pool = [one for one in game.matching(self.choose_different, at) if one not in taken]
        return [one for one in pool if not any(self._alike(one, other, game) for other in taken)]

    def _alike(self, one: Obj, other: Obj, game: Table) -> bool:
        if self.unlike == "name":
            return bool(game.names(one) & game.names(other))
        return game.value(one, "level") == game.value(other, "level")


CHOOSING_VERBS: tuple[type[Effect], ...] = (ChooseTotal, ChooseDifferent)
