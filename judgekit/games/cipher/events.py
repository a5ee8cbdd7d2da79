"""What happens in Cipher: each event's one declaration."""

from judgekit.engine.event import Event
from judgekit.engine.record import record


class TurnBegin(Event):
    """The instant in which a player's turn begins."""

    of_a_card = False

    announces = ""


class TurnEnd(Event):
    """The instant in which a player's turn ends."""

    of_a_card = False

    announces = ""


class Bond(Event):
    """A card becomes a bond of its player."""


class Flip(Event):
    """A bond is turned face down."""


class TurnUp(Event):
    """Turn bonds face up again: {turn up: target}."""


@record
class Deploy(Event):
    """A card becomes a unit of a player in the line that is named."""

    to: str = ""


@record
class ClassChange(Event):
    """A unit class changes: the card that causes it, whose label is `into`, is laid on it."""

    into: str = ""


@record
class LevelUp(Event):
    """A dearer card of the same character, whose label is `into`, is laid on a unit."""

    into: str = ""


@record
class LevelDown(Event):
    """A cheaper card of the same character, whose label is `into`, is laid on a unit."""

    into: str = ""


class Tap(Event):
    """A unit is turned sideways."""


class Untap(Event):
    """Untap units: {untap: target}."""


@record
class ChangeLine(Event):
    """Move units to the other line, without tapping: {change line: target}."""

    to: str | None = None


class March(Event):
    """All the units of a player come to the front."""

    of_a_card = False


@record
class Attack(Event):
    """A unit attacks another one, whose label is `target`."""

    target: str = ""


class Defend(Event):
    """A unit is attacked by the one that causes it."""


class TurnOver(Event):
    """The top card of a deck is turned over in the Support Area."""


class Critical(Event):
    """A unit makes a critical attack."""


class Evade(Event):
    """A unit evades the attack of the one that causes it."""


class AttackEnd(Event):
    """The attack of a unit is over."""

    announces = ""


@record
class Redirect(Event):
    """An attack goes on against another unit, whose label is `target`."""

    target: str = ""


class SupportAttacker(Event):
    """A card supports the unit that attacks."""

    announces = ""


class SupportDefender(Event):
    """A card supports the unit that is attacked."""

    announces = ""


class SupportSkill(Event):
    """The support skill of a card comes into effect."""


class SupportFail(Event):
    """A card gives no support to the unit that it lies beside, as it is the same character."""

    announces = ""


class Growth(Event):
    """A unit Growths: another card of its character lies beneath it."""


class Discard(Event):
    """Put cards in the Retreat Area: {discard: target}."""


class Destroy(Event):
    """Destroy units: {destroy: target}."""


@record
class TakeOrb(Event):
    """A player must take so many orbs, on account of their Main Character."""

    amount: int = 1


class Refresh(Event):
    """A player makes a new deck of their Retreat Area."""

    of_a_card = False
