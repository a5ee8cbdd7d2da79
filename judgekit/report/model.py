"""A printed document as frozen data: all its texts are Spanish, on one line and ready; renderers only lay them out."""

from dataclasses import dataclass

from judgekit.story import Board, Looked, Pile, Ruling

A4: str = "a4"
LETTER: str = "us-letter"


@dataclass(frozen=True, slots=True)
class Edition:
    """Which text is quoted and who stands behind it; `sha256` is cut to what a reader compares."""

    game: str
    title: str
    version: str
    authority: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Line:
    """One printed step; `details` are what it changed, `stopped_by` the clauses that kept it from happening."""

    number: int
    depth: int
    text: str
    clauses: tuple[str, ...]
    details: tuple[str, ...] = ()
    stopped_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Quote:
    """A clause of the installed edition in full, pinned by the first characters of its hash; `text` by paragraphs."""

    id: str
    pin: str
    label: str
    title: str
    path: str
    text: tuple[str, ...]
    cited_in: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Pinned:
    """A clause that is cited and not quoted: its id with the hash of what it says."""

    id: str
    pin: str

    @property
    def told(self) -> str:
        """The id with its pin, where the clause is installed."""
        return f"{self.id} [{self.pin}]" if self.pin else self.id


@dataclass(frozen=True, slots=True)
class Other:
    """What another meaning of a reading would rule."""

    says: str
    ruling: str


@dataclass(frozen=True, slots=True)
class ReadingNote:
    """A question that the document leaves open: how it was read here, why, and whether that changes the ruling."""

    about: str
    clauses: tuple[str, ...]
    says: str
    why: str
    others: tuple[Other, ...]


@dataclass(frozen=True, slots=True)
class Blank:
    """A line to fill by hand, or filled already."""

    label: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Slip:
    """One ruling: the question with its board, and the answer. `number` is its place in the document.

    Of the clauses that are cited `quotes` are printed in full; there is no room for the text of `also_cited`.
    """

    number: int
    id: str
    game: str
    edition: Edition
    title: str
    ask: str
    source: str
    moves: tuple[str, ...]
    before: Board
    after: Board
    ruling: Ruling
    lines: tuple[Line, ...]
    pile: Pile | None
    looked: tuple[Looked, ...]
    also_looked: tuple[str, ...]
    quotes: tuple[Quote, ...]
    also_cited: tuple[Pinned, ...]
    readings: tuple[ReadingNote, ...]
    names: tuple[tuple[str, str], ...]
    warnings: tuple[str, ...]
    verified: bool

    @property
    def cited(self) -> tuple[str, ...]:
        """The ids of the clauses that made something happen, stopped it or decide."""
        return (*(one.id for one in self.quotes), *(one.id for one in self.also_cited))


@dataclass(frozen=True, slots=True)
class ExamQuestion:
    """A question of a paper with its options by letter; nothing of the answer."""

    number: int
    edition: Edition
    before: Board
    cards: tuple[str, ...]
    moves: tuple[str, ...]
    account: tuple[str, ...]
    asks: str
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class KeyOption:
    """An option in the key: its place in each form («A 3b · B 1c»), whether it is right, why somebody takes it."""

    where: str
    text: str
    right: bool
    why: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeyQuestion:
    """What the key says of a question, whatever its number in each form."""

    number: int
    id: str
    asks: str
    options: tuple[KeyOption, ...]
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class KeyForm:
    """The letters that are right in one form, by number."""

    name: str
    letters: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """Clauses of one document."""

    edition: Edition
    quotes: tuple[Quote, ...]


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of a text that changed: it stays («same»), goes («out») or is new («in»), a space around it or not."""

    how: str
    text: str
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """A clause or a scenario of which something is told: how its text changed, and what names it, by what that is."""

    heading: str
    text: tuple[Stretch, ...] = ()
    named: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """What is told of one chapter."""

    title: str
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Rows:
    """A table: what each column is called, and the rows."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Report:
    """A whole document of one kind.

    That is `slips`, `booklet`, `sheet`, `exam`, its `answers` to mark, its `key`, `changes` of an edition, or a `log`.
    """

    kind: str
    title: str
    paper: str
    editions: tuple[Edition, ...]
    slips: tuple[Slip, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    heading: tuple[Blank, ...] = ()
    signature: tuple[Blank, ...] = ()
    questions: tuple[ExamQuestion, ...] = ()
    key: tuple[KeyQuestion, ...] = ()
    forms: tuple[KeyForm, ...] = ()
    notes: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()
    rows: Rows | None = None
    pinned: str = ""

    @property
    def shows_texts(self) -> bool:
        """Is a text shown word by word?"""
        return any(one.text for part in self.parts for one in part.findings)
