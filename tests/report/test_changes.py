"""What changed from one edition to another, on paper: each format says every change, and what is text is only text."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from judgekit import shipped
from judgekit.editions import Difference, Named, Namer, difference, edition, folded, impact_of
from judgekit.report import changes
from judgekit.report.rendering import FORMATS, Renderer
from tests.cli.test_cli import refused, run
from tests.editions.edits import Edited, renumber

OLD = edition(shipped.folder("rules_text"), "cipher")
CLAUSE = "cipher:6.3.5"


def changed() -> Difference:
    made = [replace(one, text=f"{one.text} <b>*Salvo*</b> martes.") if one.id == CLAUSE else one for one in OLD.clauses]
    return difference(OLD, replace(OLD, version="2", sha256="f" * 64, clauses=tuple(made)))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("html", "<ins>&lt;b&gt;*Salvo*&lt;/b&gt; martes."),
        ("markdown", r"\<b\>\*Salvo\*\</b\> martes."),
        ("text", "{+<b>*Salvo*</b>"),
    ],
)
def test_a_change_is_told_word_by_word_and_its_text_is_no_markup(kind: str, said: str) -> None:
    found = changed()
    told = Renderer(FORMATS[kind]).source(changes.differing(found, folded(found.changes), "a4"))
    assert CLAUSE in told
    assert said in told
    assert "f" * 12 in told


def test_a_pdf_of_a_change_and_of_what_it_touches_is_set() -> None:
    pytest.importorskip("typst")
    found = changed()
    touched = impact_of(found, [Named(CLAUSE, Namer.SCENARIO, "cipher/uno")], {})
    for report in (
        changes.differing(found, folded(found.changes), "a4"),
        changes.touching(touched, found, "us-letter"),
    ):
        assert Renderer(FORMATS["pdf"]).render(report)[0].startswith(b"%PDF")


def test_what_names_a_change_is_told_and_what_nothing_names_is_not() -> None:
    found = changed()
    told = Renderer(FORMATS["markdown"]).source(
        changes.touching(impact_of(found, [Named(CLAUSE, Namer.CARD, "tarjeta")], {}), found, "a4")
    )
    assert "**preguntas que has estudiado, para ver otra vez:** tarjeta" in told
    assert CLAUSE not in Renderer(FORMATS["text"]).source(changes.touching(impact_of(found, [], {}), found, "a4"))


def test_what_only_follows_its_chapter_is_counted_with_it() -> None:
    made = Edited.of(OLD.clauses)
    renumber(made, Random(1))
    found = difference(OLD, replace(OLD, clauses=tuple(made.clauses)))
    (told,) = folded(found.changes)
    assert "." not in told.change.old[0]
    assert told.along == len(found.changes) - 1


def test_the_commands_write_files_and_refuse_what_does_not_go_together(tmp_path: Path) -> None:
    rules = str(shipped.folder("rules_text"))
    path = tmp_path / "cambios.html"
    done = run("diff", rules, rules, "-g", "cipher", "-o", str(path))
    assert done.returncode == 0, done.stderr
    assert f"{len(OLD.clauses)} cláusulas iguales" in path.read_text("utf-8")
    assert "ya existe" in refused("diff", rules, rules, "-g", "cipher", "-o", str(path))
    assert "deja uno" in refused("--json", "impact", rules, rules, "-g", "cipher", "-f", "pdf")
    assert "no existe en --format" in refused("diff", rules, rules, "-g", "cipher", "-f", "docx")


class TestBadEditions:
    rules = str(shipped.folder("rules_text"))

    def test_two_games(self) -> None:
        texts = (f"{self.rules}/{game}.txt" for game in ("cipher", "digimon"))
        assert "dos juegos, cipher y digimon" in refused("diff", *texts)

    def test_a_file_that_is_no_rule_document(self, tmp_path: Path) -> None:
        (tmp_path / "fftcg.txt").write_text("Lista de la compra", "utf-8")
        (tmp_path / "cipher.txt").write_text("Lista de la compra", "utf-8")
        (tmp_path / "nada.txt").write_text("Lista de la compra", "utf-8")
        (tmp_path / "foto.txt").write_bytes(b"\xff\xd8\xff\xe0")
        assert "casi ninguna cláusula en común" in refused(
            "diff", f"{self.rules}/fftcg.txt", str(tmp_path / "fftcg.txt")
        )
        assert "ninguna cláusula" in refused("diff", f"{self.rules}/cipher.txt", str(tmp_path / "cipher.txt"))
        assert "No sé de qué juego" in refused("diff", f"{self.rules}/fftcg.txt", str(tmp_path / "nada.txt"))
        assert "UTF-8" in refused("diff", self.rules, str(tmp_path / "foto.txt"), "-g", "fftcg")
        assert "no existe" in refused("diff", str(tmp_path / "x"), self.rules, "-g", "fftcg")

    def test_a_folder_of_several_documents_is_asked_which(self) -> None:
        assert "di cuál con --game" in refused("diff", self.rules, self.rules)
