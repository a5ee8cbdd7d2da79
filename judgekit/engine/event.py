"""What may happen: the base of every event. A subclass is one event's only declaration."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import field, fields
from types import ModuleType
from typing import Any, ClassVar, TypeVar

from judgekit.engine.altered import altered
from judgekit.engine.kept import kept
from judgekit.engine.record import record
from judgekit.engine.value import whole

E = TypeVar("E", bound="Event")


@record
class Event:
    """Something about to happen or that has happened.

    `subject` is the object it happens to, `player` whoever it happens to or does it, `source` the object that causes
    it and `cause` how (effect, battle, rule, cost, action). `replaced_by` names the replacements it went through.
    `seeing` are the values by which a rule demands it, told and nothing else.
    What a subclass adds are the event's own words: patterns test them, replacements change them, the trace tells
    those that are not None. `kind` is how texts and traces call it: the class's name in small letters, unless given.
    An event that only tells of what has happened already, so that nothing forbids or changes it, `announces` what texts
    forbid in its place, "" if nothing; where it is `foreseen` the rules ask before if a text forbids it. One that is
    not `of_a_card` happens to a player or to nobody.
    """

    kind: ClassVar[str] = ""
    announces: ClassVar[str | None] = None
    foreseen: ClassVar[bool] = False
    of_a_card: ClassVar[bool] = True
    untold: ClassVar[frozenset[str]] = frozenset()
    """Fields of its own that the rules read and no trace tells."""

    subject: int | None = None
    player: str | None = None
    source: int | None = None
    cause: str = ""
    clauses: tuple[str, ...] = ()
    replaced_by: frozenset[str] = frozenset()
    seeing: Mapping[str, int | str] = field(default_factory=dict)

    def __init_subclass__(cls) -> None:
        """Name the kind after the class: DeDigivolve is «de digivolve»."""
        if "kind" not in vars(cls):
            cls.kind = re.sub(r"(?<!^)(?=[A-Z])", " ", cls.__name__).lower()

    @classmethod
    @kept
    def words(cls) -> Mapping[str, str]:
        """The event's own words, each with the field that holds it."""
        common = {one.name for one in fields(Event)} | cls.untold
        own = (one.name for one in fields(cls) if one.name not in common)
        return {name.removesuffix("_").replace("_", " "): name for name in own}

    @property
    def args(self) -> Mapping[str, object]:
        """What it says besides whom it concerns, by word."""
        found = {}
        for word, name in self.words().items():
            value = getattr(self, name)
            if value is not None:
                found[word] = value
        return found

    def text(self, word: str) -> str:
        """One of its words as text, "" where it has none."""
        return str(self.args.get(word, ""))

    def whole_of(self, word: str) -> int | None:
        """One of its words as a number, None where it has none."""
        found = self.args.get(word)
        return whole(found) if isinstance(found, int | str) else None

    def number(self, word: str) -> int:
        """One of its words as a number, 0 where it has none."""
        return self.whole_of(word) or 0

    def but(self: E, **common: Any) -> E:
        """The same event with another subject, player, source, cause, or other clauses."""
        return altered(self, **common)

    def saying(self: E, words: Mapping[str, object]) -> E:
        """The same event with some of its words changed; raises KeyError for one that is not its own."""
        lists = self.lists()
        names = {self.words()[word]: value for word, value in words.items()}
        return self.but(**{name: (value,) if name in lists else value for name, value in names.items()})

    @classmethod
    @kept
    def lists(cls) -> frozenset[str]:
        """The fields that hold several words."""
        return frozenset(one.name for one in fields(cls) if "tuple" in str(one.type))


def declared(module: ModuleType) -> Iterator[type[Event]]:
    """Every event that a module declares, in its order."""
    for one in vars(module).values():
        if isinstance(one, type) and issubclass(one, Event) and one.__module__ == module.__name__:
            yield one
