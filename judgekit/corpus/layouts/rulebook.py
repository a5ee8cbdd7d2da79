"""Layout `rulebook`: text of a PDF with an index of chapters, titles of many shapes, card pictures turned to noise.

Seen in a Yu-Gi-Oh! rulebook. Chapters and pages stand in the index only; sections are its entries, titles in capitals
or between chevrons; below them come `■` titles, short titles and picture call-outs; a glossary defines `● TERMS`.
"""

import re
from collections.abc import Sequence as Lines
from dataclasses import dataclass

from judgekit.corpus.line_reader import LineReader, Reading
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import Drop, Mark, More, Open, edition_note
from judgekit.corpus.model import Kind
from judgekit.corpus.outline import Outline
from judgekit.corpus.references import stems

INDEX = re.compile(r"^[IÍ]ndice\s*$", re.IGNORECASE)
ENTRY = re.compile(r"^[●-] ?(\S.*)[ \t](\d{1,3})$")
STEP = re.compile(r"^\s*(?:I|\d)\s*$")
RULER = re.compile(r"^[-\s|]{5,}$")
CHEVRON = re.compile(r"^\[?[«<]{2,}([^«»<\]]+)»*(?:\]\(#\))?$")
NUMBERED_STEP = re.compile(r"^(?:I|\d)\s+(?=[A-ZÁÉÍÓÚÑ])")
SQUARE = re.compile(r"^■+([^■]+)■*$")
DASHED = re.compile(r"^(?:- ){2,}([^-]+)(?:- ?){2,}$")
TERM = re.compile(r"^●\s+(\S.*)$")
CALLOUT = re.compile(r"^(?:\*\*)?(\d)\s+([^*]{2,60}?)(?:\*\*)?$")
NOTE = re.compile(r"^Nota:\s*(\S.*)$")
PHASE = re.compile(r"^[A-Z]\w+ Phase(?: \d)?$")
DETAIL_TITLE = re.compile(r"esta Phase$|^Otras acciones posibles$", re.IGNORECASE)
SET_CODE = re.compile(r"^[A-Z0-9]{4}-[A-Z0-9]{3,6}\s*$")
BULLET = re.compile(r"^\s*[-•]\s+\S")

SECTION, TITLE, TOPIC, DETAIL, TEXT = 1, 2, 3, 4, 100
LONGEST_TITLE = 10
TALLEST_CARD = 32
CLOSE_ENOUGH, ALMOST_EQUAL = 0.6, 0.8


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the index: title, page, chapter."""

    title: str
    page: int
    chapter: int


def read(lines: Lines[str], manifest: Manifest) -> Reading:
    """Mark every line; the index gives chapters and pages, card pictures are dropped."""
    return _Reader(lines, manifest).read()


def in_capitals(text: str) -> bool:
    """Two or more words' worth of letters, none of them small."""
    letters = [c for c in text if c.isalpha() and c.upper() != c.lower()]
    return len(letters) >= 4 and all(c.isupper() for c in letters)


class _Reader(LineReader):
    def __init__(self, lines: Lines[str], manifest: Manifest) -> None:
        super().__init__(lines, manifest)
        self._drop_card_pictures()
        self._entries: list[Entry] = []
        self._next_entry = 0
        self._index: dict[int, Mark] = self._read_index()
        self._outlines: dict[int, Outline] = {}
        self._chapter = 0
        self._reserved: dict[str, Entry] = {}
        self._titled = False
        self._defining = False
        self._in_text = False
        self._host = "0"

    def _drop_card_pictures(self) -> None:
        for i, line in enumerate(self._lines):
            if not line.startswith("©"):
                continue
            for start in range(i - 1, max(i - TALLEST_CARD, -1), -1):
                if self._names_card(self._lines[start].strip()):
                    for j in range(start, i + 1):
                        self._drops[j] = self._drops[j] or Drop("imagen de carta convertida en texto")
                    break

    def _names_card(self, line: str) -> bool:
        return in_capitals(line) and not line.startswith(("[", "ATK", "©")) and not SET_CODE.match(line)

    def _read_index(self) -> dict[int, Mark]:
        start = next((i for i, line in enumerate(self._lines) if INDEX.match(line)), None)
        if start is None:
            return {}
        marks: dict[int, Mark] = {start: Drop("línea del índice")}
        chapter = 0
        for i in range(start + 1, len(self._lines)):
            line = self._lines[i].strip()
            if not line:
                continue
            if match := ENTRY.match(line):
                self._entries.append(Entry(match[1].strip(), int(match[2]), chapter))
                marks[i] = Drop("línea del índice")
            elif STEP.match(line) or RULER.match(line):
                marks[i] = Drop("línea del índice")
            elif ENTRY.match(self._following(i)):
                chapter += 1
                marks[i] = Open(str(chapter), Kind.HEADING, "", title=line, printed=str(chapter))
            else:
                break
        for i in marks:
            self._drops[i] = None
        return marks

    def _following(self, index: int) -> str:
        following = (self._lines[i].strip() for i in range(index + 1, len(self._lines)) if not self._drops[i])
        return next(following, "")

    def _outline(self, chapter: int) -> Outline:
        return self._outlines.setdefault(chapter, Outline(str(chapter)))

    def _mark(self, index: int, line: str) -> Mark:
        line = line.strip()
        if not self._titled:
            self._titled = True
            return Open("0", Kind.HEADING, "", title=line)
        if index in self._index:
            return self._index_line(self._index[index], line)
        if note := edition_note(self._host, line):
            return note
        if STEP.match(line):
            return Drop("número de paso de una lista")
        mark: Mark = self._labelled(line) or self._heading(index, line) or self._text(index, line)
        self._in_text = not (isinstance(mark, Open) and mark.kind is Kind.HEADING)
        return mark

    def _index_line(self, mark: Mark, line: str) -> Mark:
        entry = ENTRY.match(line)
        title = entry[1].strip() if entry else ""
        if title in self._manifest.index_only:
            found = next(e for e in self._entries if e.title == title)
            self._reserved[self._manifest.index_only[title]] = found
            number = self._outline(found.chapter).open(SECTION)
            self._pages[found.page] = number
            return Open(number, Kind.HEADING, "", title=title.capitalize())
        return mark

    def _heading(self, index: int, line: str) -> Mark | None:
        if match := SQUARE.match(line) or DASHED.match(line):
            return self._open_title(match[1].strip(), TITLE)
        if match := TERM.match(line):
            return self._open_title(match[1], TITLE, defining=True)
        if match := CHEVRON.match(line):
            return self._open_section(match[1].strip())
        if not self._starts_paragraph(index) or line.startswith("["):
            return None
        return self._plain_title(index, line)

    def _plain_title(self, index: int, line: str) -> Mark | None:
        if self._entry_for(line, ALMOST_EQUAL):
            return self._open_section(line)
        if line in self._manifest.headings or PHASE.match(line):
            return self._open_title(line, TITLE)
        if in_capitals(line) and not self._defining and len(line.split()) <= LONGEST_TITLE:
            return self._open_section(line) if len(line.split()) > 1 else self._open_title(line, DETAIL)
        callout = CALLOUT.match(line)
        if callout and not line.endswith((".", ",")):
            return self._open_title(callout[2], TOPIC)
        if self._is_short_title(line) and (DETAIL_TITLE.search(line) or self._leads_text(index)):
            return self._open_title(line, DETAIL if self._is_detail(index, line) else TOPIC)
        return None

    def _is_short_title(self, line: str) -> bool:
        short = len(line.split()) <= LONGEST_TITLE and line.lstrip("¿¡")[:1].isupper()
        return short and not re.search(r"\t|www\.", line) and not line.endswith((".", ":", ";", ",", '"', ")"))

    def _is_detail(self, index: int, line: str) -> bool:
        before = next((self._lines[i].strip() for i in range(index - 1, -1, -1) if self._lines[i].strip()), "")
        return bool(STEP.match(before) or DETAIL_TITLE.search(line))

    def _leads_text(self, index: int) -> bool:
        following = self._following(index)
        if CALLOUT.match(following):
            return False
        return bool(following) and (not self._is_short_title(following) or bool(BULLET.match(following)))

    def _starts_paragraph(self, index: int) -> bool:
        return index == 0 or not self._lines[index - 1].strip()

    def _entry_for(self, line: str, enough: float = CLOSE_ENOUGH) -> Entry | None:
        said = stems(line)
        if not said or len(line.split()) > LONGEST_TITLE or line.endswith("."):
            return None
        for ahead, entry in enumerate(self._entries[self._next_entry :]):
            wanted = stems(entry.title)
            likeness = len(said & wanted) / len(said | wanted)
            if likeness >= (enough if ahead == 0 else ALMOST_EQUAL):
                return entry
        return None

    def _open_section(self, title: str) -> Mark:
        self._defining = False
        entry = self._entry_for(title)
        if entry:
            self._next_entry = self._entries.index(entry) + 1
            self._chapter = entry.chapter
        number = self._outline(self._chapter).open(SECTION)
        if entry:
            self._pages[entry.page] = number
        self._host = number
        return Open(number, Kind.HEADING, "", title=title)

    def _open_title(self, title: str, level: int, *, defining: bool = False) -> Mark:
        self._defining = defining
        if title in self._reserved:
            entry = self._reserved.pop(title)
            self._chapter = entry.chapter
            self._next_entry = max(self._next_entry, self._entries.index(entry) + 1)
        self._host = self._outline(self._chapter).open(level)
        return Open(self._host, Kind.HEADING, "", title=title)

    def _labelled(self, line: str) -> Mark | None:
        if line == "Ejemplo":
            return Open(self._host, Kind.EXAMPLE, "", printed=line, hangs="ejemplo")
        if match := NOTE.match(line):
            return Open(self._host, Kind.NOTE, match[1], printed="Nota", hangs="nota")
        return None

    def _text(self, index: int, line: str) -> Mark:
        if self._goes_on(index, line):
            return More(line)
        self._host = self._outline(self._chapter).open(TEXT)
        return Open(self._host, Kind.RULE, NUMBERED_STEP.sub("", line))

    def _goes_on(self, index: int, line: str) -> bool:
        if line.startswith("["):
            return self._in_text
        if self._defining or not self._starts_paragraph(index) or BULLET.match(line):
            return True
        if "\t" in line or self._is_short_title(line):
            return True
        before = next((self._lines[i].strip() for i in range(index - 1, -1, -1) if not self._drops[i]), "")
        return before == "Ejemplo"
