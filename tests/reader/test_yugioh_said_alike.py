"""Words of print that mean what others do: of Spells, Traps, Rituals, of whose Life Points are more, of all there are."""

import pytest

from tests.reader.printed import effects

ALIKE = [
    ("Trap", "Counter", "Cuando se activa una Carta Mágica/de Trampa: niega la activación de la Mágica/Trampa.",
     "Cuando se activa una Carta Mágica/de Trampa: niega la activación de esa Mágica/Trampa."),
    ("Spell", "Ritual", "Esta carta puede ser usada en la Invocación por Ritual de cualquier Monstruo de Ritual de AGUA. Debes Sacrificar monstruos en tu mano o Campo cuyos Niveles totales sean exactamente iguales al Nivel del Monstruo de Ritual que estés Invocando por Ritual.",
     "Esta carta puede ser usada para la Invocación por Ritual de cualquier Monstruo de Ritual de AGUA. Debes Sacrificar monstruos en tu mano o Campo cuyos Niveles totales sean exactamente iguales al Nivel del Monstruo de Ritual."),
    ("Spell", "Normal", "Ambos jugadores mandan al Cementerio tantos monstruos de su mano como sea posible.",
     "Ambos jugadores mandan al Cementerio todos los monstruos en su mano."),
    ("Spell", "Normal", "Ambos jugadores destruyen tantos monstruos como sea posible en su Campo.",
     "Ambos jugadores destruyen todos los monstruos en su Campo."),
    ("Spell", "Continuous", "Mientras tus LP sean menores, los monstruos Pez que controles ganan 300 ATK.",
     "Mientras tus LP sean menores que los de tu adversario, los monstruos Pez que controles ganan 300 ATK."),
    ("Spell", "Continuous", "Mientras los LP de tu adversario sean mayores, los monstruos Pez que controles ganan 300 ATK.",
     "Mientras los LP de tu adversario sean mayores que los tuyos, los monstruos Pez que controles ganan 300 ATK."),
    ("Monster", None, "Cuando esta carta es Invocada por Fusión: puedes seleccionar hasta tantas cartas en el Campo como la cantidad de Materiales de Fusión usados en su Invocación por Fusión; destrúyelas.",
     "Cuando esta carta es Invocada por Fusión: puedes seleccionar cartas en el Campo, hasta la cantidad de Materiales de Fusión usados para su Invocación por Fusión; destrúyelas."),
    ("Monster", None, "Puedes seleccionar 1 monstruo que controlas y que tenga 1000 ATK o menos; destrúyelo.",
     "Puedes seleccionar 1 monstruo que controlas que tenga 1000 ATK o menos; destrúyelo."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "icon", "one", "other"), ALIKE)
def test_both_say_the_same(kind: str, icon: str | None, one: str, other: str) -> None:
    assert effects(one, kind, icon) == effects(other, kind, icon)


def test_of_two_kinds_each_is_counted_once() -> None:
    found = effects(
        "Esta carta gana 300 ATK por cada monstruo Pez y cada monstruo Aqua en tu Cementerio.", "Monster", None
    )
    assert found[0]["static"][0]["by"]["count"] == {
        "any of": [{"type": "monster", "race": "pez"}, {"type": "monster", "race": "aqua"}],
        "zone": "graveyard",
        "controller": "you",
    }


def test_what_is_controlled_face_up_is_this_card() -> None:
    (found,) = effects(
        "Una vez por turno, durante tu Main Phase, si controlas esta carta: puedes robar 1 carta.", "Spell", "Field"
    )
    assert found["if"] == {"object": "self", "matches": {"facedown": "no"}}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Cuando fueran a ser Invocados uno o más monstruos Pez: niega la Invocación y, si lo haces, destrúyelos.",
         "Cuando uno o más monstruos Pez fueran a ser Invocados: niega la Invocación y, si lo haces, destrúyelos."),
        ("Cuando fuera a ser Invocado de Modo Especial un monstruo: niega la Invocación y, si lo haces, destruye ese monstruo.",
         "Cuando un monstruo fuera a ser Invocado de Modo Especial: niega la Invocación y, si lo haces, destruye ese monstruo."),
    ],
)  # fmt: skip
def test_a_summon_that_is_declared_in_either_order(one: str, other: str) -> None:
    assert effects(one, "Trap", "Counter") == effects(other, "Trap", "Counter")
