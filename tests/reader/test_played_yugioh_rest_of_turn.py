"""What an effect leaves for the rest of the turn: battles that give something, no answers, no other Summons."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

SPELL = "type: spell"
QUICK = "type: spell, icon: quick-play"
CHOSEN = "Selecciona 1 monstruo que controles; este turno, si ese monstruo "
FIGHTER = (LEVEL_4, "Esta carta no puede ser Sacrificada.")


@pytest.mark.parametrize(("attacker", "drawn"), [("Farera", 1), ("Otra", 0)])
def test_who_was_selected_draws_by_destroying(attacker: str, drawn: int) -> None:
    found = played(
        {"Farera": FIGHTER, "Lema": (SPELL, CHOSEN + "destruye un monstruo en batalla, roba 1 carta.")},
        "hand: [Lema], monsters: [Farera, {card: Farera, as: Otra}], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {activate: Lema, objetivo: Farera}",
        "A: {go: battle}",
        f"A: {{attack: {attacker}, target: Pez Bajo}}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("attacker", "lp"), [("Farera", 8000 - 600 - 900), ("Otra", 8000 - 600)])
def test_damage_as_much_as_what_it_destroyed_had(attacker: str, lp: int) -> None:
    text = (
        CHOSEN
        + "destruye un monstruo en batalla, inflige daño a tu adversario igual al ATK original de ese monstruo destruido."
    )
    found = played(
        {"Farera": FIGHTER, "Lema": (SPELL, text)},
        "hand: [Lema], monsters: [Farera, {card: Farera, as: Otra}], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {activate: Lema, objetivo: Farera}",
        "A: {go: battle}",
        f"A: {{attack: {attacker}, target: Pez Bajo}}",
    )
    assert found.game.state.value("B", "lp") == lp


@pytest.mark.parametrize(("attacker", "gained"), [("Farera", 0), ("Otra", 300)])
def test_nobody_answers_the_attack_of_the_one_that_was_selected(attacker: str, gained: int) -> None:
    text = CHOSEN + "ataca, tu adversario no puede activar efectos de monstruos hasta el final del Damage Step."
    found = played(
        {
            "Farera": FIGHTER,
            "Lema": (SPELL, text),
            "Muro": (LEVEL_4, "Cuando un monstruo del adversario declara un ataque: gana 300 LP."),
        },
        "hand: [Lema], monsters: [Farera, {card: Farera, as: Otra}], deck: [9 cards]",
        "monsters: [Muro, {card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {activate: Lema, objetivo: Farera}",
        "A: {go: battle}",
        f"A: {{attack: {attacker}, target: Pez Bajo}}",
    )
    assert found.game.state.value("B", "lp") == 8000 - 600 + gained


FLOCK = (
    "Invoca de Modo Especial 1 monstruo Roca desde tu Cementerio. No puedes Invocar {} el turno en el que activas"
    " esta carta{}."
)


@pytest.mark.parametrize(
    ("whom", "but", "left"),
    [
        ("otros monstruos", "", ["Roca Alta"]),
        ("otros monstruos de Modo Especial", "", ["Roca Alta"]),
        ("otros monstruos de Modo Especial", ", excepto monstruos Pez", ["Pez Bajo", "Roca Alta"]),
    ],
)
def test_only_what_the_card_itself_brings_comes_that_turn(whom: str, but: str, left: list[str]) -> None:
    found = played(
        {
            "Manada": (SPELL, FLOCK.format(whom, but)),
            "Ola": (SPELL, "Invoca de Modo Especial 1 monstruo Pez desde tu mano."),
        },
        "hand: [Manada, Ola, Pez Bajo], graveyard: [Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Manada, position: ataque}",
        "A: {activate: Ola, position: ataque}" if but else "A tries: {activate: Ola}",
    )
    assert labels(found, "A", "monsters") == left


def test_none_may_have_come_before_it() -> None:
    found = played(
        {"Manada": (SPELL, FLOCK.format("otros monstruos", ""))},
        "hand: [Manada, Pez Bajo], graveyard: [Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {summon: Pez Bajo}",
        "A tries: {activate: Manada}",
    )
    assert labels(found, "A", "monsters") == ["Pez Bajo"]


@pytest.mark.parametrize(("how", "hand"), [("A: {activate: Faro}", ["Faro"]), ("A: {activate: Criba}", [])])
def test_what_was_activated_this_turn_comes_back_at_its_end(how: str, hand: list[str]) -> None:
    text = (
        "Gana 300 LP. Durante la End Phase, si esta carta está en tu Cementerio porque fue activada este turno: puedes"
        " añadir esta carta a tu mano."
    )
    found = played(
        {"Faro": (SPELL, text), "Criba": (SPELL, "Gana 100 LP, y después manda 1 Mágica en tu mano al Cementerio.")},
        f"hand: [Faro{'' if hand else ', Criba'}], deck: [9 cards]",
        "deck: [9 cards]",
        how,
        "A: {go: end}",
        *(["A: {Faro/2: sí}"] if hand else []),
    )
    assert labels(found, "A", "hand") == hand
