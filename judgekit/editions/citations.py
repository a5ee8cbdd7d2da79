"""Citations in anybody's files: which of them still hold, and what the others are now."""

import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

from judgekit.corpus import lookup
from judgekit.corpus.store import Store
from judgekit.editions.archive import Archive, pinned
from judgekit.editions.phrases import say
from judgekit.errors import UserError, reason, too_large
from judgekit.shapes.textfile import decode

LARGEST = 40 * 1024 * 1024
_PIN = re.compile(r"(?:@|\s*\[)(?P<pin>[0-9a-f]{4,64})\]?")
_TAG = re.compile(r"<(?:script|style)\b.*?</(?:script|style)>|<[^>]*>", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Citation:
    """A clause as a file cites it, in which line, and what is to be said of it.

    `status` is good, stale (it says something else now), misprinted or unknown; `now` is the clause that it is, with
    the hash of what it says, or the nearest ones.
    """

    file: str
    line: int
    cited: str
    status: str
    now: tuple[str, ...]


def citations_in(paths: Sequence[Path], store: Store, archive: Archive | None = None) -> tuple[Citation, ...]:
    """Every citation of the installed games in these files, in order; raises UserError for one that cannot be read.

    What is stale or unknown is looked for in the archive of past editions: its clause may have another number now.
    """
    games = [one.game for one in store.documents() if one.installed]
    kept = archive or Archive.of_user()
    return tuple(
        _checked(cited, pin, (str(path), line), store, kept)
        for path in paths
        for line, cited, pin in pins_in(path, games)
    )


def pins_in(path: Path, games: Sequence[str]) -> Iterator[tuple[int, str, str | None]]:
    """Each citation of these games in a file: its line, its id, the hash that it is pinned by; raises UserError."""
    known = re.compile(rf"(?<![\w:/.])(?:{'|'.join(games)}):\d+(?:\.\d+)*(?:/[a-z0-9ñ-]+)*", re.IGNORECASE)
    for number, line in enumerate(text_of(path).split("\n"), 1):
        for one in known.finditer(line):
            pin = _PIN.match(line, one.end())
            yield number, one[0].lower(), pin["pin"] if pin else None


def _checked(cited: str, pin: str | None, where: tuple[str, int], store: Store, archive: Archive) -> Citation:
    written = f"{cited}@{pin}" if pin else cited
    try:
        found = lookup.find(written, store)[0]
    except UserError as mistake:
        now = archive.now(cited, pin, store)
        return Citation(*where, written, "unknown", (pinned(now),) if now else tuple(mistake.near))
    if found.is_pinned_text:
        return Citation(*where, written, "misprinted" if found.misprint else "good", (pinned(found.clauses[0]),))
    became = archive.now(cited, pin, store)
    return Citation(*where, written, "stale", (pinned(became or found.clauses[0]),))


def text_of(path: Path) -> str:
    """The text of a file in Markdown, HTML, plain text or PDF (the extra judgekit[citations]); raises UserError."""
    try:
        if path.stat().st_size > LARGEST:
            raise too_large(path, LARGEST // 1024 // 1024, "pártelo en varios")
        content = path.read_bytes()
    except OSError as error:
        raise UserError("unreadable-file", say("mistake.unreadable", path=path, why=reason(error))) from None
    if content.startswith(b"%PDF"):
        return _of_pdf(path)
    text = decode(content, path)
    return unescape(_TAG.sub(_lines, text)) if path.suffix.lower() in {".html", ".htm"} else text


def _lines(tag: re.Match[str]) -> str:
    """A tag leaves the lines that it stood on."""
    return "\n" * tag[0].count("\n")


def _of_pdf(path: Path) -> str:
    """The text of a PDF, its pages one after the other."""
    reader = _pypdf().PdfReader
    try:
        pages: Iterable[Any] = reader(path).pages
        text = "\n".join(page.extract_text() for page in pages)
    except Exception as error:  # whatever a broken PDF makes of a reader
        raise UserError("bad-pdf", say("mistake.pdf", path=path, why=type(error).__name__)) from None
    if not text.strip():
        raise UserError("no-text", say("mistake.no text in pdf", path=path))
    return text


def _pypdf() -> Any:
    try:
        import pypdf  # noqa: PLC0415 - an extra

        logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    except ImportError:
        raise UserError("no-pypdf", say("mistake.pypdf")) from None
    return pypdf
