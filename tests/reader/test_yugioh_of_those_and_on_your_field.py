"""One of those to which it happened, of one's own that lie somewhere, a named card on one's field, whom «the monster» means."""

import pytest

from tests.reader.printed import effects, monster, only_of_monster, trap


def test_in_the_hand_or_the_graveyard_is_said_between_commas_too() -> None:
    said = "{}: niega la activación y, si lo haces, destierra la carta."
    apart = said.format("Cuando se activa, en la mano o el Cementerio, el efecto de un monstruo")
    whole = said.format("Cuando es activado el efecto de un monstruo en la mano o el Cementerio")
    assert trap(apart, "Counter") == trap(whole, "Counter")
    (theirs,) = trap(
        "Cuando tu adversario activa, en su mano, el efecto de un monstruo: niega la activación.", "Counter"
    )
    assert (theirs["if"]["answers"]["player"], theirs["if"]["answers"]["of"]["zone"]) == ("opponent", "hand")


@pytest.mark.parametrize("told", ["", " destruidos"])
def test_one_of_those_is_one_of_those_to_which_it_happened(told: str) -> None:
    text = (
        "Si uno o más monstruos que controlas son destruidos por el efecto de una carta: puedes desterrar esta carta en "
        f"tu Cementerio, y después seleccionar 1 de esos monstruos{told}; Invócalo de Modo Especial."
    )
    found = only_of_monster(text)
    assert found["targets"][0]["among"] == "event cards"


def test_so_many_of_ones_own_that_are_banished_are_a_condition() -> None:
    found = only_of_monster('Si 2 o más de tus monstruos "Faro" están desterrados: puedes robar 1 carta.')
    assert found["if"]["exists"]["zone"] == "banished"
    assert (found["if"]["exists"]["controller"], found["if"]["count"]) == ("you", ">= 2")


@pytest.mark.parametrize(("whose", "player"), [("tu Campo", "you"), ("el Campo de tu adversario", "opponent")])
def test_a_named_card_lies_face_up_on_one_side(whose: str, player: str) -> None:
    found = only_of_monster(f'Mientras "Alta Mar" esté en {whose}, esta carta no puede ser destruida en batalla.')
    assert found["while"]["exists"] == {"name": "Alta Mar", "facedown": "no", "controller": player}


def test_the_monster_of_an_equip_spell_is_the_one_that_it_goes_with() -> None:
    said = "Sólo puedes equipar esta carta a un monstruo Guerrero. {} no puede ser destruido en batalla."
    usual = effects(said.format("El monstruo equipado"), "Spell", "Equip")
    assert usual == effects(said.format("El monstruo"), "Spell", "Equip")
    assert usual == effects(said.format("Ese monstruo"), "Spell", "Equip")


def test_ones_own_hand_is_a_hand_to_which_cards_go() -> None:
    said = "Cuando esta carta es mandada al Cementerio: puedes devolver a {} mano 1 monstruo que controles."
    assert monster(said.format("tu")) == monster(said.format("la"))
