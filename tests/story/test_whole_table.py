"""A table that a question shows says all that its scenario gives: who does not see the file must be able to answer."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from judgekit import games
from judgekit.bank import find, scenarios
from judgekit.engine.game import Game
from judgekit.games.messages import messages
from judgekit.replay import Script, seat
from judgekit.scenario import Placed, Question, Situation
from judgekit.story import Board, Teller, table_of

TOLD_BY_THEMSELVES = {"turn", "phase", "winner"}


def laid(situation: Situation) -> Game:
    table = seat(situation, Script(()))
    table.complete()
    return table


def shown(scenario: Question) -> Board:
    table = laid(scenario.situation)
    return table_of(table, table, Teller.of(table))


def whole_text(board: Board) -> str:
    areas = (area.told for side in board.sides for area in side.areas)
    return "\n".join((board.told, *(side.told for side in board.sides), *areas))


@pytest.mark.parametrize("game", games.names())
def test_every_fact_count_and_mark_that_is_given_is_told(game: str) -> None:
    words = messages(game)
    untold = {}
    for scenario in scenarios(game=game):
        text = whole_text(shown(scenario))
        given = [*facts(scenario.situation, words), *counts(scenario.situation, words), *marks(scenario, words)]
        if missing := [one for one in given if one not in text]:
            untold[scenario.id] = missing
    assert untold == {}


def facts(situation: Situation, words: Any) -> Iterator[str]:
    for name, value in situation.facts.items():
        if name not in TOLD_BY_THEMSELVES and value:
            said = words.word(f"{name}s", value) if isinstance(value, str) else value
            yield f"{words.word('facts', name)}: {said}"


def counts(situation: Situation, words: Any) -> Iterator[str]:
    for player, board in situation.boards.items():
        for name, value in board.counts.items():
            if player and words.knows("counts", name):
                yield f"{words.word('counts', name)} {value}"


def marks(scenario: Question, words: Any) -> Iterator[str]:
    table = laid(scenario.situation)
    shown_zones = {kind.name for kind in table.zone_kinds if kind.field}
    for board in scenario.situation.boards.values():
        for zone, cards in board.zones.items():
            for card in cards if zone in shown_zones else ():
                yield from _marks(card, words)


def _marks(card: Placed, words: Any) -> Iterator[str]:
    for name, value in card.marks.items():
        section = "marks" if words.knows("marks", name) else "remembered"
        assert words.knows(section, name), name
        if value:
            yield words.word(section, name)


def test_nothing_has_happened_before_that_no_table_shows() -> None:
    """What a file tells of the turn so far is on no table: such a scenario would want words for it first."""
    told = [one.id for one in scenarios() if any(getattr(one.situation.before, name) for name in HAPPENED)]
    assert told == []


HAPPENED = ("used", "pending", "lasting", "happened")


def test_life_points_that_nobody_gives_are_those_of_the_beginning() -> None:
    (scenario,) = find(["yugioh/efecto-continuo-sin-cadena"])
    assert [side.counts for side in shown(scenario).sides] == [("LP 8000",), ("LP 8000",)]


def test_a_card_that_a_card_covers_is_told_with_its_values() -> None:
    (scenario,) = find(["digimon/de-digivolve-tres"])
    assert "debajo: MetalGreymon (tipo: Digimon; nivel 5;" in whole_text(shown(scenario))


def test_the_kind_and_the_cost_of_each_card_are_told_and_what_it_lacks() -> None:
    (scenario,) = find(["fftcg/sexto-dano-en-limitado"])
    text = whole_text(shown(scenario))
    assert "Rayo Menor (tipo: Invocación; Elementos: Rayo; coste 1)" in text
    assert "Soldado de Fuego (tipo: Delantero;" in text
    (other,) = find(["lorcana/mientras-lo-desafian"])
    assert "sin símbolo de tintero" in whole_text(shown(other))


def test_nobody_but_a_character_counts_as_a_singer() -> None:
    (scenario,) = find(["lorcana/un-efecto-con-menos-cartas"])
    assert "Singer" not in whole_text(shown(scenario))


def test_a_card_without_a_name_has_no_values() -> None:
    (scenario,) = find(["lorcana/accion-que-vuelve-a-la-mano"])
    assert not re.search(r"carta( n\.º \d+)? \(", whole_text(shown(scenario)))
