"""The loop of one event: proposal, prohibitions, what steps in, application, record."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from typing import ClassVar

from judgekit.engine.abilities import Pattern, Would
from judgekit.engine.altered import altered
from judgekit.engine.at_once import AtOnce, Interruption
from judgekit.engine.choice import Chooser, Option
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import StepIn
from judgekit.engine.event import Event
from judgekit.engine.filters import Target
from judgekit.engine.fitting import Fitting
from judgekit.engine.history import OfLate, ThisTurn, kinds_asked_for, kinds_awaited
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.record import record
from judgekit.engine.rule import Illegal, goes_on
from judgekit.engine.state import State
from judgekit.engine.terms import number
from judgekit.engine.trace import Step
from judgekit.engine.value import whole
from judgekit.engine.worked_out import WorkedOut


@record
class Listener:
    """An ability that waits for events, with its object as it was when they began."""

    obj: Obj
    label: str
    ability: Ability
    floating: int | None = None
    bound: Mapping[str, object] = field(default_factory=dict)
    units: frozenset[int] | None = None


@record
class Happened:
    """An event that took place and its step."""

    event: Event
    step: Step


@dataclass(frozen=True, slots=True)
class Ban:
    """What forbids an event: by which clauses, and by which ability of a card; "" where a rule does."""

    clauses: tuple[str, ...]
    by_text: str = ""


@dataclass(slots=True)
class _Batch:
    """What is born inside at the same time; the outermost one begins it and ends it."""

    state: State
    outermost: bool

    def __enter__(self) -> int:
        if self.outermost:
            self.state.batch = self.state.fresh_id()
        return self.state.batch

    def __exit__(self, *_: object) -> None:
        if self.outermost:
            self.state.batch = 0


class Events(Fitting):
    """Proposes events and records what became of them."""

    known_events: ClassVar[tuple[type[Event], ...]] = ()
    affect_nobody: ClassVar[frozenset[str]] = frozenset({"choose"})
    """The events that do nothing to their object, so that they happen to what effects do not affect too."""

    def __init__(self, chooser: Chooser, seed: int = 0) -> None:
        super().__init__(chooser, seed)
        self._at_once = AtOnce()
        self._asked_for: WorkedOut[tuple[frozenset[str], frozenset[str]]] = WorkedOut((frozenset(), frozenset()))

    def do(self, event: Event) -> Event | None:
        """Propose an event; returns it as it happened, None where it did not."""
        done = self.do_all((event,))
        return done[0] if done else None

    def do_all(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Propose events that happen at the same time; returns those that happened."""
        with self.batch():
            return self.come_about(self.all_agreed(tuple(events)))

    def come_about(self, agreed: Sequence[Event]) -> tuple[Event, ...]:
        """Let happen, at the same time, what nothing prevents or has changed; a game may do so later."""
        if not agreed:
            return ()
        self.before_applying(agreed)
        before = self.listeners()
        done = self.happen_together(agreed) if len(agreed) > 1 else self._happened(agreed)
        happened = tuple([one.event for one in done])
        self._remember(happened)
        self.match(done, before)
        self.after_matching(done)
        return happened

    def before_applying(self, agreed: Sequence[Event]) -> None:
        """What a game does once events are sure to happen; looking whether they would asks nobody and pays nothing."""

    def after_matching(self, happened: Sequence[Happened]) -> None:
        """What a game does once all that waited for them has triggered."""

    def batch(self) -> AbstractContextManager[int]:
        """What triggers inside was born at the same time; inside another batch, in that one."""
        return _Batch(self.state, not self.state.batch)

    def new_moment(self) -> None:
        """What triggers from now on is newer than all that has triggered, until the next moment begins."""
        self.state.batch = self.state.fresh_id()

    def listeners(self) -> Mapping[str, Sequence[Listener]]:
        """Who waits for which event; the next layer knows."""
        raise NotImplementedError

    def match(self, happened: Sequence[Happened], before: Mapping[str, Sequence[Listener]]) -> None:
        """Let what waits trigger; the next layer knows how."""
        raise NotImplementedError

    def survive(self, event: Event) -> Event | None:
        """Prohibitions, then whatever steps in, until nothing more does; None where the event does not happen.

        What a text or a rule has changed is looked at again; nothing steps in for an object that has left meanwhile.
        """
        while event.subject is None or self.live(event.subject) is not None:
            if self.prohibition(event, record=True) is not None:
                return None
            used = event.replaced_by | self._at_once.acting | self._at_once.passing(event)
            found = {one.key: one for one in (*self.interruptions(event), *self._at_once.stepping_in(event))}
            waiting = [one for key, one in found.items() if key not in used]
            changed = self.interrupt(event, waiting) if waiting else self._replaced_by_rule(event)
            if changed is None or changed is event:
                return changed
            event = changed
        return None

    def prohibition(self, event: Event, *, record: bool = False) -> tuple[str, ...] | None:
        """The clauses that forbid an event, None where nothing does; recorded as an overridden step if asked."""
        ban = self.ban_on(event)
        if ban is not None and record:
            clauses = event.clauses or self.trace.clauses or ban.clauses
            self.trace.stopped(event.kind, self.words_of(event), ban.clauses, clauses=clauses, by_text=ban.by_text)
        return ban.clauses if ban else None

    def ban_on(self, event: Event) -> Ban | None:
        """What forbids an event: the rules, then the texts of cards, and that an effect does not affect its object."""
        return self._forbidden_by_rule(event) or self._forbidden_by_text(event) or self._does_not_affect(event)

    def must_be_allowed(self, event: Event, refusal: str, /, **args: object) -> None:
        """Raise Illegal, by whatever forbids it, where an event that a player is about to cause cannot happen."""
        if (by := self.prohibition(event)) is None:
            return
        illegal, ban = Illegal(refusal, **args), self.ban_on(event)
        illegal.clauses, illegal.by_text = by, ban.by_text if ban else ""
        raise illegal

    def text_forbids(self) -> tuple[str, ...]:
        """The clauses by which a card's text may forbid; each game names its own."""
        raise NotImplementedError

    def clauses_of_ban(self, event: Event, ban: Pattern) -> tuple[str, ...]:  # noqa: ARG002
        """The clauses by which this text forbids this event: always the same, unless a game tells bans apart."""
        return self.text_forbids()

    def times_happened(self, pattern: Pattern, at: Resolution) -> int:
        """How many events of this turn fit a pattern."""
        return sum(self.fits(pattern, one, at) for one in self._this_turn())

    def is_next(self, awaited: Pattern, after: Pattern, at: Resolution) -> bool:
        """Is the last event of one kind the first since one of another?"""
        meanwhile = [False]
        for _, one in (self.state.fact(OfLate) or OfLate()).events:
            if self.fits(awaited, one, at):
                meanwhile.append(False)
            elif self.fits(after, one, at):
                meanwhile[-1] = True
        return meanwhile[-2:-1] == [True]

    def _this_turn(self) -> tuple[Event, ...]:
        found = self.state.fact(ThisTurn)
        return found.events if found and found.turn == self.state.value("turn number") else ()

    def _remember(self, events: Sequence[Event]) -> None:
        kept, deck = self._asked_for, self.state.deck
        if kept.at != deck:
            cards = {one.card for one in self.state.objects.values()}
            counted = frozenset(kind for one in cards for kind in kinds_asked_for(one))
            awaited = frozenset(kind for one in cards for kind in kinds_awaited(one))
            kept.what, kept.at = (counted, awaited), deck
        this_turn, of_late = kept.what
        if found := this_turn and tuple(one for one in events if one.kind in this_turn):
            self.state.record(ThisTurn(self._turn(), (*self._this_turn(), *found)))
        if later := of_late and tuple(one for one in events if one.kind in of_late):
            self.state.record((self.state.fact(OfLate) or OfLate()).with_these(self._turn(), later))

    def _turn(self) -> int:
        return whole(self.state.value("turn number"))

    def interruptions(self, event: Event) -> list[Interruption]:
        """What would step in on an event: rules first, then the texts of cards."""
        found = [
            Interruption(label, self.viewpoint(obj, label, ability), ability)
            for obj, label, ability in self.working()
            if isinstance(ability, Would) and self.steps_in(ability, event, self.viewpoint(obj, label, ability))
        ]
        for one in self.continuous("would", event.kind):
            if one.is_on(self) and self.fits(one.payload.step_in, event, one.at, one.units):
                found.append(Interruption(f"{one.at.instance.label}#{one.id}", one.at, one.payload, one.id))
        return found

    def steps_in(self, ability: Would, event: Event, at: Resolution) -> bool:
        """Does an ability step in on this event?"""
        return any(self.fits(pattern, event, at) for pattern in ability.would)

    def interrupt(self, event: Event, waiting: Sequence[Interruption]) -> Event | None:
        """One of those that wait steps in; which one first is a choice of whoever is affected."""
        (taken,) = self.choose(
            self.affected(event), "replacement", "replacement", [Option(one.key.split("#")[0], one) for one in waiting]
        )
        return self.step_in(event, taken.value)

    @goes_on
    def step_in(self, event: Event, one: Interruption) -> Event | None:
        """Carry out an interruption: the event as it goes on, None where it is stopped."""
        marked = event.but(replaced_by=event.replaced_by | {one.key})
        at = Resolution(altered(one.at.instance, event=event, ability=one.does), dict(one.at.bound))
        label = at.instance.label
        with_another = one in self._at_once.stepping_in(event)
        if not with_another and not self._once_for_all(event, one, at):
            return marked
        with self.trace.under(self.say("steps in", ability=label, event=event.kind, actor=at.controller)):
            with self._does_not_answer_itself(one.key):
                for effect in one.does.do if not with_another else ():
                    effect.run(self, at)
            if one.floating is not None and isinstance(one.does, StepIn) and one.does.next_only:
                self.state.sink(one.floating)
        if one.does.stops:
            return None
        return self._becomes(marked, one, at)

    def _once_for_all(self, event: Event, one: Interruption, at: Resolution) -> bool:
        """Does it step in? What does so `together` is asked, and pays, once for all such events of the moment."""
        if not isinstance(one.does, Would) or not one.does.together:
            return self.may_step_in(at)
        alike = [two for two in self._at_once.events if two is not event and self.steps_in(one.does, two, one.at)]
        steps_in = self.may_step_in(at)
        others = tuple(two.subject for two in alike if two.subject is not None and two.subject != event.subject)
        self._at_once.decide(one, others, steps_in=steps_in)
        return steps_in

    def may_step_in(self, at: Resolution) -> bool:
        """Is its condition true, does its controller want it, and is its cost paid?"""
        raise NotImplementedError

    def affected(self, event: Event) -> str:
        """Who orders what steps in on an event: whoever it happens to."""
        subject = self.was(event.subject) if event.subject is not None else None
        return subject.controller if subject else event.player or self.turn_player

    def words_of(self, event: Event) -> dict[str, object]:
        """What a message says of an event."""
        words: dict[str, object] = {**event.seeing, **event.args}
        for name, number_ in (("subject", event.subject), ("source", event.source)):
            obj = self.was(number_) if number_ is not None else None
            if obj:
                words[name] = obj.label
        if event.player:
            words["player"] = event.player
        if event.cause:
            words["cause"] = event.cause
        return words

    @contextmanager
    def _does_not_answer_itself(self, key: str) -> Iterator[None]:
        """What it does instead is, to it, the same event: it does not step in again."""
        before = self._at_once
        self._at_once = replace(before, acting=before.acting | {key})
        try:
            yield
        finally:
            self._at_once = before

    def _replaced_by_rule(self, event: Event) -> Event:
        for name in self.rule_methods("replaces", event.kind):
            changed: Event = event if name in event.replaced_by else getattr(self, name)(event)
            if changed is not event:
                return changed.but(replaced_by=changed.replaced_by | {name})
        return event

    def all_agreed(self, events: tuple[Event, ...]) -> list[Event]:
        """Those that go on, each knowing what else would happen at the same time."""
        before = self._at_once
        self._at_once = AtOnce(events, before.acting)
        try:
            return [found for found in [self._agreed(one) for one in events] if found]
        finally:
            self._at_once = before

    def happen_together(self, agreed: Sequence[Event]) -> Sequence[Happened]:
        """Several events at once; of one alone nothing can change before it happens."""
        subjects = (self.live(one.subject) for one in agreed if one.subject is not None)
        with self.remembering([one for one in subjects if one]):
            return self._happened(agreed)

    def _happened(self, agreed: Sequence[Event]) -> Sequence[Happened]:
        return [happened for happened in map(self._happen, agreed) if happened]

    def _agreed(self, event: Event) -> Event | None:
        """The event as it survives; outside every rule, what steps in does so by the clauses of the event."""
        if self.trace.clauses:
            return self.survive(event if event.clauses else event.but(clauses=self.trace.clauses))
        with self.trace.by(event.clauses):
            return self.survive(event)

    def _forbidden_by_rule(self, event: Event) -> Ban | None:
        for name in self.rule_methods("forbids", event.kind):
            method = getattr(self, name)
            if method(event):
                return Ban(self.cited(method.rule.numbers))
        return None

    def _forbidden_by_text(self, event: Event) -> Ban | None:
        one = next(self.bans_by_text(event), None)
        return Ban(self.clauses_of_ban(event, one.payload), one.at.instance.label) if one else None

    def bans_by_text(self, event: Event) -> Iterator[Continuous]:
        """The continuous effects that forbid an event now."""
        return (one for one in self.continuous("forbid", event.kind) if self.is_about(one, event))

    def _does_not_affect(self, event: Event) -> Ban | None:
        if event.cause != "effect" or event.kind in self.affect_nobody:
            return None
        obj, source = self.live(event.subject), self.was(event.source)
        keeps = self.kept_off_by(obj, source, self.ability_at_work(source)) if obj and source else None
        return Ban(self.text_forbids(), keeps.at.instance.label) if keeps else None

    def ability_at_work(self, source: Obj) -> Ability | None:  # noqa: ARG002 - games in which it matters know
        """Which ability of a card does what it does now, None where nobody asks."""
        return None

    def is_about(self, one: Continuous, event: Event) -> bool:
        """Does a continuous effect that speaks of events (its payload says which) speak of this one, now?"""
        if not (one.is_on(self) and self.fits(one.payload, event, one.at, self._units_of(one, event))):
            return False
        subject = self.concerned(event)
        named = not one.everywhere or one.payload.of is not None
        return not named or subject is None or subject.unit == one.at.source.unit or self.is_open_to(one, subject)

    def _units_of(self, one: Continuous, event: Event) -> frozenset[int] | None:
        if one.units is not None or one.reach is None:
            return one.units
        subject = self.concerned(event)
        return frozenset({subject.unit}) if subject is not None and one.reaches(subject, self) else frozenset()

    def _happen(self, event: Event) -> Happened | None:
        if event.subject is not None:
            subject = self.live(event.subject)
            if subject is None:
                return None
            event = event if event.subject == subject.id else event.but(subject=subject.id)
        step = self.trace.say(event.kind, self.words_of(event), clauses=event.clauses, actor=event.player)
        step.aside = event.announces is not None
        with self.trace.under(step), self.trace.by(event.clauses):
            self._apply(event)
            for name in self.rule_methods("after", event.kind):
                getattr(self, name)(event)
        return Happened(event, step)

    def _apply(self, event: Event) -> None:
        methods = self.rule_methods("applies", event.kind)
        if not methods and type(event) not in self.known_events:
            raise RuntimeError(f"{self.game} does not say what the event {event.kind} does")
        for name in methods:
            getattr(self, name)(event)

    def _becomes(self, event: Event, one: Interruption, at: Resolution) -> Event:
        changes = one.does.becomes or {}
        words = {k: v if isinstance(v, str) else number(v, self, at) for k, v in changes.items()}
        return self._redirected(event, one.does.redirects_to, at).saying(words)

    def _redirected(self, event: Event, to: Target | None, at: Resolution) -> Event:
        """The event as it happens to another object, or to another player where it happens to players."""
        if to is None:
            return event
        if isinstance(to, str) and not event.of_a_card:
            return event.but(player=self.who(to, at)[0])
        found = self.targets(to, at)
        return event.but(subject=found[0].id) if found else event
