"""One that goes under its Deck instead, and monsters told by a printed Level or Rank beside one of now."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

CALLED = (
    "Si esta carta está en tu Cementerio: puedes pagar 100 LP; Invoca esta carta de Modo Especial en Posición de Ataque"
)
BACK = "type: spell", "Devuelve a la mano todos los monstruos que controles."


@pytest.mark.parametrize(
    ("tail", "pile"),
    [
        (", pero ponla en la parte inferior del Deck cuando deje el Campo", "deck"),
        (", pero colócala en el fondo del Deck cuando deje el Campo", "deck"),
        ("", "hand"),
    ],
)
def test_one_that_leaves_goes_under_the_deck_wherever_it_was_sent(tail: str, pile: str) -> None:
    found = played(
        {"Boya": (LEVEL_4, f"{CALLED}{tail}."), "Bajamar": BACK},
        "graveyard: [Boya], hand: [Bajamar], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Boya}",
        "A: {activate: Bajamar}",
    )
    assert "Boya" in labels(found, "A", pile)
    assert (found.game.zone("A", "deck")[-1].label == "Boya") == (pile == "deck")


def test_what_was_called_up_goes_under_the_deck_of_its_owner() -> None:
    found = played(
        {
            "Grúa": (
                "type: spell",
                "Selecciona 1 monstruo en cualquier Cementerio; Invócalo de Modo Especial en tu Campo en Posición de Ataque, "
                "pero ponlo en la parte inferior del Deck cuando deje el Campo.",
            )
        },
        "hand: [Grúa, Rayo Ajeno], deck: [9 cards]",
        "graveyard: [Roca Alta], deck: [9 cards]",
        "A: {activate: Grúa}",
        "A: {activate: Rayo Ajeno, caído: Roca Alta}",
    )
    assert found.game.zone("B", "deck")[-1].label == "Roca Alta"
    assert labels(found, "B", "graveyard") == []


def test_one_of_the_extra_deck_goes_back_to_it() -> None:
    found = played(
        {
            "Grúa": (
                "type: spell",
                "Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial en Posición de Ataque, "
                "pero ponlo en la parte inferior del Deck cuando deje el Campo.",
            ),
            "Doble Faro": ("level: 6, atk: 100, def: 0, kinds: [fusion, effect]", "Esta carta no puede atacar."),
        },
        "hand: [Grúa, Rayo Ajeno], graveyard: [{card: Doble Faro, proper: yes}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Grúa}",
        "A: {activate: Rayo Ajeno, caído: Doble Faro}",
    )
    assert labels(found, "A", "extra") == ["Doble Faro"]


SAFE = (
    "No es afectada por los efectos activados de monstruos que controle tu adversario "
    "con un Nivel o Rango original menor que el Nivel {}."
)


@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("level: 4, kinds: [effect]", ["Torre"]),
        ("level: 5, kinds: [effect]", []),
        ("rank: 4, kinds: [xyz, effect]", ["Torre"]),
        ("rank: 5, kinds: [xyz, effect]", []),
        ("link: 1, kinds: [link, effect]", []),
    ],
)
def test_those_of_a_lower_level_or_rank_do_not_touch_it(kind: str, left: list[str]) -> None:
    found = played(
        {
            "Torre": ("level: 5, atk: 1500, def: 900, kinds: [effect]", SAFE.format("actual de esta carta")),
            "Hoguera": (
                f"{kind}, atk: 0, def: 0",
                "Puedes pagar 100 LP; destruye todos los monstruos de tu adversario.",
            ),
        },
        "monsters: [Hoguera], deck: [9 cards]",
        "monsters: [Torre], deck: [9 cards]",
        "A: {activate: Hoguera}",
    )
    assert labels(found, "B", "monsters") == left


@pytest.mark.parametrize(("grown", "left"), [(2, ["Torre"]), (0, [])])
def test_its_own_level_is_that_of_now_and_theirs_the_printed_one(grown: int, left: list[str]) -> None:
    found = played(
        {
            "Torre": ("level: 4, atk: 1500, def: 900, kinds: [effect]", SAFE.format("de esta carta")),
            "Hoguera": (
                "level: 5, atk: 0, def: 0, kinds: [effect]",
                "Puedes pagar 100 LP; destruye todos los monstruos que controla tu adversario.",
            ),
            "Marea": ("type: spell, icon: continuous", f"Los monstruos en el Campo aumentan su Nivel en {grown + 1}."),
        },
        f"monsters: [Hoguera], {'spells: [Marea], ' if grown else ''}deck: [9 cards]",
        "monsters: [Torre], deck: [9 cards]",
        "A: {activate: Hoguera}",
    )
    assert labels(found, "B", "monsters") == left
