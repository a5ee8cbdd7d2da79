"""What combines: an Equip Card's gift to whomever, a Trap's list of effects as a monster, a vow behind «but»."""

import json
from typing import Any

import pytest

from judgekit.reader import Printing, read
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
