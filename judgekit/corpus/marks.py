"""One mark for every line of a text, and the clauses that the marks add up to.

A layout only says what each line is (opens a clause, goes on with it, is dropped), so no layout can lose a line.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from judgekit.corpus.document import Dropped
from judgekit.corpus.model import Kind

BLANK = "línea en blanco"
EDITION_NOTE = "Nota de la edición:"

Hanging = Literal["nota", "ejemplo", "nota-edicion", "parte"]


@dataclass(frozen=True, slots=True)
class Open:
    """The line opens clause `number`; with `hangs`, a note or an example of the clause `number`."""

    number: str
    kind: Kind
    text: str
    title: str | None = None
    printed: str | None = None
    hangs: Hanging | None = None


@dataclass(frozen=True, slots=True)
class More:
    """The line goes on with the clause that is open."""

    text: str


@dataclass(frozen=True, slots=True)
class Drop:
    """The line belongs to no clause; `rule` says why."""

    rule: str


Mark = Open | More | Drop


@dataclass(slots=True)
class Block:
    """A clause in the making: what was opened and the text lines that followed."""

    number: str
    kind: Kind
    title: str | None
    printed: str | None
    first: int
    last: int
    texts: list[str] = field(default_factory=list)

    def text(self) -> str:
        """The clause's words: its title, where it has one, then its lines."""
        lines = [self.title, *self.texts] if self.title else self.texts
        return "\n".join(line for line in lines if line).replace("\u00a0", " ")


@dataclass(frozen=True, slots=True)
class Assembled:
    """The blocks of a text in order, the dropped lines, and (line, number) of every number used twice."""

    blocks: tuple[Block, ...]
    dropped: tuple[Dropped, ...]
    duplicates: tuple[tuple[int, str], ...]


def edition_note(host: str, line: str) -> Open | None:
    """The mark of a note of judgekit's own edition (`Nota de la edición: …`), or None."""
    if not line.strip().startswith(EDITION_NOTE):
        return None
    text = line.strip().removeprefix(EDITION_NOTE).strip()
    return Open(host, Kind.NOTE, text, printed=EDITION_NOTE.rstrip(":"), hangs="nota-edicion")


def assemble(lines: Iterable[str], marks: Iterable[Mark]) -> Assembled:
    """Add the marks of `lines` (one each) up to blocks; blank lines inside a block are its own."""
    builder = _Builder()
    for number, (line, mark) in enumerate(zip(lines, marks, strict=True), 1):
        builder.take(number, line, mark)
    return Assembled(tuple(builder.blocks), tuple(builder.all_dropped()), tuple(builder.duplicates))


def _part_of(number: str) -> str:
    """The clause that goes on after a dropped line: its later pieces hang on it as `/parte-1`, `/parte-2`."""
    return number.rpartition("/parte-")[0] or number


class _Builder:
    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.dropped: list[Dropped] = []
        self.duplicates: list[tuple[int, str]] = []
        self._blanks: list[Dropped] = []
        self._used: set[str] = set()
        self._hanging: dict[str, int] = {}

    def take(self, line_number: int, line: str, mark: Mark) -> None:
        match mark:
            case Open():
                self._settle()
                self._open(line_number, mark)
            case More(text) if self.blocks:
                self._go_on(line_number, text)
            case More(text):
                self._settle()
                self._open(line_number, Open("0.1", Kind.NOTE, text))
            case Drop(rule) if rule == BLANK:
                self._blanks.append(Dropped(line_number, line, rule))
            case Drop(rule):
                self._settle()
                self.dropped.append(Dropped(line_number, line, rule))

    def all_dropped(self) -> Iterator[Dropped]:
        self._settle()
        return iter(sorted(self.dropped, key=lambda dropped: dropped.line))

    def _settle(self) -> None:
        self.dropped += self._blanks
        self._blanks.clear()

    def _go_on(self, line_number: int, text: str) -> None:
        block = self.blocks[-1]
        if block.last + len(self._blanks) + 1 != line_number:
            self._settle()
            self._open(line_number, Open(_part_of(block.number), block.kind, text, hangs="parte"))
            return
        self._blanks.clear()
        if block.kind is Kind.HEADING:
            block.kind = Kind.RULE
        block.texts.append(text)
        block.last = line_number

    def _open(self, line_number: int, mark: Open) -> None:
        number = self._unique(line_number, self._hung(mark))
        texts = [mark.text] if mark.text else []
        self.blocks.append(Block(number, mark.kind, mark.title, mark.printed, line_number, line_number, texts))

    def _hung(self, mark: Open) -> str:
        if mark.hangs is None:
            return mark.number
        if mark.hangs == "nota-edicion":
            return f"{mark.number}/{mark.hangs}"
        stem = f"{mark.number}/{mark.hangs}"
        self._hanging[stem] = self._hanging.get(stem, 0) + 1
        return f"{stem}-{self._hanging[stem]}"

    def _unique(self, line_number: int, number: str) -> str:
        wanted, count = number, 1
        while number in self._used:
            count += 1
            number = f"{wanted}/duplicado-{count}"
        if count > 1:
            self.duplicates.append((line_number, wanted))
        self._used.add(number)
        return number
