"""The events that every game has: what the shared words of texts propose."""

from judgekit.engine.event import Event
from judgekit.engine.record import record


@record
class Move(Event):
    """A card goes to a zone; `bottom` where the order of the zone matters."""

    to: str | None = None
    bottom: bool | None = None
    from_: str | None = None


@record
class PutUnder(Event):
    """A card is slipped under the object whose id is `host`."""

    host: int = 0
    bottom: bool | None = None


@record
class Play(Event):
    """A card is played: without its cost (`free`), for this cost, with these statuses."""

    free: bool | None = None
    with_: tuple[str, ...] | None = None
    cost: int | None = None


@record
class Mark(Event):
    """A status of an object is set or taken away."""

    mark: str = ""
    value: bool = True


@record
class Draw(Event):
    """A player draws a card, or `amount` of them at once."""

    of_a_card = False

    amount: int | None = None

    @property
    def cards(self) -> int:
        """How many cards it is."""
        return 1 if self.amount is None else self.amount

    def whole_of(self, word: str) -> int | None:
        """Its amount is told even where it is one card."""
        return self.cards if word == "amount" else Event.whole_of(self, word)


@record
class Shuffle(Event):
    """A player's zone is shuffled."""

    of_a_card = False

    zone: str = "deck"


@record
class Gain(Event):
    """A count that a player keeps grows, or falls, below 0."""

    of_a_card = False

    count: str = ""
    amount: int = 0


class Control(Event):
    """An object comes under the control of a player."""


@record
class Choose(Event):
    """An object would be chosen; it is never carried out, but texts forbid it."""


SHARED: tuple[type[Event], ...] = (Move, PutUnder, Play, Mark, Draw, Shuffle, Gain, Control, Choose)
