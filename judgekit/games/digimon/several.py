"""The base of what is told once of several cards."""

from dataclasses import dataclass

from judgekit.engine.event import Event


@dataclass(frozen=True, slots=True, eq=False)
class Several(Event):
    """So many cards at once: one, unless `amount` says more."""

    of_a_card = False

    amount: int | None = None

    def whole_of(self, word: str) -> int | None:
        """Its amount is told even where it is one card."""
        return self.amount or 1 if word == "amount" else Event.whole_of(self, word)
