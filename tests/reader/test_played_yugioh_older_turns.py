"""What older Yu-Gi-Oh! prints say in a turn of their own is what happens at the table, and what is like it is not."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

SPELL = "type: spell"


@pytest.mark.parametrize(("hand", "left"), [("hand: [Una, Otra], ", 1), ("", 0)])
def test_who_comes_out_of_the_lot_is_discarded_and_no_target(hand: str, left: int) -> None:
    found = played(
        {
            "Sisa": (SPELL, "Selecciona 1 carta de la mano de tu adversario al azar y descártala."),
            "Una": (LEVEL_4, "Esta carta gana 100 ATK."),
            "Otra": (LEVEL_4, "Esta carta gana 200 ATK."),
        },
        "hand: [Sisa], deck: [3 cards]",
        f"{hand}deck: [3 cards]",
        "A: {activate: Sisa}",
    )
    assert len(found.game.zone("B", "hand")) == left
    assert len(found.game.zone("B", "graveyard")) == (1 if hand else 0)


@pytest.mark.parametrize(("counters", "drawn"), [(3, 1), (0, 0)])
def test_all_counters_are_a_cost_where_there_are_any(counters: int, drawn: int) -> None:
    found = played(
        {
            "Mechero": (LEVEL_4, "Puedes retirar todos los Contadores de Brasa de esta carta; roba 1 carta."),
            "Chispa": (SPELL, "Pon 3 Contadores de Brasa en 1 monstruo que controles."),
        },
        "monsters: [Mechero], hand: [Chispa], deck: [4 cards]",
        "deck: [3 cards]",
        *(["A: {activate: Chispa}", "A: {activate: Mechero}"] if counters else ["A tries: {activate: Mechero}"]),
    )
    assert 4 - len(found.game.zone("A", "deck")) == drawn
    assert not found.game.card("Mechero").number("Brasa counters")


@pytest.mark.parametrize(("answer", "lp", "there"), [("sí", 4000, ["Faro"]), ("no", 8000, [])])
def test_half_of_the_points_keep_it_there(answer: str, lp: int, there: list[str]) -> None:
    text = "Durante cada una de tus End Phases, paga la mitad de tus LP. Si no lo haces, destruye esta carta."
    found = played(
        {"Faro": ("type: spell, icon: continuous", text)},
        "spells: [Faro], deck: [3 cards]",
        "deck: [3 cards]",
        f"A: {{go: end, pago: {answer}}}",
    )
    assert found.game.tally("A", "lp") == lp
    assert labels(found, "A", "spells") == there


@pytest.mark.parametrize(("chosen", "atk"), [("Pez Bajo", 1600), ("Roca Alta", 1000)])
def test_one_monster_that_changes_is_any_face_up_on_the_field(chosen: str, atk: int) -> None:
    found = played(
        {"Sisa": (SPELL, "Aumenta el ATK de 1 monstruo boca arriba en 700 puntos hasta la End Phase.")},
        "hand: [Sisa], monsters: [Pez Bajo], deck: [3 cards]",
        "monsters: [{card: Roca Alta, facedown: yes, defense: yes}], deck: [3 cards]",
        "A: {activate: Sisa, elegida: Pez Bajo}" if chosen == "Pez Bajo" else "A: {activate: Sisa}",
    )
    assert found.game.value(found.game.card(chosen), "atk") == atk
