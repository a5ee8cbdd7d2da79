"""The JSON of every scenario of the bank is valid under the schema that `judgekit schema --output replay` prints."""

import pytest
from jsonschema import Draft202012Validator

from judgekit.bank import entries
from judgekit.cli.outputs import schema_of
from judgekit.contract.plain import to_json
from judgekit.replay import Document, played
from judgekit.scenario import Scenario

DOCUMENT = Document("x", "1", "abc")


@pytest.fixture(scope="module")
def trace() -> Draft202012Validator:
    return Draft202012Validator(schema_of("replay"))


def test_its_trace_and_its_readings(scenario: Scenario, trace: Draft202012Validator) -> None:
    made = played(scenario, comparing=True).tree(DOCUMENT)
    assert list(trace.iter_errors([to_json(made)])) == []


def test_the_list_of_the_bank() -> None:
    listed = Draft202012Validator(schema_of("scenarios"))
    assert list(listed.iter_errors(to_json([one.summary for one in entries()]))) == []


def test_what_may_come_out(bank: dict[str, Scenario], trace: Draft202012Validator) -> None:
    of_game = {one.game: [other for other in bank.values() if other.game == one.game] for one in bank.values()}
    for scenario in (one for scenarios in of_game.values() for one in scenarios[:6]):
        made = played(scenario, exploring=lambda _: None).tree(DOCUMENT)
        assert made.outcomes
        assert list(trace.iter_errors([to_json(made)])) == [], scenario.id
