"""A trace told: every step under what caused it."""

from pathlib import Path

import pytest

from judgekit.bank import find
from judgekit.engine.trace import Step
from judgekit.games.messages import messages
from judgekit.replay.run import replay
from judgekit.story.names import Labels
from judgekit.story.teller import Teller
from judgekit.story.telling import Changed, Line, lines, story
from tests.scenario.toy import read

pytestmark = pytest.mark.usefixtures("toy")


def told(folder: Path, *, considered: bool = False) -> list[Line | Changed]:
    steps = replay(read(folder).situation).game.trace.steps
    return list(story(list(lines(steps, Teller(messages("toy"), Labels()), considered=considered))))


def test_each_step_hangs_from_its_cause(tmp_path: Path) -> None:
    seen = [(line.depth, line.sentence) for line in told(tmp_path)]
    assert seen == [
        (0, "A juega Mago."),
        (1, "Mago: hand → field de A"),
        (1, "Se dispara Mago/1."),
        (1, "Se dispara Mago/2."),
        (1, "Se resuelve Mago/1."),
        (2, "A elige Duende para Mago/1."),
        (2, "Duende: force -1 hasta el final del turno"),
        (0, "Ocurre «destroy»: Duende, jugador B."),
        (1, "Duende: field → pile de B"),
        (0, "Se resuelve Mago/2."),
        (1, "A elige Bosque#2 para Mago/2."),
        (1, "Ocurre «destroy»: Bosque#2, Mago, jugador A."),
        (2, "Bosque#2: field → pile de B"),
    ]


def test_a_cause_far_above_is_named(tmp_path: Path) -> None:
    steps = [line for line in told(tmp_path) if isinstance(line, Line)]
    play, late = steps[0], next(line for line in steps if line.sentence == "Se resuelve Mago/2.")
    assert late.causes == (play.step.id,)


def test_what_was_considered_is_told_when_asked(tmp_path: Path) -> None:
    plain, full = told(tmp_path), told(tmp_path, considered=True)
    assert len(full) > len(plain)
    assert {line.step.status for line in plain if isinstance(line, Line)} == {"applied"}
    assert "considered" in {line.step.status for line in full if isinstance(line, Line)}


def test_a_mark_that_comes_and_goes_within_a_step_is_passing() -> None:
    came = {"at": 1, "object": "Mago", "mark": "controller", "before": None, "after": "B"}
    gone = {**came, "before": "B", "after": None}
    stays = {**came, "object": "Duende"}
    step = Step(0, None, "hit", {}, ("toy:1.1",), changes=[came, gone, stays])
    (line,) = lines([step], Teller(messages("toy"), Labels()))
    assert [one.passing for one in line.changes] == [True, True, False]


def test_an_attempt_that_a_text_forbids_says_whose() -> None:
    (scenario,) = find(["yugioh/el-efecto-continuo-prohibe-atacar"])
    game = replay(scenario.situation).game
    said = [Teller.of(game).sentence(one) for one in game.trace.steps if one.key == "illegal"]
    assert any("lo impide el texto de Alcaide" in one for one in said)


def test_what_stopped_a_step_is_not_named_as_what_it_happens_by() -> None:
    stopped = Step(0, None, "illegal", {}, ("toy:1.1", "toy:1.2"), "overridden", overridden_by=("toy:1.1",))
    assert Line(stopped, 0, "", (), ()).clauses == ("toy:1.2",)
    itself = Step(0, None, "illegal", {}, ("toy:1.1",), "overridden", overridden_by=("toy:1.1",))
    assert Line(itself, 0, "", (), ()).clauses == ()
