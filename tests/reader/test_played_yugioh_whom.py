"""Whom a Yu-Gi-Oh! text reaches: each by its own numbers, those that lie face down or not."""

import pytest

from tests.reader.test_played_yugioh import LEVEL_4, labels, played

ATTACK, DOWN = "{card: %s, defense: no}", "{card: %s, facedown: yes}"
QUICK = "type: spell, icon: quick-play"


def test_each_gains_as_much_as_its_own_defense() -> None:
    text = "Todos los monstruos que controles ganan ATK igual a su DEF original hasta el final del turno."
    found = played(
        {"Alud": ("type: spell", text)},
        "hand: [Alud], monsters: [Pez Bajo, Roca Alta]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    fish, rock = found.game.zone("A", "monsters")
    assert [found.game.value(one, "atk") for one in (fish, rock)] == [1000, 2900]


def test_each_has_half_of_its_own_attack() -> None:
    found = played(
        {"Alud": ("type: spell", "El ATK de todos los monstruos en el Campo se reduce a la mitad.")},
        "hand: [Alud], monsters: [Pez Bajo]",
        "monsters: [Roca Alta]",
        "A: {activate: Alud}",
    )
    assert [found.game.value(one, "atk") for one in found.game.field()] == [450, 500]


@pytest.mark.parametrize(("level", "atk"), [("level: 3", 1300), ("rank: 3, kinds: [xyz]", 1000)])
def test_whoever_has_no_level_gains_nothing_by_it(level: str, atk: int) -> None:
    found = played(
        {
            "Faro": (LEVEL_4, "Todos los monstruos que controles ganan ATK igual a su Nivel x 100."),
            "Otro": (f"{level}, atk: 1000, def: 0", "Esta carta no puede atacar."),
        },
        "monsters: [Faro, Otro]",
        "deck: [9 cards]",
        "A: {go: battle}",
    )
    lamp, other = found.game.zone("A", "monsters")
    assert (found.game.value(lamp, "atk"), found.game.value(other, "atk")) == (1900, atk)


@pytest.mark.parametrize(("pose", "atk"), [(DOWN, 1000), (ATTACK, 700)])
def test_what_changes_attack_does_not_reach_who_lies_face_down(pose: str, atk: int) -> None:
    found = played(
        {"Alud": ("type: spell", "Todos los monstruos que controle tu adversario pierden 300 ATK.")},
        "hand: [Alud]",
        f"monsters: [{pose % 'Roca Alta'}]",
        "A: {activate: Alud}",
    )
    (rock,) = found.game.zone("B", "monsters")
    assert found.game.value(rock, "atk") == atk


@pytest.mark.parametrize("came", ["special", "normal"])
def test_it_was_special_summoned_whichever_way_it_lies_since(came: str) -> None:
    destroy = "Selecciona 1 monstruo Invocado de Modo Especial que controle tu adversario; destrúyelo."
    found = played(
        {"Rayo": (QUICK, destroy)},
        "hand: [Rayo]",
        f"monsters: [{{card: Roca Alta, facedown: yes, came: {came}}}]",
        "A tries: {activate: Rayo, objetivo: Roca Alta}",
    )
    assert labels(found, "B", "graveyard") == ["Roca Alta"] * (came == "special")
