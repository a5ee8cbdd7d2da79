"""Clauses 5.2.16 and 5.1.7.1: what is selected on activation, and cards that say that no effect selects them."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import order, verdicts
from tests.games.yugioh.written import written

CARDS = """
  Velada: {level: 4, atk: 1500, def: 100, kinds: [effect], effects: [{static: [{forbid: {event: target, of: {is: self}, by: {controller: opponent}}}]}]}
  Apunta: {type: spell, effects: [{targets: [{choose: {type: monster}, as: blanco}], resolve: [{destroy: blanco}]}]}
  Elige: {type: spell, effects: [{resolve: [{choose: {type: monster}, as: blanco}, {destroy: blanco}]}]}
  Señala: {type: spell, effects: [{targets: [{choose: {type: monster}, as: blanco}], resolve: [{modify: atk, by: 100, on: blanco}]}]}
  Nombra: {type: spell, effects: [{resolve: [{choose: {type: monster}, as: blanco}, {modify: atk, by: 100, on: blanco}]}]}
  Aviso: {level: 4, atk: 1500, def: 100, kinds: [effect], effects: [{when: target, do: [draw]}]}
"""


def test_5_1_7_1_what_no_effect_of_the_opponent_selects_is_no_target(tmp_path: Path) -> None:
    given = "A: {hand: [Apunta, Apunta]}, B: {monsters: [Velada, Peón]}"
    script = "  - A tries: {activate: Apunta, blanco: Velada}\n  - A tries: {activate: Apunta, blanco: Peón}"
    assert verdicts(written(tmp_path, CARDS, given, script)) == ["5.1.7.1", "legal"]


@pytest.mark.parametrize(
    "given", ["A: {hand: [Apunta], monsters: [Velada]}", "A: {hand: [Elige]}, B: {monsters: [Velada]}"]
)
def test_5_2_16_its_own_player_selects_it_and_what_is_chosen_on_resolving_is_not_selected(
    tmp_path: Path, given: str
) -> None:
    spell = "Apunta" if "Apunta" in given else "Elige"
    table = written(tmp_path, CARDS, given, f"  - A: {{activate: {spell}, blanco: Velada}}")
    assert table.card("Velada").zone.name == "graveyard"


@pytest.mark.parametrize(("spell", "told"), [("Señala", True), ("Nombra", False), ("Apunta", False)])
def test_2_5_6_1_a_text_may_wait_for_being_selected(tmp_path: Path, spell: str, told: bool) -> None:
    """But what has been destroyed by then activates nothing on the field (2.2.7.1)."""
    given = f"A: {{hand: [{spell}], monsters: [Aviso], deck: 3 cards}}"
    table = written(tmp_path, CARDS, given, f"  - A: {{activate: {spell}, blanco: Aviso}}")
    assert ("Aviso/1" in order(table)) is told


ANYTHING = """
  Tala: {type: spell, effects: [{targets: [{choose: {}, as: blanco}], resolve: [{destroy: blanco}]}]}
  Brecha: {type: trap, effects: [{targets: [{choose: {type: trap}, as: blanco}], resolve: [{destroy: blanco}]}]}
  Cerco: {type: trap, icon: continuous, effects: [{targets: [{choose: {type: trap}, as: blanco}], resolve: [{destroy: blanco}]}]}
"""


@pytest.mark.parametrize(
    ("card", "board", "clause"),
    [
        ("Tala", "hand: [Tala], spells: [{card: Cerco, facedown: yes, as: Otra}]", "2.14.2.1"),
        ("Brecha", "spells: [{card: Brecha, facedown: yes, played: 1}, {card: Cerco, as: Otra}]", "2.15.2.2"),
    ],
)
def test_a_card_of_a_single_use_does_not_select_itself(tmp_path: Path, card: str, board: str, clause: str) -> None:
    script = "  - A tries: {activate: %s, blanco: %s}"
    for chosen, said in ((card, clause), ("Otra", "legal")):
        assert verdicts(written(tmp_path, ANYTHING, f"A: {{{board}}}", script % (card, chosen))) == [said]


def test_2_15_3_1_a_card_that_stays_may_select_itself(tmp_path: Path) -> None:
    given = "A: {spells: [{card: Cerco, facedown: yes, played: 1}, {card: Cerco, as: Otra}]}"
    script = "  - A tries: {activate: Cerco, blanco: Cerco}"
    assert verdicts(written(tmp_path, ANYTHING, given, script)) == ["legal"]
