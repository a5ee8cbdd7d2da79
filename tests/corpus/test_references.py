"""References by number, range, list and page."""

from collections.abc import Callable

import pytest

from judgekit.corpus.document import Document
from judgekit.corpus.references import explicit
from tests.conftest import clause


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("(ver 4.3.2)", ["4.3.2"]),
        ("apartados 10.1.3 y 10.1.4", ["10.1.3", "10.1.4"]),
        ("pasos 2.2.2.1 a 2.2.2.3", ["2.2.2.1-2.2.2.3"]),
        ("(ver 3.2.1 a 3.2.3)", ["3.2.1-3.2.3"]),
        ("según la sección 9, “Multiplayer”", ["9"]),
        ("vuelve al punto 9.5.1.3.1.", ["9.5.1.3.1"]),
        ("lo indicado en 3.3.2.1", ["3.3.2.1"]),
        ("Ver apartado «10. Attack Phase»", ["10"]),
        ("mide 6.3 cm x 8.8 cm", []),
        ("un Poder de 8.000 puntos", []),
        ("en 2 CP", []),
        ("sección 7.7", ["7.7"]),
    ],
)
def test_the_numbers_that_a_text_refers_to(text: str, numbers: list[str]) -> None:
    assert list(explicit(text)) == numbers


def test_references_go_both_ways_and_dangle_where_there_is_no_target(read: Callable[..., Document]) -> None:
    document = read("numbered", "1.1 Ver punto 1.2 y ver 7.7.\n1.2 Nada.\n")
    assert clause(document, "1.1").references == ("juego:1.2",)
    assert clause(document, "1.2").cited_by == ("juego:1.1",)
    assert [(dangling.source, dangling.target) for dangling in document.dangling] == [("1.1", "7.7")]


def test_a_range_stands_for_every_clause_in_it(read: Callable[..., Document]) -> None:
    document = read("numbered", "1.1 Ver puntos 1.2 a 1.4.\n1.2 a.\n1.2.1 b.\n1.3 c.\n1.4 d.\n")
    assert clause(document, "1.1").references == ("juego:1.2", "juego:1.3", "juego:1.4")


def test_a_reference_to_a_misprint_finds_the_right_clause(read: Callable[..., Document]) -> None:
    document = read("numbered", "11.7 T.\n11.7.1 Ver punto 17.7.2.\n17.7.2 b.\n")
    assert clause(document, "11.7.1").references == ("juego:11.7.2",)


def test_a_reference_without_a_number_comes_from_the_manifest(read: Callable[..., Document]) -> None:
    implied = [
        {"from": "1.2", "to": ["1.1"], "says": "el punto anterior"},
        {"from": "1.2", "to": [], "says": "la figura"},
    ]
    document = read("numbered", "1.1 a.\n1.2 b.\n", references=implied)
    assert clause(document, "1.2").references == ("juego:1.1",)
    assert [dangling.target for dangling in document.dangling] == ["la figura"]
