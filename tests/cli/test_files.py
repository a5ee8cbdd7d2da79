"""The JSON Schema of every kind of file: what judgekit ships is valid under it, what its reader refuses is not."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from judgekit import games, shipped
from judgekit.cli.files import FILES, schema_of_file
from judgekit.corpus.library import Library
from judgekit.errors import UserError
from judgekit.shapes import yamlfile
from judgekit.tournament import installed, written
from tests.cli.test_cli import read, refused, run

RULES, BANK = shipped.folder("rules_text"), shipped.folder("scenarios")
OF_RULES = {"manifest": "{}.yaml", "questions": "{}.questions.yaml", "coverage": "{}.coverage.yaml"}


def checked(kind: str, data: Any, game: str | None = None) -> list[str]:
    schema = schema_of_file(kind, game)
    Draft202012Validator.check_schema(schema)
    return [one.message for one in Draft202012Validator(schema).iter_errors(data)]


def loaded(path: Path) -> Any:
    return yamlfile.load(path.read_text("utf-8"), str(path))


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("kind", OF_RULES)
def test_every_file_of_the_rules_folder_is_valid(kind: str, game: str) -> None:
    assert checked(kind, loaded(RULES / OF_RULES[kind].format(game))) == []


@pytest.mark.parametrize("game", games.names())
def test_the_cards_of_the_bank_are_valid_and_a_word_that_is_none_is_not(game: str) -> None:
    cards = loaded(BANK / game / "cards.yaml")
    assert checked("cards", cards, game) == []
    wrong = copy.deepcopy(cards)
    wrong[next(iter(wrong))]["colour of the box"] = "red"
    assert checked("cards", wrong, game)


def test_a_file_that_is_wrong_is_not_valid() -> None:
    manifest = loaded(RULES / "fftcg.yaml")
    assert checked("manifest", {**manifest, "format_date": "ayer"})
    assert checked("manifest", {key: one for key, one in manifest.items() if key != "authority"})
    assert checked("coverage", {"out-of-scope": [{"clauses": ["1"]}]})
    assert checked("questions", {"1.1": []})


def test_an_event_file_is_valid() -> None:
    from datetime import datetime  # noqa: PLC0415

    pin = Library().ask(lambda store: installed("Copa", store, {}, of=(), warns=False, at=datetime(2026, 11, 23)))
    assert checked("event", yamlfile.load(written(pin), "copa")) == []
    assert checked("event", {**yamlfile.load(written(pin), "copa"), "differing": "nada"})


@pytest.mark.parametrize("kind", FILES)
def test_each_is_printed_with_its_version(kind: str) -> None:
    printed = read("schema", "--file", kind, "-g", "cipher")
    assert printed["$id"] == f"urn:judgekit:1:file:{kind}:cipher"  # type: ignore[index]


def test_what_there_is_not_is_refused() -> None:
    assert "¿quisiste decir «cards»?" in refused("schema", "--file", "card")
    assert "di cuál con --game" in refused("schema", "--file", "cards")
    with pytest.raises(UserError, match="puede ser scenario, cards"):
        schema_of_file("")


def test_a_new_question_names_the_schema_that_its_editor_reads_and_is_played(tmp_path: Path) -> None:
    env = {"JUDGEKIT_DATA": str(tmp_path / "mis datos")}
    made = run("new", "-g", "cipher", env=env).stdout
    first = made.split("\n")[0]
    assert first.startswith("# yaml-language-server: $schema=file://")
    kept = tmp_path / "mis datos" / "schemas" / "cipher.schema.json"
    assert first.endswith(kept.as_uri())
    assert json.loads(kept.read_text("utf-8")) == schema_of_file("scenario", "cipher")
    path = tmp_path / "mesa.yaml"
    path.write_text(made, "utf-8")
    assert run("replay", str(path)).returncode == 0
