"""7.12, 11.1 and 11.11: the Stack, priority, and how things resolve."""

from pathlib import Path

from judgekit.engine.game import Game
from tests.games.fftcg.tables import labels, played

DUEL = """
  turn: A
  A: {hand: [Rayo Menor], field: [Veterano, Apoyo de Rayo]}
  B: {hand: [Refuerzo], field: [Recluta, Apoyo de Agua]}
"""
CAST = "  - A: {cast: Rayo Menor, dull: [Apoyo de Rayo], objetivo: Recluta}\n"
ANSWER = "  - B responds: {cast: Refuerzo, dull: [Apoyo de Agua], reforzado: Recluta}\n"


def order(game: Game) -> list[str]:
    return [str(step.args["ability"]) for step in game.trace.steps if step.key == "resolve"]


def test_the_answer_resolves_first_7_12_3(tmp_path: Path) -> None:
    game = played(tmp_path, DUEL, CAST + ANSWER)
    assert order(game) == ["Refuerzo/1", "Rayo Menor/1"]
    assert game.card("Recluta").number("damage") == 4000


def test_the_stack_is_empty_when_the_script_goes_on_11_1_7(tmp_path: Path) -> None:
    game = played(tmp_path, DUEL, CAST)
    assert game.state.stack == ()
    assert labels(game, "A", "stack") == []
    assert labels(game, "A", "break") == ["Rayo Menor"]


def test_the_same_card_is_another_one_when_it_comes_back_7_4(tmp_path: Path) -> None:
    cards = """
Parpadeo:
  type: summon
  elements: [water]
  cost: 1
  effects:
    - targets: [{choose: {type: forward, controller: you}, as: ido}]
      resolve: [{remove: ido}, {play: ido}]
"""
    answer = "  - B responds: {cast: Parpadeo, dull: [Apoyo de Agua], ido: Recluta}\n"
    game = played(tmp_path, DUEL.replace("Refuerzo", "Parpadeo"), CAST + answer, cards)
    assert order(game) == ["Parpadeo/1"]
    assert game.card("Recluta").zone.name == "field"
    assert game.card("Recluta").number("damage") == 0


def test_each_step_of_a_resolution_hangs_from_it_11_11_1(tmp_path: Path) -> None:
    game = played(tmp_path, DUEL, CAST)
    parents = {step.id: step.parent for step in game.trace.steps}
    damage = next(step for step in game.trace.steps if step.key == "damage")
    resolve = next(step for step in game.trace.steps if step.key == "resolve")
    both = next(step for step in game.trace.steps if step.key == "both pass")
    assert parents[damage.id] == resolve.id
    assert parents[resolve.id] == both.id
    assert "fftcg:11.11.1" in both.clauses
