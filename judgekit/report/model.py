"""A printed document as frozen data: all its texts are Spanish, on one line and ready; renderers only lay them out."""

from dataclasses import dataclass

A4, LETTER = "a4", "us-letter"


@dataclass(frozen=True, slots=True)
class Edition:
    """Which text is quoted and who stands behind it; `sha256` is cut to what a reader compares."""

    game: str
    title: str
    version: str
    authority: str
    sha256: str


@dataclass(frozen=True, slots=True)
class Face:
    """A card as a picture shows it; `changed` where the replay left it otherwise than it was."""

    name: str
    details: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    beneath: tuple[str, ...] = ()
    changed: bool = False

    @property
    def told(self) -> str:
        """The card in one line, for readers who do not see the picture."""
        inside = [*self.marks, *self.details]
        inside += [f"debajo: {', '.join(self.beneath)}"] if self.beneath else []
        return f"{self.name} ({'; '.join(inside)})" if inside else self.name


@dataclass(frozen=True, slots=True)
class Area:
    """One zone: the cards that matter and how many more lie there."""

    name: str
    faces: tuple[Face, ...]
    more: int = 0
    field: bool = False

    @property
    def told(self) -> str:
        """The zone in one line."""
        return self._told("")

    @property
    def starred(self) -> str:
        """The zone in one line, with a star on what changed, for readers who see no borders."""
        return self._told("*")

    @property
    def rest(self) -> str:
        """The cards that are only counted; "" where there are none."""
        if not self.more:
            return ""
        return f"y {self.more} más" if self.faces else cards(self.more)

    def _told(self, star: str) -> str:
        faces = [f"{star if face.changed else ''}{face.told}" for face in self.faces]
        return f"{self.name}: {'; '.join([*faces, *([self.rest] if self.more else [])]) or 'vacía'}"


@dataclass(frozen=True, slots=True)
class Side:
    """One player's side of the table; the player "" holds what is shared."""

    player: str
    counts: tuple[str, ...]
    areas: tuple[Area, ...]

    @property
    def told(self) -> str:
        """Whose side it is, with what that player counts."""
        name = f"Jugador {self.player}" if self.player else "En común"
        return f"{name} ({', '.join(self.counts)})" if self.counts else name


@dataclass(frozen=True, slots=True)
class Board:
    """The table at one moment, the opponent above; `facts` are turn and phase."""

    caption: str
    facts: tuple[str, ...]
    sides: tuple[Side, ...]

    @property
    def told(self) -> str:
        """The caption with the facts."""
        return f"{self.caption}: {', '.join(self.facts)}" if self.facts else self.caption


@dataclass(frozen=True, slots=True)
class Waiting:
    """An effect that waited: its number in order of birth, the printed steps where it was born and where it ended.

    It ends when it resolves, or leaves without resolving; None where it still waits when the replay is over.
    """

    number: int
    name: str
    player: str
    born: int
    ended: int | None
    resolves: bool = True

    @property
    def told(self) -> str:
        """The effect's life in one line."""
        whose = f" ({self.player})" if self.player else ""
        if self.ended is None:
            return f"{self.name}{whose}: espera desde el paso {self.born} y sigue en espera"
        how = "se resuelve" if self.resolves else "se va sin resolverse"
        if self.ended == self.born:
            return f"{self.name}{whose}: {how} en el paso {self.ended}, sin esperar"
        return f"{self.name}{whose}: espera desde el paso {self.born}, {how} en el paso {self.ended}"


@dataclass(frozen=True, slots=True)
class Moment:
    """What waits at a printed step, what goes first above; `resolving` or `leaving` is taken out there."""

    step: int
    waiting: tuple[int, ...]
    resolving: int | None = None
    leaving: int | None = None

    @property
    def told(self) -> str:
        """The moment in one line."""
        left = f"en espera {', '.join(map(str, self.waiting))}" if self.waiting else "nada en espera"
        out = f"se resuelve {self.resolving}; " if self.resolving else ""
        out += f"se va sin resolverse {self.leaving}; " if self.leaving else ""
        return f"Paso {self.step}: {out}{left}"


@dataclass(frozen=True, slots=True)
class Pile:
    """The effects that waited (stack, chain, bag, pending) and how their pile grew and resolved."""

    name: str
    effects: tuple[Waiting, ...]
    moments: tuple[Moment, ...]


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
class Ruling:
    """The ruling in one sentence, as the simulator computed it, and the clauses that decide it."""

    sentence: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """Something that was looked at and did not apply."""

    text: str
    clauses: tuple[str, ...]


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
        """The ids of the clauses that made something happen or stopped it."""
        return (*(one.id for one in self.quotes), *(one.id for one in self.also_cited))


@dataclass(frozen=True, slots=True)
class ExamQuestion:
    """A question of a paper with its options by letter, and what the key says of it."""

    number: int
    id: str
    edition: Edition
    before: Board
    cards: tuple[str, ...]
    moves: tuple[str, ...]
    ask: str
    asks: str
    options: tuple[tuple[str, str], ...]
    letter: str
    answer: str
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class Sheet:
    """Clauses of one document."""

    edition: Edition
    quotes: tuple[Quote, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """A whole document of one kind: `slips`, `booklet`, `sheet` or `exam`."""

    kind: str
    title: str
    paper: str
    editions: tuple[Edition, ...]
    slips: tuple[Slip, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    heading: tuple[Blank, ...] = ()
    signature: tuple[Blank, ...] = ()
    questions: tuple[ExamQuestion, ...] = ()


def cards(count: int) -> str:
    """So many cards."""
    return "1 carta" if count == 1 else f"{count} cartas"
