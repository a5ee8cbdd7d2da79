"""Pictures: well-formed, told in words too, inside their frame, black and white."""

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from judgekit.corpus.store import Store
from judgekit.report.pictures import PICTURES, svg
from judgekit.report.slip import slip
from judgekit.scenario.model import Scenario
from judgekit.story import Area, Board, Face, Moment, Pile, Side, Waiting
from tests.report.conftest import HOSTILE, LONG, names_for

SVG = "{http://www.w3.org/2000/svg}"


def pictures(scenario: Scenario, store: Store) -> dict[str, str]:
    told = slip(scenario, store)
    parts = {"board_picture": told.after, "growth_picture": told.pile, "time_line_picture": told.pile}
    return {name: draw(parts[name], "x1") for name, draw in PICTURES.items()}


@pytest.mark.parametrize("card", [*HOSTILE, LONG])
def test_whatever_a_card_is_called(card: str, renamed: Callable[..., Scenario], store: Store) -> None:
    for picture in pictures(renamed(names_for(card)), store).values():
        root = ElementTree.fromstring(picture)
        assert {one.tag.removeprefix(SVG) for one in root.iter()} <= {"svg", "title", "desc", "rect", "line", "text"}


def test_they_have_a_title_and_a_description_for_those_who_do_not_see_them(scenario: Scenario, store: Store) -> None:
    for picture in pictures(scenario, store).values():
        root = ElementTree.fromstring(picture)
        assert root.get("role") == "img"
        ids = {one.get("id") for one in root if one.tag in {f"{SVG}title", f"{SVG}desc"}}
        assert set(str(root.get("aria-labelledby")).split()) == ids
        assert all(one.text for one in root if one.tag in {f"{SVG}title", f"{SVG}desc"})


def test_black_and_white_and_greys_alone(scenario: Scenario, store: Store) -> None:
    for picture in pictures(scenario, store).values():
        for color in re.findall(r"#[0-9a-f]{3,6}", picture):
            assert len(set(re.findall("..", color[1:]) if len(color) == 7 else color[1:])) == 1


def _inside(picture: str) -> None:
    root = ElementTree.fromstring(picture)
    _, _, wide, high = map(float, str(root.get("viewBox")).split())
    for box in root.iter(f"{SVG}rect"):
        x, y, w, h = (float(str(box.get(name))) for name in ("x", "y", "width", "height"))
        assert x >= 0
        assert x + w <= wide + 0.5
        assert y >= 0
        assert y + h <= high + 0.5


@pytest.mark.parametrize("count", [0, 1, 2, 3, 7, 40])
def test_a_board_of_any_size_stays_in_its_frame(count: int) -> None:
    faces = tuple(Face(f"Carta {n} " + "m" * n, ("DP 5000", "nivel 4"), ("agotada",), ("otra",)) for n in range(count))
    areas = (Area("campo", faces, 0, field=True), Area("mano", faces[:3], 31), Area("vacío", ()))
    picture = PICTURES["board_picture"](
        Board("Al empezar", ("turno de A",), (Side("B", ("vidas 3",), areas), Side("", (), areas), Side("A", (), ()))),
        "b",
    )
    _inside(picture)


@pytest.mark.parametrize("count", [1, 2, 30])
def test_a_pile_of_any_size_stays_in_its_frame(count: int) -> None:
    effects = tuple(Waiting(n, f"Efecto {n}", "A", n, 2 * count - n + 1, n % 3 > 0) for n in range(1, count + 1))
    moments = tuple(Moment(n, tuple(range(n, 0, -1))) for n in range(1, count + 1))
    pile = Pile("Pila", (*effects, Waiting(count + 1, "El que queda", "B", 1, None)), moments)
    _inside(PICTURES["growth_picture"](pile, "p"))
    _inside(PICTURES["time_line_picture"](pile, "t"))


def test_text_is_cut_to_its_room() -> None:
    assert svg.cut("corto", 100, 10) == "corto"
    assert svg.cut("m" * 100, 50, 10).endswith("…")
    assert svg.width(svg.cut("m" * 100, 50, 10), 10) <= 50
    lines = svg.wrap("uno dos " + "tres" * 30, 60, 10, 3)
    assert len(lines) == 3
    assert all(svg.width(one, 10) <= 60 for one in lines)
    assert lines[-1].endswith("…")
