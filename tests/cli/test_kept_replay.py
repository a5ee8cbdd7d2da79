"""What was told of a scenario is told again, and never where anything that it was made from is another."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from judgekit import bank, cache, replay
from judgekit.cli import kept_replay, run
from judgekit.cli.asked import Asked
from judgekit.cli.kept_replay import KeptReplay
from judgekit.cli.session import Session
from judgekit.cli.told import Told
from judgekit.corpus.library import Library
from judgekit.errors import UserError

NAME = "cipher/act-es-una-accion"


@pytest.fixture
def scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of the first scenario of the bank, and an empty cache."""
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path / "cache"))
    return bank.id_of(next(bank.paths(bank.shipped_bank(), "cipher")))


def told(words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    monkeypatch.setattr("sys.argv", ["judgekit", "replay", *words])
    return run(), capsys.readouterr().out


@pytest.mark.parametrize("how", [[], ["--why"], ["--json"], ["--json", "--reasons"], ["--readings"], ["--explore"]])
def test_it_is_told_again_without_playing_and_to_the_byte(
    scenario: str, how: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = told([scenario, *how], monkeypatch, capsys)
    monkeypatch.setattr(replay.run, "play", lambda *_: pytest.fail("it was told already"))
    again = told([scenario, *how], monkeypatch, capsys)
    assert first == again
    assert first[0] == 0 and len(first[1]) > 500


def test_the_page_is_wrapped_for_the_terminal_that_there_is(
    scenario: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, wide = told([scenario], monkeypatch, capsys)
    monkeypatch.setenv("COLUMNS", "40")
    _, narrow = told([scenario], monkeypatch, capsys)
    assert wide.split() == narrow.split()
    assert max(map(len, narrow.splitlines())) < max(map(len, wide.splitlines()))


def test_what_was_damaged_is_told_anew(
    scenario: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = told([scenario], monkeypatch, capsys)
    (kept,) = (tmp_path / "cache" / "told").glob(f"*/{kept_replay.FILE}")
    kept.write_text(json.dumps((True, [["line", "otra cosa", None]], None)))
    assert told([scenario], monkeypatch, capsys) == first


def key(scenario: str, asked: Asked | None = None, reading: tuple[str, ...] = (), rules: Path | None = None) -> str:
    found = kept_replay.of(scenario, asked or Asked(), reading, Session(rules))
    assert found is not None
    return found.key


def test_another_question_has_another_key(scenario: str) -> None:
    keys = {key(scenario), key(scenario, Asked(why=True)), key(scenario, reading=("a=b",)), key(scenario.split("/")[1])}
    assert len(keys) == 3  # the name alone is the same scenario


def test_other_code_rules_cards_or_words_have_another_key(
    scenario: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "bank"
    (folder / "cipher").mkdir(parents=True)
    path, cards = (folder / "cipher" / name for name in (f"{scenario.split('/')[1]}.yaml", "cards.yaml"))
    for one in (path, cards):
        one.write_bytes((bank.shipped_bank() / "cipher" / one.name).read_bytes())
    monkeypatch.setattr("judgekit.bank.files.shipped_bank", lambda: folder)
    rules = tmp_path / "rules"
    rules.mkdir()
    for one in Library().folder.glob("cipher.*"):
        (rules / one.name).write_bytes(one.read_bytes())
    keys = [key(scenario, rules=rules)]
    for one in (path, cards, rules / "cipher.txt"):
        one.write_bytes(one.read_bytes() + b"\n# more\n")
        keys.append(key(scenario, rules=rules))
    monkeypatch.setattr(cache, "code", lambda *_: "other")
    keys.append(key(scenario, rules=rules))
    assert len(set(keys)) == len(keys)


def test_nothing_is_kept_of_files_of_ones_own_step_by_step_or_under_a_tournament(scenario: str) -> None:
    session = Session()
    assert kept_replay.of("mesa.yaml", Asked(), (), session) is None
    assert kept_replay.of("-", Asked(), (), session) is None
    assert kept_replay.of(scenario, Asked(step=True), (), session) is None
    assert kept_replay.of(scenario, Asked(), (), Session(event=Path("torneo.json"))) is None
    with pytest.raises(UserError, match="No hay ningún escenario"):
        kept_replay.of("cipher/no-hay", Asked(), (), session)


def test_the_exit_code_is_kept_too(scenario: str) -> None:
    kept = kept_replay.of(scenario, Asked(), (), Session())
    assert isinstance(kept, KeptReplay)
    kept.keep(Told(passed=False, lines=[["line", "no", None]]))
    again = kept.again()
    assert again is not None and again.show() == 1


def test_all_that_a_replay_loads_is_in_the_key(tmp_path: Path) -> None:
    code = (
        "import sys; from judgekit.cli import run\n"
        "for how in ([], ['--json', '--reasons'], ['--explore'], ['--readings']):\n"
        f"    sys.argv = ['judgekit', 'replay', {NAME!r}, *how]; assert run() == 0\n"
        "print(*(one for one in sys.modules if one.startswith('judgekit.')), file=sys.stderr)"
    )
    env = {**os.environ, "JUDGEKIT_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    loaded = {one.removeprefix("judgekit.").replace(".", "/") for one in done.stderr.split()}
    places = (*(one.removesuffix(".py").removesuffix("/__init__") for one in kept_replay._CODE), "games/cipher")
    rooms = tuple(f"{one}/" for one in places if one != "games")
    assert {one for one in loaded if not f"{one}/".startswith(rooms)} <= {"games"}
    assert "story/telling" in loaded
