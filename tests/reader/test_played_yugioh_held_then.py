"""«While» behind a moment is asked as that moment comes (2.5.6.1), whatever is so before it is activated or after."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

TWIN = 'Si esta carta es Invocada de Modo Especial mientras controlas un monstruo "Faro": puedes robar 1 carta.'
RAISES = "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial en Posición de Ataque."
THEN = "A responds: {activate: Cabestrante, objetivo: Gemela}"


@pytest.mark.parametrize(
    ("lying", "field", "aim", "drawn"),
    [("Gemela, Faro Sur", "Roca Alta", "Faro Sur", 0), ("Gemela, Pez Bajo", "Faro Sur", "Pez Bajo", 1)],
)
def test_one_that_comes_later_in_the_chain_was_not_there(lying: str, field: str, aim: str, drawn: int) -> None:
    found = played(
        {
            "Gemela": (LEVEL_4, TWIN),
            "Faro Sur": (LEVEL_4, "Esta carta no puede atacar."),
            "Grúa": ("type: spell", RAISES),
            "Cabestrante": ("type: spell, icon: quick-play", RAISES),
        },
        f"hand: [Grúa, Cabestrante], graveyard: [{lying}], monsters: [{field}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Grúa, objetivo: {aim}}}",
        THEN,
        *(["A: {Gemela/1: sí}"] if drawn else []),
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("gone", "drawn"), [("Faro Sur", 1), ("Roca Alta", 1)])
def test_one_that_has_gone_by_then_was_there(gone: str, drawn: int) -> None:
    found = played(
        {
            "Gemela": (LEVEL_4, TWIN),
            "Faro Sur": (LEVEL_4, "Esta carta no puede atacar."),
            "Cabestrante": ("type: spell, icon: quick-play", RAISES),
        },
        "hand: [Rayo Ajeno, Cabestrante], graveyard: [Gemela], monsters: [Faro Sur, Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Rayo Ajeno, caído: {gone}}}",
        THEN,
        "A: {Gemela/1: sí}",
    )
    assert gone not in labels(found, "A", "monsters")
    assert 9 - len(found.game.zone("A", "deck")) == drawn


HOPE = (
    "Cuando un monstruo declara un ataque: puedes desacoplar 1 Material Xyz de esta carta; niega el ataque. "
    "Si esta carta es seleccionada para un ataque, mientras no tiene Materiales Xyz: destruye esta carta."
)


@pytest.mark.parametrize(("material", "left"), [("under: [Pez Bajo]", ["Cresta"]), ("under: []", [])])
def test_material_that_was_paid_since_was_there(material: str, left: list[str]) -> None:
    found = played(
        {"Cresta": ("rank: 4, atk: 1000, def: 0, kinds: [xyz, effect]", HOPE)},
        f"monsters: [{{card: Cresta, {material}}}], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "B: {go: battle}",
        f"B: {{attack: Roca Alta, target: Cresta{'' if left else ', replay: ninguno'}}}",
        "A: {Cresta/1: sí, order: Cresta/1}" if left else "A: {Cresta/1: no, order: Cresta/2}",
        turn="B",
    )
    assert labels(found, "A", "monsters") == left
