"""What an activation includes, and what its effect would surely do: what answers that, and what does not."""

import json

import pytest

from judgekit.errors import UserError
from judgekit.replay import Replay, replay
from judgekit.scenario import loads

HEAD = """
game: yugioh
cards:
  Centinela: {{level: 3, atk: 0, def: 1800, text: {text}}}
  Página: {{type: spell, text: {spell}}}
  Roca: {{level: 4, atk: 1000, def: 1900}}
  Cima: {{level: 4, atk: 1500, def: 1100}}
  Llano: {{level: 4, atk: 1200, def: 1100}}
  Monte: {{level: 4, atk: 1100, def: 1100}}
given:
  turn: A
  turn number: 4
  phase: main 1
  A: {{hand: [Página], monsters: [Roca], graveyard: [Llano], deck: [Cima, 8 cards], lp: 8000}}
  B: {{hand: [{held}], monsters: [{lain}Monte], deck: [9 cards], lp: 8000}}
script:
  - A: {{activate: Página{how}}}
  - B {tries}: {{activate: Centinela}}
"""
NEGATES = "(Efecto Rápido): puedes descartar esta carta; niega ese efecto."
LISTED = (
    f"Cuando es activada una carta o efecto que incluye cualquiera de estos efectos {NEGATES}\n"
    "● Añadir una carta del Deck a la mano.\n● Invocar de Modo Especial desde el Deck.\n"
    "● Mandar una carta del Deck al Cementerio."
)
SAVES = (
    "Cuando es activada una carta o efecto que destruiría una o más cartas en el Campo (Efecto Rápido): puedes "
    "Sacrificar esta carta; niega la activación."
)
WARDS = "Cuando tu adversario activa una carta o efecto que te infligiría daño (Efecto Rápido): puedes descartar esta carta; niega la activación."


def played(text: str, spell: str, *, answers: bool, how: str = "", lies: bool = False) -> Replay:
    said = HEAD.format(
        text=json.dumps(text),
        spell=json.dumps(spell),
        held="" if lies else "Centinela",
        lain="Centinela, " if lies else "",
        how=how,
        tries="responds" if answers else "tries to respond",
    )
    return replay(loads(said).situation)


@pytest.mark.parametrize(
    ("spell", "answers"),
    [
        ("Añade a tu mano 1 monstruo en tu Deck.", True),
        ("Excava las 2 cartas superiores de tu Deck y puedes añadir a tu mano 1 monstruo excavado.", True),
        ("Manda al Cementerio las 2 cartas superiores de tu Deck.", True),
        ("Invoca de Modo Especial, desde tu mano o Deck, 1 monstruo.", True),
        ("Inflige 100 puntos de daño a tu adversario y después puedes añadir a tu mano 1 monstruo en tu Deck.", True),
        ("Roba 1 carta.", False),
        ("Inflige 100 puntos de daño a tu adversario.", False),
        ("Añade a tu mano 1 monstruo en tu Cementerio.", False),
        ("Baraja al Deck todos los monstruos en tu Cementerio.", False),
    ],
)
def test_what_an_effect_may_do_is_included_and_from_where_is_a_part_of_it(spell: str, answers: bool) -> None:
    played(LISTED, spell, answers=answers)


@pytest.mark.parametrize(
    ("spell", "how", "answers"),
    [
        ("Destruye todos los monstruos en el Campo.", "", True),
        ("Selecciona 1 monstruo en el Campo; destrúyelo.", ", objetivo: Roca", True),
        ("Selecciona 1 monstruo en el Campo; destiérralo.", ", objetivo: Roca", False),
        ("Roba 1 carta y después puedes destruir 1 monstruo en el Campo.", ", Página/1: no", False),
    ],
)
def test_what_may_be_left_out_would_not_surely_be_destroyed(spell: str, how: str, answers: bool) -> None:
    played(SAVES, spell, answers=answers, how=how, lies=True)


@pytest.mark.parametrize(
    ("spell", "how", "answers"),
    [
        ("Inflige 500 puntos de daño a tu adversario.", "", True),
        ("Recibes 500 puntos de daño.", "", False),
        ("Roba 1 carta y después puedes infligir 500 puntos de daño a tu adversario.", ", Página/1: no", False),
    ],
)
def test_who_would_be_hurt_is_the_one_who_answers(spell: str, how: str, answers: bool) -> None:
    played(WARDS, spell, answers=answers, how=how)


def test_of_several_effects_only_the_one_that_was_selected_is_included() -> None:
    several = "Activa 1 de estos efectos; ● Añade a tu mano 1 monstruo en tu Deck. ● Roba 1 carta."
    assert played(LISTED, several, answers=True, how=", modo: primero").game.zone("B", "graveyard")
    with pytest.raises(UserError):
        played(LISTED, several, answers=True, how=", modo: segundo")
