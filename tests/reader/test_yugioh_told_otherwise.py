"""What only some prints say: what one's own Summon costs afterwards, older orders of words, what is excavated of a kind."""

from typing import Final

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.test_yugioh_of_older_monsters import effects, fields

ALONE: Final = "Si no controlas Cartas Mágicas, puedes Invocar esta carta de Modo Especial (desde tu mano)"


@pytest.mark.parametrize("joined", [". Si lo haces,", ", pero", ", y además"])
def test_who_calls_it_so_calls_no_others_for_the_rest_of_the_turn(joined: str) -> None:
    own, after = effects(
        f"{ALONE}{joined} no puedes Invocar monstruos de Modo Especial este turno, excepto monstruos Pez."
    )
    assert own["activate"] == "own summon"
    assert after["when"] == {"event": "special summon", "cause": "action"}
    assert after["keyword"] == "Continuo"
    (ban,) = after["do"]
    assert ban["until"] == "end of turn"
    assert ban["forbid"]["of"] == {"none of": [{"type": "monster", "race": "pez"}]}


def test_others_than_itself_is_not_all() -> None:
    _, after = effects(f"{ALONE}. Si lo haces, no puedes Invocar de Modo Especial otros monstruos este turno.")
    assert after["do"][0]["forbid"]["of"] == {"is": "other"}


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        (
            "Puedes Invocar esta carta de Modo Especial (desde tu mano) desterrando 1 monstruo Pez en tu Cementerio.",
            "Puedes Invocar esta carta de Modo Especial (desde tu mano) al desterrar 1 monstruo Pez en tu Cementerio.",
        ),
        (
            "Puedes Invocar esta carta de Modo Especial (desde tu mano) mandando al Cementerio 2 cartas que controles.",
            "Puedes Invocar esta carta de Modo Especial (desde tu mano) enviando al Cementerio 2 cartas que controles.",
        ),
        (
            "Puedes Invocar esta carta por Sacrificio Sacrificando 1 monstruo Pez.",
            "Puedes Sacrificar 1 monstruo Pez para Invocar por Sacrificio esta carta.",
        ),
        (
            "Todos los monstruos Pez que controles, excepto esta carta, ganan 200 ATK.",
            "Todos los monstruos Pez que controles, excepto este, ganan 200 ATK.",
        ),
        (
            "Durante tu Main Phase, puedes Invocar de Modo Normal 1 monstruo Pez además de tu Invocación Normal o Colocación.",
            "Durante tu Main Phase, puedes: Invocar de Modo Normal 1 monstruo Pez además de tu Invocación Normal o Colocación.",
        ),
    ],
)
def test_one_thing_in_another_order(usual: str, other: str) -> None:
    assert fields(usual) == fields(other)


@pytest.mark.parametrize(("said", "origin"), [("en tu Cementerio", "graveyard"), ("en tu mano", "hand")])
def test_from_where_it_was_banished(said: str, origin: str) -> None:
    (read_,) = effects(f"Si esta carta {said} es desterrada: roba 1 carta.")
    assert read_["when"] == {"event": "banish", "from": origin}


def test_an_excavated_card_of_a_kind() -> None:
    text = "Puedes excavar las 3 cartas superiores de tu Deck, añade a tu mano 1 carta {}, y además baraja el resto en tu Deck."
    for said in ('"Farera" excavada', 'excavada "Farera"'):
        (read_,) = effects(text.format(said))
        assert '"among": "vistas"' in str(read_).replace("'", '"')


def test_damage_by_an_attack_is_of_who_attacks() -> None:
    (read_,) = effects("Cuando recibes 1000 o más puntos de daño de batalla por un ataque: puedes robar 1 carta.")
    assert read_["when"]["by"] == {"attacking": "yes"}
    assert read_["when"]["amount"] == ">= 1000"


def test_neither_by_spells_nor_by_other_monsters() -> None:
    (read_,) = effects(
        "Esta carta no es afectada por los efectos de Cartas Mágicas ni por los efectos de otros monstruos."
    )
    assert [one["to"] for one in read_["static"]] == [{"type": "spell"}, {"type": "monster", "is": "other"}]


def test_in_the_damage_step_of_any_turn_it_is_quick() -> None:
    (read_,) = effects("Durante el Damage Step de cualquier jugador: puedes descartar esta carta; ganas 100 LP.")
    assert (read_["activate"], read_["if"]) == ("quick", {"step": "damage"})


@pytest.mark.parametrize("said", ["esta carta", "tu monstruo Pez"])
def test_both_that_fight_are_two(said: str) -> None:
    (read_,) = effects(
        f"Si {said} batalla con un monstruo del adversario, después del cálculo de daño: destierra ambos monstruos."
    )
    assert read_["do"] == [{"banish": {"is": ["event", "cause"], "zone": "any"}}]


def test_both_of_nobody_is_not_one() -> None:
    with pytest.raises(NotUnderstoodError, match="no sé de cuáles dos"):
        effects("Si esta carta es destruida: puedes destruir ambos monstruos.")


def test_its_own_position_where_nobody_else_was_spoken_of() -> None:
    (read_,) = effects("Cuando esta carta es seleccionada para un ataque: cambia su posición de batalla.")
    assert read_["do"] == [{"switch": "self"}]
    (other,) = effects("Una vez por turno: puedes seleccionar 1 monstruo en el Campo; cambia su posición de batalla.")
    assert other["do"] == [{"switch": "objetivo"}]


def test_in_brackets_that_it_cannot_be_negated() -> None:
    (read_,) = effects("Los monstruos Pez que controles ganan 200 ATK (este efecto no puede ser negado).")
    assert read_["keyword"] == "Innegable"


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        (
            "Si tu monstruo Pez ataca un monstruo en Posición de Defensa, inflige daño de batalla de penetración.",
            "Si tu monstruo Pez ataca un monstruo en Posición de Defensa, inflige daño de penetración.",
        ),
        (
            "Cuando esta carta declara un ataque: puedes lanzar una moneda y elegir cara o cruz. Si aciertas, roba 1 carta.",
            "Cuando esta carta declara un ataque: puedes lanzar una moneda y elegir el resultado. Si aciertas, roba 1 carta.",
        ),
        ('Sólo puedes controlar 1 "Vigía".', 'Sólo puedes controlar un "Vigía".'),
        (
            "No puede ser seleccionada para ataques ni por efectos de cartas.",
            "No puede ser seleccionada para un ataque ni por efectos de cartas.",
        ),
    ],
)
def test_one_word_more_or_less(usual: str, other: str) -> None:
    assert fields(usual) == fields(other)
