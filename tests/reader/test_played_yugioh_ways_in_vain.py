"""Of several ways, one in which nothing could be done is not picked."""

import pytest

from judgekit.errors import UserError
from tests.reader.duel import LEVEL_4, labels, played

HEAD = "Activa 1 de estos efectos.\n● Gana 500 LP."
IN_VAIN = [
    ("● Añade a tu mano 1 monstruo Pez en tu Deck.", "deck: [Pez Bajo, Roca Alta]"),
    ("● Destruye todas las Cartas de Trampa en el Campo.", "spells: [Cepo], deck: [9 cards]"),
    ("● Invoca de Modo Especial 1 monstruo Pez en tu Cementerio.", "graveyard: [Pez Bajo], deck: [9 cards]"),
]


@pytest.mark.parametrize(("way", "there"), IN_VAIN)
@pytest.mark.parametrize("possible", [True, False])
def test_a_way_in_vain_is_not_selected_on_activation(way: str, there: str, possible: bool) -> None:
    given = there if possible else "deck: [9 cards]"
    cards = {"Ola": ("type: spell", f"{HEAD}\n{way}"), "Cepo": ("type: trap", "Roba 1 carta.")}
    second = "A: {activate: Ola, modo: segundo" + (", position: ataque}" if "Invoca" in way else "}")
    if possible:
        found = played(cards, f"hand: [Ola], {given}", "deck: [9 cards]", second)
        assert labels(found, "A", "graveyard") == sorted(["Ola", *(["Cepo"] if "Cepo" in there else [])])
        return
    with pytest.raises(UserError):
        played(cards, f"hand: [Ola], {given}", "deck: [9 cards]", second)
    found = played(cards, f"hand: [Ola], {given}", "deck: [9 cards]", "A: {activate: Ola, modo: primero}")
    assert found.game.tally("A", "lp") == 8500


def test_where_each_is_in_vain_it_is_not_activated() -> None:
    text = "\n".join(["Activa 1 de estos efectos.", *(way for way, _ in IN_VAIN)])
    found = played(
        {"Ola": ("type: spell", text)}, "hand: [Ola], deck: [9 cards]", "deck: [9 cards]", "A tries: {activate: Ola}"
    )
    assert labels(found, "A", "hand") == ["Ola"]


@pytest.mark.parametrize(("whose", "left"), [("B", []), ("", ["Faro"])])
def test_a_way_that_selects_somebody_must_be_possible_too(whose: str, left: list[str]) -> None:
    text = (
        "Activa 1 de estos efectos.\n● Selecciona 1 monstruo que controles; destruye ese objetivo y, si lo haces, destruye"
        " todas las Cartas de Trampa en el Campo.\n● Gana 500 LP."
    )
    found = played(
        {
            "Ola": ("type: spell", text),
            "Cepo": ("type: trap", "Roba 1 carta."),
            "Faro": (LEVEL_4, "Esta carta no puede atacar directamente."),
        },
        "hand: [Ola], monsters: [Faro], deck: [9 cards]",
        f"spells: [{'Cepo' if whose else ''}], deck: [9 cards]",
        f"A{'' if whose else ' tries'}: {{activate: Ola, modo: primero, objetivo: Faro}}",
    )
    assert labels(found, "A", "monsters") == left


EITHER = "Selecciona 1 monstruo Pez en tu Cementerio; añádelo a tu mano o Invócalo de Modo Especial."
NOBODY = "Ningún jugador puede Invocar monstruos de Modo Especial."


@pytest.mark.parametrize(
    ("there", "text", "way"),
    [(4, "", "segundo"), (4, "", "primero"), (5, "", ""), (1, NOBODY, "")],
)
def test_who_may_not_come_or_has_no_place_goes_to_the_hand(there: int, text: str, way: str) -> None:
    others = ", ".join(f"{{card: {'Guarda' if text else 'Roca Alta'}, as: R{one}}}" for one in range(there))
    answers = {"segundo": ", mode: segundo, position: ataque", "primero": ", mode: primero", "": ""}[way]
    found = played(
        {"Ola": ("type: spell", EITHER), "Guarda": (LEVEL_4, text or "Esta carta no puede atacar directamente.")},
        f"hand: [Ola], monsters: [{others}], graveyard: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Ola{answers}}}",
    )
    assert labels(found, "A", "monsters" if way == "segundo" else "hand").count("Pez Bajo") == 1
