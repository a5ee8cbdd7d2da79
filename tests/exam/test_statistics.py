"""What the study tells of itself."""

from jsonschema import Draft202012Validator

from judgekit.contract.plain import to_json
from judgekit.contract.schema import output_schema
from judgekit.exam.event import Happened, counting
from judgekit.exam.statistics import Believed, Statistics, by_chapter, statistics, weakest
from judgekit.exam.study import Study
from tests.exam.conftest import Watch, question


def test_retention_chapters_beliefs_and_what_is_due(study: Study, watch: Watch) -> None:
    questions = {
        one.card: one
        for one in (question("digimon/a", clause="digimon:3.1"), question("digimon/b", clause="digimon:4.1"))
    }
    one, other = questions
    for place, (card, grade) in enumerate(((one, "right"), (other, "wrong"), (other, "wrong"), (other, "right"))):
        watch.turn(days=1)
        beliefs = ["lo nuevo espera"] if grade == "wrong" else []
        clause = questions[card].clause
        study.note(
            Happened.ANSWERED, "s", card, place=place, grade=grade, clause=clause, beliefs=beliefs, sha256="h"
        )  # fmt: skip
    study.note(Happened.ANSWERED, "t", "digimon/perdida#happens", place=0, grade="right", clause="digimon:9.1")
    said = {"digimon/lo nuevo espera": "Crees que lo nuevo espera."}
    log, cards = counting(study.log()), study.cards()
    found = statistics(log, cards, questions, {"digimon:3.1": "h", "digimon:4.1": "new"}, said, study.now())
    assert (found.answers, found.cards, found.new, found.changed, found.lost) == (4, 2, 0, 1, 1)
    assert found.retention == 1 / 2
    assert found.beliefs == (Believed("digimon/lo nuevo espera", "Crees que lo nuevo espera.", 2),)
    assert [one.in_days for one in found.due] == list(range(7))
    assert sum(one.cards for one in found.due) + found.later == 2
    assert [(c.chapter, c.right, c.answers) for c in by_chapter(log)] == [("3", 1, 1), ("4", 1, 3), ("9", 1, 1)]
    assert [one.chapter for one in weakest(log)] == ["4"]
    assert found.recall is not None
    assert 0 < found.recall <= 1


def test_an_empty_study(study: Study) -> None:
    found = statistics([], {}, {}, {}, {}, study.now())
    assert (found.answers, found.retention, found.recall, found.weakest, found.beliefs) == (0, None, None, (), ())


def test_a_study_is_json_under_its_schema(study: Study, watch: Watch) -> None:
    one = question()
    for place, grade in enumerate(("wrong", "right", "wrong")):
        watch.turn(days=1)
        study.note(
            Happened.ANSWERED, "s", one.card, place=place, grade=grade, clause=one.clause, beliefs=["b"], sha256="h"
        )
    found = statistics(counting(study.log()), study.cards(), {one.card: one}, {one.clause: "h"}, {}, study.now())
    assert found.weakest
    assert found.beliefs
    assert list(Draft202012Validator(output_schema(Statistics, "x")).iter_errors(to_json(found))) == []
