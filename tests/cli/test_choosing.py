"""The same filters choose the same scenarios in every command, or refuse with the same sentence."""

import json
from pathlib import Path

import pytest

from judgekit.cli.completing import complete_chapter, complete_mechanic, complete_scenario
from tests.cli.test_cli import run

GAME = ("-g", "cipher")
COMMANDS = ("scenarios", "replay", "report", "exam list")
FILTERS = {
    "a clause and what lies below": (*GAME, "--clause", "6.3"),
    "a range": ("--clause", "cipher:6.3.1-6.3.5"),
    "two clauses": ("--clause", "cipher:6.3.5", "--clause", "cipher:8.6"),
    "a chapter": (*GAME, "--chapter", "08"),
    "mechanics": (*GAME, "--mechanic", "tap", "--mechanic", "flip-bonds"),
    "words": (*GAME, "--text", "apoyo"),
    "clause and words": (*GAME, "--clause", "cipher:6", "--text", "apoyo"),
}
REFUSED = {
    "no such game": ("-g", "magic"),
    "no such clause": (*GAME, "--clause", "cipher:99"),
    "a clause of no scenario": ("--clause", "cipher:1.1"),
    "no such chapter": (*GAME, "--chapter", "99"),
    "a chapter of no game": ("--chapter", "3"),
    "no such mechanic": ("--mechanic", "flip-bnds"),
    "no such word": ("--text", "zxywq"),
    "not together": (*GAME, "--mechanic", "flip-bonds", "--clause", "8.6"),
}


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGEKIT_DATA", str(tmp_path))


def ids(command: str, *filters: str) -> set[str]:
    """The scenarios that a command takes."""
    more = ("-f", "text") if command == "report" else ()
    done = run(*command.split(), "--json", *more, *filters)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    match command:
        case "scenarios":
            return {one["id"] for one in found}
        case "replay":
            return {one["scenario"] for one in found}
        case "report":
            return {one for file in found for one in file["scenarios"]}
    return {one["scenario"] for one in found}


@pytest.mark.parametrize("name", FILTERS)
def test_every_command_takes_the_same_scenarios(name: str) -> None:
    chosen, replayed, printed, asked = (ids(command, *FILTERS[name]) for command in COMMANDS)
    assert chosen
    assert replayed == printed == chosen
    assert asked == chosen & ids("exam list", *GAME)


@pytest.mark.parametrize("name", REFUSED)
def test_every_command_refuses_with_the_same_sentence(name: str) -> None:
    done = [run(*command.split(), *REFUSED[name]) for command in COMMANDS]
    assert {one.returncode for one in done} == {2}
    assert len({one.stderr for one in done}) == 1
    assert done[0].stderr.startswith("Error: ")
    assert "Traceback" not in done[0].stderr


def test_a_misprint_is_said_on_standard_error_and_json_stays_whole() -> None:
    for command in ("scenarios", "replay"):
        done = run(command, "--json", "--clause", "fftcg:17.7.2")
        assert done.stderr == "Aviso: el número 17.7.2 es una errata del documento; la cláusula es fftcg:11.7.2.\n"
        assert json.loads(done.stdout)


def test_a_replay_of_several_that_were_chosen_is_a_line_each() -> None:
    chosen = ids("scenarios", *FILTERS["a range"])
    lines = run("replay", *FILTERS["a range"]).stdout.splitlines()
    assert {line.removeprefix("bien ").strip() for line in lines if line.startswith("bien ")} == chosen
    assert lines[-1].startswith(f"{len(chosen)} escenarios: ")


def test_completion_offers_scenarios_chapters_and_mechanics() -> None:
    assert "digimon/disparo-nuevo-primero" in complete_scenario("digimon/disp")
    assert complete_mechanic("flip-b") == ["flip-bonds"]
    assert {"1", "10", "11"} <= set(complete_chapter("1"))
    assert complete_chapter("x") == []


def test_what_may_be_chosen_is_said() -> None:
    done = run("exam", "--level", "judge-9")
    assert done.returncode == 2
    assert "puede ser judge-1, judge-2, judge-3;" in done.stderr
