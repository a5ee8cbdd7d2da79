"""As many as were destroyed or shuffled, the strongest of those that lie so, and who is told of behind all the rest."""

import pytest

from tests.reader.duel import labels, played

SPELL = "type: spell"


def test_only_of_those_that_lie_so_is_it_the_strongest() -> None:
    found = played(
        {
            "Martillo": (
                SPELL,
                "Destruye el monstruo en Posición de Ataque boca arriba con el ATK más alto. (Si hay empate, tú eliges).",
            )
        },
        "hand: [Martillo], monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [{card: Roca Alta, defense: yes, played: 1}], deck: [9 cards]",
        "A: {activate: Martillo}",
    )
    assert labels(found, "A", "monsters") == []
    assert labels(found, "B", "monsters") == ["Roca Alta"]


@pytest.mark.parametrize(("there", "come"), [(["Pez Bajo"], 1), (["Pez Bajo", "Otro"], 2)])
def test_as_many_come_as_were_destroyed_and_no_more(there: list[str], come: int) -> None:
    text = (
        "Destruye todos los monstruos Pez boca arriba que controles, y si lo haces, Invoca de Modo Especial, desde tu"
        " mano, hasta la misma cantidad de monstruos Roca en Posición de Defensa."
    )
    lying = ", ".join(f"{{card: Pez Bajo, as: {one}}}" for one in there)
    picked = ["Roca Alta", "Segunda"][:come]
    found = played(
        {"Ola": (SPELL, text)},
        f"hand: [Ola, Roca Alta, {{card: Roca Alta, as: Segunda}}, {{card: Roca Alta, as: Tercera}}], monsters: [{lying}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Ola, invocada: [{', '.join(picked)}]}}",
    )
    assert labels(found, "A", "monsters") == sorted(picked)


@pytest.mark.parametrize("how", ["el número de cartas que barajaste en el Deck", "tantas cartas como barajaste"])
def test_as_many_are_drawn_as_were_shuffled(how: str) -> None:
    found = played(
        {"Mazo": (SPELL, f"Baraja en el Deck cualquier número de cartas en tu mano, y después roba {how}.")},
        "hand: [Mazo, Pez Bajo, Roca Alta, {card: Pez Bajo, as: Otro}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Mazo, elegida: [Pez Bajo, Otro]}",
    )
    assert (len(found.game.zone("A", "hand")), len(found.game.zone("A", "deck"))) == (3, 9)


@pytest.mark.parametrize("text", ["Invocar de Modo Normal ni Colocar", "Invocar de Modo Normal/Colocar monstruos"])
@pytest.mark.parametrize("tried", ["A tries: {summon: Pez Bajo}", "A tries: {set: Pez Bajo}"])
def test_no_monster_is_summoned_or_set_and_a_spell_is_set_all_the_same(text: str, tried: str) -> None:
    found = played(
        {
            "Voto": (SPELL, f"Roba 1 carta. No puedes {text} el turno en que actives esta carta."),
            "Otra": (SPELL, "Roba 1 carta."),
        },
        "hand: [Voto, Otra, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Voto}",
        tried,
        "A: {set: Otra}",
    )
    assert labels(found, "A", "monsters") == []
    assert labels(found, "A", "spells") == ["Otra"]


def test_who_comes_is_told_behind_how_it_lies() -> None:
    text = (
        "Selecciona 1 monstruo Roca que controles; destrúyelo y entonces Invoca 1 monstruo de Modo Especial"
        " desde tu Deck en Posición de Defensa, cuyo Nivel sea menor que el Nivel de ese monstruo."
    )
    found = played(
        {"Mundo": (SPELL, text)},
        "hand: [Mundo], monsters: [Roca Alta], deck: [Pez Bajo, {card: Roca Alta, as: Otra}, 7 cards]",
        "deck: [9 cards]",
        "A: {activate: Mundo}",
    )
    assert labels(found, "A", "monsters") == ["Pez Bajo"]


@pytest.mark.parametrize(
    ("text", "a", "b"),
    [
        ("Ambos jugadores reciben 100 puntos de daño por cada monstruo que controlen.", 7900, 7800),
        ("Tu adversario recibe 100 puntos de daño por cada monstruo que controle.", 8000, 7800),
        ("Tu adversario pierde 100 LP por cada monstruo Roca que controle.", 8000, 7900),
        ("Ambos jugadores ganan 100 LP por cada monstruo que controlen.", 8100, 8200),
    ],
)
def test_each_player_counts_what_they_control(text: str, a: int, b: int) -> None:
    found = played(
        {"Cuenta": (SPELL, text)},
        "hand: [Cuenta], monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [Roca Alta, {card: Pez Bajo, as: Ajeno}], deck: [9 cards]",
        "A: {activate: Cuenta}",
    )
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == (a, b)


def test_each_draws_for_their_own() -> None:
    found = played(
        {"Cuenta": (SPELL, "Cada jugador roba 1 carta por cada monstruo que controle.")},
        "hand: [Cuenta], monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [Roca Alta, {card: Pez Bajo, as: Ajeno}], deck: [9 cards]",
        "A: {activate: Cuenta}",
    )
    assert (len(found.game.zone("A", "deck")), len(found.game.zone("B", "deck"))) == (8, 7)
