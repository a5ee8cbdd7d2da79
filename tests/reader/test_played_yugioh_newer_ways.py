"""What newer monsters say in their own way happens at the table, and what is like it does not."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

WITH_DEF = "Tus monstruos {} pueden atacar mientras están en Posición de Defensa boca arriba. Si lo hacen, aplica su DEF para el cálculo de daño."


@pytest.mark.parametrize(("race", "lp"), [("Roca", 7000), ("Hada", 8000)])
def test_those_attack_in_defense_with_their_def_and_no_others(race: str, lp: int) -> None:
    attack = "{attack: Roca Alta, target: Pez Bajo}"
    found = played(
        {"Faro": (LEVEL_4, WITH_DEF.format(race))},
        "monsters: [Faro, {card: Roca Alta, defense: yes}], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {attack}" if lp < 8000 else f"A tries: {attack}",
    )
    assert found.game.tally("B", "lp") == lp


@pytest.mark.parametrize(("theirs", "comes"), [("monsters: [Pez Bajo], ", True), ("", False)])
def test_it_comes_to_the_other_side_for_a_monster_of_that_side(theirs: str, comes: bool) -> None:
    text = (
        "Puedes Invocar de Modo Especial esta carta (desde tu mano) al Campo de tu adversario en Posición de Ataque,"
        " Sacrificando 1 monstruo que controle."
    )
    found = played(
        {"Faro": (LEVEL_4, text)},
        "hand: [Faro], monsters: [Roca Alta], deck: [9 cards]",
        f"{theirs}deck: [9 cards]",
        f"A{'' if comes else ' tries'}: {{special summon: Faro}}",
    )
    assert labels(found, "B", "monsters") == (["Faro"] if comes else [])
    assert labels(found, "A", "monsters") == ["Roca Alta"]
    assert labels(found, "B", "graveyard") == (["Pez Bajo"] if comes else [])


@pytest.mark.parametrize("how", ["paid", "by another"])
def test_only_what_was_banished_for_its_own_effect_comes_back(how: str) -> None:
    text = (
        "Puedes desterrar esta carta; gana 100 LP. Durante la Standby Phase del próximo turno después de que esta carta"
        " fue desterrada para activar su efecto: Invoca de Modo Especial esta carta desterrada en Posición de Defensa."
    )
    found = played(
        {"Faro": (LEVEL_4, text), "Sima": ("type: spell", "Destierra 1 monstruo en el Campo.")},
        "monsters: [Faro], hand: [Sima], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Faro}" if how == "paid" else "A: {activate: Sima}",
        "A: {go: end}",
        "A: end turn",
        "B: {go: standby}",
    )
    assert labels(found, "A", "monsters") == (["Faro"] if how == "paid" else [])
