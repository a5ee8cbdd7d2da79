"""What each command prints with `--json`: as the golden files keep it, valid under its printed schema."""

from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from judgekit.cli.outputs import OUTPUTS, schema_of
from tests.cli.golden_files import FOLDER, golden, written
from tests.cli.test_cli import read, refused, run


@pytest.fixture(autouse=True)
def study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of the test's own."""
    monkeypatch.setenv("JUDGEKIT_DATA", str(tmp_path))


def test_schemas_and_outputs_are_what_the_golden_files_keep() -> None:
    expected = golden()
    assert set(FOLDER.rglob("*.json")) == set(expected)
    for path, data in expected.items():
        assert written(data) == path.read_text(encoding="utf-8"), path.name


@pytest.mark.parametrize("command", OUTPUTS)
def test_the_schema_is_one_and_is_printed(command: str) -> None:
    schema = read("schema", "--output", command)
    Draft202012Validator.check_schema(schema)
    assert schema == schema_of(command)


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("search", ["search", "-n", "200", "efecto"]),
        ("search", ["search", "-g", "fftcg", "11.8.7"]),
        ("rule", ["rule", *(f"{game}:{n}" for game in ("fftcg", "yugioh", "lorcana") for n in ("1", "4"))]),
        ("rule", ["rule", "--questions", "cipher:6"]),
        ("toc", ["toc", "-d", "9"]),
        ("clauses", ["clauses"]),
        ("check", ["check"]),
        ("scenarios", ["scenarios"]),
        ("replay", ["replay", "digimon/disparo-nuevo-primero", "--explore", "--readings"]),
        ("card", ["card", "-g", "lorcana", "Draw 2 cards."]),
        ("moves", ["moves", "fftcg/transporte-solo-desde-la-mano"]),
        ("report", ["report", "-f", "text", "digimon/disparo-nuevo-primero", "lorcana/rendirse"]),
        ("report", ["report", "-f", "markdown", "fftcg:11.8"]),
        ("coverage", ["coverage", "-g", "digimon", "--killed"]),
        ("coverage", ["coverage", "-g", "cipher", "--rung", "citada"]),
        ("exam list", ["exam", "list", "-g", "cipher"]),
        ("exam stats", ["exam", "stats", "-g", "cipher"]),
        ("version", ["--version"]),
    ],
)
def test_what_is_printed_is_valid_under_it(command: str, arguments: list[str]) -> None:
    assert list(Draft202012Validator(schema_of(command)).iter_errors(read("--json", *arguments))) == []


def test_a_command_is_written_as_it_is_typed_or_with_a_hyphen() -> None:
    assert read("schema", "--output", "exam-stats") == read("schema", "--output", "exam stats")


def test_a_command_that_prints_no_json() -> None:
    assert "¿quisiste decir «search»?" in refused("schema", "--output", "serch")


def test_the_version_is_said_with_and_without_json() -> None:
    assert read("--json", "--version") == read("--version", "--json")
    assert run("--version").stdout.startswith("judgekit ")
