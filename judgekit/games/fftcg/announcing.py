"""What is chosen when a Summon or an ability is announced, and what is left of it when it resolves."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import cast

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated, Resolves, Would
from judgekit.engine.effects.continuous import StepIn
from judgekit.engine.effects.objects import Choose
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.model import Effect, Instance, Obj, Resolution
from judgekit.engine.rows import ANY_OTHER, printed_for_each, row
from judgekit.engine.rule import Illegal, rule
from judgekit.games.fftcg.payment import PAYMENT
from judgekit.games.fftcg.priority import Priority


def kind_of(instance: Instance) -> str:
    """Is it a Summon, an action or special ability, an auto-ability, or does it replace what would happen?"""
    match instance.ability:
        case Resolves():
            return "summon"
        case Activated(activate=kind):
            return kind
        case Would() | StepIn():
            return "replacement"
        case _:
            return "auto"


def kind_of_use(at: Resolution) -> str:
    """The same of what is being announced or resolves."""
    return kind_of(at.instance)


class NoTarget(Illegal):
    """There is nothing legal to choose."""


class Modal(Effect):
    """An instruction that stands for those of one mode, which is selected as it is announced."""

    @abstractmethod
    def selected(self, bound: Mapping[str, object]) -> tuple[Effect, ...]:
        """The instructions of the mode that was selected; none while there is none."""


class OfTheStack(Effect):
    """An instruction that chooses abilities on the Stack; `as_` is the name under which it keeps them."""

    as_: str


class Announcing(Priority):
    """Targets are chosen when something goes on the Stack, and looked at again when it resolves."""

    _chooses = False

    def targets_chosen(self, at: Resolution) -> bool:
        """By the rule of its kind; raises NoTarget where nothing legal is there."""
        if not at.ability.targets:
            return True
        self.choose_for(at)
        return True

    @printed_for_each(
        kind_of_use,
        row("summon", "choose_for_summon", "11.3.3", considered="no targets to choose"),
        row("action", "choose_for_action", "11.6.5"),
        row("special", "choose_for_special", "11.7.5"),
        row("auto", "choose_for_auto", "11.8.9"),
    )
    def choose_for(self, at: Resolution) -> None:
        """What chooses needs something to choose as it is announced, or it is not."""
        self.choose_targets(at)

    def choose_targets(self, at: Resolution) -> None:
        """Follow the instructions that choose, and keep what was chosen."""
        with self.choosing():
            for effect in at.ability.targets:
                if not effect.run(self, at) and not (isinstance(effect, Choose) and effect.up_to):
                    raise NoTarget("no target", ability=at.instance.label)
            self.are_chosen(self.named(at))

    def named(self, at: Resolution) -> Instance:
        """What it is paid with is nobody's business once it is paid."""
        used = super().named(at)
        return replace(used, bound={name: value for name, value in used.bound.items() if name != PAYMENT})

    def are_chosen(self, announced: Instance) -> None:
        """What waits for a card to be chosen triggers; where nothing waits for it there is nothing to say."""
        if "choose" in self.listeners():
            numbers = dict.fromkeys(all_chosen(announced))
            source = announced.source.id
            self.do_all(happenings.Choose(one, announced.controller, source, "action") for one in numbers)

    @property
    def is_announcing(self) -> bool:
        """Is something being announced, rather than resolved?"""
        return self._chooses

    @contextmanager
    def choosing(self) -> Iterator[None]:
        """Inside, something is chosen in the sense of the rules; everywhere else it is only selected."""
        before, self._chooses = self._chooses, True
        try:
            yield
        finally:
            self._chooses = before

    def ban_on(self, event: Event) -> Ban | None:
        """What is on the Stack is asked whether it would choose itself."""
        if isinstance(event, happenings.Choose) and event.subject is not None and event.subject == event.source:
            card = self.was(event.subject)
            if card is not None and card.zone.name == "stack" and (ban := self.chooses_itself()):
                return ban
        return super().ban_on(event)

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

    @rule("11.3.3", considered="does not choose itself")
    def chooses_itself(self) -> Ban | None:
        """A Summon never chooses itself."""
        return Ban(self.trace.clauses)

    def lost_all_targets(self, instance: Instance) -> bool:
        """Did it choose something, and can none of that be chosen any more?"""
        abilities = chosen_abilities(instance)
        if not any(all_chosen(instance)) and not abilities:
            return False
        return not any(self.legal_targets(instance).values()) and not any(map(self.on_the_stack, abilities))

    def on_the_stack(self, number: int) -> Instance | None:
        """The Summon or ability with this number that waits on the Stack."""
        return next((one for one in self.state.stack if one.id == number), None)

    def legal_targets(self, instance: Instance) -> Mapping[str, tuple[int, ...]]:
        """What was chosen and may still be, by name."""
        at = Resolution(instance, dict(instance.bound))
        moved = self.has_anybody_moved(instance)
        found = {
            one: [self.still_meant(number, moved=moved) for number in _chosen(instance, one)]
            for one in _choices(instance)
        }
        return {
            choice.as_: tuple(one.id for one in meant if one and self.is_legal(one, choice, at))
            for choice, meant in found.items()
        }

    def is_legal(self, obj: Obj | None, choice: Choose, at: Resolution) -> bool:
        """Is it still there, is it still what was asked for, and may it be chosen?"""
        return obj is not None and choice.choose.accepts(obj, self, at) and self.may_choose(obj, at)

    def may_choose(self, obj: Obj, at: Resolution) -> bool:
        """Does nothing keep it from being chosen?"""
        with self.choosing():
            return self.prohibition(happenings.Choose(obj.id, at.controller, at.source.id)) is None

    def has_anybody_moved(self, instance: Instance) -> bool:
        """Has a card come to the field or left it since this was announced?"""
        later = ((self.was(left), self.was(come)) for left, come in self.state.became.items() if come > instance.id)
        return any(one is not None and self.is_field(one) for both in later for one in both)

    def still_meant(self, number: int, *, moved: bool) -> Obj | None:
        """What was chosen, as it is now; the card that has left and come back is none of it."""
        chosen = self.was(number)
        if chosen is None or (moved and self.is_another_card(chosen)):
            return None
        return self.live(number) or self.card(chosen.label)

    @rule("7.4/nota-1", "7.4")
    def is_another_card(self, chosen: Obj) -> bool:
        """A card that has changed zones is a new one, and nobody has chosen that one."""
        another = self.live(chosen.id) is None
        if another:
            self.say("another card", card=chosen)
        else:
            self.spares("still the same card", subject=chosen)
        return another

    @rule("11.11.2.1")
    def without_lost_targets(self, instance: Instance) -> Instance:
        """With one target left at least, it affects those that are still legal and only those."""
        legal = self.legal_targets(instance)
        if all(instance.bound.get(name) == ids for name, ids in legal.items()):
            return instance
        self.say("targets lost", ability=instance.label)
        return replace(instance, bound={**instance.bound, **legal})

    def with_its_targets(self, instance: Instance) -> Instance:
        """With those that were chosen for it as it was announced, be they lost by now."""
        keeps = self.summon_keeps_its_targets if kind_of(instance) == "summon" else self.ability_keeps_its_targets
        if not self.lost_all_targets(instance) or keeps(instance):
            return instance
        at = Resolution(instance, {})
        with suppress(Illegal):
            self.choose_targets(at)
        return self.named(at)

    @rule("11.3.1", "11.3.3", considered="still legal")
    def summon_keeps_its_targets(self, instance: Instance) -> bool:
        """What was chosen as a Summon was cast cannot be changed any more."""
        self.spares("targets are fixed", ability=instance.label)
        return True

    @rule("11.6.3", "11.7.3", "11.8.9", considered="still legal")
    def ability_keeps_its_targets(self, instance: Instance) -> bool:
        """Nor can what was chosen for an ability."""
        self.spares("targets are fixed", ability=instance.label)
        return True

    @printed_for_each(
        kind_of,
        row("summon", "summon_fails", "11.3.9", "11.11.2"),
        row("action", "action_fails", "11.6.12", "11.11.2"),
        row("special", "special_fails", "11.7.12", "11.11.2"),
        row(ANY_OTHER, "auto_fails", "11.8.19", "11.11.2"),
    )
    def fails(self, instance: Instance) -> bool:
        """What has no legal target left does nothing at all."""
        lost = self.lost_all_targets(instance)
        if lost:
            self.say("fizzles", ability=instance.label, actor=instance.controller)
        elif any(all_chosen(instance)):
            self.spares("targets still legal", ability=instance.label)
        return lost


def _chosen(instance: Instance, choice: Choose) -> tuple[int, ...]:
    found = instance.bound.get(choice.as_, ())
    return found if isinstance(found, tuple) else ()


def all_chosen(instance: Instance) -> Iterator[int]:
    """The ids of everything that it chose."""
    return (number for choice in _choices(instance) for number in _chosen(instance, choice))


def chosen_abilities(instance: Instance) -> tuple[int, ...]:
    """The numbers of the abilities on the Stack that it chose."""
    names = [one.as_ for one in instance.ability.targets if isinstance(one, OfTheStack)]
    return tuple(number for name in names for number in cast(tuple[int, ...], instance.bound.get(name, ())))


def _choices(instance: Instance) -> tuple[Choose, ...]:
    return tuple(_within(instance.ability.targets, instance.bound))


def _within(effects: Iterable[Effect], bound: Mapping[str, object]) -> Iterator[Choose]:
    for effect in effects:
        if isinstance(effect, Choose):
            yield effect
        elif isinstance(effect, Modal):
            yield from _within(effect.selected(bound), bound)
