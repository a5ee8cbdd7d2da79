"""What a scenario file may hold, said once: the reader, the JSON Schema and the reference manual are made from it.

A term such as `Annotated[str, "zone"]` is one of its game's words (`lexicon`); `Each("zone")` has every one as a key.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal, TypeAlias

from judgekit.engine.abilities import Printed
from judgekit.engine.model import Effect
from judgekit.engine.origin import Origin
from judgekit.shapes.annotations import REST, SOME, Each, Said

Plain: TypeAlias = int | bool | str
Texts: TypeAlias = tuple[str, ...]
OneOrMore: TypeAlias = str | tuple[str, ...]
NOWHERE = Origin("", 0, 0)
Player = Annotated[str, "player"]
Phase = Annotated[str, "phase"]
ClauseId = Annotated[str, "clause"]
Clauses: TypeAlias = Annotated[tuple[Said[ClauseId], ...], SOME]


@dataclass(frozen=True)
class Lying:
    """A card on the table: its name, or what it is besides."""

    written: ClassVar[str] = "una carta de la mesa"
    card: str
    as_: str | None = None
    owner: Player | None = None
    under: tuple["Lying", ...] = ()
    marks: Annotated[Mapping[str, Plain], Each("mark")] = field(default_factory=dict)
    origin: Origin = NOWHERE

    @classmethod
    def from_text(cls, text: str) -> "Lying":
        """A card by its name alone."""
        return cls(text)


@dataclass(frozen=True)
class PlayerGiven:
    """What a player has on the table."""

    written: ClassVar[str] = "la mesa de un jugador"
    zones: Annotated[Mapping[str, tuple[Lying, ...]], Each("zone")] = field(default_factory=dict)
    counts: Annotated[Mapping[str, int], Each("count")] = field(default_factory=dict)


@dataclass(frozen=True)
class Lasting:
    """An effect of a player that began before the table: an instruction that lasts, on cards by their labels."""

    written: ClassVar[str] = "lo que ya dura («lasting»)"
    key_count: ClassVar[tuple[int, int]] = (1, 1)
    by: Annotated[Mapping[str, Said[Effect]], Each("player")] = field(default_factory=dict)


@dataclass(frozen=True)
class Happening:
    """Something that happens, with what the record says of it: `card` is whom it concerns."""

    written: ClassVar[str] = "lo que ocurre («happened»)"
    event: Annotated[str, "happening"]
    card: str | None = None
    words: Annotated[Mapping[str, OneOrMore], REST] = field(default_factory=dict)


@dataclass(frozen=True)
class Given:
    """The table before the first move."""

    written: ClassVar[str] = "«given»"
    turn: Player | None = None
    turn_number: Annotated[int, "how many"] | None = None
    phase: Phase | None = None
    used: tuple[Said[str], ...] = ()
    pending: tuple[Said[str], ...] = ()
    lasting: tuple[Lasting, ...] = ()
    happened: tuple[Said[Happening], ...] = ()
    facts: Annotated[Mapping[str, Plain], Each("fact")] = field(default_factory=dict)
    boards: Annotated[Mapping[str, PlayerGiven], Each("player")] = field(default_factory=dict)


class Action:
    """What a player does: a class for each verb of a game, with its words, the answers to what it asks, its place."""

    verb: ClassVar[str]
    words_by_field: ClassVar[Mapping[str, str]]
    answers_field: ClassVar[str] = "free"

    @property
    def said(self) -> Mapping[str, Said[OneOrMore]]:
        """Its words in the order in which they were written."""
        found = {word: getattr(self, name) for name, word in self.words_by_field.items()}
        there = [(word, one) for word, one in found.items() if one]
        return dict(sorted(there, key=lambda pair: (pair[1].place.line, pair[1].place.column)))

    @property
    def answers(self) -> Mapping[str, Said[OneOrMore]]:
        """The answers to what it asks, by the name of the choice."""
        found: Mapping[str, Said[OneOrMore]] = getattr(self, self.answers_field)
        return found


Answers: TypeAlias = Annotated[Mapping[str, Said[OneOrMore]], SOME]


@dataclass(frozen=True)
class PlayerExpected:
    """What a player must have."""

    written: ClassVar[str] = "lo que se espera de un jugador"
    key_count: ClassVar[tuple[int]] = (1,)
    zones: Annotated[Mapping[str, Said[Texts]], Each("zone")] = field(default_factory=dict)
    counts: Annotated[Mapping[str, Said[int]], Each("count")] = field(default_factory=dict)


@dataclass(frozen=True)
class CardExpected:
    """What a card must be."""

    written: ClassVar[str] = "lo que se espera de una carta"
    key_count: ClassVar[tuple[int]] = (1,)
    zone: Said[Annotated[str, "place"]] | None = None
    controller: Said[Player] | None = None
    under: Said[Texts] | None = None
    marks: Annotated[Mapping[str, Said[Plain]], Each("mark")] = field(default_factory=dict)
    lists: Annotated[Mapping[str, Said[Texts]], Each("list")] = field(default_factory=dict)
    values: Annotated[Mapping[str, Said[Plain]], Each("characteristic")] = field(default_factory=dict)


@dataclass(frozen=True)
class Expected:
    """What must be so, at the end or at a moment of the script."""

    written: ClassVar[str] = "«expect»"
    key_count: ClassVar[tuple[int]] = (1,)
    order: Said[Texts] | None = None
    order_with_would: Said[Texts] | None = None
    happened: Annotated[tuple[Said[Happening], ...], SOME] = ()
    priority: Said[Player] | None = None
    stack: Said[Texts] | None = None
    pending: Said[Texts] | None = None
    tries: Annotated[tuple[Said[Literal["legal", "illegal"] | ClauseId], ...], SOME] = ()
    applied: Clauses = ()
    not_applied: Clauses = ()
    considered: Clauses = ()
    winner: Said[Annotated[str, "winner"]] | None = None
    phase: Said[Phase] | None = None
    turn: Said[Player] | None = None
    offered: Annotated[Mapping[str, Said[Texts]], SOME] = field(default_factory=dict)
    cards: Annotated[Mapping[Said[str], CardExpected], SOME] = field(default_factory=dict)
    players: Annotated[Mapping[str, PlayerExpected], Each("player")] = field(default_factory=dict)


@dataclass(frozen=True)
class Line:
    """One line of the script: what one player does or tries, answers alone, or what must be so by then."""

    written: ClassVar[str] = "una línea de «script» («- A: {…}»)"
    key_count: ClassVar[tuple[int, int]] = (1, 1)
    plain: Annotated[Mapping[str, Said[Action | Answers]], Each("player")] = field(default_factory=dict)
    attempts: Annotated[Mapping[str, Said[Action | Answers]], Each("attempt")] = field(default_factory=dict)
    responses: Annotated[Mapping[str, Said[Action | Answers]], Each("response")] = field(default_factory=dict)
    check: Said[Expected] | None = None


@dataclass(frozen=True)
class File:
    """A question, with `game` and `given`; a scenario of the bank says all but what has a default of its own."""

    written: ClassVar[str] = "un escenario"
    game: Annotated[str, "game"]
    given: Given
    id: str | None = None
    title: str | None = None
    source: ClauseId | None = None
    ask: str | None = None
    about: Texts = ()
    examples: Texts = ()
    mechanics: Texts = ()
    near_miss_of: str | None = None
    document_version: str | None = None
    reading: Annotated[Mapping[str, str], "readings"] = field(default_factory=dict)
    seed: int = 0
    cards: Mapping[str, Printed] = field(default_factory=dict)
    script: tuple[Said[Line | Literal["stop"]], ...] = ()
    expect: Expected | None = None


PARTS: tuple[type, ...] = (
    File,
    Given,
    Lasting,
    PlayerGiven,
    Lying,
    Line,
    Expected,
    Happening,
    PlayerExpected,
    CardExpected,
)
