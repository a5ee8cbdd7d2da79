"""Places of both players, how many cards lie in several places together, and small words that say nothing more."""

import pytest

from tests.reader.printed import effects, monster, only_of_monster, spell


def test_hand_and_field_of_both_players_are_all_of_these_zones() -> None:
    (found,) = spell("Destierra todas las cartas en la mano y en el Campo de ambos jugadores.")
    (step,) = found["resolve"]
    assert step["banish"] == {"zone": ["hand", "monsters", "spells", "field spell", "pendulum"]}
    (own,) = spell("Destierra todas las cartas en tu mano y Campo.")
    assert own["resolve"][0]["banish"]["controller"] == "you"


def test_both_in_the_hand_and_on_the_field_is_no_choice_of_places() -> None:
    said = "Reduce en 1 el Nivel de todos los monstruos de AGUA {}en la mano {} en el Campo de ambos jugadores."
    assert effects(said.format("tanto ", "como"), "Spell", "Field") == effects(said.format("", "y"), "Spell", "Field")


def test_the_cards_of_several_places_are_counted_together() -> None:
    found = only_of_monster(
        "Si tu adversario tiene en total más cartas en su mano y su Campo que tú: puedes robar 1 carta."
    )
    theirs, ours = found["if"]["compare"]["count"], found["if"]["with"]["more than"]["count"]
    assert theirs["zone"] == ours["zone"] == ["hand", "monsters", "spells", "field spell", "pendulum"]
    assert (theirs["controller"], ours["controller"]) == ("opponent", "you")


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        (
            "Puedes robar 1 carta, y además este turno tu adversario no recibe daño.",
            "Puedes robar 1 carta, y además este turno tu adversario no recibe más daño.",
        ),
        (
            "Niega los efectos de los monstruos boca arriba que controle tu adversario.",
            "Niega los efectos de los monstruos boca arriba mientras los controle tu adversario.",
        ),
        (
            'Cuando esta carta es Invocada de Modo Especial por el efecto de un monstruo "Faro": puedes robar 1 carta.',
            'Cuando Invocas esta carta de Modo Especial por el efecto de un monstruo "Faro": puedes robar 1 carta.',
        ),
    ],
)
def test_the_same_in_other_words(usual: str, other: str) -> None:
    assert monster(usual) == monster(other)


def test_two_that_are_sent_for_its_own_coming_are_chosen_each_for_itself() -> None:
    found = only_of_monster(
        "Puedes Invocar esta carta de Modo Especial (desde tu mano) mandando al Cementerio 2 monstruos Guerrero y 1 "
        "monstruo de VIENTO de Nivel 4 o menor que controles."
    )
    first, second, *_ = found["cost"]
    assert (first["choose"]["race"], second["choose"]["attribute"]) == ("guerrero", "viento")
    assert "race" not in second["choose"]
