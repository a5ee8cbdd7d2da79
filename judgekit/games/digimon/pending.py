"""Chapters 1 to 3: pending effects, turn priority, newest trigger first."""

from collections.abc import Sequence

from judgekit.engine.abilities import Triggered
from judgekit.engine.disciplines.recency import NewestFirst
from judgekit.engine.model import Instance
from judgekit.engine.rule import rule
from judgekit.engine.state import Bucket
from judgekit.games.digimon import events
from judgekit.games.digimon.attack_verbs import Attack
from judgekit.games.digimon.table import Table

ENTERING = frozenset({"play", "digivolve", "put under"})


def _kinds(instances: Sequence[Instance]) -> frozenset[str]:
    return frozenset(one.event.kind for one in instances if one.event)


def _attacks(instance: Instance) -> bool:
    return any(isinstance(one, Attack) for one in instance.ability.instructions)


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
        subject = self.was(event.subject)
        return named and subject is not None and instance.label.startswith(f"{subject.label}/")

    @rule("3.1")
    def next_pending(self) -> bool:
        """The effects of the newest Trigger go before those that were pending already."""
        return super().next_pending()

    def older_wait(self, instances: Sequence[Instance]) -> None:
        """Said where it makes a difference."""
        step = self.say("newest first", abilities=[one.label for one in instances])
        if any(isinstance(one.event, events.Attack) and one.event.cause == "effect" for one in instances):
            with self.trace.under(step):
                self.attack_is_newer()

    @rule("15.6")
    def attack_is_newer(self) -> None:
        """What an attack by effect triggers goes before the rest of what declared it."""
        self.cite()

    @rule("2.1")
    def first_by_turn(self, bucket: Bucket, instances: Sequence[Instance]) -> Instance:
        """Within one Trigger the turn player's effects go first; each player orders their own."""
        others = self.same_moment_of_other(bucket)
        mine, theirs = {self.trigger_of(one) for one in instances}, {self.trigger_of(one) for one in others}
        if mine & theirs:
            step = self.say("turn player first", abilities=[one.label for one in instances])
            with self.trace.under(step):
                self.cite_what_makes_it_one(_kinds(instances), _kinds(others))
        elif theirs:
            self.first_across_triggers(instances)
        if len(instances) > 1 and any(_attacks(one) for one in instances):
            self.attacks_in_any_order(instances)
        return self.pick(instances)

    def cite_what_makes_it_one(self, mine: frozenset[str], theirs: frozenset[str]) -> None:
        """Why two effects have the same Trigger, where it goes without saying no more."""
        if not mine & theirs:
            self.equivalent_triggers()
        elif "play" in mine & theirs:
            self.on_play_and_reactions()

    @rule("1.8")
    def equivalent_triggers(self) -> None:
        """Some Triggers count as the same, as to attack and to suspend."""
        self.cite()

    @rule("21.6")
    def on_play_and_reactions(self) -> None:
        """What reacts to a Digimon played triggers together with its On Play."""
        self.cite()

    @rule("15.3")
    def attacks_in_any_order(self, instances: Sequence[Instance]) -> None:
        """An attack by effect is an effect, and goes in any order with the others of its Trigger."""
        self.say("any order", abilities=[one.label for one in instances])

    @rule("13.7")
    def first_across_triggers(self, instances: Sequence[Instance]) -> None:
        """Different Triggers of one moment follow the turn too: the opponent's come after all the turn player's."""
        self.say("turn player first", abilities=[one.label for one in instances])

    @rule("1.3", considered="not activated in the end")
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

    @rule("1.8", considered="suspending is the same trigger")
    def trigger_of_suspending(self) -> str:
        """To attack and to suspend are the same Trigger."""
        return "attack"
