"""What is done «and, if you do» must be possible when the effect is activated, unless the first part may bring it about."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

JOINED = ["y, si lo haces,", ", y después"]


@pytest.mark.parametrize("then", JOINED)
@pytest.mark.parametrize(("grave", "lp"), [("Pez Bajo", 8500), ("", 8000)])
def test_there_is_somebody_for_the_second_part(then: str, grave: str, lp: int) -> None:
    text = f"Gana 500 LP {then} añade a tu mano 1 monstruo en tu Cementerio.".replace(" ,", ",")
    found = played(
        {"Ola": ("type: spell", text)},
        f"hand: [Ola], graveyard: [{grave}], deck: [9 cards]",
        "graveyard: [Roca Alta], deck: [9 cards]",
        f"A{'' if grave else ' tries'}: {{activate: Ola}}",
    )
    assert found.game.tally("A", "lp") == lp


@pytest.mark.parametrize(("link", "lp"), [("y, si lo haces, puedes añadir", 8500), ("y además puedes añadir", 8500)])
def test_what_may_be_done_then_need_not_be_possible(link: str, lp: int) -> None:
    found = played(
        {"Ola": ("type: spell", f"Gana 500 LP {link} a tu mano 1 monstruo en tu Cementerio.")},
        "hand: [Ola], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Ola}",
        "A: {Ola/1: no}",
    )
    assert found.game.tally("A", "lp") == lp


def test_what_the_first_part_may_bring_about_need_not_be_there_yet() -> None:
    text = (
        "Selecciona 1 monstruo que controles; destruye ese objetivo y, si lo haces, añade a tu mano 1 monstruo en tu"
        " Cementerio."
    )
    found = played(
        {"Ola": ("type: spell", text)},
        "hand: [Ola], monsters: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Ola, objetivo: Pez Bajo}",
    )
    assert labels(found, "A", "hand") == ["Pez Bajo"]


@pytest.mark.parametrize(("there", "lp"), [("Ola Ajena", 8500), ("", 8000)])
def test_so_is_what_is_done_to_all_that_fit(there: str, lp: int) -> None:
    found = played(
        {
            "Ola": ("type: spell", "Gana 500 LP y, si lo haces, destruye todas las Cartas de Trampa en el Campo."),
            "Ola Ajena": ("type: trap", "Roba 1 carta."),
        },
        "hand: [Ola], deck: [9 cards]",
        f"spells: [{there}], deck: [9 cards]",
        f"A{'' if there else ' tries'}: {{activate: Ola}}",
    )
    assert found.game.tally("A", "lp") == lp


@pytest.mark.parametrize(("others", "lp"), [(4, 8500), (5, 8000)])
def test_who_comes_then_needs_a_place(others: int, lp: int) -> None:
    full = ", ".join(f"{{card: Roca Alta, as: Roca {number}}}" for number in range(others))
    text = "Gana 500 LP y, si lo haces, Invoca de Modo Especial 1 monstruo en tu Cementerio."
    found = played(
        {"Ola": ("type: spell", text)},
        f"hand: [Ola], graveyard: [Pez Bajo], monsters: [{full}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if others < 5 else ' tries'}: {{activate: Ola{', position: ataque' if others < 5 else ''}}}",
    )
    assert found.game.tally("A", "lp") == lp


def test_who_gives_up_a_place_first_needs_none() -> None:
    full = ", ".join(f"{{card: Roca Alta, as: Roca {number}}}" for number in range(5))
    text = (
        "Selecciona 1 monstruo que controles; destruye ese objetivo y, si lo haces, Invoca de Modo Especial 1 monstruo Pez"
        " en tu Cementerio."
    )
    found = played(
        {"Ola": ("type: spell", text)},
        f"hand: [Ola], graveyard: [Pez Bajo], monsters: [{full}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Ola, objetivo: Roca 1, position: ataque}",
    )
    assert "Pez Bajo" in labels(found, "A", "monsters")


def test_who_must_is_not_asked() -> None:
    text = "Cuando esta carta es Invocada de Modo Normal: gana 500 LP y, si lo haces, añade a tu mano 1 monstruo en tu Cementerio."
    found = played(
        {"Faro": (LEVEL_4, text)},
        "hand: [Faro], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {summon: Faro}",
    )
    assert found.game.tally("A", "lp") == 8500
