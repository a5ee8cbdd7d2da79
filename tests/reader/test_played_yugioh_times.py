"""What Yu-Gi-Oh! texts let happen for a time, or by their own effect alone, is so at the table, and not otherwise."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played


@pytest.mark.parametrize("by_itself", [True, False])
def test_what_goes_back_to_the_extra_deck_this_way_is_not_what_another_card_sends_there(by_itself: bool) -> None:
    text = (
        "Durante tu End Phase: baraja esta carta al Deck Extra. Luego, gana 100 LP."
        " Si esta carta es barajada al Deck Extra de esta forma: roba 1 carta."
    )
    found = played(
        {
            "Magma": ("level: 8, atk: 1500, def: 900, kinds: [fusion, effect]", text),
            "Viento": ("type: spell", "Baraja 1 Monstruo de Fusión en el Campo al Deck Extra."),
        },
        "hand: [Viento], monsters: [Magma], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        *(["A: {go: end}", "A: end turn"] if by_itself else ["A: {activate: Viento}"]),
    )
    assert labels(found, "A", "extra") == ["Magma"]
    assert 9 - len(found.game.zone("A", "deck")) == by_itself


@pytest.mark.parametrize(("race", "lp"), [("Pez", 6500), ("Hada", 8000)])
def test_it_attacks_directly_only_while_that_is_so(race: str, lp: int) -> None:
    text = f"Mientras controles un monstruo {race}, esta carta puede atacar directamente."
    found = played(
        {"Faro": (LEVEL_4, text)},
        "monsters: [Faro, Pez Bajo], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Faro}" if race == "Pez" else "A tries: {attack: Faro}",
    )
    assert found.game.tally("B", "lp") == lp


@pytest.mark.parametrize("first", ["attack", "activate"])
def test_whose_monsters_may_not_attack_this_turn_has_not_attacked_before_either(first: str) -> None:
    text = "Tus monstruos no pueden atacar en el turno en el que activas esta carta. Roba 1 carta."
    attack = "{attack: Roca Alta, target: Pez Bajo}"
    found = played(
        {"Grito": ("type: spell", text)},
        "hand: [Grito], monsters: [{card: Roca Alta, defense: no}], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        *(
            ["A: {go: battle}", f"A: {attack}", "A: {go: main 2}", "A tries: {activate: Grito}"]
            if first == "attack"
            else ["A: {activate: Grito}", "A: {go: battle}", f"A tries: {attack}"]
        ),
    )
    assert 9 - len(found.game.zone("A", "deck")) == (first == "activate")
    assert (labels(found, "B", "graveyard") == ["Pez Bajo"]) is (first == "attack")


def test_life_is_gained_by_as_much_as_the_battle_damage_was() -> None:
    text = "Si esta carta inflige daño de batalla a tu adversario, aumenta tus LP en una cantidad igual al daño de batalla."
    found = played(
        {"Faro": (LEVEL_4, text)},
        "monsters: [Faro], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Faro, target: Pez Bajo}",
    )
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == (8600, 7400)


@pytest.mark.parametrize(
    ("a", "script", "drawn"),
    [
        ("monsters: [Roca Alta]", ["A: {go: battle}", "A: {attack: Roca Alta, target: Faro}"], 1),
        ("hand: [Roca Alta]", ["A: {summon: Roca Alta}"], 1),
        ("hand: [Roca Alta]", ["A: {set: Roca Alta}"], 0),
    ],
)
def test_a_summon_outside_of_the_damage_step_or_an_attack_on_it(a: str, script: list[str], drawn: int) -> None:
    text = (
        "Si tu adversario Invoca de Modo Normal uno o más monstruos (excepto durante el Damage Step),"
        " o si esta carta es seleccionada para un ataque: roba 1 carta."
    )
    found = played(
        {"Faro": (LEVEL_4, text)},
        f"{a}, deck: [9 cards]",
        "monsters: [{card: Faro, defense: no}], deck: [9 cards]",
        *script,
    )
    assert 9 - len(found.game.zone("B", "deck")) == drawn


@pytest.mark.parametrize(("do", "drawn"), [("Estrella", 1), ("Rayo Ajeno", 0)])
def test_a_material_that_goes_with_its_monster_is_not_detached(do: str, drawn: int) -> None:
    nudo = "Si esta carta es desacoplada de un Monstruo Xyz y mandada al Cementerio: roba 1 carta."
    star = "Puedes desacoplar 1 material de esta carta; gana 100 LP."
    found = played(
        {
            "Estrella": ("rank: 4, atk: 1500, def: 900, kinds: [xyz, effect]", star),
            "Nudo": (LEVEL_4, nudo),
        },
        "hand: [Rayo Ajeno], monsters: [{card: Estrella, under: [Nudo]}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: {do}}}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("other", "drawn"), [("Pez Bajo", 1), ("Roca Alta", 0)])
def test_it_is_paid_with_this_card_and_with_another_from_elsewhere(other: str, drawn: int) -> None:
    text = "Puedes desterrar esta carta en tu Cementerio y 1 monstruo Pez en tu mano o Cementerio; roba 1 carta."
    found = played(
        {"Faro": (f"{LEVEL_4}, race: pez", text)},
        f"graveyard: [Faro], hand: [{other}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A{'' if drawn else ' tries'}: {{activate: Faro}}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn
    assert labels(found, "A", "banished") == (["Faro", "Pez Bajo"] if drawn else [])


@pytest.mark.parametrize("attacks", [True, False])
def test_who_attacked_lies_in_defense_when_the_battle_phase_is_over(attacks: bool) -> None:
    text = "Si esta carta ataca, es cambiada a Posición de Defensa al final de la Battle Phase."
    found = played(
        {"Faro": (LEVEL_4, text)},
        "monsters: [Faro], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "A: {go: battle}",
        *(["A: {attack: Faro, target: Pez Bajo}"] if attacks else []),
        "A: {go: main 2}",
    )
    (faro,) = found.game.zone("A", "monsters")
    assert bool(faro.mark("defense")) is attacks


@pytest.mark.parametrize(("race", "left"), [("Pez", ["Pez Bajo"]), ("Roca", [])])
def test_before_the_calculation_it_helps_a_monster_of_ones_own_that_battles(race: str, left: list[str]) -> None:
    text = (
        f"Antes del cálculo de daño, si tu monstruo {race} batalla: puedes mandar esta carta de tu mano al"
        " Cementerio; ese monstruo gana 1500 ATK hasta el final de este turno."
    )
    found = played(
        {"Faro": (LEVEL_4, text)},
        "hand: [Faro], monsters: [{card: Pez Bajo, defense: no}], deck: [9 cards]",
        "monsters: [{card: Roca Alta, defense: no}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Pez Bajo, target: Roca Alta}",
        *(["A: {Faro/1: sí}"] if left else []),
    )
    assert labels(found, "A", "monsters") == left


@pytest.mark.parametrize(("kind", "left"), [("spell", 7800), ("trap", 8000)])
def test_who_uses_a_spell_is_hurt_once_it_is_over(kind: str, left: int) -> None:
    text = (
        "Cada vez que tu adversario activa una Carta Mágica, inflígele 200 puntos de daño después de que se resuelva."
    )
    found = played(
        {"Faro": (LEVEL_4, text), "Hoja Suya": (f"type: {kind}", "Roba 1 carta.")},
        "monsters: [Faro], deck: [9 cards]",
        "hand: [Fuego Ajeno], spells: [{card: Hoja Suya, facedown: yes, played: 1}], deck: [9 cards]",
        "B: {activate: Hoja Suya}",
        turn="B",
    )
    assert found.game.tally("B", "lp") == left


@pytest.mark.parametrize(("whose", "drawn"), [("que controlas", 1), ("que controle tu adversario", 0)])
def test_one_that_is_turned_face_down_is_heard_of(whose: str, drawn: int) -> None:
    found = played(
        {
            "Faro": (LEVEL_4, f"Si un monstruo {whose} es volteado boca abajo: roba 1 carta."),
            "Velo": (LEVEL_4, "Puedes cambiar esta carta a Posición de Defensa boca abajo."),
        },
        "monsters: [Faro, Velo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Velo}",
    )
    assert len(found.game.zone("A", "hand")) == drawn


@pytest.mark.parametrize(("now", "left"), [("actualmente", []), ("", ["Faro"])])
def test_those_there_now_are_none_that_come_later(now: str, left: list[str]) -> None:
    found = played(
        {
            "Faro": (LEVEL_4, "Esta carta no puede atacar directamente."),
            "Manto": ("type: spell", f"Este turno, los monstruos que controlas {now} no pueden ser destruidos."),
        },
        "hand: [Manto, Faro, Rayo Ajeno], monsters: [Roca Alta], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Manto}",
        "A: {summon: Faro}",
        "A: {activate: Rayo Ajeno, caído: Faro}",
    )
    assert labels(found, "A", "monsters") == sorted([*left, "Roca Alta"])


@pytest.mark.parametrize(("lies", "atk"), [("no", 2000), ("yes", 1500)])
def test_what_lies_in_defense_already_is_not_turned_to_it(lies: str, atk: int) -> None:
    text = (
        "Una vez por turno: puedes cambiar esta carta de Posición de Ataque a Posición de Defensa boca arriba y, si lo"
        " haces, esta carta gana 500 ATK."
    )
    found = played(
        {"Faro": (LEVEL_4, text)},
        f"monsters: [{{card: Faro, defense: {lies}}}]",
        "deck: [9 cards]",
        "A tries: {activate: Faro}",
    )
    (faro,) = found.game.zone("A", "monsters")
    assert found.game.number(faro, "atk") == atk


def test_what_is_paid_comes_before_one_of_two_effects_is_chosen() -> None:
    text = (
        "Una vez por turno: puedes descartar 1 carta, y después activar 1 de estos efectos.\n"
        "● Roba 1 carta.\n● Selecciona 1 monstruo que controle tu adversario; destruye ese objetivo."
    )
    found = played(
        {"Faro": (LEVEL_4, text)},
        "monsters: [Faro], hand: [Roca Alta], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        "A: {activate: Faro, descarte: Roca Alta, modo: segundo, objetivo: Pez Bajo}",
    )
    assert labels(found, "B", "graveyard") == ["Pez Bajo"]
    assert labels(found, "A", "graveyard") == ["Roca Alta"]


@pytest.mark.parametrize("call", ["sí", "no"])
@pytest.mark.parametrize(
    ("ban", "left"), [(", y además no puedes declarar ataques por el resto de este turno", 8000), ("", 6500)]
)
def test_a_ban_behind_what_may_be_done_then_holds_whatever_is_chosen(call: str, ban: str, left: int) -> None:
    text = f"Puedes Invocar esta carta de Modo Especial desde tu mano, y después puedes robar 1 carta{ban}."
    found = played(
        {"Faro": (LEVEL_4, text)},
        "hand: [Faro], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Faro, position: ataque}",
        f"A: {{Faro/1: {call}}}",
        "A: {go: battle}",
        f"A{' tries' if ban else ''}: {{attack: Faro}}",
    )
    assert len(found.game.zone("A", "hand")) == (call == "sí")
    assert found.game.tally("B", "lp") == left


@pytest.mark.parametrize(("done", "left"), [(None, []), ("Velo", ["Pez Bajo"]), ("Rayo Ajeno", ["Pez Bajo"])])
def test_what_lasts_while_a_card_is_face_up_ends_when_it_is_turned_down_or_leaves(
    done: str | None, left: list[str]
) -> None:
    text = (
        "Una vez por turno: puedes seleccionar 1 monstruo que controle tu adversario; toma el control de ese objetivo mientras"
        " esta carta esté boca arriba en el Campo."
    )
    veil = "Selecciona 1 monstruo boca arriba en el Campo; cambia ese objetivo a Posición de Defensa boca abajo."
    named = "caído" if done == "Rayo Ajeno" else "objetivo"
    found = played(
        {"Faro": (LEVEL_4, text), "Velo": ("type: spell", veil)},
        "monsters: [Faro], hand: [Rayo Ajeno, Velo], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        "A: {activate: Faro, objetivo: Pez Bajo}",
        *([f"A: {{activate: {done}, {named}: Faro}}"] if done else []),
    )
    assert labels(found, "B", "monsters") == left


@pytest.mark.parametrize(("whose", "passed", "atk"), [("A", 1, 2300), ("A", 2, 1500), ("B", 0, 2300), ("B", 1, 1500)])
def test_until_the_end_of_the_opponents_turn_is_this_one_where_it_is_theirs(whose: str, passed: int, atk: int) -> None:
    text = "Cuando es activada una Carta Mágica: esta carta gana 800 ATK hasta el final del turno de tu adversario."
    end = {
        "A": ["A: {go: end}", "A: end turn"],
        "B": ["B: {go: standby}", "B: {go: main 1}", "B: {go: end}", "B: end turn"],
    }
    mine, other = "monsters: [Faro], deck: [9 cards]", "deck: [9 cards]"
    a, b = (mine, other) if whose == "A" else (other, mine)
    script = [*end["A"], *end["B"]][: 2 if passed == 1 else 6 if passed else 0]
    found = played({"Faro": (LEVEL_4, text)}, f"{a}, hand: [Fuego Ajeno]", b, "A: {activate: Fuego Ajeno}", *script)
    (faro,) = found.game.zone(whose, "monsters")
    assert found.game.number(faro, "atk") == atk
