"""The kernel's loop: rule checks to a fixed point, then the discipline picks, until nothing waits."""

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any, ClassVar, get_args, get_type_hints

from judgekit.engine.abilities import Ability, Activated, Pattern, Printed, Resolves, StateTriggered, Triggered
from judgekit.engine.actions import Actions
from judgekit.engine.choice import Choice, Option
from judgekit.engine.continuous import Continuous
from judgekit.engine.core import Endless
from judgekit.engine.effects.continuous import Later
from judgekit.engine.filters import Filter
from judgekit.engine.model import Event, Instance, Obj
from judgekit.engine.terms import Effect, Resolution

__all__ = ["Choice", "Game", "Pattern"]
PATIENCE = 60
MOST_ROUNDS = 2_000


class Game(Actions):
    """A game on the kernel. A subclass names its zones, its cards, its filters, its own verbs and its rules."""

    printed_card: ClassVar[type[Printed]]
    filter: ClassVar[type[Filter]]
    verbs: ClassVar[tuple[type[Effect], ...]] = ()
    counts: ClassVar[tuple[str, ...]] = ()
    marks: ClassVar[tuple[str, ...]] = ()
    phases: ClassVar[tuple[str, ...]] = ()
    facts: ClassVar[tuple[str, ...]] = ()
    permissions: ClassVar[tuple[str, ...]] = ()
    moments: ClassVar[tuple[str, ...]] = ()

    @classmethod
    @cache
    def events(cls) -> tuple[str, ...]:
        """Every kind of event that the game knows."""
        kinds = (*cls.roles().get("applies", {}), *cls.announcements)
        return tuple(sorted(dict.fromkeys(kinds)))

    @classmethod
    @cache
    def characteristics(cls) -> tuple[str, ...]:
        """Every characteristic that a printed card of the game may have."""
        return tuple(one.name.removesuffix("_") for one in fields(cls.printed_card) if one.name != "effects")

    @classmethod
    @cache
    def keywords(cls) -> tuple[str, ...]:
        """The keywords of the game."""
        hint = get_type_hints(cls.printed_card)["keywords"]
        return tuple(word for one in get_args(hint) for word in get_args(one))

    @property
    def over(self) -> bool:
        """Has somebody won, or is it a draw?"""
        return bool(self.state.value("winner"))

    def begin(self) -> None:
        """Called once the board is laid: what the game needs before the first move."""

    def play(self) -> None:
        """Run moves until the script is over or somebody has won."""
        self.begin()
        self.settle()
        while not self.over and (move := self.chooser.move()):
            self.perform(move)
            self.settle()

    def settle(self) -> None:
        """Rule checks, then whatever goes first of what waits, until nothing does."""
        seen: set[Any] = set()
        for round_ in range(MOST_ROUNDS):
            self.check_rules()
            self.check_state_triggers()
            if self.over or not self.next_pending():
                return
            if round_ > PATIENCE and self._came_back(seen):
                self.on_loop()
                return
        raise Endless

    def next_pending(self) -> bool:
        """Resolve what goes first of what waits; False where nothing does. Disciplines with a stack override it."""
        found = self.first_bucket()
        if found is None:
            return False
        bucket, instances = found
        taken = self.pick(instances)
        self.state.take(bucket, taken)
        self.resolve(taken)
        return True

    def pick(self, instances: Sequence[Instance]) -> Instance:
        """Which of those that tie goes first: a choice of whoever orders them."""
        (taken,) = self.choose(instances[0].controller, "order", "order", [Option(one.label, one) for one in instances])
        chosen: Instance = taken.value
        return chosen

    def resolve(self, instance: Instance) -> None:
        """Resolve an instance; a game wraps it with its own rules."""
        self.carry_out(instance)

    def on_loop(self) -> None:
        """The same table again and again: the game's loop rule decides."""
        raise Endless

    def check_rules(self) -> None:
        """Every rule check at once, again and again until none changes anything."""
        names = self.rule_methods("check", "")
        for _ in range(MOST_ROUNDS):
            version = self.state.version
            events = [event for name in names for event in getattr(self, name)()]
            if self.over or not events:
                return
            self.do_all(events)
            if self.state.version == version:
                return
        raise Endless

    def carry_out(self, instance: Instance, effects: Iterable[Effect] | None = None, **words: Any) -> Resolution:
        """Run the instructions of an instance, one by one, under a step of their own."""
        at = Resolution(instance, dict(instance.bound))
        because = (instance.because,) if instance.because is not None else ()
        step = self.say("resolve", ability=instance.label, actor=instance.controller, because=because, **words)
        with self.trace.under(step):
            self.follow_instructions(instructions(instance.ability) if effects is None else effects, at)
        return at

    def follow_instructions(self, effects: Iterable[Effect], at: Resolution) -> bool:
        """Run instructions in order; True if the last one did what it says."""
        done = True
        for effect in effects:
            if self.over:
                return False
            done = effect.run(self, at)
        return done

    def start(self, continuous: Continuous) -> None:
        """Start a continuous effect that floats until it expires."""
        number = self.state.fresh_id()
        self.trace.change(effect=str(continuous))
        self.state.float(number, replace(continuous, id=number))

    def expire(self, until: str) -> None:
        """End the continuous effects that last until this moment."""
        for number, one in tuple(self.state.floating.items()):
            if one.until == until:
                self.trace.change(ended=str(one))
                self.state.sink(number)

    def choose_objects(
        self,
        player: str,
        wanted: Iterable[Obj],
        name: str,
        *,
        least: int = 1,
        most: int = 1,
        at: Resolution | None = None,
    ) -> tuple[Obj, ...]:
        """Ask a player for objects; those that may not be chosen are listed with the clauses that exclude them."""
        options, excluded = [], []
        source = at.source.id if at else None
        for obj in wanted:
            by = self.prohibition(Event("choose", obj.id, player, source))
            if by is None:
                options.append(Option(obj.label, obj.id))
            else:
                excluded.append((obj.label, by))
        most = min(most, len(options))
        least = min(least, most)
        taken = self.choose(player, "target", name, options, least=least, most=most, excluded=tuple(excluded))
        return tuple(self.state.objects[one.value] for one in taken)

    def win(self, player: str) -> None:
        """This player has won."""
        self.set_fact("winner", player)

    def _came_back(self, seen: set[Any]) -> bool:
        now = repr(self.state.summary())
        if now in seen:
            return True
        seen.add(now)
        return False


def instructions(ability: Ability) -> tuple[Effect, ...]:
    """What an ability does when it resolves."""
    match ability:
        case Triggered() | Activated() | StateTriggered() | Later():
            return ability.do
        case Resolves():
            return ability.resolve
        case _:
            return ()
