"""An effect that is negated on the field is activated and paid all the same, and comes to nothing as it resolves."""

import pytest

from tests.reader.duel import LEVEL_4, played

NEGATES = [
    (LEVEL_4, "Los efectos de los otros monstruos boca arriba en el Campo son negados.", "monsters"),
    (
        "type: trap, icon: continuous",
        "Niega los efectos de todos los monstruos boca arriba mientras estén boca arriba en el Campo.",
        "spells",
    ),
]
EFFECTS = [
    ("Una vez por turno: puedes pagar 1000 LP; gana 500 LP.", ("A: {activate: Nutria}",), 7000, 7500),
    ("Puedes Sacrificar esta carta; gana 500 LP.", ("A: {activate: Nutria}",), 8500, 8500),
    ("Cuando esta carta es Invocada de Modo Normal: puedes pagar 1000 LP; gana 500 LP.", (), 7000, 7500),
    ("Cuando esta carta es Invocada de Modo Normal: gana 500 LP.", (), 8000, 8500),
    ("Cada vez que esta carta es Invocada de Modo Normal, gana 500 LP.", (), 8000, 8500),
]


@pytest.mark.parametrize(("fields", "text", "zone"), NEGATES)
@pytest.mark.parametrize("negated", [True, False])
@pytest.mark.parametrize(("effect", "script", "none", "some"), EFFECTS)
def test_what_is_negated_is_the_effect(
    fields: str, text: str, zone: str, negated: bool, effect: str, script: tuple[str, ...], none: int, some: int
) -> None:
    answer = ", Nutria/1: sí" if "puedes pagar" in effect and not script else ""
    found = played(
        {"Nutria": (LEVEL_4, effect), "Calma": (fields, text)},
        f"hand: [Nutria], {zone}: [{'Calma' if negated else ''}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{summon: Nutria{answer}}}",
        *script,
    )
    assert found.game.tally("A", "lp") == (none if negated else some)


def test_whoever_says_nothing_activates_nothing_that_is_negated() -> None:
    found = played(
        {"Nutria": (LEVEL_4, EFFECTS[2][0]), "Calma": NEGATES[0][:2]},
        "hand: [Nutria], monsters: [Calma], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {summon: Nutria}",
    )
    assert found.game.tally("A", "lp") == 8000
