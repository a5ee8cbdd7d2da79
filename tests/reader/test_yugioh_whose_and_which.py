"""Whose both of two things are, from whose field something went, and what belongs to those that are left out."""

from typing import Any, Final

import pytest

from judgekit.reader import Printing, read

MONSTER: Final = {"type": "Monster"}


def ability(text: str) -> Any:
    """The one ability of a monster with this text."""
    (only,) = read("yugioh", Printing("Vigía", text, MONSTER)).fields["effects"]
    return only


@pytest.mark.parametrize(
    ("said", "player"),
    [
        ("una Carta Mágica/de Trampa o un efecto de monstruo del adversario", "opponent"),
        ("una Mágica/Trampa, o un efecto de monstruo de tu adversario", "opponent"),
        ("una Carta Mágica/de Trampa o un efecto de monstruo", None),
    ],
)
def test_both_activations_are_of_whoever_is_named_behind_them(said: str, player: str | None) -> None:
    found = ability(f"Cuando es activada {said} (Efecto Rápido): puedes Sacrificar esta carta; niega la activación.")
    assert [one.get("player") for one in found["if"]["answers"]] == [player, player]


@pytest.mark.parametrize(
    ("whence", "of"),
    [
        ("de tu Zona de Monstruos", {"is": "self", "controller": "you"}),
        ("de tu Campo", {"is": "self", "controller": "you"}),
        ("del Campo", None),
    ],
)
def test_this_card_went_from_ones_own_field_where_the_text_says_so(whence: str, of: object) -> None:
    found = ability(f"Si esta carta es mandada {whence} al Cementerio: roba 1 carta.")
    assert found["when"].get("of") == of


def test_what_stands_behind_a_kind_that_is_left_out_is_said_of_it_alone() -> None:
    found = ability(
        "Al comienzo del Damage Step, si esta carta batalla con un monstruo que no sea un Monstruo de Enlace Link-3 o"
        " mayor: destruye ese monstruo."
    )
    (left_out,) = found["when"]["by"]["none of"]
    assert left_out == {"type": "monster", "kinds": "link", "link": ">= 3"}
    assert "link" not in found["when"]["by"]
