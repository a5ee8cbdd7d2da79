"""Effects used more than once a turn, and as many materials as one likes."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.printed import only_of_monster as ability


@pytest.mark.parametrize(
    ("often", "limit"),
    [
        ("Dos veces por turno", "twice"),
        ("Hasta dos veces por turno", "twice"),
        ("Hasta 2 veces por turno", "twice"),
        ("Hasta tres veces por turno", "three times"),
        ("Una vez por turno", "yes"),
    ],
)
def test_so_often_a_turn(often: str, limit: str) -> None:
    assert ability(f"{often}: puedes robar 1 carta.")["once per turn"] == limit


def test_by_this_copy_or_by_all_of_its_name() -> None:
    text = "Puedes robar 1 carta. Sólo puedes usar este efecto {}dos veces por turno."
    assert ability(text.format(""))["once per turn"] == "twice"
    assert ability(text.format('de "Alba del Faro" '))["once per turn"] == "twice by name"


def test_no_other_number_of_times() -> None:
    """A near miss: nobody has counted to seven."""
    with pytest.raises(NotUnderstoodError):
        ability("Hasta siete veces por turno: puedes robar 1 carta.")


@pytest.mark.parametrize(
    ("many", "said"),
    [
        ("hasta 3 materiales", {"detach": "3", "up to": "yes", "as": "desacopladas"}),
        (
            "cualquier número de Materiales Xyz",
            {"detach": {"count": {"under": "self", "zone": "under"}}, "up to": "yes", "as": "desacopladas"},
        ),
        ("2 materiales", {"detach": "2"}),
    ],
)
def test_as_many_materials_as_one_likes(many: str, said: dict[str, Any]) -> None:
    assert ability(f"Puedes desacoplar {many} de esta carta; roba 1 carta.")["cost"] == [said]


def test_for_each_that_was_detached() -> None:
    text = "Puedes desacoplar {} de esta carta; esta carta gana 500 ATK por cada Material Xyz desacoplado."
    assert ability(text.format("hasta 2 materiales"))["do"][0]["by"] == {"chosen": "desacopladas", "times": "500"}
    with pytest.raises(NotUnderstoodError):
        ability("Puedes descartar 1 carta; esta carta gana 500 ATK por cada Material Xyz desacoplado.")
