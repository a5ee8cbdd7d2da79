"""11.8: auto-abilities, which trigger by themselves and go on the Stack when a player is about to gain priority."""

from collections.abc import Iterable

from judgekit.engine.abilities import StateTriggered, Triggered
from judgekit.engine.effects.continuous import Later
from judgekit.engine.happenings import Play
from judgekit.engine.model import Instance, Resolution
from judgekit.engine.rule import Illegal, rule
from judgekit.games.fftcg.announcing import Announcing, Modal, NoTarget, kind_of


class AutoAbilities(Announcing):
    """What triggers, in which order it goes on the Stack, and when it does not."""

    def await_(self, instance: Instance) -> None:
        """What has triggered waits until somebody is about to gain priority."""
        match instance.ability:
            case StateTriggered():
                self.state_is_met(instance)
            case Later():
                self.delayed_triggers(instance)
            case _ if not (instance.ability.once_per_turn and self.used_this_turn(instance)):
                (self.triggers_on_entering if self.has_entered(instance) else self.triggers)(instance)

    @rule("2.1", considered="may trigger this turn")
    def used_this_turn(self, instance: Instance) -> bool:
        """A text that says «once per turn» outranks the rule that it triggers each time."""
        at = Resolution(instance)
        if not self.use_allowed(at):
            self.say("not again", ability=instance.label)
            return True
        self.use_counted(at)
        return False

    @rule("11.8.3", "11.8.1", "11.8.5", "11.8.6")
    def triggers(self, instance: Instance) -> None:
        """It triggers as soon as its event happens, under the control of whoever controls its source."""
        super().await_(instance)

    def has_entered(self, instance: Instance) -> bool:
        """Does it trigger because its own card has entered the field?"""
        event = instance.event
        if not isinstance(event, Play) or event.subject is None:
            return False
        return self.state.became.get(event.subject, event.subject) == instance.source.id

    @rule("11.8.16.1.1", "11.8.3", "11.8.1")
    def triggers_on_entering(self, instance: Instance) -> None:
        """What triggers as its card enters does so once the card is on the field."""
        super().await_(instance)

    @rule("11.8.18")
    def state_is_met(self, instance: Instance) -> None:
        """It triggers as soon as the table is as it says, and not again before it has resolved."""
        super().await_(instance)

    @rule("11.8.17.2", "11.8.17.1")
    def delayed_triggers(self, instance: Instance) -> None:
        """A delayed auto-ability triggers once, when what it waited for happens after it was made."""
        super().await_(instance)

    @rule("11.8.13")
    def condition_on_trigger(self, ability: Triggered, at: Resolution) -> bool:
        """A conditional auto-ability does not even trigger where its condition is false."""
        holds = super().condition_on_trigger(ability, at)
        self.say("condition", holds=holds, ability=at.instance.label)
        return holds

    @rule("11.8.7", "11.1.4", considered="each places their own")
    def next_to_place(self) -> Instance:
        """The active player puts theirs on the Stack in the order they like, then the opponent does."""
        found = self.first_bucket()
        assert found is not None
        return self.first_of(found[1][0].controller, found[1])

    def first_of(self, player: str, instances: Iterable[Instance]) -> Instance:
        """Which one goes on the Stack first, lowest; the player decides."""
        waiting = tuple(instances)
        first = self.picked_by(player, waiting)
        if len(waiting) > 1:
            self.say("orders", actor=player, first=first.label, player=player)
        return first

    def put_on_stack(self, instance: Instance) -> None:
        """On the Stack, with its targets if it chooses."""
        at = Resolution(instance, dict(instance.bound))
        try:
            self.targets_chosen(at)
        except NoTarget:
            modal = any(isinstance(one, Modal) for one in instance.ability.targets)
            (self.does_not_trigger if modal else self.leaves_at_once)(instance)
        except Illegal as illegal:
            self.cannot_be_announced(instance, illegal)
        else:
            self.onto_stack(self.named(at))

    @rule("11.8.12")
    def cannot_be_announced(self, instance: Instance, illegal: Illegal) -> None:
        """With too little for each of those chosen it does nothing either; it is not for want of targets."""
        self.say("cannot be announced", ability=instance.label, actor=instance.controller, why=illegal.key)

    @rule("11.8.10.2")
    def does_not_trigger(self, instance: Instance) -> None:
        """Where none of its effects can be selected it has not triggered and does not go on the Stack."""
        self.say("nothing to select", ability=instance.label, actor=instance.controller)

    @rule("11.8.4")
    def leaves_at_once(self, instance: Instance) -> None:
        """With nothing legal to choose it has triggered, but it leaves the Stack before anybody can answer."""
        self.say("no target", ability=instance.label, actor=instance.controller)

    @rule("11.11.3")
    def condition_failed(self, instance: Instance) -> bool:
        """A conditional auto-ability looks at its condition again when it resolves."""
        if not isinstance(instance.ability, Triggered) or self.condition_still_holds(instance):
            return False
        self.say("condition failed", ability=instance.label, actor=instance.controller)
        return True

    def confirmed(self, instance: Instance) -> Instance | None:
        """As it resolves it is still wanted and paid for; it knows what was paid with."""
        if kind_of(instance) != "auto":
            return instance
        at = Resolution(instance, dict(instance.bound))
        if instance.ability.if_ is not None and self.condition_failed(instance):
            return None
        if (at.ability.may and self.declined(at)) or (at.ability.cost and self.unpaid(at)):
            return None
        return self.named(at)

    @rule("11.5.4")
    def unpaid(self, at: Resolution) -> bool:
        """A cost that is part of the text is paid when it resolves, or nothing happens."""
        if self.cost_paid(at):
            return False
        self.say("unpaid", ability=at.instance.label, actor=at.controller)
        return True

    @rule("11.8.14")
    def declined(self, at: Resolution) -> bool:
        """An auto-ability with «may» goes on the Stack anyway; its player decides when it resolves."""
        if not at.ability.may:
            return False
        accepted = self.wants(at)
        self.say("may", ability=at.instance.label, actor=at.controller, accepted=accepted)
        return not accepted
