"""What must hold in Yu-Gi-Oh!'s texts: who has, how many, of what; each part by itself, so that every table is said."""

from itertools import product
from typing import Any

import pytest

from judgekit.reader import Printing, read

WHO = (("controlas", "you"), ("tu adversario controla", "opponent"))
MANY = (("un monstruo", None), ("2 o más monstruos", ">= 2"), ("2 o menos monstruos", "<= 2"), ("2 monstruos", "2"))
WHAT = (("", {}), (" Pez", {"race": "pez", "facedown": "no"}), (" en Posición de Defensa", {"defense": "yes"}))


def condition(text: str) -> Any:
    card = Printing("Alba del Faro", f"Si {text}: puedes robar 1 carta.", {"type": "Monster"})
    (effect,) = read("yugioh", card).fields["effects"]
    return effect["if"]


@pytest.mark.parametrize(("who", "many", "what"), list(product(WHO, MANY, WHAT)))
def test_who_controls_how_many_of_what(who: Any, many: Any, what: Any) -> None:
    said = condition(f"{who[0]} {many[0]}{what[0]}")
    assert said["exists"] == {"type": "monster", "controller": who[1], **what[1]}
    assert said.get("count") == many[1]


@pytest.mark.parametrize(("who", "what"), list(product((("no controlas", "you"), WHO[1]), WHAT)))
def test_none_is_a_count_of_nothing(who: Any, what: Any) -> None:
    subject = who[0].replace("adversario controla", "adversario no controla")
    assert condition(f"{subject} monstruos{what[0]}")["count"] in (0, "0")


@pytest.mark.parametrize(
    ("text", "zone", "whose", "count"),
    [
        ("no tienes cartas en tu mano", "hand", "you", 0),
        ("tienes 10 o más monstruos en tu Cementerio", "graveyard", "you", ">= 10"),
        ("tu adversario tiene 5 o más cartas en su mano", "hand", "opponent", ">= 5"),
        ("tu adversario no tiene cartas en su Cementerio", "graveyard", "opponent", 0),
        ("hay 3 o más cartas en tu Deck Extra", "extra", "you", ">= 3"),
    ],
)
def test_who_has_how_many_elsewhere(text: str, zone: str, whose: str, count: Any) -> None:
    said = condition(text)
    assert (said["exists"]["zone"], said["exists"]["controller"], said["count"]) == (zone, whose, count)


def test_only_these_are_some_and_no_others() -> None:
    some, others = condition("los únicos monstruos que controlas son Monstruos de Sincronía")["all"]
    assert some["exists"]["kinds"] == "synchro"
    assert others["exists"]["none of"] == [{"type": "monster", "facedown": "no", "kinds": "synchro"}]
    assert others["count"] == 0


def test_a_face_down_monster_is_of_no_attribute_that_is_known() -> None:
    said = condition("todos los monstruos que controlas son de AGUA")
    assert said["exists"]["none of"] == [{"attribute": "agua", "facedown": "no"}]


@pytest.mark.parametrize(
    ("text", "happened"),
    [
        ("este turno has Invocado de Modo Especial", {"event": "special summon", "player": "you"}),
        (
            "tu adversario ha activado un efecto de monstruo este turno",
            {"event": "activate", "of": {"type": "monster"}, "player": "opponent"},
        ),
        (
            "un monstruo que controles fue destruido este turno",
            {"event": "destroy", "of": {"type": "monster", "controller": "you", "zone": "monsters"}},
        ),
    ],
)
def test_what_has_happened_this_turn_is_told_as_an_event(text: str, happened: Any) -> None:
    assert condition(text) == {"happened": happened}


def test_two_that_must_hold_and_one_of_two() -> None:
    both = condition("no controlas monstruos y tu adversario controla un monstruo")
    either = condition("no controlas monstruos, o si tus LP son 1000 o menos")
    assert [len(both["all"]), len(either["any of"])] == [2, 2]
