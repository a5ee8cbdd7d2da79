"""Three parts of one sentence, of the same monster; and what it does to which an Equip Card was said to go."""

import pytest

from tests.reader.test_played_yugioh import labels, played

EQUIP = "type: spell, icon: equip"
SPELL = "type: spell"
FALLS = (SPELL, "Destruye todos los monstruos en el Campo.")


@pytest.mark.parametrize(
    ("text", "atk"),
    [
        ("El monstruo equipado pierde 500 ATK, no puede ser destruido por efectos de cartas y no puede atacar.", 400),
        ("El monstruo equipado no puede atacar, gana 500 ATK y no puede ser destruido por efectos de cartas.", 1400),
        (
            "El monstruo equipado gana 500 ATK, pierde 100 DEF, y además no puede ser destruido por efectos de cartas.",
            1400,
        ),
    ],
)
def test_all_three_are_of_the_one_that_was_named(text: str, atk: int) -> None:
    found = played(
        {"Lazo": (EQUIP, text), "Golpe": FALLS},
        "monsters: [Pez Bajo, Roca Alta], spells: [{card: Lazo, equipped: Pez Bajo}], hand: [Golpe], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Golpe}",
        *(("A: {go: battle}", "A tries: {attack: Pez Bajo}") if "atacar" in text else ()),
    )
    assert labels(found, "A", "monsters") == ["Pez Bajo"]
    assert found.game.value(found.game.card("Pez Bajo"), "atk") == atk


@pytest.mark.parametrize(("attacker", "life"), [("Pez Bajo", 7400), ("Otro", 7900)])
def test_who_would_be_destroyed_is_the_equipped_monster(attacker: str, life: int) -> None:
    saved = attacker == "Pez Bajo"
    text = "Equipa sólo a un monstruo Pez. Si fuera a ser destruido en batalla, puedes pagar 500 LP en su lugar."
    found = played(
        {"Lazo": (EQUIP, text)},
        "monsters: [Pez Bajo, {card: Pez Bajo, as: Otro}], spells: [{card: Lazo, equipped: Pez Bajo}], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: {attacker}, target: Roca Alta{', Lazo/3: sí' if saved else ''}}}",
    )
    assert (attacker in labels(found, "A", "monsters")) is saved
    assert found.game.tally("A", "lp") == life


@pytest.mark.parametrize(("drawn", "attacker"), [(1, "Pez Bajo"), (0, "Otra")])
def test_it_draws_for_what_that_monster_destroys(drawn: int, attacker: str) -> None:
    other = "Equipa sólo a un monstruo Pez. Gana 500 ATK. Cuando destruye un monstruo en batalla: roba 1 carta."
    found = played(
        {"Lazo": (EQUIP, other)},
        "monsters: [Pez Bajo, {card: Roca Alta, as: Otra}], spells: [{card: Lazo, equipped: Pez Bajo}], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, as: Ajeno}], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: {attacker}, target: Ajeno}}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn
    assert labels(found, "B", "monsters") == []


@pytest.mark.parametrize(("raised", "comes"), [(True, True), (False, False)])
def test_the_level_that_it_had_on_the_field_counts(raised: bool, comes: bool) -> None:
    text = (
        "Si un monstruo Pez que controlas es destruido: Invoca de Modo Especial, desde tu Deck, 1 monstruo Roca con un"
        " Nivel menor que el Nivel que tenía ese monstruo en el Campo."
    )
    rise = "spells: [Fuente, Subida]" if raised else "spells: [Fuente]"
    found = played(
        {
            "Fuente": ("type: spell, icon: continuous", text),
            "Subida": ("type: spell, icon: continuous", "El Nivel de todos los monstruos Pez aumenta en 3."),
            "Golpe": FALLS,
        },
        f"monsters: [Pez Bajo], hand: [Golpe], {rise}, deck: [Roca Alta, 8 cards]",
        "deck: [9 cards]",
        "A: {activate: Golpe, position: ataque}" if comes else "A: {activate: Golpe}",
    )
    assert labels(found, "A", "monsters") == (["Roca Alta"] if comes else [])
