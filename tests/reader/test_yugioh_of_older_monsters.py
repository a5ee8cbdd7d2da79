"""What Effect Monsters of the middle years say in ways of their own, and what is like it and means another thing."""

from typing import Any, Final

import pytest

from judgekit.games import game
from judgekit.reader import NotUnderstoodError, Printing, read
from judgekit.scenario import card as written

MONSTER: Final = {"type": "Monster"}


def fields(text: str) -> dict[str, Any]:
    """What a monster with this text is."""
    found = read("yugioh", Printing("Vigía", text, MONSTER)).fields
    written("Vigía", found, game("yugioh"))
    return dict(found)


def effects(text: str) -> list[Any]:
    """What it does."""
    return list(fields(text).get("effects", []))


@pytest.mark.parametrize("said", ["Esta carta debe atacar si es posible.", "Debe atacar si es posible."])
def test_it_must_attack(said: str) -> None:
    assert fields(said) == {"keywords": ["Debe atacar"]}


@pytest.mark.parametrize(("said", "to"), [("al comienzo del", "start"), ("al final del", "end")])
def test_when_of_the_damage_step_it_destroys(said: str, to: str) -> None:
    (read_,) = effects(f"Cuando esta carta batalla con un monstruo de AGUA: destruye ese monstruo {said} Damage Step.")
    assert (read_["when"]["to"], read_["do"]) == (to, [{"destroy": "cause"}])


@pytest.mark.parametrize(("said", "cause"), [("excepto en batalla", "not battle"), ("en batalla", "battle")])
def test_what_is_destroyed_otherwise_than_in_battle(said: str, cause: str) -> None:
    comma = "," if said.startswith("excepto") else ""
    (read_,) = effects(f"Si esta carta es destruida{comma} {said}: roba 1 carta.")
    assert read_["when"] == {"event": "destroy", "cause": cause}


def test_who_attacked_it_is_that_monster_and_one_reading_alone() -> None:
    (read_,) = effects(
        "Si esta carta es atacada por un monstruo Pez que controle tu adversario: destruye ese monstruo."
    )
    assert read_["when"] == {"event": "attacked", "by": {"type": "monster", "race": "pez", "controller": "opponent"}}
    assert read_["do"] == [{"destroy": "cause"}]
    (drawn,) = effects("Si esta carta es atacada por un monstruo Pez: roba 1 carta.")
    assert drawn["when"] == {"event": "attacked", "by": {"type": "monster", "race": "pez"}}


def test_it_is_turned_once_it_has_attacked_and_stays_so() -> None:
    (fixed,) = effects(
        "Si esta carta ataca, cámbiala a Posición de Defensa al final de la Battle Phase. Su posición de batalla no puede "
        "ser cambiada hasta el final de tu próximo turno."
    )
    assert (fixed["when"], fixed["keyword"]) == ("end of battle phase", "Continuo")
    assert fixed["do"][0]["position"] == "defense"
    assert fixed["do"][1] == {"forbid": {"event": "change position"}, "on": "self", "until": "end of your next turn"}


def test_lists_by_position_hold_in_that_position() -> None:
    attack, defense = effects(
        "● Mientras esté en Posición de Ataque: esta carta gana 300 ATK. "
        "● Mientras esté en Posición de Defensa: una vez por turno: puedes robar 1 carta."
    )
    assert attack["while"] == {"object": "self", "matches": {"defense": "no", "facedown": "no"}}
    assert defense["if"] == {"object": "self", "matches": {"defense": "yes", "facedown": "no"}}


def test_also_it_cannot_change_its_position() -> None:
    (read_,) = effects(
        "Si esta carta ataca a un monstruo, después del cálculo de daño: el DEF de ese monstruo se convierte en 0, y "
        "además no puede cambiar su posición de batalla."
    )
    assert read_["do"][1] == {"forbid": {"event": "change position"}, "on": "cause", "until": "game"}


@pytest.mark.parametrize(
    ("said", "step"),
    [
        (
            "su Nivel se convierte en el doble de su Nivel",
            {"set": "level", "to": {"value": "level", "of": "objetivo", "times": 2}},
        ),
        (
            "pierde ATK igual a su Nivel x 100",
            {"modify": "atk", "by": {"value": "level", "of": "objetivo", "times": -100}},
        ),
        (
            "pierde DEF igual al Nivel de esta carta x 100",
            {"modify": "def", "by": {"value": "level", "of": "self", "times": -100}},
        ),
    ],
)
def test_by_its_level(said: str, step: dict[str, Any]) -> None:
    (read_,) = effects(f"Puedes seleccionar 1 monstruo boca arriba en el Campo; {said} hasta el final de este turno.")
    assert read_["do"] == [step | {"on": "objetivo", "until": "end of turn"}]


def test_one_of_two_levels_as_one_likes() -> None:
    (read_,) = effects("Una vez por turno: puedes cambiar el Nivel de esta carta a 2 o 6 hasta el final de este turno.")
    assert [one[0]["to"] for one in read_["do"][0]["one of"].values()] == ["2", "6"]


def test_so_much_for_each_card_that_was_discarded_for_it() -> None:
    (read_,) = effects(
        "Puedes descartar cualquier cantidad de cartas; esta carta gana 200 ATK por cada carta descartada de esta "
        "forma, hasta el final de este turno."
    )
    assert read_["do"] == [
        {"modify": "atk", "by": {"chosen": "descarte", "times": "200"}, "on": "self", "until": "end of turn"}
    ]


def test_one_thing_or_another_keeps_it() -> None:
    (read_,) = effects(
        "Una vez por turno, durante tu End Phase: destruye esta carta a menos que descartes 1 carta o muestres 1 monstruo "
        "Pez en tu mano."
    )
    first, second = read_["do"]
    assert "discard" in first["by"][1]
    assert "reveal" in second["then"][0]["by"][1] and second["then"][1]["then"] == [{"destroy": "self"}]


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ("Cualquier monstruo destruido en batalla con esta carta es desterrado en lugar de ser mandado al Cementerio.", {}),
        ("Si esta carta destruye un monstruo del adversario en batalla, destiérralo en lugar de mandarlo al Cementerio.", {"controller": "opponent"}),
    ],
)  # fmt: skip
def test_what_it_destroys_in_battle_is_banished_instead(said: str, of: dict[str, str]) -> None:
    (read_,) = effects(said)
    would = {"event": "move", "to": "graveyard", "cause": "battle", "by": {"is": "self"}}
    assert read_ == {
        "would": would | {"of": {"type": "monster", "zone": "monsters"} | of},
        "becomes": {"to": "banished"},
    }


def test_how_it_came_tells_what_becomes_of_it_at_the_end() -> None:
    (read_,) = effects("Durante la End Phase, si esta carta fue Invocada de este modo este turno: destruye esta carta.")
    own, by_effect = read_["condition"]["any of"]
    assert own == {"happened": {"event": "special summon", "cause": "action", "of": {"is": "self"}}}
    assert by_effect == {"happened": {"event": "special summon", "by": {"is": "card"}, "of": {"is": "self"}}}


def test_none_besides_this_card() -> None:
    (read_,) = effects("Si no hay otros monstruos en tu Campo, esta carta gana 500 ATK.")
    assert read_["while"] == {"exists": {"type": "monster", "controller": "you", "is": "other"}, "count": 0}


@pytest.mark.parametrize(("said", "cause"), [(" por el efecto de una carta", "effect"), ("", None)])
def test_by_what_it_was_turned_up(said: str, cause: str | None) -> None:
    (read_,) = effects(f"Cuando esta carta es volteada boca arriba{said}: roba 1 carta.")
    assert read_["when"] == ({"event": "turn face up", "cause": cause} if cause else "turn face up")


def test_besides_if_the_opponent_had_it_discarded() -> None:
    (read_,) = effects(
        "Si esta carta es descartada por el efecto de una carta: gana 300 LP. Además, si fue descartada por el efecto de "
        "una carta de tu adversario, tu adversario descarta 1 carta."
    )
    assert read_["do"][1]["if"] == {"object": "cause", "matched": {"controller": "opponent"}}


def test_whose_effects_are_lost_is_not_who_is_banished() -> None:
    with pytest.raises(NotUnderstoodError):
        effects(
            "Cualquier monstruo destruido en batalla con esta carta es devuelto a la mano en lugar de ser mandado al Cementerio."
        )
