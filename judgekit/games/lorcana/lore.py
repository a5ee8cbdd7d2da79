"""1.11 and 1.12: lore and drawing."""

from judgekit.engine import happenings
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies, rule
from judgekit.games.lorcana.abilities import Abilities


class Lore(Abilities):
    """The two things that every turn brings."""

    @applies(happenings.Gain)
    def apply_gain(self, event: happenings.Gain) -> None:
        """A total of lore changes."""
        assert event.player is not None
        total = self.tally(event.player, event.count) + event.amount
        self.set_count(event.player, event.count, self.nothing_below_zero(total) if total < 0 else total)

    @rule("1.11.1")
    def nothing_below_zero(self, total: int) -> int:  # noqa: ARG002 - whatever it would be
        """It never goes below 0, whatever is lost."""
        self.cite()
        return 0

    @rule("1.11.2", "4.5.3.1")
    def lore_of(self, obj: Obj) -> int:
        """A lore value that is absent, 0 or less gives no lore."""
        lore = self.number(obj, "lore")
        self.changed_by_static(obj, "lore")
        if lore <= 0:
            self.say("no lore", card=obj, lore=lore)
        return max(0, lore)

    def draw(self, event: happenings.Draw) -> bool:
        """A player draws."""
        return self.draw_several(event) if event.cards > 1 else super().draw(event)

    @rule("1.12.2")
    def draw_several(self, event: happenings.Draw) -> bool:
        """Whoever draws several draws them one after another."""
        return self.draw_one_by_one(event)

    @applies(happenings.Draw, "1.12.1")
    def apply_draw(self, event: happenings.Draw) -> None:
        """The top card of one's own deck goes to one's hand."""
        assert event.player is not None
        for top in self.zone(event.player, "deck")[:1]:
            self.put(top, "hand")
