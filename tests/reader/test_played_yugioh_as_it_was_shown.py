"""What was shown in an effect is meant by that afterwards; and so is the damage that was just dealt."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import effects

DECK = "deck: [9 cards]"


def test_the_one_that_was_shown_goes_back() -> None:
    show = (
        "type: spell",
        "Muestra 1 monstruo en tu mano y, si lo haces, roba 1 carta, y después baraja el monstruo mostrado al Deck.",
    )
    found = played(
        {"Muestra": show},
        f"hand: [Muestra, Roca Alta, Pez Bajo], {DECK}",
        DECK,
        "A: {activate: Muestra, elegida: Pez Bajo}",
    )
    assert "Roca Alta" in labels(found, "A", "hand")
    assert "Pez Bajo" in labels(found, "A", "deck")


def test_as_the_one_that_was_shown() -> None:
    rise = (
        LEVEL_4,
        "Una vez por turno: puedes seleccionar 1 monstruo que controles; muestra 1 monstruo en tu mano y, si lo haces, el Nivel del monstruo seleccionado se convierte en el mismo que el del monstruo mostrado hasta el final de este turno.",
    )
    found = played(
        {"Vate": rise},
        f"monsters: [Vate, Roca Alta], hand: [Pez Bajo], {DECK}",
        DECK,
        "A: {activate: Vate, objetivo: Roca Alta, elegida: Pez Bajo}",
    )
    (rock,) = (one for one in found.game.zone("A", "monsters") if one.label == "Roca Alta")
    assert found.game.number(rock, "level") == 2


@pytest.mark.parametrize(
    "text",
    [
        "Selecciona 1 monstruo en tu Cementerio; baraja el monstruo mostrado al Deck.",
        "Selecciona 1 monstruo que controles; destruye el monstruo mostrado.",
    ],
)
def test_nothing_else_is_what_was_shown(text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text, "Spell", "Normal")


@pytest.mark.parametrize(
    ("reward", "lp"),
    [
        ("gana LP iguales a ese daño", (8600, 7400)),
        ("inflige daño a tu adversario igual a ese daño de batalla", (8000, 6800)),
        ("gana LP iguales a la cantidad de daño infligido", (8600, 7400)),
    ],
)
def test_as_much_as_that_damage(reward: str, lp: tuple[int, int]) -> None:
    bat = (
        "level: 4, atk: 1500, def: 900, kinds: [effect]",
        f"Cuando esta carta inflige daño de batalla a tu adversario: {reward}.",
    )
    found = played(
        {"Vampiro": bat},
        f"monsters: [Vampiro], {DECK}",
        f"monsters: [Pez Bajo], {DECK}",
        "A: {go: battle}",
        "A: {attack: Vampiro, target: Pez Bajo}",
    )
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == lp
