"""The kernel's loop: rule checks to a fixed point, then the discipline picks, until nothing waits."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from operator import ge
from typing import Any, ClassVar, Self, get_args, get_type_hints

from judgekit.engine import happenings
from judgekit.engine.abilities import SAID, Printed
from judgekit.engine.alike import all_alike
from judgekit.engine.altered import altered
from judgekit.engine.choice import Chooser, Halt, Option
from judgekit.engine.continuous import Continuous
from judgekit.engine.customs import Customs
from judgekit.engine.effects.control import astray
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter
from judgekit.engine.kept import kept
from judgekit.engine.legal_moves import Enumerating
from judgekit.engine.model import Ability, Amount, Effect, Instance, Obj, Resolution
from judgekit.engine.rule import hook
from judgekit.engine.table import Table
from judgekit.engine.trace import Endless
from judgekit.engine.value import NothingToCount

PATIENCE = 60
Stoppers = tuple[tuple[str, str], ...]
_Before = tuple[int, Sequence[Any] | None, Sequence[int]]
MOST_ROUNDS = 2_000


@dataclass(slots=True)
class _SoFar:
    """How often the loop has gone round since nothing waited, and at which moments it has been."""

    rounds: int = 0
    seen: dict[str, _Before] = field(default_factory=dict)

    def begin_again(self) -> None:
        """Nothing waits any more."""
        self.rounds, self.seen = 0, {}


class Game(Customs, Enumerating):
    """A game on the kernel. A subclass names its zones, its cards, its filters, its own verbs and its rules.

    The words that the texts of its cards may say: `windows` are those of `activate`, `ability_keywords` those that an
    ability may carry, `causes` those of its events, `permissions_against` the permissions that may say `against` whom;
    `names_for_the_card` are the windows whose names the other abilities of the same card know;
    `unanswered` are those whom a text can keep from answering it;
    `limits` are what `once per turn` may count besides the uses of one ability of one object;
    `amounts` are numbers that only its own cards work out;
    `unread` are words of an ability that none of its rules looks at, with what to write in their place.

    `endless_counts` are counts that may grow for ever while the game stands still: a loop is one all the same.
    `entering` are the zones into which no card just moves, each with the events by which cards get there; `goals` are
    the words of `to` of an event that goes to no zone.

    `bookkeeping` are the marks by which the rules remember what has happened, which nobody sees on the table.

    `asked_words` are, by the name of what a filter asks and no card has printed, the words that it may be.

    `golden_rule` are the clauses «what a card says beats the rules», () where the document has none.
    """

    printed_card: ClassVar[type[Printed]]
    filter: ClassVar[type[Filter]]
    verbs: ClassVar[tuple[type[Effect], ...]] = ()
    amounts: ClassVar[tuple[type[Amount], ...]] = ()
    counts: ClassVar[tuple[str, ...]] = ()
    endless_counts: ClassVar[tuple[str, ...]] = ()
    marks: ClassVar[tuple[str, ...]] = ()
    bookkeeping: ClassVar[frozenset[str]] = frozenset()
    asked_words: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    phases: ClassVar[tuple[str, ...]] = ()
    facts: ClassVar[tuple[str, ...]] = ()
    permissions: ClassVar[tuple[str, ...]] = ()
    permissions_against: ClassVar[tuple[str, ...]] = ()
    moments: ClassVar[tuple[str, ...]] = ()
    windows: ClassVar[tuple[str, ...]] = ()
    limits: ClassVar[tuple[str, ...]] = ()
    unanswered: ClassVar[tuple[str, ...]] = ()
    names_for_the_card: ClassVar[tuple[str, ...]] = ()
    ability_keywords: ClassVar[tuple[str, ...]] = ()
    causes: ClassVar[tuple[str, ...]] = ("action", "battle", "cost", "effect", "rule")
    unread: ClassVar[Mapping[str, str]] = {}
    golden_rule: ClassVar[tuple[str, ...]] = ()
    entering: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    goals: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def __init__(self, chooser: Chooser, seed: int = 0) -> None:
        super().__init__(chooser, seed)
        self._so_far = _SoFar()
        self._in_order: tuple[object, ...] = ()

    def rewind(self, checkpoint: tuple[Any, ...]) -> None:
        """Come back to a checkpoint: what the rules looked at since has not been looked at."""
        super().rewind(checkpoint)
        self._in_order = ()

    def twin(self, chooser: Chooser) -> Self:
        """The same game, to be played on by another chooser where nothing is running."""
        twin = super().twin(chooser)
        twin._so_far = _SoFar(self._so_far.rounds, dict(self._so_far.seen))
        return twin

    @classmethod
    def clauses_of(cls, ability: Ability) -> tuple[str, ...]:  # noqa: ARG003 - games look at it
        """The numbers of the clauses by which an ability of this kind works, the narrowest first."""
        return ()

    @classmethod
    @kept
    def events(cls) -> tuple[str, ...]:
        """Every kind of event that the game knows."""
        kinds = (*cls.roles().get("applies", {}), *(one.kind for one in cls.known_events))
        return tuple(sorted(dict.fromkeys(kinds)))

    @classmethod
    def words_of_event(cls, kind: str) -> tuple[str, ...]:
        """What a replacement may change of an event: its own words; of one that nobody knows, those of all."""
        declared = {one.kind: one for one in (*happenings.SHARED, *cls.known_events)}
        meant = [declared[kind]] if kind in declared else declared.values()
        return tuple(dict.fromkeys(word for one in meant for word in one.words()))

    @classmethod
    @kept
    def events_of_no_card(cls) -> frozenset[str]:
        """The kinds of events that happen to a player, or to nobody."""
        return frozenset(one.kind for one in (*happenings.SHARED, *cls.known_events) if not one.of_a_card)

    @classmethod
    @kept
    def words_of_events(cls) -> tuple[str, ...]:
        """Every word that some event of the game has."""
        return tuple(sorted({word for kind in cls.events() for word in cls.words_of_event(kind)}))

    @classmethod
    @kept
    def characteristics(cls) -> tuple[str, ...]:
        """Every characteristic that a printed card of the game may have."""
        return tuple(one.name.removesuffix("_") for one in fields(cls.printed_card) if one.name not in SAID)

    @classmethod
    @kept
    def lists(cls) -> frozenset[str]:
        """The characteristics that hold several words, such as colours."""
        return frozenset(one.name for one in fields(cls.printed_card) if one.default == () and one.name not in SAID)

    @classmethod
    @kept
    def written(cls) -> Mapping[str, str]:
        """The characteristics by the words that cards write them with: «move cost»."""
        return {name.replace("_", " "): name for name in cls.characteristics()}

    def characteristic(self, written: str) -> str:
        """A characteristic by the words that cards write it with; a mark, which goes by its own name."""
        return self.written().get(written, written)

    @classmethod
    @kept
    def keywords(cls) -> tuple[str, ...]:
        """The keywords of the game."""
        hint = get_type_hints(cls.printed_card)["keywords"]
        return tuple(word for one in get_args(hint) for word in get_args(one))

    def complete(self) -> None:
        """What a board that was given leaves unsaid, once it is laid: nothing happens."""

    def begin(self) -> None:
        """Called once the board is complete: what happens before the first move."""

    def play(self) -> None:
        """Run moves until the script is over or somebody has won."""
        with suppress(Halt):
            self.complete()
            self.begin()
            self.play_on()

    def play_on(self) -> None:
        """Go on from where nothing is running."""
        with suppress(Halt):
            self.settle()
            while not self.over and (move := self.chooser.move()):
                self.perform_unasked(move) if move.responds else self.perform(move)
                self.settle()

    def settle(self) -> None:
        """Rule checks, then whatever goes first of what waits, until nothing does."""
        at_rest = self.trace.is_at_rest
        so_far = self._so_far if at_rest else _SoFar()
        while so_far.rounds < MOST_ROUNDS:
            self.check_rules()
            self.check_state_triggers()
            if not self.state.waiting:
                getattr(self.chooser, "rests", lambda: None)()
            if at_rest:
                getattr(self.chooser, "stands", lambda _: None)(self)
            if self.over or not self.next_pending():
                so_far.begin_again()
                return
            if so_far.rounds > PATIENCE and (stoppers := self._came_back(so_far.seen)) is not None:
                self.on_loop(stoppers)
                so_far.seen.clear()
            so_far.rounds += 1
        raise Endless

    def next_pending(self) -> bool:
        """Resolve what goes first of what waits; False where nothing does."""
        found = self.first_bucket()
        if found is None:
            return self.go_on()
        bucket, instances = found
        taken = self.pick(instances)
        self.state.take(bucket, taken)
        self.resolve(taken)
        return True

    def go_on(self) -> bool:
        """What goes on by itself when nothing waits, such as an attack or a turn; False where nothing does."""
        return False

    def pick(self, instances: Sequence[Instance]) -> Instance:
        """Which of those that tie goes first: a choice of whoever orders them."""
        return self.picked_by(instances[0].controller, instances)

    def picked_by(self, player: str, instances: Sequence[Instance]) -> Instance:
        """The one that this player puts first."""
        options = [Option(one.label, place) for place, one in enumerate(instances)]
        if (at_once := self._not_worth_asking(instances)) is not None:
            said = self.tell_of(player, "order", "order", options)
            return instances[options[said[0]].value] if said else at_once
        (taken,) = self.choose(player, "order", "order", options)
        place: int = taken.value
        return instances[place]

    def _not_worth_asking(self, instances: Sequence[Instance]) -> Instance | None:
        """One that is lost goes at once; where all are alike, the first."""
        if len(instances) == 1:
            return None
        lost = next((one for one in instances if self.is_lost(one)), None)
        return lost or (instances[0] if all_alike(instances, self.state) else None)

    def is_lost(self, instance: Instance) -> bool:  # noqa: ARG002 - documents in which what waits may be lost look at it
        """Is it sure to come to nothing, so that nobody has to say when?"""
        return False

    def resolve(self, instance: Instance) -> None:
        """Resolve an instance; a game wraps it with its own rules."""
        self.carry_out(instance)

    def on_loop(self, stoppers: Stoppers) -> None:  # noqa: ARG002 - games look at it
        """The same table again and again: the game's loop rule decides; who goes on with it, and by what decision."""
        raise Endless

    def remembers_of(self, instance: Instance) -> Hashable:  # noqa: ARG002 - games look at it
        """What a rule still reads of the record about how an instance came to wait; nothing, unless a game says so."""
        return None

    def check_rules(self) -> None:
        """Every rule check at once, again and again until none changes anything.

        A table on which none has found anything is not looked at again under the same step.
        """
        if self._in_order == self._looked_at():
            return
        checks = [getattr(self, name) for name in self.rule_methods("check", "")]
        for _ in range(MOST_ROUNDS):
            version = self.state.version
            events = [event for demanded in checks for event in demanded()]
            if not events:
                self._in_order = self._looked_at()
            if self.over or not events:
                return
            self.demand(_each_once(events))
            if self.state.version == version:
                return
        raise Endless

    def _looked_at(self) -> tuple[object, ...]:
        """All that a rule check may hang on."""
        state = self.state
        return state.layout, self.trace.current, bool(state.waiting), state.stack

    def demand(self, events: Sequence[Event]) -> None:
        """What the rule checks demand happens: all at once, unless a game orders it."""
        self.do_all(events)

    def carry_out(self, instance: Instance, effects: Iterable[Effect] | None = None, **words: Any) -> Resolution:
        """Run the instructions of an instance, one by one, under a step of their own."""
        at = Resolution(instance, dict(instance.bound))
        because = (instance.because,) if instance.because is not None else ()
        step = self.say("resolve", ability=instance.label, actor=instance.controller, because=because, **words)
        outer, self.state.running = self.state.running, (*self.state.running, instance)
        with self.trace.under(step):
            self.follow_instructions(instance.ability.instructions if effects is None else effects, at)
        self.state.running = outer
        return at

    def follow_instructions(self, effects: Iterable[Effect], at: Resolution) -> bool:
        """Run instructions in order; True if the last one did what it says."""
        table: Table = self
        done = True
        for effect in effects:
            if self.over:
                return False
            try:
                done = effect.run(table, at)
            except NothingToCount as missing:
                done = self.nothing_to_count(missing, at)
            if not done:
                self.came_to_nothing(effect, at)
        return done

    @hook(without=False)
    def nothing_to_count(self, missing: NothingToCount, at: Resolution) -> bool:  # noqa: ARG002 - games tell it
        """What is done in the measure of a number that the card cannot have is not done."""
        return False

    def came_to_nothing(self, effect: Effect, at: Resolution) -> None:
        """What a game says of an instruction that could not be followed."""

    def start(self, continuous: Continuous) -> None:
        """Start a continuous effect that floats until it expires."""
        number = self.state.fresh_id()
        self.trace.change(effect=str(continuous), **self.told_of(continuous))
        at = Resolution(continuous.at.instance, dict(continuous.at.bound))
        self.state.float(number, altered(continuous, id=number, at=at))

    def shed(self, obj: Obj, which: Callable[[Continuous], bool]) -> None:
        """End on one object such continuous effects of those that float over it; on others they go on."""
        for number, one in tuple(self.state.floating.items()):
            if not one.units or obj.unit not in one.units or not which(one):
                continue
            if left := one.units - {obj.unit}:
                self.state.float(number, altered(one, units=left))
            else:
                self.trace.change(ended=str(one), **self.told_of(one))
                self.state.sink(number)

    def expire(self, until: str, controller: str | None = None) -> None:
        """End the continuous effects, of one player or of all, that last until a moment; what was taken falls back."""
        for number, one in tuple(self.state.floating.items()):
            if one.until == until and controller in {None, one.at.controller}:
                self.trace.change(ended=str(one), **self.told_of(one))
                self.state.sink(number)
        if back := tuple(astray(self)):
            self.do_all(back)

    def lasts_until(self, moment: str, then: str, controller: str | None = None) -> None:
        """What lasts until one moment, of one player or of all, lasts from now on until another."""
        for number, one in tuple(self.state.floating.items()):
            if one.until == moment and controller in {None, one.at.controller}:
                self.state.float(number, altered(one, until=then))

    def told_of(self, one: Continuous) -> dict[str, Any]:
        """What the record says of a continuous effect, besides its own words."""
        on = [obj.label for unit in sorted(one.units or ()) if (obj := self.of_unit(unit))]
        value = one.value if isinstance(one.value, int | str) else None
        words = {"op": one.op, "name": one.name, "value": value, "until": one.until}
        return {"by": one.at.instance.label, "on": on, **words}

    def win(self, player: str) -> None:
        """This player has won."""
        self.set_fact("winner", player)

    def end_in_draw(self) -> None:
        """The game is over and nobody has won."""
        self.set_fact("winner", "draw")

    def _came_back(self, seen: dict[str, _Before]) -> Stoppers | None:
        """The same moment again, with the same decisions as the time before: those that could have been others."""
        now, decisions = repr((self.state.moment(self.endless_counts), self.random.getstate())), self.trace.decisions
        counted = [self.tally(player, count) for player in self.players for count in self.endless_counts]
        since, before, had = seen.get(now, (len(decisions), None, counted))
        taken = [(one.choice.name, one.choice.player, one.taken) for one in decisions[since:]]
        again = now in seen and (not taken or taken == before) and all(map(ge, counted, had))
        willing = (one.choice for one in decisions[since:] if one.choice.kind == "optional")
        seen[now] = len(decisions), taken if now in seen else None, counted
        return tuple(dict.fromkeys((one.player, one.name) for one in willing)) if again else None


def _each_once(events: Iterable[Event]) -> list[Event]:
    """What several checks demand of one object is one event, by the clauses of them all."""
    found: dict[object, Event] = {}
    for place, one in enumerate(events):
        same = (one.kind, one.subject, one.player, one.source, one.cause, repr(one.args))
        key = place if one.subject is None else same
        clauses = (*found[key].clauses, *one.clauses) if key in found else one.clauses
        found[key] = one.but(clauses=tuple(dict.fromkeys(clauses)))
    return list(found.values())
