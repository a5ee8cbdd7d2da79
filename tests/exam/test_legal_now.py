"""«¿Cuáles de estas jugadas son legales ahora?»: the answer is the rules', the wrong ones are what beliefs allow."""

import pytest

from judgekit.bank import find
from judgekit.exam.case import Case
from judgekit.exam.kinds import questions
from judgekit.exam.legal_now import legal_now
from judgekit.exam.question import Kind, Question
from judgekit.replay import Script, seat


@pytest.fixture(scope="module")
def warp() -> Question:
    (scenario,) = find(["digimon/warp-sin-requisitos"])
    return next(one for one in questions(Case(scenario), {}) if one.kind is Kind.MOVES)  # type: ignore[arg-type]


def test_the_right_option_is_what_the_rules_allow(warp: Question) -> None:
    assert "evolucionar Atento, en WarGreymon; evolucionar Salto, en WarGreymon" in warp.asks
    assert warp.options[0].text == "Evolucionar Salto, en WarGreymon."
    assert warp.options[0].beliefs == ()


def test_a_wrong_option_is_what_somebody_believes_and_says_where_they_part(warp: Question) -> None:
    wrong = warp.options[1]
    assert wrong.text == "Todas."
    assert wrong.parting is not None
    assert wrong.parting.clauses == ("digimon:20.4",)
    assert wrong.parting.wrong == "A puede evolucionar Atento, en WarGreymon."


def test_it_is_asked_of_the_table_as_it_lies(warp: Question) -> None:
    assert warp.script == ("Se ha llegado a este momento: turno de A, Main Phase",)
    assert warp.decided_by == ("digimon:20.4",)


def test_it_is_not_asked_where_nobody_would_say_otherwise_or_of_one_move() -> None:
    asked = [legal_now(Case(one)) for one in find(["lorcana/rendirse", "fftcg/mago-blanco-sin-el-icono-no-cabe"])]  # type: ignore[arg-type]
    assert asked == [None, None]


def test_what_is_said_to_be_legal_is(warp: Question) -> None:
    (scenario,) = find([warp.scenario])
    table = seat(scenario.situation, Script(()))
    table.play()
    legal = [one.words for one in table.legal_moves("A") if one.verb == "digivolve"]
    assert {"digivolve": "Salto", "into": "WarGreymon"} in legal
    assert {"digivolve": "Atento", "into": "WarGreymon"} not in legal
