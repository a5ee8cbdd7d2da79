"""The four formats: the same content in all, whatever the cards are called, the same bytes every time."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from judgekit.corpus import lookup
from judgekit.corpus.store import Store
from judgekit.report import documents
from judgekit.report.model import Report
from judgekit.report.pdf import OTHER_FONTS
from judgekit.report.rendering import FORMATS, Renderer
from judgekit.scenario.model import Scenario
from tests.report.conftest import HOSTILE, LONG, SCENARIO, names_for
from tests.report.reading import READERS, tags, texts, words

OURS = {
    "html", "head", "meta", "title", "style", "body", "main", "article", "section", "header", "nav", "h1", "h2", "p",
    "div", "span", "b", "figure", "figcaption", "svg", "desc", "rect", "line", "text", "ol", "ul", "li", "a",
    "blockquote", "footer", "dl", "dt", "dd",
}  # fmt: skip
WANTED = documents.Wanted(event="Regional", table="12", judge="Ada")


def rendered(report: Report, name: str) -> bytes:
    content, warnings = Renderer(FORMATS[name]).render(report)
    assert warnings == ()
    return content


@pytest.fixture(scope="module")
def reports(scenario: Scenario, store: Store) -> dict[str, Report]:
    clauses = [clause for one in lookup.find("digimon:3", store) for clause in one.clauses]
    return {
        "slips": documents.slips([scenario, scenario], store, WANTED),
        "booklet": documents.booklet([scenario, scenario], store, WANTED),
        "sheet": documents.sheet(clauses, store, WANTED),
    }


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("kind", ["slips", "booklet", "sheet"])
def test_every_text_of_the_report_is_in_every_format(kind: str, name: str, reports: dict[str, Report]) -> None:
    shown = READERS[name](rendered(reports[kind], name))
    report = reports[kind] if kind != "slips" else replace(reports[kind], title="")  # each slip has a title of its own
    missing = [one for one in texts(report) if words(one) not in shown]
    if name == "pdf":  # pictures are texts of their own there, and columns may cut a text in two
        missing = [one for one in missing if any(part not in shown for part in map(words, one.split()))]
    assert missing == []


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("card", HOSTILE)
def test_a_card_of_any_name_prints_as_itself(
    card: str, name: str, renamed: Callable[..., Scenario], store: Store
) -> None:
    report = documents.slips([renamed(names_for(card), title=card)], store, WANTED)
    content, warnings = Renderer(FORMATS[name]).render(report)
    if warnings == (OTHER_FONTS,):
        pytest.skip("these letters need a font of the system's; there may be none")
    shown = READERS[name](content)
    assert words(card.replace("\u202e", "�").replace("\u202c", "�")) in shown
    assert "\u202e" not in content.decode("utf-8", "replace")
    if name == "html":
        assert tags(content) <= OURS


@pytest.mark.parametrize("name", FORMATS)
def test_a_name_of_ten_thousand_letters_is_cut_once_and_printed_once_in_full(
    name: str, renamed: Callable[..., Scenario], store: Store
) -> None:
    report = documents.slips([renamed(names_for(LONG))], store, WANTED)
    shown = READERS[name](rendered(report, name))
    assert shown.count("abcdefghij") >= 1000 if name == "pdf" else words(LONG) in shown  # pages cut a word in two
    assert len(rendered(report, name)) < 1_000_000


@pytest.mark.parametrize("name", FORMATS)
def test_event_and_table_are_texts_too(name: str, scenario: Scenario, store: Store) -> None:
    wanted = documents.Wanted(event="<b>#panic()</b>{{ 1 }}", table="\n# 7\x1b[31m", judge="*x*")
    shown = READERS[name](rendered(documents.slips([scenario], store, wanted), name))
    for text in ("<b>#panic()</b>{{ 1 }}", "# 7�[31m", "*x*"):
        assert words(text) in shown


@pytest.mark.parametrize("name", FORMATS)
def test_the_same_inputs_give_the_same_bytes_in_another_process(name: str) -> None:
    command = [sys.executable, "-m", "judgekit", "report", str(SCENARIO), "-f", name, "-o", "-"]
    done = [
        subprocess.run(command, capture_output=True, check=True, env=os.environ | {"PYTHONHASHSEED": seed}).stdout
        for seed in ("1", "2")
    ]
    assert done[0] == done[1]
    assert done[0]


def test_nothing_in_the_html_reaches_out(reports: dict[str, Report]) -> None:
    page = rendered(reports["booklet"], "html").decode()
    assert "<script" not in page
    assert "url(" not in page
    assert "src=" not in page
    assert page.count("http://") == page.count('xmlns="http://www.w3.org/2000/svg"')
    assert "https://" not in page
    assert "default-src 'none'" in page


def test_paper_is_chosen(scenario: Scenario, store: Store) -> None:
    letter = documents.slips([scenario], store, documents.Wanted(paper="us-letter"))
    assert "size: letter" in rendered(letter, "html").decode()
    assert "size: A4" in rendered(documents.slips([scenario], store, documents.Wanted()), "html").decode()
    assert Renderer(FORMATS["pdf"]).render(letter) != Renderer(FORMATS["pdf"]).render(
        documents.slips([scenario], store, documents.Wanted())
    )


def test_the_questions_of_a_booklet_come_before_every_answer(reports: dict[str, Report]) -> None:
    text = rendered(reports["booklet"], "text").decode()
    questions, answers = text.split("RESPUESTAS\n")
    assert "FALLO" not in questions
    assert reports["booklet"].slips[0].title not in questions
    assert reports["booklet"].slips[0].id not in questions
    assert answers.count("FALLO") == 2
