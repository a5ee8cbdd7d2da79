"""Clauses 3.3.5.6.1 and 5.1.7.1: cards that say that they are not attacked; and texts that leave the Damage Step out."""

from pathlib import Path

import pytest

from judgekit.errors import UserError
from tests.games.yugioh.table import order, verdicts
from tests.games.yugioh.written import written

VEILED = "  Velo: {{level: 4, atk: 3000, def: 1, kinds: [effect], effects: [{{static: [{{forbid: {{event: attacked, of: {0}}}}}]}}]}}\n"


@pytest.mark.parametrize(
    ("of", "itself", "other"),
    [
        ("{is: self}", "5.1.7.1", "legal"),
        ("{is: other, controller: you}", "legal", "5.1.7.1"),
        ("{race: dragón}", "legal", "legal"),
    ],
)
def test_5_1_7_1_what_may_not_be_attacked_is_no_target(tmp_path: Path, of: str, itself: str, other: str) -> None:
    given = "phase: battle, A: {monsters: [Torre, Torre]}, B: {monsters: [Velo, Peón]}"
    script = "  - A tries: {attack: Torre, target: Velo}\n  - A tries: {attack: Torre#2, target: Peón}"
    assert verdicts(written(tmp_path, VEILED.format(of), given, script)) == [itself, other]


def test_3_3_5_6_1_who_may_not_be_attacked_is_in_the_way_all_the_same(tmp_path: Path) -> None:
    given = "phase: battle, A: {monsters: [Torre]}, B: {monsters: [Velo]}"
    table = written(tmp_path, VEILED.format("{is: self}"), given, "  - A tries: {attack: Torre}")
    assert verdicts(table) == ["3.3.5.6.1 4.3.4.1"]


def test_5_1_7_1_nor_does_who_must_attack_have_to_attack_it(tmp_path: Path) -> None:
    cards = VEILED.format("{is: self}") + "  Furia: {level: 4, atk: 2000, def: 1, keywords: [Debe atacar]}\n"
    given = "phase: battle, A: {monsters: [Furia]}, B: {monsters: [VELO]}"
    barred = written(tmp_path, cards, given.replace("VELO", "Velo"), "  - A tries: {go: main 2}")
    free = written(tmp_path, cards, given.replace("VELO", "Peón"), "  - A tries: {go: main 2}")
    assert (verdicts(barred), verdicts(free)) == (["legal"], ["5.1.7.1"])


@pytest.mark.parametrize(
    ("condition", "battle", "effect"), [("{not: {step: damage}}", False, True), ("{step: damage}", True, False)]
)
def test_2_2_7_1_a_text_may_leave_the_damage_step_out(
    tmp_path: Path, condition: str, battle: bool, effect: bool
) -> None:
    cards = f"""
  Eco: {{level: 4, atk: 3000, def: 1, kinds: [effect], effects: [{{when: {{event: destroy, of: {{name: Peón}}}}, condition: {condition}, do: [draw]}}]}}
  Plaga: {{type: spell, effects: [{{resolve: [{{destroy: {{name: Peón}}}}]}}]}}
"""
    given = "A: {monsters: [Eco], hand: [Plaga], deck: 3 cards}, B: {monsters: [Peón]}"
    by_battle = written(tmp_path, cards, f"phase: battle, {given}", "  - A: {attack: Eco, target: Peón}")
    by_effect = written(tmp_path, cards, given, "  - A: {activate: Plaga}")
    assert [("Eco/1" in order(one)) for one in (by_battle, by_effect)] == [battle, effect]


def test_what_is_only_told_steps_in_nowhere_and_a_step_must_be_one(tmp_path: Path) -> None:
    for text, why in (
        ("{would: attacked, stops: yes}", "«attacked» cuenta lo que ya ha ocurrido"),
        ("{activate: ignition, if: {step: combate}, do: [draw]}", "el paso «combate» no existe en este juego"),
    ):
        with pytest.raises(UserError, match=why):
            written(
                tmp_path, f"  Velo: {{level: 4, effects: [{text}]}}", "A: {monsters: [Velo]}", "  - A: {go: battle}"
            )
