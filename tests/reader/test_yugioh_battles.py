"""What Yu-Gi-Oh! texts say of activations, protection and battles is read as just that, and its neighbour otherwise."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read

CARD, EFFECT = {"event": "activate", "to": "card"}, {"event": "activate", "to": "effect"}
SPELL = {"of": {"type": "spell"}}


def effects(text: str, kind: str = "Monster", icon: str | None = None) -> Any:
    return read("yugioh", Printing("Alba del Faro", text, {"type": kind, "icon": icon})).fields["effects"]


@pytest.mark.parametrize(
    ("what", "answered"),
    [
        ("una Carta Mágica", CARD | SPELL),
        ("el efecto de una Carta Mágica", EFFECT | SPELL),
        ("una Carta Mágica, o su efecto", {"event": "activate"} | SPELL),
        ("una carta o efecto", {"event": "activate"}),
        ("un efecto de monstruo en la mano", {"event": "activate", "of": {"type": "monster", "zone": "hand"}}),
    ],
)
def test_a_card_that_is_activated_is_not_the_effect_of_one_that_lies_there(what: str, answered: object) -> None:
    (read_,) = effects(f"Cuando tu adversario activa {what}: niega la activación.", "Trap", "Counter")
    assert read_["if"] == {"answers": {**answered, "player": "opponent"}}  # type: ignore[dict-item]


def test_either_of_two_activations_is_answered() -> None:
    text = "Cuando es activada una Carta Mágica/de Trampa, o efecto de monstruo: niega la activación."
    (read_,) = effects(text, "Trap", "Counter")
    assert read_["if"] == {
        "answers": [CARD | {"of": {"type": ["spell", "trap"]}}, {"event": "activate", "of": {"type": "monster"}}]
    }


def test_who_may_not_activate_cards_may_use_their_effects() -> None:
    (read_,) = effects("Tu adversario no puede activar Cartas de Trampa.")
    assert read_["static"] == [{"forbid": {**CARD, "of": {"type": "trap"}, "player": "opponent"}}]


@pytest.mark.parametrize(
    ("by", "immune"),
    [
        ("los efectos de otras cartas", {"to": {"is": "other"}}),
        ("los efectos de Cartas de Trampa", {"to": {"type": "trap"}}),
        ("los efectos de monstruos de tu adversario", {"to": {"type": "monster", "controller": "opponent"}}),
        ("los efectos activados de monstruos", {"to": {"type": "monster"}, "activated": "yes"}),
    ],
)
def test_unaffected_says_by_whose_effects(by: str, immune: dict[str, object]) -> None:
    (read_,) = effects(f"Esta carta no es afectada por {by}.")
    assert read_["static"] == [{**immune, "immune": "self"}]


def test_unaffected_by_nobody_in_particular_is_not_understood() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Esta carta no es afectada por nada.")
