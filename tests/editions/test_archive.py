"""Past editions at hand by their hashes: kept whole and once, and what was cited then is found now."""

import shutil
from pathlib import Path

import pytest

from judgekit import shipped
from judgekit.corpus.library import Library
from judgekit.editions import Archive, became, citations_in, pinned
from judgekit.errors import UserError
from tests.cli.test_cli import refused, run

CLAUSE = "cipher:6.3.5"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The shipped edition of a game, with its version."""
    return _folder(tmp_path / "vieja", "1")


@pytest.fixture
def new(tmp_path: Path) -> Path:
    """The next one: a word more in a clause, and a clause put before it."""
    return _folder(tmp_path / "nueva", "2", "Salvo los martes.")


def _folder(folder: Path, version: str, more: str = "") -> Path:
    folder.mkdir()
    for one in ("cipher.txt", "cipher.yaml"):
        shutil.copy(shipped.folder("rules_text") / one, folder)
    manifest, text = folder / "cipher.yaml", folder / "cipher.txt"
    manifest.write_text(manifest.read_text("utf-8").replace("version: sin indicar", f'version: "{version}"'), "utf-8")
    said = _clause(Library(folder)).text.split("\n")[0]
    text.write_text(
        text.read_text("utf-8").replace(said, f"{said} {more}") if more else text.read_text("utf-8"), "utf-8"
    )
    return folder


def _clause(library: Library):  # type: ignore[no-untyped-def]
    return library.ask(lambda store: store.by_ids([CLAUSE])[CLAUSE])


def test_an_edition_is_kept_once_by_its_hash(tmp_path: Path, old: Path, new: Path) -> None:
    archive = Archive(tmp_path / "archivo")
    (first,) = archive.add(old)
    assert archive.add(old) == (first,)
    archive.add(new)
    assert [(one.game, one.version, one.damaged) for one in archive.kept()] == [
        ("cipher", "1", False), ("cipher", "2", False),
    ]  # fmt: skip
    assert first.path.name == f"cipher-{first.sha256[:16]}"


def test_what_was_cited_then_is_found_by_its_hash_and_is_told_what_it_is_now(
    tmp_path: Path, old: Path, new: Path
) -> None:
    archive, then, now = Archive(tmp_path / "archivo"), _clause(Library(old)), Library(new)
    archive.add(old)
    past = archive.past(CLAUSE, then.sha256[:6])
    assert past and past.clause.text == then.text
    found = now.ask(lambda store: became(past, store))
    assert found and "martes" in found.text
    assert archive.past(CLAUSE, "0000") is None
    note = tmp_path / "nota.md"
    note.write_text(f"{CLAUSE}@{then.sha256[:8]}", "utf-8")
    (cited,) = now.ask(lambda store: citations_in([note], store, archive))
    assert (cited.status, cited.now) == ("stale", (pinned(found),))


def test_a_hash_of_two_texts_is_refused(tmp_path: Path, old: Path, new: Path) -> None:
    archive = Archive(tmp_path / "archivo")
    archive.add(old)
    archive.add(new)
    with pytest.raises(UserError, match=r"es de dos textos, las ediciones 1 .* 2 .*más cifras"):
        archive.past(CLAUSE, "")


def test_an_edition_that_was_changed_by_hand_is_told_and_not_believed(tmp_path: Path, old: Path) -> None:
    archive, then = Archive(tmp_path / "archivo"), _clause(Library(old))
    (kept,) = archive.add(old)
    with (kept.path / "cipher.txt").open("a", encoding="utf-8") as file:
        file.write("* Otra cosa.\n")
    assert [one.damaged for one in archive.kept()] == [True]
    assert archive.past(CLAUSE, then.sha256[:6]) is None


def test_a_folder_with_one_bad_document_leaves_the_archive_as_it_was(tmp_path: Path, old: Path) -> None:
    (old / "fftcg.yaml").write_text("game: fftcg\n", "utf-8")
    (old / "fftcg.txt").write_text("1. Uno\n", "utf-8")
    with pytest.raises(UserError, match=r"fftcg\.yaml"):
        Archive(tmp_path / "archivo").add(old)
    assert not (tmp_path / "archivo").exists()


class TestCommands:
    def test_a_pin_shows_word_by_word_what_the_installed_text_says_otherwise(
        self, tmp_path: Path, old: Path, new: Path
    ) -> None:
        env = {"JUDGEKIT_EDITIONS": str(tmp_path / "archivo")}
        cited = f"{CLAUSE}@{_clause(Library(old)).sha256[:8]}"
        asked = ("--rules-dir", str(new), "rule", cited)
        assert "no está guardada" in run(*asked, env=env).stdout
        assert run("editions", "add", str(old), env=env).returncode == 0
        told = run(*asked, env=env).stdout
        assert "De la edición 1 (sin indicar) a lo instalado" in told
        assert "{+" in told
        assert "martes" in told
        assert "El texto instalado es el que se citó" in run("--rules-dir", str(old), "rule", cited, env=env).stdout

    def test_a_citation_whose_number_is_gone_finds_its_clause_under_the_new_one(
        self, tmp_path: Path, old: Path
    ) -> None:
        env = {"JUDGEKIT_EDITIONS": str(tmp_path / "archivo")}
        other = tmp_path / "otra"
        shutil.copytree(old, other)
        text = other / "cipher.txt"
        lines = text.read_text("utf-8").split("\n")
        moved = next(at for at, line in enumerate(lines) if _clause(Library(old)).text.split("\n")[0] in line)
        text.write_text("\n".join((*lines[:moved], *lines[moved + 1 :], lines[moved])), "utf-8")
        cited = f"{CLAUSE}@{_clause(Library(old)).sha256[:8]}"
        run("editions", "add", str(old), env=env)
        told = " ".join(run("--rules-dir", str(other), "rule", cited, env=env).stdout.split())
        assert "otro número" in told or "ya no es" in told

    def test_a_folder_that_is_none_and_an_archive_that_is_empty(self, tmp_path: Path) -> None:
        env = {"JUDGEKIT_EDITIONS": str(tmp_path / "archivo")}
        assert "no existe" in refused("editions", "add", str(tmp_path / "nada"), env=env)
        assert "No hay ediciones guardadas" in run("editions", env=env).stdout
