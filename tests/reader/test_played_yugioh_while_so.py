"""What a Yu-Gi-Oh! text says only while something is so is not done otherwise."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

ZUMBADOR = (
    "Puedes seleccionar 1 monstruo boca arriba que controles; equipa esta carta en tu mano a ese objetivo. "
    "Si esta carta es mandada al Cementerio mientras está equipada a un monstruo: roba 2 cartas."
)


@pytest.mark.parametrize(
    ("gone", "drawn"), [("Destruye todas las Cartas Mágicas/de Trampa que controles.", 2), ("Roba 1 carta.", 1)]
)
def test_an_equipped_monster_hears_that_it_goes(gone: str, drawn: int) -> None:
    found = played(
        {"Zumbador": (LEVEL_4, ZUMBADOR), "Alud": ("type: spell", gone)},
        "hand: [Zumbador, Alud], monsters: [Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Zumbador, objetivo: Roca Alta}",
        "A: {activate: Alud}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_one_that_was_no_equip_card_hears_nothing() -> None:
    found = played(
        {"Zumbador": (LEVEL_4, ZUMBADOR), "Alud": ("type: spell", "Destruye todos los monstruos que controles.")},
        "hand: [Alud], monsters: [Zumbador], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert labels(found, "A", "graveyard") == ["Alud", "Zumbador"]
    assert len(found.game.zone("A", "deck")) == 9


@pytest.mark.parametrize(("other", "left"), [("Roca Alta", ["Roca Alta"]), ("Pez Bajo", [])])
def test_what_is_replaced_only_while_another_is_controlled(other: str, left: list[str]) -> None:
    saved = (
        "Si uno o más monstruos que controles fueran a ser destruidos por un efecto, "
        'mientras controles "Roca Alta", puedes desterrar esta carta en tu Cementerio en su lugar.'
    )
    used = ", Eco/1: sí" if left else ""
    found = played(
        {"Eco": (LEVEL_4, saved)},
        f"hand: [Rayo Ajeno], monsters: [{other}], graveyard: [Eco], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Rayo Ajeno, caído: {other}{used}}}",
    )
    assert labels(found, "A", "monsters") == left


def test_those_left_out_of_a_loss_lose_nothing() -> None:
    found = played(
        {
            "Espora": (
                LEVEL_4,
                "VOLTEO: Todos los monstruos boca arriba en el Campo pierden 400 ATK, excepto los monstruos Pez.",
            ),
            "Linterna": ("type: spell", "Cambia a Posición de Ataque boca arriba todos los monstruos que controles."),
        },
        "hand: [Linterna], monsters: [Roca Alta, Pez Bajo, {card: Espora, facedown: yes, defense: yes}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Linterna}",
    )
    atk = {one.label: found.game.value(one, "atk") for one in found.game.zone("A", "monsters")}
    assert atk == {"Roca Alta": 600, "Pez Bajo": 900, "Espora": 1100}


@pytest.mark.parametrize(("given", "atk"), [("[Roca Alta, Pez Bajo]", 2100), ("[Pez Bajo]", 1800)])
def test_what_comes_gains_for_each_that_was_given(given: str, atk: int) -> None:
    text = (
        "Puedes Sacrificar cualquier número de monstruos; Invoca de Modo Especial esta carta en tu mano y, "
        "si lo haces, ésta gana 300 ATK por cada monstruo que Sacrificaste."
    )
    found = played(
        {"Marea": (LEVEL_4, text)},
        "hand: [Marea], monsters: [Roca Alta, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Marea, sacrificio: {given}, position: ataque}}",
    )
    (marea,) = (one for one in found.game.zone("A", "monsters") if one.label == "Marea")
    assert found.game.value(marea, "atk") == atk


@pytest.mark.parametrize(("aim", "gone"), [("", ["Flecha"]), (", target: Pez Bajo", [])])
def test_who_attacked_directly_is_told_from_who_attacked_a_monster(aim: str, gone: list[str]) -> None:
    text = (
        "Esta carta puede atacar directamente. "
        "Al final de tu Battle Phase, si esta carta atacó directamente: destierra esta carta hasta tu próxima End Phase."
    )
    found = played(
        {"Flecha": (LEVEL_4, text)},
        "monsters: [Flecha], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: Flecha{aim}}}",
        "A: {go: main 2}",
    )
    assert labels(found, "A", "banished") == gone


@pytest.mark.parametrize(("side", "whose"), [("a tu Campo", "A"), ("al suyo", "B")])
def test_what_comes_to_either_field_comes_to_the_one_that_is_picked(side: str, whose: str) -> None:
    text = "Puedes descartar 1 carta; Invoca de Modo Especial 1 monstruo Pez desde tu mano en Posición de Ataque a cualquier Campo."
    found = played(
        {"Boya": (LEVEL_4, text)},
        "hand: [Fuego Ajeno, Pez Bajo], monsters: [Boya], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Boya, descarte: Fuego Ajeno, mode: {side}}}",
    )
    assert "Pez Bajo" in labels(found, whose, "monsters")
