"""What an instruction may ask of the table: the protocol that verbs are written against."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from judgekit.engine.choice import Option
from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.happenings import Draw
from judgekit.engine.model import Card, Effect, Obj, Resolution
from judgekit.engine.view import View


class Table(View, Protocol):
    """The table as an instruction acts on it: it proposes events, asks players and records steps."""

    def do(self, event: Event) -> Event | None:
        """Propose an event; returns it as it happened, None where it did not."""
        ...

    def do_all(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Propose events that happen at the same time; returns those that happened."""
        ...

    def prohibition(self, event: Event) -> tuple[str, ...] | None:
        """The clauses that forbid an event, None where nothing does."""
        ...

    def say(self, key: str, /, *, actor: str | None = None, because: tuple[int, ...] = (), **args: Any) -> Any:
        """Record a step by the rule that is running."""
        ...

    def choose(
        self, player: str, kind: str, name: str, options: Iterable[Option], *, skips: bool = False
    ) -> tuple[Option, ...]:
        """Ask the player for one of the options."""
        ...

    def choose_objects(
        self,
        player: str,
        wanted: Iterable[Obj],
        name: str,
        *,
        least: int = 1,
        most: int = 1,
        at: Resolution | None = None,
    ) -> tuple[Obj, ...]:
        """Ask a player for objects."""
        ...

    def declarable(self, name: str) -> tuple[str, ...]:
        """What a player may declare of a characteristic."""
        ...

    def decides(self, player: str, name: str) -> bool:
        """Ask the player yes or no."""
        ...

    def draw(self, event: Draw) -> bool:
        """A player draws; False where no card was drawn."""
        ...

    def plays_by_effect(self, card: Obj, at: Resolution, said: str) -> str:
        """Who plays a card by an effect: whom it says, or whom the game says where that is ""."""
        ...

    def look_at(self, player: str, cards: Sequence[Obj], zone: str) -> None:
        """A player looks at cards that nobody else sees."""
        ...

    def show(self, player: str, cards: Sequence[Obj], zone: str) -> None:
        """A player shows cards to everybody: those at an end of a zone, or of no zone in particular, ""."""
        ...

    def least_to_find(self, most: int, at: Resolution, *, anything: bool) -> int:
        """How many cards whoever searches has to find, of as many as there are."""
        ...

    def find(self, at: Resolution, wanted: Sequence[Obj], name: str, *, least: int, most: int) -> tuple[Obj, ...]:
        """Whoever searches says which of the cards that it could be are found."""
        ...

    def show_found(self, player: str, cards: Sequence[Obj]) -> None:
        """Whoever searched shows what was found."""
        ...

    def as_many_as_there_are(self, wanted: int, there: int) -> int:
        """How many are taken where an effect asks for so many and there are so many."""
        ...

    def as_many_to_choose(self, wanted: int, there: int, player: str, at: Resolution) -> int:
        """How many a player chooses where a text asks for more than there are."""
        ...

    def fewest_of_up_to(self, at: Resolution) -> int:
        """How many a player takes at least of «up to» so many."""
        ...

    def leaves_out(self, ways: tuple[str, ...], at: Resolution) -> bool:
        """Of several ways, may those that would do nothing not be picked?"""
        ...

    def finds_nobody_for(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """Do these begin by looking for what is not there, or may not be taken?"""
        ...

    def each_does(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """Every player follows the same instructions, each for their own part."""
        ...

    def use_by_effect(self, card: Obj, at: Resolution) -> bool:
        """Use a card, or its ability, by an effect."""
        ...

    def mixed(self, objects: Iterable[Obj]) -> Sequence[Obj]:
        """Objects in an order that nobody knows."""
        ...

    def can_spend(self, player: str, count: str, amount: int) -> bool:
        """May the player pay so much of a count?"""
        ...

    def follow_instructions(self, effects: Iterable[Effect], at: Resolution) -> bool:
        """Run instructions in order; True if the last one did what it says."""
        ...

    def pays_by_choice(self, at: Resolution, name: str) -> bool:
        """Does whoever has the effect want to pay what buys a part of it?"""
        ...

    def are_paid(self, proposed: Sequence[Event], done: Sequence[Event], at: Resolution) -> bool:
        """Does what has happened pay what a cost says?"""
        ...

    def pay(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """Pay every part of a cost, or none."""
        ...

    def make(self, card: Card, name: str, player: str) -> Obj:
        """A Token of the player, outside the game."""
        ...

    def begins_on(self, obj: Obj, at: Resolution) -> bool:
        """Does what lasts begin on an object, or does it let the object be?"""
        ...

    def start(self, continuous: Continuous) -> None:
        """Start a continuous effect that floats until it expires."""
        ...
