"""A mutant before its scenarios: a verdict, a script that does not fit, a crash, a loop, or nobody who notices."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, rule
from judgekit.scenario.loading import load
from judgekit.scenario.model import Scenario
from tests.coverage.small_game import Mini, installed, write_scenario
from tests.mutation.figures import Floor, figure
from tests.mutation.mutants import Method, Mutant, _tree, sample
from tests.mutation.operators import changes
from tests.mutation.trial import End, end, places, witnesses

PLAYS = "A: {play: Lobo}"
TRIES = "A tries: {play: Lobo}"


class Counting(Mini):
    """Whoever plays a card counts down to the turn's owner."""

    owners: ClassVar[tuple[str, ...]] = ("A", "B")

    @action("play", "1.1")
    def play_card(self, player: str, card: Obj) -> None:
        left = 2
        while left:
            left -= 1
        super().play_card(player, card)

    @rule("1.2")
    def in_turn(self, player: str) -> None:
        if self.owners[0] != player:
            raise Illegal("not your turn", player=player)


@pytest.fixture(autouse=True)
def game() -> Iterator[None]:
    with installed(Counting, readings=()):
        yield


@pytest.fixture
def plays(tmp_path: Path) -> Scenario:
    return load(write_scenario(tmp_path, "juega", PLAYS, "{A: {table: [Lobo]}}"))


@pytest.fixture
def tries(tmp_path: Path) -> Scenario:
    return load(write_scenario(tmp_path, "intenta", TRIES, "{tries: [legal]}"))


@pytest.fixture
def waits(tmp_path: Path) -> Scenario:
    return load(write_scenario(tmp_path, "espera", "", "{A: {hand: [Lobo]}}"))


def mutant(name: str, new: str) -> Mutant:
    method = Method("mini", name, ("mini:1.2",), vars(Counting)[name].__wrapped__)
    (found,) = [one for one in changes(_tree(method)) if one.new == new]
    return Mutant(method, found)


def test_a_verdict_is_worth_more_than_a_script_that_does_not_fit(plays: Scenario, tries: Scenario) -> None:
    turned = mutant("in_turn", "self.owners[0] == player")
    assert end(turned, [plays]) is End.MISFIT
    assert end(turned, [plays, tries]) is End.VERDICT


def test_a_crash_a_loop_and_nobody(plays: Scenario, tries: Scenario) -> None:
    assert end(mutant("in_turn", "self.owners[1]"), [tries]) is End.VERDICT
    assert end(mutant("in_turn", "self.owners[-1]"), [tries]) is End.VERDICT
    assert end(mutant("play_card", "left = 3"), [tries]) is End.SURVIVES
    assert end(mutant("play_card", "left -= 0"), [plays]) is End.ENDLESS
    assert end(mutant("play_card", "left -= 0"), []) is End.UNSEEN


def test_a_rule_that_breaks_the_simulator_crashes(monkeypatch: pytest.MonkeyPatch, tries: Scenario) -> None:
    monkeypatch.setattr(Counting, "owners", ("A",))
    assert end(mutant("in_turn", "self.owners[1]"), [tries]) is End.CRASH


def test_only_who_runs_the_line_is_a_witness(plays: Scenario, tries: Scenario, waits: Scenario) -> None:
    bank = {one.id: one for one in (plays, tries, waits)}
    here = str(Path(__file__).parent)
    ran = {id_: places(one, here) for id_, one in bank.items()}
    asked = witnesses(mutant("in_turn", "self.owners[0] == player"), ran, bank)
    assert {one.id for one in asked} == {plays.id, tries.id}


def test_the_same_seed_keeps_its_choice_when_a_mutant_goes() -> None:
    every = [mutant("in_turn", new) for new in ("return", "if True:", "if False:", "self.owners[1]", "self.owners[-1]")]
    drawn = sample(every, 3, 1)
    assert drawn == sample([*reversed(every)], 3, 1)
    left = [one for one in every if one is not drawn[0]]
    assert drawn[1:] == sample(left, 2, 1)
    assert sample(every, None, 1) != sample(every, None, 2)


def test_a_figure_says_what_noticed() -> None:
    one = mutant("in_turn", "return")
    found = figure("mini", [(one, End.VERDICT), (one, End.MISFIT), (one, End.SURVIVES), (one, End.UNSEEN)])
    assert (found.total, found.survivors, found.verdict, found.noticed) == (4, 2, 25.0, 50.0)
    assert found.misses(Floor(verdict=25.1, noticed=50))
    assert found.misses(Floor(verdict=25, noticed=50.1))
    assert not found.misses(Floor(verdict=25, noticed=50))
