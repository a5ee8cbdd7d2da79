"""A Set card whose text names what only a battle brings is activated in the Damage Step; another is not."""

import pytest

from tests.reader.duel import LEVEL_4, played

TRAP = "type: trap"
DOWN = "facedown: yes, played: 2"
BIG = "level: 4, atk: 2500, def: 900"


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Cuando un monstruo que controles es destruido en batalla: gana 300 LP.", 300),
        ("Cuando un monstruo que controles es destruido: gana 300 LP.", 300),
        ("Cuando recibes daño de batalla: gana 300 LP.", 300),
        ("Cuando un monstruo que controles es destruido en batalla y mandado al Cementerio: gana 300 LP.", 300),
        ("Cuando un monstruo que controles es destruido por el efecto de una carta: gana 300 LP.", 0),
        ("Cuando un monstruo que controle tu adversario es destruido en batalla: gana 300 LP.", 0),
    ],
)
def test_a_set_trap_that_names_what_the_battle_brings(text: str, gained: int) -> None:
    found = played(
        {"Lazo": (TRAP, text), "Gigante": (BIG, "Esta carta no puede ser seleccionada por efectos de cartas.")},
        f"spells: [{{card: Lazo, {DOWN}}}], monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [Gigante], deck: [9 cards]",
        "B: {go: battle}",
        "B: {attack: Gigante, target: Pez Bajo}",
        *(["A: {Lazo/1: sí}"] if gained else []),
        turn="B",
    )
    assert found.game.state.value("A", "lp") == 8000 - 1600 + gained


def test_what_an_effect_brings_in_the_damage_step_is_too_late_for_a_set_trap() -> None:
    found = played(
        {
            "Lazo": (TRAP, "Cuando uno o más monstruos son Invocados de Modo Especial: gana 300 LP."),
            "Semilla": (
                LEVEL_4,
                "Si esta carta es destruida en batalla: Invoca de Modo Especial 1 monstruo desde tu mano en Posición de Defensa.",
            ),
            "Gigante": (BIG, "Esta carta no puede ser seleccionada por efectos de cartas."),
        },
        f"hand: [Roca Alta], spells: [{{card: Lazo, {DOWN}}}], monsters: [Semilla], deck: [9 cards]",
        "monsters: [Gigante], deck: [9 cards]",
        "B: {go: battle}",
        "B: {attack: Gigante, target: Semilla}",
        turn="B",
    )
    assert [one.label for one in found.game.zone("A", "monsters")] == ["Roca Alta"]
    assert found.game.state.value("A", "lp") == 8000 - 1000
