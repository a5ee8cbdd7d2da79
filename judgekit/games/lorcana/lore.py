"""1.11 and 1.12: lore and drawing."""

from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies, rule
from judgekit.engine.value import whole


class Lore(Game):
    """The two things that every turn brings."""

    @applies("gain", "1.11.1")
    def apply_gain(self, event: Event) -> None:
        """A total of lore never goes below 0."""
        assert event.player is not None
        before = whole(self.state.value(event.player, event.text("count")))
        self.set_count(event.player, event.text("count"), max(0, before + event.number("amount")))

    @rule("1.11.2", "4.5.3.1")
    def lore_of(self, obj: Obj) -> int:
        """A lore value that is absent, 0 or less gives no lore."""
        lore = self.number(obj, "lore")
        if lore <= 0:
            self.say("no lore", card=obj, lore=lore)
        return max(0, lore)

    @applies("draw", "1.12.1")
    def apply_draw(self, event: Event) -> None:
        """The top card of one's own deck goes to one's hand."""
        assert event.player is not None
        self.put(self.zone(event.player, "deck")[0], "hand")
