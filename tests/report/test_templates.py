"""A folder of the user's: overrides any part, sandboxed, with mistakes told in a sentence."""

from pathlib import Path

import pytest

from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.report import documents
from judgekit.report.model import Report
from judgekit.report.rendering import FORMATS, TEMPLATES, Renderer
from judgekit.scenario.model import Scenario


@pytest.fixture(scope="module")
def report(scenario: Scenario, store: Store) -> Report:
    return documents.slips([scenario], store, documents.Wanted())


def template(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("name", "part", "text"),
    [
        ("html", "html/ruling.html", "<p>MÍO {{ slip.ruling.sentence }}</p>"),
        ("markdown", "markdown/ruling.md", "MÍO {{ slip.ruling.sentence }}\n"),
        ("text", "text/ruling.txt", "MÍO {{ slip.ruling.sentence }}\n"),
        ("pdf", "typst/ruling.typ", "#par({{ 'MÍO ' ~ slip.ruling.sentence }})\n"),
    ],
)
def test_a_part_of_the_users_own(name: str, part: str, text: str, tmp_path: Path, report: Report) -> None:
    source = Renderer(FORMATS[name], template(tmp_path, part, text)).source(report)
    assert "MÍO" in source
    assert report.slips[0].lines[0].text.split()[0] in source


@pytest.mark.parametrize("name", FORMATS)
def test_every_part_can_be_overridden(name: str, tmp_path: Path, report: Report) -> None:
    folder = TEMPLATES / FORMATS[name].folder
    for path in folder.iterdir():
        template(tmp_path, f"{folder.name}/{path.name}", path.read_text(encoding="utf-8"))
    assert Renderer(FORMATS[name], tmp_path).source(report) == Renderer(FORMATS[name]).source(report)


def test_macros_and_safe_strings_are_escaped_once(tmp_path: Path, report: Report) -> None:
    text = "{% macro m(x) %}<i>{{ x }}</i>{% endmacro %}{{ m('<b>') }}{{ '<u>' | safe }}{{ '<s>' }}"
    assert Renderer(FORMATS["html"], template(tmp_path, "html/base.html", text)).source(report) == (
        "<i>&lt;b&gt;</i><u>&lt;s&gt;"
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{% if %}", "html/base.html», línea 1"),
        ("\n{{ nothing.at.all }}", "línea 2"),
        ("{{ report.__class__.__mro__ }}", "unsafe"),
        ("{{ ''.__class__ }}", "unsafe"),
        ("{% include '../../etc/passwd' %}", "no se puede usar"),
        ("{% include 'html/missing.html' %}", "missing"),
        ("{% include 'html/base.html' %}", "sin fin"),
        ("{{ 1 / 0 }}", "division"),
        ("{{ 'x' * 3 + 1 }}", "no se puede usar"),
    ],
)
def test_a_wrong_template_is_told_in_a_sentence(text: str, says: str, tmp_path: Path, report: Report) -> None:
    with pytest.raises(UserError, match=says):
        Renderer(FORMATS["html"], template(tmp_path, "html/base.html", text)).source(report)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="--templates"):
        Renderer(FORMATS["html"], tmp_path / "missing")


def test_a_template_may_not_read_files_through_typst(tmp_path: Path, report: Report) -> None:
    (tmp_path / "secret.txt").write_text("x", encoding="utf-8")
    folder = template(tmp_path, "typst/base.typ", f'#read("{tmp_path}/secret.txt")')
    with pytest.raises(UserError, match="no se puede componer"):
        Renderer(FORMATS["pdf"], folder).render(report)
