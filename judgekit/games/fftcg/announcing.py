"""What is chosen when a Summon or an ability is announced, and what is left of it when it resolves."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated, Resolves
from judgekit.engine.effects.objects import Choose
from judgekit.engine.event import Event
from judgekit.engine.model import Effect, Instance, Resolution
from judgekit.engine.rule import Illegal, forbids, rule
from judgekit.games.fftcg.priority import Priority


def kind_of(instance: Instance) -> str:
    """Is it a Summon, an action ability, a special ability or an auto-ability?"""
    match instance.ability:
        case Resolves():
            return "summon"
        case Activated(activate=kind):
            return kind
        case _:
            return "auto"


class Modal(Effect):
    """An instruction that stands for those of one mode, which is selected as it is announced."""

    @abstractmethod
    def selected(self, bound: Mapping[str, object]) -> tuple[Effect, ...]:
        """The instructions of the mode that was selected; none while there is none."""


class Announcing(Priority):
    """Targets are chosen when something goes on the Stack, and looked at again when it resolves."""

    _chooses = False

    @rule("11.3.3")
    def choose_for_summon(self, instance: Instance) -> Instance:
        """A Summon that chooses needs something to choose, or it cannot be cast."""
        return self.choose_targets(instance)

    @rule("11.6.5")
    def choose_for_action(self, instance: Instance) -> Instance:
        """An action ability that chooses needs something to choose, or it cannot be used."""
        return self.choose_targets(instance)

    @rule("11.7.5")
    def choose_for_special(self, instance: Instance) -> Instance:
        """A special ability that chooses needs something to choose, or it cannot be used."""
        return self.choose_targets(instance)

    @rule("11.8.9")
    def choose_for_auto(self, instance: Instance) -> Instance:
        """An auto-ability chooses as it goes on the Stack."""
        return self.choose_targets(instance)

    def choose_targets(self, instance: Instance) -> Instance:
        """Follow the instructions that choose, and keep what was chosen."""
        at = Resolution(instance, dict(instance.bound))
        with self.choosing():
            for effect in getattr(instance.ability, "targets", ()):
                if not effect.run(self, at) and not getattr(effect, "up_to", False):
                    raise Illegal("no target", ability=instance.label)
            announced = replace(instance, bound=dict(at.bound))
            self.are_chosen(announced)
        return announced

    def are_chosen(self, announced: Instance) -> None:
        """What waits for a card to be chosen triggers; where nothing waits for it there is nothing to say."""
        if "choose" in self.listeners():
            numbers = dict.fromkeys(number for ids in _chosen(announced).values() for number in ids)
            source = announced.source.id
            self.do_all(happenings.Choose(one, announced.controller, source, "action") for one in numbers)

    @contextmanager
    def choosing(self) -> Iterator[None]:
        """Inside, something is chosen in the sense of the rules; everywhere else it is only selected."""
        before, self._chooses = self._chooses, True
        try:
            yield
        finally:
            self._chooses = before

    def prohibition(self, event: Event, *, record: bool = False) -> tuple[str, ...] | None:
        """What cannot be chosen may still be selected."""
        by = super().prohibition(event, record=record)
        if by is not None and isinstance(event, happenings.Choose) and not self._chooses and self.may_be_selected():
            return None
        return by

    @rule("11.3.3", "11.11.5.1")
    def may_be_selected(self) -> bool:
        """To select, when an effect resolves, is not to choose."""
        self.say("selected")
        return True

    @forbids(happenings.Choose, "11.3.3")
    def chooses_itself(self, event: happenings.Choose) -> bool:
        """A Summon never chooses itself."""
        card = self.concerned(event)
        return card is not None and card.zone.name == "stack" and event.subject == event.source

    def lost_all_targets(self, instance: Instance) -> bool:
        """Did it choose something, and can none of that be chosen any more?"""
        chosen = [number for ids in _chosen(instance).values() for number in ids]
        left = [number for ids in self.legal_targets(instance).values() for number in ids]
        return bool(chosen) and not left

    def legal_targets(self, instance: Instance) -> Mapping[str, tuple[int, ...]]:
        """What was chosen and may still be, by name."""
        at = Resolution(instance, dict(instance.bound))
        return {
            one.as_: tuple(n for n in instance.bound.get(one.as_, ()) if self.is_legal(n, one, at))  # type: ignore[attr-defined]
            for one in _choices(instance)
        }

    def is_legal(self, number: int, choice: Choose, at: Resolution) -> bool:
        """Is it still there, is it still what was asked for, and may it be chosen?"""
        obj = self.live(number)
        if obj is None or not choice.choose.accepts(obj, self, at):
            return False
        with self.choosing():
            return self.prohibition(happenings.Choose(obj.id, at.controller, at.source.id)) is None

    @rule("11.11.2.1")
    def without_lost_targets(self, instance: Instance) -> Instance:
        """With one target left at least, it affects those that are still legal and only those."""
        legal = self.legal_targets(instance)
        if all(instance.bound.get(name) == ids for name, ids in legal.items()):
            return instance
        self.say("targets lost", ability=instance.label)
        return replace(instance, bound={**instance.bound, **legal})

    @rule("11.3.9", "11.11.2")
    def summon_fails(self, instance: Instance) -> bool:
        """A Summon with no legal target left does nothing at all."""
        return self.fails(instance)

    @rule("11.6.12", "11.11.2")
    def action_fails(self, instance: Instance) -> bool:
        """An action ability with no legal target left does nothing at all."""
        return self.fails(instance)

    @rule("11.7.12", "11.11.2")
    def special_fails(self, instance: Instance) -> bool:
        """A special ability with no legal target left does nothing at all."""
        return self.fails(instance)

    @rule("11.8.19", "11.11.2")
    def auto_fails(self, instance: Instance) -> bool:
        """An auto-ability with no legal target left does nothing at all."""
        return self.fails(instance)

    def fails(self, instance: Instance) -> bool:
        """Say that it is cancelled, where it has lost all its targets."""
        lost = self.lost_all_targets(instance)
        if lost:
            self.say("fizzles", ability=instance.label, actor=instance.controller)
        return lost


def _chosen(instance: Instance) -> Mapping[str, tuple[int, ...]]:
    return {one.as_: instance.bound.get(one.as_, ()) for one in _choices(instance)}  # type: ignore[misc]


def _choices(instance: Instance) -> tuple[Choose, ...]:
    return tuple(_within(getattr(instance.ability, "targets", ()), instance.bound))


def _within(effects: Iterable[Effect], bound: Mapping[str, object]) -> Iterator[Choose]:
    for effect in effects:
        if isinstance(effect, Choose):
            yield effect
        elif isinstance(effect, Modal):
            yield from _within(effect.selected(bound), bound)
