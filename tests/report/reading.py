"""What a reader of each format sees: the words of a report, however they are laid out."""

import html
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from html.parser import HTMLParser
from typing import Any

import pytest
from markdown_it import MarkdownIt

from judgekit.report.escaping import BREAK

LAID_OUT_ELSEWHERE = {"paper", "kind", "depth", "changed", "field", "verified", "number", "born", "ended", "resolves"}


class _Text(HTMLParser):
    """The text of a page without its style; and its tags."""

    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self.tags: list[str] = []
        self._hidden = 0

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)
        self._hidden += tag == "style"

    def handle_endtag(self, tag: str) -> None:
        self._hidden -= tag == "style"

    def handle_data(self, data: str) -> None:
        if not self._hidden:
            self.text.append(data)


def of_html(content: bytes) -> str:
    """The words of an HTML page."""
    return words(" ".join(_parsed(content).text))


def tags(content: bytes) -> set[str]:
    """The elements of an HTML page."""
    return set(_parsed(content).tags)


def of_markdown(content: bytes) -> str:
    """The words of Markdown once it is rendered, and that it brings no element of its own."""
    page = MarkdownIt("commonmark").enable("table").render(content.decode())
    assert "<script" not in page
    assert "<img" not in page
    assert "<a " not in page
    return words(html.unescape(re.sub(r"<[^>]*>", " ", page)))


def of_text(content: bytes) -> str:
    """The words of plain text."""
    return words(content.decode())


def of_pdf(content: bytes) -> str:
    """The words of a PDF."""
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext is not installed: the words of the PDF are not read")
    done = subprocess.run(["pdftotext", "-raw", "-", "-"], input=content, capture_output=True, check=True)
    return words(done.stdout.decode())


READERS = {"html": of_html, "markdown": of_markdown, "text": of_text, "pdf": of_pdf}


def words(text: str) -> str:
    """Without spaces, line breaks and capitals: where a text is wrapped does not matter."""
    return re.sub(r"[\s\u200b]+", "", text.replace(BREAK, "")).casefold()


def texts(part: Any) -> Iterator[str]:
    """Every text of a report."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from texts(one)
    elif is_dataclass(part):
        for one in fields(part):
            if one.name not in LAID_OUT_ELSEWHERE:
                yield from texts(getattr(part, one.name))


def _parsed(content: bytes) -> _Text:
    parser = _Text()
    parser.feed(content.decode())
    return parser
