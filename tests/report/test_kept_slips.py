"""A slip that was solved is not solved again, and never taken where anything that it was made from is another."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from judgekit import bank, cache
from judgekit.corpus.library import Library
from judgekit.report import kept_slips, slip
from judgekit.scenario import Scenario, load


@pytest.fixture
def scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scenario:
    """A scenario of the bank copied beside its cards, and an empty cache."""
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path / "cache"))
    path = next(bank.paths(bank.shipped_bank(), "cipher"))
    folder = tmp_path / "cipher"
    folder.mkdir()
    for one in (path, path.with_name("cards.yaml")):
        (folder / one.name).write_bytes(one.read_bytes())
    found = load(folder / path.name)
    assert isinstance(found, Scenario)
    return found


@pytest.mark.parametrize("full", [True, False])
def test_it_is_solved_once_and_the_same_however_it_is_quoted(
    scenario: Scenario, full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library()
    made = library.ask(lambda store: slip.slip(scenario, store, full=full))
    assert kept_slips.slip(scenario, library, full=not full).id == made.id
    monkeypatch.setattr(kept_slips, "whole", lambda *_: pytest.fail("it was solved already"))
    assert kept_slips.slip(scenario, library, full=full) == made


def test_a_damaged_one_is_solved_anew(scenario: Scenario, tmp_path: Path) -> None:
    library = Library()
    made = kept_slips.slip(scenario, library, full=True)
    (kept,) = (tmp_path / "cache" / "slips").glob(f"*/{kept_slips.FILE}")
    kept.write_bytes(kept.read_bytes()[:-2])
    assert kept_slips.slip(scenario, library, full=True) == made


def test_what_is_no_file_is_solved_each_time(scenario: Scenario, tmp_path: Path) -> None:
    kept_slips.slip(replace(scenario, path=Path("-")), Library(), full=True)
    assert not (tmp_path / "cache" / "slips").exists()


def test_another_text_reading_card_rule_or_code_is_another_slip(
    scenario: Scenario, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    for one in Library().folder.glob("cipher.*"):
        (rules / one.name).write_bytes(one.read_bytes())

    def key(of: Scenario) -> str:
        return kept_slips._key(of.path, of, Library(rules))

    keys = [key(scenario), key(replace(scenario, situation=replace(scenario.situation, readings={"a": "b"})))]
    for one in (scenario.path, scenario.path.with_name("cards.yaml"), rules / "cipher.txt"):
        one.write_bytes(one.read_bytes() + b"\n# more\n")
        keys.append(key(scenario))
    monkeypatch.setattr(cache, "code", lambda *_: "other")
    keys.append(key(scenario))
    assert len(set(keys)) == len(keys)


def test_all_that_a_slip_loads_is_in_the_key() -> None:
    code = (
        "import sys; from judgekit.report.slip import slip; from judgekit import bank; from judgekit.corpus.library import Library\n"
        "one = bank.scenarios(game='cipher')[0]\n"
        "Library().ask(lambda store: slip(one, store, full=False))\n"
        "print(*(one for one in sys.modules if one.startswith('judgekit.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {one.removeprefix("judgekit.").split(".")[0] for one in done.stdout.split()}
    assert loaded <= {one.removesuffix(".py") for one in kept_slips._CODE}
    assert {"reasons", "story", "report"} <= loaded
