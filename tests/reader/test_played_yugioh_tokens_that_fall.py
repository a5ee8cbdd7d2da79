"""What befalls the controller of a Token whenever it is destroyed, though the card that made it has long been used."""

import pytest

from judgekit.errors import UserError
from tests.reader.duel import labels, played

SPELL = "type: spell"
COME = 'Invoca de Modo Especial 2 "Fichas Semilla" (Planta/TIERRA/Nivel 1/ATK 0/DEF 0)'
STORM = (SPELL, "Destruye todos los monstruos en el Campo.")


@pytest.mark.parametrize(("where", "a", "b"), [("", 7400, 8000), (" al Campo de tu adversario", 8000, 7400)])
@pytest.mark.parametrize("said", ['Cuando una "Ficha Semilla"', "Cada vez que 1 de estas Fichas"])
def test_each_token_that_is_destroyed_harms_its_controller(said: str, where: str, a: int, b: int) -> None:
    sown = f"{COME}{where} en Posición de Defensa. {said} es destruida, su controlador recibe 300 puntos de daño."
    found = played(
        {"Siembra": (SPELL, sown), "Alud": STORM},
        "hand: [Siembra, Alud], monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "A: {activate: Siembra}",
        "A: {activate: Alud}",
    )
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == (a, b)
    assert labels(found, "A", "graveyard") == ["Alud", "Pez Bajo", "Siembra"]


def test_one_that_is_only_sent_away_harms_nobody() -> None:
    found = played(
        {
            "Siembra": (
                SPELL,
                f'{COME} en Posición de Defensa. No pueden ser Sacrificadas. Cuando una "Ficha Semilla" es destruida, inflige 300 puntos de'
                " daño a su controlador.",
            ),
            "Alud": (SPELL, "Destierra todos los monstruos en el Campo."),
        },
        "hand: [Siembra, Alud], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Siembra}",
        "A: {activate: Alud}",
    )
    assert found.game.tally("A", "lp") == 8000


@pytest.mark.parametrize(
    "text",
    [
        "Roba 1 carta. Si un monstruo es destruido: roba 1 carta.",
        "Gana 500 LP. Si tu adversario roba una carta: roba 1 carta.",
    ],
)
def test_a_spell_that_was_used_waits_for_nothing(text: str) -> None:
    with pytest.raises(UserError, match="donde ya no está"):
        played({"Siembra": (SPELL, text)}, "hand: [Siembra]", "deck: [9 cards]")
