"""Traps told by numbers, by whom they answer and by what they pay: what they are read as happens, and no more."""

import pytest

from judgekit.replay import Replay
from tests.reader import duel
from tests.reader.printed import trap as effects

MORE = """  Roca Mayor: {level: 4, atk: 1100, def: 100, race: roca}
  Ascua: {type: trap, effects: [{resolve: [{damage: 300, player: opponent}]}]}
  Alzar: {type: spell, effects: [{targets: [{choose: {type: monster, zone: [graveyard, hand]}, as: vuelto}],
    resolve: [{special summon: vuelto}]}]}"""


def played(icon: str, text: str, a: str, b: str, *script: str, turn: str = "B") -> Replay:
    return duel.played({"Farera": (f"type: trap{icon}", text)}, a, b, *script, turn=turn, more=MORE)


SET = "{card: Farera, facedown: yes}"


@pytest.mark.parametrize(("who", "gone"), [("Roca Mayor", True), ("Roca Alta", False)])
def test_more_than_a_number_is_not_that_number(who: str, gone: bool) -> None:
    text = "Selecciona 1 monstruo en el Campo cuyo ATK original sea mayor que 1000; destrúyelo."
    found = played(
        "",
        text,
        f"spells: [{SET}], deck: [9 cards]",
        f"monsters: [{who}], deck: [9 cards]",
        f"A{'' if gone else ' tries'}: {{activate: Farera, objetivo: {who}}}",
        turn="A",
    )
    assert (not found.game.zone("B", "monsters")) is gone


@pytest.mark.parametrize(
    ("said", "test"),
    [
        ("un ATK igual o mayor que 1500", {"atk": ">= 1500"}),
        ("un ATK menor que 1500", {"atk": "< 1500"}),
        ("un ATK menor o igual que 1500", {"atk": "<= 1500"}),
    ],
)
def test_how_much_against_a_number(said: str, test: dict[str, str]) -> None:
    (one,) = effects(f"Destruye 1 monstruo en el Campo con {said}.")
    assert one["resolve"][0]["choose"].items() >= test.items()


def test_what_the_tributed_one_had_on_the_field() -> None:
    text = "Sacrifica 1 monstruo; gana LP igual al ATK que el monstruo Sacrificado tenía en el Campo."
    found = played(
        "", text, f"spells: [{SET}], monsters: [Roca Alta]", "deck: [9 cards]", "A: {activate: Farera}", turn="A"
    )
    assert found.game.tally("A", "lp") == 9000


@pytest.mark.parametrize("whose", ["A", "B"])
def test_a_spell_of_the_opponent_is_answered_and_no_other(whose: str) -> None:
    text = "Descarta 1 carta; niega la activación de una Carta Mágica de tu adversario y destrúyela."
    answered = whose == "B"
    found = played(
        ", icon: counter",
        text,
        f"spells: [{SET}], hand: [Roca Mayor{'' if answered else ', Fuego Ajeno'}], deck: [9 cards]",
        f"hand: [{'Fuego Ajeno' if answered else 'Ascua'}], deck: [9 cards]",
        f"{whose}: {{activate: Fuego Ajeno}}",
        f"A{' responds' if answered else ' tries to respond'}: {{activate: Farera}}",
        turn=whose,
    )
    assert ("Farera" in {one.label for one in found.game.zone("A", "graveyard")}) is answered


def test_all_three_are_the_opponents() -> None:
    (one,) = effects(
        "Cuando se activa una Carta Mágica, de Trampa o efecto de Monstruo de Efecto de tu adversario: roba 1 carta."
    )
    assert [each["player"] for each in one["if"]["answers"]] == ["opponent"] * 3


def test_who_is_turned_over_to_pay_lay_face_up() -> None:
    text = (
        "Cambia a Posición de Defensa boca abajo 1 monstruo Roca boca arriba que controles, "
        "niega la activación de una Carta Mágica y destrúyela."
    )
    (one,) = effects(text, "Counter")
    assert one["cost"][1] == {"turn down": "pagada"} and one["cost"][0]["choose"]["facedown"] == "no"
    (other,) = effects("Cambia 1 monstruo que controles a Posición de Defensa; roba 1 carta.")
    assert other["cost"][0]["choose"].items() >= {"defense": "no", "facedown": "no", "kinds": "not link"}.items()


def test_no_damage_of_either_kind() -> None:
    for said in ("de batalla ni de efectos", "de batalla o de efecto"):
        (one,) = effects(f"Este turno, no recibes daño {said}.")
        assert one["resolve"][0]["step in"]["cause"] == ["battle", "effect"]


def test_whom_it_has_hurt_is_not_who_is_destroyed() -> None:
    (one,) = effects("Cuando un monstruo de tu adversario te inflige daño de batalla: destruye ese monstruo.")
    assert one["when"]["player"] == "you" and one["do"] == [{"destroy": "cause"}]


@pytest.mark.parametrize(("lying", "kept"), [("graveyard", False), ("hand", True)])
def test_from_the_graveyard_alone(lying: str, kept: bool) -> None:
    text = "Cuando un monstruo es Invocado de Modo Especial del Cementerio: destruye ese monstruo."
    found = played(
        "",
        text,
        f"spells: [{SET}], deck: [9 cards]",
        f"hand: [Alzar{', Roca Alta' if kept else ''}], {'' if kept else 'graveyard: [Roca Alta], '}deck: [9 cards]",
        "B: {activate: Alzar, vuelto: Roca Alta, position: ataque}",
        *(["A: {Farera/1: sí}"] if not kept else []),
    )
    assert bool(found.game.zone("B", "monsters")) is kept
