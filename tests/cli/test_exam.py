"""`judgekit exam` as its users run it by pipe."""

import json
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from judgekit import shipped
from judgekit.exam.event import Happened
from judgekit.exam.study import Study
from tests.cli.test_cli import run

GAME = ("-g", "cipher")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("JUDGEKIT_DATA", str(tmp_path / "datos"))
    return tmp_path / "datos"


def typed(keys: str, *arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run with these lines as the input."""
    return subprocess.run(
        [sys.executable, "-m", "judgekit", "exam", *arguments],
        input=keys, capture_output=True, text=True, encoding="utf-8", env=os.environ | (env or {}), check=False,
    )  # fmt: skip


def refused(*arguments: str) -> str:
    done = run("exam", *arguments)
    assert done.returncode == 2, done.stdout
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("Error: ")
    return done.stderr


def study(data: Path) -> Study:
    return Study(data / "exam.sqlite")


def test_a_session_by_pipe_is_resumed_and_ends(data: Path) -> None:
    done = typed("a\nb\n", *GAME, "-n", "3", "--seed", "5", env={"COLUMNS": "60"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "Queda guardado: 1 pregunta por contestar." in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 60
    assert "\x1b" not in done.stdout
    done = typed("a\n", *GAME, "-n", "3", "--seed", "5")
    assert "Sigues donde lo dejaste: 2 de 3 contestadas." in done.stdout
    assert "Resultado: " in done.stdout
    assert len(study(data).cards()) == 3


def test_the_seed_gives_the_same_session(data: Path) -> None:
    def first(*arguments: str) -> str:
        return typed("", *GAME, *arguments).stdout

    assert first("-n", "4", "--seed", "5") == first("-n", "4", "--seed", "5")
    assert first("-n", "4", "--seed", "5") != first("-n", "4", "--seed", "6")


@pytest.mark.parametrize("keys", ["", "\n", "k\n\n?\n", "z\n", "\xff\n", "9\n" * 200])
def test_what_is_no_answer_is_no_answer(data: Path, keys: str) -> None:
    done = typed(keys, *GAME, "-n", "2", "--seed", "5")
    assert done.returncode == 0, done.stderr
    assert "Queda guardado: 2 preguntas" in done.stdout
    assert study(data).cards() == {}


def test_undo_in_a_pipe(data: Path) -> None:
    done = typed("a\nz\nb\n", *GAME, "-n", "2", "--seed", "5")
    assert "Deshecha la última respuesta." in done.stdout
    assert [one.happened.value for one in study(data).log()] == ["sat", "answered", "undone", "answered"]


def test_nothing_is_due_after_the_new_ones_of_the_day(data: Path) -> None:
    noon = datetime(2026, 1, 10, 12, 0, tzinfo=UTC)

    def at(time: datetime) -> dict[str, str]:
        return {"JUDGEKIT_CLOCK": time.isoformat()}

    assert "10/10" in typed("a\n" * 20, *GAME, env=at(noon)).stdout
    done = typed("", *GAME, env=at(noon))
    assert "Hoy no te toca nada más. El próximo repaso es el" in " ".join(done.stdout.split())
    assert "1/20" in typed("", *GAME, env=at(noon + timedelta(days=1))).stdout


def test_a_clock_set_back_is_said(data: Path) -> None:
    typed("a\n", *GAME, "-n", "1", env={"JUDGEKIT_CLOCK": "2026-05-01T10:00"})
    done = typed("a\n", *GAME, "-n", "1", env={"JUDGEKIT_CLOCK": "2026-01-01T10:00"})
    assert done.returncode == 0
    assert "el reloj va por detrás" in done.stderr
    times = [one.at for one in study(data).log()]
    assert times == sorted(times)


def test_a_mock_exam_whose_time_is_over_is_graded_at_once(data: Path) -> None:
    asked = (*GAME, "-n", "3", "--seed", "5", "--timed", "10")
    assert "quedan 10 min" in typed("a\n", *asked, env={"JUDGEKIT_CLOCK": "2026-01-10T10:00"}).stdout
    assert "quedan 1 min" in typed("", *asked, env={"JUDGEKIT_CLOCK": "2026-01-10T10:09:30"}).stdout
    done = typed("a\n", *asked, env={"JUDGEKIT_CLOCK": "2026-01-10T10:11"})
    assert "Se acabó el tiempo." in done.stdout
    assert "de 3 bien." in done.stdout
    assert "No aprobado: " in done.stdout
    assert study(data).cards() == {}


def test_a_mock_exam_is_walked_flagged_and_handed_in(data: Path) -> None:
    asked = (*GAME, "-n", "3", "--seed", "8", "--timed", "30", "--pass", "1")
    done = typed("s\nm\na\nr\nb\nv\n1\nc\nv\n\n", *asked)
    assert done.returncode == 0, done.stderr
    out = done.stdout
    assert "Marcada para luego." in out
    assert "Contestada: " in out
    assert "Sin contestar (2): 1, 3." in out
    assert "Marcada: 2." in out
    assert "Sin contestar: 3." in out
    assert "de 3 bien." in out
    assert "probado: " in out
    assert "Mal." not in out.partition("Intro entrega")[0]
    assert [one.happened.value for one in study(data).log()] == ["sat", "flagged", "mock", "mock", "mock", "ended"]


def test_a_broken_study_is_kept_aside_and_said(data: Path) -> None:
    data.mkdir()
    (data / "exam.sqlite").write_text("esto no es un estudio", encoding="utf-8")
    done = typed("a\n", *GAME, "-n", "1")
    assert done.returncode == 0
    assert "se guarda aparte" in done.stderr
    (kept,) = data.glob("*.apartado-*")
    assert kept.read_text(encoding="utf-8") == "esto no es un estudio"


def test_a_bank_that_lost_a_scenario(data: Path) -> None:
    (known,) = [one["card"] for one in listed(data)[:1]]
    asked: dict[str, Any] = {"filters": ["cipher", [], None, [], ""], "n": 2, "minutes": 10, "cite": False, "seed": 5}
    opened = study(data)
    opened.note(Happened.SAT, "s", cards=["cipher/perdido#happens", known], **asked)
    opened.note(Happened.ANSWERED, "t", "cipher/perdido#happens", place=0, grade="right")
    opened.close()
    done = typed("a\n\n", *GAME, "-n", "2", "--seed", "5", "--timed", "10")
    assert "1 pregunta ya no está en el banco" in done.stderr
    assert "Resultado: " in done.stdout
    assert "1 tarjeta ya no tiene pregunta" in run("exam", "stats", *GAME).stdout


def listed(data: Path, *arguments: str) -> list[Any]:
    done = run("exam", "list", *GAME, "--json", *arguments)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert isinstance(found, list)
    return found


def test_a_clause_that_changed_is_looked_at_again(data: Path, tmp_path: Path) -> None:
    typed("a\n", *GAME, "-n", "1", "--seed", "5")
    (seen,) = [one for one in listed(data) if one["state"] in {"due", "later"}]
    rules = tmp_path / "reglas"
    rules.mkdir()
    for suffix in ("yaml", "txt"):
        shutil.copyfile(shipped.folder("rules_text") / f"cipher.{suffix}", rules / f"cipher.{suffix}")
    text = (rules / "cipher.txt").read_text(encoding="utf-8")
    (rules / "cipher.txt").write_text(text.replace("e ", "ee "), encoding="utf-8")
    (changed,) = [one for one in listed(data, "--rules-dir", str(rules)) if one["state"] == "changed"]
    assert changed["card"] == seen["card"]
    assert "Su cláusula ha cambiado (1)" in run("exam", "list", *GAME, "--rules-dir", str(rules)).stdout


def test_stats_and_list(data: Path) -> None:
    typed("a\nb\na\nb\n", *GAME, "-n", "4", "--seed", "5")
    done = run("exam", "stats", *GAME)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Respuestas: 4" in done.stdout
    figures = json.loads(run("exam", "stats", *GAME, "--json").stdout)
    assert (figures["answers"], figures["cards"]) == (4, 4)
    assert sum(one["cards"] for one in figures["due"]) + figures["later"] == 4
    states = [one["state"] for one in listed(data)]
    assert len(states) - states.count("new") == 4
    some = {one["scenario"] for one in listed(data, "--chapter", "8")}
    of_chapter = {one["id"] for one in json.loads(run("scenarios", *GAME, "--chapter", "8", "--json").stdout)}
    assert some
    assert some == {one["scenario"] for one in listed(data)} & of_chapter
    assert run("exam", "list", *GAME).stdout.splitlines()[-1] == f"{len(states)} preguntas."


def test_export_import_and_reset(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed("a\nb\n", *GAME, "-n", "2", "--seed", "5")
    saved = tmp_path / "estudio.json"
    assert run("exam", "export", "--json", str(saved)).returncode == 0
    assert "ya existe" in refused("export", "--json", str(saved))
    before = study(data).cards()
    assert typed("n\n", "reset").returncode == 1
    assert typed("", "reset").returncode == 1
    assert study(data).cards() == before
    assert typed("s\n", "reset").returncode == 0
    assert study(data).cards() == {}
    monkeypatch.setenv("JUDGEKIT_DATA", str(tmp_path / "otro"))
    assert "anotaciones nuevas" in run("exam", "import", str(saved)).stdout
    assert study(tmp_path / "otro").cards() == before
    assert "Ya lo tenías todo." in run("exam", "import", str(saved)).stdout
    package = tmp_path / "examen.apkg"
    assert run("exam", "export", *GAME, "--anki", str(package)).returncode == 0
    assert package.read_bytes().startswith(b"PK")


@pytest.mark.parametrize(
    ("suffix", "start"), [("html", b"<!DOCTYPE"), ("pdf", b"%PDF"), ("md", b"# "), ("txt", b"EXAMEN")]
)
def test_a_paper_with_its_key(data: Path, tmp_path: Path, suffix: str, start: bytes) -> None:
    path = tmp_path / f"examen.{suffix}"
    done = run("exam", "paper", *GAME, "-n", "3", "--seed", "5", "-o", str(path))
    assert done.returncode == 0, done.stderr
    assert "3 preguntas, semilla 5" in done.stderr
    assert path.read_bytes().startswith(start)
    assert {one.name for one in tmp_path.glob("examen-*")} == {
        f"examen-hoja.{suffix}", f"examen-clave.{suffix}", "examen-clave.json", "examen-respuestas.csv",
    }  # fmt: skip
    said = refused("paper", *GAME, "-o", str(path))
    assert "ya existe" in said
    assert "--force" in said


def test_an_exam_for_a_room_is_written_and_marked(data: Path, tmp_path: Path) -> None:
    asked = ("-n", "4", "--seed", "5", "--forms", "A,B,C", "--candidates", "4", "--pass", "50")
    done = run("exam", "paper", *GAME, *asked, "-o", str(tmp_path / "sala.txt"))
    assert done.returncode == 0, done.stderr
    forms = [(tmp_path / f"sala-{name}.txt").read_text(encoding="utf-8") for name in "ABC"]
    assert len(set(forms)) == 3
    key = json.loads((tmp_path / "sala-clave.json").read_text(encoding="utf-8"))
    assert (key["seed"], key["pass_mark"], [one["name"] for one in key["forms"]]) == (5, 50, ["A", "B", "C"])
    table = tmp_path / "sala-respuestas.csv"
    head, *rows = table.read_text(encoding="utf-8-sig").splitlines()
    letters = [one["right"] for one in key["forms"][0]["answers"]]
    table.write_text("\n".join([head, ";".join([*rows[0].split(";")[:3], *letters]), *rows[1:]]), encoding="utf-8")
    done = run("exam", "mark", str(table))
    assert done.returncode == 0, done.stderr
    assert "Candidato 1, modelo A: 4 de 4 (100 %), aprobado" in done.stdout
    assert json.loads(run("exam", "mark", str(table), "--json").stdout)["group"]["right"] == 4
    assert "--key" in refused("mark", str(tmp_path / "otra.csv"))


def test_wrong_paper(data: Path, tmp_path: Path) -> None:
    assert "formato" in refused("paper", *GAME, "-o", str(tmp_path / "examen.doc"))
    assert "papel" in refused("paper", *GAME, "-o", str(tmp_path / "examen.txt"), "--paper", "a5")
    assert "no existe" in refused("paper", *GAME, "-o", str(tmp_path / "no" / "examen.txt"))


def test_wrong_use(data: Path, tmp_path: Path) -> None:
    assert "magic" in refused("-g", "magic")
    assert "di también el juego" in refused("--chapter", "3")
    assert "de 1 a" in refused("-n", "0")
    assert "minutos" in refused("--timed", "0")
    assert "no existe" in refused("--clause", "cipher:999", *GAME)
    assert "más cercanos" in refused("--chapter", "999", *GAME)
    assert "no se escribe en JSON" in refused("--json")
    assert "--anki ARCHIVO.apkg o --json" in refused("export")
    assert "No se puede leer" in refused("import", str(tmp_path / "no.json"))
    for content in ("{", "[" * 100_000, "[]", '{"kind": "judgekit exam", "log": [{}]}'):
        (tmp_path / "mal.json").write_text(content, encoding="utf-8")
        assert "Error: " in refused("import", str(tmp_path / "mal.json"))
    assert "orden" in refused("suspender")


def test_help_is_in_spanish() -> None:
    done = run("exam", "--help")
    assert done.returncode == 0
    for word in ("Uso:", "Opciones:", "Órdenes:", "stats", "reset"):
        assert word in done.stdout
    assert "Commands" not in done.stdout
    assert "Options" not in run("exam", "stats", "--help").stdout
