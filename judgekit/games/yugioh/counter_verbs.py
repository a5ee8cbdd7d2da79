"""The verbs of counters: those of a name, and those of none."""

from dataclasses import dataclass

from judgekit.engine.effects.objects import ToObjects, happen
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import number
from judgekit.games.yugioh import events
from judgekit.games.yugioh.table import counters_of


@dataclass(frozen=True)
class PutCounters(ToObjects):
    """Put counters on cards: {put counters: 1, of: Mágico, on: self, most: 3}.

    Without `of` they have no name; `most` is how many of them the card takes.
    """

    put_counters: int | Amount
    of: str = ""
    on: Target = "self"
    most: int | None = None
    happening = events.Counters

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each card that takes any."""
        fitting = ((one, self._fitting(one, game, at)) for one in game.targets(self.on, at))
        return happen(game, at, [self._put(one, many, at) for one, many in fitting if many > 0])

    def _fitting(self, card: Obj, game: Table, at: Resolution) -> int:
        many = number(self.put_counters, game, at)
        return many if self.most is None else min(many, self.most - card.number(counters_of(self.of)))

    def _put(self, card: Obj, many: int, at: Resolution) -> Event:
        if self.of:
            return events.NamedCounters(card.id, *at.by, amount=many, of=self.of)
        return events.Counters(card.id, *at.by, amount=many)


@dataclass(frozen=True)
class RemoveCounters(Effect):
    """Take counters off a card: {remove counters: 2, of: Mágico, from: self}; or off several: {…, among: {}}.

    Off several their player says off which, one after another. All of them or none.
    """

    remove_counters: int | Amount
    of: str = ""
    from_: Target = "self"
    among: Filter | None = None

    def run(self, game: Table, at: Resolution) -> bool:
        """Where there are too few nothing is taken."""
        many, mark = number(self.remove_counters, game, at), counters_of(self.of)
        bearers = game.targets(self.from_ if self.among is None else self.among, at)
        if many < 1 or sum(one.number(mark) for one in bearers) < many:
            return False
        taken = self._shares(bearers, many, game, at)
        return happen(
            game, at, [events.RemoveCounters(one, *at.by, amount=part, of=self.of) for one, part in taken.items()]
        )

    def _shares(self, bearers: tuple[Obj, ...], many: int, game: Table, at: Resolution) -> dict[int, int]:
        """How many are taken off which card."""
        mark, taken = counters_of(self.of), dict[int, int]()
        for _ in range(many):
            left = [one for one in bearers if one.number(mark) > taken.get(one.id, 0)]
            (one,) = game.choose_objects(at.controller, left, "counter", at=at)
            taken[one.id] = taken.get(one.id, 0) + 1
        return taken
