"""Short ways of saying what others say at length, in Spanish sentences of our own, and what is like them and is not."""

import json
from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import spell
from tests.reader.printed import trap as effects


def resolved(text: str) -> Any:
    (one,) = spell(text)
    return one["resolve"]


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("Cuando es destruido un monstruo que controlas: ", "Cuando un monstruo que controlas es destruido: "),
        (
            "Si es desterrada una carta boca arriba en el Campo: ",
            "Si una carta boca arriba en el Campo es desterrada: ",
        ),
        ("Si 1 monstruo que controlas es destruido: ", "Si un monstruo que controlas es destruido: "),
    ],
)
def test_the_same_moment_in_another_order(short: str, long: str) -> None:
    assert effects(f"{short}roba 1 carta.") == effects(f"{long}roba 1 carta.")


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("Pon 1 carta en tu mano en el fondo del Deck.", "Pon 1 carta en tu mano en la parte inferior del Deck."),
        ("Descarta toda tu mano.", "Descarta todas las cartas en tu mano."),
        ('Destierra 2 copias de "Pez" en tu Cementerio.', 'Destierra 2 "Pez" en tu Cementerio.'),
        (
            "Selecciona 1 monstruo en el Campo; añade a tu mano 1 monstruo en tu Deck que tenga el mismo Tipo que ese monstruo.",
            "Selecciona 1 monstruo en el Campo; añade a tu mano 1 monstruo en tu Deck con el mismo Tipo que ese monstruo.",
        ),
    ],
)
def test_the_same_deed_in_other_words(short: str, long: str) -> None:
    assert resolved(short) == resolved(long)


def test_effect_damage_of_the_effects_of_one_player_is_not_all_effect_damage() -> None:
    (theirs,) = resolved("Hasta el final de este turno, no recibes daño de efecto de las cartas del adversario.")
    (any_,) = resolved("Hasta el final de este turno, no recibes daño de efecto.")
    assert theirs["step in"] == {**any_["step in"], "by": {"controller": "opponent"}}


def test_so_many_as_were_discarded_each_time() -> None:
    *_, then = resolved(
        "Descarta toda tu mano, y después añade a tu mano, desde tu Cementerio, 2 monstruos por cada carta descartada."
    )
    assert then["then"][0]["count"] == {"chosen": "movidas", "times": "2"}


def test_a_different_name_is_another_than_that_of_the_only_one_named() -> None:
    found = resolved(
        'Selecciona 1 monstruo que controles; añade a tu mano 1 monstruo "Pez" en tu Deck con nombre diferente.'
    )
    assert found[0]["search"]["other name than"] == "objetivo"
    with pytest.raises(NotUnderstoodError):
        effects('Añade a tu mano 1 monstruo "Pez" en tu Deck con nombre diferente.')


@pytest.mark.parametrize(
    ("said", "test"), [("2000 o menos", "<= 2000"), ("menos de 2000", "< 2000"), ("más de 2000", "> 2000")]
)
def test_less_than_so_much_leaves_out_so_much(said: str, test: str) -> None:
    ((step),) = resolved(f"Destruye 1 monstruo en el Campo cuyo ATK sea {said}.")[:1]
    assert step["choose"]["atk"] == test


@pytest.mark.parametrize(
    ("where", "zones"),
    [
        ("Zona de Magia y Trampas", ["hand", "spells"]),
        ("Campo", ["hand", "monsters", "spells", "field spell", "pendulum"]),
    ],
)
def test_in_the_hand_or_face_up_in_one_part_of_the_field(where: str, zones: list[str]) -> None:
    step, _ = resolved(f'Manda al Cementerio 1 carta "Pez" en tu mano o tu {where} boca arriba.')
    assert (step["choose"]["zone"], step["choose"]["facedown"]) == (zones, "no")


def test_what_two_dice_show_together_is_more_than_the_level_or_the_rank() -> None:
    roll, then = resolved(
        "Lanza un dado dos veces, y después destruye todos los monstruos boca arriba cuyo Nivel/Rango sea menor que el total de los lanzamientos."
    )
    less = {"less than": {"chosen": "tirada"}}
    assert roll["do"] == [{"roll": 2, "as": "tirada"}]
    assert then["then"][0]["destroy"]["any of"] == [{"level": less}, {"rank": less}]


def test_with_no_dice_there_is_no_total() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Destruye todos los monstruos boca arriba cuyo Nivel sea menor que el total de los lanzamientos.")


@pytest.mark.parametrize(
    ("which", "who"),
    [
        ("desterrado", "elegida"),
        ("que desterraste", "elegida"),
        ("destruido", "elegida 2"),
        ("que destruiste", "elegida 2"),
    ],
)
def test_the_banished_monster_is_the_one_that_was_banished(which: str, who: str) -> None:
    text = (
        "Destierra 1 monstruo en tu Cementerio y, si lo haces, destruye 1 monstruo en el Campo y, si lo haces, "
        f"inflige daño a tu adversario igual al ATK original del monstruo {which}."
    )
    steps = json.dumps(resolved(text))
    assert f'"damage": {{"value": "original atk", "of": "{who}"}}' in steps


def test_of_two_that_were_banished_none_is_the_banished_monster() -> None:
    with pytest.raises(NotUnderstoodError):
        resolved(
            "Destierra 1 monstruo en tu Cementerio y, si lo haces, destierra 1 monstruo en el Campo y, si lo haces, "
            "inflige daño a tu adversario igual al ATK original del monstruo desterrado."
        )


@pytest.mark.parametrize("whom", ["destruye ese monstruo", "destrúyelo"])
def test_who_has_just_been_banished_is_not_who_is_destroyed(whom: str) -> None:
    text = f"Selecciona 1 monstruo en el Campo; destierra 1 monstruo en tu Cementerio y, si lo haces, {whom}."
    assert resolved(text)[-1]["then"] == [{"destroy": "objetivo"}]


def test_what_is_banished_in_one_way_may_be_destroyed_in_the_other() -> None:
    text = (
        "Selecciona 1 monstruo en el Campo; muestra 1 monstruo en tu mano. Si es un monstruo Pez, destiérralo. "
        "Si es un monstruo Dragón, destrúyelo."
    )
    *_, banished, destroyed = resolved(text)
    assert banished["then"][0]["banish"] == destroyed["then"][0]["destroy"]


def test_what_was_brought_back_since_may_be_destroyed() -> None:
    text = "Destierra 1 monstruo en tu Cementerio, y después Invócalo de Modo Especial, y después destrúyelo."
    assert '{"destroy": "elegida"}' in json.dumps(resolved(text))


@pytest.mark.parametrize("where", ["en tu Zona de Magia y Trampas", "que controles que sea Carta de Equipo"])
def test_a_monster_card_that_is_no_monster_there_keeps_its_atk(where: str) -> None:
    (step, _) = resolved(f"Destruye 1 Carta de Monstruo {where}, y después roba 1 carta.")
    (found, _) = step["do"]
    assert found["choose"]["atk"] == ">= 0"
    assert "type" not in found["choose"]


def test_what_is_done_if_something_is_so_may_say_so_behind_it() -> None:
    first = "Destruye 1 carta en el Campo, y después"
    before = resolved(f"{first}, si controlas un monstruo Pez, roba 1 carta.")
    assert resolved(f"{first} roba 1 carta si controlas un monstruo Pez.") == before
    (may,) = resolved(f"{first} puedes robar 1 carta si controlas un monstruo Pez.")[-1]["then"]
    assert may["then"] == [{"may": [{"draw": "1"}]}]
    with pytest.raises(NotUnderstoodError):  # nobody says whether it could be activated otherwise
        resolved("Roba 1 carta si controlas un monstruo Pez.")


@pytest.mark.parametrize(
    ("said", "event"),
    [
        ("1000 puntos o más de daño de batalla", {"amount": ">= 1000", "cause": "battle"}),
        (
            "daño de batalla por el ataque de un monstruo",
            {"cause": "battle", "by": {"type": "monster", "attacking": "yes"}},
        ),
    ],
)
def test_how_much_damage_and_by_whose_attack(said: str, event: Any) -> None:
    (found,) = effects(f"Cuando recibes {said}: roba 1 carta.")
    assert found["when"] == {"event": "damage", "player": "you", **event}


def test_as_many_as_the_dice_say() -> None:
    *_, then = resolved("Lanza un dado de seis caras y destruye tantos monstruos en el Campo como el resultado.")
    assert then["then"][0] == {"choose": {"type": "monster"}, "count": {"chosen": "tirada"}, "as": "elegida"}


@pytest.mark.parametrize(
    "said",
    [
        "la próxima vez que {0}fuera a ser destruido en batalla este turno, no es destruido",
        "este turno, la próxima vez que {0}fuera a ser destruido en batalla, no es destruido",
    ],
)
@pytest.mark.parametrize("who", ["", "ese monstruo "])
def test_the_next_time_only_for_a_turn(said: str, who: str) -> None:
    (one,) = resolved(f"Selecciona 1 monstruo en el Campo; {said.format(who)}.")
    stopped = {"stops": "yes", "next only": "yes", "on": "objetivo", "until": "end of turn"}
    assert one == {**stopped, "step in": {"event": "destroy", "cause": "battle"}}


@pytest.mark.parametrize(
    ("said", "tests"),
    [
        ("con el mismo Nivel pero un nombre diferente", {"same level as": "objetivo", "other name than": "objetivo"}),
        ("con un nombre diferente y el mismo Tipo", {"same race as": "objetivo", "other name than": "objetivo"}),
        (
            "con el mismo Tipo, pero un Atributo diferente al de ese monstruo",
            {"same race as": "objetivo", "other attribute than": "objetivo"},
        ),
    ],
)
def test_the_same_in_one_thing_and_not_in_another(said: str, tests: dict[str, str]) -> None:
    (step,) = resolved(f"Selecciona 1 monstruo que controles; añade a tu mano 1 monstruo en tu Deck {said}.")
    assert step["search"] == {"type": "monster", **tests}


def test_a_summon_may_be_told_before_who_is_summoned() -> None:
    first = effects("Si son Invocados de Modo Especial uno o más monstruos Pez: roba 1 carta.")
    assert first == effects("Si uno o más monstruos Pez son Invocados de Modo Especial: roba 1 carta.")
