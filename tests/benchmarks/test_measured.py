"""A run of the benchmarks is kept whole, and what got slower is said."""

from dataclasses import replace
from pathlib import Path

from tests.benchmarks import __main__ as command
from tests.benchmarks.measured import Run, commit, compared, machine, read

OLD = Run("abc", {"cores": "2"}, {"work": 0.01}, {"a": 0.02, "b": 0.03}, {"a": 2.0, "b": 3.0})


def test_a_run_is_kept_with_its_machine_and_commit(tmp_path: Path) -> None:
    run = replace(OLD, commit=commit(), machine=machine())
    run.write(tmp_path / "run.json")
    assert read(tmp_path / "run.json") == run
    assert {"system", "cores", "python"} <= set(run.machine)
    assert run.commit


def test_what_got_slower_is_said_and_noise_is_not() -> None:
    assert compared(OLD, replace(OLD, ratios={"a": 2.2, "b": 1.0})) == []
    assert compared(OLD, replace(OLD, ratios={"a": 3.0, "b": 3.0})) == ["a: 1.50 times what it was (2 -> 3)"]


def test_what_is_not_measured_any_more_is_said_and_what_is_new_is_not() -> None:
    assert compared(OLD, replace(OLD, ratios={"a": 2.0, "c": 9.0})) == ["b: not measured any more"]


def test_figures_are_ratios_to_a_baseline_of_the_same_run() -> None:
    run = command.measured(["explore 7 triggers"])
    assert run.ratios["explore 7 triggers"] == run.seconds["explore 7 triggers"] / run.baselines["work"]
