"""The trace as a tree of plain data: its keys, its order, nothing that JSON cannot hold."""

import json
from pathlib import Path

import pytest

from judgekit import __version__
from judgekit.contract.plain import to_json
from judgekit.replay.cited_document import Document
from judgekit.replay.outcomes import outcome, paths
from judgekit.replay.run import replay
from judgekit.replay.trace_tree import tree
from judgekit.replay.verdict import judge
from tests.scenario.toy import read

pytestmark = pytest.mark.usefixtures("toy")
TEXT = Document("toy", "1", "abc")


def made(folder: Path, **parts: str) -> dict[str, object]:
    scenario = read(folder, **parts)
    played = replay(scenario.situation)
    whole: dict[str, object] = to_json(tree(scenario, played, judge(scenario.claims, played.game), TEXT))
    return whole


def test_it_has_exactly_the_keys_of_the_contract(tmp_path: Path) -> None:
    whole = made(tmp_path)
    assert list(whole) == [
        "schema", "judgekit", "game", "scenario", "document", "reading", "choices", "steps", "outcome", "verdict",
    ]  # fmt: skip
    assert whole["document"] == {"id": "toy", "version": "1", "sha256": "abc"}
    assert whole["judgekit"] == __version__
    assert whole["reading"] == {"sin fuerza": "se destruye", "otra": "sí"}
    for step in whole["steps"]:  # type: ignore[attr-defined]
        assert list(step) == [
            "id", "parent", "because", "clauses", "status", "overridden_by", "message", "actor", "changes",
        ]  # fmt: skip
        assert set(step["message"]) == {"key", "args"}
        assert step["status"] in {"applied", "considered", "overridden"}
        assert step["clauses"]
    assert set(whole["verdict"]) == {"passed", "findings"}  # type: ignore[call-overload]


def test_it_is_json_and_the_same_every_time(tmp_path: Path) -> None:
    once = json.dumps(made(tmp_path))
    assert once == json.dumps(made(tmp_path))
    assert json.loads(once) == made(tmp_path)


def test_the_choices_say_who_what_among_what_and_what_was_taken(tmp_path: Path) -> None:
    order, target = made(tmp_path)["choices"]  # type: ignore[misc]
    assert (order["player"], order["name"], order["taken"]) == ("A", "order", ["Mago/1"])
    assert order["options"] == ["Mago/1", "Mago/2"]
    assert (target["name"], target["options"], target["taken"]) == ("blanco", ["Duende", "Bosque#2"], ["Duende"])
    assert target["before"] > order["before"]


def test_the_outcome(tmp_path: Path) -> None:
    found = made(tmp_path)["outcome"]
    assert found == {
        "zones": {
            "A": {"deck": ["Bosque"], "hand": [], "field": ["Mago"], "pile": []},
            "B": {"deck": [], "hand": [], "field": [], "pile": ["Bosque#2", "Duende"]},
        },
        "under": {},
        "counts": {"A": {"points": 0}, "B": {"points": 0}},
        "facts": {"turn": "A", "turn number": 1},
        "marks": {},
        "effects": [],
        "winner": None,
    }


def test_an_outcome_has_a_path_to_every_leaf(tmp_path: Path) -> None:
    found = outcome(replay(read(tmp_path).situation).game)
    assert dict(paths(found))["zones", "A", "field"] == ("Mago",)


def test_a_verdict_tells_what_was_found(tmp_path: Path) -> None:
    findings = made(tmp_path, expect="\n  B: {pile: [Duende]}")["verdict"]["findings"]  # type: ignore[index,call-overload]
    assert findings == [
        {"path": ["B", "pile"], "expected": ["Duende"], "found": ["Bosque#2", "Duende"], "passed": False}
    ]


def test_marks_and_what_lies_under_are_in_the_outcome(tmp_path: Path) -> None:
    given = "\n  A: {field: [{card: Bosque, wounds: 2, tired: yes, under: [Duende]}], points: 3}\n"
    scenario = read(tmp_path, given=given, script=" []", expect="\n  A: {points: 3}")
    found = outcome(replay(scenario.situation).game)
    assert found.marks == {"Bosque": {"tired": True, "wounds": 2}}
    assert found.under == {"Bosque": ("Duende",)}
    assert found.counts["A"] == {"points": 3}
