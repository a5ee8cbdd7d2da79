"""What monsters of the first ten years print is read whole, and what is like it is read as something else."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def fields(text: str) -> Any:
    return read("yugioh", Printing("Farera", text, {"type": "Monster", "type_line": "Warrior / Effect"})).fields


def abilities(text: str) -> Any:
    return fields(text)["effects"]


def test_nobody_activates_that_it_goes_with_another() -> None:
    (gone,) = abilities('Si "Reino" en el Campo es destruido, destruye esta carta.')
    assert gone["keyword"] == "Continuo"
    (told,) = abilities('Si "Reino" en el Campo es destruido: destruye esta carta.')
    assert "keyword" not in told


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Cada vez que esta carta es destruida: roba 1 carta.", "Si esta carta es destruida: roba 1 carta."),
        (
            "Puedes Sacrificar 1 monstruo; divide a la mitad el ATK y DEF de esta carta.",
            "Puedes Sacrificar 1 monstruo; el ATK y DEF de esta carta son divididos a la mitad.",
        ),
        (
            "Puedes retirar 2 Contadores de Niebla del Campo; roba 1 carta.",
            "Puedes retirar 2 Contadores de Niebla en el Campo; roba 1 carta.",
        ),
        (
            "Pon un Contador de Niebla en esta carta durante tu Standby Phase.",
            "Pon 1 Contador de Niebla en esta carta durante tu Standby Phase.",
        ),
        (
            "Si esta carta está en Posición de Defensa, destrúyela.",
            "Si esta carta está en Posición de Defensa, destruye esta carta.",
        ),
        (
            "Puedes pagar 800 LP para seleccionar 1 monstruo Pez boca arriba que controles. El objetivo gana 500 ATK.",
            "Puedes pagar 800 LP para seleccionar 1 monstruo Pez boca arriba que controles; ese objetivo gana 500 ATK.",
        ),
        (
            "Si esta carta es destruida por una carta de tu adversario (en batalla o por efecto de una carta): roba 1 carta.",
            "Si esta carta es destruida por una carta de tu adversario, en batalla o por el efecto de una carta: roba 1 carta.",
        ),
        (
            "Puedes pagar 500 LP; selecciona 1 monstruo en el Campo; destruye ese objetivo.",
            "Puedes pagar 500 LP, y después seleccionar 1 monstruo en el Campo; destruye ese objetivo.",
        ),
        (
            "Puedes descartar 1 carta; Invoca esta carta de Modo Especial desde tu mano. Si Invocas esta carta de Modo Especial "
            "con este efecto, no puede atacar este turno.",
            "Puedes descartar 1 carta; Invoca esta carta de Modo Especial desde tu mano. Si es Invocada con este efecto, no "
            "puede atacar este turno.",
        ),
        (
            "VOLTEO: Excava cartas de la parte superior de tu Deck hasta que excaves un monstruo Pez, añádelo a tu mano, y además "
            "manda al Cementerio todas las demás cartas excavadas.",
            "VOLTEO: Excava cartas de la parte superior de tu Deck hasta que excaves un monstruo Pez, añádelo a tu mano, y además "
            "manda al Cementerio el resto de las cartas excavadas.",
        ),
        (
            "Si controlas al menos 2 monstruos Pez: puedes robar 1 carta.",
            "Si controlas 2 o más monstruos Pez: puedes robar 1 carta.",
        ),
        (
            "Si controlas al menos 1 monstruo Pez: puedes robar 1 carta.",
            "Si controlas uno o más monstruos Pez: puedes robar 1 carta.",
        ),
        (
            "Si controlas otros 2 o más monstruos Pez: puedes robar 1 carta.",
            "Si controlas 2 o más otros monstruos Pez: puedes robar 1 carta.",
        ),
        (
            "Al final de la Battle Phase, si esta carta atacó: puedes barajarla al Deck; roba 1 carta.",
            "Al final de la Battle Phase, si esta carta atacó: puedes devolverla al Deck; roba 1 carta.",
        ),
    ],
)
def test_the_same_in_other_words(one: str, other: str) -> None:
    assert abilities(one) == abilities(other)


def test_every_time_without_a_colon_is_no_activation() -> None:
    (gone,) = abilities("Cada vez que esta carta inflige daño de batalla a tu adversario, roba 1 carta.")
    assert gone["keyword"] == "Continuo"


def test_what_sends_names_which_of_them_are_counted() -> None:
    sent = "manda al Cementerio las 2 cartas de la parte superior de tu Deck y, si lo haces, roba 1 carta por cada"
    (told,) = abilities(f"Puedes pagar 500 LP; {sent} monstruo Pez mandado al Cementerio por este efecto.")
    assert told["do"][-1]["then"] == [
        {"draw": {"count": {"type": "monster", "race": "pez", "is": "movidas", "zone": "graveyard"}, "times": "1"}}
    ]


def test_one_face_of_several_throws_is_as_many_as_it_says() -> None:
    for said, needs in (("2", "2"), ("2 o más", ">= 2"), ("al menos 2", ">= 2")):
        text = f"Puedes pagar 500 LP; lanza una moneda 3 veces y destruye 1 monstruo en el Campo si {said} de los resultados son Cara."
        (told,) = abilities(text)
        assert told["do"][-1]["then"][0]["if"]["with"] == needs


def test_set_without_tributes_and_weaker_cannot_be_told() -> None:
    with pytest.raises(NotUnderstoodError):
        abilities(
            "Puedes Invocar esta carta de Modo Normal/Colocarla sin Sacrificar, pero su ATK original se convierte en 900."
        )


def test_tributes_of_one_kind() -> None:
    told = fields("Puedes Invocar esta carta de Modo Normal Sacrificando 1 monstruo Pez.")
    assert (told["tributes"], told["tribute of"]) == ("1", [{"type": "monster", "race": "pez"}])


def test_those_that_are_left_out_of_what_others_may_not() -> None:
    (told,) = abilities("Los monstruos con 2000 ATK o menos no pueden declarar un ataque, excepto los monstruos Pez.")
    barred = {"type": "monster", "facedown": "no", "atk": "<= 2000", "none of": [{"type": "monster", "race": "pez"}]}
    assert told["static"] == [{"forbid": {"event": "attack", "cause": "action", "of": barred}}]


def test_what_its_own_way_costs_it_afterwards() -> None:
    text = "Si no controlas Fichas, puedes Invocar esta carta de Modo Especial (desde tu mano), pero no puede atacar este turno."
    way, then = abilities(text)
    assert way["activate"] == "own summon"
    assert then["when"] == {"event": "special summon", "cause": "action"}
    assert then["do"] == [{"forbid": {"event": "attack"}, "on": "self", "until": "end of turn"}]


def test_so_much_of_each_for_every_one_that_is_counted() -> None:
    for said in (
        "el Nivel de esta carta se aumenta en 1 y su ATK aumenta en 400",
        "el Nivel de esta carta se aumenta en 1",
    ):
        (told,) = abilities(
            f"Puedes descartar cualquier cantidad de cartas; hasta la End Phase, {said} por cada carta descartada."
        )
        assert [one["by"]["chosen"] for one in told["do"]] == ["descarte"] * len(told["do"])
    (told,) = abilities("Esta carta gana 300 ATK y 200 DEF por cada monstruo Pez en el Campo.")
    assert [one["by"]["times"] for one in told["static"]] == ["300", "200"]


def test_its_own_where_nothing_else_was_spoken_of() -> None:
    (told,) = abilities("Al final del Damage Step, si esta carta atacó: su ATK se convierte en 0.")
    assert told["do"][0]["on"] == "self"
    (told,) = abilities("Puedes seleccionar 1 monstruo en el Campo; su ATK se convierte en 0.")
    assert told["do"][0]["on"] == "objetivo"


def test_that_monster_is_one_s_own_only_where_no_other_was_named() -> None:
    paid = "puedes pagar 500 LP; ese monstruo gana 500 ATK."
    mine = {
        "type": "monster",
        "facedown": "no",
        "controller": "you",
        "any of": [{"attacking": "yes"}, {"attacked": "yes"}],
    }
    (told,) = abilities(f"Durante el Damage Step, cuando un monstruo Pez que controlas batalla (Efecto Rápido): {paid}")
    assert told["do"][0]["on"] == mine
    with pytest.raises(NotUnderstoodError):
        abilities(f"Durante el Damage Step, si un monstruo del adversario batalla (Efecto Rápido): {paid}")


def test_who_destroyed_it_gains_and_is_destroyed_alike() -> None:
    (told,) = abilities("Cuando esta carta es destruida en batalla: el monstruo que la destruyó gana 300 DEF.")
    (gone,) = abilities("Cuando esta carta es destruida en batalla: destruye el monstruo que la destruyó.")
    assert (told["do"][0]["on"], gone["do"][0]["destroy"]) == ("cause", "cause")
