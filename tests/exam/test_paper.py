"""Forms ask the same in another order; the key answers apart, in every format; the same seed gives the same bytes."""

from typing import Any

import pytest

from judgekit.exam.forms import Form, forms
from judgekit.exam.paper import answer_sheet, key_paper, paper
from judgekit.exam.question import Question
from judgekit.report.documents import Wanted
from judgekit.report.rendering import FORMATS, Renderer
from tests.exam.conftest import question

WANTED = Wanted(title="Prueba")


@pytest.fixture
def asked() -> list[Question]:
    return [question(f"digimon/n{n}", clause="digimon:3.1", options=4) for n in range(1, 9)]


@pytest.fixture
def made(asked: list[Question]) -> tuple[Form, ...]:
    return forms(asked, ["A", "B"], 7)


def test_forms_ask_the_same_in_another_order(made: tuple[Form, ...], asked: list[Question]) -> None:
    orders = [[one.question.card for one in form.placed] for form in made]
    assert sorted(orders[0]) == sorted(orders[1]) == sorted(one.card for one in asked)
    assert orders[0] != orders[1]
    assert forms(asked, ["A", "B"], 7) == made
    assert forms(asked, ["A", "B"], 8) != made


def test_the_right_option_comes_in_every_place(asked: list[Question]) -> None:
    letters = {one.letter for form in forms(asked, ["A", "B", "C", "D"], 1) for one in form.placed}
    assert letters == {"a", "b", "c", "d"}


@pytest.mark.parametrize("name", list(FORMATS))
def test_every_format_prints_paper_sheet_and_key(made: tuple[Form, ...], edition: Any, name: str) -> None:
    store = edition.store()
    for report in (
        paper(made[0], store, WANTED, []),
        answer_sheet(made[0], WANTED),
        key_paper(made, store, WANTED, []),
    ):
        content, warnings = Renderer(FORMATS[name]).render(report)
        assert content == Renderer(FORMATS[name]).render(report)[0]
        assert warnings == ()


def test_a_paper_says_nothing_of_the_answers_and_shows_the_table(made: tuple[Form, ...], edition: Any) -> None:
    text = " ".join(Renderer(FORMATS["text"]).source(paper(made[0], edition.store(), WANTED, ["Modelo A."])).split())
    for said in ("Modelo A.", "DP 8000", "suspendida", "al evolucionar: robar 1", "¿Qué pasa?", "Buena."):
        assert said in text
    assert "Crees que" not in text
    assert "Pasa esto." not in text


def test_the_key_has_the_letter_of_each_form_and_a_reason_for_every_wrong_option(
    made: tuple[Form, ...], edition: Any
) -> None:
    report = key_paper(made, edition.store(), WANTED, [])
    for one in report.key:
        (right,) = [option for option in one.options if option.right]
        for form, where in zip(made, right.where.split(" · "), strict=True):
            placed = next(each for each in form.placed if each.question.scenario == one.id)
            assert where == f"{form.name} {placed.number}{placed.letter}"
        assert all(option.why for option in one.options if not option.right)
    letters = {form.name: dict(form.letters) for form in report.forms}
    assert letters["B"][made[1].placed[0].number] == made[1].placed[0].letter
    assert "Crees que lo nuevo espera." in Renderer(FORMATS["text"]).source(report)
