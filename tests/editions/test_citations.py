"""Citations in anybody's files: those that still hold, and what the others are now; a clause pinned by what it said."""

from pathlib import Path

import pypdf
import pytest

from judgekit.bank import find
from judgekit.corpus import lookup
from judgekit.corpus.library import Library
from judgekit.editions import citations_in
from judgekit.errors import UserError
from judgekit.report import Wanted
from judgekit.report.documents import slips
from judgekit.report.place import format_of
from judgekit.report.rendering import Renderer
from judgekit.scenario import Question
from tests.cli.test_cli import refused

GOOD = "fftcg:11.8.7"


@pytest.fixture(scope="module")
def library() -> Library:
    return Library()


def sha256(library: Library) -> str:
    return library.ask(lambda store: store.by_ids([GOOD])[GOOD].sha256)


def statuses(library: Library, path: Path) -> list[tuple[int, str, str]]:
    found = library.ask(lambda store: citations_in([path], store))
    return [(one.line, one.cited, one.status) for one in found]


def test_a_text_is_told_which_of_its_citations_do_not_hold(library: Library, tmp_path: Path) -> None:
    path, pin = tmp_path / "nota.md", sha256(library)[:8]
    path.write_text(
        f"Véase {GOOD}, también {GOOD}@{pin}.\n{GOOD} [aaaaaaaaaaaa] y fftcg:99.1.\nfftcg:17.7.2; http://x/fftcg:1",
        "utf-8",
    )
    assert statuses(library, path) == [
        (1, GOOD, "good"),
        (1, f"{GOOD}@{pin}", "good"),
        (2, f"{GOOD}@aaaaaaaaaaaa", "stale"),
        (2, "fftcg:99.1", "unknown"),
        (3, "fftcg:17.7.2", "misprinted"),
    ]


def test_what_is_stale_says_what_it_is_now_and_what_is_unknown_what_is_near(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "nota.txt"
    path.write_text(f"{GOOD}@aaaa fftcg:99.1", "utf-8")
    stale, unknown = library.ask(lambda store: citations_in([path], store))
    assert stale.now == (f"{GOOD}@{sha256(library)[:12]}",)
    assert all(one.startswith("fftcg:") for one in unknown.now)


@pytest.mark.parametrize("kind", ["html", "pdf", "markdown", "text"])
def test_every_citation_of_a_slip_holds(library: Library, tmp_path: Path, kind: str) -> None:
    scenarios: tuple[Question, ...] = find(["lorcana/cantar-una-cancion"])
    renderer = Renderer(format_of(kind, None))
    made = library.ask(lambda store: renderer.render(slips(scenarios, store, Wanted())))[0]
    path = tmp_path / f"ficha.{kind}"
    path.write_bytes(made)
    found = statuses(library, path)
    assert len(found) > 3
    assert {status for _, _, status in found} == {"good"}


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"%PDF-1.4 nada", "no se deja leer"), (b"\xff\xfe\x00\x81", "roto")],
    ids=["broken", "binary"],
)
def test_a_file_that_cannot_be_read_is_one_sentence(
    library: Library, tmp_path: Path, content: bytes, said: str
) -> None:
    path = tmp_path / "roto.pdf"
    path.write_bytes(content)
    with pytest.raises(UserError, match=said):
        statuses(library, path)


def test_a_pdf_without_text_is_one_sentence(library: Library, tmp_path: Path) -> None:
    path, writer = tmp_path / "foto.pdf", pypdf.PdfWriter()
    writer.add_blank_page(200, 200)
    with path.open("wb") as file:
        writer.write(file)
    with pytest.raises(UserError, match="no tiene texto, solo imágenes"):
        statuses(library, path)
    assert "reconocedor de texto" in refused("check", "--citations", str(path))


def test_a_pin_says_whether_the_text_is_still_that_one(library: Library) -> None:
    pin = sha256(library)[:6]
    (same,) = library.ask(lambda store: lookup.find(f"{GOOD}@{pin}", store))
    assert (same.pin, same.is_pinned_text) == (pin, True)
    (other,) = library.ask(lambda store: lookup.find(f"{GOOD}@abcdef", store))
    assert not other.is_pinned_text


def test_a_pin_tells_the_games_apart_and_one_that_fixes_nothing_is_refused(library: Library) -> None:
    pin = library.ask(lambda store: store.by_ids(["yugioh:4.3.1"])["yugioh:4.3.1"].sha256)[:8]
    (found,) = library.ask(lambda store: lookup.find(f"4.3.1@{pin}", store))
    assert found.clauses[0].id == "yugioh:4.3.1"
    for wrong, said in {
        f"{GOOD}@a": "al menos 4 cifras",
        "fftcg:11.8.1-11.8.5@abcd": "una sola",
        "4.3.1@abcd": "puede ser",
    }.items():
        with pytest.raises(UserError, match=said):
            library.ask(lambda store, wrong=wrong: lookup.find(wrong, store))  # type: ignore[misc]
