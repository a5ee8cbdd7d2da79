"""What happens in Digimon: each event's one declaration."""

from judgekit.engine.event import Event
from judgekit.engine.record import record
from judgekit.games.digimon.several import Several


class Delete(Event):
    """Delete Digimon: {delete: target}."""


class Trash(Event):
    """Trash cards of the field, or from under a Digimon: {trash: target}; it is no deletion."""


class Suspend(Event):
    """Suspend: {suspend: target}."""


class Unsuspend(Event):
    """Unsuspend: {unsuspend: target}."""


class TrashTop(Event):
    """Trash the top card of a pile: {trash top: self}."""


class PlayInBreeding(Event):
    """Play a Digimon in the breeding area: {play in breeding: target}."""


class Place(Event):
    """Place an Option in the battle area, where it stays: {place: card}."""


class Leave(Event):
    """A card leaves the battle area, by whatever event."""


@record
class DeDigivolve(Event):
    """So many cards of the top of a pile are trashed."""

    amount: int = 1


@record
class Digivolve(Event):
    """A Digimon digivolves: `into` is the label of the card that goes on top, `cost` the memory that it takes.

    `partner` is the label of the second Digimon of a DNA digivolution, whose `amount` is 2.
    """

    into: str = ""
    cost: int = 0
    partner: str | None = None
    amount: int | None = None

    def whole_of(self, word: str) -> int | None:
        """Where nothing says how many digivolve it is one."""
        return self.amount or 1 if word == "amount" else Event.whole_of(self, word)


@record
class Use(Event):
    """An Option is used, for this much memory."""

    cost: int | None = None


@record
class Link(Event):
    """A card is linked to the Digimon whose id is `host`."""

    host: int = 0


class Hatch(Event):
    """A Digi-Egg hatches in the breeding area."""


class Raise(Event):
    """A Digimon goes up from the breeding area."""


@record
class Attack(Event):
    """An attack is declared against a player or a Digimon, by name or label."""

    target: str | None = None


class Block(Event):
    """A Digimon blocks."""


@record
class Redirect(Event):
    """The attack of a Digimon turns to another one, by its label."""

    target: str = ""


class WinBattle(Event):
    """A Digimon wins a battle: the other one has less DP, whether that deletes it or not."""

    announces = "{event: delete, cause: battle}"


class AttackEnd(Event):
    """The attack of a Digimon comes to its end."""

    announces = ""


class Check(Event):
    """A security card is turned over."""


class SecurityAdded(Several):
    """A player's security stack has won so many cards at once."""

    announces = "{event: move, to: security}"


class SecurityRemoved(Several):
    """A player's security stack has lost so many cards at once."""

    announces = "{event: move, from: security}"


class HandAdded(Several):
    """A player's hand has won so many cards at once, drawn or not."""

    announces = "{event: move, to: hand}"


class TurnStart(Event):
    """The instant in which a turn starts."""

    of_a_card = False

    announces = ""


class MainStart(Event):
    """The instant in which a main phase starts."""

    of_a_card = False

    announces = ""


class TurnEnd(Event):
    """The instant in which a turn ends."""

    of_a_card = False

    announces = ""
