"""A monster that lies as a Continuous Spell, and what holds while one that came so lies there."""

import pytest

from judgekit.errors import UserError
from tests.reader.duel import LEVEL_4, labels, played

LAID = "Puedes poner esta carta en tu mano boca arriba en tu Zona de Magia y Trampas como una Mágica Continua."
TURNED = "Mientras esta carta sea una Mágica Continua, los monstruos que controla tu adversario pierden 400 ATK."
RISES = "Si esta carta es una Carta Mágica Continua: puedes Invocar esta carta de Modo Especial en Posición de Ataque."


def test_it_works_as_a_spell_and_comes_from_there() -> None:
    farol = {"Farol": (LEVEL_4, f"{LAID} {TURNED} {RISES}")}
    given = "hand: [Farol], deck: [9 cards]", "monsters: [Roca Alta], deck: [9 cards]"
    laid = played(farol, *given, "A: {activate: Farol}")
    assert labels(laid, "A", "spells") == ["Farol"]
    (roca,) = laid.game.zone("B", "monsters")
    assert laid.game.number(roca, "atk") == 600
    risen = played(farol, *given, "A: {activate: Farol}", "A: {activate: Farol, effect: 3}")
    assert labels(risen, "A", "monsters") == ["Farol"]
    (roca,) = risen.game.zone("B", "monsters")
    assert risen.game.number(roca, "atk") == 1000


@pytest.mark.parametrize("where", ["monsters: [Farol]", "hand: [Farol]"])
def test_as_a_monster_it_does_neither(where: str) -> None:
    with pytest.raises(UserError):
        played(
            {"Farol": (LEVEL_4, f"{TURNED} {RISES}")},
            f"{where}, deck: [9 cards]",
            "monsters: [Roca Alta], deck: [9 cards]",
            "A: {activate: Farol}",
        )


BOUND = (
    "Puedes pagar 100 LP; Invoca esta carta de Modo Especial desde tu mano en Posición de Ataque, "
    "pero mientras permanezca boca arriba en el Campo, no puedes Invocar monstruos de Modo Especial, "
    "excepto monstruos Pez."
)
OTHER = "Puedes pagar 100 LP; Invoca esta carta de Modo Especial desde tu mano en Posición de Ataque."


@pytest.mark.parametrize(
    ("between", "came"),
    [
        ([], False),
        (["A: {activate: Rayo Ajeno, caído: Grillete}"], True),
        (["A: {activate: Bruma}"], True),
        (["A responds: {activate: Resaca, elegida: Grillete}"], True),  # it never came
    ],
)
def test_it_binds_while_it_lies_there_face_up(between: list[str], came: bool) -> None:
    found = played(
        {
            "Grillete": (LEVEL_4, BOUND),
            "Polizón": (LEVEL_4, OTHER),
            "Bruma": ("type: spell", "Cambia todos los monstruos en el Campo a Posición de Defensa boca abajo."),
            "Resaca": ("type: spell, icon: quick-play", "Manda al Cementerio 1 monstruo de Nivel 4 en tu mano."),
        },
        "hand: [Grillete, Polizón, Rayo Ajeno, Bruma, Resaca], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Grillete}",
        *between,
        "A tries: {activate: Polizón}",
    )
    assert ("Polizón" in labels(found, "A", "monsters")) == came
