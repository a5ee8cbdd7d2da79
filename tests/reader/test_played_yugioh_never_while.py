"""Who can never be Summoned «if» or «while» something is so, and who may where it is not."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played


@pytest.mark.parametrize(
    ("text", "barred"),
    [
        ("No puede ser Invocado de Modo Normal o Especial si controlas un monstruo.", True),
        ("No puede ser Invocado de Modo Normal mientras controles un monstruo.", True),
        ("No puede ser Invocado de Modo Normal/Colocado si controlas un monstruo Pez.", True),
        ("Esta carta no puede ser Invocada si controlas un monstruo.", True),
        ("No puede ser Invocado de Modo Normal si controlas un monstruo Roca.", False),
        ("No puede ser Invocado de Modo Especial si controlas un monstruo.", False),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_normal_summon(text: str, barred: bool, alone: bool) -> None:
    found = played(
        {"Ermita": (LEVEL_4, text)},
        f"hand: [Ermita], {'' if alone else 'monsters: [Pez Bajo], '}deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        f"A{' tries' if barred and not alone else ''}: {{summon: Ermita}}",
    )
    assert ("Ermita" in labels(found, "A", "monsters")) is (alone or not barred)


@pytest.mark.parametrize("alone", [True, False])
def test_nor_does_an_effect_bring_it(alone: bool) -> None:
    text = "No puede ser Invocado de Modo Normal o Especial si controlas un monstruo."
    found = played(
        {
            "Ermita": (LEVEL_4, text),
            "Llamada": ("type: spell", "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial."),
        },
        f"hand: [Llamada], graveyard: [Ermita], {'' if alone else 'monsters: [Pez Bajo], '}deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Llamada, position: ataque}" if alone else "A tries: {activate: Llamada}",
    )
    assert ("Ermita" in labels(found, "A", "monsters")) is alone
