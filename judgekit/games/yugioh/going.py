"""What a text says of the going of its own card, which is used where the card has gone (2.2.7.1)."""

from judgekit.engine.abilities import Pattern, Triggered
from judgekit.engine.filters import Filter, plain
from judgekit.engine.model import Instance
from judgekit.games.yugioh import events

LEAVING = frozenset({"banish", "destroy", "leave", "send", "tribute"})
"""What takes a card from the field."""
GOING = LEAVING | {"add to hand", "banish facedown", "detach", "discard", "move", "put under", "summon tribute"}
"""That, and what else brings it from one zone to another."""
ITSELF = frozenset({"self", "card"})


def goes_by(instance: Instance) -> bool:
    """Was it set off by what took its own card away, and does it speak of that? A card turned up says so of itself."""
    event, ability, source = instance.event, instance.ability, instance.source
    if event is None or not isinstance(ability, Triggered):
        return False
    own = event.subject == source.id
    if isinstance(event, events.TurnFaceUp):
        return own
    heard = [one for one in ability.when if one.event == event.kind and event.kind in GOING]
    return any(names_its_card(one) if own else _names_its_monster(one) for one in heard)


def names_its_card(pattern: Pattern) -> bool:
    """Does it wait for something to happen to the very card that says it?"""
    return pattern.player is None if pattern.of is None else _is_itself(pattern.of)


def _is_itself(of: Filter) -> bool:
    named = any(test.word in ITSELF and not test.negated for test in plain(of.is_))
    return named or any(map(_is_itself, (*of.any_of, *of.all_of)))


def _names_its_monster(pattern: Pattern) -> bool:
    """An Equip Card goes with the monster that carries it."""
    return any(test.word == "self" for test in plain(getattr(pattern.of, "equipped", ())))
