"""Who was Normal Summoned or Set: it may have been turned up since, by an attack or a Flip Summon; played."""

import pytest

from tests.reader.test_played_yugioh import LEVEL_4, played
from tests.reader.test_played_yugioh_room_and_oaths import legal

NINE = "deck: [9 cards]"
HEARS = "Si esta carta Invocada de Modo Normal/Colocada es destruida: gana 300 LP."
OLA = ("type: spell", "Invoca de Modo Especial 1 monstruo Planta desde tu mano en Posición de Defensa.")
FAR = "{card: Roca Alta, as: R2}"
BEGIN = ("{0}: {{go: standby}}", "{0}: {{go: main 1}}")
THEIRS = ("A: {go: end}", "A: end turn", *(one.format("B") for one in BEGIN))
NEXT = (*THEIRS, "B: {go: end}", "B: end turn", *(one.format("A") for one in BEGIN))


@pytest.mark.parametrize(
    ("deeds", "gained"),
    [
        (("A: {summon: Farera}",), 300),
        (("A: {activate: Ola}",), 0),
        (("A: {set: Farera}", *NEXT, "A: {flip summon: Farera}"), 300),
        (("A: {set: Farera}",), 300),
    ],
)
def test_what_it_was_and_is_still(deeds: tuple[str, ...], gained: int) -> None:
    found = played(
        {"Farera": (f"{LEVEL_4}, race: planta", HEARS), "Ola": OLA},
        f"hand: [Farera, Ola, Rayo Ajeno], {NINE}",
        NINE,
        *deeds,
        "A: {activate: Rayo Ajeno, caído: Farera}",
    )
    assert found.game.life("A") == 8000 + gained


def test_it_is_turned_up_by_an_attack_and_falls() -> None:
    found = played(
        {"Farera": (LEVEL_4, HEARS)},
        f"hand: [Farera], {NINE}",
        f"monsters: [Roca Alta], {NINE}",
        "A: {set: Farera}",
        *THEIRS,
        "B: {go: battle}",
        "B: {attack: Roca Alta, target: Farera}",
    )
    assert found.game.life("A") == 8300


@pytest.mark.parametrize(("deed", "may"), [("summon: Farera", True), ("set: Farera", False)])
def test_what_was_set_did_not_come_by_a_summon(deed: str, may: bool) -> None:
    text = "Si hay un monstruo en el Campo que fue Invocado de Modo Normal: puedes infligir 200 puntos de daño a tu adversario."
    found = played(
        {"Farera": (LEVEL_4, HEARS), "Faro": (LEVEL_4, text)},
        f"monsters: [Faro], hand: [Farera], {NINE}",
        NINE,
        f"A: {{{deed}}}",
        "A tries: {activate: Faro}",
    )
    assert legal(found) is may
