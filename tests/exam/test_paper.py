"""The paper asks, the key answers, in every format; the same seed gives the same bytes."""

import random
from typing import Any

import pytest

from judgekit.bank import find
from judgekit.exam.case import Case
from judgekit.exam.kinds import questions
from judgekit.exam.paper import paper
from judgekit.exam.question import Question
from judgekit.report.documents import Wanted
from judgekit.report.rendering import FORMATS, Renderer

IDS = ["digimon/disparo-nuevo-primero", "cipher/chrom-no-apoya-a-chrom"]


@pytest.fixture(scope="module")
def asked(edition: Any) -> list[Question]:
    texts = {one.id: one.text for one in edition.ask(lambda store: store.clauses())}
    return [next(iter(questions(Case(one), texts))) for one in find(IDS)]


def made(asked: list[Question], edition: Any) -> Any:
    return paper(asked, edition.store(), Wanted(title="Prueba"), random.Random(3))


def test_the_key_names_the_right_option(asked: list[Question], edition: Any) -> None:
    for question, printed in zip(asked, made(asked, edition).questions, strict=True):
        assert dict(printed.options)[printed.letter] == question.options[0].text == printed.answer


@pytest.mark.parametrize("name", list(FORMATS))
def test_every_format_prints_it(asked: list[Question], edition: Any, name: str) -> None:
    content, warnings = Renderer(FORMATS[name]).render(made(asked, edition))
    assert content == Renderer(FORMATS[name]).render(made(asked, edition))[0]
    assert warnings == ()
    if name != "pdf":
        text = content.decode()
        questions_part, _, key = text.partition(
            "Plantilla de respuestas" if name != "text" else "PLANTILLA DE RESPUESTAS"
        )
        assert asked[0].asks.split("?")[0] in questions_part
        assert "Fallo" not in questions_part
        assert "FALLO" in key.upper()


def test_before_the_key_nothing_says_which_is_right(asked: list[Question], edition: Any) -> None:
    text = Renderer(FORMATS["text"]).source(made(asked, edition))
    before = " ".join(text.partition("PLANTILLA")[0].split())
    for one in asked:
        assert all(before.count(" ".join(option.text.split())) == 1 for option in one.options)
        assert one.ruling not in before
