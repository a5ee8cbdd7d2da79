"""Chapters 1 to 3: pending effects, turn priority, newest trigger first."""

from collections.abc import Sequence

from judgekit.engine.abilities import Triggered
from judgekit.engine.disciplines.recency import NewestFirst
from judgekit.engine.events import Listener
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

    def bucket(self, instance: Instance) -> Bucket:
        """How new it is, then whose; what another Trigger has left waiting in this moment is no older."""
        own = super().bucket(instance)
        for waiting in ((own[0], False), (own[0], True)):
            # The first one that waits is enough to tell: looking at all would cost more the more there are.
            other = next(iter(self.waiting_in(waiting)), None)
            if other is not None and self.trigger_of(other) != self.trigger_of(instance):
                return self.one_moment(self.by_the_clock(instance, own), own, (instance.label, other.label))
        return own

    @rule("13.1")
    def one_moment(self, by_the_clock: Bucket, own: Bucket, labels: tuple[str, str]) -> Bucket:  # noqa: ARG002
        """All that one moment triggers is equally new, whatever the Trigger and the order of the clock."""
        self.say("same moment", ability=labels[0], others=[labels[1]])
        return own

    def by_the_clock(self, instance: Instance, own: Bucket) -> Bucket:
        """Where it would wait if each event of a moment were newer than the one before."""
        waiting = ((bucket, one) for bucket, found in self.state.waiting.items() for one in found.values())
        same = next((bucket for bucket, one in waiting if one.because == instance.because), (-instance.id, own[1]))
        return same[0], own[1]

    @rule("1.2")
    def triggers_again(self, listener: Listener) -> bool:
        """What its Trigger speaks of has happened once, however many cards it has happened to at the same time."""
        self.say("triggers once", ability=listener.label)
        return False

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

    def newest_moment(self, oldest: int, newest: int) -> int:
        """Which moment goes first."""
        return self.newer_first(oldest, newest)

    @rule("3.1")
    def newer_first(self, oldest: int, newest: int) -> int:
        """The effects of the newest Trigger go before those that were pending already."""
        found = self.of_moment(newest)
        step = self.say("newest first", abilities=[one.label for one in found])
        if any(isinstance(one.event, events.Attack) and one.event.cause == "effect" for one in found):
            with self.trace.under(step):
                return self.attack_is_newer(oldest, newest)
        return newest

    @rule("15.6")
    def attack_is_newer(self, oldest: int, newest: int) -> int:  # noqa: ARG002 - the moment that would go first otherwise
        """What an attack by effect triggers goes before the rest of what declared it."""
        self.cite()
        return newest

    def of_moment(self, moment: int) -> tuple[Instance, ...]:
        """What goes first of this moment."""
        return self.waiting_in((moment, False)) or self.waiting_in((moment, True))

    def turn_players(self, theirs: Bucket, mine: Bucket) -> Bucket:
        """Within one moment the turn player's go first, by one clause where both have the same Trigger."""
        ours, others = self.waiting_in(mine), self.waiting_in(theirs)
        if {self.trigger_of(one) for one in ours} & {self.trigger_of(one) for one in others}:
            return self.turn_player_first(theirs, mine)
        return self.first_across_triggers(theirs, mine)

    @rule("2.1")
    def turn_player_first(self, theirs: Bucket, mine: Bucket) -> Bucket:
        """Within one Trigger the turn player's effects go before the opponent's."""
        ours, others = self.waiting_in(mine), self.waiting_in(theirs)
        step = self.say("turn player first", abilities=[one.label for one in ours])
        with self.trace.under(step):
            self.cite_what_makes_it_one(_kinds(ours), _kinds(others))
        return mine

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

    @rule("13.7")
    def first_across_triggers(self, theirs: Bucket, mine: Bucket) -> Bucket:  # noqa: ARG002 - whose would go otherwise
        """Different Triggers of one moment follow the turn too: the opponent's come after all the turn player's."""
        self.say("turn player first", abilities=[one.label for one in self.waiting_in(mine)])
        return mine

    def pick(self, instances: Sequence[Instance]) -> Instance:
        """Which of those of one player and one moment goes first."""
        if len(instances) == 1:
            return super().pick(instances)
        if any(_attacks(one) for one in instances):
            self.attacks_in_any_order(instances)
        return self.orders_own(instances[0], instances)

    @rule("1.1", considered="each their own")
    def orders_own(self, first: Instance, instances: Sequence[Instance]) -> Instance:  # noqa: ARG002 - by its arrival
        """Each player activates their own in the order that they like, and says so one at a time."""
        return super().pick(instances)

    @rule("15.3")
    def attacks_in_any_order(self, instances: Sequence[Instance]) -> None:
        """An attack by effect is an effect, and goes in any order with the others of its Trigger."""
        self.say("any order", abilities=[one.label for one in instances])

    def resolve(self, instance: Instance) -> None:
        """What still exists when its turn comes is activated."""
        if self.still_exists(instance):
            self.activate(instance)

    @rule("1.3", considered="not activated in the end", machinery=True)
    def activate(self, instance: Instance) -> None:
        """An effect that has triggered is activated when its player declares it."""
        if used := self.put_to_use(instance):
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
