"""Who has no Level is not counted by it: what asks for it is false, what is done in its measure is not done."""

import pytest

from judgekit.replay import replay
from judgekit.scenario import loads
from tests.reader.duel import LEVEL_4, labels, played

XYZ = "rank: 4, atk: 1500, def: 900, kinds: [xyz, effect]"
LINK = "link: 2, atk: 1500, kinds: [link, effect]"
CALM = "Esta carta no puede atacar directamente."
FIELDS = {"xyz": XYZ, "link": LINK, "level": LEVEL_4}


@pytest.mark.parametrize(("kind", "lp"), [("xyz", 8000), ("link", 8000), ("level", 7200)])
def test_it_is_no_target_of_what_does_no_more_than_count_its_level(kind: str, lp: int) -> None:
    text = "Selecciona 1 monstruo que controles; inflige daño a tu adversario igual al Nivel de ese monstruo x 200."
    found = played(
        {"Faro": (FIELDS[kind], CALM), "Ola": ("type: spell", text)},
        "hand: [Ola], monsters: [Faro], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if kind == 'level' else ' tries'}: {{activate: Ola, objetivo: Faro}}",
    )
    assert found.game.tally("B", "lp") == lp


@pytest.mark.parametrize(("kind", "lp"), [("xyz", 8000), ("link", 8000), ("level", 7200)])
def test_what_is_done_in_its_measure_behind_something_else_is_not_done(kind: str, lp: int) -> None:
    text = (
        "Selecciona 1 monstruo que controles; destruye ese objetivo y, si lo haces, inflige daño a tu adversario igual al"
        " Nivel del monstruo destruido x 200."
    )
    found = played(
        {"Faro": (FIELDS[kind], CALM), "Ola": ("type: spell", text)},
        "hand: [Ola], monsters: [Faro], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Ola, objetivo: Faro}",
    )
    assert found.game.tally("B", "lp") == lp
    assert labels(found, "A", "monsters") == []


@pytest.mark.parametrize(
    ("kind", "left"), [("xyz", ["Faro", "Pez Bajo"]), ("link", ["Faro", "Pez Bajo"]), ("level", [])]
)
def test_nobody_has_less_than_a_level_that_is_not_there(kind: str, left: list[str]) -> None:
    text = (
        "Selecciona 1 monstruo que controles; destruye todos los monstruos cuyo Nivel sea menor o igual que el de ese"
        " objetivo."
    )
    found = played(
        {"Faro": (FIELDS[kind], CALM), "Ola": ("type: spell", text)},
        "hand: [Ola], monsters: [Faro, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if kind == 'level' else ' tries'}: {{activate: Ola, objetivo: Faro}}",
    )
    assert labels(found, "A", "monsters") == left


@pytest.mark.parametrize(
    ("ancla", "level"), [("rank: 4, atk: 1, def: 1, kinds: [xyz]", 4), ("level: 8, atk: 1, def: 1", 8)]
)
def test_another_monsters_level_does_not_become_one_that_is_not_there(ancla: str, level: int) -> None:
    does = "[{resolve: [{set: level, to: {value: level, of: {name: Ancla}}, on: {name: Pez}}]}]"
    found = replay(loads(ANCHOR.format(does=does, ancla=ancla)).situation)
    pez = next(one for one in found.game.zone("A", "monsters") if one.label == "Pez")
    assert found.game.number(pez, "level") == level


ANCHOR = """
game: yugioh
cards: {{Ola: {{type: spell, effects: {does}}}, Pez: {{level: 4, atk: 900, def: 100}}, Ancla: {{{ancla}}}}}
given: {{turn: A, turn number: 4, phase: main 1, A: {{hand: [Ola], monsters: [Pez, Ancla], deck: 3 cards}}}}
script: [A: {{activate: Ola}}]
"""
