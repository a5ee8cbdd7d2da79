"""What older Yu-Gi-Oh! prints say in a turn of their own is what happens at the table, and what is like it is not."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

SPELL = "type: spell"
BATTLE = [
    "B: {go: battle}",
    "B: {attack: Roca Alta, target: Farera}",
    "A responds: {activate: Farera}",
    "B: {replay: ninguno}",
]


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


@pytest.mark.parametrize(("answered", "harmed"), [("Fuego Ajeno", 0), ("Trampa", 300)])
def test_what_it_negates_tells_what_it_answers(answered: str, harmed: int) -> None:
    found = played(
        {
            "Farera": (
                LEVEL_4,
                "Puedes Sacrificar esta carta para negar la activación de una Carta Mágica y destruirla.",
            ),
            "Trampa": ("type: trap", "Inflige 300 puntos de daño a tu adversario."),
        },
        "monsters: [Farera], deck: [3 cards]",
        "spells: [{card: Fuego Ajeno, facedown: yes}, {card: Trampa, facedown: yes}], deck: [3 cards]",
        f"B: {{activate: {answered}}}",
        "A responds: {activate: Farera}" if not harmed else "A tries to respond: {activate: Farera}",
        turn="B",
    )
    assert 8000 - found.game.tally("A", "lp") == harmed
    assert ("Farera" in labels(found, "A", "graveyard")) is not bool(harmed)


@pytest.mark.parametrize(("phase", "drawn"), [("battle", 1), ("main 1", 0)])
def test_a_phase_of_any_player_is_when_an_old_one_is_used(phase: str, drawn: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, "Durante la Battle Phase, puedes Sacrificar esta carta para robar 1 carta.")},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Roca Alta], spells: [{card: Fuego Ajeno, facedown: yes}], deck: [9 cards]",
        *(BATTLE if phase == "battle" else ["B: {activate: Fuego Ajeno}", "A tries to respond: {activate: Farera}"]),
        turn="B",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("turned", "left"), [(", facedown: yes, defense: yes", []), (", defense: yes", ["Roca Alta"])])
def test_who_attacks_one_face_down_is_the_attacker_that_falls(turned: str, left: list[str]) -> None:
    text = "Actívala sólo cuando un monstruo de tu adversario ataca a un monstruo boca abajo que controlas. Destruye el monstruo atacante."
    attack = "B: {attack: Roca Alta, target: Pez Bajo}"
    found = played(
        {"Sisa": ("type: trap", text)},
        f"monsters: [{{card: Pez Bajo{turned}}}], spells: [{{card: Sisa, facedown: yes}}], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "B: {go: battle}",
        *([attack, "A: {Sisa/1: sí}"] if not left else [attack]),
        turn="B",
    )
    assert labels(found, "B", "monsters") == left
