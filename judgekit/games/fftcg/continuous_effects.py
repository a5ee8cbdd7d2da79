"""11.12: continuous effects, their order, and replacement effects."""

from collections.abc import Sequence
from itertools import groupby

from judgekit.engine.choice import Option
from judgekit.engine.continuous import Continuous
from judgekit.engine.event import Event
from judgekit.engine.events import Interruption
from judgekit.engine.rule import rule
from judgekit.games.fftcg.announcing import kind_of
from judgekit.games.fftcg.table import Table


class ContinuousEffects(Table):
    """Which effect is applied first."""

    def start(self, continuous: Continuous) -> None:
        """A continuous effect begins."""
        if continuous.op == "set" and continuous.name == "power":
            by_summon = kind_of(continuous.at.instance) == "summon"
            changed = self.summon_sets_power if by_summon else self.ability_sets_power
            changed(continuous)
        super().start(continuous)

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

    asks_while_looking = True

    def in_order(self, effects: Sequence[Continuous]) -> Sequence[Continuous]:
        """By timestamp; those with the same one as the active player says."""
        found: list[Continuous] = []
        for _, tied in groupby(super().in_order(effects), key=lambda one: one.since):
            together = tuple(tied)
            found += self.equal_timestamps(together) if self.matters(together) else together
        return found

    def matters(self, tied: Sequence[Continuous]) -> bool:
        """Does the order make a difference? Where several cards set the same characteristic."""
        return len({one.at.source.id for one in tied}) > 1 and any(one.op == "set" for one in tied)

    @rule("11.12.4.11")
    def equal_timestamps(self, tied: Sequence[Continuous]) -> Sequence[Continuous]:
        """With equal timestamps the active player decides the order, once."""
        key = "orden de " + ", ".join(sorted(one.at.instance.label for one in tied))
        if not self.state.value(key):
            first = self.entering_first(tied)
            self.set_fact(key, first)
        names = str(self.state.value(key)).split("\n")
        return self.as_applied(sorted(tied, key=lambda one: names.index(one.at.instance.label)))

    def entering_first(self, tied: Sequence[Continuous]) -> str:
        """The labels in the order that the active player gives them."""
        left, names = [one.at.instance.label for one in tied], list[str]()
        while left:
            (taken,) = self.choose(self.turn_player, "timestamps", "timestamps", [Option(one) for one in left])
            left.remove(taken.key)
            names.append(taken.key)
        self.say("timestamps", actor=self.turn_player, player=self.turn_player, abilities=names)
        return "\n".join(names)

    @rule("11.9.3", "11.12.4.11")
    def as_applied(self, entered: Sequence[Continuous]) -> Sequence[Continuous]:
        """Field abilities do not use the Stack: they are applied in the order given."""
        return entered

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
        return super().step_in(event, one)
