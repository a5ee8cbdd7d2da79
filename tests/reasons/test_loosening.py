"""A text that nothing woke: what it would have had to wait for, and nothing of a text that asks for nothing."""

from pathlib import Path

from judgekit.reasons import HEARS, TEXT, How, reasons
from judgekit.reasons import Path as Where
from judgekit.reasons.loosening import loosened
from judgekit.replay import Replay, replay
from judgekit.scenario import load

TABLE = """game: fftcg
cards:
  Ninja: {{type: forward, elements: [fire], cost: 3, power: 6000, effects: [{text}]}}
given:
  turn: A
  phase: attack
  A: {{field: [Ninja], deck: [Recluta, Recluta]}}
  B: {{deck: [Recluta, Recluta]}}
script:
  - A: {{attack: Ninja}}
"""
DRAWS = "fftcg:8.2.1.3/nota-1"
RECRUIT = "Recluta: {type: forward, elements: [fire], cost: 2, power: 5000}\n"


def attacked(folder: Path, text: str) -> Replay:
    file = folder / "mesa.yaml"
    file.write_text(TABLE.format(text=text), encoding="utf-8")
    (folder / "cards.yaml").write_text(RECRUIT, encoding="utf-8")
    return replay(load(file).situation)


def drawing(played: Replay) -> Where | None:
    """What would have to be otherwise for a card to be drawn by the rule; None where one is drawn, or none comes near."""
    reason = next(one for one in reasons(played) if DRAWS in one.clauses)
    return reason.nearly.path if reason.nearly else None


def test_a_text_that_waits_for_something_else_is_tried_with_what_happened(tmp_path: Path) -> None:
    played = attacked(tmp_path, "{when: play, do: [{draw: 1}]}")
    paths = {one.path for one in loosened(played)}
    assert (TEXT, "Ninja/1", HEARS, "attack") in paths
    assert (TEXT, "Ninja/1", "when", "of") in paths
    assert drawing(played) == (TEXT, "Ninja/1", HEARS, "attack")


def test_a_text_that_heard_it_is_not_said_to_need_it(tmp_path: Path) -> None:
    played = attacked(tmp_path, "{when: attack, do: [{draw: 1}]}")
    assert (TEXT, "Ninja/1", HEARS, "attack") not in {one.path for one in loosened(played)}
    assert drawing(played) is None


def test_each_condition_and_each_test_of_a_filter_is_left_out_by_itself(tmp_path: Path) -> None:
    text = "{when: attack, if: {exists: {type: backup, controller: you}}, do: [{draw: 1}]}"
    played = attacked(tmp_path, text)
    asked = {one.path[2:] for one in loosened(played)}
    assert {("if_",), ("if_", "exists", "type"), ("if_", "exists", "controller")} <= asked
    assert drawing(played) == (TEXT, "Ninja/1", "if_")


def test_cards_without_a_text_have_no_reason_by_one(tmp_path: Path) -> None:
    played = attacked(tmp_path, "")
    assert not [*loosened(played)]
    found = reasons(played)
    assert found
    assert How.TEXT not in {one.how for one in found}
    assert all(one.nearly is None or one.nearly.path[0] != TEXT for one in found)
