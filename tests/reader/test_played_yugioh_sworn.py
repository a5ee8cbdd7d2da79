"""Whoever swears not to Normal Summon or Set this turn has not done so before either; of one that comes to the other side too."""

import pytest

from judgekit.errors import UserError
from tests.reader.duel import LEVEL_4, labels, played

OATH = "No puedes Invocar de Modo Normal/Colocar el turno en que {}."
USED = (LEVEL_4, "Una vez por turno: puedes robar 1 carta. " + OATH.format("actives este efecto"))
TO_THEM = (
    "level: 8, atk: 3000, def: 2500, race: demonio, kinds: [effect]",
    "No puede ser Invocado de Modo Normal, ni Colocado. Debe ser primero Invocado de Modo Especial (desde tu mano) al Campo de"
    " tu adversario Sacrificando 2 monstruos que {} controle. " + OATH.format("Invocas de Modo Especial esta carta"),
)
BACK = (
    "type: spell",
    "Selecciona 1 monstruo en tu Cementerio; Invoca ese objetivo de Modo Especial, desde el Cementerio.",
)
DECK = "deck: [9 cards]"
TWO = f"monsters: [Pez Bajo, {{card: Pez Bajo, as: otro}}], {DECK}"


def test_who_used_it_does_not_summon_afterwards() -> None:
    a = f"monsters: [Vate], hand: [Roca Alta], {DECK}"
    found = played({"Vate": USED}, a, DECK, "A: {activate: Vate}", "A tries: {summon: Roca Alta}")
    assert ("Roca Alta" in labels(found, "A", "hand"), len(labels(found, "A", "hand"))) == (True, 2)


@pytest.mark.parametrize("deed", ["summon", "set"])
def test_who_has_done_so_does_not_use_it(deed: str) -> None:
    a = f"monsters: [Vate], hand: [Roca Alta], {DECK}"
    found = played({"Vate": USED}, a, DECK, f"A: {{{deed}: Roca Alta}}", "A tries: {activate: Vate}")
    assert labels(found, "A", "hand") == []


def test_a_trap_that_is_set_breaks_no_oath() -> None:
    a = f"monsters: [Vate], hand: [Pozo], {DECK}"
    found = played({"Vate": USED}, a, DECK, "A: {set: Pozo}", "A: {activate: Vate}", more="  Pozo: {type: trap}")
    assert len(labels(found, "A", "hand")) == 1


@pytest.mark.parametrize("who", ["él", "éste", "tu adversario"])
def test_it_goes_to_the_other_side_for_two_of_theirs(who: str) -> None:
    guest = (TO_THEM[0], TO_THEM[1].format(who))
    found = played(
        {"Huésped": guest}, f"hand: [Huésped, Roca Alta], {DECK}", TWO,
        "A: {special summon: Huésped, position: ataque}", "A tries: {summon: Roca Alta}",
    )  # fmt: skip
    assert (labels(found, "B", "monsters"), labels(found, "B", "graveyard")) == (["Huésped"], ["Pez Bajo", "otro"])
    assert labels(found, "A", "hand") == ["Roca Alta"]


def test_nor_where_one_was_summoned_before() -> None:
    guest = (TO_THEM[0], TO_THEM[1].format("él"))
    found = played(
        {"Huésped": guest}, f"hand: [Huésped, Roca Alta], {DECK}", TWO,
        "A: {summon: Roca Alta}", "A tries: {special summon: Huésped}",
    )  # fmt: skip
    assert labels(found, "A", "hand") == ["Huésped"]


def test_one_of_theirs_is_not_enough() -> None:
    guest = (TO_THEM[0], TO_THEM[1].format("él"))
    b = f"monsters: [Pez Bajo], {DECK}"
    found = played({"Huésped": guest}, f"hand: [Huésped], {DECK}", b, "A tries: {special summon: Huésped}")
    assert labels(found, "A", "hand") == ["Huésped"]


def test_what_an_effect_brings_back_binds_too() -> None:
    guest = (TO_THEM[0], TO_THEM[1].format("él"))
    found = played(
        {"Huésped": guest, "Vuelta": BACK},
        f"hand: [Vuelta, Roca Alta], graveyard: [{{card: Huésped, proper: yes}}], {DECK}", DECK,
        "A: {activate: Vuelta, objetivo: Huésped, position: ataque}", "A tries: {summon: Roca Alta}",
    )  # fmt: skip
    assert (labels(found, "A", "monsters"), labels(found, "A", "hand")) == (["Huésped"], ["Roca Alta"])


def test_nor_is_it_brought_back_by_who_has_summoned() -> None:
    guest = (TO_THEM[0], TO_THEM[1].format("él"))
    found = played(
        {"Huésped": guest, "Vuelta": BACK},
        f"hand: [Vuelta, Roca Alta], graveyard: [{{card: Huésped, proper: yes}}], {DECK}", DECK,
        "A: {summon: Roca Alta}", "A tries: {activate: Vuelta, objetivo: Huésped}",
    )  # fmt: skip
    assert labels(found, "A", "monsters") == ["Roca Alta"]


def test_of_whom_it_is_sworn_is_said() -> None:
    with pytest.raises(UserError):
        played({"Vate": (LEVEL_4, "Una vez por turno: puedes robar 1 carta. " + OATH.format("la actives"))}, DECK, DECK)
