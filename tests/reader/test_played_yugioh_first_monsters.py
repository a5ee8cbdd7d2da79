"""What monsters of the first decade are read as is what happens at the table, and what is like it does not happen."""

import pytest

from tests.reader.duel import labels, played

JOINS = (
    "Una vez por turno, puedes equipar esta carta a 1 monstruo boca arriba que controles, O desequiparla para Invocarla de Modo "
    "Especial. Mientras esté equipada a un monstruo por este efecto, aumenta el ATK del monstruo equipado en 300 puntos. (1 monstruo "
    "sólo puede estar equipado con 1 Monstruo de Unión a la vez. Si el monstruo equipado fuera a ser destruido en batalla, destruye "
    "esta carta en su lugar.)"
)


@pytest.mark.parametrize(("kinds", "worn"), [("[effect, union]", ["Estorbo"]), ("[effect]", ["Estorbo", "Farera"])])
def test_a_union_does_not_go_with_one_that_has_another(kinds: str, worn: list[str]) -> None:
    found = played(
        {
            "Farera": ("level: 4, atk: 1500, def: 900, kinds: [effect, union]", JOINS),
            "Estorbo": (f"level: 2, atk: 500, def: 500, kinds: {kinds}", "Si esta carta es destruida: roba 1 carta."),
        },
        "monsters: [Farera, Roca Alta], spells: [{card: Estorbo, equipped: Roca Alta}]",
        "deck: [9 cards]",
        "A tries: {activate: Farera}",
    )
    assert labels(found, "A", "spells") == worn


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Si esta carta boca arriba fuera a dejar el Campo, destiérrala en su lugar.", "banished"),
        ("Si esta carta es destruida: gana 300 LP.", "graveyard"),
    ],
)
@pytest.mark.parametrize("deed", ["Destruye todos los monstruos en el Campo.", "Sacrifica 1 monstruo; roba 1 carta."])
def test_it_is_banished_however_it_would_leave(deed: str, text: str, where: str) -> None:
    found = played(
        {"Farera": ("level: 4, atk: 1500, def: 900, kinds: [effect]", text), "Alud": ("type: spell", deed)},
        "monsters: [Farera], hand: [Alud], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert "Farera" in labels(found, "A", where)


@pytest.mark.parametrize(("aim", "harm"), [("", 1800), (", target: Pez Bajo", 600)])
def test_it_is_stronger_in_a_direct_attack_alone(aim: str, harm: int) -> None:
    text = (
        "Cuando esta carta ataca directamente, su ATK aumenta en 300 puntos durante el cálculo de daño. "
        "Esta carta puede atacar directamente."
    )
    found = played(
        {"Farera": ("level: 4, atk: 1500, def: 900, kinds: [effect]", text)},
        "monsters: [Farera]",
        "monsters: [Pez Bajo]",
        "A: {go: battle}",
        f"A: {{attack: Farera{aim}}}",
    )
    assert found.game.tally("B", "lp") == 8000 - harm
