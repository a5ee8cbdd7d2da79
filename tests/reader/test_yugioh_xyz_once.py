"""Xyz Monsters laid on another once a turn, who comes first by a card, and what was selected that answers nothing."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def told(text: str) -> dict[str, Any]:
    """What a monster called Pez Vela says."""
    return dict(read("yugioh", Printing("Pez Vela", text, {"type": "Monster"})).fields)


def ability(text: str) -> dict[str, Any]:
    """Its only effect."""
    (one,) = told(text)["effects"]
    return dict(one)


LAID = 'también puedes Invocar Xyz "Pez Vela" usando 1 Monstruo Xyz Pez de Rango 3 que controles. (Transfiere sus materiales a esta carta.)'


def test_once_a_turn_or_as_often_as_one_likes() -> None:
    once, often = (
        told(f"3 monstruos de Nivel 4\nUna vez por turno, {LAID}"),
        told(f"3 monstruos de Nivel 4\nT{LAID[1:]}"),
    )
    assert once.pop("xyz on once") == "yes"
    assert once == often


def test_on_one_of_another_name_than_this() -> None:
    text = '3 monstruos de Nivel 4\nTambién puedes Invocar Xyz "Pez Vela" usando 1 monstruo "Boya" que controles{}. (Transfiere sus materiales a esta carta).'
    (other,) = told(text.format(" con un nombre diferente al de esta carta"))["xyz on"]
    (any_of_them,) = told(text.format(""))["xyz on"]
    assert other == {**any_of_them, "other name than": "self"}


def test_first_by_a_card_that_it_names() -> None:
    """By whatever Summon that card makes; afterwards it may come back in any way."""
    first = ability('Debe ser primero Invocado de Modo Especial con "Canto de Boya".')
    assert first["zone"] == "extra"
    action, other = (one["forbid"] for one in first["static"])
    assert action["cause"] == ["action", "pendulum"]
    assert other["by"] == {"name": "not Canto de Boya"}
    assert "cause" not in other
    always = ability('Debe ser Invocado de Modo Especial con "Canto de Boya".')
    assert (always["zone"], always["static"]) == ("any", first["static"])


@pytest.mark.parametrize(
    ("what", "kept"),
    [
        ("ese objetivo", {"event": "activate", "to": "card", "of": {"is": "objetivo"}}),
        ("la carta seleccionada", {"event": "activate", "to": "card", "of": {"is": "objetivo"}}),
        ("esa carta, ni sus efectos,", {"event": "activate", "of": {"is": "objetivo"}}),
    ],
)
def test_what_was_selected_answers_nothing(what: str, kept: dict[str, Any]) -> None:
    text = f"Puedes seleccionar 1 carta Colocada que controle tu adversario; destrúyela. Tu adversario no puede activar {what} en respuesta a la activación de este efecto."
    read_so = ability(text)
    assert (read_so["unanswered by"], read_so["unanswered with"]) == ("opponent", kept)


def test_nothing_was_selected() -> None:
    with pytest.raises(NotUnderstoodError):
        ability(
            "Puedes robar 1 carta. Ningún jugador puede activar la carta seleccionada en respuesta a la activación de este efecto."
        )


def test_attacks_or_is_attacked_in_the_damage_step() -> None:
    text = "Una vez por turno, durante el Damage Step, cuando esta carta {}: puedes descartar 1 carta; esta carta gana 500 ATK."
    conditions = [ability(text.format(how))["if"]["all"] for how in ("ataca", "ataca o es atacada")]
    assert conditions[0][0]["matches"] == {"attacking": "yes"}
    assert conditions[1][0]["matches"] == {"any of": [{"attacking": "yes"}, {"attacked": "yes"}]}
