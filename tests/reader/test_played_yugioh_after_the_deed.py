"""What a text says behind a deed, of this card, of how many it was done to or of what was lost: at the table."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played


def test_for_each_one_counts_those_that_were_destroyed() -> None:
    text = "Puedes destruir todos los monstruos que controle tu adversario y, si lo haces, inflige 500 de daño a tu adversario por cada uno."
    found = played(
        {"Farera": (LEVEL_4, text), "Firme": (LEVEL_4, "No puede ser destruido por efectos de cartas.")},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Roca Alta, Pez Bajo, Firme], deck: [9 cards]",
        "A: {activate: Farera}",
    )
    assert labels(found, "B", "monsters") == ["Firme"]
    assert found.game.tally("B", "lp") == 7000


@pytest.mark.parametrize(("said", "damage"), [(" Esta carta no puede atacar este turno.", 0), ("", 1500)])
def test_this_card_attacks_no_more_when_its_effect_has_resolved(said: str, damage: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"Una vez por turno: puedes robar 1 carta.{said}")},
        "monsters: [{card: Farera, played: 1}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
        "A: {go: battle}",
        f"A{' tries' if said else ''}: {{attack: Farera}}",
    )
    assert found.game.tally("B", "lp") == 8000 - damage


def test_another_than_that_one_attacks() -> None:
    found = played(
        {"Farera": (LEVEL_4, "Una vez por turno: puedes robar 1 carta. Esta carta no puede atacar este turno.")},
        "monsters: [{card: Farera, played: 1}, {card: Roca Alta, played: 1}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
        "A: {go: battle}",
        "A: {attack: Roca Alta}",
    )
    assert found.game.tally("B", "lp") == 7000
