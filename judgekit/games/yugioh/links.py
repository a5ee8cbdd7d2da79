"""A link of the Chain."""

from dataclasses import fields

from judgekit.engine.model import Instance
from judgekit.engine.record import record
from judgekit.games.yugioh import events


@record
class Link(Instance):
    """An activation on the Chain: its Spell Speed, its declaration, if it is the card's own, what of it was negated."""

    speed: int = 1
    activation: events.Activate | None = None
    by_card: bool = False
    negated: str = ""


def as_link(used: Instance, activation: events.Activate, *, by_card: bool) -> Link:
    """The link that an activation becomes."""
    same = {one.name: getattr(used, one.name) for one in fields(Instance)}
    return Link(**same, speed=activation.speed, activation=activation, by_card=by_card)
