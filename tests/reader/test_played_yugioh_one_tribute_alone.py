"""A Ritual for which one monster is Tributed whose Level is enough: no two that only are so together."""

import pytest

from tests.reader.duel import labels, played


@pytest.mark.parametrize(
    ("said", "hand", "tribute", "comes"),
    [
        ("un monstruo en tu mano o Campo cuyo Nivel sea 4 o más", "Roca Alta", "Roca Alta", True),
        ("1 monstruo de Nivel 4 o mayor en tu mano o Campo", "Roca Alta", "Roca Alta", True),
        ("un monstruo en tu mano o Campo cuyo Nivel sea 4 o más", "Pez Bajo", "Pez Bajo, Pez Bajo#2", False),
        ("un monstruo en tu mano o Campo cuyo Nivel sea 1 o más", "Pez Bajo", "Pez Bajo", True),
        ("monstruos en tu mano o Campo cuyos Niveles totales sean 4 o más", "Pez Bajo", "Pez Bajo, Pez Bajo#2", True),
    ],
)
def test_it_comes_of_one(said: str, hand: str, tribute: str, comes: bool) -> None:
    text = f'Esta carta se usa para la Invocación por Ritual de "Ídolo". También debes Sacrificar {said}.'
    found = played(
        {
            "Ídolo": (
                "level: 4, atk: 2400, def: 900, kinds: [ritual, effect]",
                'Puedes Invocar esta carta por Ritual con "Misa".',
            ),
            "Misa": ("type: spell, icon: ritual", text),
        },
        f"hand: [Misa, Ídolo, {hand}], monsters: [{{card: {hand}, as: '{hand}#2'}}], deck: [9 cards]"
        if "#2" in tribute
        else f"hand: [Misa, Ídolo, {hand}], deck: [9 cards]",
        "deck: [9 cards]",
        *(
            [f"A: {{activate: Misa, tribute: [{tribute}], position: ataque}}"]
            if comes
            else ["A tries: {activate: Misa}"]
        ),
    )
    assert ("Ídolo" in labels(found, "A", "monsters")) is comes
