"""«The turn in which this effect is used», in every form of the verb; of a card, its activation asks for it too."""

import pytest

from tests.reader.printed import effects, only_of_monster, only_of_spell

USED = [
    "en el turno en el que activas este efecto",
    "en el turno en el que este efecto es activado",
    "en el turno en que este efecto sea usado",
    "durante el turno en el que se activa este efecto",
    "el turno que este efecto se usa",
]
CARD = [
    "en el turno en que activas esta carta",
    "en el turno en que esta carta es activada",
    "durante el turno en el que se activa esta carta",
    "en el turno en el que esta carta sea activada",
]


@pytest.mark.parametrize("when", USED)
@pytest.mark.parametrize(
    "vow",
    ["No puedes Invocar de Modo Especial", "Esta carta no puede declarar un ataque", "No puedes declarar ataques"],
)
def test_of_an_effect(when: str, vow: str) -> None:
    found = only_of_monster(f"Puedes Sacrificar 1 monstruo; roba 1 carta. {vow} {when}.")
    assert found == only_of_monster(f"Puedes Sacrificar 1 monstruo; roba 1 carta. {vow} {USED[0]}.")
    assert found["if"]["count"] == 0


@pytest.mark.parametrize("when", CARD)
@pytest.mark.parametrize(
    "vow", ["No puedes Invocar de Modo Especial", "No puedes declarar ataques", "No puedes Invocar"]
)
def test_of_a_spell(when: str, vow: str) -> None:
    found = only_of_spell(f"Roba 2 cartas. {vow} {when}.")
    assert found == only_of_spell(f"Roba 2 cartas. {vow} {CARD[0]}.")
    assert "if" in found or "while" in found


@pytest.mark.parametrize("when", CARD)
def test_what_it_is_equipped_to_may_not_attack_that_turn(when: str) -> None:
    *_, found = effects(f"Equipa sólo a un monstruo Guerrero. No puede atacar {when}.", "Spell", "Equip")
    assert found["while"] == {"happened": {"event": "activate", "to": "card", "of": {"is": "self"}}}
