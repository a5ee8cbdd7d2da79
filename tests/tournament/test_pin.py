"""What a tournament fixed: one small sealed file, held against what is installed; slips print it."""

import json
import shutil
from datetime import datetime
from pathlib import Path

import pytest

from judgekit import bank, games, shipped
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.scenario import loads
from judgekit.tournament import EventPin, differing, installed, read, under, written
from tests.cli.test_cli import refused, run

SONG = "lorcana/cantar-una-cancion"


def pinned(*of: str, readings: dict[str, str] | None = None, warns: bool = False) -> EventPin:
    return Library().ask(
        lambda store: installed(
            "Copa d'otoño: #1", store, readings or {}, of=of, warns=warns, at=datetime(2026, 11, 23, 10)
        )
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "copa.torneo"
    path.write_text(written(pinned("lorcana", "cipher")), "utf-8")
    return path


def test_what_is_written_is_read_again(file: Path) -> None:
    found = read(file)
    assert found.event == "Copa d'otoño: #1"
    assert list(found.editions) == ["cipher", "lorcana"]
    assert found.readings["bolsa"] == "activo-primero"
    assert Library().ask(lambda store: differing(found, store)) == ()


@pytest.mark.parametrize("kept", [0, 10, 200, -70, -2])
def test_a_file_that_is_cut_off_is_refused(file: Path, kept: int) -> None:
    file.write_text(file.read_text("utf-8")[:kept], "utf-8")
    with pytest.raises(UserError, match="cortado o se ha cambiado a mano"):
        read(file)


def test_a_file_that_was_changed_by_hand_is_refused(file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace("differing: refuse", "differing: warn"), "utf-8")
    with pytest.raises(UserError, match="sello no casa"):
        read(file)


def test_a_file_saved_with_other_line_ends_is_the_same(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert read(file).event


def test_a_reading_of_the_tournament_holds_where_the_question_chooses_none() -> None:
    text = "game: lorcana\ngiven: {turn: A}\n"
    assert under(loads(text), {"bolsa": "x", "de otro": "y"}).situation.readings == {"bolsa": "x"}


class TestCommands:
    def test_under_a_tournament_everything_is_as_ever_where_it_is_what_was_fixed(self, file: Path) -> None:
        done = run("replay", SONG, "--event-file", str(file))
        assert (done.returncode, done.stdout) == (0, run("replay", SONG).stdout)
        assert run("event", "show", env={"JUDGEKIT_EVENT": str(file)}).returncode == 0

    def test_another_edition_is_refused_or_told(self, tmp_path: Path, file: Path) -> None:
        rules = tmp_path / "reglas"
        shutil.copytree(shipped.folder("rules_text"), rules)
        with (rules / "lorcana.txt").open("a", encoding="utf-8") as text:
            text.write("\n")
        said = refused("--rules-dir", str(rules), "rule", "lorcana:1.1.1", env={"JUDGEKIT_EVENT": str(file)})
        assert "la edición de lorcana es" in said
        assert run("--event-file", str(file), "--rules-dir", str(rules), "event", "show").returncode == 1
        file.write_text(written(pinned("lorcana", warns=True)), "utf-8")
        done = run("rule", "lorcana:1.1.1", "--event-file", str(file), "--rules-dir", str(rules))
        assert (done.returncode, "Aviso: el torneo" in done.stderr) == (0, True)

    def test_a_slip_prints_it_and_is_put_into_the_log(self, file: Path) -> None:
        done = run("report", SONG, "-f", "text", "--judge", "Ana", "--table", "4", "--event-file", str(file))
        assert f"Torneo: {read(file).told}" in done.stdout
        told = run("event", "log", "--event-file", str(file)).stdout
        assert told.startswith("1. Mesa 4 · juez Ana")

    def test_a_tournament_is_started_once_and_read_as_it_says(self, tmp_path: Path) -> None:
        path = tmp_path / "x.torneo"
        start = ("event", "start", "Copa", "-g", "lorcana", "-o", str(path), "--reading")
        assert "no tiene «nada»" in refused(*start, "bolsa=nada")
        other = next(one.name for one in games.readings("lorcana")[0].meanings[1:])
        reading = games.readings("lorcana")[0].name
        assert run(*start, f"{reading}={other}").returncode == 0
        assert read(path).readings[reading] == other
        assert "ya existe" in refused("event", "start", "Copa", "-o", str(path))

    def test_what_the_tournament_reads_otherwise_rules_there(self, tmp_path: Path) -> None:
        path, scenario = tmp_path / "x.torneo", "cipher/act-sin-objetivo"
        reading = ("--reading", "ACT sin objetivo=no se puede usar")
        assert run("event", "start", "Copa", "-g", "cipher", "-o", str(path), *reading).returncode == 0
        env = {"JUDGEKIT_EVENT": str(path)}
        there, usual = (run("--json", "replay", scenario, env=one).stdout for one in (env, {}))
        read_so = run("--json", "replay", scenario, *reading).stdout
        assert json.loads(there)[0]["outcome"] == json.loads(read_so)[0]["outcome"] != json.loads(usual)[0]["outcome"]
        many = json.loads(run("--json", "replay", "--clause", bank.find([scenario])[0].source or "", env=env).stdout)
        assert next(one for one in many if one["scenario"] == scenario)["outcome"] == json.loads(there)[0]["outcome"]
        slip, without = (run("report", scenario, "-f", "text", env=one).stdout for one in (env, {}))
        assert slip.split("FALLO")[1].split("LO DECIDEN")[0] != without.split("FALLO")[1].split("LO DECIDEN")[0]

    def test_bad_input_is_one_sentence(self, tmp_path: Path, file: Path) -> None:
        assert "con letras" in refused("event", "start", "···")
        assert "no existe" in refused("replay", SONG, "--event-file", str(tmp_path / "nada"))
        assert "Di qué torneo" in refused("event", "log")
        (tmp_path / "roto").write_text("hola", "utf-8")
        assert "cortado" in refused("event", "show", "--event-file", str(tmp_path / "roto"))
        Path(f"{file}.sqlite").write_text("no es una base de datos, es otra cosa distinta", "utf-8")
        assert "no es el registro de un torneo" in refused("event", "log", "--event-file", str(file))
        assert Path(f"{file}.sqlite").read_text("utf-8").startswith("no es")
