"""Clause 5.1.8.1: counters of a name, put as a text says and taken back as a cost."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import verdicts, zone
from tests.games.yugioh.written import written

KING = "  Rey: {{level: 8, atk: 3000, def: 100, kinds: [effect], effects: [{0}]}}\n"
PUT = "{activate: ignition, do: [{put counters: 2, of: Reloj, on: %s}]}"


@pytest.mark.parametrize(("paid", "verdict"), [("Reloj", "legal"), ("Mágico", "5.2.22")])
def test_5_1_8_1_counters_are_told_apart_by_their_name(tmp_path: Path, paid: str, verdict: str) -> None:
    pay = f"{{activate: ignition, cost: [{{remove counters: 2, of: {paid}, from: self}}], do: [draw]}}"
    card = KING.format(f"{PUT % 'self'}, {pay}")
    script = "  - A: {activate: Rey, effect: 1}\n  - A tries: {activate: Rey, effect: 2}"
    assert verdicts(written(tmp_path, card, "A: {monsters: [Rey], deck: 3 cards}", script)) == [verdict]


@pytest.mark.parametrize(("many", "verdict"), [(3, "legal"), (4, "legal"), (5, "5.2.22")])
def test_5_1_8_1_counters_of_several_cards_are_paid_together(tmp_path: Path, many: int, verdict: str) -> None:
    cost = f"{{remove counters: {many}, of: Reloj, among: {{controller: you}}}}"
    card = KING.format(f"{PUT % '{controller: you}'}, {{activate: ignition, cost: [{cost}], do: [draw]}}")
    taken = ["Rey", "Rey", "Peón", "Peón", "Peón"][:many]
    script = (
        f"  - A: {{activate: Rey, effect: 1}}\n  - A tries: {{activate: Rey, effect: 2, counter: [{', '.join(taken)}]}}"
    )
    table = written(tmp_path, card, "A: {monsters: [Rey, Peón], deck: 3 cards}", script)
    assert verdicts(table) == [verdict]
    left = 4 - many if verdict == "legal" else 4
    assert sum(one.number("Reloj counters") for one in table.monsters("A")) == left


@pytest.mark.parametrize(("most", "there"), [(1, 1), (3, 3), (9, 4)])
def test_5_1_8_1_a_card_takes_no_more_than_its_text_says(tmp_path: Path, most: int, there: int) -> None:
    card = KING.format(f"{{activate: ignition, do: [{{put counters: 2, of: Reloj, on: self, most: {most}}}]}}")
    table = written(tmp_path, card, "A: {monsters: [Rey]}", "  - A: {activate: Rey}\n  - A: {activate: Rey}")
    assert table.card("Rey").number("Reloj counters") == there


@pytest.mark.parametrize(("word", "drawn"), [("Reloj", 1), ("not Reloj", 1), ("Mágico", 0)])
def test_5_1_8_1_texts_speak_of_who_bears_them(tmp_path: Path, word: str, drawn: int) -> None:
    reckoned = f"{{activate: ignition, do: [{{draw: {{count: {{with counters: {word}}}}}}}]}}"
    card = KING.format(f"{PUT % '{name: Peón}'}, {reckoned}")
    script = "  - A: {activate: Rey, effect: 1}\n  - A: {activate: Rey, effect: 2}"
    table = written(tmp_path, card, "A: {monsters: [Rey, Peón], deck: 3 cards}", script)
    assert len(zone(table, "A", "hand")) == drawn


def test_5_1_8_1_a_card_that_leaves_the_field_comes_back_without_them(tmp_path: Path) -> None:
    back = "{activate: ignition, do: [{move: {name: Peón}, to: hand}, {special summon: {name: Peón, zone: hand}, position: attack}]}"
    card = KING.format(f"{PUT % '{name: Peón}'}, {back}")
    script = "  - A: {activate: Rey, effect: 1}\n  - A: {activate: Rey, effect: 2}"
    table = written(tmp_path, card, "A: {monsters: [Rey, Peón], deck: 3 cards}", script)
    assert not table.card("Peón").number("Reloj counters")
