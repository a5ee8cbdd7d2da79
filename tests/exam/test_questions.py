"""Questions come from scenarios, answers from the simulator, wrong options from wrong rules."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from judgekit import games
from judgekit.bank import find, scenarios
from judgekit.engine.malrule import Malrule
from judgekit.engine.rule import rule
from judgekit.exam.beliefs import believed, forgotten
from judgekit.exam.case import Case
from judgekit.exam.kinds import questions
from judgekit.exam.question import Kind, Question
from judgekit.reasons import foremost
from judgekit.replay.run import replay
from judgekit.replay.verdict import applied
from judgekit.scenario.model import Scenario


class OldestFirst:
    @rule("3.1")
    def newer_first(self, oldest: int, newest: int) -> int:
        """What waited longest goes first."""
        return oldest


class Breaks:
    def settle(self) -> None:
        raise RuntimeError


WAITS = Malrule("lo nuevo espera", ("digimon:3.1",), "Crees que un disparo nuevo espera a los anteriores.", OldestFirst)
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


def test_a_malrule_that_is_not_at_stake_or_breaks_gives_nothing(newest: Scenario, only: list[Malrule]) -> None:
    played = replay(newest.situation)
    only.append(WAITS)
    assert [one.beliefs[0].name for one in believed(played)] == [WAITS.name]
    only[:] = [FAULTY]
    assert list(believed(played)) == []


def test_forgetting_the_clause_that_decides_changes_the_order(newest: Scenario) -> None:
    (found,) = forgotten(replay(newest.situation), ["digimon:3.1"])
    assert found.beliefs[0].clause == "digimon:3.1"


def test_a_question_says_nothing_of_the_answer(newest: Scenario, only: list[Malrule], edition: Any) -> None:
    only.append(WAITS)
    for one in asked(newest, edition).values():
        shown = " ".join((one.ask, one.asks, *one.cards, *one.script, str(one.board)))
        assert newest.title not in shown
        assert one.options[0].text not in shown


def test_what_a_scenario_expects_and_its_source_do_not_matter(newest: Scenario, edition: Any) -> None:
    wrong = tuple(replace(one, expected="nunca") for one in newest.claims)
    assert asked(newest, edition) == asked(replace(newest, claims=wrong, source="digimon:22.6"), edition)


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
                first, *others = [option.text.partition(" — ")[0] for option in one.options]
                assert first == case.clause
                assert not set(others) & applied(right.trace.steps)
                assert not any(case.decides_too(clause) for clause in others)
            else:
                assert all(option.beliefs for option in one.options[1:]), one.card
    assert made > 10


def test_a_belief_whose_trace_reads_the_same_parts_where_it_does_something_else(edition: Any) -> None:
    (found,) = find(["cipher/marcha-propia-fuera-de-batalla"])
    partings = {one.text: one.parting for one in asked(found, edition)[Kind.HAPPENS].options[1:]}
    assert any(one and one.wrong.endswith(f"y al final: {text}") for text, one in partings.items())


def test_no_option_leaves_a_card_under_nothing(edition: Any) -> None:
    (found,) = find(["lorcana/la-pila-entera-vuelve-a-la-mano"])
    assert not any("debajo de ." in one.text for one in asked(found, edition)[Kind.HAPPENS].options)


def test_the_clause_that_it_is_about_is_the_best_reason_s(edition: Any) -> None:
    (found,) = find(["digimon/disparo-nuevo-primero"])
    case = Case(found)
    best = foremost(case.reasons)[0].clauses[0]
    assert (case.clause, case.decided_by[0]) == (best, best)
    assert "digimon:3.1" in case.decided_by


def test_no_clause_is_asked_for_where_two_reasons_are_as_good(newest: Scenario, edition: Any) -> None:
    tied, sure = Case(newest), Case(newest)
    first, *others = tied.reasons
    tied.reasons = (first, replace(others[0], weight=first.weight), *others[1:])
    assert tied.surest_clause == ""
    sure.reasons = (first, *(replace(one, weight=first.weight - 2) for one in others))
    assert sure.surest_clause == first.clauses[0]
