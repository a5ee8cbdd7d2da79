"""The verbs of Digimon's texts."""

from dataclasses import dataclass
from typing import Literal, cast

from judgekit.engine import happenings
from judgekit.engine.choice import Option
from judgekit.engine.effects.objects import ToObjects, go_on, happen, verb
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import number
from judgekit.games.digimon import events
from judgekit.games.digimon.activation import Activation
from judgekit.games.digimon.digivolving import Digivolving
from judgekit.games.digimon.memory import Memory
from judgekit.games.digimon.piles import Piles


@dataclass(frozen=True)
class DeDigivolve(Effect):
    """Trash up to so many cards from the top of Digimon: {de digivolve: target, count: 3}.

    `down to` is the level of which no card is trashed, where the text says so.
    """

    de_digivolve: Target
    count: int | Amount = 1
    down_to: int | None = None
    as_: str = "cards"

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask how many, at least one."""
        done = False
        for obj in game.targets(self.de_digivolve, at):
            table = cast(Piles, game)
            most = min(number(self.count, game, at), table.cards_above(obj, self.down_to))
            counts = table.counts_to_trash(most)
            options = [Option(str(one), one) for one in counts]
            taken = game.choose(at.controller, "number", self.as_, options) if options else ()
            for one in taken:
                done = happen(game, at, [events.DeDigivolve(obj.id, *at.by, amount=one.value)]) or done
        return done


@dataclass(frozen=True)
class TrashUnder(Effect):
    """Trash so many of the cards under Digimon, from one end: {trash under: target, count: 2, from: bottom}.

    `of` says of which of them.
    """

    trash_under: Target
    count: int | Amount = 1
    from_: Literal["top", "bottom"] = "top"
    of: Filter | None = None

    def run(self, game: Table, at: Resolution) -> bool:
        """As many as there are, of each Digimon."""
        many, of = number(self.count, game, at), self.of
        under = [cast(Piles, game).sources(one) for one in game.targets(self.trash_under, at)]
        piles = [pile if of is None else [one for one in pile if of.accepts(one, game, at)] for pile in under]
        ends = (pile[:many] if self.from_ == "top" else pile[max(0, len(pile) - many) :] for pile in piles)
        return happen(game, at, [events.Trash(one.id, *at.by) for end in ends for one in end])


@dataclass(frozen=True)
class Suspend(ToObjects):
    """Suspend: {suspend: target}; what is suspended already does not suspend again."""

    suspend: Target
    happening = events.Suspend

    def may_happen_to(self, obj: Obj) -> bool:
        """Is it not suspended?"""
        return not obj.mark("suspended")


@dataclass(frozen=True)
class Unsuspend(ToObjects):
    """Unsuspend: {unsuspend: target}; what is not suspended does not unsuspend."""

    unsuspend: Target
    happening = events.Unsuspend

    def may_happen_to(self, obj: Obj) -> bool:
        """Is it suspended?"""
        return bool(obj.mark("suspended"))


@dataclass(frozen=True)
class SetMemory(Effect):
    """Set the memory of whoever has the effect: {set memory: 3}."""

    set_memory: int

    def run(self, game: Table, at: Resolution) -> bool:
        """By as much as it takes."""
        amount = self.set_memory - cast(Memory, game).memory(at.controller)
        event = happenings.Gain(None, *at.by, count="memory", amount=amount)
        return happen(game, at, [event])


@dataclass(frozen=True)
class Digivolve(Effect):
    """Digivolve by an effect: {digivolve: self, into: target}; free unless it says what is paid or by how much less.

    `pay` is what it costs in place of what the card prints.

    The requirement of the card is asked for unless the text says `ignoring requirements`.
    """

    digivolve: Target
    into: Target
    free: bool = True
    reduce: int = 0
    pay: int | None = None
    ignoring_requirements: bool = False

    def run(self, game: Table, at: Resolution) -> bool:
        """The cost is paid by whoever does it."""
        lower, upper = game.targets(self.digivolve, at), game.targets(self.into, at)
        table = cast(Digivolving, game)
        if not lower or not upper or not (self.ignoring_requirements or table.may_become(lower[0], upper[0])):
            return False
        cost = max(0, self.cost(table, lower[0], upper[0], at) - self.reduce)
        done = table.digivolve_by_effect(lower[0], upper[0], at.controller, cost)
        go_on([upper[0].id], table, at)
        return done is not None

    def cost(self, table: Digivolving, lower: Obj, upper: Obj, at: Resolution) -> int:
        """What it would cost if nothing made it less."""
        if self.pay is not None:
            return self.pay
        free = self.free and not self.reduce
        return 0 if free else table.cost_of_digivolution(at.controller, lower, upper)


@dataclass(frozen=True)
class Save(Effect):
    """Save: {save: card}; the player may place the card under one of their Tamers."""

    save: Target = "card"
    as_: str = "Save"

    def run(self, game: Table, at: Resolution) -> bool:
        """Nothing to ask without a Tamer or without the card in the trash."""
        cards = [one for one in game.targets(self.save, at) if one.zone.name == "trash"]
        tamers = [one for one in game.field(at.controller) if game.value(one, "type") == "tamer"]
        if not cards or not tamers or not cast(Activation, game).wants_keyword("Save", self.as_, at):
            return False
        (tamer,) = game.choose_objects(at.controller, tamers, "tamer", at=at)
        return happen(game, at, [happenings.PutUnder(cards[0].id, *at.by, host=tamer.id, bottom=True)])


@dataclass(frozen=True)
class PlayAfterCheck(ToObjects):
    """What a Security effect says of its own card: {play after check: card}; it is played once the check is over."""

    play_after_check: Target = "card"
    happening = happenings.Mark

    def words(self, game: Table, at: Resolution) -> dict[str, object]:  # noqa: ARG002
        """The card waits for the end of its check."""
        return {"mark": "plays", "value": True}


@dataclass(frozen=True)
class Link(Effect):
    """Link a card to a Digimon: {link: target, to: self}."""

    link: Target
    to: Target = "self"

    def run(self, game: Table, at: Resolution) -> bool:
        """Its requirement is looked at by the rule check."""
        hosts = game.targets(self.to, at)
        if not hosts:
            return False
        cards = game.targets(self.link, at)
        return happen(game, at, [events.Link(one.id, *at.by, host=hosts[0].id) for one in cards])


VERBS: tuple[type[Effect], ...] = (
    *map(verb, (events.Delete, events.Trash, events.TrashTop, events.PlayInBreeding, events.Place)),
    TrashUnder,
    Suspend,
    Unsuspend,
    DeDigivolve,
    SetMemory,
    Digivolve,
    Save,
    PlayAfterCheck,
    Link,
)
