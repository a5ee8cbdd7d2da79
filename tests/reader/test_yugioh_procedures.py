"""How lists, Scales and Summons of Yu-Gi-Oh! texts are read."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import effects


def test_what_stands_under_a_number_is_done_where_there_are_so_many() -> None:
    (read_,) = effects(
        "Aplica estos efectos, según el número de monstruos Pez que controles.\n● 1+: Roba 1 carta.\n● 2: Roba 2 cartas.",
        "Spell",
        "Normal",
    )
    fish = {"type": "monster", "race": "pez", "facedown": "no", "controller": "you"}
    assert [one["if"] for one in read_["resolve"]] == [
        {"exists": fish, "count": ">= 1"},
        {"exists": fish, "count": "2"},
    ]


def test_a_scale_is_what_the_text_says() -> None:
    (read_,) = effects(
        '[Péndulo] La Escala de Péndulo de esta carta se convierte en 4 si no controlas una carta "Faro".'
    )
    assert read_["static"] == [{"set": "scale", "to": "4", "on": "self"}]
    assert (read_["zone"], "while" in read_) == ("pendulum", True)


def test_each_part_of_a_line_is_of_the_type_of_its_card() -> None:
    (read_,) = effects("[Péndulo] Una vez por turno, durante tu Main Phase: puedes robar 1 carta.")
    assert (read_["activate"], read_["zone"]) == ("ignition", "pendulum")


def test_what_is_done_goes_by_the_type_of_the_card_that_was_spoken_of() -> None:
    (read_,) = effects(
        "Selecciona 1 carta en tu Cementerio; destiérrala, y además aplica este efecto, según el tipo de esa carta.\n●"
        " Monstruo: Roba 1 carta.\n● Trampa: Roba 2 cartas.",
        "Spell",
        "Normal",
    )
    asked = [one["if"] for one in read_["resolve"][1:]]
    assert asked == [{"object": "objetivo", "matched": {"type": one}} for one in ("monster", "trap")]


def test_a_single_effect_is_gained_behind_a_colon() -> None:
    (read_,) = effects("Mientras no tengas cartas en tu mano, esta carta gana el siguiente efecto: Gana 500 ATK.")
    assert read_["while"] == {"exists": {"zone": "hand", "controller": "you"}, "count": 0}


def test_what_cannot_be_summoned_unless_something_holds_may_still_be_set() -> None:
    (read_,) = effects("No puede ser Invocada a menos que controles un monstruo Pez.")
    barred = [one["forbid"]["event"] for one in read_["static"]]
    assert (barred, read_["zone"]) == (["normal summon", "flip summon", "special summon"], "any")
    assert list(read_["while"]) == ["not"]
    (special,) = effects("No puede ser Invocada de Modo Especial a menos que controles un monstruo Pez.")
    assert [one["forbid"]["event"] for one in special["static"]] == ["special summon"]


def test_the_monsters_left_out_of_an_oath_are_left_out_of_both_its_halves() -> None:
    (read_,) = effects(
        "Roba 1 carta. No puedes Invocar monstruos de Modo Normal o Especial el turno en el que activas esta carta,"
        " excepto monstruos Pez.",
        "Spell",
        "Normal",
    )
    left_out = {"none of": [{"type": "monster", "race": "pez"}]}
    assert [one["forbid"]["of"] for one in read_["cost"]] == [left_out, left_out]
    assert [one["happened"]["of"] for one in read_["if"]["all"]] == [left_out, left_out]


def test_what_saves_a_monster_may_say_how_it_came_behind_where_it_is() -> None:
    drawn, saved = effects(
        "Roba 1 carta. Si un monstruo que controles Invocado por Fusión fuera a ser destruido en batalla, puedes"
        " desterrar esta carta en tu Cementerio en su lugar.",
        "Spell",
        "Normal",
    )
    of = {"type": "monster", "controller": "you", "summoned": "fusion"}
    assert saved["would"] == {"event": "destroy", "cause": "battle", "of": of}
    assert (drawn["resolve"], saved["zone"]) == ([{"draw": "1"}], "graveyard")


@pytest.mark.parametrize(
    ("who", "together"),
    [
        ("un monstruo Pez que controles fuera a ser destruido", None),
        ("uno o más monstruos Pez que controlas fueran a ser destruidos", "yes"),
        ("1 o más monstruos Pez que controles fueran a ser destruidos", "yes"),
    ],
)
def test_one_that_is_saved_or_all_of_them_at_once(who: str, together: str | None) -> None:
    _, saved = effects(
        f"Roba 1 carta. Si {who}, puedes desterrar esta carta en tu Cementerio en su lugar.", "Spell", "Normal"
    )
    of = {"type": "monster", "race": "pez", "facedown": "no", "controller": "you", "zone": "monsters"}
    assert (saved["would"], saved.get("together")) == ({"event": "destroy", "of": of}, together)


def test_an_oath_on_any_effect_of_a_card_is_sworn_with_each() -> None:
    once, twice = effects(
        "Si esta carta es Invocada por Fusión: puedes robar 1 carta. Puedes descartar 1 carta; roba 1 carta. No puedes"
        " atacar el turno en el que activas un efecto de esta carta."
    )
    sworn = {"event": "attack", "player": "you"}
    assert once["cost"] == [{"forbid": sworn, "until": "end of turn"}]
    assert twice["cost"][-1] == once["cost"][-1]
    assert once["condition"] == twice["if"] == {"happened": sworn, "count": 0}


def test_what_is_not_activated_cannot_be_sworn_on() -> None:
    with pytest.raises(NotUnderstoodError):
        effects(
            "Si esta carta en el Campo fuera a ser destruida en batalla, puedes desterrar 1 carta en tu Cementerio en su"
            " lugar. No puedes atacar el turno en el que activas un efecto de esta carta."
        )


def test_its_own_coming_is_told_in_either_order() -> None:
    usual = effects("Puedes Invocar esta carta de Modo Especial (desde tu mano).")
    assert usual == effects("Puedes Invocar de Modo Especial esta carta (desde tu mano).")
    assert usual != effects("Si no controlas monstruos: puedes Invocar de Modo Especial esta carta desde tu mano.")
