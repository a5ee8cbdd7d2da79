"""A monster that is Summoned to the other player's side lies there as whoever Summons it says."""

import pytest

from judgekit.errors import UserError
from tests.reader.duel import LEVEL_4, labels, played

OWN = (LEVEL_4, "Puedes Invocar de Modo Especial esta carta (desde tu mano) al Campo de tu adversario.")
GIFT = ("type: spell", "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial al Campo de tu adversario{}.")
DECK = "deck: [9 cards]"


@pytest.mark.parametrize(("position", "lies"), [("ataque", False), ("defensa", True)])
def test_by_its_own_text(position: str, *, lies: bool) -> None:
    found = played(
        {"Huésped": OWN}, f"hand: [Huésped], {DECK}", DECK, f"A: {{special summon: Huésped, position: {position}}}"
    )
    (guest,) = found.game.zone("B", "monsters")
    assert bool(guest.mark("defense")) is lies


@pytest.mark.parametrize(("position", "lies"), [("ataque", False), ("defensa", True)])
def test_by_an_effect(position: str, *, lies: bool) -> None:
    gift = (GIFT[0], GIFT[1].format(""))
    found = played(
        {"Regalo": gift}, f"hand: [Regalo], graveyard: [Pez Bajo], {DECK}", DECK,
        f"A: {{activate: Regalo, objetivo: Pez Bajo, position: {position}}}",
    )  # fmt: skip
    (guest,) = found.game.zone("B", "monsters")
    assert bool(guest.mark("defense")) is lies


def test_not_as_whoever_gets_it_says() -> None:
    gift = (GIFT[0], GIFT[1].format(""))
    with pytest.raises(UserError, match="position"):
        played(
            {"Regalo": gift}, f"hand: [Regalo], graveyard: [Pez Bajo], {DECK}", DECK,
            "A: {activate: Regalo, objetivo: Pez Bajo}", "B: {position: defensa}",
        )  # fmt: skip


def test_nobody_is_asked_where_it_is_said() -> None:
    gift = (GIFT[0], GIFT[1].format(", en Posición de Defensa"))
    found = played(
        {"Regalo": gift}, f"hand: [Regalo], graveyard: [Pez Bajo], {DECK}", DECK,
        "A: {activate: Regalo, objetivo: Pez Bajo}",
    )  # fmt: skip
    assert labels(found, "B", "monsters") == ["Pez Bajo"]
