"""What the table holds: cards, objects, zones, events and the trigger instances that wait."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from judgekit.engine.event import Event
from judgekit.engine.value import Value, whole


class Zone(NamedTuple):
    """One zone of one player; `player` is "" where it is shared, `host` the unit that the cards lie under (0: none)."""

    player: str
    name: str
    host: int = 0


@dataclass(frozen=True, slots=True)
class ZoneKind:
    """What a game says of a zone: may both players look, does order matter, is it shared, is it part of the field."""

    name: str
    public: bool = True
    ordered: bool = False
    shared: bool = False
    field: bool = False


@dataclass(frozen=True)
class Ability:
    """One ability of a card; its first field names its kind."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A printed card: its name, its characteristics and its abilities; nothing changes it."""

    name: str
    printed: Mapping[str, Value]
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Obj:
    """A card during one stay in one zone.

    `label` is the physical card's name in the scenario; `unit` outlives the id while another card takes its place on
    the field (evolution, shift); `since` is its timestamp.
    """

    id: int
    label: str
    card: Card
    owner: str
    controller: str
    zone: Zone
    unit: int
    since: int
    marks: Mapping[str, Value] = field(default_factory=dict)

    def mark(self, name: str) -> Value:
        """A status such as `exerted` or `damage`; False where it was never set."""
        return self.marks.get(name, False)

    def number(self, name: str) -> int:
        """A mark that counts, 0 where it was never set."""
        return whole(self.marks.get(name))


@dataclass(frozen=True, slots=True, eq=False)
class Instance:
    """An ability that has triggered or was activated and waits to resolve.

    `source` is its object as it was then; `batch` tells which instances were born at the same time; `bound` holds the
    targets and values already chosen, by name.
    """

    id: int
    label: str
    controller: str
    source: Obj
    ability: Ability
    batch: int = 0
    event: Event | None = None
    because: int | None = None
    bound: Mapping[str, object] = field(default_factory=dict)
