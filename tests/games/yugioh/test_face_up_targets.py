"""Clause 5.2.10: what was selected face up and lies face down as the effect resolves is no face-up monster."""

from pathlib import Path

import pytest

from judgekit.games.yugioh.game import Yugioh
from tests.games.yugioh.written import written

CARDS = """
  Manto: {type: trap, effects: [{targets: [{choose: {type: monster, facedown: no}, as: tapado}], resolve: [{turn down: tapado}]}]}
  Brío: {type: spell, effects: [{targets: [{choose: {type: monster, facedown: no}, as: hecho}], resolve: [{modify: atk, by: 500, on: hecho, until: game}]}]}
  Brío Ciego: {type: spell, effects: [{targets: [{choose: {type: monster}, as: hecho}], resolve: [{modify: atk, by: 500, on: hecho, until: game}]}]}
  Veto: {type: spell, effects: [{targets: [{choose: {type: monster, facedown: no}, as: hecho}], resolve: [{mark: hecho, as: negated}]}]}
  Muda: {type: spell, effects: [{targets: [{choose: {type: monster, facedown: no}, as: hecho}], resolve: [{set: attribute, to: agua, on: hecho, until: game}]}]}
  Robo: {type: spell, effects: [{targets: [{choose: {type: monster, facedown: no, controller: opponent}, as: hecho}], resolve: [{take control: hecho}]}]}
  Giro: {type: spell, effects: [{targets: [{choose: {type: monster, facedown: no, defense: no}, as: hecho}], resolve: [{turn to: hecho, position: defense}]}]}
  Velo: {type: spell, effects: [{targets: [{choose: {type: monster, facedown: no}, as: hecho}], resolve: [{turn down: hecho}, {forbid: {event: change position, of: {is: hecho}}, on: hecho, until: game}]}]}
  Fin: {type: spell, effects: [{targets: [{choose: {type: monster, facedown: no}, as: hecho}], resolve: [{destroy: hecho}]}]}
"""


def at_the_end(folder: Path, spell: str, answer: str = "") -> Yugioh:
    """A uses it on the Torre of B, who answers or not."""
    given = f"A: {{hand: [{spell}]}}, B: {{monsters: [Torre], spells: [{{card: Manto, facedown: yes, played: 1}}]}}"
    return written(folder, CARDS, given, f"  - A: {{activate: {spell}, hecho: Torre}}\n{answer}")


DOWN = "  - B responds: {activate: Manto, tapado: Torre}"


@pytest.mark.parametrize(
    ("spell", "name", "now", "else_"),
    [
        ("Brío", "atk", 2000, 2500),
        ("Brío Ciego", "atk", 2500, 2500),
        ("Veto", "negated", False, True),
        ("Muda", "attribute", None, "agua"),
        ("Giro", "facedown", True, False),
    ],
)
def test_5_2_10_what_is_done_to_face_up_monsters_is_not_done_to_one_turned_down(
    tmp_path: Path, spell: str, name: str, now: object, else_: object
) -> None:
    for answer, told in ((DOWN, now), ("", else_)):
        table = at_the_end(tmp_path, spell, answer)
        assert table.value(table.card("Torre"), name) == told


@pytest.mark.parametrize(("answer", "whose"), [(DOWN, "B"), ("", "A")])
def test_5_2_10_nor_does_it_change_sides(tmp_path: Path, answer: str, whose: str) -> None:
    assert at_the_end(tmp_path, "Robo", answer).card("Torre").controller == whose


@pytest.mark.parametrize(("answer", "lasts"), [(DOWN, 0), ("", 1)])
def test_what_the_effect_turns_down_itself_goes_on_with(tmp_path: Path, answer: str, lasts: int) -> None:
    table = at_the_end(tmp_path, "Velo", answer)
    assert table.card("Torre").mark("facedown")
    assert len(tuple(table.continuous("forbid", "change position"))) == lasts


def test_it_is_still_destroyed(tmp_path: Path) -> None:
    assert at_the_end(tmp_path, "Fin", DOWN).card("Torre").zone.name == "graveyard"
