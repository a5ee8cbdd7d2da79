"""What waits until a card in a Graveyard is banished hears of that, and of none that is banished from the field."""

import pytest

from tests.reader.duel import played

CARDS = {
    "Mirador": ("type: trap, icon: continuous", "Si una o más cartas en el Cementerio son desterradas: roba 1 carta."),
    "Barrido": ("type: spell", "Selecciona 1 carta en tu Cementerio; destiérrala."),
    "Ráfaga": ("type: spell", "Selecciona 1 monstruo que controles; destiérralo."),
}


@pytest.mark.parametrize(("spell", "whom", "drawn"), [("Barrido", "Pez Bajo", 1), ("Ráfaga", "Roca Alta", 0)])
def test_banished_from_the_graveyard_alone(spell: str, whom: str, drawn: int) -> None:
    mine = f"hand: [{spell}], graveyard: [Pez Bajo], spells: [Mirador], monsters: [Roca Alta], deck: [Fuego Ajeno]"
    found = played(CARDS, mine, "deck: [Fuego Ajeno]", f"A: {{activate: {spell}, objetivo: {whom}}}")
    assert [one.label for one in found.game.zone("A", "banished")] == [whom]
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize("said", [". Sus efectos son negados", ", pero sus efectos son negados"])
def test_what_comes_without_effects_does_nothing_of_its_own(said: str) -> None:
    cards = {
        "Llamada": ("type: spell", f"Selecciona 1 monstruo en tu Cementerio; Invócalo de Modo Especial{said}."),
        "Faro": (
            "level: 4, atk: 1000, def: 1000, kinds: [effect]",
            "Si esta carta es Invocada de Modo Especial: roba 1 carta.",
        ),
    }
    mine = "hand: [Llamada], graveyard: [Faro], deck: [Fuego Ajeno]"
    found = played(cards, mine, "deck: [Fuego Ajeno]", "A: {activate: Llamada, objetivo: Faro, position: ataque}")
    assert [one.label for one in found.game.zone("A", "monsters")] == ["Faro"]
    assert not found.game.zone("A", "hand")
