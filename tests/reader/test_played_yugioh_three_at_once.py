"""Three parts of one sentence, of the same monster; and what it does to which an Equip Card was said to go."""

import pytest

from tests.reader.duel import labels, played

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


@pytest.mark.parametrize(("tried", "drawn"), [("A tries: {activate: Otra}", 1), ("A: {activate: Pago}", 1)])
def test_no_effect_draws_for_the_rest_of_the_turn(tried: str, drawn: int) -> None:
    found = played(
        {
            "Jarra": (SPELL, "Roba 1 carta. Por el resto de este turno, no puedes robar cartas por efectos de cartas."),
            "Otra": (SPELL, "Roba 1 carta."),
            "Pago": (SPELL, "Ganas 500 LP."),
        },
        "hand: [Jarra, Otra, Pago], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Jarra}",
        tried,
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn
    assert found.game.tally("A", "lp") == (8500 if "Pago" in tried else 8000)


@pytest.mark.parametrize(("bearer", "there"), [("Pez Bajo", ["Roca Alta"]), ("Otro", ["Otro"])])
def test_both_the_card_and_its_monster_go_and_another_comes(bearer: str, there: list[str]) -> None:
    text = (
        "Mientras esta carta está equipada a un monstruo Pez: puedes desterrar esta carta y el monstruo equipado"
        " y entonces Invoca de Modo Especial 1 monstruo Roca en tu mano en Posición de Defensa."
    )
    found = played(
        {"Lazo": (EQUIP, text), "Golpe": ("type: spell, icon: quick-play", "Destruye 1 Carta de Equipo en el Campo.")},
        "hand: [Roca Alta], monsters: [{card: Pez Bajo, as: Otro}], spells: [{card: Lazo, equipped: Otro}], deck: [9 cards]",
        "spells: [{card: Golpe, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Lazo}",
        *(() if bearer == "Pez Bajo" else ("B responds: {activate: Golpe}",)),
    )
    assert labels(found, "A", "monsters") == there


@pytest.mark.parametrize(("by", "taken"), [("level: 4, atk: 1500, def: 900, kinds: [effect]", False), (SPELL, True)])
def test_the_effects_of_monsters_alone_do_not_select_it(by: str, taken: bool) -> None:
    strike = "Una vez por turno: puedes seleccionar 1 monstruo que controle tu adversario; destrúyelo."
    text = strike if "level" in by else "Selecciona 1 monstruo que controle tu adversario; destrúyelo."
    found = played(
        {
            "Lazo": (
                EQUIP,
                "El monstruo equipado gana 600 ATK, y además tu adversario no puede seleccionarlo con efectos de monstruos.",
            ),
            "Golpe": (by, text),
        },
        ("monsters" if "level" in by else "hand") + ": [Golpe], deck: [9 cards]",
        "monsters: [Pez Bajo], spells: [{card: Lazo, equipped: Pez Bajo}], deck: [9 cards]",
        "A: {activate: Golpe}" if taken else "A tries: {activate: Golpe}",
    )
    assert (labels(found, "B", "monsters") == []) is taken


@pytest.mark.parametrize(("turn", "fallen"), [("A", False), ("B", True)])
def test_whose_turn_it_was_as_it_was_activated(turn: str, fallen: bool) -> None:
    text = "Ganas 500 LP, y después, si este efecto fue activado durante el turno de tu adversario, destruye 1 monstruo en el Campo."
    found = played(
        {"Retirada": ("type: spell, icon: quick-play", text), "Paso": (SPELL, "Ganas 100 LP.")},
        "spells: [{card: Retirada, facedown: yes, played: 2}], deck: [9 cards]",
        "hand: [Paso], monsters: [Pez Bajo], deck: [9 cards]",
        *(("A: {activate: Retirada}",) if turn == "A" else ("B: {activate: Paso}", "A responds: {activate: Retirada}")),
        turn=turn,
    )
    assert (labels(found, "B", "monsters") == []) is fallen
