"""What combines: an Equip Card's gift to whomever, a Trap's list of effects as a monster, a vow behind «but»."""

import json
from typing import Any

import pytest

from judgekit.errors import UserError
from judgekit.reader import NotUnderstoodError, Printing, read
from judgekit.replay import Replay, replay
from judgekit.scenario import loads

HEAD = """
game: yugioh
cards:
  Farera: {{type: {type}, icon: {icon}, text: {text}}}
  Roca Alta: {{level: 4, atk: 1000, def: 1900, race: roca}}
  Roca Ocho: {{level: 8, atk: 1500, def: 100, race: roca}}
  Pez Bajo: {{level: 2, atk: 500, def: 300, race: pez}}
  Ascua: {{type: trap, effects: [{{resolve: [{{damage: 300, player: opponent}}]}}]}}
  Lupa: {{type: spell, effects: [{{resolve: [{{draw: 1}}]}}]}}
  Alzar: {{type: spell, effects: [{{targets: [{{choose: {{type: monster, zone: graveyard}}, as: vuelto}}],
    resolve: [{{special summon: vuelto, position: defense}}]}}]}}
  Alud: {{type: spell, effects: [{{resolve: [{{destroy: {{zone: [monsters, spells], controller: you, type: [monster, trap]}}}}]}}]}}
given:
  turn: A
  turn number: 4
  phase: {phase}
  A: {{{a}, lp: 8000}}
  B: {{{b}, lp: 8000}}
script:
{script}
"""
SET = "{card: Farera, facedown: yes}"


def played(kind: str, text: str, a: str, *script: str, b: str = "deck: [9 cards]", phase: str = "main 1") -> Replay:
    of, _, icon = kind.partition(" ")
    lines = "\n".join(f"  - {one}" for one in script)
    said = HEAD.format(type=of, icon=icon or "normal", text=json.dumps(text), a=a, b=b, script=lines, phase=phase)
    return replay(loads(said).situation)


def atk(found: Replay, label: str) -> int:
    (one,) = (one for one in found.game.zone("A", "monsters") if one.label == label)
    return found.game.number(one, "atk")


def in_zone(found: Replay, zone: str, player: str = "A") -> list[str]:
    return [one.label for one in found.game.zone(player, zone)]


GIVES = "Selecciona 1 monstruo Pez en tu Cementerio; equípalo a 1 monstruo Roca que controles{gift}"


@pytest.mark.parametrize(
    ("gift", "worth"),
    [
        (", como una Mágica de Equipo que le da 700 ATK al monstruo equipado.", 1700),
        (" como una Carta de Equipo con este efecto.\n● El monstruo equipado gana 700 ATK.", 1700),
        (" como una Carta de Equipo.", 1000),
    ],
)
def test_whoever_it_goes_with_has_what_it_gives(gift: str, worth: int) -> None:
    found = played(
        "spell",
        GIVES.format(gift=gift),
        "hand: [Farera], monsters: [Roca Alta, {card: Pez Bajo, as: Otro Pez}], graveyard: [Pez Bajo]",
        "A: {activate: Farera}",
    )
    assert (atk(found, "Roca Alta"), atk(found, "Otro Pez")) == (worth, 500)
    assert in_zone(found, "spells") == ["Pez Bajo"]


def test_and_nobody_once_it_has_gone_or_where_there_is_nobody_to_go_with() -> None:
    text = GIVES.format(gift=", como una Mágica de Equipo que le da 700 ATK.")
    found = played("spell", text, "hand: [Farera, Alud], monsters: [Roca Alta], graveyard: [Pez Bajo]",
        "A: {activate: Farera}", "A: {activate: Alud}")  # fmt: skip
    assert sorted(in_zone(found, "graveyard")) == ["Alud", "Farera", "Pez Bajo", "Roca Alta"]
    found = played("spell", text, "hand: [Farera], monsters: [{card: Pez Bajo, as: Otro Pez}], graveyard: [Pez Bajo]",
        "A tries: {activate: Farera}")  # fmt: skip
    assert in_zone(found, "graveyard") == ["Pez Bajo"]


IDOL = (
    "Invoca esta carta de Modo Especial en Posición de Ataque como un Monstruo de Efecto (Roca/TIERRA/Nivel 4/ATK 1000/DEF 1800) con estos "
    "efectos (esta carta {also} como una Trampa).\n● Gana 300 ATK por cada Trampa en tu Cementerio.\n"
    "● Si un monstruo es Invocado de Modo Especial: roba 1 carta."
)


@pytest.mark.parametrize("also", ["NO se trata", "también se trata", "también se sigue tratando"])
def test_a_trap_has_what_its_list_says_as_long_as_it_is_a_monster(also: str) -> None:
    found = played(
        "trap continuous",
        IDOL.format(also=also),
        f"spells: [{SET}], graveyard: [Ascua, Pez Bajo], deck: [9 cards], hand: [Alzar]",
        "A: {activate: Farera}",
        "A: {activate: Alzar, vuelto: Pez Bajo}",
    )
    assert atk(found, "Farera") == 1300
    assert len(in_zone(found, "hand")) == 1


def test_and_nothing_of_it_while_it_lies_set() -> None:
    found = played(
        "trap continuous",
        IDOL.format(also="NO se trata"),
        f"spells: [{SET}], graveyard: [Pez Bajo], deck: [9 cards], hand: [Alzar]",
        "A: {activate: Alzar, vuelto: Pez Bajo}",
    )
    assert in_zone(found, "hand") == []


VOW = "Añade a tu mano 1 monstruo Roca en tu Cementerio{vow}"
BUT = ", pero no puedes Invocar de Modo Especial el turno en que activas esta carta, excepto monstruos Roca."


@pytest.mark.parametrize("link", [", pero", ", y además", ". N"])
def test_a_vow_is_one_wherever_it_stands(link: str) -> None:
    text = VOW.format(vow=BUT.replace(", pero n", link if link == ". N" else f"{link} n"))
    both = "hand: [Farera, Alzar], graveyard: [Pez Bajo, Roca Alta], deck: [9 cards]"
    after = played("spell", text, both, "A: {activate: Farera}", "A tries: {activate: Alzar, vuelto: Pez Bajo}")
    assert in_zone(after, "monsters") == []
    before = played("spell", text, both, "A: {activate: Alzar, vuelto: Pez Bajo}", "A tries: {activate: Farera}")
    assert in_zone(before, "hand") == ["Farera"]
    other = played("spell", text, "hand: [Farera, Alzar], graveyard: [Pez Bajo, Roca Alta, Roca Ocho], deck: [9 cards]",
        "A: {activate: Alzar, vuelto: Roca Ocho}", "A: {activate: Farera, elegida: Roca Alta}")  # fmt: skip
    assert "Roca Alta" in in_zone(other, "hand")


def effects(text: str, icon: str = "Normal", of: str = "Spell") -> Any:
    return read("yugioh", Printing("Farera", text, {"type": of, "property": icon})).fields["effects"]


def test_a_level_as_it_was_printed_is_told_from_what_it_is_now() -> None:
    said = "Selecciona 1 monstruo que controles; ganas LP igual al Nivel{original} de ese objetivo x 100."
    (now,), (printed,) = (effects(said.format(original=one)) for one in ("", " original"))
    assert (now["resolve"][0]["gain"]["value"], printed["resolve"][0]["gain"]["value"]) == ("level", "original level")


def test_the_others_of_what_was_seen_are_the_rest_of_it() -> None:
    text = "Excava 2 cartas de la parte superior de tu Deck, añade 1 de ellas a tu mano, y además pon {rest} en la parte inferior de tu Deck."
    found = played("spell", text.format(rest="la otra"), "hand: [Farera], deck: [Roca Alta, Pez Bajo, Lupa]",
        "A: {activate: Farera, elegida: Pez Bajo}")  # fmt: skip
    assert (in_zone(found, "hand"), in_zone(found, "deck")) == (["Pez Bajo"], ["Lupa", "Roca Alta"])
    assert effects(text.format(rest="la otra")) == effects(text.format(rest="el resto"))


TWO = "Invoca de Modo Especial 2 monstruos Roca (1 en tu mano y 1 en tu Cementerio) en Posición de Defensa."
FULL = ", ".join(f"{{card: Pez Bajo, as: Pez {one}}}" for one in range(4))


def test_one_of_several_in_each_of_two_places_come_together() -> None:
    here = "hand: [Farera, Roca Alta], graveyard: [Roca Ocho, Pez Bajo], deck: [9 cards]"
    found = played("spell", TWO, here, "A: {activate: Farera}")
    assert sorted(in_zone(found, "monsters")) == ["Roca Alta", "Roca Ocho"]


@pytest.mark.parametrize(
    "here",
    [
        "hand: [Farera, Roca Alta, Roca Ocho], graveyard: [Pez Bajo], deck: [9 cards]",
        "hand: [Farera], graveyard: [Roca Alta, Roca Ocho], deck: [9 cards]",
        f"hand: [Farera, Roca Alta], graveyard: [Roca Ocho], monsters: [{FULL}], deck: [9 cards]",
    ],
)
def test_and_not_where_one_of_the_places_has_none_or_one_zone_alone_is_free(here: str) -> None:
    found = played("spell", TWO, here, "A tries: {activate: Farera}")
    assert "Farera" in in_zone(found, "hand")


@pytest.mark.parametrize(("of", "hand"), [("Roca Ocho", ["Lupa"]), ("Pez Bajo", [])])
def test_so_many_including_one_that_is_so(of: str, hand: list[str]) -> None:
    text = "Si controlas 2 o más monstruos, incluyendo un monstruo Roca de Nivel 8: añade a tu mano 1 Carta Mágica en tu Cementerio."
    here = f"hand: [Farera], monsters: [Roca Alta, {of}], graveyard: [Lupa], deck: [9 cards]"
    found = played("spell", text, here, f"A{'' if hand else ' tries'}: {{activate: Farera}}")
    assert [one for one in in_zone(found, "hand") if one != "Farera"] == hand


@pytest.mark.parametrize(("there", "come"), [("Roca Alta", ["Roca Alta"]), ("Pez Bajo", [])])
def test_the_same_in_two_qualities_is_the_same_in_both(there: str, come: list[str]) -> None:
    text = "Selecciona 1 monstruo que controles; añade a tu mano 1 monstruo en tu Cementerio con el mismo Tipo y Nivel."
    here = (
        f"hand: [Farera], monsters: [{{card: Roca Alta, as: Otra}}], graveyard: [{there}, Roca Ocho], deck: [9 cards]"
    )
    found = played("spell", text, here, f"A{'' if come else ' tries'}: {{activate: Farera}}")
    assert [one for one in in_zone(found, "hand") if one != "Farera"] == come


@pytest.mark.parametrize(("top", "where"), [("Roca Alta", "graveyard"), ("Pez Bajo", "deck")])
def test_otherwise_stands_behind_a_semicolon_too(top: str, where: str) -> None:
    text = "Excava la carta de la parte superior de tu Deck y, si es un monstruo Roca, mándala al Cementerio; si no, ponla en la parte inferior de tu Deck."
    found = played("spell", text, f"hand: [Farera], deck: [{top}, Lupa]", "A: {activate: Farera}")
    assert (top in in_zone(found, "graveyard")) is (where == "graveyard")
    assert in_zone(found, "deck") == (["Lupa"] if where == "graveyard" else ["Lupa", top])


@pytest.mark.parametrize(("who", "lp"), [("tu adversario recibe", (8000, 6500)), ("recibes", (6500, 8000))])
def test_who_takes_as_much_as_a_number_is_said_so(who: str, lp: tuple[int, int]) -> None:
    text = f"Selecciona 1 monstruo que controles; {who} daño igual a su ATK original."
    found = played("spell", text, "hand: [Farera], monsters: [Roca Ocho], deck: [9 cards]", "A: {activate: Farera}")
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == lp


SILENT = "Inflige 500 puntos de daño a tu adversario. Si {so}, tu adversario no puede activar cartas ni efectos en respuesta a la activación de esta carta. {more}"


@pytest.mark.parametrize(
    ("so", "answered"), [("controlas un monstruo Roca", False), ("controlas un monstruo Pez", True)]
)
def test_nobody_answers_where_it_is_so(so: str, answered: bool) -> None:
    found = played(
        "spell",
        SILENT.format(so=so, more=""),
        "hand: [Farera], monsters: [Roca Alta], deck: [9 cards]",
        f"A: {{activate: Farera, effect: {2 if answered else 1}}}",
        f"B {'responds' if answered else 'tries to respond'}: {{activate: Ascua}}",
        b="spells: [{card: Ascua, facedown: yes, played: 2}], deck: [9 cards]",
    )
    assert (found.game.tally("A", "lp"), found.game.tally("B", "lp")) == (7700 if answered else 8000, 7500)


def test_and_both_ways_are_one_use_of_the_card() -> None:
    found = played(
        "spell",
        SILENT.format(so="controlas un monstruo Roca", more='Sólo puedes activar 1 "Farera" por turno.'),
        "hand: [Farera, {card: Farera, as: Otra}, Alud], monsters: [Roca Alta], deck: [9 cards]",
        "A: {activate: Farera}",
        "A: {activate: Alud}",
        "A tries: {activate: Otra, effect: 2}",
    )
    assert found.game.tally("B", "lp") == 7500


@pytest.mark.parametrize(("so", "way"), [("controlas un monstruo Roca", 2), ("controlas un monstruo Pez", 1)])
def test_nor_is_the_other_way_open(so: str, way: int) -> None:
    here = "hand: [Farera], monsters: [Roca Alta], deck: [9 cards]"
    found = played("spell", SILENT.format(so=so, more=""), here, f"A tries: {{activate: Farera, effect: {way}}}")
    assert in_zone(found, "hand") == ["Farera"]


def test_each_effect_once_is_not_read_of_two_ways() -> None:
    more = 'Puedes desterrar esta carta en tu Cementerio; roba 1 carta. Sólo puedes usar cada efecto de "Farera" una vez por turno.'
    with pytest.raises(NotUnderstoodError):
        effects(SILENT.format(so="controlas un monstruo Roca", more=more))
    assert len(effects(SILENT.format(so="controlas un monstruo Roca", more=more.partition(" Sólo")[0]))) == 3


@pytest.mark.parametrize(("limit", "drawn"), [('Sólo puedes activar 1 "Farera" por turno.', 1), ("", 2)])
def test_one_activation_is_one_in_whichever_way(limit: str, drawn: int) -> None:
    text = f"Activa 1 de estos efectos;\n● Descarta 1 carta; roba 1 carta.\n● Paga 500 LP; roba 1 carta.\n{limit}"
    found = played(
        "spell",
        text,
        "hand: [Farera, {card: Farera, as: Otra}, Alud], deck: [9 cards]",
        "A: {activate: Farera, effect: 1, descarte: Alud}",
        f"A{' tries' if limit else ''}: {{activate: Otra, effect: 2}}",
    )
    assert 9 - len(in_zone(found, "deck")) == drawn


@pytest.mark.parametrize(("who", "atk_then"), [("Pez Alto", 1300), ("Alza", 800)])
def test_other_cards_than_the_one_that_was_selected_do_not_affect_it_and_its_own_do(who: str, atk_then: int) -> None:
    text = "Selecciona 1 monstruo que controles; gana 300 ATK hasta el final de este turno, y además este turno no es afectado por los efectos de otras cartas."
    said = HEAD.format(
        type="spell", icon="normal", text=json.dumps(text), phase="main 1", b="deck: [9 cards]",
        a="hand: [Farera, Alza], monsters: [Pez Alto], deck: [9 cards]",
        script=f"  - A: {{activate: Farera}}\n  - A: {{activate: {who}}}",
    )  # fmt: skip
    more = (
        "cards:\n  Alza: {type: spell, effects: [{resolve: [{modify: atk, by: 500, on: {type: monster}, until: end of turn}]}]}\n"
        "  Pez Alto: {level: 4, atk: 500, def: 300, race: pez, kinds: [effect],"
        " effects: [{activate: ignition, do: [{modify: atk, by: 500, on: self, until: end of turn}]}]}"
    )
    assert atk(replay(loads(said.replace("cards:", more, 1)).situation), "Pez Alto") == atk_then


@pytest.mark.parametrize("last", ["el segundo", "el segundo objetivo"])
def test_the_first_and_the_second_are_those_that_were_selected(last: str) -> None:
    text = f"Selecciona 1 monstruo Roca que controles y 1 monstruo Pez que controles; destruye el primero y, si lo haces, destierra {last}."
    found = played("spell", text, "hand: [Farera], monsters: [Roca Alta, Pez Bajo], deck: [9 cards]",
        "A: {activate: Farera}")  # fmt: skip
    assert (sorted(in_zone(found, "graveyard")), in_zone(found, "banished")) == (["Farera", "Roca Alta"], ["Pez Bajo"])


def test_what_the_discarded_one_had_is_what_the_other_has() -> None:
    text = "Descarta 1 monstruo; añade a tu mano 1 monstruo en tu Cementerio con el mismo Tipo que tenía el monstruo descartado."
    here = "hand: [Farera, Roca Alta], graveyard: [Roca Ocho, Pez Bajo], deck: [9 cards]"
    found = played("spell", text, here, "A: {activate: Farera, elegida: Roca Ocho}")
    assert in_zone(found, "hand") == ["Roca Ocho"]
    with pytest.raises(UserError, match="puede ser Roca Alta, Roca Ocho"):
        played("spell", text, here, "A: {activate: Farera, elegida: Pez Bajo}")
