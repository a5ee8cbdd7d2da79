"""The sentence of the ruling: from what was played, never from what was expected."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from judgekit import bank
from judgekit.corpus.store import Store
from judgekit.report.labels import say
from judgekit.report.slip import slip
from judgekit.scenario.loading import load
from judgekit.scenario.model import Scenario
from judgekit.story.ruling import LONGEST
from tests.report.conftest import SCENARIO

A_FEW = 5


def test_it_tells_the_order_and_what_became_of_the_cards(scenario: Scenario, store: Store) -> None:
    sentence = slip(scenario, store).ruling.sentence
    order = ["Silphymon (efecto 1)", "Pandamon (su efecto)", "Silphymon (efecto 2)"]
    places = [sentence.index(one) for one in order]
    assert places == sorted(places)
    assert sentence.startswith("Primero se resuelve")
    assert "al final, Pandamon queda en" in sentence
    assert sentence.endswith(".")
    assert "digimon:3.1" in slip(scenario, store).ruling.clauses


def test_it_tells_what_the_rule_that_decides_said_and_why_it_decides(scenario: Scenario, store: Store) -> None:
    told = slip(scenario, store)
    [said] = [one.text for one in told.lines if one.clauses == ("digimon:3.1",)]
    assert said.rstrip(".") in told.ruling.sentence
    assert told.ruling.why[0].startswith(f"Sin {told.ruling.clauses[0]}, ")


def test_its_source_and_its_question_have_no_part_in_it(scenario: Scenario, store: Store) -> None:
    elsewhere = slip(replace(scenario, source="digimon:22.6", ask="¿Quién gana?"), store)
    assert replace(elsewhere, source="", ask="") == replace(slip(scenario, store), source="", ask="")


def test_a_false_expectation_changes_the_warning_and_nothing_else(scenario: Scenario, store: Store) -> None:
    wrong = tuple(replace(one, expected=("Gazimon",)) if one.path == ("order",) else one for one in scenario.claims)
    told, honest = slip(replace(scenario, claims=wrong), store), slip(scenario, store)
    assert told.warnings == (say("warnings.unverified"),)
    assert not told.verified
    assert replace(told, warnings=(), verified=True) == honest


def test_another_script_gives_another_ruling(tmp_path: Path, store: Store, scenario: Scenario) -> None:
    data = yaml.load(SCENARIO.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    data["given"]["B"]["trash"] = []
    path = tmp_path / "otro.yaml"
    path.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
    other = slip(load(path), store)
    assert other.ruling.sentence != slip(scenario, store).ruling.sentence or other.after != slip(scenario, store).after


def test_what_it_is_about_only_says_which_cards_to_speak_of(scenario: Scenario, store: Store) -> None:
    about = slip(replace(scenario, claims=(), about=("Gazimon",)), store)
    assert "Gazimon acaba otra vez en" in about.ruling.sentence
    assert "Pandamon queda" not in about.ruling.sentence
    assert about.lines == slip(scenario, store).lines


def test_what_is_illegal_opens_the_sentence_where_that_is_asked(renamed: Callable[..., Scenario], store: Store) -> None:
    attempt = {"digivolve": "Aquilamon", "into": "Aquilamon"}
    tried = renamed(
        {}, script=[{"A tries": attempt}], expect={"tries": ["illegal"]}, ask="¿Puede Aquilamon evolucionar a sí mismo?"
    )
    told = slip(tried, store)
    assert told.verified
    assert told.ruling.sentence.startswith("A no puede evolucionar Aquilamon: ")
    [stopped] = [one for one in told.lines if one.stopped_by]
    assert set(stopped.stopped_by) <= set(told.ruling.clauses)


def test_a_ruling_is_read_in_one_breath(store: Store) -> None:
    for one in bank.scenarios(game="lorcana")[::A_FEW]:
        sentence = slip(one, store).ruling.sentence
        assert len(sentence) <= LONGEST + 60, (one.id, sentence)


@pytest.mark.parametrize("version", ["9.9"])
def test_a_scenario_of_another_version_says_so(version: str, scenario: Scenario, store: Store) -> None:
    [warning] = slip(replace(scenario, document_version=version), store).warnings
    assert version in warning
