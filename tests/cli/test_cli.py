"""The command line as its users run it: another process, its output, its exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from judgekit import __version__
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
        assert "la orden «serch» no existe" in refused("serch", "x")
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

    def test_an_ascii_terminal_is_no_error(self) -> None:
        done = run("rule", "fftcg:11.8.7", env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"})
        assert done.returncode == 0

    def test_completion_offers_ids(self) -> None:
        from judgekit.cli.rule import complete_id  # noqa: PLC0415

        assert "fftcg:11.8.7" in complete_id("fftcg:11.8.")
        assert complete_id("zzz") == []
