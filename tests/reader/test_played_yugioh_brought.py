"""By whose effect a Yu-Gi-Oh! monster came is known of it as it lies there and as it falls, and of nobody else."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import monster, trap
from tests.reader.test_played_yugioh import LEVEL_4, labels, played

WEAK = "level: 4, atk: 500, def: 500, kinds: [effect], race: insecto"
ALBA = ("type: spell", "Invoca de Modo Especial 1 monstruo Insecto en tu mano en Posición de Ataque.")
ORUGA = (
    LEVEL_4,
    "Puedes Sacrificar esta carta; Invoca de Modo Especial 1 monstruo Insecto en tu mano en Posición de Ataque.",
)
START = "monsters: [Oruga], hand: [Polilla, Alba], deck: [9 cards]"


@pytest.mark.parametrize(("by", "drawn"), [("Oruga", 3), ("Alba", 2)])
def test_it_draws_more_where_that_one_brought_it_though_both_are_gone(by: str, drawn: int) -> None:
    text = (
        "Si esta carta es destruida en batalla: roba 2 cartas, pero si esta carta fue Invocada "
        'de Modo Especial por el efecto de "Oruga", roba 3 cartas en su lugar.'
    )
    found = played(
        {"Polilla": (WEAK, text), "Alba": ALBA, "Oruga": ORUGA},
        START,
        "monsters: [Roca Alta], deck: [9 cards]",
        f"A: {{activate: {by}}}",
        "A: {go: battle}",
        "A: {attack: Polilla, target: Roca Alta}",
    )
    assert "Polilla" in labels(found, "A", "graveyard")
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("by", "atk"), [("Oruga", 500), ("Alba", 900)])
def test_whoever_was_brought_by_such_a_card(by: str, atk: int) -> None:
    text = "Los monstruos Invocados de Modo Especial por el efecto de una Carta Mágica ganan 400 ATK."
    found = played(
        {"Polilla": (WEAK, "Esta carta gana 0 ATK."), "Alba": ALBA, "Oruga": ORUGA, "Faro": (LEVEL_4, text)},
        START.replace("[Oruga]", "[Oruga, Faro]"),
        "deck: [9 cards]",
        f"A: {{activate: {by}}}",
    )
    assert found.game.value(found.game.card("Polilla"), "atk") == atk
    assert found.game.value(found.game.card("Faro"), "atk") == 1500


def test_who_was_normal_summoned_was_brought_by_nobody() -> None:
    found = played(
        {"Polilla": (WEAK, 'Si esta carta fue Invocada de Modo Especial por el efecto de "Oruga", gana 300 ATK.')},
        "hand: [Polilla], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {summon: Polilla}",
    )
    assert found.game.value(found.game.card("Polilla"), "atk") == 500


@pytest.mark.parametrize(("kind", "atk"), [("Carta Mágica", 2400), ("Carta de Trampa", 2000)])
def test_who_was_fusion_summoned_by_an_effect_was_brought_by_it(kind: str, atk: int) -> None:
    text = f"Los monstruos Invocados de Modo Especial por el efecto de una {kind} ganan 400 ATK."
    fuses = "Invoca por Fusión 1 Monstruo de Fusión, usando monstruos en tu mano o Campo."
    found = played(
        {"Faro": (LEVEL_4, text), "Crisol": ("type: spell", fuses)},
        "hand: [Crisol, Pez Bajo], monsters: [Faro, Roca Alta], extra: [Doble], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Crisol, materials: [Pez Bajo, Roca Alta], position: ataque}",
        more="  Doble: {level: 6, atk: 2000, def: 0, kinds: [fusion], recipe: [{of: {race: pez}}, {of: {race: roca}}]}",
    )
    assert found.game.value(found.game.card("Doble"), "atk") == atk


RISEN = (
    "Invoca esta carta de Modo Especial en Posición de Defensa como un Monstruo de Efecto (Zombi/OSCURIDAD/Nivel 4/ATK 1700/DEF 400)."
    " (Esta carta también sigue siendo una Trampa)."
)
FALLEN = "Si esta carta Invocada de esta forma es destruida en batalla: inflige daño a tu adversario igual al ATK del monstruo que la destruyó."


def test_a_trap_that_came_by_its_own_effect_hears_how_it_falls() -> None:
    end = played(
        {"Hueso": ("type: trap, icon: continuous", f"{RISEN} {FALLEN}"), "Alba": ("type: spell", "Gana 100 LP.")},
        "spells: [{card: Hueso, facedown: yes, played: 2}], deck: [9 cards]",
        "monsters: [{card: Roca Alta, played: 2}], hand: [Alba], deck: [9 cards]",
        "B: {activate: Alba}",
        "A responds: {activate: Hueso}",
        "B: {go: battle}",
        "B: {attack: Roca Alta, target: Hueso}",
        turn="B",
    )
    assert (labels(end, "A", "graveyard"), end.game.tally("B", "lp")) == (["Hueso"], 8100 - 1000)


def test_of_a_monster_s_own_way_to_come_it_is_not_said_so() -> None:
    with pytest.raises(NotUnderstoodError):
        monster(f"Puedes Invocar esta carta de Modo Especial (desde tu mano) descartando 1 carta. {FALLEN}")


def test_no_more_than_the_trap_itself_is_meant() -> None:
    (_, fallen) = trap(f"{RISEN} {FALLEN}", "Continuous")
    assert fallen["when"]["of"] == {"is": "self", "summoned": "special", "brought by": {"is": "card"}}
