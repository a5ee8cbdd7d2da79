"""11.12.4: in which order continuous effects are applied."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from judgekit.engine.altered import altered
from judgekit.engine.choice import Option
from judgekit.engine.continuous import Continuous
from judgekit.engine.events import Happened
from judgekit.engine.fact import Fact
from judgekit.engine.model import Obj
from judgekit.engine.rule import rule
from judgekit.engine.value import Value
from judgekit.games.fftcg.table import Table

Layer = Sequence[Continuous]
EARLIER_LAYERS = ("type", "jobs", "elements", "categories", "keywords", "cost")
AS_PRINTED = -1


@dataclass(frozen=True, slots=True)
class TimestampOrders(Fact):
    """In which order abilities with the same timestamp are applied, by their labels."""

    felt = True
    orders: tuple[tuple[str, ...], ...]


class Layers(Table):
    """Which effect is applied first, and on what."""

    written_abilities = ("keywords", "extra_attacks", "names")

    def in_layers(self, obj: Obj, name: str) -> Iterable[Iterable[Continuous]]:
        """All that changes a characteristic, by timestamp; Power in two steps where it is set and changed as well."""
        sets, others = (
            self.continuous("set", name),
            [one for op in self.layers[1:] for one in self.continuous(op, name)],
        )
        if name in self.written_abilities and (lost := self.continuous("silence")) and self.words_are_abilities(obj):
            others += lost
        together = [[*sets, *others]]
        both = name == "power" and any(one.reaches(obj, self) for one in sets) and others
        return self.printed_power_first(together) if both else together

    @rule("15.2.1.1", "15.2.2.1", "15.2.3.1", "15.2.5.1")
    def words_are_abilities(self, obj: Obj) -> bool:  # noqa: ARG002
        """A keyword is a field ability: a card that loses all its abilities loses it too."""
        return True

    @rule("11.12.4.7", "11.12.4.6")
    def printed_power_first(self, layers: Sequence[Layer]) -> Sequence[Layer]:
        """What says which Power it becomes is applied before whatever adds or takes away."""
        every = [one for layer in layers for one in layer]
        return [[one for one in every if one.op == "set"], [one for one in every if one.op != "set"]]

    @rule("11.12.4.12", "11.12.4.13")
    def dependent_goes_later(self, one: Continuous) -> bool:  # noqa: ARG002
        """An effect that depends on another is applied after it, whatever their timestamps."""
        return True

    def applies_to(self, one: Continuous, obj: Obj, name: str, value: Value | None) -> bool:
        """A field ability reaches what enters after its card as well."""
        if self.hangs_on_another(one, obj, name) and not self.kinds_before_power():
            obj = altered(obj, id=AS_PRINTED)
        return super().applies_to(one, obj, name, value) and (
            not self.has_just_entered(obj, one) or self.reaches_what_enters()
        )

    def hangs_on_another(self, one: Continuous, obj: Obj, name: str) -> bool:
        """Does it reach by a kind of information that another effect has changed?"""
        if one.reach is None or one.units is not None:
            return False
        asked = (kind for kind in EARLIER_LAYERS if kind != name and _tests(one, kind))
        return any(self.value(obj, kind) != self.printed(obj, kind) for kind in asked)

    @rule("11.12.4.6", "11.12.4.13", considered="kinds first, power last")
    def kinds_before_power(self) -> bool:
        """What changes types, jobs and other information is applied before what hangs on them, Power the last."""
        return True

    def has_just_entered(self, obj: Obj, one: Continuous) -> bool:
        """Was the field ability of another card there before it?"""
        return bool(obj.mark("new")) and not one.until and obj.since > one.at.source.since

    @rule("11.12.4.5", "11.12.4.5/nota-1", "11.9.2")
    def reaches_what_enters(self) -> bool:
        """What a field ability changes, it changes for what was not there when it began."""
        return True

    def after_matching(self, happened: Sequence[Happened]) -> None:
        """Cards that have entered together may have the same timestamp."""
        super().after_matching(happened)
        for tied in self.ties():
            self.equal_timestamps(tied)

    def ties(self) -> Iterator[Sequence[str]]:
        """The abilities that set one characteristic with one timestamp and that nobody has ordered yet."""
        ordered = self.timestamp_orders()
        found: dict[tuple[str, int], list[Continuous]] = defaultdict(list)
        for one in self.continuous("set"):
            found[one.name, one.since].append(one)
        for tied in found.values():
            labels = tuple(one.at.instance.label for one in tied)
            if len({one.at.source.id for one in tied}) > 1 and not any(set(labels) <= set(one) for one in ordered):
                yield labels

    def timestamp_orders(self) -> tuple[tuple[str, ...], ...]:
        """The orders that were decided."""
        found = self.state.fact(TimestampOrders)
        return found.orders if found else ()

    @rule("11.12.4.11")
    def equal_timestamps(self, tied: Sequence[str]) -> None:
        """With equal timestamps the active player decides the order, once."""
        left, names = list(tied), list[str]()
        while left:
            (taken,) = self.choose(self.turn_player, "timestamps", "timestamps", [Option(one) for one in left])
            left.remove(taken.key)
            names.append(taken.key)
        self.say("timestamps", actor=self.turn_player, player=self.turn_player, abilities=names)
        self.record(TimestampOrders((*self.timestamp_orders(), self.as_applied(tuple(names)))))

    @rule("11.9.3", "11.12.4.11", considered="in the order said")
    def as_applied(self, entered: tuple[str, ...]) -> tuple[str, ...]:
        """Field abilities do not use the Stack: they are applied in the order given."""
        self.cite()
        return entered

    def in_order(self, effects: Sequence[Continuous]) -> Sequence[Continuous]:
        """By timestamp; those with the same one as the active player said."""
        found = sorted(effects, key=lambda one: (one.since, self.place_in_order(one)))
        return found if self.later_ones_last() else found[::-1]

    @rule("11.12.4.9", "11.12.4.10", "11.12.4.13", considered="later ones last")
    def later_ones_last(self) -> bool:
        """Each has the timestamp of when it began, or of when its card came; independent ones go by it."""
        return True

    def place_in_order(self, one: Continuous) -> int:
        """Which place the active player has given it among those with its timestamp."""
        label = one.at.instance.label
        return next((order.index(label) for order in self.timestamp_orders() if label in order), 0)


def _tests(one: Continuous, kind: str) -> bool:
    return bool(vars(one.reach).get(kind))
