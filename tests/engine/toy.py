"""A game of three rules, to test the kernel without any real game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from judgekit.engine.abilities import Printed
from judgekit.engine.choice import Choice, Move
from judgekit.engine.effects.objects import ToObjects
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target, Tests
from judgekit.engine.game import Game
from judgekit.engine.model import Ability, Amount, Card, Effect, Instance, Obj, Resolution, Zone, ZoneKind
from judgekit.engine.rule import Illegal, action, applies, check, replaces, rule
from judgekit.engine.state import Bucket
from judgekit.engine.terms import number
from judgekit.engine.untyped import Untyped
from judgekit.engine.value import whole
from judgekit.engine.vocabulary import vocabulary
from judgekit.replay import cards as card_files
from judgekit.replay.shape import Shapes
from judgekit.replay.yaml_nodes import parse


@dataclass(frozen=True)
class ToyCard(Printed):
    """A creature."""

    type: Literal["creature", "spell"] = "creature"
    power: int | None = None
    keywords: tuple[Literal["Swift", "Shy"], ...] = ()


@dataclass(frozen=True)
class ToyFilter(Filter):
    """Creatures by power."""

    power: Tests = ()
    tired: Tests = ()


@dataclass(frozen=True)
class Destroy(ToObjects):
    """Destroy: {destroy: target}."""

    destroy: Target
    kind: ClassVar[str] = "destroy"


@dataclass(frozen=True)
class Crush(Effect):
    """Destroy twice over, at the same time: {crush: target}."""

    crush: Target

    def run(self, game: Game, at: Resolution) -> bool:
        """Two events for each object."""
        return bool(game.do_all([Untyped("destroy", one.id) for one in game.targets(self.crush, at) for _ in "12"]))


@dataclass(frozen=True)
class Toll(Effect):
    """A bell of a size: {toll: 3}."""

    toll: int | Amount

    def run(self, game: Game, at: Resolution) -> bool:
        """Announce it."""
        size = {"amount": number(self.toll, game, at)}
        return game.do(Untyped("bell", None, at.controller, args=size)) is not None


@dataclass(frozen=True)
class Tire(ToObjects):
    """Tire: {tire: target}."""

    tire: Target
    kind: ClassVar[str] = "tire"


class Toy(Game):
    """Creatures with 0 power die; what triggers resolves turn player first."""

    game: ClassVar[str] = "toy"
    printed_card = ToyCard
    filter = ToyFilter
    verbs = (Destroy, Crush, Toll, Tire)
    zone_kinds = (
        ZoneKind("deck", public=False, ordered=True),
        ZoneKind("hand", public=False),
        ZoneKind("field", field=True),
        ZoneKind("grave", ordered=True),
    )
    counts = ("mana", "score")
    marks = ("tired",)
    permissions = ("free cast",)
    announcements = frozenset({"bell"})
    nights = False

    def bucket(self, instance: Instance) -> Bucket:
        return (instance.controller != self.turn_player,)

    def text_forbids(self) -> tuple[str, ...]:
        return self.cited(("9",))

    @rule("1")
    def await_(self, instance: Instance) -> None:
        super().await_(instance)

    @rule("2")
    def resolve(self, instance: Instance) -> None:
        if self.condition_still_holds(instance):
            self.carry_out(instance)

    @check("3")
    def no_power(self) -> Iterator[Event]:
        for obj in self.field():
            if self.number(obj, "power") <= 0:
                yield Untyped("destroy", obj.id, obj.controller, cause="rule")

    @check("3.1")
    def no_power_and_tired(self) -> Iterator[Event]:
        for obj in self.field():
            if obj.mark("tired") and self.number(obj, "power") <= 0:
                yield Untyped("destroy", obj.id, obj.controller, cause="rule")

    @replaces("move", "4.1")
    def hand_is_full(self, event: Event) -> Event:
        if event.text("to") != "hand" or not self.state.value("full hand"):
            return event
        self.cite()
        return event.saying({"to": "grave"})

    def functions(self, obj: Obj, ability: Ability) -> bool:
        return super().functions(obj, ability) and not (self.nights and self.turn_player != obj.controller)

    @applies("destroy", "4")
    def apply_destroy(self, event: Event) -> None:
        self.put(self.of(event), "grave")

    @applies("move", "4")
    def apply_move(self, event: Event) -> None:
        self.put(self.of(event), event.text("to"))

    @applies("play", "4")
    def apply_play(self, event: Event) -> None:
        self.put(self.of(event), "field", event.player)

    @applies("tire", "4")
    def apply_tire(self, event: Event) -> None:
        self.mark(self.of(event), "tired", value=True)

    @applies("gain", "4")
    def apply_gain(self, event: Event) -> None:
        self.count(str(event.player), event.text("count"), event.number("amount"))

    @applies("draw", "4")
    def apply_draw(self, event: Event) -> None:
        deck = self.zone(str(event.player), "deck")
        if deck:
            self.put(deck[0], "hand")

    @action("cast", "5")
    def cast(self, player: str, card: Obj) -> None:
        if card.zone != Zone(player, "hand"):
            raise Illegal("not in hand")
        self.count(player, "mana", -1)
        self.do(Untyped("play", card.id, player, cause="action"))
        if whole(self.state.value(player, "mana")) < 0:
            raise Illegal("no mana", player=player)

    @action("ring", "6")
    def ring(self, player: str) -> None:
        self.do(Untyped("bell", None, player, cause="action"))

    @action("toll", "6")
    def toll(self, player: str, size: int) -> None:
        self.do(Untyped("bell", None, player, args={"amount": size}))

    @applies("shuffle", "4")
    def apply_shuffle(self, event: Event) -> None:
        self.shuffle(str(event.player), event.text("zone"))

    @action("crash", "7")
    def crash(self, player: str, target: Obj) -> None:
        self.do(Untyped("destroy", target.id))

    @action("hit", "7")
    def hit(self, player: str, target: Obj) -> None:
        self.do(Untyped("destroy", target.id, player, cause="action"))

    @rule("8")
    def on_loop(self) -> None:
        self.say("draw by loop")
        self.set_fact("winner", "nobody")

    def of(self, event: Event) -> Obj:
        assert event.subject is not None
        return self.state.objects[event.subject]


class Answers:
    """Moves one after another, answers by name; the first option where nothing is said."""

    def __init__(self, moves: list[Move], **answers: list[str]) -> None:
        self.moves, self.answers, self.asked = list(moves), answers, list[Choice]()

    def move(self) -> Move | None:
        return self.moves.pop(0) if self.moves else None

    def respond(self, player: str) -> Move | None:
        return None

    def forced(self, choice: Choice) -> None:
        pass

    def choose(self, choice: Choice) -> tuple[int, ...]:
        self.asked.append(choice)
        keys = [one.key for one in choice.options]
        said = self.answers.get(choice.name.replace("/", "_").replace(" ", "_"))
        return (keys.index(said.pop(0)),) if said else tuple(range(max(choice.least, 1)))


def cards(text: str) -> dict[str, Card]:
    """Cards from YAML."""
    return dict(card_files.read(parse(text, "toy"), Shapes(vocabulary(Toy), "toy"), Toy, "toy"))


def table(text: str, *moves: Move, answers: dict[str, list[str]] | None = None, **zones: list[str]) -> Toy:
    """A table with these cards in `A_field`, `B_hand`…; play it with `.play()`."""
    game = Toy(Answers(list(moves), **(answers or {})))
    known = cards(text)
    for place, names in zones.items():
        player, zone = place.split("_")
        for name in names:
            game.state.add(name, known[name.split("#")[0]], player, Zone(player, zone), {})
    game.state.set("A", "turn")
    game.state.set(1, "turn number")
    return game


def a(verb: str, word: str = "yes", *, tries: bool = False) -> Move:
    """A move of player A."""
    return Move("A", verb, {verb: word}, tries=tries)
