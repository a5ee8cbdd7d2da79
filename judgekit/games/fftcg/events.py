"""What happens in Final Fantasy TCG: each event's one declaration."""

from judgekit.engine.event import Event
from judgekit.engine.record import record


class Activate(Event):
    """A dull Character stands upright again."""


class Dull(Event):
    """Dull Characters: {dull: target}."""


class Freeze(Event):
    """Freeze Characters: {freeze: target}."""


class Break(Event):
    """Break Characters: {break: target}."""


class PutInBreakZone(Event):
    """Put cards in the Break Zone without breaking them: {put in break zone: target}."""


class Discard(Event):
    """Discard cards: {discard: target}."""


class Remove(Event):
    """Remove cards from the game: {remove: target}."""


class Cancel(Event):
    """Cancel the effect of a Summon on the Stack: {cancel: target}."""


@record
class Damage(Event):
    """A Forward is dealt damage, in the units of Power."""

    amount: int = 0


@record
class DamagePlayer(Event):
    """A player is dealt so many points of damage."""

    of_a_card = False

    amount: int = 1


class Cast(Event):
    """A Summon has been cast: it is on the Stack and paid for."""


class Use(Event):
    """An action or special ability of a card has been used: it is on the Stack and paid for."""


class Attack(Event):
    """A Forward is declared as an attacker."""


class PartyAttack(Event):
    """A party attacks, as one."""

    of_a_card = False


class FormParty(Event):
    """A Forward attacks as a member of a party."""


class Block(Event):
    """A Forward is declared as a blocker."""


class BeBlocked(Event):
    """An attacking Forward is blocked; its source is the blocker."""


@record
class PutCounters(Event):
    """So many counters of a kind are put on a card."""

    amount: int = 1
    of: str = "counters"


@record
class RemoveCounters(Event):
    """So many counters of a kind are taken off a card."""

    amount: int = 1
    of: str = "counters"


class ExtraTurn(Event):
    """A player takes another turn after this one."""

    of_a_card = False


class WarpCounter(Event):
    """Take one Warp counter off: {warp counter: self}."""


class LastWarpCounter(Event):
    """A card that waits out of the game has lost its last Warp counter."""

    announces = "warp counter"


class Concede(Event):
    """A player gives the game up."""

    of_a_card = False


class Win(Event):
    """A player wins by what a text says."""

    of_a_card = False


class ExtraMainPhase(Event):
    """A player has another Main Phase in this turn."""

    of_a_card = False


class Lose(Event):
    """A player loses the game."""

    of_a_card = False


class Main1(Event):
    """Main Phase 1 begins."""

    of_a_card = False

    announces = ""
    kind = "main 1"


class Main2(Event):
    """Main Phase 2 begins."""

    of_a_card = False

    announces = ""
    kind = "main 2"


class AttackPhase(Event):
    """The Attack Phase begins."""

    of_a_card = False


class EndPhase(Event):
    """The End Phase begins."""

    of_a_card = False

    announces = ""
