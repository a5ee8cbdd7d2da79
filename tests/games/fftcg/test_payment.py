"""5.2.1 and 11.2: how costs in Crystal Points are paid."""

from pathlib import Path

import pytest

from tests.games.fftcg.tables import applied, labels, played

GIVEN = """
  turn: A
  A:
    hand: [Soldado de Fuego, Veterano, Recluta]
    field: [Apoyo de Fuego, Apoyo de Hielo, {card: Apoyo de Agua, dull: yes}]
"""


@pytest.mark.parametrize(
    ("payment", "clause"),
    [
        ("dull: [Apoyo de Fuego, Apoyo de Hielo]", "fftcg:5.2.1.3.1"),
        ("discard: [Veterano], dull: [Apoyo de Hielo]", "fftcg:5.2.1.2"),
        ("discard: [Veterano], dull: [Apoyo de Agua]", "fftcg:5.2.3.1.1.3"),
        ("discard: [Veterano, Recluta], dull: [Apoyo de Fuego]", "fftcg:5.2.1.3.1"),
        ("discard: [Soldado de Fuego], dull: [Apoyo de Fuego]", "fftcg:5.2.1.3"),
        ("discard: [Veterano, Veterano]", "fftcg:11.4.6.1"),
    ],
)
def test_an_illegal_payment_names_its_clause_and_leaves_no_mark_14_1(tmp_path: Path, payment: str, clause: str) -> None:
    game = played(tmp_path, GIVEN, f"  - A tries: {{play: Soldado de Fuego, {payment}}}")
    assert clause in game.attempts[0]
    assert labels(game, "A", "hand") == ["Soldado de Fuego", "Veterano", "Recluta"]
    assert labels(game, "A", "break") == []
    assert not game.card("Apoyo de Fuego").mark("dull")


def test_everything_is_paid_at_once_11_4_6_1(tmp_path: Path) -> None:
    game = played(tmp_path, GIVEN, "  - A: {play: Soldado de Fuego, discard: [Veterano], dull: [Apoyo de Fuego]}")
    (paid,) = [step for step in game.trace.steps if step.key == "pays"]
    below = [step.key for step in game.trace.steps if step.parent == paid.id and step.status == "applied"]
    assert below == ["discard", "dull"]
    assert "fftcg:11.4.6.1" in paid.clauses


def test_a_card_that_costs_nothing_asks_for_no_element_5_2_1_2(tmp_path: Path) -> None:
    cards = "Moguri: {type: backup, elements: [wind], cost: 0}"
    game = played(tmp_path, "  turn: A\n  A: {hand: [Moguri]}", "  - A: {play: Moguri}", cards)
    assert labels(game, "A", "field") == ["Moguri"]
    assert applied(game, "pays") == []
