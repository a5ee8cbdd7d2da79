"""Field and Continuous Spells that are read as what they say do it at the table, and nothing more."""

import pytest

from tests.reader.duel import labels, played

STAYS = "type: spell, icon: continuous"
FIELD = "type: spell, icon: field"


def test_for_each_banished_card_is_of_those_that_went_now() -> None:
    found = played(
        {
            "Pozo": (STAYS, "Cada vez que una o más cartas son desterradas: gana 500 LP por cada carta desterrada."),
            "Alud": ("type: spell", "Destierra todos los monstruos en tu Cementerio."),
        },
        "spells: [Pozo], hand: [Alud], graveyard: [Roca Alta, Pez Bajo], banished: [{card: Roca Alta, as: Vieja}]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert found.game.tally("A", "lp") == 9000


@pytest.mark.parametrize(("types", "spared"), [("Roca", True), ("Pez", False)])
def test_whose_it_is_does_not_matter_where_none_is_said(types: str, spared: bool) -> None:
    said = f"Si un monstruo {types} fuera a ser destruido por el efecto de una carta, destruye esta carta en su lugar."
    found = played(
        {"Pozo": (STAYS, said)},
        "spells: [Pozo], hand: [Rayo Ajeno]",
        "monsters: [Roca Alta]",
        "A: {activate: Rayo Ajeno, caído: Roca Alta}",
    )
    assert (labels(found, "B", "monsters") == ["Roca Alta"]) is spared
    assert (labels(found, "A", "spells") == []) is spared


@pytest.mark.parametrize(("turn", "lp"), [("A", (7500, 8000)), ("B", (8000, 7500))])
def test_that_player_is_whose_standby_phase_it_is(turn: str, lp: tuple[int, int]) -> None:
    other = {"A": "B", "B": "A"}[turn]
    found = played(
        {"Pozo": (STAYS, "Durante la Standby Phase de cada jugador: ese jugador recibe 500 puntos de daño.")},
        "spells: [Pozo], deck: [9 cards]",
        "deck: [9 cards]",
        f"{other}: {{go: end}}",
        f"{other}: end turn",
        f"{turn}: {{go: standby}}",
        turn=other,
    )
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == lp


@pytest.mark.parametrize(("drawn", "hand"), [("Pez Bajo", ["Pez Bajo"]), ("Roca Alta", [])])
def test_the_card_that_was_drawn_goes_unless_it_is_one_of_those(drawn: str, hand: list[str]) -> None:
    said = "Roba 1 carta y muéstrala y, si es un monstruo Pez, gana 500 LP. De lo contrario, descarta la carta robada."
    found = played(
        {"Ola": ("type: spell", said)},
        f"hand: [Ola], deck: [{drawn}, 9 cards]",
        "deck: [9 cards]",
        "A: {activate: Ola}",
    )
    assert labels(found, "A", "hand") == hand


@pytest.mark.parametrize(("theirs", "stays"), [("Roca Alta", False), ("Roca Alta, Pez Bajo", True)])
def test_it_falls_as_soon_as_both_have_as_many(theirs: str, stays: bool) -> None:
    said = "Durante la End Phase, si ambos jugadores controlan la misma cantidad de monstruos: destruye esta carta."
    found = played(
        {"Pozo": (FIELD, said)},
        "field spell: [Pozo], monsters: [{card: Roca Alta, as: Mía}], deck: [9 cards]",
        f"monsters: [{theirs}], deck: [9 cards]",
        "A: {go: end}",
    )
    assert (labels(found, "A", "field spell") == ["Pozo"]) is stays


def test_nothing_is_set_off_where_something_was_summoned() -> None:
    said = "Durante tu End Phase, si no Invocaste ningún monstruo de Modo Normal o Especial este turno: roba 1 carta."
    still = played({"Pozo": (STAYS, said)}, "spells: [Pozo], deck: [9 cards]", "deck: [9 cards]", "A: {go: end}")
    busy = played(
        {"Pozo": (STAYS, said)},
        "spells: [Pozo], hand: [Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {summon: Roca Alta}",
        "A: {go: end}",
    )
    assert (len(labels(still, "A", "deck")), len(labels(busy, "A", "deck"))) == (8, 9)


@pytest.mark.parametrize(("who", "lp"), [("Destello", 7700), ("Otro", 8000)])
def test_one_of_those_alone_is_activated_from_the_hand(who: str, lp: int) -> None:
    quick = "type: spell, icon: quick-play"
    found = played(
        {
            "Pozo": (
                STAYS,
                'Puedes activar Mágicas de Juego Rápido "Destello" desde tu mano durante el turno de tu adversario.',
            ),
            "Destello": (quick, "Inflige 300 puntos de daño a tu adversario."),
            "Otro": (quick, "Inflige 300 puntos de daño a tu adversario."),
        },
        f"spells: [Pozo], hand: [{who}], deck: [9 cards]",
        "hand: [Fuego Ajeno], deck: [9 cards]",
        "B: {activate: Fuego Ajeno}",
        f"A tries to respond: {{activate: {who}}}",
        turn="B",
    )
    assert found.game.tally("B", "lp") == lp


def test_a_continuous_spell_that_leaves_face_up_is_heard() -> None:
    found = played(
        {
            "Pozo": (STAYS, "Si esta carta boca arriba deja el Campo: roba 1 carta."),
            "Alud": ("type: spell", "Destruye todas las Mágicas/Trampas que controles."),
        },
        "spells: [Pozo], hand: [Alud], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert len(labels(found, "A", "deck")) == 8
