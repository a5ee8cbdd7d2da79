"""What is seen before an effect is activated: whom it would not bring, and whom it would not turn."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, cast

from judgekit.engine.effects.continuous import Forbid
from judgekit.engine.effects.flow import Do, If
from judgekit.engine.effects.objects import Choose
from judgekit.engine.effects.piles import Search
from judgekit.engine.filters import Filter
from judgekit.engine.model import Ability, Effect, Obj, Resolution
from judgekit.engine.rule import Illegal, guard
from judgekit.engine.said import speaks_of
from judgekit.engine.terms import Did
from judgekit.games.yugioh import events
from judgekit.games.yugioh.card_verbs import (
    SpecialSummon,
    SwitchPosition,
    TurnDown,
    Turning,
    TurnTo,
    TurnUp,
    turned,
    turning_of,
)
from judgekit.games.yugioh.cards import summons_itself
from judgekit.games.yugioh.spells_traps import SpellsTraps

Clauses = tuple[str, ...]


class Foreseen(SpellsTraps):
    """What would come of an effect for those to whom it does something."""

    def in_vain_for(self, wanted: Sequence[Obj], name: str, at: Resolution) -> dict[str, Clauses]:
        """Of those that go by this name, the ones to whom nothing would be done, with the clauses."""
        return self.who_may_not_come(wanted, name, at) | self.who_would_not_turn(wanted, name, at)

    def who_may_not_come(self, wanted: Iterable[Obj], name: str, at: Resolution) -> dict[str, Clauses]:
        """Of those that would be summoned under this name, the ones that no effect brings, or not this one."""
        said = summons_of(at.ability, name)
        found = {one.label: self.why_nobody_comes(one, said, at) for one in wanted} if said else {}
        return {label: by for label, by in found.items() if by}

    def why_nobody_comes(self, obj: Obj, said: Sequence[SpecialSummon], at: Resolution) -> Clauses:
        """The clauses by which nothing of this brings the monster, none where something does."""
        found = [self.why_it_may_not_come(one, obj, at) for one in said]
        return found[0] if all(found) else ()

    def why_it_may_not_come(self, said: SpecialSummon, obj: Obj, at: Resolution) -> Clauses:
        """The clauses by which it is not Special Summoned so; whether there is room is seen as it resolves."""
        made = said.proposed(self, at).but(subject=obj.id)
        if not made.ignoring and not self.may_come_by_effect(obj):
            return self.cited(("2.11.8.1",))
        if self.lies_in_attack_alone(obj) and made.position and "attack" not in made.position:
            return self.cited(("1.2.4.1",))
        with self.trace.looking:
            ban = self._forbidden_by_text(made)
        return ban.clauses if ban else ()

    def may_come_as(self, obj: Obj, how: str, at: Resolution) -> bool:
        """Does no text keep this monster from a Summon of that kind by the effect?"""
        with self.trace.looking:
            return self._forbidden_by_text(events.SpecialSummon(obj.id, at.controller, at.source.id, how)) is None

    def brings_somebody(self, at: Resolution) -> None:
        """What begins by summoning those that it describes, or its own card, is not activated where none may come.

        How a monster comes of itself is no effect: that it may not is found where its Summon is declared.
        """
        first = None if summons_itself(at.ability) else next(surely_done(at.ability.instructions), None)
        if not isinstance(first, SpecialSummon) or not (isinstance(first.special_summon, Filter) or is_own(first)):
            return
        meant = self.targets(first.special_summon, at)
        with self.trace.looking:
            barred = [one for one in meant if self.why_it_may_not_come(first, one, at)]
        if meant and len(barred) == len(meant):
            self.is_kept_from_coming(barred[0], first, at)

    def brings_only_barred(self, at: Resolution) -> bool:
        """Does it begin by summoning those that were chosen before, none of whom may come?"""
        first = next(surely_done(at.ability.instructions), None)
        if not isinstance(first, SpecialSummon) or first.special_summon not in at.bound:
            return False
        meant = self.targets(first.special_summon, at)
        return bool(meant) and all(self.why_it_may_not_come(first, one, at) for one in meant)

    def those_there_may_come(self, wanted: Sequence[Obj], name: str, at: Resolution) -> None:
        """Where there is nobody to take: is it because those that there are may not come? Then that is the reason."""
        said, barred = summons_of(at.ability, name), self.who_may_not_come(wanted, name, at)
        for one in (one for one in wanted if one.label in barred):
            self.is_kept_from_coming(one, said[0], at)

    def is_kept_from_coming(self, obj: Obj, said: SpecialSummon, at: Resolution) -> None:
        """Raise Illegal, by whatever keeps the monster from coming."""
        if not said.ignoring_conditions and not self.may_come_by_effect(obj):
            self.nobody_may_come(obj)
        else:
            self.must_be_allowed(said.proposed(self, at).but(subject=obj.id), "nobody may come", subject=obj)

    @guard("2.11.8.1", considered="somebody may come by an effect")
    def nobody_may_come(self, obj: Obj) -> None:
        """An effect is of no use to summon monsters none of which has been summoned in its own way before."""
        raise Illegal("not summoned properly", subject=obj)

    def who_would_not_turn(self, wanted: Iterable[Obj], name: str, at: Resolution) -> dict[str, Clauses]:
        """Of those that go by this name, and are only turned, the ones that lie so already or may not."""
        said = turnings(at.ability.instructions, name)
        found = {one.label: self.why_none_turns(one, said, at) for one in wanted} if said else {}
        return {label: by for label, by in found.items() if by}

    def why_none_turns(self, obj: Obj, said: Sequence[Turning], at: Resolution) -> Clauses:
        """The clauses by which nothing of this turns the monster, none where something does."""
        found = [self.why_not_turned(one, obj, at) for one in said]
        return found[0] if all(found) else ()

    def why_not_turned(self, said: Turning, obj: Obj, at: Resolution) -> Clauses:
        """That it lies so already (2.13.4.1), or what forbids it; not that it is unaffected, which is seen later."""
        made = turning_of(said, obj, self, at)
        if made is None:
            return self.cited(("2.13.4.1",))
        with self.trace.looking:
            ban = self._forbidden_by_rule(made) or self._forbidden_by_text(made)
        return ban.clauses if ban else ()

    def changes_something(self, at: Resolution) -> None:
        """What would do no more than turn monsters, and turns nobody, is not activated."""
        said = list(all_turnings(at.ability.instructions))
        if said and None not in said and not any(self._turns_somebody(cast(Turning, one), at) for one in said):
            self.turns_nobody(at)

    def _turns_somebody(self, said: Turning, at: Resolution) -> bool:
        return any(not self.why_not_turned(said, one, at) for one in turned(said, self, at))

    @guard("2.13.4.1", considered="somebody to turn")
    def turns_nobody(self, at: Resolution) -> None:
        """An effect of which nothing could be done as it is activated is not activated."""
        raise Illegal("nobody to turn", ability=at.instance.label)


def is_own(said: SpecialSummon) -> bool:
    """Is it the card itself that it brings?"""
    return said.special_summon in {"self", "card"}


def summons_of(ability: Ability, name: str) -> list[SpecialSummon]:
    """What surely Special Summons those that go by this name, in the very part where they are named."""
    named_first = speaks_of(ability.targets, {name})
    for effects in parts_of(ability.instructions):
        if named_first or any(_names(one, name) for one in effects):
            found = (one for one in with_what_is_found(effects) if isinstance(one, SpecialSummon))
            return [one for one in found if one.special_summon == name]
    return []


def parts_of(effects: Sequence[Effect]) -> Iterator[Sequence[Effect]]:
    """These instructions, and those that stand in them."""
    yield effects
    for one in effects:
        for field in fields(cast(Any, one)):
            held = getattr(one, field.name)
            for part in held.values() if isinstance(held, Mapping) else (held,):
                if isinstance(part, tuple) and part and all(isinstance(two, Effect) for two in part):
                    yield from parts_of(part)


def with_what_is_found(effects: Iterable[Effect]) -> Iterator[Effect]:
    """What is done in any case, and behind a search what is done with what it finds."""
    for one in surely_done(effects):
        yield one
        if isinstance(one, Search):
            yield from with_what_is_found(one.do)


def turnings(effects: Iterable[Effect], name: str) -> list[Turning]:
    """How those that go by this name are turned, where nothing else is done to them; else nothing."""
    spoken = [one for one in effects if speaks_of(one, {name}) and not _names(one, name)]
    found = list(all_turnings(spoken))
    if None in found:
        return []
    return [one for one in found if one is not None and _is_of(one, name)]


def _names(effect: Effect, name: str) -> bool:
    return isinstance(effect, Choose | Search) and effect.as_ == name


def _is_of(said: Turning, name: object) -> bool:
    return _turned_by(said) == name


def _turned_by(said: Turning) -> object:
    return said.turn_to if isinstance(said, TurnTo) else said.target


def _locks(said: Forbid, turned_before: Iterable[object]) -> bool:
    """Does it do no more than keep those that were just turned as they then lie?"""
    return said.forbid.event == events.ChangePosition.kind and said.on in turned_before


def all_turnings(effects: Iterable[Effect]) -> Iterator[Turning | None]:
    """What turns monsters, in order, and None for anything else that does not hang on it."""
    named, before = set[str](), list[object]()
    for one in effects:
        match one:
            case Do():
                named.add(one.as_)
                yield from all_turnings(one.do)
            case If(if_=Did(did=name), else_=()) if name in named:
                continue
            case Forbid() if _locks(one, before):
                continue
            case TurnUp() | TurnDown() | TurnTo() | SwitchPosition():
                before.append(_turned_by(one))
                yield one
            case _:
                yield None


def surely_done(effects: Iterable[Effect]) -> Iterator[Effect]:
    """What is done in any case, in order: not what may be left out, nor what hangs on more than an earlier part."""
    named = set[str]()
    for one in effects:
        match one:
            case Do():
                named.add(one.as_)
                yield from surely_done(one.do)
            case If(if_=Did(did=name)) if name in named:
                yield from surely_done(one.then)
            case _:
                yield one
