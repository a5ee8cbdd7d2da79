"""Each reading changes one rule, and the rest of the game stays."""

from pathlib import Path

import pytest

from judgekit.bank import scenarios
from judgekit.engine.rule import rules_of
from judgekit.games import game_as_read
from judgekit.games.fftcg import GAME, READINGS
from judgekit.games.messages import messages
from judgekit.replay.run import replay
from tests.games.fftcg.tables import played

OTHERS = [(one.name, meaning.name) for one in READINGS for meaning in one.meanings[1:]]


@pytest.mark.parametrize(("reading", "meaning"), OTHERS)
def test_a_meaning_overrides_one_rule_method(reading: str, meaning: str) -> None:
    read = game_as_read("fftcg", frozenset({(reading, meaning)}))
    plain = rules_of(GAME)
    changed = [name for name, one in rules_of(read).items() if plain.get(name) != one]
    assert len(changed) == 1


@pytest.mark.parametrize(("reading", "meaning"), OTHERS)
def test_some_scenario_of_the_bank_needs_it(reading: str, meaning: str) -> None:
    asking = [one for one in scenarios(game="fftcg") if one.situation.readings.get(reading) == meaning]
    assert asking


def test_every_step_of_the_bank_is_told_in_its_own_words() -> None:
    spoken = messages("fftcg")
    mute = {
        (step.key, step.rule)
        for one in scenarios(game="fftcg")
        for step in replay(one.situation).game.trace.steps
        if spoken.sentence(step).startswith(("Ocurre «", "No puede ocurrir «", "Se comprueba y no hace falta"))
    }
    assert mute == set()


def test_power_0_is_not_negative_and_does_not_wait_for_the_stack_4_3(tmp_path: Path) -> None:
    given = """
  turn: A
  A: {hand: [Maldición], field: [Apoyo de Rayo]}
  B: {hand: [Refuerzo], field: [Cuatro, Apoyo de Agua]}
"""
    cards = "Cuatro: {type: forward, elements: [wind], cost: 2, power: 4000}"
    script = """  - A: pass
  - B responds: {cast: Refuerzo, dull: [Apoyo de Agua], reforzado: Cuatro}
  - A responds: {cast: Maldición, dull: [Apoyo de Rayo], maldito: Cuatro}"""
    game = played(tmp_path, given, script, cards, poder_negativo="pila")
    assert game.card("Cuatro").zone.name == "break"
