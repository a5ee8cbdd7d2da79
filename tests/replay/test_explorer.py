"""The explorer walks every order and choice, merges by final table, and says which decisions matter."""

from collections.abc import Iterable
from math import factorial
from pathlib import Path

import pytest

from judgekit.engine.choice import Choice, Decision, Option
from judgekit.errors import UserError
from judgekit.replay.choosers import OtherOptions, Recorded, Unmade
from judgekit.replay.explorer import Exploration, Fork, explore
from judgekit.replay.outcomes import final
from judgekit.replay.readings import compare
from judgekit.replay.run import play, replay
from judgekit.scenario.model import Scenario
from tests.replay import plain_walk
from tests.scenario.frame import read as table
from tests.scenario.toy import read

pytestmark = pytest.mark.usefixtures("toy")


def orders(count: int) -> str:
    effects = "".join("      - {when: play, do: [{gain: 1, of: points}]}\n" for _ in range(count))
    return f"  Duende: {{force: 1}}\n  Bosque: {{force: 3}}\n  Mago:\n    force: 2\n    effects:\n{effects}"


def many(folder: Path, count: int) -> Scenario:
    return read(folder, cards=orders(count), script="  - A: {play: Mago}", expect="  A: {points: 1}")


def matters(found: Exploration) -> dict[tuple[str, str], bool]:
    return {(one.player, one.name): one.matters for one in found.forks}


def test_all_orders_of_what_is_alike_end_alike(tmp_path: Path) -> None:
    found = explore(many(tmp_path, 4).situation)
    assert (found.paths, len(found.outcomes)) == (factorial(4), 1)
    assert found.outcomes[0].paths == factorial(4)
    assert matters(found) == {("A", "order"): False}


def test_every_outcome_has_an_example_that_leads_to_it(tmp_path: Path) -> None:
    situation = read(tmp_path).situation
    found = explore(situation)
    assert len(found.outcomes) > 2
    assert sum(one.paths for one in found.outcomes) == found.paths
    for one in found.outcomes:
        again = play(situation, Recorded(situation.script, one.decisions))
        assert final(again.game) == one.final


def test_the_outcome_of_the_script_is_among_them(tmp_path: Path) -> None:
    scenario = read(tmp_path)
    assert final(replay(scenario.situation).game) in {one.final for one in explore(scenario.situation).outcomes}


def test_it_tells_which_decisions_matter_and_what_each_answer_leads_to(tmp_path: Path) -> None:
    found = explore(read(tmp_path).situation)
    assert matters(found)["A", "blanco"]
    fork = next(one for one in found.forks if one.name == "order")
    assert fork.choice is not None
    assert [one.key for one in fork.choice.options] == ["Mago/1", "Mago/2"]
    assert set().union(*fork.answers.values()) == set(range(len(found.outcomes)))


def test_a_choice_of_several_takes_every_admissible_subset(tmp_path: Path) -> None:
    cards = "  Duende: {force: 1}\n  Bosque: {force: 1}\n  Mago:\n    force: 2\n    effects:\n      - when: play\n"
    cards += "        do: [{choose: {controller: opponent}, as: blanco, count: 2, up to: yes}, {destroy: blanco}]\n"
    found = explore(read(tmp_path, cards=cards, given="  B: {field: [Duende, Bosque, Duende]}\n  A: {hand: [Mago]}").situation)  # fmt: skip
    assert found.paths == 1 + 3 + 3
    assert len(found.outcomes) == 7


def test_the_order_of_a_zone_counts_only_where_it_matters(tmp_path: Path) -> None:
    given = "  B: {field: [Duende, Bosque]}\n  A: {hand: [Mago, Bosque]}"
    one = read(tmp_path, given=given, script="  - A: {play: Mago, order: Mago/1, blanco: Bosque, herido: Duende}")
    other = read(tmp_path, given=given, script="  - A: {play: Mago, order: Mago/2, blanco: Bosque, herido: Duende}")
    assert final(replay(one.situation).game) == final(replay(other.situation).game)


TEXTS = "{when: play, do: [{play: {name: Z, zone: hand}}]}, {when: play, do: [{draw: 1}]}"
RUSH = f"{{Z: {{level: 3, dp: 1000, keywords: [Rush]}}, D: {{level: 3, dp: 1000, cost: 1, effects: [{TEXTS}]}}}}"


def test_a_win_in_the_middle_of_an_attack_is_one_outcome_however_it_was_come_to(tmp_path: Path) -> None:
    """The record of the attack speaks of a Digimon that another order numbers otherwise (digimon 14.5.10)."""
    given = "{turn number: 3, A: {hand: [D, Z], deck: [D, D], memory: 5}}"
    found = explore(table(tmp_path, "digimon", RUSH, given, "[A: {play: D}, A: {attack: Z, on: B}]").situation)
    assert (found.paths, [one.state.winner for one in found.outcomes]) == (2, ["A"])


def test_a_move_that_is_no_longer_legal_ends_its_path(tmp_path: Path) -> None:
    found = explore(read(tmp_path, script="  - A: {play: Mago, order: Mago/2, herido: Duende}\n  - A: {hit: Mago}\n  - A: {play: Mago}").situation)  # fmt: skip
    assert all("ya no puede jugar Mago (toy:3.2)" in (one.stopped or "") for one in found.outcomes)


def test_too_many_paths_are_refused_with_the_widest_decision(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"pasa de 50 tramos \(la decisión más ancha, «order», tiene 5 opciones\)"):
        explore(many(tmp_path, 5).situation, most=50)
    assert explore(many(tmp_path, 4).situation, most=32).paths == 24


def test_progress_is_told_stretch_by_stretch(tmp_path: Path) -> None:
    done: list[int] = []
    explore(many(tmp_path, 3).situation, progress=done.append)
    assert done == list(range(1, 3 * 2**2 + 1))


def test_orders_that_come_to_the_same_are_played_once_and_counted_all(tmp_path: Path) -> None:
    """Eight triggers have 40,320 orders; a position is a set of those that are left, and with none it is over."""
    found = explore(many(tmp_path, 8).situation)
    assert (found.paths, found.positions, found.cycles) == (factorial(8), 2**8 - 1, 0)
    assert found.forks[0].asked == sum(factorial(8) // factorial(left) for left in range(2, 9))


def face(found: Exploration | plain_walk.Exploration) -> tuple[object, ...]:
    """All that an exploration says, by the words of the options and not by their places."""
    ends = [(one.final, one.stopped, one.paths, _taken(one.decisions)) for one in found.outcomes]
    forks = {(one.player, one.name): (one.asked, _answers(one)) for one in found.forks}
    return found.paths, ends, forks


def _taken(decisions: Iterable[Decision]) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.choice.name, one.taken) for one in decisions]


def _answers(fork: Fork | plain_walk.Fork) -> set[tuple[frozenset[str], frozenset[int]]]:
    options = fork.choice.options if fork.choice else ()
    return {(frozenset(options[one].key for one in taken), ends) for taken, ends in fork.answers.items()}


def test_a_position_that_forgets_something_is_told_from_the_plain_walk(tmp_path: Path) -> None:
    """Where only the zones make a position, what each order has done to the counts is lost."""
    situation = read(tmp_path).situation
    plain = face(plain_walk.explore(situation))
    assert face(explore(situation)) == plain
    assert face(explore(situation, key=lambda table: tuple(sorted(table.state.current)))) != plain


class TestRecorded:
    def test_the_same_choices_give_the_same_trace(self, tmp_path: Path) -> None:
        situation = read(tmp_path).situation
        first = replay(situation).game.trace
        chooser = Recorded(situation.script, first.decisions)
        again = play(situation, chooser).game.trace
        chooser.check_over()
        assert again.steps == first.steps

    def test_other_options_than_recorded_are_an_error(self, tmp_path: Path) -> None:
        situation = read(tmp_path).situation
        made = replay(situation).game.trace.decisions
        other = Decision(Choice("A", "order", "order", (Option("Mago/1"), Option("Bosque/1")), ()), (0,))
        with pytest.raises(OtherOptions, match="Bosque/1"):
            play(situation, Recorded(situation.script, [other, *made[1:]]))
        with pytest.raises(OtherOptions, match="recorded nothing"):
            play(situation, Recorded(situation.script, made[:1]))
        with pytest.raises(OtherOptions, match="met nothing"):
            play(situation, Recorded(situation.script, [*made, other]))

    def test_a_response_without_a_window_is_told(self, tmp_path: Path) -> None:
        situation = read(tmp_path, script="  - B responds: {hit: Duende}").situation
        with pytest.raises(Unmade):
            play(situation, Recorded(situation.script, ()))


def test_readings_are_laid_side_by_side_with_those_that_matter_first(tmp_path: Path) -> None:
    script = "  - A: {play: Mago, order: Mago/1, blanco: Duende, herido: Bosque#2}"
    first, second = compare(read(tmp_path, script=script))
    assert (first.reading.name, first.changes_outcome) == ("sin fuerza", True)
    assert (second.reading.name, second.changes_outcome, second.changes_steps) == ("otra", False, False)
    assert first.differences()["zones", "B", "field"] == ((), ("Duende",))


def test_a_reading_that_the_script_cannot_be_played_under_says_so(tmp_path: Path) -> None:
    first, _ = compare(read(tmp_path))
    assert first.results[0].problem is None
    assert "A tiene que decidir además: Elige «herido»" in (first.results[1].problem or "")
