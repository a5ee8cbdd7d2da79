"""Whoever falls in a battle with a Yu-Gi-Oh! monster that negates its effects has none, there and in the Graveyard."""

import pytest

from judgekit.replay import Replay
from tests.reader.test_played_yugioh import labels, played

STRONG = "level: 4, atk: 1500, def: 900, race: demonio, kinds: [effect]"
WEAK = "level: 2, atk: 300, def: {}, kinds: [flip, effect]"
TEXTS = (
    "Los efectos de los monstruos destruidos en batalla con esta carta son negados.",
    "Niega los efectos de los monstruos de Volteo que esta carta destruya en batalla.",
    "Si esta carta destruye un monstruo en batalla, sus efectos son negados.",
    "Niega los efectos de los monstruos destruidos por tus monstruos Demonio en batalla.",
)
FLIPPED = "Volteo: Roba 1 carta."
SENT = "Si esta carta es mandada del Campo al Cementerio: roba 1 carta."


def attacked(text: str, weak: str, *, defense: int = 100, down: str = "yes", others: str = "") -> Replay:
    return played(
        {"Verdugo": (STRONG, text), "Brote": (WEAK.format(defense), weak)},
        f"monsters: [Verdugo{others}], deck: [9 cards]",
        f"monsters: [{{card: Brote, facedown: {down}, defense: yes, played: 3}}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Verdugo, target: Brote}",
    )


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("weak", [FLIPPED, SENT])
def test_it_does_nothing_where_it_fell_nor_where_it_has_gone(text: str, weak: str) -> None:
    assert labels(attacked(text, weak), "B", "hand") == []


@pytest.mark.parametrize("text", TEXTS)
def test_whom_it_does_not_destroy_has_its_effects(text: str) -> None:
    found = attacked(text, FLIPPED, defense=1600)
    assert (len(labels(found, "B", "hand")), labels(found, "B", "monsters")) == (1, ["Brote"])


@pytest.mark.parametrize(("others", "many"), [("", 1), (", {card: Verdugo, as: otro}", 0)])
def test_only_as_long_as_it_is_so(others: str, many: int) -> None:
    text = "Mientras controles otro monstruo Demonio, niega los efectos de los monstruos destruidos en batalla con esta carta."
    assert len(labels(attacked(text, FLIPPED, others=others), "B", "hand")) == many


def test_of_others_it_negates_nothing() -> None:
    text = "Los efectos de los Monstruos Péndulo destruidos en batalla con esta carta son negados."
    assert len(labels(attacked(text, SENT), "B", "hand")) == 1


def test_who_falls_with_it_has_none_either() -> None:
    found = played(
        {"Verdugo": (STRONG, TEXTS[0]), "Igual": (STRONG, SENT)},
        "monsters: [Verdugo], deck: [9 cards]",
        "monsters: [Igual], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Verdugo, target: Igual}",
    )
    assert (labels(found, "A", "graveyard"), labels(found, "B", "graveyard")) == (["Verdugo"], ["Igual"])
    assert labels(found, "B", "hand") == []


def test_summoned_again_it_has_them_back() -> None:
    found = played(
        {
            "Verdugo": (STRONG, TEXTS[0]),
            "Brote": (WEAK.format(100), "Una vez por turno: puedes robar 1 carta."),
            "Alba": ("type: spell", "Selecciona 1 monstruo en cualquier Cementerio; Invócalo de Modo Especial."),
        },
        "monsters: [Verdugo], hand: [Alba], deck: [9 cards]",
        "monsters: [Brote], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Verdugo, target: Brote}",
        "A: {go: main 2}",
        "A: {activate: Alba, objetivo: Brote, position: ataque}",
        "A: {activate: Brote}",
    )
    assert len(labels(found, "A", "hand")) == 1
