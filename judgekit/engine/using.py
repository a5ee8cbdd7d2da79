"""Using an ability, from announcement to end: one procedure, each step a method that a game's clause decorates."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from judgekit.engine.altered import altered
from judgekit.engine.effects.objects import Choose
from judgekit.engine.event import Event
from judgekit.engine.model import Effect, Instance, Resolution
from judgekit.engine.objects import ONE_OF_THESE
from judgekit.engine.rule import Illegal, hook
from judgekit.engine.said import first_word
from judgekit.engine.triggers import Triggers

Step = Callable[[Resolution], bool]
REFUSALS: Mapping[str, str] = {
    "use_allowed": "spent already",
    "condition_met": "condition",
    "targets_chosen": "no target",
    "cost_paid": "cost",
}

ACTIVATED = ": activated"
"""Under what the activation of a card counts, in whichever of its ways."""

OFTEN: Mapping[object, int] = {
    "twice": 2,
    "twice by name": 2,
    "three times": 3,
    "three times by name": 3,
}
"""How often in a turn what is used more than once may be used."""


class Using(Triggers):
    """Whatever is used goes through the same steps with the same names; the first step that fails ends it."""

    def steps_of_use(self) -> tuple[Step, ...]:
        """In which order they go; a document with another order, or more steps, says so here."""
        before = (self.use_allowed, self.condition_met, self.is_wanted)
        return (*before, self.targets_chosen, self.use_counted, self.cost_paid)

    def put_to_use(self, instance: Instance) -> Instance | None:
        """The instance with the names that its steps gave, None where one of them refused."""
        at = Resolution(instance, dict(instance.bound))
        return self.named(at) if self.goes_through(at) else None

    def goes_through(self, at: Resolution) -> bool:
        """Every step, one after another."""
        return all(step(at) for step in self.steps_of_use())

    def use_at_will(self, instance: Instance) -> Instance:
        """The same by a player's own will: nobody asks whether they want it, and what refuses makes it illegal.

        What is forbidden in its cost is so by the clauses that forbid it.
        """
        return self.use_by(Resolution(instance, dict(instance.bound)))

    def use_by(self, at: Resolution) -> Instance:
        """The same, for who looks at what became of it."""
        for step in self.steps_of_use():
            if step != self.is_wanted and not step(at):
                illegal = at.why or Illegal(REFUSALS[step.__name__], player=at.controller, ability=at.instance.label)
                illegal.clauses = illegal.clauses or at.forbidden_by
                raise illegal
        return self.named(at)

    def named(self, at: Resolution) -> Instance:
        """The instance, knowing every name given so far."""
        return altered(at.instance, bound=dict(at.bound))

    def may_step_in(self, at: Resolution) -> bool:
        """What steps in goes through the same steps."""
        return self.goes_through(at)

    def use_allowed(self, at: Resolution) -> bool:
        """Has it no limit, or a use left?"""
        return not at.ability.once_per_turn or self.has_use_left(at)

    def condition_met(self, at: Resolution) -> bool:
        """Has it no condition, or one that holds?"""
        return at.ability.before_use is None or self.meets_condition(at)

    def is_wanted(self, at: Resolution) -> bool:
        """Must it be used, or does its player want it?"""
        if at.ability.may:
            return self.wants(at)
        self.obliged(at.controller, at.instance.label, lambda: self.cannot_be_declined(at))
        return True

    def cannot_be_declined(self, at: Resolution) -> None:
        """Raise Illegal: what does not say «may» has to be used; a game names its clause."""
        raise Illegal("obligatory", ability=at.instance.label)

    def targets_chosen(self, at: Resolution) -> bool:
        """Has it no targets, or are they picked?"""
        return not at.ability.targets or self.pick_targets(at)

    def use_counted(self, at: Resolution) -> bool:
        """A use of what has a limit is gone."""
        if at.ability.once_per_turn:
            self.spend_use(at)
        return True

    def cost_paid(self, at: Resolution) -> bool:
        """Its cost is paid, whole."""
        return self.pay(at.ability.cost, at)

    def pay(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """Pay a cost, if there is one."""
        return not cost or self.pay_whole(cost, at)

    @hook(without=True)
    def has_use_left(self, at: Resolution) -> bool:
        """A once-per-turn ability is used once."""
        match at.ability.once_per_turn:
            case "while face up" | "per duel" | "activation per duel":
                return ("used", self.counted_as(at)) not in self.state.values
            case "per chain" | "per chain by name":
                return all(self.counted_as(Resolution(one)) != self.counted_as(at) for one in self.state.stack)
        return not all(self.used(one) for one in self._uses(at))

    @hook(without=True)
    def meets_condition(self, at: Resolution) -> bool:
        """What must hold for it to be used holds."""
        condition = at.ability.before_use
        return condition is not None and bool(condition.holds(self, at))

    @hook(without=True)
    def wants(self, at: Resolution) -> bool:
        """Its player wants it; where it would do nothing for want of anybody to choose, silence is no."""
        return self.decides(at.controller, at.instance.label, skips=self.nobody_to_choose(at))

    def nobody_to_choose(self, at: Resolution) -> bool:
        """Is all that it does done to what it chooses, and is there nobody to choose?"""
        first, *others = (*at.ability.targets, *at.ability.instructions) or (None,)
        if not isinstance(first, Choose) or at.ability.cost:
            return False
        return not first.offered(cast(Any, self), at) and all(_acts_on(one) == first.as_ for one in others)

    @hook(without=True)
    def pays_by_choice(self, at: Resolution, name: str) -> bool:
        """Its player wants to pay what buys a part of it; the decision goes by this name."""
        return self.decides(at.controller, name)

    @hook(without=True)
    def pick_targets(self, at: Resolution) -> bool:
        """What is chosen before it is paid for."""
        return all(one.run(self, at) for one in at.ability.targets)

    @hook(without=None)
    def spend_use(self, at: Resolution) -> None:
        """A use of it is gone."""
        uses = self._uses(at)
        self.use_up(next((one for one in uses if not self.used(one)), uses[-1]))

    def _uses(self, at: Resolution) -> tuple[str, ...]:
        """Under what each of its uses in a turn counts: one, or as many as it says."""
        label, many = self.counted_as(at), OFTEN.get(at.ability.once_per_turn, 1)
        return (label, *(f"{label} ({number})" for number in range(2, many + 1)))

    @hook(without=True)
    def pay_whole(self, cost: Sequence[Effect], at: Resolution) -> bool:
        """Every part of a cost is paid, as a cost, or none; a rule may say that one cannot be."""
        before, bound, cause = self.checkpoint(), dict(at.bound), at.cause
        at.cause, at.paid_by = "cost", self.cause_of_paying(at)
        try:
            paid = all(part.run(self, at) for part in cost)
        except Illegal as illegal:
            paid, at.why = False, illegal
        finally:
            at.cause = cause
        if not paid and not self.attempt_stands(at):
            self.rewind(before)
            at.bound.clear()
            at.bound.update(bound)
        return paid

    def are_paid(self, proposed: Sequence[Event], done: Sequence[Event], at: Resolution) -> bool:  # noqa: ARG002
        """A cost is paid where each thing happens to each card; a document may ask for more."""
        return len(done) == len(proposed)

    def cause_of_paying(self, at: Resolution) -> str:  # noqa: ARG002 - games look at it
        """What causes the events of a cost: that it is one, unless a document says otherwise."""
        return "cost"

    def attempt_stands(self, at: Resolution) -> bool:  # noqa: ARG002 - games look at it
        """Does what was paid stay paid although the rest was not? Not unless a document says so."""
        return False

    def counted_as(self, at: Resolution) -> str:
        """Under what a use counts: this ability of this object, or of whatever card of its name that player uses.

        Or this ability for one of those to which something would happen: each has its own.
        """
        label, source = at.instance.label, at.instance.source
        whose = f"{at.controller}: {source.card.name}"
        match at.ability.once_per_turn:
            case "by name" | "twice by name" | "three times by name" | "per chain by name" | "per duel":
                return f"{whose}{label.removeprefix(source.label)}"
            case "activation by name" | "activation per duel":
                return f"{whose}{ACTIVATED}"
            case "one by name":
                return whose
            case "one of these":
                return f"{source.label}{ONE_OF_THESE}"
            case "for each":
                return f"{label}: {at.instance.event.subject if at.instance.event else ''}"
            case _:
                return label

    def used(self, label: str) -> bool:
        """Was this once-per-turn ability used this turn?"""
        return self.state.values.get(("used", label)) == self.state.value("turn number")

    def use_up(self, label: str) -> None:
        """This ability was used this turn."""
        self.state.set(self.state.value("turn number"), "used", label)

    def give_back_use(self, label: str) -> None:
        """It is as if it had not been used."""
        self.state.forget("used", label)


def _acts_on(effect: Any) -> object:
    """What stands under the first word of an instruction."""
    return getattr(effect, first_word(effect))
