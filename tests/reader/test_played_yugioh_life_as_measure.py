"""The Life Points of either player, and the Level of whoever is meant, as so much of something else."""

import pytest

from tests.reader.duel import LEVEL_4, played
from tests.reader.printed import only_of_monster


@pytest.mark.parametrize(
    ("text", "atk"),
    [
        ("Gana ATK igual a tus LP.", 9500),
        ("Gana ATK igual a los LP de tu adversario.", 9200),
        ("Gana ATK igual a la mitad de los LP de tu adversario.", 5350),
        ("Pierde ATK igual a tus LP.", 0),
        ("El ATK de esta carta es igual a su Nivel x 300.", 1200),
        ("El ATK de esta carta se convierte en su Nivel original x 100.", 400),
        ("El ATK de esta carta se convierte en los LP de tu adversario.", 7700),
    ],
)
def test_of_whom(text: str, atk: int) -> None:
    found = played(
        {"Ascua": (LEVEL_4, text)},
        "hand: [Fuego Ajeno], monsters: [Ascua], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Fuego Ajeno}",
    )
    assert found.game.number(found.game.card("Ascua"), "atk") == atk


@pytest.mark.parametrize("text", ["igual a su Nivel", "igual al Nivel de ese objetivo"])
def test_so_many_counters_as_its_level(text: str) -> None:
    found = played(
        {
            "Bruma": (
                "type: spell",
                f"Selecciona 1 monstruo boca arriba en el Campo; pon Contadores Niebla en ese objetivo {text}.",
            )
        },
        "hand: [Bruma], monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [{card: Roca Alta, defense: no}], deck: [9 cards]",
        "A: {activate: Bruma, objetivo: Roca Alta}",
    )
    assert found.game.number(found.game.card("Roca Alta"), "Niebla counters") == 4


def test_a_level_times_a_number_is_something_else() -> None:
    text = "Si esta carta es Invocada de Modo Normal: puedes seleccionar 1 monstruo que controle tu adversario; gana LP igual a su Nivel{}."
    (one, times) = (only_of_monster(text.format(more))["do"][0]["gain"] for more in ("", " x 100"))
    assert (one.get("times"), times["times"]) == (None, "100")
