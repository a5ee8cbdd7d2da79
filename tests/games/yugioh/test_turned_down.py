"""Clause 5.2.10: a monster that is turned face down is a Set card, and begins anew when it is turned up."""

from pathlib import Path

import pytest

from judgekit.games.yugioh.game import Yugioh
from tests.games.yugioh.table import verdicts
from tests.games.yugioh.written import written

CARDS = """
  Noche: {type: spell, effects: [{targets: [{choose: {type: monster, facedown: no}, as: tapado}], resolve: [{turn down: tapado}]}]}
  Alba: {type: spell, effects: [{targets: [{choose: {type: monster, facedown: yes}, as: alzado}], resolve: [{turn to: alzado, position: attack}]}]}
  Brío: {type: spell, effects: [{resolve: [{modify: atk, by: 500, on: {type: monster, facedown: no}, until: game}]}]}
  Veto: {type: spell, effects: [{resolve: [{mark: {name: Pozo}, as: negated}]}]}
  Amparo: {type: spell, effects: [{targets: [{choose: {name: Torre}, as: hecho}], resolve: [{forbid: {event: destroy}, on: hecho}]}]}
  Escolta: {type: spell, effects: [{targets: [{choose: {name: Torre}, as: hecho}], resolve: [{step in: {event: destroy}, stops: yes, on: hecho}]}]}
  Rayo: {type: spell, effects: [{targets: [{choose: {name: Torre}, as: caído}], resolve: [{destroy: caído}]}]}
  Robo: {type: spell, effects: [{targets: [{choose: {type: monster, controller: opponent}, as: hecho}], resolve: [{take control: hecho, until: end of turn}]}]}
  Pozo: {level: 4, atk: 1000, def: 1000, kinds: [effect], effects: [{activate: ignition, once per turn: LIMIT, do: [draw]}]}
"""
TURNED = "  - A: {activate: Noche, tapado: %s}\n  - A: {activate: Alba}\n"


def played(folder: Path, board: str, script: str, limit: str = "yes", other: str = "") -> Yugioh:
    given = f"A: {{hand: [Noche, Alba{board}, deck: 5 cards}}, B: {{monsters: [{other}], deck: 5 cards}}"
    return written(folder, CARDS.replace("LIMIT", limit), given, script)


@pytest.mark.parametrize(("turned", "atk"), [("Torre", (2000, 1500)), ("Peón", (2500, 1000))])
def test_what_it_had_gained_is_gone_and_others_keep_it(tmp_path: Path, turned: str, atk: tuple[int, int]) -> None:
    table = played(tmp_path, ", Brío], monsters: [Torre, Peón]", "  - A: {activate: Brío}\n" + TURNED % turned)
    assert tuple(table.number(table.card(one), "atk") for one in ("Torre", "Peón")) == atk


@pytest.mark.parametrize("spell", ["Amparo", "Escolta"])
@pytest.mark.parametrize(("turned", "where"), [("Torre", "graveyard"), ("Peón", "monsters")])
def test_so_is_what_protected_it(tmp_path: Path, spell: str, turned: str, where: str) -> None:
    script = f"  - A: {{activate: {spell}}}\n{TURNED % turned}  - A: {{activate: Rayo}}"
    table = played(tmp_path, f", {spell}, Rayo], monsters: [Torre, Peón]", script)
    assert table.card("Torre").zone.name == where


def test_while_it_lies_face_down_too(tmp_path: Path) -> None:
    script = "  - A: {activate: Brío}\n  - A: {activate: Noche, tapado: Torre}"
    table = played(tmp_path, ", Brío], monsters: [Torre, Peón]", script)
    assert table.number(table.card("Torre"), "atk") == 2000


@pytest.mark.parametrize(
    ("limit", "turned", "said"),
    [
        ("yes", "Pozo", "legal"),
        ("yes", "Torre", "2.2.7.1"),
        ("while face up", "Pozo", "legal"),
        ("while face up", "Torre", "2.2.7.1"),
        ("one of these", "Pozo", "legal"),
        ("by name", "Pozo", "2.2.7.1"),
    ],
)
def test_its_uses_begin_anew_but_those_that_count_by_name(tmp_path: Path, limit: str, turned: str, said: str) -> None:
    script = f"  - A: {{activate: Pozo}}\n{TURNED % turned}  - A tries: {{activate: Pozo}}"
    assert verdicts(played(tmp_path, "], monsters: [Pozo, Torre]", script, limit))[-1] == said


@pytest.mark.parametrize(("turned", "left"), [("Pozo", 4), ("Torre", 5)])
def test_its_effects_are_no_longer_negated(tmp_path: Path, turned: str, left: int) -> None:
    script = f"  - A: {{activate: Veto}}\n{TURNED % turned}  - A: {{activate: Pozo}}"
    assert len(played(tmp_path, ", Veto], monsters: [Pozo, Torre]", script).zone("A", "deck")) == left


def test_who_controls_it_goes_on_controlling_it(tmp_path: Path) -> None:
    script = "  - A: {activate: Robo}\n  - A: {activate: Noche, tapado: Torre}"
    assert played(tmp_path, ", Robo]", script, other="Torre").card("Torre").controller == "A"


LATER = """
  Plazo: {type: spell, effects: [{targets: [{choose: {type: monster}, as: fijado}], resolve: [{later: {event: phase, to: end}, do: [DONE]}]}]}
"""


@pytest.mark.parametrize("done", ["destroy: fijado", "banish: fijado", "move: fijado, to: hand"])
@pytest.mark.parametrize(("turned", "stays"), [("Torre", True), ("Peón", False)])
def test_what_was_left_for_the_end_phase_is_not_done_to_it(tmp_path: Path, done: str, turned: str, stays: bool) -> None:
    script = f"  - A: {{activate: Plazo, fijado: Torre}}\n{TURNED % turned}  - A: {{go: end}}"
    cards = CARDS + LATER.replace("DONE", f"{{{done}}}")
    given = "A: {hand: [Noche, Alba, Plazo], monsters: [Torre, Peón], deck: 5 cards}, B: {deck: 5 cards}"
    table = written(tmp_path, cards.replace("LIMIT", "yes"), given, script)
    assert (table.card("Torre").zone.name == "monsters") is stays


def test_the_others_of_whom_it_was_said_fall_all_the_same(tmp_path: Path) -> None:
    both = LATER.replace("{type: monster}, as: fijado", "{type: monster}, as: fijado, count: 2")
    cards = CARDS + both.replace("DONE", "{destroy: fijado}")
    script = f"  - A: {{activate: Plazo, fijado: [Torre, Peón]}}\n{TURNED % 'Torre'}  - A: {{go: end}}"
    given = "A: {hand: [Noche, Alba, Plazo], monsters: [Torre, Peón], deck: 5 cards}, B: {deck: 5 cards}"
    table = written(tmp_path, cards.replace("LIMIT", "yes"), given, script)
    assert [table.card(one).zone.name for one in ("Torre", "Peón")] == ["monsters", "graveyard"]


@pytest.mark.parametrize(("turned", "stays"), [("Pozo", True), ("Peón", False)])
def test_nor_what_its_own_effect_had_left(tmp_path: Path, turned: str, stays: bool) -> None:
    ends = CARDS.replace("do: [draw]", "do: [{later: {event: phase, to: end}, do: [{destroy: self}]}]")
    script = f"  - A: {{activate: Pozo}}\n{TURNED % turned}  - A: {{go: end}}"
    given = "A: {hand: [Noche, Alba], monsters: [Pozo, Peón], deck: 5 cards}, B: {deck: 5 cards}"
    table = written(tmp_path, ends.replace("LIMIT", "yes"), given, script)
    assert (table.card("Pozo").zone.name == "monsters") is stays
