"""A game of three rules, to test the kernel without any real game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from judgekit.engine import happenings
from judgekit.engine.abilities import Activated, Printed
from judgekit.engine.choice import Choice, Move
from judgekit.engine.disciplines.immediate import Immediate
from judgekit.engine.effects.control import TakeControl, astray
from judgekit.engine.effects.immunity import Immune
from judgekit.engine.effects.objects import verb
from judgekit.engine.effects.steady import Steady
from judgekit.engine.effects.tokens import Make
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target, Tests
from judgekit.engine.game import Game, Stoppers
from judgekit.engine.model import Ability, Amount, Card, Effect, Instance, Obj, Resolution, Zone, ZoneKind
from judgekit.engine.record import record
from judgekit.engine.rule import Illegal, action, applies, check, replaces, rule
from judgekit.engine.terms import number
from judgekit.engine.value import whole
from judgekit.engine.vocabulary import vocabulary
from judgekit.scenario import cards as card_files
from judgekit.shapes.annotations import Lexicon
from judgekit.shapes.nodes import parse
from judgekit.shapes.reader import Shapes


@dataclass(frozen=True)
class ToyCard(Printed):
    """A creature."""

    type: Literal["creature", "spell"] = "creature"
    power: int | None = None
    courage: int | None = None
    keywords: tuple[Literal["Swift", "Shy"], ...] = ()


@dataclass(frozen=True)
class ToyFilter(Filter):
    """Creatures by power."""

    power: Tests = ()
    tired: Tests = ()
    perch: Tests = ()
    courage: Tests = ()


class Destroy(Event):
    """Destroy: {destroy: target}."""


class Tire(Event):
    """Tire: {tire: target}."""


@record
class Bell(Event):
    """A bell of a size."""

    amount: int | None = None


@dataclass(frozen=True)
class Crush(Effect):
    """Destroy twice over, at the same time: {crush: target}."""

    crush: Target

    def run(self, game: Game, at: Resolution) -> bool:
        """Two events for each object."""
        return bool(game.do_all([Destroy(one.id) for one in game.targets(self.crush, at) for _ in "12"]))


@dataclass(frozen=True)
class Toll(Effect):
    """A bell of a size: {toll: 3}."""

    toll: int | Amount

    def run(self, game: Game, at: Resolution) -> bool:
        """Announce it."""
        return game.do(Bell(None, at.controller, amount=number(self.toll, game, at))) is not None


class Toy(Immediate):
    """Creatures with 0 power die; what triggers resolves turn player first."""

    game: ClassVar[str] = "toy"
    printed_card = ToyCard
    filter = ToyFilter
    verbs = (Immune, Steady, verb(Destroy), Crush, Toll, verb(Tire), TakeControl, Make)
    zone_kinds = (
        ZoneKind("deck", public=False, ordered=True),
        ZoneKind("hand", public=False),
        ZoneKind("field", field=True),
        ZoneKind("grave", ordered=True),
        ZoneKind("outside"),
    )
    outside = "outside"
    counts = ("mana", "score")
    marks = ("tired", "perch")
    permissions = ("free cast",)
    permissions_against = ("free cast",)
    windows = ("main",)
    known_events = (Destroy, Tire, Bell)
    nights = False
    rounds_halves = True

    def text_forbids(self) -> tuple[str, ...]:
        return self.cited(("9",))

    @rule("1")
    def await_(self, instance: Instance) -> None:
        super().await_(instance)

    @rule("2")
    def resolve(self, instance: Instance) -> None:
        if self.condition_still_holds(instance) and (used := self.put_to_use(instance)):
            self.carry_out(used)

    @check("3")
    def no_power(self) -> Iterator[Event]:
        for obj in self.field():
            if self.number(obj, "power") <= 0:
                yield Destroy(obj.id, obj.controller, cause="rule")

    @check("3.1")
    def no_power_and_tired(self) -> Iterator[Event]:
        for obj in self.field():
            if obj.mark("tired") and self.number(obj, "power") <= 0:
                yield Destroy(obj.id, obj.controller, cause="rule")

    @check("3.2")
    def control_falls_back(self) -> Iterator[Event]:
        yield from astray(self)

    @applies(happenings.Control, "4")
    def apply_control(self, event: happenings.Control) -> None:
        self.give_to(str(event.player), self.subject(event))

    @replaces(happenings.Move, "4.1")
    def hand_is_full(self, event: happenings.Move) -> happenings.Move:
        if event.to != "hand" or not self.state.value("full hand"):
            return event
        self.cite()
        return event.saying({"to": "grave"})

    def functions(self, obj: Obj, ability: Ability) -> bool:
        return super().functions(obj, ability) and not (self.nights and self.turn_player != obj.controller)

    @applies(Destroy, "4")
    def apply_destroy(self, event: Destroy) -> None:
        self.put(self.subject(event), "grave")

    @applies(happenings.Move, "4")
    def apply_move(self, event: happenings.Move) -> None:
        self.put(self.subject(event), str(event.to), top=not event.bottom)

    @applies(happenings.Play, "4")
    def apply_play(self, event: happenings.Play) -> None:
        card, player = self.subject(event), str(event.player)
        if event.free is False:
            self.count(player, "mana", -1)
        if event.cause == "covering":
            self.take_over(card, self.field(player)[0])
        else:
            self.put(card, "field", player, **dict.fromkeys(event.with_ or (), True))

    @applies(happenings.PutUnder, "4")
    def apply_put_under(self, event: happenings.PutUnder) -> None:
        self.put_under(self.subject(event), self.state.objects[event.host], top=not event.bottom)

    @applies(happenings.Mark, "4")
    def apply_mark(self, event: happenings.Mark) -> None:
        self.mark(self.subject(event), event.mark, event.value)

    @applies(Tire, "4")
    def apply_tire(self, event: Tire) -> None:
        self.mark(self.subject(event), "tired", value=True)

    @applies(happenings.Gain, "4")
    def apply_gain(self, event: happenings.Gain) -> None:
        self.count(str(event.player), event.count, event.amount)

    @applies(happenings.Draw, "4")
    def apply_draw(self, event: happenings.Draw) -> None:
        for card in self.zone(str(event.player), "deck")[: event.cards]:
            self.put(card, "hand")

    @action("cast", "5")
    def cast(self, player: str, card: Obj) -> None:
        if card.zone != Zone(player, "hand"):
            raise Illegal("not in hand")
        self.count(player, "mana", -1)
        self.do(happenings.Play(card.id, player, cause="action"))
        if whole(self.state.value(player, "mana")) < 0:
            raise Illegal("no mana", player=player)

    @action("cover", "5")
    def cover(self, player: str, card: Obj) -> None:
        self.do(happenings.Play(card.id, player, cause="covering"))

    @action("use", "6.1")
    def use(self, player: str, card: Obj) -> None:
        ((label, ability),) = ((one, two) for one, two in self.abilities(card) if isinstance(two, Activated))
        self.carry_out(self.use_at_will(Instance(self.state.fresh_id(), label, player, card, ability)))

    @action("ring", "6")
    def ring(self, player: str) -> None:
        self.do(Bell(None, player, cause="action"))

    @action("toll", "6")
    def toll(self, player: str, size: int) -> None:
        self.do(Bell(None, player, amount=size))

    @applies(happenings.Shuffle, "4")
    def apply_shuffle(self, event: happenings.Shuffle) -> None:
        self.shuffle(str(event.player), event.zone)

    @action("crash", "7")
    def crash(self, player: str, target: Obj) -> None:
        self.do(Destroy(target.id))

    @action("hit", "7")
    def hit(self, player: str, target: Obj) -> None:
        self.do(Destroy(target.id, player, cause="action"))

    @rule("10")
    def half(self, number: int) -> int:
        return number // 2

    @rule("8")
    def on_loop(self, stoppers: Stoppers) -> None:
        self.say("draw by loop")
        self.set_fact("winner", "nobody")


class Answers:
    """Moves one after another, answers by name; the first option where nothing is said."""

    def __init__(self, moves: list[Move], **answers: list[str]) -> None:
        self.moves, self.answers, self.asked = list(moves), answers, list[Choice]()

    def move(self) -> Move | None:
        return self.moves.pop(0) if self.moves else None

    def respond(self, player: str, *, later: str = "") -> Move | None:
        return None

    def forced(self, choice: Choice) -> None:
        pass

    def choose(self, choice: Choice) -> tuple[int, ...]:
        self.asked.append(choice)
        keys = [one.key for one in choice.options]
        said = self.answers.get(choice.name.replace("/", "_").replace(" ", "_"))
        return (keys.index(said.pop(0)),) if said else tuple(range(max(choice.least, 1)))


WORDS = Lexicon({**vocabulary(Toy), Printed: (Toy.printed_card,)})


def cards(text: str) -> dict[str, Card]:
    """Cards from YAML."""
    return dict(card_files.read(parse(text, "toy"), Shapes(WORDS, "toy"), Toy, "toy"))


def table(
    text: str,
    *moves: Move,
    answers: dict[str, list[str]] | None = None,
    game: type[Toy] | None = None,
    **zones: list[str],
) -> Toy:
    """A table with these cards in `A_field`, `B_hand`…; play it with `.play()`."""
    laid = (game or Toy)(Answers(list(moves), **(answers or {})))
    known = cards(text)
    for place, names in zones.items():
        player, zone = place.split("_")
        for name in names:
            laid.state.add(name, known[name.split("#")[0]], player, Zone(player, zone), {})
    laid.state.set("A", "turn")
    laid.state.set(1, "turn number")
    return laid


def a(verb: str, word: str = "yes", *, tries: bool = False) -> Move:
    """A move of player A."""
    return Move("A", verb, {verb: word}, tries=tries)
