"""11.12: continuous effects, their order, and replacement effects."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judgekit.engine.choice import Option
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import Later
from judgekit.engine.event import Event
from judgekit.engine.events import Happened, Interruption
from judgekit.engine.fact import Fact
from judgekit.engine.model import Instance
from judgekit.engine.rule import rule
from judgekit.games.fftcg.announcing import kind_of
from judgekit.games.fftcg.table import Table


@dataclass(frozen=True, slots=True)
class TimestampOrders(Fact):
    """In which order abilities with the same timestamp are applied, by their labels."""

    orders: tuple[tuple[str, ...], ...]


class ContinuousEffects(Table):
    """Which effect is applied first."""

    def start(self, continuous: Continuous) -> None:
        """A continuous effect begins."""
        if continuous.op == "set" and continuous.name == "power":
            by_summon = kind_of(continuous.at.instance) == "summon"
            changed = self.summon_sets_power if by_summon else self.ability_sets_power
            changed(continuous)
        elif continuous.op == "grant" and (continuous.name, continuous.value) == ("type", "forward"):
            self.becomes_forward(continuous)
        if isinstance(continuous.payload, Later):
            self.origin_of_delayed(continuous.at.instance)
        elif continuous.units is not None:
            self.lasts()
        super().start(continuous)

    @rule("11.12.4.1", "11.12.4.2", "11.12.4.9", "11.12.4.9/nota-1")
    def lasts(self) -> None:
        """It affects those that are there now, for as long as it says, with the timestamp of this moment."""
        self.cite()

    @rule("5.2.3.1.1.4", "5.2.3.1.1.4/nota-1", "5.2.6.1/nota-1")
    def becomes_forward(self, continuous: Continuous) -> None:
        """A Monster that becomes a Forward is both, and its Power counts meanwhile."""
        self.say("becomes forward", ability=continuous.at.instance.label)

    def origin_of_delayed(self, instance: Instance) -> None:
        """What is left for later has a source."""
        match kind_of(instance):
            case "summon":
                self.delayed_by_summon(instance)
            case "replacement":
                self.delayed_by_replacement(instance)
            case _:
                self.delayed_by_ability(instance)

    @rule("6.4.1", "6.4.1.1", "11.8.17.1", "11.8.17.4")
    def delayed_by_summon(self, instance: Instance) -> None:
        """The source of what a Summon leaves for later is the Summon."""
        self.tell_origin(instance)

    @rule("6.4.1", "6.4.1.2", "11.8.17.1", "11.8.17.5")
    def delayed_by_ability(self, instance: Instance) -> None:
        """That of what an ability or an EX Burst leaves is the ability's own source."""
        self.tell_origin(instance)

    @rule("6.4.1", "6.4.1.3", "11.8.17.1", "11.8.17.6")
    def delayed_by_replacement(self, instance: Instance) -> None:
        """That of what a replacement leaves is the card whose text replaces."""
        self.tell_origin(instance)

    def tell_origin(self, instance: Instance) -> None:
        """Say whose source and controller it has."""
        self.say("delayed", ability=instance.label, card=instance.source, player=instance.controller)

    @rule("11.3.10", "11.12.4.7")
    def summon_sets_power(self, continuous: Continuous) -> None:
        """«Becomes» changes the printed Power: whatever adds or takes away is reckoned on top of it."""
        self.changes_printed_power(continuous)

    @rule("11.5.7", "11.12.4.7")
    def ability_sets_power(self, continuous: Continuous) -> None:
        """So does an ability that says what the Power becomes."""
        self.changes_printed_power(continuous)

    def changes_printed_power(self, continuous: Continuous) -> None:
        """Say which value the printed Power has now."""
        self.say("printed power", ability=continuous.at.instance.label, value=str(continuous.value))

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
        self.state.record(TimestampOrders((*self.timestamp_orders(), self.as_applied(tuple(names)))))

    @rule("11.9.3", "11.12.4.11", considered="in the order said")
    def as_applied(self, entered: tuple[str, ...]) -> tuple[str, ...]:
        """Field abilities do not use the Stack: they are applied in the order given."""
        self.cite()
        return entered

    def in_order(self, effects: Sequence[Continuous]) -> Sequence[Continuous]:
        """By timestamp; those with the same one as the active player said."""
        return sorted(effects, key=lambda one: (one.since, self.place_in_order(one)))

    def place_in_order(self, one: Continuous) -> int:
        """Which place the active player has given it among those with its timestamp."""
        label = one.at.instance.label
        return next((order.index(label) for order in self.timestamp_orders() if label in order), 0)

    @rule("11.12.5.6", "11.12.5.6.1")
    def interrupt(self, event: Event, waiting: Sequence[Interruption]) -> Event | None:
        """What replaces the effect of its own source comes first; then whoever is affected orders the others."""
        own = [one for one in waiting if event.source is not None and one.at.source.id == event.source]
        if own and len(own) < len(waiting):
            self.say("self replacement", abilities=[one.at.instance.label for one in own])
        return super().interrupt(event, own or waiting)

    @rule("11.12.5.1", "11.12.5.4", "11.12.5.5")
    def step_in(self, event: Event, one: Interruption) -> Event | None:
        """A replacement changes the event before it happens, once, as if it had never been the other one."""
        changed = super().step_in(event, one)
        if changed is None:
            self.never_happened(event)
        elif changed.number("amount") != event.number("amount"):
            self.amount_changes(event, changed)
        return changed

    @rule("11.8.15")
    def never_happened(self, event: Event) -> None:
        """What was replaced has not happened, and nothing that waits for it triggers."""
        self.say("never happened", event=event.kind)

    @rule("11.12.5.2")
    def amount_changes(self, event: Event, changed: Event) -> None:
        """What makes damage more or less replaces it."""
        self.say("amount changes", before=event.number("amount"), after=changed.number("amount"))
