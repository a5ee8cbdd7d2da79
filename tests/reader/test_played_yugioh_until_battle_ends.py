"""What lasts until the Battle Phase is over, what stays as it lies but for effects, and two that are paid from two places."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

NINE = "deck: [9 cards]"
GROWS = "Una vez por turno: puedes hacer que esta carta gane 500 ATK hasta el final de {until}."


@pytest.mark.parametrize(("until", "left"), [("la Battle Phase", 1500), ("este turno", 2000)])
def test_it_is_over_in_the_main_phase_behind_it(until: str, left: int) -> None:
    found = played(
        {"Faro": (LEVEL_4, GROWS.format(until=until))},
        f"monsters: [Faro], {NINE}",
        NINE,
        "A: {activate: Faro}",
        "A: {go: battle}",
        "A: {attack: Faro}",
        "A: {go: main 2}",
    )
    (stays,) = found.game.zone("A", "monsters")
    assert found.game.number(stays, "atk") == left


def test_without_a_battle_phase_it_does_not_wait_for_another() -> None:
    found = played(
        {"Faro": (LEVEL_4, GROWS.format(until="la Battle Phase"))},
        f"monsters: [Faro], {NINE}",
        NINE,
        "A: {activate: Faro}",
        "A: {go: end}",
    )
    (stays,) = found.game.zone("A", "monsters")
    assert found.game.number(stays, "atk") == 1500


KEPT = (
    "Si esta carta ataca, es cambiada a Posición de Defensa al final de la Battle Phase, y su posición de batalla no "
    "puede ser cambiada hasta el final de tu próximo turno{but}."
)


@pytest.mark.parametrize(("but", "lies"), [(", excepto por el efecto de una carta", False), ("", True)])
def test_only_where_it_says_so_an_effect_turns_it(but: str, lies: bool) -> None:
    found = played(
        {
            "Faro": (LEVEL_4, KEPT.format(but=but)),
            "Giro": ("type: spell", "Cambia a Posición de Ataque todos los monstruos en Posición de Defensa."),
        },
        f"monsters: [Faro], hand: [Giro], {NINE}",
        NINE,
        "A: {go: battle}",
        "A: {attack: Faro}",
        "A: {go: main 2}",
        "A: {activate: Giro}" if but else "A tries: {activate: Giro}",
    )
    (stays,) = found.game.zone("A", "monsters")
    assert bool(stays.mark("defense")) is lies


@pytest.mark.parametrize(("where", "pays"), [("graveyard", True), ("monsters", True), ("hand", False)])
def test_the_other_is_paid_from_its_own_place(where: str, pays: bool) -> None:
    text = "Puedes desterrar esta carta que controlas y otro monstruo Pez en tu Campo o Cementerio; roba 1 carta."
    zones = {"hand": "", "graveyard": "", "monsters": "Faro"}
    zones[where] = ", ".join(one for one in (zones[where], "Pez Bajo") if one)
    a = ", ".join(f"{zone}: [{cards}]" for zone, cards in zones.items())
    found = played(
        {"Faro": (LEVEL_4, text)}, f"{a}, {NINE}", NINE, "A: {activate: Faro}" if pays else "A tries: {activate: Faro}"
    )
    assert labels(found, "A", "banished") == (["Faro", "Pez Bajo"] if pays else [])


def test_for_each_with_a_different_name_two_of_a_name_are_one() -> None:
    text = 'Una vez por turno: puedes seleccionar 1 monstruo que controles; gana 300 ATK por cada monstruo "Faro" con nombre diferente que controles.'
    found = played(
        {"Faro": (LEVEL_4, text), "Faro Alto": (LEVEL_4, "Esta carta no puede atacar.")},
        f"monsters: [Faro, {{card: Faro, as: Otro}}, Faro Alto, Pez Bajo], {NINE}",
        NINE,
        "A: {activate: Faro, objetivo: Pez Bajo}",
    )
    stays = next(one for one in found.game.zone("A", "monsters") if one.label == "Pez Bajo")
    assert found.game.number(stays, "atk") == 900 + 2 * 300
