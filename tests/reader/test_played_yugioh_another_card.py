"""«Otro» is another card, also where this one has gone; what the opponent controls lies on the field."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import effects

BACK = (
    "Si esta carta es destruida: puedes seleccionar 1 {} en tu Cementerio; Invoca ese objetivo de Modo Especial en"
    " Posición de Defensa."
)


@pytest.mark.parametrize(("whom", "back"), [("otro monstruo", []), ("monstruo", ["Farera"])])
def test_what_was_destroyed_is_not_another_in_the_graveyard(whom: str, back: list[str]) -> None:
    found = played(
        {"Farera": (LEVEL_4, BACK.format(whom))},
        "monsters: [Farera], hand: [Rayo Ajeno], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rayo Ajeno}",
        *(["A: {Farera/1: sí}"] if back else []),
    )
    assert labels(found, "A", "monsters") == back


@pytest.mark.parametrize(
    "text",
    [
        "Esta carta no es afectada por los efectos de monstruos que controle tu adversario.",
        "Esta carta no puede ser seleccionada por los efectos de monstruos que controle tu adversario.",
        "Si esta carta es destruida por el efecto de una carta que controle tu adversario: roba 1 carta.",
    ],
)
def test_what_somebody_controls_lies_on_the_field(text: str) -> None:
    assert "'zone': ['monsters', 'spells', 'field spell', 'pendulum']" in repr(effects(text))
    assert "zone" not in repr(effects(text.replace("que controle tu", "de tu")))


def test_nobody_tells_a_face_down_monster_of_the_other_side_by_what_is_printed_on_it() -> None:
    text = "Puedes Invocar esta carta de Modo Especial (desde tu mano) Sacrificando 2 monstruos {}en cualquier lado del Campo."
    assert effects(text.format(""))[0]["cost"][0]["choose"] == {"type": "monster"}
    with pytest.raises(NotUnderstoodError):
        effects(text.format("con 0 ATK "))
