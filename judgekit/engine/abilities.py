"""Abilities as data: what a card's text says, in the field's terms; reading them is the replay's business."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Literal

from judgekit.engine.filters import Filter, Target, Tests
from judgekit.engine.model import Ability, Amount, Card, Condition, Effect
from judgekit.engine.origin import Origin
from judgekit.engine.value import Value

Whose = Literal["you", "opponent", "any"]
Unanswered = Literal["opponent", "each"]
Limit = Literal[
    "by name",
    "one by name",
    "one of these",
    "activation by name",
    "while face up",
    "for each",
    "per chain",
    "per chain by name",
    "per duel",
    "activation per duel",
    "twice",
    "three times",
    "twice by name",
    "three times by name",
]


@dataclass(frozen=True)
class Pattern:
    """An event that an ability waits for: `attack`, or its kind with tests.

    `of` is the object it happens to (by default the one that carries the ability), `by` the object that causes it.
    """

    event: str
    of: Filter | None = None
    by: Filter | None = None
    player: Whose | None = None
    cause: Tests = ()
    amount: Tests = ()
    to: Tests = ()
    from_: Tests = ()

    @classmethod
    def from_text(cls, text: str) -> "Pattern":
        """The event alone, happening to the object itself."""
        return cls(text)


@dataclass(frozen=True)
class Triggered(Ability):
    """When an event happens it triggers, waits its turn and then does something.

    `if_` is checked when it triggers and again when it resolves; `condition` only when it is about to be used.
    `together` triggers once for all that happens before it is used; `event cards` are then all of those cards.
    """

    when: tuple[Pattern, ...]
    do: tuple[Effect, ...]
    if_: Condition | None = None
    condition: Condition | None = None
    may: bool = False
    together: bool = False
    once_per_turn: bool | Limit = False
    cost: tuple[Effect, ...] = ()
    targets: tuple[Effect, ...] = ()
    zone: tuple[str, ...] = ()
    inherited: bool = False
    keyword: str | None = None
    unanswered_by: Unanswered | None = None
    unanswered_with: Pattern | None = None
    origin: Origin | None = None

    @property
    def before_use(self) -> Condition | None:
        """What must hold for it to be used; an «if» after the event is the trigger's."""
        return self.condition


@dataclass(frozen=True)
class StateTriggered(Ability):
    """As long as a condition holds it triggers, and not again before it has resolved."""

    whenever: Condition
    do: tuple[Effect, ...]
    may: bool = False
    cost: tuple[Effect, ...] = ()
    targets: tuple[Effect, ...] = ()
    zone: tuple[str, ...] = ()
    keyword: str | None = None
    origin: Origin | None = None


@dataclass(frozen=True)
class Activated(Ability):
    """Its controller uses it in the window that it names, paying its cost."""

    activate: str
    do: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    if_: Condition | None = None
    once_per_turn: bool | Limit = False
    targets: tuple[Effect, ...] = ()
    zone: tuple[str, ...] = ()
    inherited: bool = False
    keyword: str | None = None
    unanswered_by: Unanswered | None = None
    unanswered_with: Pattern | None = None
    origin: Origin | None = None


@dataclass(frozen=True)
class Resolves(Ability):
    """What a spell, summon, action or option does when it resolves."""

    resolve: tuple[Effect, ...]
    targets: tuple[Effect, ...] = ()
    cost: tuple[Effect, ...] = ()
    if_: Condition | None = None
    once_per_turn: Limit | None = None
    zone: tuple[str, ...] = ()
    unanswered_by: Unanswered | None = None
    unanswered_with: Pattern | None = None
    origin: Origin | None = None

    @property
    def instructions(self) -> tuple[Effect, ...]:
        """What it does when it resolves."""
        return self.resolve


@dataclass(frozen=True)
class Would(Ability):
    """When an event would happen it steps in: does something, stops it, or changes its arguments.

    `stops` the event does not happen; `becomes` the arguments that change, as words or amounts; `redirects to` on
    which object it happens instead. `together` steps in once, or not, on all such events of one moment.
    """

    would: tuple[Pattern, ...]
    do: tuple[Effect, ...] = ()
    stops: bool = False
    becomes: Mapping[str, int | str | Amount] | None = None
    redirects_to: Target | None = None
    if_: Condition | None = None
    may: bool = False
    together: bool = False
    once_per_turn: bool | Limit = False
    cost: tuple[Effect, ...] = ()
    zone: tuple[str, ...] = ()
    inherited: bool = False
    keyword: str | None = None
    origin: Origin | None = None


@dataclass(frozen=True)
class Static(Ability):
    """Continuous effects for as long as the card is there."""

    static: tuple[Effect, ...]
    while_: Condition | None = None
    zone: tuple[str, ...] = ()
    inherited: bool = False
    keyword: str | None = None
    origin: Origin | None = None


ABILITIES: tuple[type[Ability], ...] = (Triggered, StateTriggered, Activated, Resolves, Would, Static)


SAID = frozenset({"text", "effects"})
"""The fields of a printed card that say what it does, and so are no characteristics."""


@dataclass(frozen=True)
class Printed:
    """What every printed card may say; a game's card adds its own characteristics.

    A card with two names gives both in `names`; `text` is what is printed, in place of `effects`, which whoever loads
    the card reads from it.
    """

    text: str | None = None
    effects: tuple[Ability, ...] = ()
    keywords: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def card(self, name: str) -> Card:
        """The card of this name."""
        given = {one.name: getattr(self, one.name) for one in fields(self) if one.name not in SAID}
        terms = {key: value for key, value in given.items() if _is_of_terms(value)}
        values = {key.removesuffix("_"): _value(value) for key, value in given.items() if key not in terms}
        known = {key: value for key, value in values.items() if value is not None}
        return Card(name, {"name": name, **known}, self.effects, tuple(terms.items()))


def _is_of_terms(given: object) -> bool:
    return isinstance(given, tuple) and bool(given) and all(is_dataclass(one) for one in given)


def _value(given: object) -> Value | None:
    if isinstance(given, tuple):
        return frozenset(str(one) for one in given) if given else None
    return given if isinstance(given, bool | int | str) else None
