"""`replay`, `scenarios` and `schema` as their users run them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from judgekit import games
from judgekit.bank import paths, shipped_bank
from tests.cli.test_cli import read, refused, run
from tests.scenario.as_editors import parsed

BANK = list(paths(shipped_bank()))
IDS = [f"{path.parent.name}/{path.stem}" for path in BANK]
ONE = IDS[0]
TRACE = {
    "schema", "judgekit", "game", "scenario", "document", "reading", "choices", "steps", "outcome", "verdict",
}  # fmt: skip


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    """A scenario of the bank that expects something which does not come out."""
    content = BANK[0].read_text(encoding="utf-8")
    assert "\n  winner:" not in content
    cards = BANK[0].with_name("cards.yaml")
    if cards.is_file():
        (tmp_path / "cards.yaml").write_text(cards.read_text(encoding="utf-8"), encoding="utf-8")
    path = tmp_path / "falla.yaml"
    path.write_text(content.replace("\nexpect:\n", "\nexpect:\n  winner: B\n"), encoding="utf-8")
    return path


class TestReplay:
    def test_a_scenario_tells_its_story_with_its_clauses(self) -> None:
        done = run("replay", ONE)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(f"{ONE}\n")
        for part in ("Mesa al empezar", "Qué pasa", "Mesa al acabar", "Veredicto: se cumple", f"[{ONE.split('/')[0]}:"):
            assert part in done.stdout
        assert "\x1b" not in done.stdout

    def test_why_adds_what_was_looked_at(self) -> None:
        assert len(run("replay", ONE, "--why").stdout) > len(run("replay", ONE).stdout)

    def test_a_narrow_terminal(self) -> None:
        done = run("replay", ONE, "--why", env={"COLUMNS": "60"})
        assert max(len(line) for line in done.stdout.splitlines()) <= 60

    def test_json_is_the_trace(self) -> None:
        (trace,) = read("replay", "--json", ONE)  # type: ignore[misc]
        assert set(trace) == TRACE
        assert trace["scenario"] == ONE
        assert trace["document"]["id"] == trace["game"]
        assert len(trace["document"]["sha256"]) == 64
        assert trace["verdict"]["passed"] is True

    def test_a_game_whose_text_is_not_installed_has_no_document(self, tmp_path: Path) -> None:
        manifest = shipped_bank().parent / "rules_text" / "cipher.yaml"
        (tmp_path / "cipher.yaml").write_text(manifest.read_text(encoding="utf-8"), encoding="utf-8")
        (trace,) = read("--rules-dir", str(tmp_path), "replay", "--json", ONE)  # type: ignore[misc]
        assert trace["document"] == {"id": None, "version": None, "sha256": None}

    def test_a_verdict_that_fails_is_exit_1_with_the_difference_and_its_place(self, failing: Path) -> None:
        done = run("replay", str(failing))
        assert done.returncode == 1
        assert "Veredicto: NO se cumple (1 de " in done.stdout
        assert "se esperaba B" in done.stdout
        assert "falla.yaml,línea" in "".join(done.stdout.split())  # wherever a long path is broken
        (trace,) = json.loads(run("replay", "--json", str(failing)).stdout)
        assert trace["verdict"]["passed"] is False
        assert [one["expected"] for one in trace["verdict"]["findings"] if not one["passed"]] == ["B"]

    @pytest.mark.parametrize("key", ["source: lorcana:4.5.99", "expect: {applied: 'lorcana:4.5.99'}"])
    def test_a_clause_that_the_installed_text_has_not_is_refused_with_the_nearest(
        self, tmp_path: Path, key: str
    ) -> None:
        lines = ["id: lorcana/x", "game: lorcana", "title: x", "ask: x", "given: {}", "script: []"]
        others = ["source: lorcana:4.5.1", "expect: {turn: A}"]
        kept = [one for one in others if one.split(":")[0] != key.split(":", maxsplit=1)[0]]
        path = tmp_path / "mesa.yaml"
        path.write_text("\n".join([*lines, *kept, key]), encoding="utf-8")
        done = run("replay", str(path))
        assert (done.returncode, done.stdout) == (2, "")
        assert "mesa.yaml, línea 8, columna " in done.stderr
        assert "la cláusula «lorcana:4.5.99» no existe en el texto instalado; las más cercanas son lorcana:4.5" in (
            done.stderr
        )
        manifest = shipped_bank().parent / "rules_text" / "cipher.yaml"
        (tmp_path / "reglas").mkdir()
        (tmp_path / "reglas" / "cipher.yaml").write_text(manifest.read_text(encoding="utf-8"), encoding="utf-8")
        assert run("--rules-dir", str(tmp_path / "reglas"), "replay", str(path)).returncode in (0, 1)

    def test_explore_adds_the_outcomes(self) -> None:
        (trace,) = read("replay", "--json", "--explore", ONE)  # type: ignore[misc]
        assert set(trace) >= {"paths", "outcomes"}
        assert (trace["positions"], trace["cycles"]) == (1, 0)
        assert sum(one["paths"] for one in trace["outcomes"]) == trace["paths"]
        assert {"state", "choices"} <= set(trace["outcomes"][0])
        assert "Exploración: " in run("replay", ONE, "--explore").stdout

    def test_the_count_of_orders_is_printed_with_that_of_positions_and_a_cycle_is_told(self) -> None:
        told = " ".join(run("replay", "fftcg/bucle-que-uno-puede-parar", "--explore").stdout.split())
        assert "Exploración: 65 caminos por 67 posiciones, un solo final." in told
        assert "Un camino vuelve a una posición por la que ya ha pasado." in told

    def test_readings_are_compared(self) -> None:
        assert "lecturas" in run("replay", ONE, "--readings").stdout.lower()

    @pytest.mark.parametrize("answers", ["", "\n", "\n" * 500])
    def test_step_goes_on_with_enter_and_ends_with_the_input(self, answers: str) -> None:
        command = [sys.executable, "-m", "judgekit", "replay", ONE, "--step"]
        done = subprocess.run(command, input=answers, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert "Intro para" in done.stdout
        assert ("Se acabó la entrada" in done.stdout) == (len(answers) < 2)
        assert "Veredicto" in done.stdout

    def test_all_is_a_line_a_scenario_and_the_total(self) -> None:
        game = ONE.split("/")[0]
        of_game = [one for one in IDS if one.startswith(f"{game}/")]
        lines = run("replay", "--all", "-g", game).stdout.splitlines()
        assert [line.split()[1] for line in lines if line.startswith("bien ")] == of_game
        assert lines[-1] == f"{len(of_game)} escenarios: {len(of_game)} se cumplen, 0 fallan."

    def test_wrong_use(self, tmp_path: Path) -> None:
        assert "Di qué escenario" in refused("replay")
        assert "no las dos cosas" in refused("replay", ONE, "--all")
        assert f"¿quisiste decir «{ONE}»?" in refused("replay", f"{ONE}x")
        assert "No se puede leer" in refused("replay", str(tmp_path / "no.yaml"))
        assert "magic" in refused("replay", "--all", "-g", "magic")
        assert "no van juntos" in refused("replay", ONE, "--step", "--json")
        assert "lectura" in refused("replay", ONE, "--reading", "no-existe=x")
        other = next(one for one in games.names() if one != ONE.split("/")[0])
        assert f"no es un escenario de {other}" in refused("replay", ONE, "-g", other)

    def test_bad_input_is_one_sentence_with_its_place(self, tmp_path: Path) -> None:
        good = BANK[0].read_text(encoding="utf-8")
        wrong = {
            "nueva: x\n" + good: "línea 1, columna 1: la clave «nueva» no existe",
            good + "\nid: otro\n": "está repetida",
            good.replace("title: ", "title: &a "): "las anclas (&) no se admiten",
            good.replace("\nscript:", "\nscrip:"): "¿quisiste decir «script»?",
            "x" * 10_000_000: "pasa de 1 MB",
            "": "está vacío",
        }
        for place, (content, problem) in enumerate(wrong.items()):
            path = tmp_path / f"{place}.yaml"
            path.write_text(content, encoding="utf-8")
            assert problem in refused("replay", str(path))


class TestScenarios:
    def test_json_is_the_contract(self) -> None:
        found = read("scenarios", "--json")
        assert isinstance(found, list)
        assert {one["id"] for one in found} == set(IDS)
        assert set(found[0]) == {"id", "game", "title", "source", "path", "mechanics", "examples"}
        assert Path(found[0]["path"]).is_file()

    def test_filters(self) -> None:
        (one,) = [one for one in read("scenarios", "--json") if one["id"] == ONE]  # type: ignore[attr-defined]
        chapter = one["source"].split(".")[0].split("/")[0]

        def ids(*arguments: str) -> set[str]:
            return {found["id"] for found in read("scenarios", "--json", *arguments)}  # type: ignore[attr-defined]

        assert ONE in ids("--clause", chapter)
        assert ONE in ids("--clause", one["source"])
        assert ONE in ids("-g", one["game"], "--clause", one["source"].partition(":")[2])
        assert ONE in ids("--mechanic", one["mechanics"][0])
        assert ONE in ids(*one["title"].upper().split())
        assert ids("--text", one["title"]) == ids(one["title"])
        assert ONE in ids("-g", one["game"], "--chapter", chapter.partition(":")[2])
        assert {i.split("/")[0] for i in ids("-g", one["game"])} == {one["game"]}

    def test_a_page(self) -> None:
        done = run("scenarios", "-g", ONE.split("/")[0])
        assert ONE in done.stdout
        assert done.stdout.splitlines()[-1].endswith(("escenarios.", "escenario."))

    def test_wrong_filters(self) -> None:
        assert "mecánica" in refused("scenarios", "--mechanic", "no-existe")
        assert "cláusula" in refused("scenarios", "--clause", "once")
        assert "más cercanas" in refused("scenarios", "--clause", "fftcg:999")
        assert "habla de «palabra»" in refused("scenarios", "palabra-que-nadie-ha-escrito")
        assert "magic" in refused("scenarios", "-g", "magic")


class TestSchema:
    def test_scenarios_of_every_game_are_valid_under_that_of_all(self) -> None:
        validator = Draft202012Validator(read("schema"))
        first = {path.parent.name: path for path in BANK}
        assert set(first) == set(games.names())
        assert all(validator.is_valid(parsed(path.read_text(encoding="utf-8"))) for path in first.values())

    def test_of_one_game(self) -> None:
        schema = read("schema", "-g", games.names()[0])
        assert isinstance(schema, dict)
        assert schema["properties"]["game"] == {"enum": [games.names()[0]]}
        assert schema["required"] == ["game", "given"]

    def test_what_is_wrong_is_noticed(self) -> None:
        validator = Draft202012Validator(read("schema"))
        data = parsed(BANK[0].read_text(encoding="utf-8"))
        assert validator.is_valid(data)
        for wrong in ({"nueva": 1}, {"game": "magic"}, {"script": "x"}, {"expect": {}}, {"given": {"C": {}}}):
            assert not validator.is_valid(data | wrong), wrong

    def test_an_unknown_game(self) -> None:
        assert "magic" in refused("schema", "-g", "magic")
