"""«You can only control 1» of a monster and of a Spell or Trap, and what may not change its battle position."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

ONLY_ONE = 'Sólo puedes controlar 1 "Vigía del Muelle".'
DOWN = "facedown: yes, defense: yes, played: 2"


@pytest.mark.parametrize(
    ("other", "turned"),
    [
        ("Vigía del Muelle", False),
        ("{card: Vigía del Muelle, facedown: yes, defense: yes, played: 2, as: Tercera}", True),
        ("Roca Alta", True),
    ],
)
def test_a_second_one_is_not_flip_summoned_either(other: str, turned: bool) -> None:
    found = played(
        {"Vigía del Muelle": (LEVEL_4, ONLY_ONE)},
        f"monsters: [{other}, {{card: Vigía del Muelle, {DOWN}, as: Segunda}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {flip summon: Segunda}",
    )
    (second,) = (one for one in found.game.zone("A", "monsters") if one.label == "Segunda")
    assert (not second.mark("facedown")) is turned


@pytest.mark.parametrize(
    ("fields", "kept"),
    [("type: spell, icon: continuous", "hand"), ("type: spell, icon: field", "hand")],
)
@pytest.mark.parametrize(("name", "used"), [("Pacto del Muelle", False), ("Pacto de la Bahía", True)])
def test_of_a_spell_a_second_one_is_not_activated(fields: str, kept: str, name: str, used: bool) -> None:
    text = 'Sólo puedes controlar 1 "Pacto del Muelle". Los monstruos que controles ganan 100 ATK.'
    zone = "field spell" if "field" in fields else "spells"
    found = played(
        {name_: (fields, text.replace("Pacto del Muelle", name_)) for name_ in {"Pacto del Muelle", name}},
        f"hand: [{{card: {name}, as: Segundo}}], spells: [{{card: Pacto del Muelle, as: Primero}}], deck: [9 cards]"
        if zone == "spells"
        else f"hand: [{{card: {name}, as: Segundo}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Segundo}",
    )
    assert ("Segundo" not in labels(found, "A", kept)) is (used or zone == "field spell")


def test_of_a_trap_a_second_one_is_not_activated() -> None:
    text = 'Sólo puedes controlar 1 "Red del Muelle". Los monstruos que controles ganan 100 ATK.'
    down = "facedown: yes, played: 2"
    found = played(
        {"Red del Muelle": ("type: trap, icon: continuous", text)},
        f"spells: [{{card: Red del Muelle, as: Primera, {down}}}, {{card: Red del Muelle, as: Segunda, {down}}}]",
        "deck: [9 cards]",
        "A: {activate: Primera}",
        "A tries: {activate: Segunda}",
    )
    assert {one.label: bool(one.mark("facedown")) for one in found.game.zone("A", "spells")} == {
        "Primera": False,
        "Segunda": True,
    }


@pytest.mark.parametrize(
    ("said", "turned"),
    [("cambiar su posición de batalla", False), ("atacar", True), ("cambiar su posición de batalla", None)],
)
def test_whoever_may_not_change_position_is_not_flip_summoned(said: str, turned: bool | None) -> None:
    text = f"Selecciona 1 monstruo que controles; este turno, ese objetivo no puede {said}."
    aim = "Roca Alta" if turned is None else "Pez Bajo"
    found = played(
        {"Ancla": ("type: spell", text)},
        f"hand: [Ancla], monsters: [Roca Alta, {{card: Pez Bajo, {DOWN}}}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Ancla, objetivo: {aim}}}",
        "A tries: {flip summon: Pez Bajo}",
    )
    (fish,) = (one for one in found.game.zone("A", "monsters") if one.label == "Pez Bajo")
    assert (not fish.mark("facedown")) is (turned is not False)


@pytest.mark.parametrize(("said", "turned"), [("por Volteo", False), ("de Modo Especial", True)])
def test_how_a_monster_may_not_come_it_says_face_down_too(said: str, turned: bool) -> None:
    found = played(
        {"Muro Sumergido": (LEVEL_4, f"Esta carta no puede ser Invocada {said}.")},
        f"monsters: [{{card: Muro Sumergido, {DOWN}}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {flip summon: Muro Sumergido}",
    )
    (wall,) = found.game.zone("A", "monsters")
    assert (not wall.mark("facedown")) is turned
