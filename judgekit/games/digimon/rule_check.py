"""Chapter 16: the rule check."""

from collections.abc import Iterator

from judgekit.engine.game import Game
from judgekit.engine.model import Event
from judgekit.engine.rule import applies, check


class RuleCheck(Game):
    """What may not exist on the field is removed, between one effect and the next."""

    @check("16.3")
    def no_dp(self) -> Iterator[Event]:
        """Digimon in the battle area with 0 DP are deleted."""
        for obj in self.field():
            if (
                self.value(obj, "type") == "digimon"
                and self.value(obj, "dp") is not None
                and self.number(obj, "dp") <= 0
            ):
                yield Event("delete", obj.id, obj.controller, cause="rule")

    @applies("delete", "4.6")
    def apply_delete(self, event: Event) -> None:
        """The Digimon goes to the trash with its sources."""
        assert event.subject is not None
        obj = self.state.objects[event.subject]
        for source in self.beneath(obj):
            self.put(source, "trash")
        self.put(obj, "trash")
