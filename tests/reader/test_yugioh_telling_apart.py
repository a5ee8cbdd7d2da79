"""Which of two monsters a Spanish text means: by whose it is and by where it lies, and not at all where neither tells."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from judgekit.reader.telling_apart import told_of, told_of_event, unlike
from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import only_of_monster as monster

BOTH = "Puedes seleccionar 1 monstruo que controles y 1 monstruo que controle tu adversario; "
FIGHT = "Si tu monstruo batalla con un monstruo del adversario, durante el cálculo de daño: "


@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("destruye ese monstruo del adversario.", {"destroy": "segundo"}),
        ("destruye el monstruo que controle tu adversario.", {"destroy": "segundo"}),
        ("destruye ese monstruo que controlas.", {"destroy": "primero"}),
        ("devuelve a la mano el monstruo que controlas.", {"move": "primero", "to": "hand"}),
    ],
)
def test_of_two_that_are_selected_one_is_meant_by_its_side(said: str, done: Any) -> None:
    assert monster(BOTH + said)["do"] == [done]


def test_one_lies_in_the_graveyard_and_the_other_on_the_field() -> None:
    found = monster(
        "Puedes seleccionar 1 carta que controles y 1 monstruo en tu Cementerio; destierra esa carta en el Campo y,"
        " si lo haces, Invoca de Modo Especial ese monstruo en tu Cementerio."
    )
    first, then = found["do"]
    assert first["do"] == [{"banish": "primero"}]
    assert then["then"] == [{"special summon": "segundo"}]


@pytest.mark.parametrize("said", ["destruye ese monstruo.", "destruye esa carta en el Campo."])
def test_where_both_could_be_meant_nothing_is_read(said: str) -> None:
    with pytest.raises(NotUnderstoodError):
        monster(BOTH + said)


@pytest.mark.parametrize(
    ("said", "whom"),
    [
        ("ese monstruo que controlas pierde 300 ATK.", "event"),
        ("tu monstruo pierde 300 ATK.", "event"),
        ("ese monstruo del adversario pierde 300 ATK.", "cause"),
    ],
)
def test_of_two_that_fight_one_is_meant_by_its_side(said: str, whom: str) -> None:
    (done,) = monster(FIGHT + said)["do"]
    assert (done["modify"], done["on"]) == ("atk", whom)


def test_ones_own_that_battles_is_meant_where_no_other_was_named() -> None:
    found = monster(
        "Durante el cálculo de daño (Efecto Rápido): puedes descartar esta carta; tu monstruo gana 300 ATK."
    )
    (done,) = found["do"]
    assert done["on"]["controller"] == "you"


@pytest.mark.parametrize(("said", "left"), [("que controlas", 7400), ("del adversario", 8000)])
def test_it_is_that_one_at_the_table(said: str, left: int) -> None:
    text = (
        "Si un monstruo que controlas batalla con un monstruo del adversario, durante el cálculo de daño:"
        f" ese monstruo {said} gana 600 ATK."
    )
    found = played(
        {"Faro": (LEVEL_4, text)},
        "monsters: [Faro, Pez Bajo], deck: [9 cards]",
        "monsters: [{card: Pez Bajo, as: Ajeno}], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Pez Bajo, target: Ajeno}",
    )
    assert found.game.tally("B", "lp") == left
    assert labels(found, "B", "monsters") == ([] if left < 8000 else ["Ajeno"])


def test_what_is_told_of_a_choice_and_of_a_fight() -> None:
    assert told_of({"controller": "you"}) == ["@you", "@field"]
    assert told_of({"zone": ["hand", "deck"], "controller": "opponent"}) == ["@opponent"]
    assert unlike("@you") == {"@opponent"}
    assert "@graveyard" in unlike("@field")
    fight = {"event": "fight", "of": {"controller": "you"}, "by": {"type": "monster"}}
    assert told_of_event({"when": fight}) == {"event": {"@you"}, "fight": frozenset()}
    assert told_of_event({"when": [fight, {"event": "destroy", "of": {"controller": "opponent"}}]}) == {}


@pytest.mark.parametrize("kind", ["trap", "monster"])
def test_who_attacked_is_meant_although_its_attack_is_negated(kind: str) -> None:
    text = "Cuando un monstruo del adversario declara un ataque: niega el ataque y, si lo haces, destruye el monstruo atacante."
    placed = "spells: [{card: Faro, facedown: yes, played: 1}]" if kind == "trap" else "monsters: [Faro]"
    found = played(
        {"Faro": ("type: trap" if kind == "trap" else LEVEL_4, text)},
        "monsters: [Roca Alta], deck: [9 cards]",
        f"{placed}, deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Roca Alta" + ("" if kind == "trap" else ", target: Faro") + "}",
        *(["B: {Faro/1: sí}"] if kind == "trap" else []),
    )
    assert labels(found, "A", "graveyard") == ["Roca Alta"]


def test_where_nothing_waits_for_an_attack_the_attacker_is_told_by_its_attack() -> None:
    (found,) = monster(
        "Durante la Battle Phase (Efecto Rápido): puedes descartar esta carta; destruye el monstruo atacante."
    )["do"]
    assert found == {"destroy": {"type": "monster", "attacking": "yes"}}
    (other,) = monster("Si esta carta es seleccionada para un ataque: destruye el monstruo atacante.")["do"]
    assert other == {"destroy": "cause"}
    assert told_of_event({"when": {"event": "attack", "of": {"controller": "opponent"}}}) == {
        "event": {"@opponent", "@attacking"}
    }


def test_a_card_is_paid_with_where_the_text_says_it_lies() -> None:
    text = "Si esta carta es destruida por el efecto de una carta: puedes desterrar esta carta en tu Cementerio; roba 1 carta."
    assert monster(text)["cost"] == [{"banish": {"is": "card", "zone": "graveyard"}}]


@pytest.mark.parametrize(("whose", "left"), [("esta carta", ["Roca Alta"]), ("otro monstruo que controlas", [])])
def test_who_attacks_is_what_caused_that_another_is_attacked(whose: str, left: list[str]) -> None:
    found = played(
        {"Faro": (LEVEL_4, f"Si {whose} es seleccionado para un ataque: destruye el monstruo atacante.")},
        "monsters: [Roca Alta], deck: [9 cards]",
        "monsters: [Faro, Pez Bajo], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Roca Alta, target: Pez Bajo}",
    )
    assert labels(found, "A", "monsters") == left


@pytest.mark.parametrize("now", ["en este momento", "actualmente"])
def test_those_there_now_are_picked_when_it_resolves(now: str) -> None:
    picked, ban = monster(
        f'Puedes descartar esta carta; este turno, los monstruos "Marea" que controlas {now} no pueden ser destruidos.'
    )["do"]
    assert picked["as"] == ban["on"] == "presentes"
    (later,) = monster(
        'Puedes descartar esta carta; este turno, los monstruos "Marea" que controlas no pueden ser destruidos.'
    )["do"]
    assert later["forbid"]["of"]["controller"] == "you"
