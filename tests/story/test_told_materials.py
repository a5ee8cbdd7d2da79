"""What Yu-Gi-Oh! cards that were read are told to say of materials, of two together and of where they came from."""

import pytest

from judgekit.reader import Printing
from judgekit.story.card_reading import read_card

TWO = "Selecciona 1 monstruo Pez que controles y 1 monstruo Roca que controle tu adversario; destrúyelos."


def says(text: str, kind: str = "Monster", line: str = "Warrior / Effect") -> str:
    found = read_card("yugioh", Printing("Farera", text, {"type": kind, "property": "Normal", "type_line": line}))
    return " · ".join(found.says)


@pytest.mark.parametrize(
    ("text", "told", "raw"),
    [
        ("Esta carta no puede ser usada como Material de Sincronía.", "usarse como Material de Sincronía", "de zona"),
        ("Esta carta no puede ser usada como Material de Enlace.", "usarse como Material de Enlace", "link"),
        ("Esta carta no puede ser usada como Material Xyz.", "usarse como Material Xyz", "de zona"),
        ("Esta carta no puede ser usada como Material de Fusión.", "usarse como Material de Fusión", "de zona"),
    ],
)
def test_what_may_not_be_a_material_is_not_told_as_a_change_of_zone(text: str, told: str, raw: str) -> None:
    assert told in says(text)
    assert raw not in says(text)


def test_two_that_were_selected_are_told_by_their_names() -> None:
    assert says(TWO, "Spell").endswith("destruir «primero» y «segundo»")


def test_all_zones_of_the_field_are_the_field() -> None:
    found = says("Destierra 1 carta en tu Campo o Cementerio; roba 1 carta.", "Spell")
    assert "en el Campo o en el Cementerio" in found


def test_what_is_not_face_down_is_face_up() -> None:
    assert "elegir 1 monstruo Cantante boca arriba («" in says(
        "Selecciona 1 Cantante en el Campo; destrúyelo.", "Spell"
    )


def test_how_it_came_is_told_as_such() -> None:
    told = says("Cuando esta carta es Invocada por Sacrificio: roba 1 carta.")
    assert "(Invocado por Sacrificio)" in told


def test_a_number_held_against_another_of_its_own_says_which() -> None:
    told = says("Puedes descartar 1 monstruo cuyo ATK sea igual a su propia DEF; roba 1 carta.")
    assert "ATK igual que su DEF" in told


def test_so_many_that_are_alike_are_told_so() -> None:
    assert "con el mismo nombre en todas" in says(
        "Si controlas 2 o más monstruos con el mismo nombre: puedes robar 1 carta."
    )


def test_levels_that_add_up_exactly_are_not_told_as_more() -> None:
    told = says(
        'Esta carta se puede usar para Invocar por Ritual cualquier Monstruo de Ritual "Boya". También debes Sacrificar '
        "monstruos de tu mano o Campo cuyos Niveles totales sean exactamente iguales al Nivel del Monstruo de Ritual.",
        "Spell",
    )
    assert "sumen su propio Nivel justo" in told
    assert "o más" not in told


def test_materials_of_different_names_are_told_so() -> None:
    assert "con nombre diferente en cada una" in says(
        "2 o más monstruos con nombres diferentes", line="Dragon / Link / Effect"
    )


def test_one_that_must_be_among_the_materials_is_told() -> None:
    made = says('2+ monstruos, incluyendo un monstruo "Boya"', line="Dragon / Link / Effect")
    assert "«Boya»" in made


def test_from_where_it_was_summoned() -> None:
    told = says("Selecciona 1 monstruo Invocado de Modo Especial desde el Cementerio; destrúyelo.", "Spell")
    assert "(Invocado desde el Cementerio)" in told


def test_one_of_each_name_is_told_once() -> None:
    told = says(
        "Invoca de Modo Especial, desde tu mano, tantos monstruos Pez con nombres diferentes como sea posible.", "Spell"
    )
    assert "elegir 1 de cada nombre que haya: monstruo tuyo en la mano (Tipo pez) («" in told


def test_a_change_of_what_lay_face_up_already_is_told_so() -> None:
    lay, turned = "en Posición de Defensa boca arriba", "a Posición de Ataque boca arriba"
    text = f"Si esta carta {lay} que controlas es cambiada {turned}: roba 1 carta."
    assert "cambiar de posición, boca arriba antes y después" in says(text)


def test_how_many_of_the_materials_are_such_is_told_in_words() -> None:
    told = says(
        "Invoca por Fusión, desde tu Deck Extra, 1 Monstruo de Fusión, usando monstruos que controles, "
        "incluyendo 1 monstruo Pez.",
        "Spell",
    )
    assert "Invocar por Fusión monstruo de Fusión, con monstruo tuyo en la Zona de Monstruos" in told
    assert "de los materiales, 1 o más de: monstruo (Tipo pez)" in told
