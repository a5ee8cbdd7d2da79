"""Which others a Yu-Gi-Oh! text speaks of, and how many: than this card, as many as were paid, two that were selected."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import effects

THROWN = (
    "Una vez por turno: puedes descartar hasta 2 cartas, y después seleccionar el mismo número de "
    "cartas que controle tu adversario; destrúyelas."
)


@pytest.mark.parametrize(("thrown", "left"), [(1, 1), (2, 0)])
def test_as_many_are_selected_as_were_discarded(thrown: int, left: int) -> None:
    hand, theirs = ["Pez Bajo", "Roca Alta"][:thrown], ["Uno", "Dos"][:thrown]
    found = played(
        {"Fragua": (LEVEL_4, THROWN)},
        "monsters: [Fragua], hand: [Pez Bajo, Roca Alta]",
        "monsters: [{card: Pez Bajo, as: Uno}, {card: Roca Alta, as: Dos}]",
        f"A: {{activate: Fragua, descarte: [{', '.join(hand)}], objetivo: [{', '.join(theirs)}]}}",
    )
    assert len(labels(found, "B", "monsters")) == left


def test_both_are_two_that_were_selected_and_no_fewer() -> None:
    (both,) = effects("Puedes pagar 500 LP, y después seleccionar 2 cartas en el Campo; destruye ambas.")
    assert (both["do"], both["targets"][0]["count"]) == ([{"destroy": "objetivo"}], "2")
    with pytest.raises(NotUnderstoodError):
        effects("Puedes pagar 500 LP, y después seleccionar hasta 2 cartas en el Campo; destruye ambas.")


OATH = "Los demás monstruos que controles no pueden atacar el turno en que activas este efecto."


def test_the_others_of_ones_own_are_none_that_was_selected_of_the_opponents() -> None:
    (sworn,) = effects(f"Puedes seleccionar 1 monstruo que controle tu adversario; destrúyelo. {OATH}")
    assert sworn["cost"][0]["forbid"]["of"]["is"] == "other"
    with pytest.raises(NotUnderstoodError):
        effects(f"Puedes seleccionar 1 monstruo que controles; puede atacar directamente este turno. {OATH}")


@pytest.mark.parametrize(("other", "lost"), [("Otra", 1), ("Farera", 0)])
def test_what_answers_another_monster_does_not_answer_itself(other: str, lost: int) -> None:
    answer = (
        "Cuando es activado el efecto de otro monstruo de Nivel 4 o mayor en el Campo (Efecto Rápido): "
        "puedes negar la activación y, si lo haces, destruye ese monstruo."
    )
    draws = "Puedes robar 1 carta."
    found = played(
        {"Vigía": (LEVEL_4, answer), "Otra": (LEVEL_4, draws), "Farera": (LEVEL_4.replace("4", "3", 1), draws)},
        f"monsters: [{other}], deck: [9 cards]",
        "monsters: [Vigía]",
        f"A: {{activate: {other}}}",
        "B tries to respond: {activate: Vigía}",
    )
    assert len(labels(found, "A", "graveyard")) == lost


def test_each_card_banished_may_be_those_that_were_paid() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Puedes desterrar 2 cartas en tu Cementerio; esta carta gana 200 ATK por cada carta desterrada.")
    (rest,) = effects("Gana 200 ATK por cada carta desterrada.")
    assert rest["static"][0]["by"]["count"] == {"zone": "banished"}


def test_what_it_gains_may_stand_beside_what_others_lose() -> None:
    (both,) = effects("Gana 300 ATK, y los monstruos que controle tu adversario pierden 300 ATK.")
    mine, theirs = both["static"]
    assert (mine["by"], mine["on"]) == ("300", "self")
    assert (theirs["by"], theirs["on"]) == (-300, {"type": "monster", "controller": "opponent"})


def test_a_tuner_among_its_materials_is_asked_of_this_card() -> None:
    (held,) = effects(
        "Si un Cantante fue usado para la Invocación por Sincronía de esta carta, esta carta no puede atacar."
    )
    assert held["while"] == {"object": "self", "matches": {"made with": {"type": "monster", "kinds": "tuner"}}}


def test_one_without_a_counter_has_none_of_that_name() -> None:
    (put,) = effects("Puedes seleccionar 1 monstruo en el Campo sin un Contador Cuña; pon 1 Contador Cuña en él.")
    assert put["targets"][0]["choose"]["none of"] == [{"with counters": "Cuña"}]


def test_a_brackets_exception_is_that_of_a_comma() -> None:
    (spared,) = effects("Puedes destruir todos los monstruos en el Campo (excepto esta carta).")
    assert spared["do"] == [{"destroy": {"type": "monster", "is": "other"}}]


@pytest.mark.parametrize(
    "second", ["ni puede ser destruida", "y no puede ser destruida", "ni tampoco puede ser destruida"]
)
def test_what_is_out_of_reach_may_be_indestructible_too(second: str) -> None:
    (kept,) = effects(f"Tu adversario no puede seleccionar esta carta con efectos de cartas, {second} en batalla.")
    aim, doom = (one["forbid"] for one in kept["static"])
    assert (aim["event"], aim["by"], aim["of"]) == ("target", {"controller": "opponent"}, {"is": "self"})
    assert (doom["event"], doom["cause"], doom["of"]) == ("destroy", "battle", {"is": "self"})


def test_what_comes_back_is_that_which_gains() -> None:
    (back,) = effects(
        "Si esta carta es mandada al Cementerio: puedes desterrar 1 monstruo Pez en tu Cementerio; "
        "Invoca esta carta de Modo Especial y, si lo haces, gana 800 ATK."
    )
    assert back["do"][1]["then"] == [{"modify": "atk", "by": "800", "on": "card", "until": "game"}]
    (aimed,) = effects(
        "Puedes seleccionar 1 monstruo en tu Cementerio; Invócalo de Modo Especial y, si lo haces, gana 1 ATK."
    )
    assert aimed["do"][1]["then"][0]["on"] == "objetivo"


def test_both_this_and_that_are_two_cards() -> None:
    both, plain = (
        effects(f"Puedes destruir {two}.")
        for two in (
            "tanto 1 carta que controles como 1 carta en el Campo",
            "1 carta que controles y 1 carta en el Campo",
        )
    )
    assert both == plain


@pytest.mark.parametrize(("turned", "drawn"), [("Pez Bajo", 1), ("Roca Alta", 0)])
def test_whose_position_is_changed_sets_it_off(turned: str, drawn: int) -> None:
    found = played(
        {"Vigía": (LEVEL_4, "Si la posición de batalla de un monstruo Pez que controles es cambiada: roba 1 carta.")},
        "monsters: [Vigía, Pez Bajo, Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{change position: {turned}}}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


RAIO = (
    "Cuando tu adversario fuera a Invocar un monstruo de Modo Especial (Efecto Rápido): puedes mandar esta carta al "
    "Cementerio; niega la Invocación y, si lo haces, destrúyelo."
)


@pytest.mark.parametrize(("done", "lost"), [("sí", 1), ("no", 0)])
def test_a_monster_negates_a_special_summon_that_is_declared(done: str, lost: int) -> None:
    back = "Si no controlas Mágicas, puedes Invocar de Modo Especial esta carta (desde tu mano) en Posición de Defensa."
    found = played(
        {"Vigía": (LEVEL_4, RAIO), "Vuelta": (LEVEL_4, back)},
        "hand: [Vuelta], deck: [9 cards]",
        "monsters: [Vigía], deck: [9 cards]",
        "A: {special summon: Vuelta}",
        f"B: {{Vigía/1: {done}}}",
    )
    assert len(labels(found, "A", "graveyard")) == lost
    assert len(labels(found, "B", "graveyard")) == lost


def test_what_is_brought_back_may_lose_points_for_good() -> None:
    (back,) = effects("Puedes seleccionar 1 monstruo en tu Cementerio; Invócalo de Modo Especial, pero pierde 500 ATK.")
    assert back["do"][1] == {"modify": "atk", "by": -500, "on": "objetivo", "until": "game"}


def test_whose_extra_deck_it_comes_from_is_told() -> None:
    (theirs,) = effects(
        "Si un monstruo es Invocado de Modo Especial desde el Deck Extra de tu adversario: puedes robar 1 carta."
    )
    assert (theirs["when"]["from"], theirs["when"]["of"]["owner"]) == ("extra", "opponent")


COMES_BACK = (
    "Puedes destruir 1 monstruo que controle tu adversario y, si lo haces, destierra esta carta. Durante la End Phase, "
    "si esta carta fue desterrada por este efecto este turno: Invoca esta carta de Modo Especial en Posición de Defensa."
)


@pytest.mark.parametrize(("by", "back"), [("Nova", 1), ("Alud", 0)])
def test_what_it_banished_itself_comes_back_and_what_another_banished_does_not(by: str, back: int) -> None:
    found = played(
        {"Nova": (LEVEL_4, COMES_BACK), "Alud": ("type: spell", "Destierra todos los monstruos que controles.")},
        "monsters: [Nova], hand: [Alud], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        f"A: {{activate: {by}}}",
        "A: {go: end}",
    )
    assert len(labels(found, "A", "monsters")) == back
