"""1.9: damage counters."""

from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies, rule
from judgekit.games.lorcana import events
from judgekit.games.lorcana.golden_rules import GoldenRules


class Damage(GoldenRules):
    """Dealing, putting, removing and moving damage."""

    def survive(self, event: Event) -> Event | None:
        """Damage that something has reduced to nothing is not dealt."""
        agreed = super().survive(event)
        if isinstance(agreed, events.Damage) and agreed.amount <= 0 and self.nothing_is_dealt(agreed):
            return None
        return agreed

    @rule("1.9.1.1")
    def nothing_is_dealt(self, event: events.Damage) -> bool:
        """To deal damage is to put counters: where none are put nothing is dealt, and nothing hears it."""
        self.say("nothing is dealt", subject=self.subject(event))
        return True

    @applies(events.Damage, "1.9.1.1", machinery=True)
    def apply_damage(self, event: events.Damage) -> None:
        """Damage that is dealt is so many counters."""
        self.take_counters(event, event.amount)

    @applies(events.PutDamage)
    def apply_put_damage(self, event: events.PutDamage) -> None:
        """An effect puts the counters itself."""
        self.is_not_dealt(event)
        self.take_counters(event, event.amount)

    @rule("1.9.1.2")
    def is_not_dealt(self, event: events.PutDamage) -> None:  # noqa: ARG002 - no damage that is put
        """To put damage is not to deal it: what waits for damage to be dealt hears nothing."""
        self.cite()

    @applies(events.RemoveDamage, "1.9.1.3", machinery=True)
    def apply_remove_damage(self, event: events.RemoveDamage) -> None:
        """Counters are taken off, as many as there are."""
        self.remove_counters(self.subject(event), event.amount)

    @applies(events.MoveDamage, "1.9.1.4", machinery=True)
    def apply_move_damage(self, event: events.MoveDamage) -> None:
        """Counters are taken off one object and put on another one."""
        moved = self.remove_counters(self.card(event.from_), event.amount)
        self.take_counters(event, moved)

    @rule("1.9.1.5")
    def takes_damage(self, event: Event, amount: int) -> None:
        """To take damage is to have it dealt, put or moved onto oneself."""
        self.do(events.TakeDamage(event.subject, event.player, event.source, event.cause, amount=amount))

    def take_counters(self, event: Event, amount: int) -> None:
        """Put counters on the object that an event happens to."""
        if amount <= 0:
            return
        obj = self.subject(event)
        self.mark(obj, "damage", obj.number("damage") + amount)
        self.takes_damage(event, amount)

    def remove_counters(self, obj: Obj, amount: int) -> int:
        """Take counters off an object; returns how many."""
        removed = self.as_many_as_there_are(max(0, amount), obj.number("damage"))
        self.mark(obj, "damage", obj.number("damage") - removed)
        return removed
