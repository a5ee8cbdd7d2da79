"""What an outside judge found told otherwise than it was played: who answers, who has come, where it went, who lies face down."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import only_of_monster

SET_TRAP = "spells: [{card: Fuego Quieto, facedown: yes, played: 2}], deck: [9 cards]"
QUIET = "  Fuego Quieto: {type: trap, effects: [{resolve: [{damage: 300, player: opponent}]}]}"
CURTAIN = "  Telón: {type: trap, effects: [{targets: [{choose: {type: monster, facedown: no}, as: tapado}], resolve: [{turn down: tapado}]}]}"
SHOT = "Selecciona 1 Mágica/Trampa Colocada que controle tu adversario; destruye ese objetivo.{}"
UNANSWERED = " Tu adversario no puede activar la carta seleccionada en respuesta a la activación de esta carta."


@pytest.mark.parametrize(("said", "word", "lp"), [(UNANSWERED, " tries to respond", 8000), ("", " responds", 7700)])
def test_the_selected_card_does_not_answer_its_own_selection(said: str, word: str, lp: int) -> None:
    """5.1.7.1: what a text forbids of the card that it has selected."""
    found = played(
        {"Tiro": ("type: spell", SHOT.format(said))},
        "hand: [Tiro], deck: [9 cards]",
        SET_TRAP,
        "A: {activate: Tiro}",
        f"B{word}: {{activate: Fuego Quieto}}",
        more=QUIET,
    )
    assert found.game.tally("A", "lp") == lp


def test_its_own_coming_is_not_that_of_one_while_it_lies_there() -> None:
    said = "Si uno o más monstruos Pez son Invocados de Modo Especial a tu Campo{}: puedes robar 1 carta."
    whole = only_of_monster(said.format(" mientras este monstruo esté en el Campo"))
    assert whole["when"]["of"]["is"] == "other"
    assert "is" not in only_of_monster(said.format(""))["when"]["of"]


@pytest.mark.parametrize(
    ("fields", "atk"), [("", 2500), (", kinds: [synchro, effect], recipe: [{of: {}}, {of: {}}]", 2000)]
)
def test_only_what_has_come_to_the_hand_was_returned_to_it(fields: str, atk: int) -> None:
    """5.2.22: what goes to the Extra Deck has not been returned to the hand."""
    text = (
        "Puedes seleccionar 2 monstruos boca arriba que controles, excepto esta carta; devuelve esos objetivos a la mano y "
        "después esta carta gana 500 ATK por cada carta devuelta a la mano por este efecto."
    )
    found = played(
        {"Tigre": (LEVEL_4, text)},
        "monsters: [Tigre, Pez Bajo, Gato], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Tigre, objetivo: [Pez Bajo, Gato]}",
        more=f"  Gato: {{level: 3, atk: 800, def: 800{fields}}}",
    )
    assert found.game.value(found.game.card("Tigre"), "atk") == atk


def test_those_shuffled_into_the_deck_are_counted_in_it() -> None:
    text = (
        "Puedes seleccionar 2 monstruos en tu Cementerio; baraja esos objetivos al Deck y, si lo haces, esta carta gana 500 "
        "ATK por cada monstruo barajado al Deck por este efecto."
    )
    found = played(
        {"Tigre": (LEVEL_4, text)},
        "monsters: [Tigre], graveyard: [Pez Bajo, Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Tigre}",
    )
    assert labels(found, "A", "graveyard") == []
    assert found.game.value(found.game.card("Tigre"), "atk") == 2500


@pytest.mark.parametrize(("answers", "atk"), [(True, 1500), (False, 1700)])
def test_a_monster_that_lies_face_down_by_then_gains_nothing_by_its_own_effect(answers: bool, atk: int) -> None:
    """5.2.10: face down it counts as Set, and is no face-up monster."""
    answer = ["B responds: {activate: Telón}"] if answers else []
    found = played(
        {"Solista": (LEVEL_4, "Una vez por turno: puedes robar 1 carta, y además esta carta gana 200 ATK.")},
        "monsters: [Solista], deck: [9 cards]",
        "spells: [{card: Telón, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Solista}",
        *answer,
        more=CURTAIN,
    )
    assert found.game.value(found.game.card("Solista"), "atk") == atk


@pytest.mark.parametrize(("word", "found"), [("farol", ["Altofarol", "Farolillo"]), ("Farol", ["Farolillo"])])
def test_a_word_in_small_letters_is_part_of_a_name_wherever_it_stands(word: str, found: list[str]) -> None:
    """2.2.1.1: names are told by the letters that are printed; a small one stands inside of others."""
    ended = played(
        {"Vigía": ("type: spell", f'Destierra todas las cartas "{word}" en tu Cementerio.')},
        "hand: [Vigía], graveyard: [Altofarol, Farolillo, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Vigía}",
        more="  Altofarol: {level: 4, atk: 100, def: 100}\n  Farolillo: {level: 4, atk: 100, def: 100}",
    )
    assert labels(ended, "A", "banished") == found


@pytest.mark.parametrize(("held", "word"), [("Roca Alta", " tries"), ("Pez Bajo", "")])
def test_what_is_done_under_a_condition_that_holds_must_be_possible(held: str, word: str) -> None:
    """2.13.4.1: nobody activates what could do nothing of what it says."""
    text = (
        "Una vez por turno: puedes Invocar de Modo Especial, desde tu mano, 1 monstruo Pez. No debes controlar monstruos "
        "para activar y resolver este efecto."
    )
    found = played(
        {"Marea": ("type: spell, icon: continuous", text)},
        f"spells: [Marea], hand: [{held}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{word}: {{activate: Marea{'' if word else ', position: ataque'}}}",
    )
    assert labels(found, "A", "monsters") == ([] if word else ["Pez Bajo"])
