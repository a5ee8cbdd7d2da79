"""A small game of our own, so that what shows replays is tested without the rules of any real one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest

from judgekit import games
from judgekit.engine import happenings
from judgekit.engine.abilities import Printed
from judgekit.engine.effects.objects import verb
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Tests
from judgekit.engine.game import Game
from judgekit.engine.model import Instance, Obj, ZoneKind
from judgekit.engine.reading import Meaning, Reading
from judgekit.engine.rule import Illegal, action, applies, check, forbids, rule
from judgekit.engine.state import Bucket
from judgekit.scenario.loading import load
from judgekit.scenario.model import Scenario


@dataclass(frozen=True)
class ToyCard(Printed):
    """A card with a force."""

    force: int | None = None


@dataclass(frozen=True)
class ToyFilter(Filter):
    """Cards by force."""

    force: Tests = ()


class Destroy(Event):
    """Destroy cards: {destroy: target}."""


class Toy(Game):
    """Cards are played, destroyed when they have no force, and their abilities resolve in the order of a choice."""

    game: ClassVar[str] = "toy"
    printed_card = ToyCard
    filter = ToyFilter
    verbs = (verb(Destroy),)
    known_events = (Destroy,)
    zone_kinds = (
        ZoneKind("deck", public=False, ordered=True),
        ZoneKind("hand", public=False),
        ZoneKind("field", field=True),
        ZoneKind("pile", ordered=True),
    )
    counts = ("points",)
    marks = ("tired", "wounds")
    phases = ("main", "end")

    def text_forbids(self) -> tuple[str, ...]:
        return self.cited(("9.1",))

    def bucket(self, instance: Instance) -> Bucket:
        return (instance.controller != self.turn_player,)

    @rule("2.1")
    def await_(self, instance: Instance) -> None:
        super().await_(instance)

    @rule("2.2")
    def next_pending(self) -> bool:
        return super().next_pending()

    @action("play", "3.1")
    def play_card(self, player: str, card: Obj) -> None:
        self.in_hand(player, card)
        self.do(happenings.Play(card.id, player, cause="action"))

    @rule("3.2")
    def in_hand(self, player: str, card: Obj) -> None:
        if card.zone.name != "hand" or card.owner != player:
            raise Illegal("not in hand", card=card, player=player)

    @action("hit", "3.3")
    def hit(self, player: str, card: Obj) -> None:
        self.do(Destroy(card.id, player, cause="action"))

    @applies(happenings.Play, "3.1")
    def apply_play(self, event: happenings.Play) -> None:
        self.put(self.subject(event), "field", event.player)

    @forbids(Destroy, "4.1")
    def tired_ones_live(self, event: Destroy) -> bool:
        subject = self.live(event.subject or 0)
        return event.cause != "rule" and subject is not None and bool(subject.mark("tired"))

    @applies(Destroy, "4.2")
    def apply_destroy(self, event: Destroy) -> None:
        self.put(self.subject(event), "pile")

    @check("4.3")
    def no_force(self) -> Iterator[Event]:
        for one in self.field():
            if self.number(one, "force") - one.number("wounds") <= 0:
                yield Destroy(one.id, one.controller, cause="rule")

    @applies(happenings.Mark, "5.1")
    def apply_mark(self, event: happenings.Mark) -> None:
        self.mark(self.subject(event), event.mark, event.value)

    @applies(happenings.Gain, "5.2")
    def apply_gain(self, event: happenings.Gain) -> None:
        self.count(event.player or "", event.count, event.amount)

    @applies(happenings.Draw, "5.3")
    def apply_draw(self, event: happenings.Draw) -> None:
        self.cite()


class Merciful:
    """Nothing is destroyed for lack of force."""

    @check("4.3")
    def no_force(self: Game) -> Iterator[Event]:
        yield from ()


READINGS = (
    Reading(
        "sin fuerza",
        "¿Se destruye lo que no tiene fuerza?",
        ("toy:4.3", "toy:4.9"),
        (Meaning("se destruye", "Se destruye al momento"), Meaning("se queda", "Se queda en la mesa", Merciful)),
        why="lo dice antes",
    ),
    Reading("otra", "¿Otra cosa?", ("toy:1.1",), (Meaning("sí", "Sí"), Meaning("no", "No")), why="da igual"),
)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game exists for the length of a test."""
    names, game, readings = games.names, games.game, games.readings
    monkeypatch.setattr(games, "names", lambda: (*names(), "toy"))
    monkeypatch.setattr(games, "game", lambda name: Toy if name == "toy" else game(name))
    monkeypatch.setattr(games, "readings", lambda name: READINGS if name == "toy" else readings(name))


CARDS = """
  Bosque: {force: 3}
  Duende: {force: 1}
  Mago:
    force: 2
    effects:
      - when: play
        do: [{choose: {controller: opponent}, as: blanco}, {modify: force, by: -1, on: blanco}]
      - when: play
        do: [{choose: {controller: opponent}, as: herido}, {destroy: herido}]
"""
GIVEN = """
  turn: A
  A: {hand: [Mago], deck: [Bosque]}
  B: {field: [Duende, Bosque]}
"""
SCRIPT = """
  - A: {play: Mago, order: Mago/1, blanco: Duende}
"""
EXPECT = """
  order: [Mago/1, Mago/2]
  applied: [toy:4.3, toy:2.1]
  not applied: toy:4.1
  A: {field: [Mago]}
  B: {field: [], pile: [Bosque, Duende]}
"""


def text(**parts: str) -> str:
    """A scenario file; each part replaces the usual one (`head` is put before everything)."""
    used = {"cards": CARDS, "given": GIVEN, "script": SCRIPT, "expect": EXPECT} | parts
    heading = "id: toy/prueba\ngame: toy\ntitle: Una prueba\nsource: toy:2.2\nask: ¿Qué pasa?\n"
    body = "".join(f"{name}:\n{used[name].strip(chr(10))}\n" for name in ("cards", "given", "script", "expect"))
    return f"{used.get('head', '')}{heading}{body}"


def read(folder: Path, content: str | None = None, **parts: str) -> Scenario:
    """The scenario of a file with this content."""
    path = folder / "prueba.yaml"
    path.write_text(text(**parts) if content is None else content, encoding="utf-8")
    return load(path)


def words(**changes: object) -> Mapping[str, object]:
    """Words of a step."""
    return SimpleNamespace(**changes).__dict__
