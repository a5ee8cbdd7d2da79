"""Texts of names, declarations, counters and equips do at the table what they say, and what is like them does not."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played


@pytest.mark.parametrize(("said", "left"), [("roca", ["Pez Bajo"]), ("pez", ["Roca Alta"])])
def test_what_is_declared_is_what_it_becomes(said: str, left: list[str]) -> None:
    cards = {
        "Heraldo": (
            LEVEL_4,
            "Una vez por turno: puedes declarar 1 Tipo de Monstruo; roba 1 carta, y después destruye todos los monstruos de ese Tipo.",
        ),
    }
    found = played(
        cards,
        "monsters: [Heraldo], deck: 3 cards",
        "monsters: [Roca Alta, Pez Bajo]",
        f"A: {{activate: Heraldo, tipo: {said}}}",
    )
    assert labels(found, "B", "monsters") == left


@pytest.mark.parametrize(("place", "drawn"), [("graveyard", 1), ("banished", 0)])
def test_it_is_called_so_where_it_says(place: str, drawn: int) -> None:
    cards = {
        "Eco": (
            LEVEL_4,
            'El nombre de esta carta se convierte en "Boya" mientras está en el Campo o en el Cementerio.',
        ),
        "Farera": (LEVEL_4, 'Si tienes "Boya" en tu Cementerio: puedes robar 1 carta.'),
    }
    found = played(
        cards, f"monsters: [Farera], {place}: [Eco], deck: 3 cards", "deck: 3 cards", "A tries: {activate: Farera}"
    )
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize(("counters", "drawn"), [(1, 0), (2, 1)])
def test_counters_pay_only_where_there_are_enough(counters: int, drawn: int) -> None:
    cards = {
        "Torre": (
            "type: spell, icon: continuous",
            f"Una vez por turno: puedes poner {counters} Contadores de Sal en esta carta."
            " Puedes retirar 2 Contadores de Sal en tu Campo; roba 1 carta.",
        ),
    }
    again = ", counter: [Torre, Torre]" if counters > 1 else ""
    found = played(
        cards,
        "spells: [Torre], deck: 3 cards",
        "deck: 3 cards",
        "A: {activate: Torre, effect: 1}",
        f"A tries: {{activate: Torre, effect: 2{again}}}",
    )
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize(("target", "left"), [("Roca Alta", ["Roca Alta"]), ("Pez Bajo", [])])
def test_the_equip_goes_in_place_of_its_monster_alone(target: str, left: list[str]) -> None:
    cards = {
        "Escudo": (
            "type: spell, icon: equip",
            "Si el monstruo equipado fuera a ser destruido por el efecto de una carta, destruye esta carta en su lugar.",
        ),
    }
    found = played(
        cards,
        "monsters: [Roca Alta], hand: [Escudo, Rayo Ajeno]",
        "monsters: [Pez Bajo]",
        "A: {activate: Escudo, equipado: Roca Alta}",
        f"A: {{activate: Rayo Ajeno, caído: {target}}}",
    )
    assert labels(found, "A", "monsters") == ["Roca Alta"]
    assert ("Escudo" in labels(found, "A", "graveyard")) is (target == "Roca Alta")
    assert left or not labels(found, "B", "monsters")
