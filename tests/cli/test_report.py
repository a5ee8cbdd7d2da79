"""`judgekit report` as its users run it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.cli.test_cli import refused, run
from tests.report.conftest import SCENARIO, listed

ID = "digimon/disparo-nuevo-primero"


def test_a_slip_goes_to_a_file_named_after_it(tmp_path: Path) -> None:
    done = run("report", ID, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    assert listed(tmp_path) == ["digimon-disparo-nuevo-primero.html"]
    assert "digimon-disparo-nuevo-primero.html" in done.stderr


def test_text_goes_to_standard_output(tmp_path: Path) -> None:
    done = run("report", ID, "-f", "text", cwd=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "FALLO" in done.stdout
    assert listed(tmp_path) == []


@pytest.mark.parametrize("suffix", [".html", ".pdf", ".md", ".txt"])
def test_the_name_says_the_format(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"a{suffix}"
    assert run("report", ID, "-o", str(path)).returncode == 0
    starts = {".html": b"<!DOCTYPE", ".pdf": b"%PDF", ".md": b"# ", ".txt": b"FICHA"}
    assert path.read_bytes().startswith(starts[suffix])


def test_a_folder_takes_a_file_for_each_scenario(tmp_path: Path) -> None:
    done = run("report", ID, "-f", "markdown", "-o", f"{tmp_path}/fallos/")
    assert done.returncode == 0, done.stderr
    assert listed(tmp_path / "fallos") == ["digimon-disparo-nuevo-primero.md"]


def test_an_id_that_leads_out_of_the_folder_leads_nowhere(tmp_path: Path) -> None:
    data = yaml.load(SCENARIO.read_text(encoding="utf-8"), Loader=yaml.BaseLoader) | {"id": "../../../tmp/x"}
    hostile = tmp_path / "mío.yaml"
    hostile.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
    folder = tmp_path / "a" / "b"
    assert run("report", str(hostile), "-o", f"{folder}/").returncode == 0
    assert listed(folder) == ["tmp-x.html"]


def test_open_opens_what_was_written(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n', encoding="utf-8")
    browser.chmod(0o755)
    path = tmp_path / "a b.html"
    done = run("report", ID, "-o", str(path), "--open", env={"BROWSER": str(browser)})
    assert done.returncode == 0, done.stderr
    assert seen.read_text(encoding="utf-8").strip() == path.as_uri()


def test_a_booklet_and_a_sheet(tmp_path: Path) -> None:
    assert run("report", "--booklet", str(SCENARIO), "-o", f"{tmp_path}/").returncode == 0
    assert run("report", "fftcg:11.8", "-o", f"{tmp_path}/").returncode == 0
    assert listed(tmp_path) == ["clausulas-fftcg-11-8.html", "cuaderno-digimon.html"]


def test_json_says_what_was_written(tmp_path: Path) -> None:
    done = run("--json", "report", ID, "-o", str(tmp_path / "a.html"))
    assert done.stderr == ""
    [told] = json.loads(done.stdout)
    assert told["path"] == str(tmp_path / "a.html")
    assert told["scenarios"] == [ID]
    assert told["unverified"] == []
    assert told["bytes"] == (tmp_path / "a.html").stat().st_size


def test_a_ruling_that_is_not_expected_exits_with_1_and_says_so_on_the_page(tmp_path: Path) -> None:
    data = yaml.load(SCENARIO.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)
    data["expect"] = {"B": {"battle": ["Pandamon"]}}
    path = tmp_path / "mal.yaml"
    path.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
    done = run("report", str(path), "-f", "text")
    assert done.returncode == 1
    assert "Sin verificar" in done.stdout
    assert "no coincide" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "Di qué se imprime"),
        (["no-hay-tal"], "ningún escenario"),
        ([ID, "fftcg:11.8"], "Mezclas"),
        (["fftcg:11.8", "--booklet"], "hoja de cláusulas"),
        (["fftcg:99.9"], "no existe"),
        ([ID, "-f", "docx"], "docx"),
        ([ID, "-o", "a.docx"], ".docx"),
        ([ID, "--paper", "a3"], "a3"),
        ([ID, "--templates", "/no/hay"], "--templates"),
        ([ID, "-o", "/no/hay/a.html"], "no existe"),
        (["--chapter", "3"], "--game"),
        ([ID, "-f", "text", "--open"], "--open"),
        ([ID, "-o", "/dev/null"], "archivo corriente"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(arguments: list[str], says: str) -> None:
    assert says in refused("report", *arguments)


def test_another_file_is_not_overwritten_without_force(tmp_path: Path) -> None:
    path = tmp_path / "a.html"
    path.write_text("mío", encoding="utf-8")
    assert "--force" in refused("report", ID, "-o", str(path))
    assert path.read_text(encoding="utf-8") == "mío"
    assert run("report", ID, "-o", str(path), "--force").returncode == 0
    assert path.read_text(encoding="utf-8") != "mío"


def test_other_commands_do_not_pay_for_it() -> None:
    code = "import sys, judgekit.cli.app, judgekit.cli.rule; print([m for m in sys.modules if 'jinja' in m or 'typst' in m])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
