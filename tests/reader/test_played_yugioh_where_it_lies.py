"""What a Yu-Gi-Oh! text says of cards that are controlled, or that went somewhere, is said of them there."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

ESCUDO = "Tu adversario no puede seleccionar monstruos que controles con efectos de cartas."


@pytest.mark.parametrize(("where", "kept"), [("monsters", True), ("graveyard", False)])
def test_who_may_not_pick_what_is_controlled_picks_what_lies_in_the_graveyard(where: str, kept: bool) -> None:
    place = {"monsters": "que controle tu adversario", "graveyard": "en el Cementerio de tu adversario"}[where]
    found = played(
        {
            "Farera": (LEVEL_4, ESCUDO),
            "Alud": ("type: spell", f"Selecciona 1 monstruo {place}; destierra ese objetivo."),
        },
        "hand: [Alud]",
        "monsters: [Farera%s]%s" % ((", Roca Alta", "") if kept else ("", ", graveyard: [Roca Alta]")),
        "A tries: {activate: Alud, objetivo: Roca Alta}",
    )
    assert labels(found, "B", "banished") == ([] if kept else ["Roca Alta"])


@pytest.mark.parametrize(("where", "kept"), [("monsters", True), ("hand", False)])
def test_what_is_controlled_cannot_be_destroyed_and_what_is_held_can(where: str, kept: bool) -> None:
    place = {"monsters": "que controles", "hand": "en tu mano"}[where]
    found = played(
        {
            "Farera": (LEVEL_4, "Los monstruos Roca que controles no pueden ser destruidos por efectos de cartas."),
            "Rayo": ("type: spell", f"Destruye 1 monstruo Roca {place}."),
        },
        f"hand: [Rayo{', Roca Alta' if not kept else ''}], monsters: [Farera{', Roca Alta' if kept else ''}]",
        "deck: [9 cards]",
        "A: {activate: Rayo}",
    )
    assert labels(found, "A", where) == (["Farera", "Roca Alta"] if kept else [])


@pytest.mark.parametrize(("where", "kept"), [("monsters", True), ("hand", False)])
def test_what_is_controlled_is_saved_in_place_of_it_and_what_is_held_is_not(where: str, kept: bool) -> None:
    place = {"monsters": "que controles", "hand": "en tu mano"}[where]
    eco = (
        "Si una carta que controles fuera a ser destruida por un efecto, "
        "puedes desterrar esta carta en tu Cementerio en su lugar."
    )
    found = played(
        {"Eco": (LEVEL_4, eco), "Rayo": ("type: spell", f"Destruye 1 monstruo Roca {place}.")},
        f"hand: [Rayo{', Roca Alta' if not kept else ''}], monsters: [{'Roca Alta' if kept else ''}], graveyard: [Eco]",
        "deck: [9 cards]",
        "A: {activate: Rayo%s}" % (", Eco/1: sí" if kept else ""),
    )
    assert labels(found, "A", where) == (["Roca Alta"] if kept else [])
    assert labels(found, "A", "banished") == (["Eco"] if kept else [])


@pytest.mark.parametrize(("answered", "back"), [(True, False), (False, True)])
def test_what_left_the_graveyard_in_response_is_not_found_by_its_own_effect(answered: bool, back: bool) -> None:
    found = played(
        {
            "Eco": (LEVEL_4, "Si esta carta es mandada al Cementerio: puedes barajar esta carta al Deck."),
            "Alud": ("type: spell", "Manda 1 monstruo que controles al Cementerio."),
            "Bruma": ("type: trap", "Destierra 1 monstruo en el Cementerio de tu adversario."),
        },
        "hand: [Alud], monsters: [Eco], deck: [9 cards]",
        "spells: [{card: Bruma, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {activate: Alud}",
        "A: {Eco/1: sí}",
        *(["B responds: {activate: Bruma}"] if answered else []),
    )
    assert labels(found, "A", "banished") == ([] if back else ["Eco"])
    assert len(found.game.zone("A", "deck")) == (10 if back else 9)


@pytest.mark.parametrize(("where", "comes"), [("graveyard", True), ("monsters", False)])
def test_what_returns_from_the_field_is_not_added_to_the_hand(where: str, comes: bool) -> None:
    said = "Si esta carta es añadida a tu mano: puedes Invocar esta carta de Modo Especial."
    place = {
        "graveyard": "Añade a tu mano 1 monstruo en tu Cementerio.",
        "monsters": "Devuelve 1 monstruo que controles a la mano.",
    }
    found = played(
        {"Eco": (LEVEL_4, said), "Alud": ("type: spell", place[where])},
        f"hand: [Alud], {where}: [Eco], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud%s}" % (", Eco/1: sí, position: ataque" if comes else ""),
    )
    assert labels(found, "A", "monsters" if comes else "hand") == ["Eco"]


@pytest.mark.parametrize(("whose", "added"), [("A", True), ("B", False)])
def test_what_another_player_owns_is_not_added_to_one_s_hand(whose: str, added: bool) -> None:
    said = "Si uno o más monstruos Roca son desterrados: puedes seleccionar 1 de ellos; añádelo a tu mano."
    found = played(
        {"Eco": ("type: spell, icon: continuous", said), "Alud": ("type: spell", "Destierra 1 monstruo en el Campo.")},
        f"hand: [Alud], spells: [Eco]{', monsters: [Roca Alta]' if added else ''}",
        f"deck: [9 cards]{'' if added else ', monsters: [Roca Alta]'}",
        "A: {activate: Alud%s}" % (", Eco/1: sí, objetivo: Roca Alta" if added else ""),
    )
    assert labels(found, whose, "hand" if added else "banished") == ["Roca Alta"]
