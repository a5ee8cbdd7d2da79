"""What triggers waits in the bag until what triggered it is over; each process says when that is."""

from judgekit.engine import happenings
from judgekit.engine.disciplines.bag import TurnOrderBag
from judgekit.engine.event import Event
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import rule
from judgekit.games.lorcana import events


class Waiting(TurnOrderBag):
    """1.7.4 and 4.1.5: into the bag, by the clause of what was going on."""

    checking: bool

    def await_(self, instance: Instance) -> None:
        """Whatever triggers goes to the bag; what nothing made wait would be resolved at once."""
        if not self.waits(instance):
            self.resolve(instance)

    def waits(self, instance: Instance) -> bool:
        """Does it wait in the bag? Where it came from says which clauses make it wait."""
        event, played = instance.event, self.just_played(instance)
        if self.checking:
            return self.await_checks(instance)
        if played:
            return self.await_playing(instance, played)
        return self.await_event(instance, event) if event else self.await_in_bag(instance)

    def await_event(self, instance: Instance, event: Event) -> bool:
        """What a turn action triggers waits until that is over."""
        if isinstance(event, events.Ink):
            return self.await_inking(instance)
        if isinstance(event, events.Arrive) and event.cause == "action":
            return self.await_moving(instance)
        if event.cause == "quest" or isinstance(event, events.Quest):
            return self.await_questing(instance)
        return self.await_activation(instance) if self.pays_an_ability(event) else self.await_in_bag(instance)

    def await_playing(self, instance: Instance, played: Obj) -> bool:
        """Of what playing a card triggers, an action's waits for its effect, and a card's own needs an exception."""
        if self.value(played, "type") == "action":
            return self.await_action(instance)
        if played.label != instance.source.label:
            return self.await_card(instance)
        self.await_own_entry(instance)
        return True

    def put_in_bag(self, instance: Instance) -> bool:
        """It lies in the bag."""
        super().await_(instance)
        return True

    def just_played(self, instance: Instance) -> Obj | None:
        """The card whose playing triggered an ability."""
        event = instance.event
        return self.was(event.subject or 0) if isinstance(event, happenings.Play) else None

    def pays_an_ability(self, event: Event) -> bool:
        """Is it part of the cost of an activated ability? A song is paid by exerting too."""
        source = self.was(event.source) if event.source is not None else None
        return event.cause == "cost" and source is not None and self.value(source, "type") != "action"

    @rule("1.7.4", "1.6.1.1")
    def await_in_bag(self, instance: Instance) -> bool:
        """An ability whose condition is met goes to the bag and waits there."""
        return self.put_in_bag(instance)

    @rule("1.7.4", "4.1.5", "5.4.5")
    def await_action(self, instance: Instance) -> bool:
        """What the playing of an action triggers goes to the bag, and waits until the action has been played."""
        return self.put_in_bag(instance)

    @rule("1.7.4", "4.3.4.1")
    def await_own_entry(self, instance: Instance) -> None:
        """«When you play this» is met as the card enters play, although until then it was not there."""
        self.put_in_bag(instance)

    @rule("1.7.4", "4.1.5", "4.3.4")
    def await_card(self, instance: Instance) -> bool:
        """What the playing of another card triggers waits until it has been played."""
        return self.put_in_bag(instance)

    @rule("1.7.4", "4.1.5", "4.2.2")
    def await_inking(self, instance: Instance) -> bool:
        """What inking triggers waits until the card lies in the inkwell."""
        return self.put_in_bag(instance)

    @rule("1.7.4", "4.1.5", "4.4.5")
    def await_activation(self, instance: Instance) -> bool:
        """What paying for an ability triggers waits until its effect is resolved."""
        return self.put_in_bag(instance)

    @rule("1.7.4", "4.1.5", "4.5.2", "4.5.3")
    def await_questing(self, instance: Instance) -> bool:
        """What a quest triggers waits until its lore is gained; with all resolved the quest is over."""
        return self.put_in_bag(instance)

    @rule("1.7.4", "4.1.5", "4.7.4")
    def await_moving(self, instance: Instance) -> bool:
        """What a move triggers waits until the character is there."""
        return self.put_in_bag(instance)

    @rule("1.7.4", "1.8.2")
    def await_checks(self, instance: Instance) -> bool:
        """What a game state check triggers goes to the bag and waits until all checks are over."""
        return self.put_in_bag(instance)
