"""«Each of the preceding effects», «attacks or is attacked by», what a card of the opponent destroys: played, with near misses."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

NINE = "deck: [9 cards]"
DRAWS = "Puedes descartar esta carta; roba 1 carta."
LIMIT = 'Sólo puedes usar cada uno de los efectos anteriores de "Farera" una vez por turno.'


@pytest.mark.parametrize(("text", "drawn"), [(f"{DRAWS} {LIMIT}", 1), (f"Esta carta no puede atacar. {DRAWS}", 2)])
def test_each_of_the_preceding_effects_is_used_once_by_all_copies(text: str, drawn: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"hand: [Farera, {{card: Farera, as: Otra}}], {NINE}",
        NINE,
        "A: {activate: Farera}",
        "A tries: {activate: Otra}" if drawn == 1 else "A: {activate: Otra}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_what_stands_behind_it_is_used_as_often_as_it_can() -> None:
    text = f"Si esta carta es Invocada de Modo Normal: puedes ganar 500 LP. {LIMIT} {DRAWS}"
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"hand: [Farera, {{card: Farera, as: Otra}}], {NINE}",
        NINE,
        "A: {activate: Farera}",
        "A: {activate: Otra}",
    )
    assert len(found.game.zone("A", "deck")) == 7


FIGHTS = "Si esta carta ataca o es atacada por un monstruo Roca, destruye ese monstruo al final del Damage Step."


@pytest.mark.parametrize(("foe", "left"), [("Roca Alta", []), ("Pez Bajo", ["Pez Bajo"])])
def test_whom_it_attacks_is_such_a_monster_too(foe: str, left: list[str]) -> None:
    found = played(
        {"Farera": ("level: 4, atk: 100, def: 900, kinds: [effect]", FIGHTS)},
        f"monsters: [Farera], {NINE}",
        f"monsters: [{{card: {foe}, defense: yes}}], {NINE}",
        "A: {go: battle}",
        f"A: {{attack: Farera, target: {foe}}}",
    )
    assert labels(found, "B", "monsters") == left


@pytest.mark.parametrize("attacks", [True, False])
def test_only_who_did_not_attack_turns_at_the_end(attacks: bool) -> None:
    text = "Durante la End Phase, si esta carta no atacó este turno, cámbiala a Posición de Defensa."
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera], {NINE}",
        NINE,
        "A: {go: battle}",
        *(["A: {attack: Farera}"] if attacks else []),
        "A: {go: main 2}",
        "A: {go: end}",
    )
    (stays,) = found.game.zone("A", "monsters")
    assert bool(stays.mark("defense")) is not attacks


@pytest.mark.parametrize(("whose", "drawn"), [("B", 1), ("A", 0)])
@pytest.mark.parametrize(
    "text",
    [
        "Si una carta o efecto que controle tu adversario destruye esta carta: roba 1 carta.",
        "Si esta carta es destruida por una carta de tu adversario (ya sea en batalla o por efecto): roba 1 carta.",
    ],
)
def test_only_a_card_of_the_opponent_destroys_it_so(text: str, whose: str, drawn: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera], hand: [{'Rayo Ajeno' if whose == 'A' else ''}], {NINE}",
        f"hand: [{'Rayo Ajeno' if whose == 'B' else ''}], {NINE}",
        f"{whose}: {{activate: Rayo Ajeno, caído: Farera}}",
        turn=whose,
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


def test_by_a_card_in_battle_or_by_its_effect_is_by_anybody_s() -> None:
    text = "Si esta carta es destruida por una carta (tanto por batalla como por efecto): roba 1 carta."
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera], hand: [Rayo Ajeno], {NINE}",
        NINE,
        "A: {activate: Rayo Ajeno, caído: Farera}",
    )
    assert len(found.game.zone("A", "deck")) == 8
