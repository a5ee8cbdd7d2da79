"""The command line as its users run it: another process, its output, its exit code."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from judgekit import __version__, shipped
from tests.conftest import GAMES


def run(
    *arguments: str, env: dict[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "judgekit", *arguments],
        capture_output=True, text=True, encoding="utf-8", env=os.environ | (env or {}), cwd=cwd, check=False,
    )  # fmt: skip


def read(*arguments: str) -> object:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def shell(arguments: str) -> subprocess.CompletedProcess[str]:
    """Run judgekit in a shell, for redirections."""
    command = f"{sys.executable} -m judgekit {arguments}"
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)


def refused(*arguments: str, env: dict[str, str] | None = None) -> str:
    """Run a wrong command: exit 2, nothing on standard output, one sentence and no traceback on standard error."""
    done = run(*arguments, env=env)
    assert done.returncode == 2, done.stdout
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("Error: ")
    return done.stderr


CLAUSE = {
    "id",
    "game",
    "number",
    "printed",
    "kind",
    "parent",
    "path",
    "text",
    "sha256",
    "lines",
    "references",
    "cited_by",
}
HIT = {"id", "game", "number", "kind", "path", "text", "score", "snippet"}


class TestContracts:
    """What `--json` prints is fixed in the design."""

    @pytest.mark.parametrize("order", [("--json", "clauses", "-g", "cipher"), ("clauses", "--json", "--game", "cipher"),
                                       ("-g", "cipher", "--json", "clauses")])  # fmt: skip
    def test_clauses(self, order: tuple[str, ...]) -> None:
        clauses = read(*order)
        assert isinstance(clauses, list)
        assert set(clauses[0]) >= CLAUSE
        assert {clause["game"] for clause in clauses} == {"cipher"}
        lines = [clause["lines"] for clause in clauses]
        assert lines == sorted(lines)

    def test_rule(self) -> None:
        (clause,) = read("--json", "rule", "fftcg:11.8.7")  # type: ignore[misc]
        assert set(clause) >= CLAUSE
        assert clause["id"] == "fftcg:11.8.7"
        assert clause["path"] == ["Jugando Cartas y Habilidades", "Habilidades de Apoyo"]

    def test_search(self) -> None:
        hits = read("search", "--json", "--limit", "3", "efecto", "de", "reemplazo")
        assert isinstance(hits, list)
        assert len(hits) == 3
        assert set(hits[0]) >= HIT
        assert [hit["score"] for hit in hits] == sorted((hit["score"] for hit in hits), reverse=True)

    def test_check(self) -> None:
        report = read("check", "--json")
        assert isinstance(report, dict)
        assert [document["game"] for document in report["documents"]] == GAMES
        for document in report["documents"]:
            assert set(document) >= {"game", "lines", "clauses", "dropped", "dangling"}
            assert all(set(dropped) == {"line", "text", "rule"} for dropped in document["dropped"])
        assert {problem["severity"] for problem in report["problems"]} <= {"aviso"}


class TestRule:
    def test_text_for_a_pipe_is_plain(self) -> None:
        done = run("rule", "fftcg:11.8.7")
        assert done.returncode == 0
        assert "\x1b" not in done.stdout
        assert done.stdout.startswith("Jugando Cartas y Habilidades › Habilidades de Apoyo\nfftcg:11.8.7\n")
        assert "traducción no oficial" in done.stdout

    def test_a_misprint_is_told(self) -> None:
        assert (
            "el número 17.7.2 es una errata del documento; la cláusula es fftcg:11.7.2" in run("rule", "17.7.2").stdout
        )

    def test_questions_are_shown_on_demand(self) -> None:
        assert "¿" in run("rule", "cipher:6.3.5", "--questions").stdout
        (clause,) = read("--json", "rule", "cipher:6.3.5", "--questions")  # type: ignore[misc]
        assert len(clause["questions"]) >= 2

    def test_unknown_numbers_get_the_nearest(self) -> None:
        assert "fftcg:11.8.19" in refused("rule", "fftcg:11.8.25")


class TestSearch:
    def test_a_number_goes_straight_to_the_clause(self) -> None:
        hits = read("--json", "search", "fftcg:11.8.7")
        assert isinstance(hits, list)
        assert hits[0]["id"] == "fftcg:11.8.7"
        hits = read("--json", "search", "-g", "fftcg", "11.8.7 orden de las habilidades")
        assert isinstance(hits, list)
        assert hits[0]["id"] == "fftcg:11.8.7"
        assert len(hits) > 1

    def test_a_correction_is_offered(self) -> None:
        assert "¿Quisiste decir «evasion» por «ebasion»?" in run("search", "-g", "cipher", "ebasion").stdout

    @pytest.mark.parametrize("query", ["", "  ", "de la", "***", '"', "AND" * 4000])
    def test_a_query_for_nothing_is_refused(self, query: str) -> None:
        assert "consulta" in refused("search", query)

    def test_wrong_limits_kinds_and_chapters(self) -> None:
        assert "--limit" in refused("search", "--limit", "0", "daño")
        assert "--kind" in refused("search", "--kind", "poema", "daño")
        assert "--game" in refused("search", "--chapter", "3", "daño")
        assert "--limit" in refused("search", "--limit", "tres", "daño")


class TestOthers:
    def test_version_and_help(self) -> None:
        assert run("--version").stdout == f"judgekit {__version__}\n"
        help_text = run("--help").stdout
        assert help_text.startswith("Uso: ")
        for english in ("Usage", "Options", "Commands", "Show this"):
            assert english not in help_text

    @pytest.mark.parametrize("command", ["search", "rule", "toc", "clauses", "check"])
    def test_every_command_has_spanish_help(self, command: str) -> None:
        done = run(command, "--help")
        assert done.returncode == 0
        assert done.stdout.startswith("Uso: ")
        assert "Options" not in done.stdout

    def test_toc(self) -> None:
        assert "  11  Jugando Cartas y Habilidades" in run("toc", "fftcg").stdout
        assert "11.8  Habilidades de Apoyo" in run("toc", "fftcg:11").stdout
        assert "digimon" in run("toc").stdout

    def test_wrong_use_is_told_in_spanish(self) -> None:
        assert "La orden «serch» no existe" in refused("serch", "x")
        assert "la opción «--foo» no existe" in refused("toc", "--foo")
        assert "falta" in refused("rule")
        assert "magic" in refused("-g", "magic", "toc")
        assert "no existe" in refused("--rules-dir", "/no/hay/nada", "toc")

    def test_a_folder_named_by_the_environment(self, tmp_path: Path) -> None:
        assert "no tiene ningún manifiesto" in refused("toc", env={"JUDGEKIT_RULES": str(tmp_path)})

    def test_output_closed_early_is_no_error(self) -> None:
        command = f"{sys.executable} -m judgekit clauses | head -1"
        done = subprocess.run(
            ["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False
        )
        assert done.stderr == ""
        assert done.stdout.count("\n") == 1

    def test_a_cache_that_cannot_be_written_warns_and_works(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        done = run("rule", "fftcg:1.1", env={"JUDGEKIT_CACHE": str(tmp_path / "file" / "x")})
        assert done.returncode == 0
        assert done.stderr.startswith("Aviso: no se puede escribir en la caché")
        assert done.stderr.count("\n") == 1

    @pytest.mark.parametrize("command", ["rule fftcg:1.1", "search efecto", "scenarios -g cipher"])
    def test_a_full_disk_is_said_once_and_costs_time_alone(self, tmp_path: Path, command: str) -> None:
        limit = f"ulimit -f 8; {sys.executable} -m judgekit {command}"
        # Python itself keeps what it compiled even where half of it was written
        env = {**os.environ, "JUDGEKIT_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(["bash", "-c", limit], capture_output=True, text=True, check=False, env=env)
        assert (done.returncode, bool(done.stdout)) == (0, True)
        assert done.stderr.startswith("Aviso: no se puede escribir en la caché")
        assert done.stderr.count("\n") == 1
        assert [path for path in tmp_path.rglob("*") if path.is_file()] == []

    def test_what_a_command_left_for_the_end_is_done_before_it_leaves(self, tmp_path: Path) -> None:
        code = (
            "import atexit, pathlib, sys; from judgekit import cli; from judgekit.cli import app\n"
            "def ends(**_):\n"
            f"    atexit.register(lambda: print(pathlib.Path({str(tmp_path / 'end')!r}).write_text('todo')))\n"
            "    return 1\n"
            "app.app = ends; cli.main()"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (1, "4\n", "")
        assert (tmp_path / "end").read_text() == "todo"

    def test_an_ascii_terminal_is_no_error(self) -> None:
        done = run("rule", "fftcg:11.8.7", env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"})
        assert done.returncode == 0

    def test_completion_is_installed_and_shown_in_spanish(self, tmp_path: Path) -> None:
        home = {"HOME": str(tmp_path), "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
        done = run("--install-completion", "bash", env=home)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(f"Autocompletado de bash instalado en {tmp_path}")
        assert "judgekit" in (tmp_path / ".bashrc").read_text(encoding="utf-8")
        assert "_COMPLETE" in run("--show-completion", "fish", env=home).stdout

    def test_a_home_that_cannot_be_written_is_one_sentence(self, tmp_path: Path) -> None:
        nowhere = tmp_path / "archivo"
        nowhere.write_text("", encoding="utf-8")
        env = {"HOME": str(nowhere), "_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}
        done = run("--install-completion", "bash", env=env)
        assert done.returncode == 2
        assert done.stderr.startswith("Error: No se puede instalar el autocompletado")
        assert done.stderr.count("\n") == 1

    def test_completion_offers_ids(self) -> None:
        from judgekit.cli.completing import complete_id  # noqa: PLC0415

        assert "fftcg:11.8.7" in complete_id("fftcg:11.8.")
        assert complete_id("zzz") == []

    def test_completion_offers_readings_with_their_meanings(self) -> None:
        from judgekit.cli.completing import complete_chapter, complete_reading  # noqa: PLC0415

        offered = complete_reading("")
        assert offered
        assert all("=" in one for one in offered)
        assert complete_reading(offered[0]) == [offered[0]]
        assert complete_reading("zzz") == []
        assert {"10", "11", "12"} <= set(complete_chapter("1"))


class TestBadInput:
    """Each gets one Spanish sentence and exit code 2."""

    @pytest.mark.parametrize("text", ["no existe", "x" * 5000, "con\nsalto", "con\x1b[31mcolor"])
    def test_a_rules_folder_that_is_not_there(self, text: str) -> None:
        sentence = refused("--rules-dir", f"/no/hay/{text}", "toc")
        assert "\x1b" not in sentence
        assert len(sentence) < 700

    def test_a_folder_where_nothing_is_installed(self, tmp_path: Path) -> None:
        shutil.copyfile(shipped.folder("rules_text") / "cipher.yaml", tmp_path / "cipher.yaml")
        folder = ("--rules-dir", str(tmp_path))
        assert "instalado" in refused(*folder, "search", "evasión")
        assert "instalado" in refused(*folder, "-g", "cipher", "toc")
        done = run(*folder, "--json", "check")
        assert done.returncode == 0
        assert json.loads(done.stdout)["problems"][0]["kind"] == "no instalado"

    @pytest.mark.parametrize(("file", "held"), [("fftcg.yaml", b"game: ["), ("fftcg.txt", b"1.1 \xff"),
                                                ("fftcg.questions.yaml", b"- no")])  # fmt: skip
    def test_one_document_that_cannot_be_read_does_not_stop_the_others(
        self, tmp_path: Path, file: str, held: bytes
    ) -> None:
        for path in shipped.folder("rules_text").iterdir():
            shutil.copyfile(path, tmp_path / path.name)
        (tmp_path / file).write_bytes(held)
        folder = ("--rules-dir", str(tmp_path))
        told = run(*folder, "rule", "cipher:2.1")
        assert told.returncode == 0
        assert told.stderr.startswith(f"Aviso: sin fftcg: {file}, línea ")
        assert run(*folder, "toc", "-g", "cipher").stderr == ""
        assert f"{file}, línea " in refused(*folder, "toc", "-g", "fftcg")
        checked = run(*folder, "--json", "check")
        assert checked.returncode == 1
        assert [one["kind"] for one in json.loads(checked.stdout)["problems"] if one["severity"] == "error"] == ["roto"]

    def test_a_manifest_that_is_no_yaml(self, tmp_path: Path) -> None:
        (tmp_path / "malo.yaml").write_text("a: [\n", encoding="utf-8")
        assert "malo.yaml, línea 2, columna 1" in refused("--rules-dir", str(tmp_path), "toc")

    def test_numbers_that_no_clause_has(self) -> None:
        assert "«11.8.999» no existe en fftcg" in refused("rule", "fftcg:11.8.1-11.8.999")
        assert "fftcg:11.8.19" in refused("search", "11.8.25")

    def test_json_without_a_command(self) -> None:
        assert "Falta la orden" in refused("--json")

    @pytest.mark.parametrize(("option", "value"), [("--depth", "0"), ("--depth", "dos")])
    def test_numbers_out_of_range(self, option: str, value: str) -> None:
        assert option in refused("toc", option, value)

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
    def test_a_full_disk(self) -> None:
        done = shell("clauses > /dev/full")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "no queda espacio" in done.stderr

    def test_closed_streams(self) -> None:
        assert shell("rule fftcg:1.1 >&-").returncode == 0
        assert shell("rule fftcg:99.1 2>&-").returncode == 2


class TestFilters:
    def test_a_number_obeys_the_filters(self) -> None:
        assert read("--json", "search", "-g", "fftcg", "--chapter", "3", "fftcg:11.8.7") == []
        hits = read("--json", "search", "fftcg:11.8", "--kind", "nota")
        assert isinstance(hits, list)
        assert {hit["kind"] for hit in hits} == {"note"}

    def test_a_bare_chapter_goes_to_it(self) -> None:
        hits = read("--json", "search", "-g", "fftcg", "11")
        assert isinstance(hits, list)
        assert hits[0]["id"] == "fftcg:11"

    def test_a_named_game_of_two_words(self) -> None:
        hits = read("--json", "search", "fire emblem evasión")
        assert isinstance(hits, list)
        assert hits[0]["id"] == "cipher:6.3.5"


def test_a_damaged_clause_is_mended_and_printed_once(tmp_path: Path) -> None:
    env = {"JUDGEKIT_CACHE": str(tmp_path)}
    whole = run("rule", "fftcg:11.8.1-11.8.3", env=env).stdout
    for path in tmp_path.rglob("clauses.sqlite"):
        content = path.read_bytes()
        assert b"Cartas que tienen" in content
        path.write_bytes(content.replace(b"Cartas que tienen", b"Cosas que no son."))
    assert run("rule", "fftcg:11.8.1-11.8.3", env=env).stdout == whole


@pytest.mark.parametrize(
    "typed",
    [
        "rule fftcg 11.8.7",
        "rule 11,8,7 -g fftcg",
        "11.8.7 -g ff",
        "fftcg 11.8.7",
        "final fantasy 11,8,7",
        "fftcg:11.8.7",
    ],
)
def test_a_clause_is_found_as_people_type_it(typed: str) -> None:
    assert [one["id"] for one in read("--json", *typed.split())] == ["fftcg:11.8.7"]  # type: ignore[attr-defined]


def test_words_without_a_command_are_searched() -> None:
    assert read("--json", "dos disparos a la vez") == read("--json", "search", "dos", "disparos", "a", "la", "vez")
    assert read("--json", "tengo", "3.5") == read("--json", "search", "tengo", "3.5")


def test_a_command_with_a_slip_of_the_finger_is_no_search() -> None:
    assert "¿quisiste decir «search»?" in refused("serch", "efecto", "pendiente")
