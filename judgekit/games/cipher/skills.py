"""Clauses 8.2 and 8.4: ACT, AUTO and CONT, and in what order skills that trigger together resolve."""

from collections.abc import Sequence

from judgekit.engine.abilities import Activated, Triggered
from judgekit.engine.disciplines.immediate import TurnPlayerOrders
from judgekit.engine.effects.objects import Choose
from judgekit.engine.events import Happened, Listener
from judgekit.engine.model import Ability, Effect, Instance, Obj, Resolution
from judgekit.engine.rule import Illegal, action, rule
from judgekit.engine.using import Step
from judgekit.engine.value import Value
from judgekit.games.cipher import events
from judgekit.games.cipher.acting import Acting
from judgekit.games.cipher.beaten import Beaten
from judgekit.games.cipher.cards import EACH_TIME
from judgekit.games.cipher.promoting import Promoting
from judgekit.games.cipher.verbs import Flip


class Skills(Acting, Promoting, Beaten, TurnPlayerOrders):
    """The skills of units."""

    def printed(self, obj: Obj, name: str) -> Value | None:
        """Which of its ACT a unit has used this turn is forgotten with the turn: their places on its card."""
        if name != "used":
            return super().printed(obj, name)
        acts = (f"{place}" for place, one in enumerate(obj.card.abilities, 1) if isinstance(one, Activated))
        return frozenset(place for place in acts if self.used(f"{obj.label}/{place}"))

    def text_forbids(self) -> tuple[str, ...]:
        """Where a text says «can't», it is a CONT, or as if it were."""
        return self.cited(("8.2.3",))

    @rule("8.4")
    def pick(self, instances: Sequence[Instance]) -> Instance:
        """Of the skills that trigger at the same time, whoever they belong to, the turn player says which goes next."""
        taken = super().pick(instances)
        if len(instances) > 1:
            self.say("turn player orders", actor=self.turn_player, ability=taken.label)
        return taken

    def trigger(self, listener: Listener, happened: Happened) -> Instance | None:
        """A skill triggers, unless it is an AUTO that has had its turn; support and what was put off are no AUTO."""
        if is_auto(listener.ability, listener.obj):
            if self.is_spent(listener.label, listener.ability):
                return None
            self.require_class_change(listener.obj, listener.ability)
            self.use_up(listener.label)
        return super().trigger(listener, happened)

    @rule("8.2.2", considered="used while it waits")
    def await_state(self, instance: Instance) -> None:
        """An AUTO may wait for how things are as well as for what happens: it triggers once in a turn too."""
        if not self.used(instance.label):
            self.use_up(instance.label)
            super().await_state(instance)

    @rule("8.2.2", considered="not used this turn")
    def is_spent(self, label: str, ability: Ability) -> bool:
        """An AUTO triggers once in a turn."""
        spent = self.used(label) and not says_each_time(ability)
        if spent:
            self.say("once a turn", ability=label)
        return spent

    def resolve(self, instance: Instance) -> None:
        """Support skills resolve in their step, AUTO at once."""
        if instance.source.zone.name == "support":
            self.support_skill(instance)
        else:
            self.auto_skill(instance)

    @rule("6.3.2.1")
    def support_skill(self, instance: Instance) -> None:
        """The skill of a card that gives support happens when it supports, unless a text keeps it from that."""
        effect = events.SupportSkill(instance.source.id, instance.controller, instance.source.id, "action")
        if self.prohibition(effect, record=True) is None:
            self.happen(instance)

    @rule("8.2.2", considered="auto does not happen")
    def auto_skill(self, instance: Instance) -> None:
        """An AUTO happens at its moment."""
        self.happen(instance)

    def happen(self, instance: Instance) -> None:
        """What has triggered happens if its conditions hold, its player does not decline and its cost is paid."""
        used = self.put_to_use(instance)
        if used:
            self.carry_out(used)

    def steps_of_use(self) -> tuple[Step, ...]:
        """What a skill costs is paid before it aims at anything."""
        before = (self.use_allowed, self.condition_met, self.is_wanted)
        return (*before, self.use_counted, self.cost_paid, self.targets_chosen)

    def use_allowed(self, at: Resolution) -> bool:
        """An ACT may be used again unless it says how often; what triggers was counted then."""
        if isinstance(at.ability, Activated):
            return not self.used(at.instance.label) or self.may_use_again(at.instance.label, at.ability)
        return isinstance(at.ability, Triggered) or super().use_allowed(at)

    def use_counted(self, at: Resolution) -> bool:
        """Every use of an ACT is remembered."""
        if isinstance(at.ability, Activated):
            self.spend_use(at)
            return True
        return isinstance(at.ability, Triggered) or super().use_counted(at)

    def condition_met(self, at: Resolution) -> bool:
        """The «if» after the event is asked again when a skill happens, its condition only then."""
        asked = (at.ability.if_, at.ability.condition)
        met = all(one is None or one.holds(self, at) for one in asked)
        if not met:
            self.say("condition", holds=False, ability=at.instance.label)
        return met

    @rule("8.2.2.1")
    def cannot_be_declined(self, at: Resolution) -> None:
        """An AUTO that does not say otherwise is compulsory."""
        super().cannot_be_declined(at)

    @rule("8.2.2.1", considered="wanted")
    def wants(self, at: Resolution) -> bool:
        """An AUTO is compulsory; only where it says so may its player decline."""
        wanted = super().wants(at)
        if not wanted:
            self.say("declines", ability=at.instance.label, actor=at.controller)
        return wanted

    def targets_chosen(self, at: Resolution) -> bool:
        """What it aims at is picked, now that its cost is paid."""
        may_go_on = not isinstance(at.ability, Activated) or self.has_a_target(at) or self.used_without_target(at)
        return may_go_on and super().targets_chosen(at)

    def has_a_target(self, at: Resolution) -> bool:
        """Is there anything that the first choice of a skill could take?"""
        choices = (one for one in (*at.ability.targets, *at.ability.instructions) if isinstance(one, Choose))
        first = next(choices, None)
        return first is None or bool(self.matching(first.choose, at))

    @rule("8.2.1")
    def used_without_target(self, at: Resolution) -> bool:
        """An ACT asks for its conditions and its cost: nothing says that it needs something to aim at."""
        self.say("no target", ability=at.instance.label)
        return True

    def pick_targets(self, at: Resolution) -> bool:
        """What a skill aims at is picked; where there is nothing, it is used all the same."""
        for one in at.ability.targets:
            one.run(self, at)
        return True

    @action("use", "8.2.1", machinery=True)
    def use(self, player: str, unit: Obj, skill: int = 1) -> None:
        """In their Action Phase a player uses an ACT: its conditions hold and its cost is paid."""
        self.act_is_action(player)
        if unit.controller != player or unit.zone.name == "deck":
            raise Illegal("not your unit", unit=unit)
        label, ability = self.act(unit, skill)
        if unit.zone.name not in ability.zone:
            self.require_own(player, unit)
        self.require_class_change(unit, ability)
        self.carry_out(self.use_at_will(Instance(self.state.fresh_id(), label, player, unit, ability)))

    @rule("8.2.1.2", "6.1")
    def act_is_action(self, player: str) -> None:
        """Using an ACT is an action: it has its place where moving and attacking have theirs."""
        self.action_phase_only(player)

    def act(self, unit: Obj, skill: int) -> tuple[str, Activated]:
        """The ACT of a unit that is written in this place; raises Illegal where there is none."""
        for label, ability in self.abilities(unit):
            if label == f"{unit.label}/{skill}" and isinstance(ability, Activated):
                return label, ability
        raise Illegal("no such skill", unit=unit)

    @rule("8.2.1.1")
    def may_use_again(self, label: str, ability: Activated) -> bool:
        """An ACT is used as often as its cost is paid, unless it says how often."""
        if not ability.once_per_turn:
            self.say("again", ability=label)
        return not ability.once_per_turn

    def cost_paid(self, at: Resolution) -> bool:
        """Its cost is paid, whole; a skill that does not happen for that says so."""
        paid = super().cost_paid(at)
        if not paid:
            self.say("not paid", ability=at.instance.label)
        return paid

    def pay_whole(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """Every part of a cost in its order, or none."""
        flips = any(isinstance(part, Flip) for part in cost)
        return super().pay_whole(self.flips_first(cost) if flips else cost, at)

    @rule("6.2.1", considered="bonds are flipped first")
    def flips_first(self, cost: Sequence[Effect]) -> Sequence[Effect]:
        """Before anything else a cost turns bonds face down."""
        return tuple(sorted(cost, key=lambda part: not isinstance(part, Flip)))


def says_each_time(ability: Ability) -> bool:
    """Does its own text say that it triggers each time? What a card says of itself counts before the guide."""
    return isinstance(ability, Triggered) and ability.keyword == EACH_TIME and not ability.once_per_turn


def is_auto(ability: Ability, source: Obj) -> bool:
    """Is it an AUTO of a unit? What a card does while it gives support, and what was put off, are none."""
    return isinstance(ability, Triggered) and source.zone.name != "support"
