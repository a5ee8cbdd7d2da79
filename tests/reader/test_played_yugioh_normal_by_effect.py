"""What an effect Normal Summons: who could not come so is not chosen, and where nobody could it is not activated."""

import pytest

from judgekit.errors import UserError
from judgekit.replay import Replay
from tests.reader.duel import LEVEL_4, labels, played

TEXT = "Durante tu Main Phase, puedes: inmediatamente después de que se resuelva este efecto, Invocar de Modo Normal 1 monstruo."
SHUT = "No puede ser Invocado de Modo Normal/Colocado. Debe ser Invocado de Modo Especial por el efecto de una carta."
BARRED = "Ningún jugador puede Invocar de Modo Normal monstruos."
MORE = "  Gigante: {level: 7, atk: 1, def: 1}\n  Alto: {level: 5, atk: 1, def: 1}"


def tried(hand: str, answer: str = "", beside: str = "") -> Replay:
    return played(
        {"Farera": (LEVEL_4, TEXT), "Cerrado": (LEVEL_4, SHUT)},
        f"hand: [{hand}], monsters: [Farera{beside}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A tries: {{activate: Farera{answer}}}",
        more=MORE,
    )


@pytest.mark.parametrize(
    ("hand", "beside", "may"),
    [
        ("Roca Alta", "", True),
        ("Cerrado", "", False),
        ("Gigante", "", False),
        ("Gigante", ", Pez Bajo", True),
        ("Rayo Ajeno", "", False),
        ("Cerrado, Gigante, Rayo Ajeno", "", False),
        (
            "Roca Alta",
            ", Pez Bajo, {card: Pez Bajo, as: P2}, {card: Pez Bajo, as: P3}, {card: Pez Bajo, as: P4}",
            False,
        ),
    ],
)
def test_it_is_activated_where_somebody_could_come(hand: str, beside: str, may: bool) -> None:
    assert (not tried(hand, beside=beside).game.attempts[0]) is may


HAND = "Cerrado, Gigante, Roca Alta, Pez Bajo"


def test_who_could_come_is_chosen() -> None:
    assert "Roca Alta" in labels(tried(HAND, ", elegida: Roca Alta"), "A", "monsters")


@pytest.mark.parametrize("picked", ["Cerrado", "Gigante"])
def test_who_could_not_is_not(picked: str) -> None:
    with pytest.raises(UserError, match="puede ser «Roca Alta», «Pez Bajo»"):
        tried(HAND, f", elegida: {picked}")


def test_with_a_tribute_it_may_be_another() -> None:
    found = tried("Cerrado, Alto, Roca Alta", ", elegida: Alto, tribute: Farera")
    assert labels(found, "A", "monsters") == ["Alto"]
