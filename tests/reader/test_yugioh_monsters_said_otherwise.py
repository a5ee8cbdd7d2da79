"""Monsters of the first decade and of the Extra Deck: what one print says in these words, another says in those."""

import pytest

from tests.reader.test_yugioh_first_monsters import effects, refused

ONCE_EACH = "Puedes descartar 1 carta; roba 1 carta. "

SYNCHRO = "la Invocación por Sincronía"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            "Si esta carta es seleccionada por un ataque: roba 1 carta.",
            "Si esta carta es seleccionada para un ataque: roba 1 carta.",
        ),
        (
            "Puedes mandar al Cementerio las 2 primeras cartas de tu Deck; roba 1 carta.",
            "Puedes mandar al Cementerio las 2 cartas superiores de tu Deck; roba 1 carta.",
        ),
        (
            "Puedes descartar 1 carta; coloca 1 carta de tu mano en el fondo del Deck.",
            "Puedes descartar 1 carta; coloca 1 carta de tu mano en la parte inferior del Deck.",
        ),
        (
            "Puedes quitar 1 Contador Musgo de esta carta; roba 1 carta.",
            "Puedes retirar 1 Contador Musgo de esta carta; roba 1 carta.",
        ),
        (
            "Por cada Contador Musgo en esta carta, gana 200 ATK.",
            "Esta carta gana 200 ATK por cada Contador Musgo en ella.",
        ),
        (
            "Por cada monstruo Pez en el Campo, los monstruos Pez que controlas ganan 200 ATK.",
            "Los monstruos Pez que controlas ganan 200 ATK por cada monstruo Pez en el Campo.",
        ),
        (
            "Esta carta gana 200 ATK por cada uno de sus materiales.",
            "Esta carta gana 200 ATK por cada material acoplado a ella.",
        ),
        (
            "Destruye esta carta cuando tenga 5 o más Contadores Musgo.",
            "Si esta carta tiene 5 o más Contadores Musgo, destruye esta carta.",
        ),
        (
            'Cuando "Faro" no está en el Campo, esta carta es destruida.',
            'Si "Faro" no está en el Campo, destruye esta carta.',
        ),
        (
            "La primera vez que esta carta fuera a ser destruida en batalla en cada turno, no es destruida.",
            "Una vez por turno, esta carta no puede ser destruida en batalla.",
        ),
        (
            "Si ataca, tu adversario no puede activar Cartas de Trampa hasta el final del Damage Step.",
            "Si esta carta ataca, tu adversario no puede activar Cartas de Trampa hasta el final del Damage Step.",
        ),
        (
            "Los monstruos destruidos en batalla con esta carta son desterrados en lugar de ir al Cementerio.",
            "Cualquier monstruo destruido en batalla con esta carta es desterrado en lugar de ser mandado al Cementerio.",
        ),
        (
            "Mientras tengas otro monstruo Pez en tu Campo, esta carta gana 300 ATK.",
            "Mientras controles otro monstruo Pez, esta carta gana 300 ATK.",
        ),
        (
            "Una vez por turno: puedes elegir 1 de estos efectos.\n● Roba 1 carta.\n● Gana 300 LP.",
            "Una vez por turno: puedes activar 1 de estos efectos.\n● Roba 1 carta.\n● Gana 300 LP.",
        ),
        (
            "Puedes lanzar una moneda y adivinar el resultado. Si aciertas, roba 1 carta.",
            "Puedes lanzar una moneda y declarar cara o cruz. Si aciertas, roba 1 carta.",
        ),
        (
            "Durante tu Standby Phase: el control de esta carta cambia a tu adversario.",
            "Durante tu Standby Phase: da el control de esta carta a tu adversario.",
        ),
        (
            "Los monstruos Pez que controlas pueden atacar directamente, pero si lo hacen, el daño de batalla es reducido a la mitad.",
            "Los monstruos Pez que controlas pueden atacar directamente, pero si lo hacen, el daño de batalla infligido a tu "
            "adversario se reduce a la mitad.",
        ),
        (
            "Cuando esta carta batalla con un monstruo de Atributo LUZ, gana 300 ATK sólo durante el Damage Step.",
            "Cuando esta carta batalla con un monstruo de LUZ, gana 300 ATK sólo durante el Damage Step.",
        ),
        (
            "Cuando esta carta es destruida: puedes seleccionar y devolver a la mano hasta 2 monstruos en el Campo.",
            "Cuando esta carta es destruida: puedes seleccionar hasta 2 monstruos en el Campo; devuélvelos a la mano.",
        ),
        (
            "No puede ser usada como Material de Sincronía, excepto para un Monstruo de Sincronía Pez.",
            f"No puede ser usada como Material de Sincronía, excepto para {SYNCHRO} de un Monstruo de Sincronía Pez.",
        ),
        (
            "Esta carta no puede ser destruida por Cartas de Trampa.",
            "Esta carta no puede ser destruida por los efectos de Cartas de Trampa.",
        ),
        (
            "Puedes Sacrificar esta carta boca arriba para robar 1 carta.",
            "Puedes Sacrificar esta carta; roba 1 carta.",
        ),
        (
            "Durante tu Standby Phase: puedes descartar 1 carta. Si no lo haces, destruye esta carta.",
            "Durante tu Standby Phase: descarta 1 carta, o destruye esta carta.",
        ),
        (
            "Si fue Invocada Xyz usando un Monstruo Xyz como material, esta carta gana 300 ATK.",
            "Si esta carta fue Invocada Xyz usando un Monstruo Xyz como material, gana 300 ATK.",
        ),
        (
            "Tu adversario no puede robar cartas, excepto durante su Draw Phase.",
            "Tu adversario no puede robar cartas excepto durante la Draw Phase.",
        ),
        (
            "Si tu adversario activa el efecto de un monstruo durante su Main Phase (Efecto Rápido): puedes negar la activación.",
            "Si tu adversario activa el efecto de un monstruo durante la Main Phase de tu adversario (Efecto Rápido): puedes negar la "
            "activación.",
        ),
        (
            "Esta carta puede atacar hasta 2 veces durante cada Battle Phase.",
            "Esta carta puede hacer un segundo ataque durante cada Battle Phase.",
        ),
        (
            "No puede ser Invocado de Modo Especial de otras formas que no sea Invocación por Fusión.",
            "No puede ser Invocado de Modo Especial, excepto por Invocación por Fusión.",
        ),
        (
            "Tu adversario no puede activar Cartas Mágicas en la Battle Phase.",
            "Tu adversario no puede activar Cartas Mágicas durante la Battle Phase.",
        ),
        (
            "Cuando esta carta es Invocada por Sincronía: roba cartas igual al número de Monstruos Normales usados como su Material de "
            "Sincronía.",
            "Cuando esta carta es Invocada por Sincronía: roba cartas igual al número de Monstruos Normales usados como material de "
            "esta carta.",
        ),
        (
            "Si un monstruo que controlas es seleccionado para un ataque: puedes cambiar el objetivo a esta carta.",
            "Si un monstruo que controlas es seleccionado para un ataque: puedes cambiar el objetivo del ataque a esta carta.",
        ),
        (
            "Cuando recibes daño de batalla: gana LP igual al daño recibido.",
            "Cuando recibes daño de batalla: gana LP igual al daño que recibiste.",
        ),
        (
            "Cualquier monstruo que fuera a ser mandado al Cementerio de tu adversario es desterrado en su lugar.",
            "Cualquier monstruo mandado al Cementerio de tu adversario es desterrado en su lugar.",
        ),
        (
            "Gana 200 ATK por cada Contador Musgo en ella.",
            "Esta carta gana 200 ATK por cada Contador Musgo en esta carta.",
        ),
        (
            "Si esta carta es destruida por batalla: roba 1 carta.",
            "Si esta carta es destruida en batalla: roba 1 carta.",
        ),
        ("Tu adversario no puede activar Cartas de Campo.", "Tu adversario no puede activar Cartas Mágicas de Campo."),
        (
            "Esta carta regresa a la mano de su dueño durante la End Phase del turno en que es volteada boca arriba.",
            "Esta carta vuelve a la mano durante la End Phase del turno en que es volteada boca arriba.",
        ),
    ],
)
def test_two_prints_say_it(one: str, other: str) -> None:
    assert effects(one) == effects(other)


def test_so_often_in_a_turn() -> None:
    assert effects(ONCE_EACH + "Puedes usar este efecto hasta dos veces por turno.")[0]["once per turn"] == "twice"
    assert (
        effects(ONCE_EACH + "Puedes usar este efecto hasta tres veces por turno.")[0]["once per turn"] == "three times"
    )


def test_so_often_by_its_name() -> None:
    text = ONCE_EACH + 'Puedes usar este efecto de "Farola" hasta dos veces por turno.'
    assert effects(text)[0]["once per turn"] == "twice by name"


def test_its_level_is_what_was_thrown() -> None:
    (said,) = effects(
        "Una vez por turno: puedes lanzar un dado; el Nivel de esta carta se convierte en el resultado hasta la End Phase."
    )
    assert said["do"] == [
        {"roll": 1, "as": "tirada"},
        {"set": "level", "to": {"chosen": "tirada"}, "on": "self", "until": "end of turn"},
    ]


def test_all_materials_are_counted_under_whomever_they_lie() -> None:
    (said,) = effects(
        "Una vez por turno: puedes descartar 1 carta; gana 300 LP por cada material acoplado a monstruos en el Campo."
    )
    assert said["do"] == [{"gain": {"count": {"zone": "under"}, "times": "300"}, "of": "lp"}]


def test_its_original_attack_is_doubled() -> None:
    (said,) = effects(
        "Una vez por turno: duplica el ATK original de esta carta hasta la End Phase.".replace(
            ": d", ": puedes descartar 1 carta; d"
        )
    )
    assert said["do"] == [
        {
            "set": "original atk",
            "to": {"value": "original atk", "of": "self", "times": 2},
            "on": "self",
            "until": "end of turn",
        }
    ]


# the counters of that monster, not of this card
def test_it_is_another_whose_counters_are_counted() -> None:
    refused(
        'Si un monstruo con un Contador Musgo batalla con un monstruo "Faro", pierde 300 ATK por cada Contador Musgo en él sólo '
        "durante el cálculo de daño."
    )
