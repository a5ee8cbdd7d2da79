"""What an effect selects as it is activated: who is out of its reach, and that there must be somebody."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from judgekit.engine.effects.continuous import Modify, SetTo
from judgekit.engine.effects.flow import Do, If
from judgekit.engine.effects.objects import Choose
from judgekit.engine.filters import Filter
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.rule import Illegal, rule
from judgekit.engine.said import parts, speaks_of
from judgekit.engine.terms import CharacteristicOf, Did, number
from judgekit.games.yugioh import events
from judgekit.games.yugioh.bearers import Bearers

GRADES = ("level", "rank", "link")


class Modal(Effect):
    """The instruction that selects one of several effects on activation, and what that one is for."""

    @abstractmethod
    def choices(self) -> tuple[Choose, ...]:
        """What is selected for any of the effects."""


def _changed_by(effect: Effect) -> str:
    """The characteristic that it changes, "" where it does something else."""
    match effect:
        case Modify():
            return effect.modify
        case SetTo():
            return effect.set_
    return ""


def does_no_more(effects: Iterable[Effect], name: str, changed: AbstractSet[str]) -> bool:
    """Is all that is done to those of this name a change of these characteristics?"""
    found = list(_done_with(effects, name))
    return bool(found) and all(getattr(one, "on", None) == name and _changed_by(one) in changed for one in found)


def does_no_more_than_count(effects: Iterable[Effect], name: str, grade: str) -> bool:
    """Is all that is done with those of this name in the measure of their Level, or Rank?"""
    found = list(_done_with(effects, name))
    return bool(found) and all(any(_counts(part, name, grade) for part in parts(one)) for one in found)


def _counts(part: object, name: str, grade: str) -> bool:
    """Is it this Level of those of the name, or that another has the same?"""
    if isinstance(part, CharacteristicOf):
        return (part.value, part.of) == (grade, name)
    return isinstance(part, Filter) and getattr(part, f"same_{grade}_as", None) == name


def _done_with(effects: Iterable[Effect], name: str) -> Iterator[Effect]:
    """What speaks of it, but for what hangs on an earlier part."""
    named = set[str]()
    for one in effects:
        match one:
            case Do():
                named.add(one.as_)
                yield from _done_with(one.do, name)
            case If(if_=Did(did=done), else_=()) if done in named:
                continue
            case _ if speaks_of(one, {name}):
                yield one


def choices_of(targets: Iterable[Effect]) -> Iterator[Choose]:
    """What is selected as an effect is activated."""
    for one in targets:
        if isinstance(one, Choose):
            yield one
        elif isinstance(one, Modal):
            yield from one.choices()


class Targeting(Bearers):
    """Selecting on activation."""

    def pick_targets(self, at: Resolution) -> bool:
        """Choose the targets that the text asks for."""
        if isinstance(at.event, events.TurnFaceUp) and self.step == "damage":
            return self.targets_of_a_flip(at)
        return self.targets_on_activation(at)

    @rule("5.2.16", neutral=True)
    def targets_on_activation(self, at: Resolution) -> bool:
        """What stands before the semicolon is done on activation: without a target there is none."""
        return self._choose_all(at)

    @rule("4.2.4.1", considered="flip chooses its targets", neutral=True)
    def targets_of_a_flip(self, at: Resolution) -> bool:
        """After an attack a Flip Effect targets what is left: nothing that damage calculation has destroyed."""
        return self._choose_all(at)

    def out_of_reach(
        self, player: str, wanted: Sequence[Obj], name: str, at: Resolution
    ) -> Iterable[tuple[str, tuple[str, ...]]]:
        """Who may not come by an effect is no target of one that would bring them."""
        barred = self.in_vain_for(wanted, name, at)
        barred |= self.safe_from_targeting(player, wanted, name, at)
        barred |= self.those_that_pay_nothing(wanted, name, at)
        barred |= self.itself_while_in_use(wanted, at) | self.not_to_be_equipped(wanted, name, at)
        barred |= self.without_a_level(wanted, name, at) | self.without_points(wanted, name, at)
        return {**barred, **dict(super().out_of_reach(player, wanted, name, at))}.items()

    def safe_from_targeting(
        self, player: str, wanted: Iterable[Obj], name: str, at: Resolution
    ) -> dict[str, tuple[str, ...]]:
        """Those that no effect of that player selects, by the texts that say so; of a choice on resolving, nobody."""
        if name not in {one.as_ for one in choices_of(at.ability.targets)}:
            return {}
        selected = ((one.label, events.Target(one.id, player, at.source.id, "effect")) for one in wanted)
        return {label: by for label, event in selected if (by := self.prohibition(event))}

    def itself_while_in_use(self, wanted: Iterable[Obj], at: Resolution) -> dict[str, tuple[str, ...]]:
        """A card of a single use does not choose itself: as soon as it has resolved it goes to the Graveyard."""
        itself = [one for one in wanted if one.id == at.source.id and self.is_in_use(one)]
        return {one.label: self.cited(("2.15.2.2" if self.is_trap(one) else "2.14.2.1",)) for one in itself}

    def without_a_level(self, wanted: Iterable[Obj], name: str, at: Resolution) -> dict[str, tuple[str, ...]]:
        """Who has no Level, as an Xyz Monster has none, is no target of what does nothing but change or count it."""
        done, found = at.ability.instructions, dict[str, tuple[str, ...]]()
        for grade in GRADES:
            if does_no_more(done, name, {grade}) or does_no_more_than_count(done, name, grade):
                found |= {one.label: self.cited(("2.7.2.1",)) for one in wanted if not self.number(one, grade)}
        return found

    def without_points(self, wanted: Iterable[Obj], name: str, at: Resolution) -> dict[str, tuple[str, ...]]:
        """Who lies face down shows no points: no target of what does nothing but change its ATK or its DEF."""
        if not does_no_more(at.ability.instructions, name, {"atk", "def"}):
            return {}
        return {one.label: self.cited(("2.13.4.1",)) for one in wanted if one.mark("facedown")}

    def _choose_all(self, at: Resolution) -> bool:
        if not super().pick_targets(at):
            for one in (one for one in at.ability.targets if isinstance(one, Choose)):
                self.those_there_may_come(self.matching(one.choose, at), one.as_, at)
            raise Illegal("no target", ability=at.instance.label)
        self.tell_who_listens(at)
        return True

    def can_select(self, effects: Iterable[Effect], at: Resolution) -> bool:
        """Is there something to select for each of these choices?"""
        wanted = [(one, self.matching(one.choose, at)) for one in effects if isinstance(one, Choose) and not one.up_to]
        return all(
            len(found) - len(dict(self.out_of_reach(at.controller, found, one.as_, at))) >= number(one.count, self, at)
            for one, found in wanted
        )

    def tell_who_listens(self, at: Resolution) -> None:
        """That cards were selected happens for the texts that wait for it."""
        if self.listeners().get(events.Target.kind):
            names = dict.fromkeys(one.as_ for one in choices_of(at.ability.targets))
            selected = [number for name in names for number in at.bound.get(name, ())]
            self.do_all([events.Target(one, at.controller, at.source.id, "effect") for one in selected])
