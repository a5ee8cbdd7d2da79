"""Several cards that are found in several places at once, each of them wherever it is; in one of them where it says «or»."""

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.duel import labels, played

BOTH = "Invoca de Modo Especial, desde tu mano y/o Deck, 2 monstruos Pez en Posición de Defensa."


@pytest.mark.parametrize(
    ("hand", "deck", "comes"),
    [
        ("Pez Bajo", "{card: Pez Bajo, as: Otro}", True),
        ("Roca Alta", "Pez Bajo, {card: Pez Bajo, as: Otro}", True),
        ("Roca Alta", "Pez Bajo", False),
    ],
)
def test_one_may_lie_here_and_the_other_there(hand: str, deck: str, comes: bool) -> None:
    found = played(
        {"Llamada": ("type: spell", BOTH)},
        f"hand: [Llamada, {hand}], deck: [{deck}, Roca Alta]",
        "deck: [9 cards]",
        "A: {activate: Llamada}" if comes else "A tries: {activate: Llamada}",
    )
    assert labels(found, "A", "monsters") == (["Otro", "Pez Bajo"] if comes else [])


def test_none_lies_in_the_place_of_the_card_itself() -> None:
    text = 'Manda al Cementerio 2 cartas "Llamada" de tu mano y/o Deck.'
    found = played(
        {"Llamada": ("type: spell", text)},
        "hand: [Llamada], deck: [{card: Llamada, as: Otra}, Roca Alta]",
        "deck: [9 cards]",
        "A tries: {activate: Llamada}",
    )
    assert labels(found, "A", "graveyard") == []


@pytest.mark.parametrize(("lies", "added"), [("no", ["Otro", "Pez Bajo"]), ("yes", ["Pez Bajo"])])
def test_nobody_knows_what_is_banished_face_down(lies: str, added: list[str]) -> None:
    text = "Añade a tu mano hasta 2 de tus monstruos Pez que estén desterrados y/o en tu Deck."
    found = played(
        {"Llamada": ("type: spell", text)},
        f"hand: [Llamada], deck: [Pez Bajo, Roca Alta], banished: [{{card: Pez Bajo, as: Otro, facedown: {lies}}}]",
        "deck: [9 cards]",
        f"A: {{activate: Llamada, found: [{', '.join(added)}]}}",
    )
    assert labels(found, "A", "hand") == added


def test_or_is_another_thing_than_and_or() -> None:
    card = {"type": "Spell", "property": "Normal"}
    assert read("yugioh", Printing("Llamada", BOTH, card)).fields["effects"]
    with pytest.raises(NotUnderstoodError):
        read("yugioh", Printing("Llamada", BOTH.replace("y/o", "o"), card))
