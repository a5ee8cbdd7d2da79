"""What must hold in Yu-Gi-Oh!'s texts: who has, how many, of what; each part by itself, so that every table is said."""

from itertools import product
from typing import Any

import pytest

from tests.reader.printed import effects, fields

WHO = (("controlas", "you"), ("tu adversario controla", "opponent"))
MANY = (("un monstruo", None), ("2 o más monstruos", ">= 2"), ("2 o menos monstruos", "<= 2"), ("2 monstruos", "2"))
WHAT = (("", {}), (" Pez", {"race": "pez", "facedown": "no"}), (" en Posición de Defensa", {"defense": "yes"}))


def condition(text: str) -> Any:
    (effect,) = effects(f"Si {text}: puedes robar 1 carta.")
    return effect["if"]


MONSTER = {"type": "monster"}


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


def test_a_direct_attack_is_a_keyword_only_where_it_always_may() -> None:
    direct: dict[str, object] = {"grant": "Ataque directo", "on": "self"}
    assert fields("Esta carta puede atacar directamente.") == {"keywords": ["Ataque directo"]}
    (read_,) = effects("Si no controlas otros monstruos, esta carta puede atacar directamente a tu adversario.")
    assert read_ == {
        "static": [direct],
        "while": {"exists": {**MONSTER, "is": "other", "controller": "you"}, "count": 0},
    }
    (read_,) = effects("Esta carta puede atacar directamente mientras controles un monstruo Pez.")
    assert read_["static"] == [direct]
    (read_,) = effects("Mientras es tu turno, esta carta gana 400 ATK y puede atacar directamente.")
    assert read_["static"][1] == direct


@pytest.mark.parametrize(
    ("when", "happened"),
    [
        ("Invocaste esta carta de Modo Normal", {"event": "normal summon", "of": {"is": "self"}, "player": "you"}),
        ("esta carta es Invocada de Modo Especial", {"event": "special summon", "of": {"is": "self"}}),
        ("esta carta fue Invocada por Péndulo", {"event": "special summon", "cause": "pendulum", "of": {"is": "self"}}),
    ],
)
def test_the_turn_in_which_it_came_is_a_time_in_which_something_holds(when: str, happened: object) -> None:
    (read_,) = effects(f"Durante el turno en que {when}, no puede ser destruida en batalla.")
    assert read_["while"] == {"happened": happened}


def test_the_only_player_with_one_has_it_and_the_other_has_none() -> None:
    (read_,) = effects("Mientras seas el único jugador que controla un monstruo Pez, esta carta gana 300 ATK.")
    fish = {**MONSTER, "race": "pez", "facedown": "no"}
    mine, theirs = {"exists": {**fish, "controller": "you"}}, {"exists": {**fish, "controller": "opponent"}, "count": 0}
    assert read_["while"] == {"all": [mine, theirs]}


def test_what_is_paid_on_activation_may_be_told_as_how_it_is_activated() -> None:
    (read_,) = effects("Activa esta carta pagando 700 LP; roba 1 carta.", "Trap", "Normal")
    assert (read_["cost"], read_["resolve"]) == ([{"pay": "700"}], [{"draw": "1"}])
    paid, lasting = effects("Activa esta carta pagando 700 LP. Tus monstruos ganan 100 ATK.", "Spell", "Continuous")
    assert (paid, list(lasting)) == ({"cost": [{"pay": "700"}], "resolve": []}, ["static"])


@pytest.mark.parametrize(("kind", "icon"), [("Spell", "Normal"), ("Trap", "Counter")])
def test_its_archetype_may_stand_before_what_its_activation_does(kind: str, icon: str) -> None:
    text = "Cuando tu adversario activa una carta o efecto: niega la activación."
    read_ = fields(f'(Esta carta se trata siempre como una carta "Faro"). {text}', kind, icon)
    assert read_["archetypes"] == ["Faro"]
    assert read_["effects"] == effects(text, kind, icon)


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (
            "Destruye 1 monstruo en el Campo cuyo Nivel sea igual o menor al número de monstruos Pez que controlas.",
            {
                "level": {
                    "at most": {"count": {"type": "monster", "facedown": "no", "race": "pez", "controller": "you"}}
                }
            },
        ),
        (
            "Destruye 1 monstruo en el Campo con ATK mayor que el número de cartas en tu Cementerio.",
            {"atk": {"more than": {"count": {"zone": "graveyard", "controller": "you"}}}},
        ),
    ],
)
def test_a_card_may_be_measured_by_how_many_there_are(text: str, done: Any) -> None:
    chosen, _ = effects(text, "Spell")[0]["resolve"]
    assert chosen["choose"].items() >= done.items()


def test_one_card_goes_on_top_or_to_the_bottom_as_its_player_likes() -> None:
    (either,) = effects("Pon 1 carta en tu mano en la parte superior o inferior del Deck.", "Spell")[0]["resolve"]
    above, below = either["one of"].values()
    assert [one.get("bottom") for one in (above[-1], below[-1])] == [None, "yes"]


def test_whose_activation_is_left_out_is_not_answered() -> None:
    text = 'Cuando tu adversario activa una carta o efecto, excepto "Faro" (Efecto Rápido): puedes descartar esta carta; niega la activación.'
    assert effects(text)[0]["if"]["answers"] == {"event": "activate", "player": "opponent", "of": {"name": "not Faro"}}


def test_nobody_activates_what_cannot_be_activated_for_a_while() -> None:
    text = (
        "Cuando esta carta es Invocada de Modo Normal: no pueden activarse Cartas de Trampa hasta el final del turno."
    )
    (ban,) = effects(text)[0]["do"]
    assert ban["forbid"] == {"event": "activate", "to": "card", "of": {"type": "trap"}, "player": "any"}


def test_all_that_lie_face_up_and_at_least_one_are_so() -> None:
    found = condition("todos los monstruos boca arriba que controlas (mín. 1) son monstruos Pez")["all"]
    some, others = found
    assert (some["exists"]["race"], some["count"]) == ("pez", ">= 1")
    assert (others["exists"]["facedown"], others["count"]) == ("no", 0)
    (alone,) = [condition("todos los monstruos boca arriba que controlas son monstruos Pez")]
    assert alone["count"] == 0


def test_so_many_in_all_of_either_kind_and_from_either_place() -> None:
    text = (
        "Puedes desterrar un total de 2 monstruos de FUEGO y/o Dragón en tu mano y/o Cementerio, excepto esta carta; roba 1"
        " carta."
    )
    chosen, _ = effects(text)[0]["cost"]
    assert chosen["count"] == "2"
    assert chosen["choose"]["any of"] == [{"race": "dragón"}, {"attribute": "fuego"}]
    assert (chosen["choose"]["zone"], chosen["choose"]["is"]) == (["hand", "graveyard"], "other")
