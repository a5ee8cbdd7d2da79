"""Clause 5.2.16: which of several effects is activated is said on activation, with what it is for."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from tests.games.yugioh.table import verdicts, zone
from tests.games.yugioh.written import written

CARDS = """
  Cruce: {type: spell, effects: [{targets: [{select: {romper: [{choose: {type: monster, controller: opponent}, as: roto}], robar: []}, as: modo}], resolve: [{one of: {romper: [{destroy: roto}], robar: [draw]}, as: modo}]}]}
  Cerca: {type: spell, effects: [{targets: [{select: {romper: [{choose: {type: monster, controller: opponent}, as: roto}]}, as: modo}], resolve: [{one of: {romper: [{destroy: roto}]}, as: modo}]}]}
  Velada: {level: 4, atk: 1, def: 1, kinds: [effect], effects: [{static: [{forbid: {event: target, of: {is: self}}}]}]}
  Lanza: {type: trap, effects: [{resolve: [{move: {name: Peón}, to: hand}]}]}
"""


@pytest.mark.parametrize(("mode", "hand", "theirs"), [("romper", 0, []), ("robar", 1, ["Peón"])])
def test_5_2_16_the_effect_that_is_selected_is_the_one_that_resolves(
    tmp_path: Path, mode: str, hand: int, theirs: list[str]
) -> None:
    given = "A: {hand: [Cruce], deck: 3 cards}, B: {monsters: [Peón]}"
    answer = ", roto: Peón" if mode == "romper" else ""
    table = written(tmp_path, CARDS, given, f"  - A: {{activate: Cruce, modo: {mode}{answer}}}")
    assert (len(table.zone("A", "hand")), zone(table, "B", "monsters")) == (hand, theirs)


def test_5_2_16_it_is_selected_before_the_answer_and_stays_so(tmp_path: Path) -> None:
    given = (
        "A: {hand: [Cruce], deck: 3 cards}, B: {monsters: [Peón], spells: [{card: Lanza, facedown: yes, played: 2}]}"
    )
    script = "  - A: {activate: Cruce, modo: romper}\n  - B responds: {activate: Lanza}"
    assert len(written(tmp_path, CARDS, given, script).zone("A", "hand")) == 0


@pytest.mark.parametrize(("monsters", "verdict"), [("Peón", "legal"), ("Velada", "5.2.16"), ("", "5.2.16")])
def test_5_2_16_an_effect_with_nobody_to_select_cannot_be_selected(tmp_path: Path, monsters: str, verdict: str) -> None:
    given = f"A: {{hand: [Cerca], deck: 3 cards}}, B: {{monsters: [{monsters}]}}"
    assert verdicts(written(tmp_path, CARDS, given, "  - A tries: {activate: Cerca}")) == [verdict]
    near = given.replace("Cerca", "Cruce")
    script = "  - A: {activate: Cruce, modo: romper}"
    if verdict != "legal":
        with pytest.raises(UserError):
            written(tmp_path, CARDS, near, script)
    assert len(written(tmp_path, CARDS, near, "  - A: {activate: Cruce, modo: robar}").zone("A", "hand")) == 1
