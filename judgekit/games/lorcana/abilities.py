"""1.6: what the document says of abilities; their own chapters (6 and 8) are missing."""

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.events import Interruption
from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.rule import forbids, rule


class Abilities(Game):
    """Replacement effects, and the keyword that forbids choosing."""

    @rule("1.6.1.4")
    def step_in(self, event: Event, one: Interruption) -> Event | None:
        """A replacement effect takes the place of another effect."""
        return super().step_in(event, one)

    @forbids(happenings.Choose, "1.6.1.5", "1.7.7/ejemplo-2")
    def ward(self, event: happenings.Choose) -> bool:
        """A keyword is an ability, of a card in play; Ward keeps a character from being chosen."""
        obj = self.live(event.subject or 0)
        if obj is None or not self.is_field(obj):
            return False
        return self.has(obj, "Ward") and self.wards_off(obj, event.player)

    def wards_off(self, obj: Obj, player: str | None) -> bool:
        """Whom does Ward stop? Opponents, as the reminder text on the cards says."""
        return obj.controller != player
