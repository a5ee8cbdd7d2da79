"""What the wordings of older Effect Monsters let happen at the table, and what is like it does not."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

BANISHES = "Cualquier monstruo destruido en batalla con esta carta es desterrado en lugar de ser mandado al Cementerio."


@pytest.mark.parametrize(("text", "zone"), [(BANISHES, "banished"), ("No puede ser Sacrificada.", "graveyard")])
def test_who_it_destroys_in_battle_is_banished(text: str, zone: str) -> None:
    found = played(
        {"Farera": (LEVEL_4, text)},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Farera, target: Pez Bajo}",
    )
    assert labels(found, "B", zone) == ["Pez Bajo"]


def test_so_is_whoever_attacks_it_and_falls() -> None:
    found = played(
        {"Farera": (LEVEL_4, BANISHES)},
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "monsters: [{card: Farera, defense: no}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Pez Bajo, target: Farera}",
    )
    assert labels(found, "A", "banished") == ["Pez Bajo"]


def test_who_is_destroyed_by_an_effect_is_not() -> None:
    found = played(
        {"Farera": (LEVEL_4, BANISHES + " Puedes descartar 1 carta; destruye 1 monstruo que controle tu adversario.")},
        "monsters: [Farera], hand: [Rayo Ajeno], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        "A: {activate: Farera}",
    )
    assert labels(found, "B", "graveyard") == ["Pez Bajo"]


@pytest.mark.parametrize(("attacker", "destroyed"), [("Pez Bajo", ["Pez Bajo"]), ("Roca Alta", [])])
def test_who_attacks_it_is_that_monster(attacker: str, destroyed: list[str]) -> None:
    found = played(
        {"Farera": (LEVEL_4, "Si esta carta es atacada por un monstruo Pez: destruye ese monstruo.")},
        f"monsters: [{{card: {attacker}, defense: no}}], deck: [9 cards]",
        "monsters: [{card: Farera, defense: yes}], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: {attacker}, target: Farera}}",
    )
    assert labels(found, "A", "graveyard") == destroyed


@pytest.mark.parametrize(("way", "left"), [("A: {special summon: Farera}", []), ("A: {summon: Farera}", ["Farera"])])
def test_it_goes_at_the_end_only_if_it_came_in_its_own_way(way: str, left: list[str]) -> None:
    text = (
        "Si no controlas Cartas Mágicas, puedes Invocar esta carta de Modo Especial (desde tu mano). "
        "Durante la End Phase, si esta carta fue Invocada de este modo este turno: destruye esta carta."
    )
    position = way.replace("Farera}", "Farera, position: ataque}") if "special" in way else way
    found = played(
        {"Farera": (LEVEL_4, text)}, "hand: [Farera], deck: [9 cards]", "deck: [9 cards]", position, "A: {go: end}"
    )
    assert labels(found, "A", "monsters") == left


@pytest.mark.parametrize(("by", "drawn"), [("Rayo Ajeno", 1), ("battle", 0)])
def test_destroyed_otherwise_than_in_battle(by: str, drawn: int) -> None:
    found = played(
        {"Farera": ("level: 2, atk: 100, def: 100, kinds: [effect]", "Si esta carta es destruida, excepto en batalla: roba 1 carta.")},
        "monsters: [{card: Farera, defense: no}], hand: [Rayo Ajeno], deck: [9 cards]",
        "monsters: [{card: Roca Alta, defense: no}], deck: [9 cards]",
        *(["A: {activate: Rayo Ajeno, caído: Farera}"] if by != "battle" else ["A: {go: battle}", "A: {attack: Farera, target: Roca Alta}"]),
    )  # fmt: skip
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("said", "left"), [("ambos monstruos", []), ("ese monstruo", ["Farera"])])
def test_both_that_fight_go_and_not_one_alone(said: str, left: list[str]) -> None:
    text = f"Si esta carta batalla con un monstruo del adversario, después del cálculo de daño: destierra {said}."
    found = played(
        {"Farera": (LEVEL_4, text)},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [{card: Roca Alta, defense: yes}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Farera, target: Roca Alta}",
    )
    assert labels(found, "A", "monsters") == left
    assert labels(found, "B", "banished") == ["Roca Alta"]
