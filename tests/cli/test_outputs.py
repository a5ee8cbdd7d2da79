"""What each command prints with `--json`: as the golden files keep it, valid under its printed schema."""

import json
import shutil
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import judgekit.cli
from judgekit import shipped
from judgekit.cli.outputs import OUTPUTS, schema_of
from tests.cli.golden_files import FOLDER, golden, written
from tests.cli.test_cli import read, refused, run

COMMANDS = Path(judgekit.cli.__file__).parent
RULES = str(shipped.folder("rules_text"))


@pytest.fixture(autouse=True)
def study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of the test's own."""
    monkeypatch.setenv("JUDGEKIT_DATA", str(tmp_path))
    monkeypatch.delenv("JUDGEKIT_EDITIONS", raising=False)


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
        ("diff", ["diff", RULES, RULES, "-g", "cipher"]),
        ("impact", ["impact", RULES, RULES, "-g", "cipher"]),
        ("editions", ["editions", "add", RULES]),
        ("editions", ["editions"]),
        ("card", ["card", "-g", "lorcana", "Draw a card."]),
        ("fuzz", ["fuzz", "--plays", "1", "-g", "cipher"]),
        ("version", ["--version"]),
    ],
)
def test_what_is_printed_is_valid_under_it(command: str, arguments: list[str]) -> None:
    assert list(Draft202012Validator(schema_of(command)).iter_errors(read("--json", *arguments))) == []


def test_what_an_event_and_a_change_print_is_valid(tmp_path: Path) -> None:
    def printed(command: str, *arguments: str, code: int = 0) -> None:
        done = run("--json", *arguments)
        assert done.returncode == code, done.stderr
        assert list(Draft202012Validator(schema_of(command)).iter_errors(json.loads(done.stdout))) == []

    event = ("--event-file", str(tmp_path / "x.torneo"))
    assert run("event", "start", "Copa", "-o", event[1]).returncode == 0
    printed("event show", "event", "show", *event)
    printed("event log", "event", "log", "cipher/el-segundo-jugador-si-ataca", "--judge", "Ana", *event)
    printed("event log", "event", "log", *event)
    (tmp_path / "banco").mkdir()
    printed("impact apply", "impact", RULES, RULES, "-g", "cipher", "--bank", str(tmp_path / "banco"), "--apply")
    other = tmp_path / "reglas"
    shutil.copytree(RULES, other)
    text = (other / "cipher.txt").read_text("utf-8")
    (other / "cipher.txt").write_text(text.replace(" turno ", " rato "), "utf-8")
    printed("diff", "diff", RULES, str(other), "-g", "cipher", code=1)
    printed("impact", "impact", RULES, str(other), "-g", "cipher", code=1)
    (cited,) = read("--json", "rule", "cipher:6.3.5")  # type: ignore[misc]
    printed("rule", "rule", f"{cited['id']}@{cited['sha256'][:8]}")
    note = tmp_path / "nota.md"
    note.write_text(f"{cited['id']} y cipher:99.9", "utf-8")
    printed("check citations", "check", "--citations", str(note), code=1)


def test_every_json_that_is_printed_has_a_schema() -> None:
    """A module of the commands that prints JSON is one of those whose schema there is."""
    modules = {path.stem for path in COMMANDS.glob("*.py") if "print_json(" in path.read_text("utf-8")}
    of = {command.split()[0] for command in OUTPUTS} | {"app", "session", "schema", "printed", "exam_paper"}
    of |= {"tell_replays", "told"} if "replay" in of else set()
    assert modules <= of


def test_a_command_is_written_as_it_is_typed_or_with_a_hyphen() -> None:
    assert read("schema", "--output", "exam-stats") == read("schema", "--output", "exam stats")


def test_a_command_that_prints_no_json() -> None:
    assert "¿quisiste decir «search»?" in refused("schema", "--output", "serch")


def test_the_version_is_said_with_and_without_json() -> None:
    assert read("--json", "--version") == read("--version", "--json")
    assert run("--version").stdout.startswith("judgekit ")
