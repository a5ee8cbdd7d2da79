"""Playing and digivolving: how cards come to the battle area."""

from judgekit.engine.game import Game
from judgekit.engine.model import Event, Obj
from judgekit.engine.rule import action, applies


class Digivolving(Game):
    """Cards that enter the battle area."""

    @action("digivolve", "1.2")
    def digivolve(self, player: str, lower: Obj, into: Obj) -> None:
        """A player digivolves one of their Digimon into a card of their hand."""
        self.do(Event("digivolve", lower.id, player, into.id, "action", {"into": into.id}))

    @applies("digivolve", "1.2")
    def apply_digivolve(self, event: Event) -> None:
        """The new card is laid on the old one, which becomes its source; the Digimon goes on."""
        assert event.subject is not None
        assert event.source is not None
        self.take_over(self.state.objects[event.source], self.state.objects[event.subject])

    @applies("play", "1.2")
    def apply_play(self, event: Event) -> None:
        """The card enters the battle area."""
        assert event.subject is not None
        self.put(self.state.objects[event.subject], "battle", event.player)
