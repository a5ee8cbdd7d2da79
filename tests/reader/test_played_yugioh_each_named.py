"""Cards named one by one are paid with together, and with one of each."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import only_of_monster, only_of_spell

NAMES = ("Uña", "Pluma", "Garra")


def _duel(names: str, lying: tuple[str, ...], *, pays: bool, of_each: int = 1) -> list[str]:
    which = [f"{one}/{i}" for i, one in enumerate(lying) if one not in lying[:i]]
    answer = f", pagada: [{', '.join(which)}]" if of_each > 1 else ""
    found = played(
        {
            "Rito": ("type: spell", f"Destierra {names} en tu Cementerio; gana 500 LP."),
            **dict.fromkeys(NAMES, (LEVEL_4, "Esta carta no puede atacar.")),
        },
        f"hand: [Rito], graveyard: [{', '.join(f'{{card: {one}, as: {one}/{i}}}' for i, one in enumerate(lying))}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if pays else ' tries'}: {{activate: Rito{answer}}}",
    )
    assert found.game.tally("A", "lp") == (8500 if pays else 8000)
    return labels(found, "A", "banished")


@pytest.mark.parametrize(
    ("lying", "pays"),
    [(("Uña", "Pluma", "Garra"), True), (("Uña", "Pluma", "Pluma"), False), (("Uña", "Garra"), False)],
)
def test_three_named_are_one_of_each(lying: tuple[str, ...], pays: bool) -> None:
    assert len(_duel('"Uña", "Pluma" y "Garra"', lying, pays=pays, of_each=3)) == (3 if pays else 0)


@pytest.mark.parametrize(("lying", "pays"), [(("Uña", "Garra"), True), (("Uña", "Uña"), False)])
def test_so_are_two(lying: tuple[str, ...], pays: bool) -> None:
    assert len(_duel('"Uña" y "Garra"', lying, pays=pays, of_each=2)) == (2 if pays else 0)


@pytest.mark.parametrize(("lying", "pays"), [(("Uña",), True), (("Garra",), False)])
def test_one_named_without_a_number_is_one(lying: tuple[str, ...], pays: bool) -> None:
    assert len(_duel('"Uña"', lying, pays=pays)) == int(pays)


@pytest.mark.parametrize(
    "cost",
    [
        'Puedes mandar al Cementerio "Uña", "Pluma" y "Garra" que controles',
        'Puedes mostrar "Uña" y "Pluma" en tu mano',
        'Puedes devolver a la mano "Uña" que controles',
        'Puedes Sacrificar esta carta y "Garra"',
    ],
)
def test_so_it_is_of_every_cost(cost: str) -> None:
    assert only_of_monster(f"{cost}; roba 1 carta.")["cost"]


def test_three_kinds_in_one_place_are_three_different_cards() -> None:
    cost = only_of_spell(
        "Destierra 1 monstruo Pez, 2 monstruos de AGUA y 1 Carta Mágica en tu Cementerio; roba 2 cartas."
    )["cost"]
    assert [one.get("count", 1) for one in cost[:3]] == [1, "2", 1]
    third = cost[2]["choose"]
    assert (third["is"], third["all of"]) == ("not primero", [{"is": "not segundo"}])


@pytest.mark.parametrize(("lying", "drawn"), [("Pez Bajo, Roca Alta", True), ("Pez Bajo", False)])
def test_two_that_lie_there_are_both_asked_for(lying: str, drawn: bool) -> None:
    found = played(
        {"Par": ("type: spell", 'Si tienes "Pez Bajo" y "Roca Alta" en tu Cementerio: gana 500 LP.')},
        f"hand: [Par], graveyard: [{lying}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if drawn else ' tries'}: {{activate: Par}}",
    )
    assert found.game.tally("A", "lp") == (8500 if drawn else 8000)


@pytest.mark.parametrize(
    "said",
    [
        'tienes "Pez Bajo" y "Roca Alta" en tu Cementerio',
        '"Pez Bajo" y "Roca Alta" están en tu Cementerio',
        'hay "Pez Bajo" y "Roca Alta" en tu Cementerio',
    ],
)
def test_so_they_are_in_every_order_of_the_words(said: str) -> None:
    both = only_of_spell(f"Si {said}: roba 1 carta.")["if"]["all"]
    assert [one["exists"]["name"] for one in both] == ["Pez Bajo", "Roca Alta"]


@pytest.mark.parametrize("hand", ["Pez Bajo", "Roca Alta"])
def test_one_named_is_discarded_and_no_other(hand: str) -> None:
    found = played(
        {"Trueque": ("type: spell", 'Descarta "Pez Bajo"; gana 500 LP.')},
        f"hand: [Trueque, {hand}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if hand == 'Pez Bajo' else ' tries'}: {{activate: Trueque}}",
    )
    assert found.game.tally("A", "lp") == (8500 if hand == "Pez Bajo" else 8000)
