"""Characteristics are computed: the printed value, then continuous effects by layer, timestamp and dependency."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar, Final, cast

from judgekit.engine.abilities import Static
from judgekit.engine.altered import altered
from judgekit.engine.choice import Chooser, Excluded
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import ABILITIES, ContinuousEffect
from judgekit.engine.effects.immunity import IMMUNE
from judgekit.engine.effects.steady import STEADY
from judgekit.engine.filters import ANYWHERE, Filter, passes
from judgekit.engine.gifts import NONE as NO_GIFTS
from judgekit.engine.gifts import Gifts, deals_in_abilities, gifts
from judgekit.engine.model import Ability, Card, Instance, Obj, Resolution
from judgekit.engine.rule import hook
from judgekit.engine.targets import Targets
from judgekit.engine.value import Value, whole
from judgekit.engine.worked_out import WorkedOut

MANY = 4096
"""Cards whose abilities are kept with their labels."""
UNKNOWN: Final = object()
"""What has not been worked out yet."""
PARTS = frozenset({"add", "forbid", "allow", "would", "later"})
"""The ops of effects that come to the same in any order among themselves."""
ANY = "any"
"""Every op of a continuous effect."""


class Characteristics(Targets):
    """What objects are now, and which continuous effects are on."""

    marks: ClassVar[tuple[str, ...]] = ()
    open_marks: ClassVar[str] = ""
    """How those marks end to which texts give the name, such as counters; "" where there are none."""
    rounds_halves: ClassVar[bool] = False
    layers: ClassVar[tuple[str, ...]] = ("set", "grant", "lose", "add")
    text_elsewhere: ClassVar[frozenset[str]] = frozenset()
    """The zones off the field in which a card may have abilities that it does not print."""
    written_abilities: ClassVar[tuple[str, ...]] = ()
    """The characteristics that are abilities written as words, which go where a card loses all its abilities."""

    def __init__(self, chooser: Chooser, seed: int = 0) -> None:
        super().__init__(chooser, seed)
        self._values: WorkedOut[dict[tuple[int, str], Any]] = WorkedOut({})
        self._continuous: WorkedOut[Mapping[tuple[str, str | None], Sequence[Continuous]]] = WorkedOut({})
        self._computing: set[tuple[int, str]] = set()
        self._went_round = False
        self._working: WorkedOut[Sequence[tuple[Obj, str, Ability]]] = WorkedOut(())
        self._forms: Mapping[int, Card] = {}
        self._gifts = WorkedOut(NO_GIFTS)
        self._deals = WorkedOut(what=False)
        self.looking_for_gifts = False
        self._lends_text = frozenset((*self._field_zones, *self.text_elsewhere))

    def value(self, obj: Obj, name: str) -> Value | None:
        """A characteristic of an object as it is now (or as it last was); None where it has none."""
        if name in obj.marks:
            return obj.marks[name]
        state = self.state
        if obj.id not in state.objects:
            return obj.card.printed.get(name)
        kept = self._values
        if kept.at != state.layout:
            kept.what, kept.at = {}, state.layout
        key = (obj.id, name)
        known: Value | None = kept.what.get(key, UNKNOWN)
        if known is not UNKNOWN:
            return known
        looking = self.trace.looking
        looking.depth += 1  # as `with looking` does, in half the time: nothing is asked as often as this
        try:
            value: Value | None = self._compute(obj, name, key)
        finally:
            looking.depth -= 1
        kept.what[key] = value
        if self._went_round and not self._computing:
            # What others were worked out to be half way round must not outlive this question.
            self._went_round, kept.what = False, {key: value}
        return value

    def number(self, obj: Obj, name: str) -> int:
        """A characteristic that is a number, 0 where there is none."""
        return whole(self.value(obj, name))

    def nothing_is_zero(self, obj: Obj, name: str) -> bool:  # noqa: ARG002 - games look at them
        """Does the document count as 0 a characteristic that an object has not? Not unless it says so."""
        return False

    def never_has(self, obj: Obj, name: str) -> bool:  # noqa: ARG002 - games look at them
        """Is it of a kind that has no such number? A card that lacks one else has been written wrong."""
        return False

    def half_up(self, number: int) -> int:
        """Half of a number, rounded up because a text says so."""
        return -(-number // 2)

    @hook(without=0)
    def half(self, number: int) -> int:
        """Half of a number, rounded as the document says; no text asks for it where `rounds_halves` is not set."""
        raise NotImplementedError

    def has_word(self, obj: Obj, name: str, word: str) -> bool:
        """Is this one of the words of a characteristic, such as one of its types or jobs?"""
        found = self.value(obj, name)
        return word in found if isinstance(found, frozenset) else found == word

    def has(self, obj: Obj, keyword: str) -> bool:
        """Has the object the keyword?"""
        found = self.value(obj, "keywords")
        return isinstance(found, frozenset) and keyword in found

    def names(self, obj: Obj) -> frozenset[str]:
        """Every name of the object: some cards have two."""
        found = self.value(obj, "names")
        return (found if isinstance(found, frozenset) else frozenset()) | {str(self.value(obj, "name"))}

    def has_in_its_name(self, obj: Obj, word: str) -> bool:
        """Is the word a part of a name of the object? Games add what counts as if it stood there."""
        return any(word in name for name in self.names(obj))

    def declarable(self, name: str) -> tuple[str, ...]:  # noqa: ARG002 - games look at the characteristic
        """What a player may declare of a characteristic, for games in which that is said."""
        return ()

    def printed(self, obj: Obj, name: str) -> Value | None:
        """The value before any effect; games add here what a card takes from those beneath it.

        False for a mark that was never set.
        """
        if name == "name":
            return obj.card.name
        found = obj.card.printed.get(name)
        return False if found is None and self.is_mark(name) else found

    @classmethod
    def is_mark(cls, name: str) -> bool:
        """May a card bear a mark of this name?"""
        return name in cls.marks or bool(cls.open_marks and name.endswith(cls.open_marks))

    def in_layers(self, obj: Obj, name: str) -> Iterable[Iterable[Continuous]]:  # noqa: ARG002 - games look at the object
        """The effects on a characteristic, layer by layer."""
        return (self.continuous(layer, name) for layer in self.layers)

    def in_order(self, effects: Sequence[Continuous]) -> Sequence[Continuous]:
        """Effects of one layer by timestamp; a game with another rule for ties overrides this."""
        return sorted(effects, key=lambda one: one.since)

    def age_counts(self, one: Continuous) -> bool:
        """Does it matter before or after which others an effect began? Not where each only adds its part."""
        return one.op not in PARTS

    def continuous(self, op: str, name: str | None = None) -> Iterable[Continuous]:
        """The continuous effects of one kind, about one characteristic or event."""
        kept, layout = self._continuous, self.state.layout
        if kept.at != layout:
            found: dict[tuple[str, str | None], list[Continuous]] = defaultdict(list)
            for one in (*self.state.floating.values(), *self._static()):
                found[one.op, one.name].append(one)
                found[one.op, None].append(one)
                for changed in (one.name, *(self.written_abilities if one.op == "silence" else ())):
                    found[ANY, changed].append(one)
            kept.what, kept.at = found, layout
        return kept.what.get((op, name), ())

    def is_permitted(self, permission: str, player: str, obj: Obj | None = None, against: Obj | None = None) -> bool:
        """Does a text allow it to the player, for this object? One that names objects (`on`) speaks of those alone.

        One that says `against` whom it is allows it against those.
        """
        return any(self.permits(permission, player, obj, against))

    def permits(
        self, permission: str, player: str, obj: Obj | None = None, against: Obj | None = None
    ) -> Iterator[Continuous]:
        """The permissions of this name that the player has now, for games in which they add up."""
        for one in self.continuous("allow", permission):
            reached = one.everywhere if obj is None else self.affects(one, obj)
            if reached and one.value == player and self._is_against(one, against) and one.is_on(self):
                yield one

    def _is_against(self, permission: Continuous, other: Obj | None) -> bool:
        wanted: Filter | None = permission.payload
        return wanted is None or (other is not None and wanted.accepts(other, self, permission.at))

    def out_of_question(self, name: str) -> Excluded:
        """Nothing is asked while something is being worked out."""
        if self._computing:
            raise RuntimeError(f"«{name}» is asked while a characteristic is worked out")
        return super().out_of_question(name)

    def abilities(self, obj: Obj) -> Sequence[tuple[str, Ability]]:
        """The abilities that an object has, each with its label `Card/1`; games add inherited or granted ones."""
        own = _labelled(obj.label, obj.card)
        if self.looking_for_gifts:
            return own
        found = self._gifts_now()
        return own if found is NO_GIFTS else found.of(obj, own, self)

    def is_kept(self, ability: Ability) -> bool:  # noqa: ARG002
        """Does an object keep this ability where it loses all that it has? A game with words for that says so."""
        return False

    def is_silenced(self, obj: Obj, label: str) -> bool:
        """Has the object lost this ability with all that it had, though it may keep it for what it is?"""
        return self._gifts_now().is_silenced(obj, label)

    def _gifts_now(self) -> Gifts:
        if self._gifts.at != self.state.layout:
            self._look_for_gifts()
        return self._gifts.what

    def _look_for_gifts(self) -> None:
        """Who was given what: worked out from abilities that nobody was given, once for each state of the table."""
        self._gifts.what, self._gifts.at = NO_GIFTS, self.state.layout
        floating = [one for one in self.state.floating.values() if one.name == ABILITIES]
        if not floating and not self._some_card_deals():
            return
        self.looking_for_gifts = True
        try:
            lasting = [one for one in self._static() if one.name == ABILITIES]
            self._gifts.what = gifts((*floating, *lasting), tuple(self.state.objects.values()), self)
        finally:
            self.looking_for_gifts = False
            self._values.at = self._continuous.at = -1

    def _some_card_deals(self) -> bool:
        """Is there a card that gives or takes abilities?"""
        kept, deck = self._deals, self.state.deck
        if kept.at != deck:
            kept.what, kept.at = any(deals_in_abilities(one.card) for one in self.state.objects.values()), deck
        return kept.what

    def functions(self, obj: Obj, ability: Ability) -> bool:
        """Does the ability work where its object is? On the field, unless it names other zones."""
        if not ability.zone:
            return self.is_field(obj)
        return obj.zone.name in ability.zone or ANYWHERE in ability.zone

    def viewpoint(self, obj: Obj, label: str, ability: Ability) -> Resolution:
        """From where the text of an object's ability is read."""
        return Resolution(Instance(0, label, obj.controller, obj, ability))

    def working(self) -> Iterable[tuple[Obj, str, Ability]]:
        """Every ability that works now, with its object and its label; kept until something on the table changes."""
        if self.half_way:
            return self._that_work()
        kept, layout = self._working, self.state.layout
        if kept.at != layout:
            kept.what, kept.at = tuple(self._that_work()), layout
        return kept.what

    @property
    def half_way(self) -> bool:
        """Is it being worked out what abilities there are, so that they are not all there yet?"""
        return self.looking_for_gifts

    def _that_work(self) -> Iterable[tuple[Obj, str, Ability]]:
        for obj in self._with_text():
            for label, ability in self.abilities(obj):
                if self.functions(obj, ability):
                    yield obj, label, ability

    def _with_text(self) -> Sequence[Obj]:
        """What may have an ability: what prints one, or lies where it may have one that it does not print."""
        objects = tuple(self.state.objects.values())
        if not self.looking_for_gifts and self._gifts_now() is not NO_GIFTS:
            return objects
        return [one for one in objects if one.card.abilities or one.zone.name in self._lends_text]

    def _static(self) -> Iterable[Continuous]:
        for obj, label, ability in self.working():
            if isinstance(ability, Static):
                at = self.viewpoint(obj, label, ability)
                for effect in ability.static:
                    made = cast(ContinuousEffect, effect).continuous(self, at)
                    yield altered(made, while_=ability.while_, since=obj.since)

    def _compute(self, obj: Obj, name: str, key: tuple[int, str]) -> Value | None:
        value = self.printed(obj, name)
        if key in self._computing:
            self._went_round = True
            return value
        kept = self._continuous
        if kept.at == self.state.layout and (ANY, name) not in kept.what:
            return value
        self._computing.add(key)
        try:
            if self.continuous(ANY, name):
                for layer in self.in_layers(obj, name):
                    value = self._through(layer, obj, name, value)
        finally:
            self._computing.discard(key)
        return value

    def _through(self, layer: Iterable[Continuous], obj: Obj, name: str, value: Value | None) -> Value | None:
        found = [one for one in layer if one.is_on(self)]
        if not found:
            return value
        waiting = list(self.in_order(found)) if len(found) > 1 else found
        while waiting:
            first = next((one for one in waiting if not self._waits(one, waiting, obj, value)), waiting[0])
            waiting.remove(first)
            if self.applies_to(first, obj, name, value):
                changed = first.change(value, obj, self)
                value = value if self._holds(first, obj, name, (value, changed)) else changed
        return value

    def _holds(self, one: Continuous, obj: Obj, name: str, change: tuple[Value | None, Value | None]) -> bool:
        """Is it an addition that would make less what a text keeps as it is?"""
        steady = self.continuous(STEADY, name)
        if not steady or one.op != "add" or whole(change[1]) >= whole(change[0]):
            return False
        return any(
            text.is_on(self) and text.reaches(obj, self) and text.payload.holds_off(one, self, text.at)
            for text in steady
        )

    def applies_to(self, one: Continuous, obj: Obj, name: str, value: Value | None) -> bool:
        """Does an effect change the object's characteristic, which has this value by now?"""
        tests = getattr(one.reach, name, ()) if one.reach and one.units is None else ()
        if one.reach and tests and one.reach.speaks_of(field=self.is_field(obj)):
            others = cast(Filter, cast(Any, replace)(one.reach, **{name: ()}))
            return (
                passes(tests, value, self, one.at) and others.accepts(obj, self, one.at) and self.is_open_to(one, obj)
            )
        return self.affects(one, obj)

    def affects(self, one: Continuous, obj: Obj) -> bool:
        """Does a continuous effect reach the object, and does nothing keep it from being affected?"""
        return one.reaches(obj, self) and self.is_open_to(one, obj)

    def is_open_to(self, one: Continuous, obj: Obj) -> bool:
        """Does no text keep the object from being affected by it?"""
        return self.kept_off_by(obj, one.at.source, one.at.ability) is None

    def kept_off_by(self, obj: Obj, source: Obj, ability: Ability | None = None) -> Continuous | None:
        """The text by which the effects of this card, or this one where it is known, do not affect the object."""
        for one in self.continuous(IMMUNE):
            if one.is_on(self) and one.reaches(obj, self) and one.payload.keeps_off(source, ability, self, one.at):
                return one
        return None

    def begins_on(self, obj: Obj, at: Resolution) -> bool:  # noqa: ARG002 - games look at them
        """Does what lasts begin on an object? It does, and waits where something keeps it off for a while."""
        return True

    def _waits(self, one: Continuous, others: Sequence[Continuous], obj: Obj, value: Value | None) -> bool:
        return self._depends(one, others, obj, value) and self.dependent_goes_later(one)

    @hook(without=False)
    def dependent_goes_later(self, one: Continuous) -> bool:  # noqa: ARG002 - games look at it
        """An effect whose reach another one of its layer changes is applied after that one."""
        return True

    def _depends(self, one: Continuous, others: Sequence[Continuous], obj: Obj, value: Value | None) -> bool:
        tests = getattr(one.reach, one.name, ()) if one.reach and one.units is None else ()
        if not tests:
            return False
        now = passes(tests, value, self, one.at)
        after = (other.change(value, obj, self) for other in others if other is not one)
        return any(passes(tests, then, self, one.at) != now for then in after)

    def last_form(self, obj: Obj) -> Obj:
        """The object as it will be remembered, with every change that is on it."""
        if obj.id in self._forms:
            return altered(obj, card=self._forms[obj.id])
        changed = {one.name for layer in self.layers for one in self.continuous(layer)}
        if not changed:
            return obj
        was = {name: self.value(obj, name) for name in (*obj.card.printed, *changed) if name not in obj.marks}
        known = {name: value for name, value in was.items() if value is not None}
        return altered(obj, card=Card(obj.card.name, known, obj.card.abilities, obj.card.terms))

    @contextmanager
    def remembering(self, objects: Iterable[Obj]) -> Iterator[None]:
        """What leaves inside is remembered as it is now: what happens at the same time does not change it."""
        before, self._forms = self._forms, {**self._forms, **{one.id: self.last_form(one).card for one in objects}}
        try:
            yield
        finally:
            self._forms = before


@lru_cache(maxsize=MANY)
def _labelled(label: str, card: Card) -> Sequence[tuple[str, Ability]]:
    """What a card says by itself, each ability with its label."""
    return tuple((f"{label}/{place}", one) for place, one in enumerate(card.abilities, start=1))
