"""Yu-Gi-Oh! texts: numbers between two, differences, how this card lies, whoever attacks among those selected."""

import json

import pytest

from judgekit.errors import UserError
from judgekit.replay import Replay, replay
from judgekit.scenario import loads
from tests.reader.printed import NAME, monster, only_of_monster, only_of_spell, trap

HEAD = """
game: yugioh
cards:
  Farera: {{type: spell, text: {text}}}
  Roca Baja: {{level: 3, atk: 1000, def: 1000}}
  Roca Media: {{level: 5, atk: 1700, def: 1000}}
  Roca Alta: {{level: 9, atk: 1300, def: 1000}}
given:
  turn: A
  turn number: 4
  phase: main 1
  A: {{hand: [Farera], monsters: [{mine}], deck: [9 cards], lp: 3000}}
  B: {{monsters: [{theirs}], deck: [9 cards], lp: 8000}}
script:
  - A: {{activate: Farera{how}}}
"""


def played(text: str, mine: str, theirs: str, how: str = "") -> Replay:
    return replay(loads(HEAD.format(text=json.dumps(text), mine=mine, theirs=theirs, how=how)).situation)


@pytest.mark.parametrize("said", ["de Nivel 4 a 8", "de Nivel entre 4 y 8"])
@pytest.mark.parametrize(("who", "may"), [("Roca Baja", False), ("Roca Media", True), ("Roca Alta", False)])
def test_levels_from_one_number_to_another_hold_all_between_and_none_beyond(said: str, who: str, may: bool) -> None:
    text = f"Selecciona 1 monstruo {said} que controle tu adversario; destrúyelo."
    how = f", objetivo: {who}"
    if not may:
        with pytest.raises(UserError):
            played(text, "", who, how)
        return
    assert not played(text, "", who, how).game.zone("B", "monsters")


def test_a_grade_beside_a_number_holds_both() -> None:
    found = only_of_spell(
        "Selecciona 1 monstruo de Nivel 4 y con 1500 ATK o menos en tu Cementerio; añádelo a tu mano."
    )
    assert found["targets"][0]["choose"] == {
        "type": "monster",
        "level": "4",
        "atk": "<= 1500",
        "zone": "graveyard",
        "controller": "you",
    }


@pytest.mark.parametrize("said", ["entre tus LP y los de tu adversario", "entre los LP de ambos jugadores"])
def test_a_difference_is_the_same_whoever_has_more(said: str) -> None:
    assert played(f"Inflige a tu adversario daño igual a la diferencia {said}.", "", "").game.tally("B", "lp") == 3000


@pytest.mark.parametrize(("mine", "theirs"), [("Roca Media", "Roca Alta"), ("Roca Alta", "Roca Media")])
def test_a_difference_of_two_monsters_is_never_below_nothing(mine: str, theirs: str) -> None:
    text = (
        "Selecciona 1 monstruo que controle tu adversario; inflige a tu adversario daño igual a la diferencia entre "
        "el ATK de ese objetivo y el ATK de 1 monstruo que controles."
    )
    found = played(text, mine, theirs, f", objetivo: {theirs}, elegida: {mine}")
    assert found.game.tally("B", "lp") == 8000 - 400


@pytest.mark.parametrize(
    ("said", "so"),
    [
        ("en Posición de Defensa", {"defense": "yes"}),
        ("boca arriba", {"facedown": "no"}),
        ("que tiene Material Xyz", {"attached": ">= 1"}),
        ("sin Material Xyz", {"attached": "0"}),
        ("Invocada Xyz", {"summoned": "xyz"}),
    ],
)
def test_how_this_card_lies_is_asked_as_it_would_fall(said: str, so: dict[str, str]) -> None:
    text = f"Si esta carta {said} fuera a ser destruida en batalla, puedes descartar 1 carta en su lugar."
    found = only_of_monster(text)["would"]
    assert {key: str(value) for key, value in found["of"].items()} == {"is": "self", **so}


def test_the_attacker_and_another_are_two_that_are_told_apart() -> None:
    found = trap(
        "Cuando un monstruo del adversario declara un ataque: selecciona el monstruo atacante y otro monstruo que "
        "controle tu adversario; destruye el segundo objetivo."
    )
    one, other = found[0]["targets"]
    assert (one["choose"]["attacking"], other["choose"]["is"]) == ("yes", f"not {one['as']}")
    assert found[0]["do"] == [{"destroy": other["as"]}]


def test_this_card_beside_another_is_none_of_those_that_may_be_selected() -> None:
    (found,) = monster(
        "Una vez por turno: puedes seleccionar 1 monstruo en el Campo y esta carta; devuelve a la mano ambos objetivos."
    )
    one, itself = found["targets"]
    assert (one["choose"]["is"], itself["choose"]) == ("other", {"is": "self"})


@pytest.mark.parametrize("said", ["Activa esta carta sólo si controlas", "Sólo si controlas", "Sólo cuando controlas"])
def test_only_if_stands_before_what_a_trap_does(said: str) -> None:
    (found,) = trap(f"{said} un monstruo Dragón: roba 1 carta.")
    assert [found] == trap("Activa esta carta sólo si controlas un monstruo Dragón. Roba 1 carta.")
    assert (found["if"]["exists"]["controller"], found["resolve"]) == ("you", [{"draw": "1"}])


@pytest.mark.parametrize(("said", "held"), [("tenga", ">= 1"), ("no tenga", 0)])
def test_what_must_hold_behind_a_moment_stands_behind_its_comma(said: str, held: object) -> None:
    text = f"Cuando esta carta es seleccionada para un ataque, mientras {said} Material Xyz: puedes robar 1 carta."
    assert only_of_monster(text)["if"] == {"object": "self", "matches": {"attached": held}}


def test_the_difference_of_two_that_were_selected_is_that_of_the_first_from_the_second() -> None:
    text = "Selecciona 1 monstruo que controles y 1 monstruo que controle tu adversario; gana LP igual a la diferencia entre "
    found = only_of_spell(f"{text}sus ATK.")
    assert found["resolve"][0]["gain"] == {"value": "atk", "of": "primero", "apart": {"value": "atk", "of": "segundo"}}
    assert found == only_of_spell(f"{text}los ATK de esos monstruos.")


def test_what_holds_both_before_and_behind_a_rule_must_hold_together() -> None:
    text = "Mientras controles otro monstruo, esta carta no puede atacar mientras tengas cartas en tu mano."
    assert len(only_of_monster(text)["while"]["all"]) == 2


def test_the_effect_of_a_card_behind_what_is_never_used_is_the_one_that_is() -> None:
    used, lasting = monster(
        "Puedes descartar 1 carta; roba 1 carta. Mientras controles otro monstruo, esta carta gana 500 ATK. "
        f'Sólo puedes usar el efecto de "{NAME}" una vez por turno.'
    )
    assert (used["once per turn"], "once per turn" in lasting) == ("by name", False)


@pytest.mark.parametrize("said", ["es destruida durante la End Phase", "destrúyela durante la End Phase"])
def test_what_came_without_tributes_falls_in_the_end_phase_in_either_voice(said: str) -> None:
    comes, falls = monster(f"Puedes Invocar esta carta de Modo Normal sin Sacrificar, pero {said}.")
    assert (comes["static"], falls["do"]) == ([{"allow": "no tributes", "on": "self"}], [{"destroy": "self"}])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1 monstruo Guerrero distinto de «X»", "1 monstruo Guerrero que no sea «X»"),
        ("2 monstruos con nombres distintos", "2 monstruos con nombres diferentes"),
        ("2 Dragones", "2 monstruos Dragón"),
        ("2 Lanzadores de Conjuros", "2 monstruos Lanzador de Conjuros"),
    ],
)
def test_another_than_and_the_plural_of_a_type_are_read_as_what_they_mean(one: str, other: str) -> None:
    said = "Una vez por turno: puedes añadir a tu mano {} en tu Deck."
    first, second = (only_of_monster(said.format(what).replace("«", '"').replace("»", '"')) for what in (one, other))
    assert first == second


def test_what_its_player_may_not_do_lasts_as_long_as_what_stands_before_it() -> None:
    text = (
        "Una vez por turno: puedes activar este efecto; este turno, esta carta puede atacar directamente, pero no puedes "
        "activar Mágicas."
    )
    allowed, barred = only_of_monster(text)["do"]
    assert barred["forbid"]["player"] == "you"
    assert allowed["until"] == barred["until"] == "end of turn"
