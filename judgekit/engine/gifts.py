"""Abilities that objects have been given, or have lost, by the texts of others."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from judgekit.engine.abilities import Static
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import ABILITIES, Grant, Lose
from judgekit.engine.model import Ability, Card, Obj
from judgekit.engine.view import View

Labelled = tuple[str, Ability]


class Reader(View, Protocol):
    """The table, and whom effects reach on it."""

    def affects(self, one: Continuous, obj: Obj) -> bool:
        """Does a continuous effect reach the object, and does nothing keep it from being affected?"""
        ...

    def is_kept(self, ability: Ability) -> bool:
        """Does an object keep this ability where it loses all that it has?"""
        ...


@dataclass(frozen=True, slots=True)
class Gifts:
    """What each object, by id, was given, with timestamps; and since when it has lost all that it had."""

    given: Mapping[int, Sequence[tuple[int, Labelled]]]
    silenced: Mapping[int, int]

    def of(self, obj: Obj, own: Sequence[Labelled], game: Reader) -> Sequence[Labelled]:
        """The abilities of an object that has these of its own."""
        since = self.silenced.get(obj.id)
        given = self.given.get(obj.id, ())
        if since is None:
            return (*own, *(one for _, one in given)) if given else own
        kept = (one for one in own if game.is_kept(one[1]))
        return (*kept, *(one for when, one in given if when > since))

    def is_silenced(self, obj: Obj, label: str) -> bool:
        """Is this ability among all those that the object had as it lost them, whichever of them it keeps?"""
        since = self.silenced.get(obj.id)
        later = (one for when, (one, _) in self.given.get(obj.id, ()) if since is not None and when > since)
        return since is not None and label not in later


NONE = Gifts({}, {})


@cache
def deals_in_abilities(card: Card) -> bool:
    """Does a static ability of the card give or take abilities?"""
    effects = (effect for ability in card.abilities if isinstance(ability, Static) for effect in ability.static)
    return any(_deals(one) for one in effects)


def _deals(effect: object) -> bool:
    return (isinstance(effect, Grant) and isinstance(effect.grant, Ability)) or (
        isinstance(effect, Lose) and effect.lose == ABILITIES
    )


def gifts(effects: Iterable[Continuous], objects: Sequence[Obj], game: Reader) -> Gifts:
    """Whom these effects reach now."""
    given: dict[int, list[tuple[int, Labelled]]] = defaultdict(list)
    silenced: dict[int, int] = {}
    for obj, one in _reached(sorted(effects, key=lambda one: one.since), objects, game):
        if one.op == "silence":
            silenced[obj.id] = one.since
        else:
            given[obj.id].append((one.since, (f"{obj.label}/{_giver(one)}", one.payload)))
    return Gifts({number: _told_apart(found) for number, found in given.items()}, silenced)


def _giver(one: Continuous) -> str:
    """«Giver/1» as the name of an ability of another card: what stands before the slash is always whose it is."""
    return one.at.instance.label.replace("/", " ")


def _reached(effects: Iterable[Continuous], objects: Sequence[Obj], game: Reader) -> Iterator[tuple[Obj, Continuous]]:
    for one in effects:
        if one.is_on(game):
            yield from ((obj, one) for obj in objects if game.affects(one, obj))


def _told_apart(found: Sequence[tuple[int, Labelled]]) -> Sequence[tuple[int, Labelled]]:
    """What was given twice by the same text is «…#2» the second time."""
    seen: Counter[str] = Counter()
    apart = []
    for since, (label, ability) in found:
        seen[label] += 1
        apart.append((since, (label if seen[label] == 1 else f"{label}#{seen[label]}", ability)))
    return apart
