"""A small game with a document of its own, for the tests that must not lean on the games of the bank."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Literal

import pytest

from judgekit import games
from judgekit.engine.abilities import Printed
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter
from judgekit.engine.game import Game
from judgekit.engine.happenings import Play
from judgekit.engine.model import Obj, ZoneKind
from judgekit.engine.reading import Meaning, Reading
from judgekit.engine.rule import Illegal, action, applies, check, rule
from judgekit.replay import variants

MANIFEST = """game: mini
title: Reglas de prueba
version: "1"
date: "2026-01-01"
language: es
source: nadie
authority: guide
layout: numbered
"""
TEXT = """1. Jugar
1.1 Quien juega una carta la pone en la mesa.
1.2 Solo juega quien tiene el turno.
1.3 Un monstruo sin fuerza se retira.
1.4 Esto no lo mira nadie.
1.5 De esto no dice nada el simulador.
2. Palabras
2.1 La mesa es donde se juega.
2.2 El mazo lleva diez cartas.
2.2.1 O veinte.
"""
SCENARIO = """id: mini/{name}
game: mini
title: Una prueba
source: mini:1.1
cards: {{Lobo: {{power: 2}}}}
given: {{turn: {turn}, A: {{hand: [Lobo]}}}}
script: [{line}]
ask: ¿Qué pasa?
expect: {expect}
"""


@dataclass(frozen=True)
class MiniCard(Printed):
    power: int | None = None
    keywords: tuple[Literal["Vuelo"], ...] = ()


class Remove(Event):
    """A monster is removed."""


class Mini(Game):
    game: ClassVar[str] = "mini"
    printed_card = MiniCard
    filter = Filter
    known_events = (Remove,)
    zone_kinds = (ZoneKind("hand"), ZoneKind("table", field=True), ZoneKind("pile"))

    @action("play", "1.1")
    def play_card(self, player: str, card: Obj) -> None:
        self.in_turn(player)
        self.do(Play(card.id, player))

    @applies(Play, "1.1")
    def apply_play(self, event: Play) -> None:
        self.put(self.subject(event), "table", event.player)

    @rule("1.2")
    def in_turn(self, player: str) -> None:
        if player != self.turn_player:
            raise Illegal("not your turn", player=player)

    @check("1.3")
    def powerless(self) -> Iterator[Event]:
        yield from (Remove(one.id) for one in self.field() if self.number(one, "power") <= 0)

    @rule("1.4")
    def never(self) -> None:
        self.say("never")


class Anytime:
    """The meaning under which the turn does not matter."""

    @rule("1.2", "1.5")
    def in_turn(self, player: str) -> None:
        self.say("anybody may", player=player)


READINGS = (
    Reading(
        "turno",
        "¿Quién puede jugar?",
        ("1.2", "mini:1.5"),
        (Meaning("propio", "quien tiene el turno"), Meaning("cualquiera", "todos", Anytime)),
        "lo dice 1.2",
    ),
)


@contextmanager
def installed(game: type[Game] = Mini, readings: tuple[Reading, ...] = READINGS) -> Iterator[None]:
    """The small game as the only one there is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "names", lambda: ("mini",))
        patch.setattr(games, "game", lambda _: game)
        patch.setattr(games, "readings", lambda _: readings)
        patch.setattr(games, "malrules", lambda _: ())
        _forget()
        yield
    _forget()


def _forget() -> None:
    games.game_as_read.cache_clear()
    variants.cuts.cache_clear()


def write_rules(folder: Path, classes: str | None = None) -> Path:
    """The small game's document in a folder, with a file of classes."""
    folder.mkdir()
    (folder / "mini.yaml").write_text(MANIFEST, encoding="utf-8")
    (folder / "mini.txt").write_text(TEXT, encoding="utf-8")
    if classes is not None:
        (folder / "mini.coverage.yaml").write_text(classes, encoding="utf-8")
    return folder


def write_scenario(folder: Path, name: str, line: str, expect: str, turn: str = "A", more: str = "") -> Path:
    """A scenario of the small game."""
    (folder / "mini").mkdir(parents=True, exist_ok=True)
    path = folder / "mini" / f"{name}.yaml"
    path.write_text(SCENARIO.format(name=name, line=line, expect=expect, turn=turn) + more, encoding="utf-8")
    return path
