"""A question that expects nothing: what the rules do to a table, and no reason where there is nothing to explain."""

from pathlib import Path

from judgekit.reasons import How, reasons
from judgekit.replay import Replay, replay
from judgekit.scenario import load

TABLE = """id: digimon/pregunta
game: digimon
title: Una pregunta
source: digimon:1.1
cards: {{Caído: {{level: 3, dp: {dp}}}, Vecino: {{level: 4, dp: 4000}}}}
given: {{turn: A, A: {{battle: [Caído]}}, B: {{battle: [Vecino]}}}}
script: []
ask: ¿Qué pasa?
expect: {{turn: A}}
"""


def table(folder: Path, dp: int) -> Replay:
    file = folder / "pregunta.yaml"
    file.write_text(TABLE.format(dp=dp), encoding="utf-8")
    return replay(load(file).situation)


def test_a_table_that_the_rules_clear_before_the_first_move_names_the_rule_that_does(tmp_path: Path) -> None:
    """16.3: a Digimon without DP is deleted."""
    played = table(tmp_path, 0)
    found = reasons(played)
    assert "digimon:16.3" in {clause for one in found[:3] for clause in one.clauses}
    rule = next(one for one in found if one.name == "no_dp")
    assert rule.how is How.WITHOUT
    assert rule.clauses == ("digimon:16.3",)


def test_no_reason_is_invented_where_nothing_happens(tmp_path: Path) -> None:
    """Near miss: with DP of its own nothing is done to it."""
    found = reasons(table(tmp_path, 3000))
    assert all(one.is_only_looked_at for one in found)
    assert {"digimon:16.3"} <= {clause for one in found for clause in one.clauses}
