"""Chapters 1 to 3: pending effects, turn priority, newest trigger first."""

from collections.abc import Sequence

from judgekit.engine.abilities import Triggered
from judgekit.engine.disciplines.recency import NewestFirst
from judgekit.engine.model import Instance
from judgekit.engine.rule import rule
from judgekit.engine.state import Bucket
from judgekit.games.digimon.table import Table

ENTERING = frozenset({"play", "digivolve", "put under"})


class Pending(Table, NewestFirst):
    """What has triggered waits; the newest goes first, and within one moment the turn player's."""

    @rule("13.1")
    def bucket(self, instance: Instance) -> Bucket:
        """All that one moment triggers is equally new, whatever the Trigger; the turn player's goes first."""
        for waiting in ((-instance.batch, False), (-instance.batch, True)):
            # The first one that waits is enough to tell: looking at all would cost more the more there are.
            other = next(iter(self.state.waiting.get(waiting, {}).values()), None)
            if other is not None and self.trigger_of(other) != self.trigger_of(instance):
                self.say("same moment", ability=instance.label, others=[other.label])
        return super().bucket(instance)

    @rule("1.1", "1.2")
    def await_(self, instance: Instance) -> None:
        """When its event happens an effect triggers, and is pending from then on."""
        if not self.is_about_itself(instance) or self.sees_itself(instance):
            super().await_(instance)

    @rule("12.1", "12.2")
    def sees_itself(self, instance: Instance) -> bool:
        """A card that does not say «other» sees what it does itself as it enters."""
        self.say("sees itself", ability=instance.label)
        return True

    def is_about_itself(self, instance: Instance) -> bool:
        """Does it wait for what cards do, and did its own card do it?"""
        event = instance.event
        if event is None or event.kind not in ENTERING or not isinstance(instance.ability, Triggered):
            return False
        named = any(one.event == event.kind and one.of is not None for one in instance.ability.when)
        subject = self.was(event.subject or 0)
        return named and subject is not None and instance.label.startswith(f"{subject.label}/")

    @rule("3.1")
    def next_pending(self) -> bool:
        """The effects of the newest Trigger go before those that were pending already."""
        return super().next_pending()

    def older_wait(self, instances: Sequence[Instance]) -> None:
        """Said where it makes a difference."""
        self.say("newest first", abilities=[one.label for one in instances])

    @rule("2.1")
    def first_by_turn(self, bucket: Bucket, instances: Sequence[Instance]) -> Instance:
        """Within one Trigger the turn player's effects go first; each player orders their own."""
        others = self.same_moment_of_other(bucket)
        mine, theirs = {self.trigger_of(one) for one in instances}, {self.trigger_of(one) for one in others}
        if mine & theirs:
            self.say("turn player first", abilities=[one.label for one in instances])
        elif theirs:
            self.first_across_triggers(instances)
        return self.pick(instances)

    @rule("13.7")
    def first_across_triggers(self, instances: Sequence[Instance]) -> None:
        """Different Triggers of one moment follow the turn too: the opponent's come after all the turn player's."""
        self.say("turn player first", abilities=[one.label for one in instances])

    @rule("1.3")
    def resolve(self, instance: Instance) -> None:
        """An effect that has triggered is activated when its player declares it."""
        if self.still_exists(instance) and (used := self.put_to_use(instance)):
            self.carry_out(used)

    def trigger_of(self, instance: Instance) -> str:
        """The Trigger that made it pending, "" where none did."""
        return self.trigger_named(instance.event.kind) if instance.event else ""

    def trigger_named(self, kind: str) -> str:
        """The name by which Triggers are compared: equivalent ones have the same."""
        return self.trigger_of_suspending() if kind == "suspend" else kind

    @rule("1.8")
    def trigger_of_suspending(self) -> str:
        """To attack and to suspend are the same Trigger."""
        return "attack"
