"""The cache: built once, never trusted, never an error; bad folders and files in one Spanish sentence."""

import hashlib
import multiprocessing
import os
import shutil
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from judgekit.corpus.checking import check
from judgekit.corpus.library import SHELF, Library
from judgekit.corpus.store import BrokenStoreError
from judgekit.errors import UserError

MANIFEST = """game: mini
title: Reglas de prueba
version: "1"
date: "2026-01-01"
language: es
source: nadie
authority: guide
layout: numbered
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path / "cache"))
    rules = tmp_path / "rules"
    rules.mkdir()
    (rules / "mini.yaml").write_text(MANIFEST, encoding="utf-8")
    (rules / "mini.txt").write_text("1.1 Una regla.\n1.2 Otra.\n", encoding="utf-8")
    return rules


def ids(folder: Path) -> list[str]:
    return Library(folder).ask(lambda store: [clause.id for clause in store.clauses()])


def stores() -> list[Path]:
    return list(Path(os.environ["JUDGEKIT_CACHE"]).rglob("clauses.sqlite"))


def test_the_documents_are_parsed_once(folder: Path) -> None:
    assert ids(folder) == ["mini:1.1", "mini:1.2"]
    parsed: list[str] = []
    library = Library(folder, progress=parsed.append)
    library.ask(lambda store: store.clauses())
    assert parsed == []


def test_a_changed_text_is_parsed_anew(folder: Path) -> None:
    ids(folder)
    (folder / "mini.txt").write_text("1.1 Una regla.\n1.2 Otra.\n1.3 Más.\n", encoding="utf-8")
    assert ids(folder)[-1] == "mini:1.3"


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:300])


def garble(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2 :] = os.urandom(len(content) - len(content) // 2)
    path.write_bytes(bytes(content))


def tamper(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"Una regla.", b"Otra ley!!"))


@pytest.mark.parametrize(
    "harm",
    [truncate, garble, tamper, lambda path: path.write_bytes(b""), lambda path: path.write_text("no soy SQLite")],
)
def test_a_broken_store_is_built_again(folder: Path, harm: Callable[[Path], None]) -> None:
    ids(folder)
    harm(stores()[0])
    texts = Library(folder).ask(lambda store: [clause.text for clause in store.clauses()])
    assert texts == ["Una regla.", "Otra."]


def test_a_store_that_was_built_for_other_documents_is_refused(folder: Path) -> None:
    ids(folder)
    built = stores()[0]
    (folder / "mini.txt").write_text("1.1 Una regla nueva.\n", encoding="utf-8")
    library = Library(folder)
    SHELF.keep(library.fingerprint, {built.name: built.read_bytes()})
    assert library.ask(lambda store: [clause.text for clause in store.clauses()]) == ["Una regla nueva."]


def test_the_sha256_of_a_clause_is_the_hash_of_its_text(folder: Path) -> None:
    hashes = Library(folder).ask(lambda store: [clause.sha256 for clause in store.clauses()])
    assert hashes == [hashlib.sha256(text).hexdigest() for text in (b"Una regla.", b"Otra.")]


def test_a_cache_that_cannot_be_written_only_warns(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("JUDGEKIT_CACHE", str(blocked / "cache"))
    for _ in range(2):
        assert ids(folder) == ["mini:1.1", "mini:1.2"]
    assert [record.getMessage().startswith("Aviso: no se puede escribir") for record in caplog.records] == [True]


def parsed(folder: Path) -> list[str]:
    """The documents that a look-up has to parse."""
    games: list[str] = []
    Library(folder, progress=games.append).ask(lambda store: store.clauses())
    return games


def test_folders_that_take_turns_are_parsed_once_each(folder: Path) -> None:
    other = folder.parent / "other"
    shutil.copytree(folder, other)
    (other / "mini.txt").write_text("1.1 Otra edición.\n", encoding="utf-8")
    assert [len(parsed(one)) for one in (folder, other, folder, other)] == [1, 1, 0, 0]


def test_a_folder_that_moves_is_not_parsed_anew(folder: Path) -> None:
    parsed(folder)
    assert parsed(folder.rename(folder.parent / "moved")) == []


@pytest.mark.parametrize("name", ["mini.yaml", "mini.txt", "mini.questions.yaml"])
def test_any_of_its_files_makes_it_parsed_anew(folder: Path, name: str) -> None:
    (folder / "mini.questions.yaml").write_text('"1.1": [¿Y esto?]\n', encoding="utf-8")
    parsed(folder)
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert parsed(folder) == ["mini"]


@pytest.mark.parametrize("part", ["code", "library"])
def test_another_parser_or_yaml_makes_it_parsed_anew(folder: Path, monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    parsed(folder)
    monkeypatch.setattr(f"judgekit.cache.{part}", lambda *_names: "otro")
    assert parsed(folder) == ["mini"]


def test_a_game_is_known_by_its_manifest_its_text_and_the_parser(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def made_from() -> str:
        return Library(folder).ask(lambda store: store.made_from("mini"))

    seen = [made_from()]
    for name, more in (("mini.txt", "1.3 Más.\n"), ("mini.yaml", 'names: ["mini"]\n')):
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(more)
        seen.append(made_from())
    (folder / "mini.questions.yaml").write_text('"1.1": [¿Y esto?]\n', encoding="utf-8")
    assert made_from() == seen[-1]
    monkeypatch.setattr("judgekit.cache.code", lambda *_names: "otro")
    assert len({*seen, made_from()}) == 4


def test_its_file_is_let_go(folder: Path) -> None:
    ids(folder)
    library = Library(folder)
    store = library.store()
    library.close()
    with pytest.raises(BrokenStoreError):
        store.documents()
    assert library.ask(lambda again: len(again.clauses())) == 2


def test_two_processes_may_build_at_once(folder: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        assert pool.map(ids, [folder] * 8) == [["mini:1.1", "mini:1.2"]] * 8
    assert len(stores()) == 1


def test_a_manifest_without_a_text_is_a_game_not_installed(folder: Path) -> None:
    (folder / "mini.txt").unlink()
    documents = Library(folder).ask(lambda store: store.documents())
    assert [document.installed for document in documents] == [False]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"1.1 \xff\xfe mal", "UTF-8"),
        (b"1.1 uno\n1.2 d\x00s", "línea 2: hay un carácter nulo"),
        (b"1.1 " + b"x" * 1_000_000, "línea 1: tiene 1000004 caracteres"),
        (b"1." * 39 + b"1 hondo", "más de 20 niveles"),
        (b"x" * (41 * 1024 * 1024), "pasa de 40 MB"),
    ],
)
def test_a_bad_text_gets_one_sentence(folder: Path, content: bytes, said: str) -> None:
    (folder / "mini.txt").write_bytes(content)
    with pytest.raises(UserError, match=said):
        ids(folder)


@pytest.mark.parametrize("content", [b"\xef\xbb\xbf1.1 Una regla.\n1.2 Otra.\n", b"1.1 Una regla.\r\n1.2 Otra.\r\n"])
def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(folder: Path, content: bytes) -> None:
    (folder / "mini.txt").write_bytes(content)
    assert Library(folder).ask(lambda store: [c.text for c in store.clauses()]) == ["Una regla.", "Otra."]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("game: mini", "en un manifiesto hace falta decir también «game»"),
        ("authority: guide", "hace falta decir también «authority»"),
        ("layout: numbered", "hace falta decir también «layout»"),
    ],
)
def test_a_manifest_that_lacks_a_field_says_which(folder: Path, change: str, said: str) -> None:
    (folder / "mini.yaml").write_text(MANIFEST.replace(change + "\n", ""), encoding="utf-8")
    with pytest.raises(UserError, match=said):
        ids(folder)


@pytest.mark.parametrize(
    ("extra", "said"),
    [
        ("layout: otro\n", "línea 9, columna 1: .*repetida"),
        ("color: rojo\n", "línea 9, columna 1: la clave «color» no existe en un manifiesto"),
        ("drop: todo\n", "línea 9, columna 7: hay «todo»"),
        ("drop: [{rule: x, line: '('}]\n", "no es una expresión regular"),
        ("drop: [{rule: x}]\n", "necesita «line»"),
        ("references: [{from: '1.1'}]\n", "línea 9, columna 14: .*hace falta decir también «to» y «says»"),
        ("glossary: [a]\n", "línea 9, columna 11: hay una lista"),
        ("title: [\n", "línea"),
        ("format_date: ayer\n", "línea 9, columna 14: .*debe ser un día como 2024-03-12"),
        ("otra: &a [*a]\n", "alias"),
    ],
)
def test_a_wrong_manifest_says_where(folder: Path, extra: str, said: str) -> None:
    (folder / "mini.yaml").write_text(MANIFEST + extra, encoding="utf-8")
    with pytest.raises(UserError, match=said):
        ids(folder)


@pytest.mark.parametrize(
    ("field", "value"), [("authority", "rey"), ("layout", "xx"), ("game", "Otro Juego"), ("game", "otro")]
)
def test_a_wrong_value_is_named(folder: Path, field: str, value: str) -> None:
    lines = [f"{field}: {value}" if line.startswith(f"{field}:") else line for line in MANIFEST.splitlines()]
    (folder / "mini.yaml").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(UserError, match=value):
        ids(folder)


def test_a_folder_without_manifests_or_without_existence(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="no tiene ningún manifiesto"):
        Library(tmp_path)
    with pytest.raises(UserError, match="no existe"):
        Library(tmp_path / "nada")


def test_the_manifest_may_not_name_clauses_that_the_text_lacks(folder: Path) -> None:
    (folder / "mini.yaml").write_text(MANIFEST + 'examples: ["7.7"]\n', encoding="utf-8")
    report = Library(folder).ask(lambda store: store.report("mini"))
    assert [(problem.kind, problem.severity) for problem in report.problems] == [("manifiesto", "error")]


def test_questions_beside_the_text_are_read_and_checked(folder: Path) -> None:
    (folder / "mini.questions.yaml").write_text('"1.1":\n  - ¿Y esto?\n"9.9":\n  - ¿Y aquello?\n', encoding="utf-8")
    library = Library(folder)
    assert library.ask(lambda store: store.questions("mini:1.1")) == ["¿Y esto?"]
    problems = library.ask(lambda store: store.report("mini").problems)
    assert [problem.kind for problem in problems] == ["preguntas"]


@pytest.mark.parametrize("bad", ["- a\n", '"1.1": {a: b}\n', '"1.1": []\n', '"1.1": [""]\n'])
def test_a_questions_file_of_another_form_is_refused(folder: Path, bad: str) -> None:
    (folder / "mini.questions.yaml").write_text(bad, encoding="utf-8")
    with pytest.raises(UserError, match=r"mini\.questions\.yaml"):
        ids(folder)


def test_the_originals_borrow_the_shipped_questions(originals: Library, edition: Library) -> None:
    theirs, ours = (library.ask(lambda store: store.all_questions()) for library in (originals, edition))
    assert theirs == ours
    assert len(ours) > 500


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("format_date: 2024-03-13", "es del 2024-03-12 y el formato del juego, del 2024-03-13"),
        ("valid_from: 2026-12-01", "no rige hasta el 2026-12-01"),
        ("valid_until: 2026-11-22", "dejó de regir el 2026-11-22"),
    ],
)
def test_a_document_out_of_its_time_is_a_warning(folder: Path, card: str, said: str) -> None:
    manifest = folder / "mini.yaml"
    manifest.write_text(MANIFEST.replace("2026-01-01", "2024-03-12") + f"{card}\n", "utf-8")
    checked = Library(folder).ask(lambda store: check(store, today=date(2026, 11, 23)))
    assert [one.severity for one in checked.problems if said in one.message] == ["aviso"]


@pytest.mark.parametrize("card", ["format_date: 2024-03-12", "valid_from: 2026-11-23", "valid_until: 2026-11-23"])
def test_a_document_of_its_time_is_none(folder: Path, card: str) -> None:
    manifest = folder / "mini.yaml"
    manifest.write_text(MANIFEST.replace("2026-01-01", "2024-03-12") + f"{card}\n", "utf-8")
    checked = Library(folder).ask(lambda store: check(store, today=date(2026, 11, 23)))
    assert [one for one in checked.problems if one.kind == "vigencia"] == []
