"""A failed claim is told so that a judge sees at once what differs."""

from pathlib import Path

import pytest

from judgekit.games.messages import Messages, messages
from judgekit.replay.run import replay
from judgekit.replay.verdict import judge
from judgekit.story.findings import difference
from judgekit.story.paths import looked_at
from tests.scenario.toy import read

pytestmark = pytest.mark.usefixtures("toy")
SAID = Messages(
    {"zones": {"field": "mesa", "pile": "montón"}, "counts": {"points": "puntos"}, "marks": {"tired": "agotado"}},
    messages("toy")._shared,
)


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ("B: {field: [Duende]}", "B, mesa: falta Duende (sale nada)."),
        ("B: {pile: [Duende, Mago]}", "B, montón: falta Mago; sobra Bosque#2 (sale Bosque#2 y Duende)."),
        ("B: {pile: [Duende, Bosque#2]}", "B, montón: el orden es otro (sale Bosque#2 y Duende)."),
        ("A: {points: 3}", "A, puntos: se esperaba 3 y sale 0."),
        ("order: [Mago/2, Mago/1]", "Orden de resolución: el orden es otro (sale Mago/1 y Mago/2)."),
        ("applied: toy:4.1", "Ningún paso aplica toy:4.1, y se esperaba."),
        ("not applied: toy:2.1", "Se aplica toy:2.1, y se esperaba que no."),
        ("considered: toy:9.9", "Ningún paso mira toy:9.9 para descartarla, y se esperaba."),
        ("tries: [legal]", "Intento 1: no hay tal intento; se esperaba que fuera legal."),
        ("winner: A", "Gana: se esperaba A y sale nadie («none»)."),
        ("offered: {nadie: [X]}", "Opciones de «nadie»: esa elección no llegó a plantearse."),
        ("offered: {order: [Mago/1]}", "Opciones de «order»: sobra Mago/2 (sale Mago/1 y Mago/2)."),
        ("cards: {Mago: {tired: yes}}", "Mago, agotado: se esperaba sí y sale no."),
        ("cards: {Mago: {zone: pile}}", "Mago, zona: se esperaba montón («pile») y sale mesa («field»)."),
        ("cards: {Mago: {controller: B}}", "Mago, controlador: se esperaba B y sale A."),
    ],
)
def test_a_difference_is_one_sentence(tmp_path: Path, expect: str, told: str) -> None:
    script = "  - A: {play: Mago, order: Mago/1, blanco: Duende}"
    given = "  turn: A\n  A: {hand: [Mago], deck: [Bosque]}\n  B: {field: [Duende, Bosque]}"
    scenario = read(tmp_path, script=script, given=given, expect=f"  {expect}")
    (finding,) = judge(scenario.claims, replay(scenario.situation).game).findings
    assert not finding.passed
    assert difference(finding, SAID) == told


@pytest.mark.parametrize(
    ("tried", "expect", "told"),
    [
        ("play: Duende", "legal", "Intento 1: es ilegal por toy:3.2; se esperaba que fuera legal."),
        ("play: Duende", "toy:9.9", "Intento 1: es ilegal por toy:3.2; se esperaba que fuera ilegal por toy:9.9."),
        ("hit: Duende", "illegal", "Intento 1: es legal; se esperaba que fuera ilegal."),
    ],
)
def test_an_attempt(tmp_path: Path, tried: str, expect: str, told: str) -> None:
    scenario = read(tmp_path, script=f"  - A tries: {{{tried}}}", expect=f"  tries: [{expect}]")
    (finding,) = judge(scenario.claims, replay(scenario.situation).game).findings
    assert difference(finding, SAID) == told


def test_a_path_that_nobody_knows_is_told_as_it_is() -> None:
    assert looked_at(("a", "b", "c", "d"), SAID) == "a b c d"
