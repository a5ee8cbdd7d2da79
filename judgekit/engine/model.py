"""What the table holds and what cards are made of: objects, zones, abilities and their instances."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, cast

from judgekit.engine.event import Event
from judgekit.engine.record import record
from judgekit.engine.rule import Illegal
from judgekit.engine.value import Value, whole

EACH = "each"
"""What an amount calls the one that is changed by it."""


class Zone(NamedTuple):
    """One zone of one player; `player` is "" where it is shared, `host` the unit that the cards lie under (0: none)."""

    player: str
    name: str
    host: int = 0


@dataclass(frozen=True, slots=True)
class ZoneKind:
    """What a game says of a zone: may both players look, does order matter, is it shared, is it part of the field.

    Through one that is `passing` cards only go: nothing lies there once what brought it has been done.
    """

    name: str
    public: bool = True
    ordered: bool = False
    shared: bool = False
    field: bool = False
    passing: bool = False


class Effect(ABC):
    """An instruction of a card's text; each says by its annotation what it asks of the table."""

    @abstractmethod
    def run(self, game: Any, at: "Resolution") -> bool:
        """Carry it out; True if it did what it says."""


class Amount(ABC):
    """A number that is worked out when it is needed."""

    @abstractmethod
    def number(self, game: Any, at: "Resolution") -> int:
        """Its value now."""


class Condition(ABC):
    """Something that is true or false of the table."""

    @abstractmethod
    def holds(self, game: Any, at: "Resolution") -> bool:
        """Is it true now?"""


@dataclass(frozen=True)
class Ability:
    """One ability of a card; its first field names its kind.

    What a kind of ability does not say has these values: it is not optional, asks for nothing and costs nothing.
    """

    may = False
    together = False
    unanswered_by = cast("str | None", None)
    unanswered_with = cast(Any, None)
    once_per_turn = cast("bool | str | None", False)
    always = False
    inherited = False
    if_ = cast("Condition | None", None)
    condition = cast("Condition | None", None)
    cost = cast("tuple[Effect, ...]", ())
    targets = cast("tuple[Effect, ...]", ())
    do = cast("tuple[Effect, ...]", ())
    zone = cast("tuple[str, ...]", ())
    when = cast("tuple[Any, ...]", ())
    keyword = cast("str | None", None)

    @property
    def instructions(self) -> tuple[Effect, ...]:
        """What it does when it resolves."""
        return self.do

    @property
    def before_use(self) -> Condition | None:
        """What must hold for it to be used."""
        return self.if_


@record
class Card:
    """A printed card: its name, its characteristics and its abilities; nothing changes it.

    `terms` are what else its text says, such as the materials that it needs: each by the name of its field.
    """

    name: str
    printed: Mapping[str, Value]
    abilities: tuple[Ability, ...] = ()
    terms: tuple[tuple[str, tuple[Any, ...]], ...] = ()


@record
class Obj:
    """A card during one stay in one zone.

    `label` is the physical card's name in the scenario; `unit` outlives the id while another card takes its place on
    the field (evolution, shift); `since` is its timestamp; `came_under` is who controls it if no effect says who.
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
    came_under: str = ""

    def mark(self, name: str) -> Value:
        """A status such as `exerted` or `damage`; False where it was never set."""
        return self.marks.get(name, False)

    def number(self, name: str) -> int:
        """A mark that counts, 0 where it was never set."""
        return whole(self.marks.get(name))


@record
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


@dataclass(frozen=True, slots=True)
class Wanted:
    """Objects that a player is asked for: of which, under what name, how many, and for what, if it is for a text."""

    player: str
    objects: tuple[Obj, ...]
    name: str
    least: int = 1
    most: int = 1
    at: "Resolution | None" = None


@dataclass(slots=True)
class Resolution:
    """One ability while it resolves: what it is, who controls it, and what was chosen so far, by name.

    `cause` is «cost» while a cost of it is paid; `prevented` tells that something stopped what its cost demands,
    `forbidden_by` by which clauses, where it was a prohibition, `why` what a rule says that cannot be paid; `paid_by`
    is the cause that the events of a cost have.
    """

    instance: Instance
    bound: dict[str, Any] = field(default_factory=dict)
    cause: str = "effect"
    prevented: bool = False
    forbidden_by: tuple[str, ...] = ()
    why: Illegal | None = None
    paid_by: str = "cost"

    def on(self, one: Obj) -> "Resolution":
        """The same for one of those that it changes, of which its amounts speak as `each`."""
        return replace(self, bound={**self.bound, EACH: (one.id,)})

    def of(self, player: str) -> "Resolution":
        """The same in the hands of a player, with the same names."""
        return replace(self, instance=replace(self.instance, controller=player))

    @property
    def by(self) -> tuple[str, int, str]:
        """Who does what it says, from what object, and how: player, source and cause of its events."""
        return self.controller, self.source.id, self.paid_by if self.cause == "cost" else self.cause

    @property
    def ability(self) -> Ability:
        """The ability."""
        return self.instance.ability

    @property
    def controller(self) -> str:
        """The player who controls the ability."""
        return self.instance.controller

    @property
    def source(self) -> Obj:
        """The object that it comes from, as it was."""
        return self.instance.source

    @property
    def event(self) -> Event | None:
        """The event that triggered it or that it steps into."""
        return self.instance.event
