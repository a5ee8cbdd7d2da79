"""A plural pronoun means several things, and a text that has named but one is refused."""

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read

ONE = "Selecciona 1 monstruo que controles;"
ATTACKED = "Cuando un monstruo del adversario declara un ataque:"


def effects(text: str) -> object:
    return read("yugioh", Printing("Farera", text, {"type": "Trap", "property": "Normal"})).fields["effects"]


@pytest.mark.parametrize(
    "text",
    [
        f"{ONE} destrúyelos.",
        f"{ONE} no pueden atacar este turno.",
        f"{ONE} cambia todos los monstruos que controle tu adversario a Posición de Ataque. Pierden 300 ATK.",
        f"{ATTACKED} destruye todos los monstruos que controle tu adversario y destiérralos.",
        f"{ATTACKED} todos los monstruos que controle tu adversario son cambiados a Posición de Ataque y pierden 300 ATK.",
        'Añade a tu mano, desde tu Deck, 1 monstruo "Pez" y 1 Trampa "Pez", y después baraja esas cartas al Deck.',
        "Cuando un monstruo es Invocado de Modo Especial: destruye esos monstruos.",
    ],
)
def test_one_thing_is_not_them(text: str) -> None:
    with pytest.raises(NotUnderstoodError, match="sólo ha nombrado una"):
        effects(text)


@pytest.mark.parametrize(
    "text",
    [
        f"{ONE} destrúyelo.",
        f"{ONE} no puede atacar este turno.",
        "Selecciona 2 monstruos que controles; destrúyelos.",
        "Selecciona hasta 2 monstruos que controles; no pueden atacar este turno.",
        "Selecciona 1 monstruo que controles y 1 carta en el Campo; destrúyelos.",
        "Si uno o más monstruos son Invocados de Modo Especial: destruye esos monstruos.",
        f"{ONE} destruye todos los monstruos que controle tu adversario. Gana 300 ATK.",
    ],
)
def test_what_is_as_many_as_was_said(text: str) -> None:
    assert effects(text)


TWO = 'Selecciona 1 monstruo "Pez" que controles y 1 monstruo que controle tu adversario;'


def test_behind_one_of_two_nobody_knows_whose_effects_are_meant() -> None:
    taken = f"{TWO} toma el control del monstruo de tu adversario hasta la End Phase"
    assert effects(f"{taken}.")
    with pytest.raises(NotUnderstoodError, match="de cuál de los dos"):
        effects(f"{taken}, pero sus efectos son negados.")
    assert effects(f"{TWO} tu monstruo gana 300 ATK, y después destrúyelos.")
    assert effects(f"{TWO} niega sus efectos.")
