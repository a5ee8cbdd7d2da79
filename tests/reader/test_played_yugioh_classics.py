"""What monsters of the first ten years say is what happens at the table, and what is like it does not happen."""

import pytest

from judgekit.replay import Replay
from tests.reader.test_played_yugioh import LEVEL_4, labels, played

TUNER = "level: 3, atk: 700, def: 600, kinds: [effect, tuner]"


def summoned(text: str, race: str, kinds: str, how: str) -> Replay:
    """A's Tuner with this text, as the material of a monster of this Type."""
    cards = {
        "Farera": (TUNER, text),
        "Nave": (f"level: 7, atk: 2500, def: 2000, race: {race}, kinds: [{kinds}]", "No puede atacar."),
    }
    a = "monsters: [Farera, {card: Roca Alta, as: Otra}], extra: [Nave], deck: [9 cards]"
    return played(cards, a, "deck: [9 cards]", how)


ONLY_FOR = (
    "No puede ser usado como Material de Sincronía, excepto para la Invocación por Sincronía de un monstruo Planta."
)


@pytest.mark.parametrize(("race", "comes"), [("planta", True), ("pez", False)])
def test_a_material_for_some_alone_serves_no_other(race: str, comes: bool) -> None:
    found = summoned(
        ONLY_FOR, race, "effect, synchro", "A tries: {synchro summon: Nave, with: [Farera, Otra], position: ataque}"
    )
    assert labels(found, "A", "monsters") == (["Nave"] if comes else ["Farera", "Otra"])


@pytest.mark.parametrize(("race", "comes"), [("planta", True), ("pez", False)])
def test_nor_does_an_xyz_material(race: str, comes: bool) -> None:
    text = "No puede ser usada como Material Xyz, excepto para la Invocación Xyz de un monstruo Planta."
    cards = {
        "Farera": (LEVEL_4, text),
        "Nave": (
            f"rank: 4, materials: 2, atk: 2500, def: 2000, race: {race}, kinds: [effect, xyz]",
            "No puede atacar.",
        ),
    }
    a = "monsters: [Farera, {card: Roca Alta, as: Otra}], extra: [Nave], deck: [9 cards]"
    found = played(cards, a, "deck: [9 cards]", "A tries: {xyz summon: Nave, with: [Farera, Otra], position: ataque}")
    assert labels(found, "A", "monsters") == (["Nave"] if comes else ["Farera", "Otra"])


@pytest.mark.parametrize(("side", "comes"), [("A", False), ("B", False), ("", True)])
def test_one_alone_on_the_field_is_on_either_side(side: str, comes: bool) -> None:
    text = 'Sólo puede haber 1 monstruo "Farera" boca arriba en el Campo.'
    there = {"A": "", "B": "", side: "{card: Farera, as: Otra}"}
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"hand: [Farera], monsters: [{there['A']}], deck: [9 cards]",
        f"monsters: [{there['B']}], deck: [9 cards]",
        "A tries: {summon: Farera}",
    )
    assert ("Farera" in labels(found, "A", "monsters")) is comes


@pytest.mark.parametrize(("other", "atk"), [("Farera Otra", 2000), ("Farera", 1500)])
def test_another_name_is_another_than_its_own(other: str, atk: int) -> None:
    text = 'Mientras controles un monstruo "Farera" con un nombre diferente, esta carta gana 500 ATK.'
    found = played(
        {"Farera": (LEVEL_4, text), "Farera Otra": (LEVEL_4, "No puede atacar.")},
        f"monsters: [Farera, {{card: {other}, as: Segunda}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {go: battle}",
    )
    assert found.game.number(found.game.zone("A", "monsters")[0], "atk") == atk


@pytest.mark.parametrize(("foe", "atk"), [("Roca Alta", 1900), ("Pez Bajo", 1800)])
def test_that_monster_is_the_one_of_yours_that_battles(foe: str, atk: int) -> None:
    """Each gains what the other monster of this battle has, and no other of one's own does."""
    text = (
        "Durante el Damage Step, cuando un monstruo Pez que controlas batalla (Efecto Rápido): puedes mandar esta carta "
        "desde tu mano al Cementerio; ese monstruo gana ATK igual al ATK del monstruo del adversario con el que batalla."
    )
    found = played(
        {"Farera": (LEVEL_4, text)},
        "monsters: [{card: Pez Bajo, as: Mío}, {card: Pez Bajo, as: Quieto}], hand: [Farera], deck: [9 cards]",
        f"monsters: [{{card: {foe}, defense: no}}], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: Mío, target: {foe}}}",
        "B responds: pass",
        "A responds: {activate: Farera}",
    )
    by_label = {one.label: found.game.number(one, "atk") for one in found.game.zone("A", "monsters")}
    assert by_label["Quieto"] == 900
    assert by_label.get("Mío") == atk


@pytest.mark.parametrize("icon", ["continuous", "field"])
def test_a_spell_that_leaves_the_field_is_no_monster_and_its_effect_comes_too(icon: str) -> None:
    place = {"continuous": "spells", "field": "field spell"}[icon]
    cards = {
        "Farol": (f"type: spell, icon: {icon}", "Si esta carta deja el Campo: roba 1 carta."),
        "Rompe": ("type: spell", "Destruye todas las Mágicas/Trampas que controles."),
    }
    a = f"hand: [Rompe], {place}: [Farol], deck: [9 cards]"
    found = played(cards, a, "deck: [9 cards]", "A: {activate: Rompe}")
    assert len(found.game.zone("A", "deck")) == 8
