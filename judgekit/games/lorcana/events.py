"""What happens in Lorcana: each event's one declaration."""

from typing import ClassVar

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.record import record


@record
class PlayByHand(happenings.Play):
    """A player plays a card as a turn action; `onto` is the id of the character on which it is laid, 0 for none."""

    kind: ClassVar[str] = "play"

    onto: int = 0


class Ready(Event):
    """Ready cards: {ready: target}."""


class Exert(Event):
    """A card is exerted; as a cost it is the {E} symbol."""


class ExertToSing(Exert):
    """A character is exerted to sing; the source is the song."""

    kind: ClassVar[str] = "exert"


class Banish(Event):
    """Banish cards: {banish: target}."""


class Ink(Event):
    """A player inks a card of their hand as a turn action."""


@record
class PutIntoInkwell(Event):
    """An effect puts a card facedown into its owner's inkwell."""

    exerted: bool | None = None


@record
class Damage(Event):
    """An object is dealt so many damage counters."""

    amount: int = 0


@record
class PutDamage(Event):
    """So many damage counters are put on an object."""

    amount: int = 0


@record
class RemoveDamage(Event):
    """So many damage counters are taken off an object."""

    amount: int = 0


@record
class MoveDamage(Event):
    """So many damage counters are moved onto an object, `from_` the one with this label."""

    amount: int = 0
    from_: str = ""


@record
class TakeDamage(Event):
    """An object has taken so many damage counters, however they came."""

    announces = "damage"
    amount: int = 0


@record
class Arrive(Event):
    """A character moves to a location; `at` is its label."""

    at: str = ""


class Quest(Event):
    """A character has quested."""


class Challenge(Event):
    """A character challenges; the source is the one challenged."""


class Challenged(Event):
    """A character or location is challenged; the source is the challenger."""


class ChallengeEnd(Event):
    """The challenge of a character is over; no subject where it has left."""

    announces = ""


class Sing(Event):
    """A character sings; the source is the song."""


class TurnStart(Event):
    """The instant in which a turn starts."""

    of_a_card = False

    announces = ""


class TurnEnd(Event):
    """The instant in which a turn ends."""

    of_a_card = False

    announces = ""


class Win(Event):
    """A player wins the game."""

    of_a_card = False


class Lose(Event):
    """A player loses the game."""

    of_a_card = False
