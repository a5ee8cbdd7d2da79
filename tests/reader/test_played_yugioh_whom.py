"""Whom a Yu-Gi-Oh! text reaches: each by its own numbers, those that lie face down or not."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

ATTACK, DOWN = "{card: %s, defense: no}", "{card: %s, facedown: yes}"
QUICK = "type: spell, icon: quick-play"


def test_each_gains_as_much_as_its_own_defense() -> None:
    text = "Todos los monstruos que controles ganan ATK igual a su DEF original hasta el final del turno."
    found = played(
        {"Alud": ("type: spell", text)},
        "hand: [Alud], monsters: [Pez Bajo, Roca Alta]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    fish, rock = found.game.zone("A", "monsters")
    assert [found.game.value(one, "atk") for one in (fish, rock)] == [1000, 2900]


def test_each_has_half_of_its_own_attack() -> None:
    found = played(
        {"Alud": ("type: spell", "El ATK de todos los monstruos en el Campo se reduce a la mitad.")},
        "hand: [Alud], monsters: [Pez Bajo]",
        "monsters: [Roca Alta]",
        "A: {activate: Alud}",
    )
    assert [found.game.value(one, "atk") for one in found.game.field()] == [450, 500]


@pytest.mark.parametrize(("level", "atk"), [("level: 3", 1300), ("rank: 3, kinds: [xyz]", 1000)])
def test_whoever_has_no_level_gains_nothing_by_it(level: str, atk: int) -> None:
    found = played(
        {
            "Faro": (LEVEL_4, "Todos los monstruos que controles ganan ATK igual a su Nivel x 100."),
            "Otro": (f"{level}, atk: 1000, def: 0", "Esta carta no puede atacar."),
        },
        "monsters: [Faro, Otro]",
        "deck: [9 cards]",
        "A: {go: battle}",
    )
    lamp, other = found.game.zone("A", "monsters")
    assert (found.game.value(lamp, "atk"), found.game.value(other, "atk")) == (1900, atk)


@pytest.mark.parametrize(("pose", "atk"), [(DOWN, 1000), (ATTACK, 700)])
def test_what_changes_attack_does_not_reach_who_lies_face_down(pose: str, atk: int) -> None:
    found = played(
        {"Alud": ("type: spell", "Todos los monstruos que controle tu adversario pierden 300 ATK.")},
        "hand: [Alud]",
        f"monsters: [{pose % 'Roca Alta'}]",
        "A: {activate: Alud}",
    )
    (rock,) = found.game.zone("B", "monsters")
    assert found.game.value(rock, "atk") == atk


@pytest.mark.parametrize("came", ["special", "normal"])
def test_it_was_special_summoned_whichever_way_it_lies_since(came: str) -> None:
    destroy = "Selecciona 1 monstruo Invocado de Modo Especial que controle tu adversario; destrúyelo."
    found = played(
        {"Rayo": (QUICK, destroy)},
        "hand: [Rayo]",
        f"monsters: [{{card: Roca Alta, facedown: yes, came: {came}}}]",
        "A tries: {activate: Rayo, objetivo: Roca Alta}",
    )
    assert labels(found, "B", "graveyard") == ["Roca Alta"] * (came == "special")


PEACE = "monsters: [Roca Alta, {card: Roca Alta, as: R2}, {card: Roca Alta, as: R3}%s], "
SHOAL = "graveyard: [Pez Bajo, {card: Pez Bajo, as: P2}, {card: Pez Bajo, as: P3}], deck: [9 cards]"


@pytest.mark.parametrize(("more", "asked"), [("", "traídas: [P2, P3]"), (", {card: Roca Alta, as: R4}", "traídas: P3")])
def test_of_those_that_have_no_place_their_player_chooses_who_comes_and_nobody_else_goes_back(
    more: str, asked: str
) -> None:
    text = (
        "Invoca de Modo Especial tantos monstruos Pez como sea posible desde tu Cementerio en Posición de Ataque, pero"
        " devuélvelos a la mano durante la End Phase."
    )
    cards = {"Banco": ("type: spell", text)}
    up_to_then = f"A: {{activate: Banco, {asked}}}"
    came = {"P2", "P3"} if not more else {"P3"}
    begun = played(cards, "hand: [Banco], " + PEACE % more + SHOAL, "deck: [9 cards]", up_to_then)
    assert came <= set(labels(begun, "A", "monsters"))
    over = played(
        cards, "hand: [Banco], " + PEACE % more + SHOAL, "deck: [9 cards]", up_to_then, "A: {go: end}", "A: end turn"
    )
    assert set(labels(over, "A", "hand")) == came
    assert "Pez Bajo" in labels(over, "A", "graveyard")


def test_where_there_is_room_for_all_nobody_chooses() -> None:
    text = "Invoca de Modo Especial tantos monstruos Pez como sea posible desde tu Cementerio en Posición de Ataque."
    found = played(
        {"Banco": ("type: spell", text)}, "hand: [Banco], " + SHOAL, "deck: [9 cards]", "A: {activate: Banco}"
    )
    assert labels(found, "A", "monsters") == ["P2", "P3", "Pez Bajo"]


@pytest.mark.parametrize(("late", "lp"), [("Pez Bajo", 7100), ("Roca Alta", 8000)])
def test_who_comes_later_may_attack_directly_that_turn_if_it_is_such_a_one(late: str, lp: int) -> None:
    text = "Este turno, los monstruos Pez que controles pueden atacar directamente."
    found = played(
        {"Alud": ("type: spell", text)},
        f"hand: [Alud, {late}], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "A: {activate: Alud}",
        f"A: {{summon: {late}}}",
        "A: {go: battle}",
        f"A tries: {{attack: {late}}}",
    )
    assert found.game.tally("B", "lp") == lp


def test_whoever_attacks_a_monster_in_defense_pierces_it_and_nobody_is_chosen() -> None:
    text = "Este turno, si un monstruo que controles ataca a un monstruo en Posición de Defensa, inflige la diferencia como daño de batalla."
    found = played(
        {"Alud": ("type: spell", text)},
        "hand: [Alud], monsters: [Roca Alta], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: yes}], deck: [9 cards]",
        "A: {activate: Alud}",
        "A: {go: battle}",
        "A: {attack: Roca Alta, target: Pez Bajo}",
    )
    assert found.game.tally("B", "lp") == 7100
