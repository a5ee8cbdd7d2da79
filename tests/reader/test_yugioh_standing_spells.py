"""Spells that stay: to whom an Equip Spell goes and what it gives, in first prints too; what is said of many at once."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.printed import spell


def effects(text: str, icon: str = "Continuous") -> Any:
    return spell(text, icon)


def bearer(text: str) -> tuple[Any, Any]:
    """To whom it may be equipped, and what the rest of its text gives that one."""
    first, *rest = effects(text, "Equip")
    (wanted,) = first["targets"]
    return wanted["choose"], [one for one in rest if "whenever" not in one]


@pytest.mark.parametrize(
    "text",
    [
        "Un monstruo Reptil equipado con esta carta aumenta su ATK en 400 puntos.",
        "Aumenta el ATK de un monstruo Reptil equipado con esta carta en 400 puntos.",
        "Aumenta en 400 puntos el ATK de un monstruo de Tipo Reptil equipado con esta carta.",
        "Equipa esta carta a un monstruo Reptil. Éste gana 400 ATK.",
        "Sólo puede equiparse a un monstruo Reptil. Éste gana 400 ATK.",
    ],
)
def test_what_kind_it_must_be_may_be_said_anywhere(text: str) -> None:
    assert bearer(text) == (
        {"type": "monster", "race": "reptil", "facedown": "no"},
        [{"static": [{"modify": "atk", "by": "400", "on": {"equipped": "self"}}]}],
    )


def test_whoever_says_nothing_of_it_goes_with_anybody() -> None:
    wanted, _ = bearer("Un monstruo equipado con esta carta aumenta su ATK en 400 puntos.")
    assert wanted == {"type": "monster", "facedown": "no"}


def test_what_is_given_for_it_is_a_cost_of_its_activation() -> None:
    first = effects("Activa esta carta pagando 300 LP. El monstruo equipado gana 400 ATK.", "Equip")[0]
    assert (first["cost"], first["resolve"]) == ([{"pay": "300"}], [{"equip": "equipado"}])


def test_a_gain_and_a_loss_are_both_had() -> None:
    _, ((had),) = bearer("El monstruo equipado gana 400 ATK, pero pierde 200 DEF.")
    assert [(one["modify"], one["by"]) for one in had["static"]] == [("atk", "400"), ("def", -200)]


def test_half_of_the_original_is_measured_on_the_bearer() -> None:
    _, ((half),) = bearer("El ATK del monstruo equipado se convierte en la mitad de su ATK original.")
    assert half["static"][0]["to"] == {"value": "original atk", "of": {"equipped": "self"}, "half": "up"}


def test_first_prints_raise_and_lower_in_one_sentence() -> None:
    ((found),) = effects("Todos los monstruos Reptil aumentan su ATK en 300 puntos y reducen su DEF en 100 puntos.")
    reptiles = {"type": "monster", "race": "reptil", "facedown": "no"}
    assert found["static"] == [
        {"modify": "atk", "by": "300", "on": reptiles},
        {"modify": "def", "by": -100, "on": reptiles},
    ]


def test_out_of_reach_and_safe_is_said_of_the_same() -> None:
    ((found),) = effects(
        "Tu adversario no puede seleccionar monstruos Reptil que controles con efectos de cartas, "
        "y además no pueden ser destruidos en batalla."
    )
    mine = {"type": "monster", "race": "reptil", "facedown": "no", "controller": "you"}
    assert [(one["forbid"]["event"], one["forbid"]["of"], one["forbid"].get("by")) for one in found["static"]] == [
        ("target", {**mine, "zone": "monsters"}, {"controller": "opponent"}),
        ("destroy", mine, None),
    ]


def test_who_would_rather_not_select_activates_it_all_the_same() -> None:
    ((optional),) = effects(
        "Cuando esta carta es activada: puedes seleccionar 1 monstruo Reptil en tu Cementerio; añádelo a tu mano."
    )
    (ways,) = optional["targets"]
    assert [len(way) for way in ways["select"].values()] == [1, 0]


def test_not_in_the_turn_in_which_it_was_sent_there() -> None:
    with_limit = effects(
        "Puedes desterrar esta carta en tu Cementerio; roba 1 carta. "
        "No puedes activar este efecto en el turno en que esta carta es mandada al Cementerio."
    )
    as_newer = effects(
        "Excepto en el turno en el que fue mandada al Cementerio: puedes desterrar esta carta en tu Cementerio; "
        "roba 1 carta."
    )
    assert with_limit == as_newer


@pytest.mark.parametrize(
    ("text", "whose"),
    [
        ("Durante la End Phase de tu turno: inflige 200 puntos de daño a tu adversario.", "you"),
        (
            "Durante cada una de las End Phases de tu adversario: inflige 200 puntos de daño a tu adversario.",
            "opponent",
        ),
    ],
)
def test_whose_phase_it_is(text: str, whose: str) -> None:
    assert effects(text)[0]["when"] == {"player": whose, "event": "phase", "to": "end"}


def test_what_is_kept_up_before_a_colon_is_activated_by_nobody() -> None:
    assert effects("Durante cada una de tus Standby Phases: paga 300 LP o destruye esta carta.") == effects(
        "Durante cada una de tus Standby Phases, paga 300 LP o destruye esta carta."
    )


@pytest.mark.parametrize(
    "text",
    [
        "Una vez por turno: puedes mostrar 1 monstruo Reptil en tu mano; destruye 1 monstruo que controle tu adversario.",
        "Una vez por turno: puedes revelar 1 monstruo Reptil en tu mano; destruye 1 monstruo que controle tu adversario.",
    ],
)
def test_to_reveal_is_to_show(text: str) -> None:
    assert list(effects(text)[0]["cost"][1]) == ["reveal"]


def test_whoever_comes_in_any_way_to_one_s_side() -> None:
    ((found),) = effects("Una vez por turno, cuando un monstruo Reptil es Invocado en tu Campo: roba 1 carta.")
    assert [one["event"] for one in found["when"]] == ["normal summon", "flip summon", "special summon"]
    assert {one["of"]["controller"] for one in found["when"]} == {"you"}


def test_what_is_given_and_whom_it_goes_with_are_two_sentences() -> None:
    first = effects(
        "Activa esta carta pagando 300 LP. Equipa sólo a un monstruo Reptil. El monstruo equipado gana 400 ATK.",
        "Equip",
    )[0]
    assert (first["cost"], first["targets"][0]["choose"]["race"]) == ([{"pay": "300"}], "reptil")


def test_only_at_the_calculation_of_its_battle() -> None:
    ((found),) = effects(
        "Si tu monstruo Reptil batalla con un monstruo, sólo durante el cálculo de daño: roba 1 carta."
    )
    assert (found["when"]["event"], found["when"]["to"]) == ("fight", "calculation")


def test_from_which_zone_this_card_is_sent_is_where_its_effect_is_used() -> None:
    ((found),) = effects("Puedes mandar esta carta de la Zona de Campo al Cementerio; roba 1 carta.", "Field")
    assert found["zone"] == "field spell"


@pytest.mark.parametrize(
    "text",
    ["Los demás monstruos que controlas no pueden atacar.", "Tu adversario no puede atacar a ningún otro monstruo."],
)
def test_a_spell_calls_no_monster_another_than_itself(text: str) -> None:
    with pytest.raises(NotUnderstoodError, match="nunca sería"):
        effects(text, "Equip")


def test_but_a_monster_does() -> None:
    fields = {"type": "Monster", "type_line": "Warrior / Effect", "level": 4, "atk": 1000, "defense": 1000}
    text = "Los demás monstruos que controlas no pueden atacar."
    assert read("yugioh", Printing("Farola", text, fields)).fields["effects"]


FIGHTS = "Si un monstruo Reptil que controlas batalla con un monstruo del adversario, durante el cálculo de daño:"


@pytest.mark.parametrize(
    ("said", "whom"),
    [
        ("éste gana 200 ATK", "event"),
        ("ese monstruo gana 200 ATK", "event"),
        ("ese monstruo del adversario pierde 200 ATK", "cause"),
    ],
)
def test_of_two_that_fight_the_one_that_gains_is_one_s_own(said: str, whom: str) -> None:
    assert effects(f"{FIGHTS} {said}.")[0]["do"][0]["on"] == whom


def test_the_materials_that_are_given_are_those_of_one_s_own() -> None:
    assert effects(f"{FIGHTS} puedes desacoplar 1 material de ese monstruo; roba 1 carta.")[0]["cost"] == [
        {"detach": "1", "from": "event"}
    ]


def test_each_one_s_own_level_is_that_of_each() -> None:
    ((found),) = effects("Todos los monstruos Reptil que controles ganan ATK igual a su propio Nivel x 100.")
    assert found["static"][0]["by"] == {"value": "level", "of": "each", "times": "100"}


@pytest.mark.parametrize(
    "text",
    [
        "Destruye esta carta durante tu End Phase si no controlas monstruos Reptil.",
        "Durante tu End Phase, destruye esta carta si no controlas monstruos Reptil.",
    ],
)
def test_a_condition_behind_the_phase_is_asked_at_that_moment(text: str) -> None:
    ((found),) = effects(text)
    assert found["when"] == {"player": "you", "event": "phase", "to": "end"}
    assert (found["condition"]["count"], found["do"]) == (0, [{"destroy": "self"}])


@pytest.mark.parametrize(
    ("said", "forbidden"),
    [
        ("no recibes daño de batalla", {"player": "you", "cause": "battle"}),
        ("no recibes daño de efecto", {"player": "you", "cause": "effect"}),
        ("tu adversario no recibe daño de batalla", {"player": "opponent", "cause": "battle"}),
    ],
)
def test_no_damage_while_something_is_so(said: str, forbidden: Any) -> None:
    ((found),) = effects(f"Mientras controles un monstruo Reptil, {said}.")
    assert found["static"] == [{"forbid": {"event": "damage", **forbidden}}]
    assert "exists" in found["while"]


def test_of_the_bearer_it_is_said_that_it_has_no_effects() -> None:
    _, ((found),) = bearer("Equipa sólo a un monstruo Reptil. Sus efectos son negados, y además no puede atacar.")
    assert found["static"] == [
        {"lose": "abilities", "on": {"equipped": "self"}},
        {"forbid": {"event": "attack", "of": {"equipped": "self"}}},
    ]


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("Gana 300 ATK durante tu turno.", {"turn": "you"}),
        ("Gana 300 ATK durante el turno de tu adversario.", {"turn": "opponent"}),
    ],
)
def test_in_whose_turn_the_bearer_has_it(said: str, held: Any) -> None:
    _, ((found),) = bearer(f"Equipa sólo a un monstruo Reptil. {said}")
    assert (found["static"][0]["on"], found["while"]) == ({"equipped": "self"}, held)


def test_it_goes_to_the_graveyard_by_itself_as_soon_as_nobody_is_there() -> None:
    ((found),) = effects("Si no controlas monstruos Reptil, manda esta carta al Cementerio.")
    assert found["whenever"]["count"] == 0
    assert found["do"] == [{"move": "self", "to": "graveyard"}]


def test_in_which_time_it_is_not_used() -> None:
    ((found),) = effects("Si robas una o más cartas, excepto durante tu Draw Phase: gana 200 LP.")
    assert found["condition"] == {"not": {"all": [{"phase": "draw"}, {"turn": "you"}]}}


def test_for_each_of_them_may_stand_first() -> None:
    first = "Por cada monstruo Reptil que controles, gana 200 LP."
    assert effects(first, "Normal") == effects("Gana 200 LP por cada monstruo Reptil que controles.", "Normal")
