"""An Equip Spell is moved to no monster to which its own text would not let it go."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

FITS = ("type: spell, icon: equip", "Equipa sólo a un monstruo Roca. El monstruo equipado gana 500 ATK.")
MOVES = (
    "type: spell",
    "Selecciona 1 Mágica de Equipo en el Campo y 1 monstruo en el Campo; equipa el primer objetivo al segundo objetivo.",
)


@pytest.mark.parametrize(("to", "moved"), [("Otra Roca", True), ("Pez Bajo", False)])
def test_it_is_moved_to_such_a_monster_alone(to: str, moved: bool) -> None:
    found = played(
        {"Faja": FITS, "Mudanza": MOVES},
        "hand: [Faja, Mudanza], monsters: [Roca Alta, {card: Roca Alta, as: Otra Roca}, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Faja, equipado: Roca Alta}",
        f"A{'' if moved else ' tries'}: {{activate: Mudanza, primero: Faja, segundo: {to}}}",
    )
    (faja,) = found.game.zone("A", "spells")
    assert faja.mark("equipped") == (to if moved else "Roca Alta")


@pytest.mark.parametrize(("race", "there"), [("roca", ["Faja"]), ("pez", [])])
def test_a_monster_equips_itself_with_what_it_may_bear(race: str, there: list[str]) -> None:
    text = "Puedes seleccionar 1 Carta Mágica de Equipo en tu Cementerio; equipa ese objetivo a esta carta."
    found = played(
        {"Faja": FITS, "Faro": (f"{LEVEL_4}, race: {race}", text)},
        "graveyard: [Faja], monsters: [Faro, Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if there else ' tries'}: {{activate: Faro, objetivo: Faja}}",
    )
    assert labels(found, "A", "spells") == there


@pytest.mark.parametrize(("race", "there"), [("roca", ["Faja"]), ("pez", [])])
def test_nor_does_it_take_another_when_it_resolves(race: str, there: list[str]) -> None:
    text = "Roba 1 carta y, si lo haces, equipa 1 Carta Mágica de Equipo en tu Cementerio a esta carta."
    found = played(
        {"Faja": FITS, "Faro": (f"{LEVEL_4}, race: {race}", f"Puedes pagar 100 LP; {text.lower()[0] + text[1:]}")},
        "graveyard: [Faja], monsters: [Faro], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if there else ' tries'}: {{activate: Faro}}",
    )
    assert labels(found, "A", "spells") == there
