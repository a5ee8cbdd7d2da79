"""The shipped bank, read once."""

import pytest

from judgekit.bank import scenarios
from judgekit.scenario.model import Scenario

BANK = {one.id: one for one in scenarios()}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "scenario" in metafunc.fixturenames:
        metafunc.parametrize("scenario", list(BANK.values()), ids=list(BANK))


@pytest.fixture(scope="session")
def bank() -> dict[str, Scenario]:
    return BANK
