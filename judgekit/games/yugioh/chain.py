"""Chapters 4.4, 4.5.6 and 5.1.5: the Chain is built link by link and resolves backwards, with no link in between."""

from collections.abc import Sequence
from dataclasses import replace

from judgekit.engine.model import Effect, Instance, Resolution
from judgekit.engine.rule import Illegal, rule
from judgekit.engine.state import Bucket
from judgekit.games.yugioh.activating import Activating


class Chain(Activating):
    """The discipline of the game."""

    def bucket(self, instance: Instance) -> Bucket:
        """What waits for damage calculation, then the turn player's effects, then the other's."""
        return (self.waits_for_calculation(instance), instance.controller != self.turn_player)

    def waits_for_calculation(self, instance: Instance) -> bool:
        """Does it wait for the end of damage calculation? The Damage Step says."""
        raise NotImplementedError

    def next_pending(self) -> bool:
        """The Chain that is open, else the effects that have triggered, else what the turn goes on with."""
        if self.state.stack:
            if not self.chance_to_answer():
                self.resolve_chain()
            return True
        if self.ready():
            self.chain_of_triggers()
            return True
        return self.next_step()

    @rule("4.4.2", "4.4.3")
    def chance_to_answer(self) -> bool:
        """Before anything resolves the other player may answer, then the one who activated; until both pass."""
        last = self.state.stack[-1].controller
        for player in (self.opponent(last), last):
            if self.offer(player):
                self.say("answered", actor=player, ability=self.state.stack[-1].label)
                return True
        return False

    @rule("4.5.6.2", "4.4.1", "4.4.2")
    def resolve_chain(self) -> None:
        """A complete Chain resolves from the last link down, and nothing is added meanwhile."""
        with self.trace.under(self.say("chain resolves", amount=len(self.state.stack))):
            while self.state.stack and not self.over:
                link = self.state.stack[-1]
                self.state.off_stack(link)
                self.resolve(link)
                self.check_rules()

    @rule("4.5.6.2")
    def resolve(self, instance: Instance) -> None:
        """A link resolves, unless it was negated; a card of a single use goes once it has."""
        if self.is_negated(instance):
            self.comes_to_nothing(instance)
        else:
            self.carry_out(instance)
        self.after_link(instance)

    @rule("4.6.4")
    def comes_to_nothing(self, link: Instance) -> None:
        """Nothing is done of a link that was negated."""
        self.say("negated link", ability=link.label, actor=link.controller)

    def ready(self) -> tuple[Bucket, ...]:
        """The buckets whose effects may be activated now, the turn player's first."""
        return tuple(sorted(one for one in self.state.waiting if not one[0]))

    @rule("5.1.5.1")
    def chain_of_triggers(self) -> None:
        """What triggered at the same time forms a Chain of its own."""
        together = [one.label for bucket in self.ready() for one in self.state.waiting[bucket].values()]
        if len(together) > 1:
            self.say("special chain", abilities=together)
        for bucket in self.turn_player_first(self.ready()):
            while waiting := tuple(self.state.waiting.get(bucket, {}).values()):
                taken = self.pick(waiting)
                self.state.take(bucket, taken)
                self.activate_trigger(taken)

    @rule("5.1.5.2")
    def turn_player_first(self, buckets: Sequence[Bucket]) -> Sequence[Bucket]:
        """The turn player's effects go into the Chain first, each player ordering their own."""
        if len(buckets) > 1:
            self.say("turn player first", player=self.turn_player)
        return buckets

    @rule("2.5.6.1")
    def activate_trigger(self, instance: Instance) -> None:
        """A Trigger Effect is activated at the moment that its text names; an optional one, if its player wants."""
        before = self.checkpoint()
        try:
            if getattr(instance.ability, "may", False) and not self.decides(instance.controller, instance.label):
                self.say("declined", ability=instance.label, actor=instance.controller)
                return
            self.announce(instance)
        except Illegal as illegal:
            self.rewind(before)
            self.say("not activated", ability=instance.label, actor=instance.controller, why=illegal.key)

    @rule("5.1.4.1")
    def both_in_turn(self, effects: Sequence[Effect], at: Resolution) -> bool:
        """What both players do at the same time, the turn player does first."""
        done = False
        for player in self.in_turn_order():
            self.say("does their part", actor=player, ability=at.instance.label)
            part = Resolution(replace(at.instance, controller=player), at.bound)
            done = self.follow_instructions(effects, part) or done
        return done
