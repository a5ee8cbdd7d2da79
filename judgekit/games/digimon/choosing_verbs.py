"""The verbs of texts that choose among revealed cards or up to a total."""

from dataclasses import dataclass
from typing import cast

from judgekit.engine import happenings
from judgekit.engine.choice import Option
from judgekit.engine.effects.objects import happen
from judgekit.engine.filters import Filter
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.value import whole
from judgekit.engine.words import Characteristic, Named
from judgekit.games.digimon.activation import Activation

ENOUGH = "no más"


@dataclass(frozen=True)
class ChooseAmong(Effect):
    """Choose among cards that were revealed: {choose among: seen, that: {type: tamer}, as: tamer}."""

    choose_among: Named
    that: Filter
    as_: str = "target"

    def run(self, game: Table, at: Resolution) -> bool:
        """One of them, if there is any."""
        found = [one for one in game.targets(self.choose_among, at) if self.that.accepts(one, game, at)]
        taken = game.choose_objects(at.controller, found, self.as_, at=at)
        at.bound[self.as_] = tuple(one.id for one in taken)
        return bool(taken)


@dataclass(frozen=True)
class ReturnRest(Effect):
    """Put those cards that were revealed and are still in the deck at its bottom: {return rest: seen}."""

    return_rest: Named = "seen"

    def run(self, game: Table, at: Resolution) -> bool:
        """In the order in which they were revealed."""
        left = [one for one in game.targets(self.return_rest, at) if one.zone.name == "deck"]
        return happen(game, at, [happenings.Move(one.id, *at.by, to="deck", bottom=True) for one in left])


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


CHOOSING_VERBS: tuple[type[Effect], ...] = (ChooseAmong, ReturnRest, ChooseTotal)
