"""The base of what is told once of several cards."""

from judgekit.engine.event import Event
from judgekit.engine.record import record


@record
class Several(Event):
    """So many cards at once: one, unless `amount` says more."""

    of_a_card = False

    amount: int | None = None

    def whole_of(self, word: str) -> int | None:
        """Its amount is told even where it is one card."""
        return self.amount or 1 if word == "amount" else Event.whole_of(self, word)
