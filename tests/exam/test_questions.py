"""Questions come from scenarios, answers from the simulator, wrong options from wrong rules."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from judgekit import games
from judgekit.bank import find, scenarios
from judgekit.engine.malrule import Malrule
from judgekit.engine.model import Instance
from judgekit.engine.rule import rule
from judgekit.exam.beliefs import believed, forgotten
from judgekit.exam.case import Case
from judgekit.exam.kinds import questions
from judgekit.exam.question import Kind, Question
from judgekit.replay.run import replay
from judgekit.replay.variants import is_at_stake
from judgekit.replay.verdict import applied
from judgekit.scenario.model import Scenario


class OldestFirst:
    @rule("13.1")
    def bucket(self, instance: Instance) -> Any:
        """What waited longest goes first."""
        return (instance.batch, instance.controller != self.turn_player)  # type: ignore[attr-defined]


class NothingTriggersTwice:
    @rule("8.3")
    def nobody_calls_this(self) -> None:
        """Overrides nothing."""


class Breaks:
    def settle(self) -> None:
        raise RuntimeError


WAITS = Malrule("lo nuevo espera", ("digimon:3.1",), "Crees que un disparo nuevo espera a los anteriores.", OldestFirst)
IDLE = Malrule("no hace nada", ("digimon:8.3",), "Crees que no pasa nada.", NothingTriggersTwice)
FAULTY = Malrule("se rompe", ("digimon:1.1",), "Crees que se rompe.", Breaks)
NEWEST = "digimon/disparo-nuevo-primero"


@pytest.fixture
def newest() -> Scenario:
    (found,) = find([NEWEST])
    return found


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Malrule]]:
    """The malrules of every game are these."""
    malrules: list[Malrule] = []
    monkeypatch.setattr(games, "malrules", lambda _game: tuple(malrules))
    yield malrules


def texts(game: str, edition: Any) -> dict[str, str]:
    return {one.id: one.text for one in edition.ask(lambda store: store.clauses(game))}


def asked(scenario: Scenario, edition: Any) -> dict[Kind, Question]:
    return {one.kind: one for one in questions(Case(scenario), texts(scenario.game, edition))}


def test_the_order_under_a_malrule_is_the_wrong_option(newest: Scenario, only: list[Malrule], edition: Any) -> None:
    only.append(WAITS)
    found = asked(newest, edition)[Kind.ORDER]
    right, wrong = found.options[:2]
    assert right.text == "Silphymon (efecto 1) → Pandamon (su efecto) → Silphymon (efecto 2)."
    assert right.beliefs == ()
    assert wrong.text == "Silphymon (efecto 1) → Silphymon (efecto 2) → Pandamon (su efecto)."
    assert wrong.beliefs[0].says == "Crees que un disparo nuevo espera a los anteriores."
    assert wrong.parting is not None
    assert wrong.parting.right != wrong.parting.wrong


def test_equal_answers_of_two_malrules_are_one_option(newest: Scenario, only: list[Malrule], edition: Any) -> None:
    only += [WAITS, replace(WAITS, name="otra igual", belief="Crees que hay turnos.")]
    found = asked(newest, edition)[Kind.ORDER]
    assert [one.name for one in found.options[1].beliefs[:2]] == ["lo nuevo espera", "otra igual"]


def test_a_malrule_that_is_not_at_stake_or_breaks_gives_nothing(newest: Scenario) -> None:
    rules = replay(newest.situation).game
    assert is_at_stake(WAITS, type(rules), rules.trace.evaluated)
    assert not is_at_stake(WAITS, type(rules), ())
    assert believed(newest, WAITS) is not None
    assert believed(newest, FAULTY) is None


def test_forgetting_the_clause_that_decides_changes_the_order(newest: Scenario) -> None:
    (found,) = forgotten(newest, "digimon:3.1")
    assert found.beliefs[0].clause == "digimon:3.1"


def test_a_question_says_nothing_of_the_answer(newest: Scenario, only: list[Malrule], edition: Any) -> None:
    only.append(WAITS)
    for one in asked(newest, edition).values():
        shown = " ".join((one.ask, one.asks, *one.cards, *one.script, str(one.board)))
        assert newest.title not in shown
        assert one.options[0].text not in shown


def test_what_a_scenario_expects_does_not_matter(newest: Scenario, edition: Any) -> None:
    assert asked(newest, edition) == asked(replace(newest, claims=()), edition)


@pytest.mark.parametrize("game", games.names())
def test_every_question_of_the_bank_has_one_right_answer_and_wrong_ones_with_a_reason(game: str, edition: Any) -> None:
    of_game = texts(game, edition)
    made = 0
    for scenario in scenarios(game=game)[::6]:
        case = Case(scenario)
        right = replay(scenario.situation).game
        for one in questions(case, of_game):
            made += 1
            assert 2 <= len(one.options) <= 4, one.card
            assert len({option.text for option in one.options}) == len(one.options), one.card
            assert one.options[0].beliefs == ()
            if one.kind is Kind.CLAUSE:
                clauses = [option.text.partition(" — ")[0] for option in one.options]
                assert clauses[0] in applied(right.trace.steps)
                assert not set(clauses[1:]) & applied(right.trace.steps)
            else:
                assert all(option.beliefs for option in one.options[1:]), one.card
            assert set(one.decided_by) <= applied(right.trace.steps)
    assert made > 10


def test_a_belief_whose_trace_reads_the_same_parts_where_it_does_something_else(edition: Any) -> None:
    (found,) = find(["cipher/marcha-propia-fuera-de-batalla"])
    wrong = asked(found, edition)[Kind.HAPPENS].options[1]
    assert wrong.parting is not None
    assert wrong.parting.wrong.endswith(f"y al final: {wrong.text}")


def test_no_option_leaves_a_card_under_nothing(edition: Any) -> None:
    (found,) = find(["lorcana/la-pila-entera-vuelve-a-la-mano"])
    assert not any("debajo de ." in one.text for one in asked(found, edition)[Kind.HAPPENS].options)


def test_the_clause_that_it_is_about_decides_where_it_acts(edition: Any) -> None:
    (found,) = find(["cipher/level-down"])
    case = Case(found)
    assert case.clause in case.applied
    assert case.decided_by[0] == case.clause
    assert asked(found, edition)[Kind.CLAUSE].options[0].text.startswith(f"{case.clause} — ")
