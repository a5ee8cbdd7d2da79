"""The exam of the page: the schedule of the command line's study, nothing lost with the worker."""

import json
from pathlib import Path
from typing import Any

import pytest

from judgekit.contract.plain import from_json, to_json
from judgekit.exam import pool
from judgekit.exam.event import Event
from judgekit.exam.pool import Level, of_level
from judgekit.exam.study import Study
from judgekit.site.desk import Desk


def answered(desk: Desk, name: str, /, **words: Any) -> Any:
    found = json.loads(desk.ask(json.dumps({"name": f"exam.{name}", "words": words})))
    assert "mistake" not in found, found
    return found["answer"]


def candidate(log: list[Any]) -> Desk:
    desk = Desk()
    assert answered(desk, "open", log=log) == len(log)
    return desk


def study(log: list[Any], path: Path) -> Study:
    """What the command line makes of the page's log."""
    made = Study(path)
    made.join({"schema": 1, "kind": "judgekit exam", "log": log} if log else to_json(made.exported()))
    return made


def test_a_study_goes_on_where_the_worker_left_it(tmp_path: Path) -> None:
    log: list[Any] = []
    desk = candidate(log)
    begun = answered(desk, "begin", game="cipher", count=3)
    log += begun["events"]
    assert begun["pose"]["place"] == 1 and begun["pose"]["total"] == 3
    assert len(begun["pose"]["options"]) >= 3
    first = answered(desk, "answer", card=begun["pose"]["card"], option=0)
    log += first["events"]
    assert 'class="ruling correction' in first["html"]
    assert [one["happened"] for one in log] == ["sat", "answered"]

    again = candidate(log)  # the worker was ended: another one, with the page's log
    resumed = answered(again, "begin", game="cipher", count=3)
    assert resumed["events"] == []
    assert resumed["pose"]["place"] == 2
    assert resumed["pose"]["card"] != begun["pose"]["card"]

    cards = study(log, tmp_path / "estudio.sqlite").cards()
    assert cards.keys() == {begun["pose"]["card"]}
    assert from_json(Event, log[1]).data["grade"] == ("right" if first["right"] == 0 else "wrong")


def test_what_is_exported_here_is_imported_there_and_back(tmp_path: Path) -> None:
    desk = candidate([])
    pose = answered(desk, "begin", game="cipher", count=1)["pose"]
    answered(desk, "answer", card=pose["card"], option=0)
    exported = answered(desk, "export")
    command = Study(tmp_path / "estudio.sqlite")
    assert command.join(json.loads(exported)) == 2
    assert command.cards().keys() == {pose["card"]}
    other = candidate([])
    back = answered(other, "join", text=json.dumps(to_json(command.exported())))
    assert back["added"] == 2
    assert [one["happened"] for one in back["events"]] == ["sat", "answered"]


def test_a_mock_exam_corrects_nothing_before_its_end() -> None:
    desk = candidate([])
    pose = answered(desk, "begin", game="cipher", count=2, minutes=30)["pose"]
    given = answered(desk, "answer", card=pose["card"], option=1)
    assert given["html"] is None
    assert answered(desk, "pose", place=1)["taken"] == 1
    assert answered(desk, "flag", card=pose["card"])["flagged"]
    assert answered(desk, "pose", place=2)["answered"] == [True, False]
    assert "Resultado" in answered(desk, "end")["html"]


def test_a_level_takes_its_part_of_the_questions() -> None:
    desk = candidate([])
    new = {level: answered(desk, "progress", game="cipher", level=level)["new"] for level in ("", "judge-1", "judge-3")}
    assert new["judge-1"] + new["judge-3"] == new[""] > new["judge-1"] > 0
    hard = {one.card for one in of_level(pool.cards("cipher"), Level.THIRD)}
    begun = answered(desk, "begin", game="cipher", level="judge-3", count=3)
    assert begun["pose"]["card"] in hard


@pytest.mark.parametrize("text", ["", "[]", "{", '{"kind": "judgekit exam", "log": [1]}'])
def test_a_file_that_is_no_study_changes_nothing(text: str) -> None:
    desk = candidate([])
    found = json.loads(desk.ask(json.dumps({"name": "exam.join", "words": {"text": text}})))
    assert found["mistake"]["says"].endswith(".")
    assert answered(desk, "progress", game="cipher")["answers"] == 0
