"""Clause 5.5: Level Up and Level Down."""

from collections.abc import Callable

from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.promoting import Promoting

Level = type[events.LevelUp] | type[events.LevelDown]


class Levelling(Promoting):
    """A card without promotion cost is laid on a unit of its character."""

    @action("level up", "5.5.1")
    def level_up(self, player: str, unit: Obj, into: Obj) -> None:
        """A player lays on a unit a dearer card of the same character, one that has no promotion cost."""
        self._level(events.LevelUp, self.is_level_up, player, unit, into)

    @action("level down", "5.5.5")
    def level_down(self, player: str, unit: Obj, into: Obj) -> None:
        """The same with a cheaper card."""
        self._level(events.LevelDown, self.is_level_down, player, unit, into)

    def _level(self, level: Level, is_one: Callable[[int], bool], player: str, unit: Obj, into: Obj) -> None:
        self.deployment_phase_only(player)
        self.require_pair(player, unit, into)
        self.require_no_promotion_cost(into)
        if not is_one(self.number(into, "cost") - self.number(unit, "cost")):
            raise Illegal("wrong cost", unit=unit, card=into)
        event = level(unit.id, player, into.id, "action", into=into.label)
        self.require(event)
        self.require_color_on_top(player, into)
        self.spend(player, self.cost_of_level(unit, into))
        self.do(event)

    @guard("5.5.1", considered="no promotion cost")
    def require_no_promotion_cost(self, card: Obj) -> None:
        """A card with a promotion cost class changes: it does not level anybody up."""
        if self.value(card, "promotion") is not None:
            raise Illegal("has a promotion cost", card=card)

    @rule("5.5.1", considered="costs more")
    def is_level_up(self, difference: int) -> bool:
        """The card above costs more than the one beneath."""
        if difference <= 0:
            self.spares("costs no more")
        return difference > 0

    @rule("5.5.5", considered="costs less")
    def is_level_down(self, difference: int) -> bool:
        """The card above costs less than the one beneath."""
        if difference >= 0:
            self.spares("costs no less")
        return difference < 0

    @rule("5.2", considered="whole cost")
    def cost_of_level(self, unit: Obj, card: Obj) -> int:  # noqa: ARG002 - a reading looks at the unit
        """The card that is played counts with its own cost."""
        return self.number(card, "cost")

    @applies(events.LevelUp, "5.5.1")
    def apply_level_up(self, event: events.LevelUp) -> None:
        """The card takes the unit's place; it is no promotion and nobody draws."""
        self._lay(event)

    @applies(events.LevelDown, "5.5.5")
    def apply_level_down(self, event: events.LevelDown) -> None:
        """The card takes the unit's place."""
        self._lay(event)

    def _lay(self, event: events.LevelUp | events.LevelDown) -> None:
        assert event.source is not None
        unit, card = self.subject(event), self.state.objects[event.source]
        self.take_over(card, unit, keep=(*self.main_levels(unit), *self.posture(unit)))

    @rule("5.5.2")
    def main_levels(self, unit: Obj) -> tuple[str, ...]:
        """The card laid on the Main Character by Level Up is the Main Character from then on."""
        if unit.mark("main"):
            self.cite()
        return ("main",)
