"""Clause 5.5: Level Up and Level Down."""

from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, applies, rule
from judgekit.engine.untyped import Untyped
from judgekit.games.cipher.promoting import Promoting


class Levelling(Promoting):
    """A card without promotion cost is laid on a unit of its character."""

    @action("level up", "5.5.1")
    def level_up(self, player: str, unit: Obj, into: Obj) -> None:
        """A player lays on a unit a dearer card of the same character, one that has no promotion cost."""
        self._level("level up", player, unit, into)

    @action("level down", "5.5.5")
    def level_down(self, player: str, unit: Obj, into: Obj) -> None:
        """The same with a cheaper card."""
        self._level("level down", player, unit, into)

    def _level(self, kind: str, player: str, unit: Obj, into: Obj) -> None:
        self.deployment_phase_only(player)
        self.require_pair(player, unit, into)
        self.require_no_promotion_cost(into)
        difference = self.number(into, "cost") - self.number(unit, "cost")
        if not (self.is_level_up(difference) if kind == "level up" else self.is_level_down(difference)):
            raise Illegal("wrong cost", unit=unit, card=into)
        event = Untyped(kind, unit.id, player, into.id, "action", {"into": into.label})
        self.require(event)
        self.require_color_on_top(player, into)
        self.spend(player, self.cost_of_level(unit, into))
        self.do(event)

    @rule("5.5.1")
    def require_no_promotion_cost(self, card: Obj) -> None:
        """A card with a promotion cost class changes: it does not level anybody up."""
        if self.value(card, "promotion") is not None:
            raise Illegal("has a promotion cost", card=card)

    @rule("5.5.1")
    def is_level_up(self, difference: int) -> bool:
        """The card above costs more than the one beneath."""
        return difference > 0

    @rule("5.5.5")
    def is_level_down(self, difference: int) -> bool:
        """The card above costs less than the one beneath."""
        return difference < 0

    @rule("5.2")
    def cost_of_level(self, unit: Obj, card: Obj) -> int:  # noqa: ARG002 - a reading looks at the unit
        """The card that is played counts with its own cost."""
        return self.number(card, "cost")

    @applies("level up", "5.5.1")
    def apply_level_up(self, event: Event) -> None:
        """The card takes the unit's place; it is no promotion and nobody draws."""
        self._lay(event)

    @applies("level down", "5.5.5")
    def apply_level_down(self, event: Event) -> None:
        """The card takes the unit's place."""
        self._lay(event)

    def _lay(self, event: Event) -> None:
        assert event.source is not None
        unit, card = self.subject(event), self.state.objects[event.source]
        self.take_over(card, unit, keep=(*self.main_levels(unit), *self.posture(unit)))

    @rule("5.5.2")
    def main_levels(self, unit: Obj) -> tuple[str, ...]:
        """The card laid on the Main Character by Level Up is the Main Character from then on."""
        if unit.mark("main"):
            self.cite()
        return ("main",)
