"""What monsters of the first ten years say is what happens at the table, and what is like it does not happen."""

import pytest

from judgekit.replay import Replay
from tests.reader.duel import LEVEL_4, labels, played

TUNER = "level: 3, atk: 700, def: 600, kinds: [effect, tuner]"


def summoned(text: str, race: str, kinds: str, how: str) -> Replay:
    """A's Tuner with this text, as the material of a monster of this Type."""
    cards = {
        "Farera": (TUNER, text),
        "Nave": (f"level: 7, atk: 2500, def: 2000, race: {race}, kinds: [{kinds}]", "No puede atacar."),
    }
    a = "monsters: [Farera, {card: Roca Alta, as: Otra}], extra: [Nave], deck: [9 cards]"
    return played(cards, a, "deck: [9 cards]", how)


ONLY_FOR = (
    "No puede ser usado como Material de Sincronía, excepto en la Invocación por Sincronía de un monstruo Planta."
)


@pytest.mark.parametrize(("race", "comes"), [("planta", True), ("pez", False)])
def test_a_material_for_some_alone_serves_no_other(race: str, comes: bool) -> None:
    found = summoned(
        ONLY_FOR, race, "effect, synchro", "A tries: {synchro summon: Nave, with: [Farera, Otra], position: ataque}"
    )
    assert labels(found, "A", "monsters") == (["Nave"] if comes else ["Farera", "Otra"])


@pytest.mark.parametrize(("race", "comes"), [("planta", True), ("pez", False)])
def test_nor_does_an_xyz_material(race: str, comes: bool) -> None:
    text = "No puede ser usada como Material Xyz, excepto para la Invocación Xyz de un monstruo Planta."
    cards = {
        "Farera": (LEVEL_4, text),
        "Nave": (
            f"rank: 4, materials: 2, atk: 2500, def: 2000, race: {race}, kinds: [effect, xyz]",
            "No puede atacar.",
        ),
    }
    a = "monsters: [Farera, {card: Roca Alta, as: Otra}], extra: [Nave], deck: [9 cards]"
    found = played(cards, a, "deck: [9 cards]", "A tries: {xyz summon: Nave, with: [Farera, Otra], position: ataque}")
    assert labels(found, "A", "monsters") == (["Nave"] if comes else ["Farera", "Otra"])


@pytest.mark.parametrize(("side", "comes"), [("A", False), ("B", False), ("", True)])
def test_one_alone_on_the_field_is_on_either_side(side: str, comes: bool) -> None:
    text = 'Sólo puede haber 1 monstruo "Farera" boca arriba en el Campo.'
    there = {"A": "", "B": "", side: "{card: Farera, as: Otra}"}
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"hand: [Farera], monsters: [{there['A']}], deck: [9 cards]",
        f"monsters: [{there['B']}], deck: [9 cards]",
        "A tries: {summon: Farera}",
    )
    assert ("Farera" in labels(found, "A", "monsters")) is comes


@pytest.mark.parametrize(("other", "atk"), [("Farera Otra", 2000), ("Farera", 1500)])
def test_another_name_is_another_than_its_own(other: str, atk: int) -> None:
    text = 'Mientras controles un monstruo "Farera" con un nombre diferente, esta carta gana 500 ATK.'
    found = played(
        {"Farera": (LEVEL_4, text), "Farera Otra": (LEVEL_4, "No puede atacar.")},
        f"monsters: [Farera, {{card: {other}, as: Segunda}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {go: battle}",
    )
    assert found.game.number(found.game.zone("A", "monsters")[0], "atk") == atk


@pytest.mark.parametrize(("foe", "atk"), [("Roca Alta", 1900), ("Pez Bajo", 1800)])
def test_that_monster_is_the_one_of_yours_that_battles(foe: str, atk: int) -> None:
    """Each gains what the other monster of this battle has, and no other of one's own does."""
    text = (
        "Durante el Damage Step, cuando un monstruo Pez que controlas batalla (Efecto Rápido): puedes mandar esta carta "
        "desde tu mano al Cementerio; ese monstruo gana ATK igual al ATK del monstruo del adversario con el que batalla."
    )
    found = played(
        {"Farera": (LEVEL_4, text)},
        "monsters: [{card: Pez Bajo, as: Mío}, {card: Pez Bajo, as: Quieto}], hand: [Farera], deck: [9 cards]",
        f"monsters: [{{card: {foe}, defense: no}}], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: Mío, target: {foe}}}",
        "B responds: pass",
        "A responds: {activate: Farera}",
    )
    by_label = {one.label: found.game.number(one, "atk") for one in found.game.zone("A", "monsters")}
    assert by_label["Quieto"] == 900
    assert by_label.get("Mío") == atk


@pytest.mark.parametrize("icon", ["continuous", "field"])
def test_a_spell_that_leaves_the_field_is_no_monster_and_its_effect_comes_too(icon: str) -> None:
    place = {"continuous": "spells", "field": "field spell"}[icon]
    cards = {
        "Farol": (f"type: spell, icon: {icon}", "Si esta carta deja el Campo: roba 1 carta."),
        "Rompe": ("type: spell", "Destruye todas las Mágicas/Trampas que controles."),
    }
    a = f"hand: [Rompe], {place}: [Farol], deck: [9 cards]"
    found = played(cards, a, "deck: [9 cards]", "A: {activate: Rompe}")
    assert len(found.game.zone("A", "deck")) == 8


@pytest.mark.parametrize(("how", "atk"), [("summon: Farera", 1200), ("summon: Farera, tribute: [Otra]", 1900)])
def test_who_comes_without_tributes_is_weaker_and_who_comes_with_them_is_not(how: str, atk: int) -> None:
    text = "Puedes Invocar esta carta de Modo Normal sin Sacrificar, pero su ATK original se convierte en 1200."
    found = played(
        {"Farera": ("level: 5, atk: 1900, def: 900, kinds: [effect]", text)},
        "hand: [Farera], monsters: [{card: Pez Bajo, as: Otra}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{{how}}}",
    )
    (comes,) = [one for one in found.game.zone("A", "monsters") if one.label == "Farera"]
    assert found.game.number(comes, "atk") == atk


@pytest.mark.parametrize(("pays", "atk"), [(True, 1700), (False, 1500)])
def test_what_came_so_gains_and_what_came_otherwise_does_not(pays: bool, atk: int) -> None:
    text = "Si esta carta es descartada al Cementerio: Invoca esta carta de Modo Especial. Si es Invocada de esta forma, gana 200 ATK."
    found = played(
        {
            "Farera": (LEVEL_4, text),
            "Poda": ("type: spell", "Descarta 1 carta."),
            "Luz": ("type: spell", "Invoca de Modo Especial 1 monstruo desde tu mano."),
        },
        f"hand: [Farera, {'Poda' if pays else 'Luz'}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Poda, position: ataque}" if pays else "A: {activate: Luz, position: ataque}",
    )
    (comes,) = found.game.zone("A", "monsters")
    assert found.game.number(comes, "atk") == atk


@pytest.mark.parametrize(("defense", "drawn"), [("no", 1), ("yes", 0)])
def test_a_change_to_defense_is_not_one_to_attack(defense: str, drawn: int) -> None:
    text = "Si esta carta en Posición de Ataque es cambiada a Posición de Defensa boca arriba: roba 1 carta."
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [{{card: Farera, defense: {defense}}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {change position: Farera}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("faces", "left"), [("3", []), ("6", ["Pez Bajo"])])
def test_a_face_that_saves_it(faces: str, left: list[str]) -> None:
    text = "Puedes seleccionar 1 carta que controle tu adversario; lanza un dado y destruye ese objetivo a menos que saques un 1 o un 6."
    found = played(
        {"Farera": (LEVEL_4, text)},
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        f"A: {{activate: Farera, tirada: {faces}}}",
    )
    assert labels(found, "B", "monsters") == left


@pytest.mark.parametrize(("act", "comes"), [("summon", ["Farera"]), ("set", ["Farera"]), ("flip", [])])
def test_a_normal_summon_or_a_set_of_the_opponent(act: str, comes: list[str]) -> None:
    text = "Cuando tu adversario Invoca de Modo Normal/Coloca un monstruo: puedes Invocar esta carta de Modo Especial desde tu mano."
    there = "{card: Pez Bajo, facedown: yes, defense: yes, played: 2}" if act == "flip" else ""
    how = "flip summon" if act == "flip" else act
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"hand: [{'' if act == 'flip' else 'Pez Bajo'}], monsters: [{there}], deck: [9 cards]",
        "hand: [Farera], deck: [9 cards]",
        f"A: {{{how}: Pez Bajo}}",
        *(["B: {Farera/1: sí, position: defensa}"] if comes else []),
    )
    assert labels(found, "B", "monsters") == comes


def test_what_is_destroyed_with_another() -> None:
    with_it = 'Si "Reino" en el Campo es destruido, destruye esta carta.'
    found = played(
        {
            "Farera": (LEVEL_4, with_it),
            "Reino": ("type: spell, icon: continuous", "Los monstruos que controles ganan 100 ATK."),
            "Alud": ("type: spell", "Destruye todas las Cartas Mágicas en el Campo."),
        },
        "hand: [Alud], monsters: [Farera], spells: [Reino], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud}",
    )
    assert labels(found, "A", "monsters") == []


@pytest.mark.parametrize(("who", "drawn"), [("A", 0), ("B", 2)])
def test_discarded_by_the_other_it_does_more(who: str, drawn: int) -> None:
    text = (
        "Si esta carta es descartada al Cementerio por el efecto de una carta: gana 500 LP y, si lo haces, si esta carta fue "
        "descartada de tu mano a tu Cementerio por el efecto de una carta de tu adversario, roba 2 cartas."
    )
    poda = {"A": "Descarta 1 carta.", "B": "Tu adversario descarta 1 carta."}[who]
    hands = {"A": "[Farera, Poda]", "B": "[Farera]"}[who]
    found = played(
        {"Farera": (LEVEL_4, text), "Poda": ("type: spell", poda)},
        f"hand: {hands}, deck: [9 cards]",
        f"hand: [{'Poda' if who == 'B' else ''}], deck: [9 cards]",
        f"{who}: {{activate: Poda}}",
        turn=who,
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("sacrificed", "lp"), [("Pez Bajo", 8500), ("Roca Alta", 8000)])
def test_what_was_given_is_looked_at_as_it_was(sacrificed: str, lp: int) -> None:
    text = "Puedes Sacrificar 1 monstruo; roba 1 carta y, si lo haces, si el monstruo Sacrificado era un monstruo Pez, gana 500 LP."
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera, {sacrificed}], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Farera, sacrificio: {sacrificed}}}",
    )
    assert found.game.state.value("A", "lp") == lp


@pytest.mark.parametrize(("answer", "left"), [("sí, elegida: Pez Bajo", []), ("no", ["Pez Bajo"])])
def test_what_stands_behind_what_it_may_do_it_does_in_any_case(answer: str, left: list[str]) -> None:
    text = "VOLTEO: Puedes destruir 1 monstruo que controle tu adversario. Roba 1 carta."
    found = played(
        {"Farera": (LEVEL_4, text)},
        "monsters: [{card: Farera, facedown: yes, defense: yes, played: 2}], deck: [9 cards]",
        "monsters: [Pez Bajo], deck: [9 cards]",
        f"A: {{flip summon: Farera, Farera/1: {answer}}}",
    )
    assert (labels(found, "B", "monsters"), len(found.game.zone("A", "deck"))) == (left, 8)


def test_a_monster_of_their_hand_is_one_s_own_for_now() -> None:
    text = "Puedes pagar 500 LP; mira la mano de tu adversario y añade a tu mano 1 monstruo en ella."
    found = played(
        {"Farera": (LEVEL_4, text)},
        "monsters: [Farera], deck: [9 cards]",
        "hand: [Pez Bajo, Rayo Ajeno], deck: [9 cards]",
        "A: {activate: Farera}",
    )
    assert (labels(found, "A", "hand"), labels(found, "B", "hand")) == (["Pez Bajo"], ["Rayo Ajeno"])


@pytest.mark.parametrize(
    ("said", "drawn"), [(" Debes controlar un monstruo Pez para activar y resolver este efecto.", 0), ("", 1)]
)
def test_what_must_hold_still_must_hold_on_resolving(said: str, drawn: int) -> None:
    found = played(
        {
            "Farera": (LEVEL_4, f"Una vez por turno: puedes robar 1 carta.{said}"),
            "Rayo": ("type: spell, icon: quick-play", "Destruye 1 monstruo Pez en el Campo."),
        },
        "monsters: [Farera, Pez Bajo], deck: [9 cards]",
        "spells: [{card: Rayo, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Farera}",
        "B responds: {activate: Rayo}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("there", "drawn"), [("Pez Bajo", 1), ("Roca Alta", 0)])
def test_without_it_the_effect_is_not_used(there: str, drawn: int) -> None:
    text = (
        "Una vez por turno: puedes robar 1 carta. Para activar y resolver este efecto, debes controlar un monstruo Pez."
    )
    found = played(
        {"Farera": (LEVEL_4, text)},
        f"monsters: [Farera, {there}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Farera}",
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("text", "lp"), [("de tu adversario", 8000), ("de monstruos", 7700)])
def test_whose_effects_do_no_damage(text: str, lp: int) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"No recibes daño por efectos {'de cartas ' if 'tu' in text else ''}{text}.")},
        "hand: [Fuego Ajeno], deck: [9 cards]",
        "monsters: [Farera], deck: [9 cards]",
        "A: {activate: Fuego Ajeno}",
    )
    assert found.game.state.value("B", "lp") == lp


@pytest.mark.parametrize(
    ("lies", "attacks"), [("spells: [{card: Rayo Ajeno, facedown: yes, played: 2}], ", True), ("", False)]
)
def test_what_the_other_has_among_the_spells(lies: str, attacks: bool) -> None:
    text = "Esta carta no puede atacar si tu adversario no controla cartas en su Zona de Magia y Trampas."
    found = played(
        {"Farera": (LEVEL_4, text)},
        "monsters: [Farera], deck: [9 cards]",
        f"{lies}deck: [9 cards]",
        "A: {go: battle}",
        "A tries: {attack: Farera}",
    )
    assert (found.game.state.value("B", "lp") == 6500) is attacks
