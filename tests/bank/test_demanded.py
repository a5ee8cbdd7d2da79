"""The bank demands of its scenarios what a question may leave out."""

from pathlib import Path

import pytest

from judgekit import bank
from judgekit.errors import UserError
from judgekit.scenario import DEMANDED, Scenario, load
from tests.scenario.frame import FRAME

WHOLE = FRAME.format(game="lorcana", cards="{}", given="{}", script="[]", expect="{turn: A}")


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "lorcana").mkdir()
    return tmp_path / "lorcana" / "prueba.yaml"


def test_a_whole_one_is_a_scenario(place: Path) -> None:
    place.write_text(WHOLE, encoding="utf-8")
    (scenario,) = bank.scenarios(place.parents[1])
    assert isinstance(scenario, Scenario)


@pytest.mark.parametrize("part", DEMANDED)
def test_each_part_is_demanded_of_the_bank_alone(place: Path, part: str) -> None:
    lines = [line for line in WHOLE.splitlines() if not line.startswith(f"{part}:")]
    place.write_text("\n".join(lines), encoding="utf-8")
    assert load(place).game == "lorcana"
    with pytest.raises(UserError, match=f"prueba.yaml, línea 1, columna 1: en el banco hace falta .*«{part}»"):
        bank.scenarios(place.parents[1])
