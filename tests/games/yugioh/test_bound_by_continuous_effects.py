"""What a Continuous Effect of a monster bound for as long as that lies there is not bound while it has no effects."""

from pathlib import Path

import pytest

from tests.games.yugioh.written import written

CARDS = """
  Pulpo: {level: 4, atk: 1500, def: 900, kinds: [effect], effects: [{when: {event: normal summon}, KEYWORDdo: [{modify: atk, by: -300, on: {controller: opponent}, until: self leaves}]}]}
  Callado: {type: spell, effects: [{targets: [{choose: {type: monster}, as: mudo}], resolve: [{lose: abilities, on: mudo}]}]}
  Toro: {level: 4, atk: 1500, def: 1000}
"""
GIVEN = "phase: main 1, A: {hand: [Pulpo, Callado], deck: 3 cards}, B: {monsters: [Toro], deck: 3 cards}"


@pytest.mark.parametrize(
    ("keyword", "negated", "atk"),
    [("keyword: Continuo, ", True, 1500), ("keyword: Continuo, ", False, 1200), ("", True, 1200)],
)
def test_only_a_continuous_effect_lets_go(tmp_path: Path, keyword: str, negated: bool, atk: int) -> None:
    script = "  - A: {summon: Pulpo}\n" + "  - A: {activate: Callado, mudo: Pulpo}" * negated
    found = written(tmp_path, CARDS.replace("KEYWORD", keyword), GIVEN, script)
    assert found.number(found.card("Toro"), "atk") == atk
