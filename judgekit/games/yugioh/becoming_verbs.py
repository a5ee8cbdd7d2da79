"""The verb by which a Spell or Trap comes as a monster."""

from collections.abc import Iterator
from dataclasses import dataclass

from judgekit.engine.abilities import Printed
from judgekit.engine.continuous import SELF_LEAVES, Continuous
from judgekit.engine.effects.objects import happen
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.games.yugioh import events
from judgekit.games.yugioh.card_verbs import Position

UNCHANGED = frozenset({"name", "icon"})


@dataclass(frozen=True)
class SummonAs(Effect):
    """Special Summon this card as a monster: {summon as: {level: 4, atk: 1800, def: 1000, kinds: [effect]}}.

    It is still what it was as well, unless it is a monster `only`, until it leaves the field.
    """

    summon_as: Printed
    position: Position | None = None
    only: bool = False

    def run(self, game: Table, at: Resolution) -> bool:
        """It is a monster before it comes, so that whoever waits for one hears of it."""
        card = game.live(at.source.id)
        if card is None:
            return False
        made = events.SpecialSummon(card.id, *at.by, position=self.position or "")
        if game.prohibition(made) is None:
            for one in self._changes(card, game, at):
                game.start(one)
        return happen(game, at, [made])

    def _changes(self, card: Obj, game: Table, at: Resolution) -> Iterator[Continuous]:
        units, since = frozenset({card.unit}), game.state.next_id
        for name, value in self.summon_as.card("").printed.items():
            for word in (value if isinstance(value, frozenset) else (value,)) if name not in UNCHANGED else ():
                also = isinstance(value, frozenset) or (name == "type" and not self.only)
                op = "grant" if also else "set"
                yield Continuous(0, op, name, at, word, units=units, until=SELF_LEAVES, since=since)
