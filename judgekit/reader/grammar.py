"""The phrases of a game, compiled for the parser as far as a card says them; what was read of its files is kept."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from judgekit import cache as kept
from judgekit import games
from judgekit.errors import UserError
from judgekit.reader.firsts import Firsts
from judgekit.reader.model import Value
from judgekit.reader.phrases import Element, Part, variants
from judgekit.reader.sheet import ANY, FILE, Sheet, files, sheet
from judgekit.reader.templates import Bound, Fill, Where, compiled, holes
from judgekit.reader.tokens import one_form

SHELF = kept.Shelf("phrases", kept=20)  # one a game
NAME = "phrases.json"


@dataclass(frozen=True, eq=False)
class Phrase:
    """One way of saying something, and what it means."""

    number: int
    category: str
    elements: tuple[Element, ...]
    template: Value
    left_out: frozenset[str] = frozenset()

    @cached_property
    def _compiled(self) -> Fill:
        """Of all the phrases of a game, a card says a few: only those are compiled."""
        return compiled(self.template)

    def fill(self, bound: Bound, where: Where) -> Value:
        """What it means with these parts; raises ClashError where they do not go together."""
        return self._compiled({**{part: {} for part in self.left_out}, **bound}, where)


class Grammar:
    """The phrases of one game by category; each is made when a token may begin it."""

    def __init__(self, said: Sheet) -> None:
        self.wording = said.wording
        self._said = said
        self._forms = one_form(said.wording.get("tokens", {}))
        self._made: dict[int, tuple[Phrase, ...]] = {}
        self._starting: dict[tuple[str, str, str], Sequence[Phrase]] = {}
        self._firsts = Firsts(said)

    def may_begin(self, category: str, word: str, kind: str) -> bool:
        """May a token of this word and this kind begin the category, or a part that begins it?"""
        return self._firsts.may_begin(category, word, kind)

    def starting(self, category: str, word: str, kind: str) -> Sequence[Phrase]:
        """The phrases of a category that a token may begin."""
        if (key := (category, word, kind)) not in self._starting:
            starts = self._said.starts.get(category, {})
            rows = sorted({*starts.get(word, ()), *starts.get(ANY, ())})
            found = (one for row in rows for one in self._phrases(row))
            self._starting[key] = [one for one in found if self._begins(one.elements[0], word, kind)]
        return self._starting[key]

    def _begins(self, first: Element, word: str, kind: str) -> bool:
        return self.may_begin(first.category, word, kind) if isinstance(first, Part) else word in first.words

    def first_words(self, category: str) -> Iterator[str]:
        """The words with which a category may begin, as far as they are written out."""
        return self._firsts.words(category)

    @property
    def categories(self) -> frozenset[str]:
        """Every category that has phrases."""
        return frozenset(self._said.starts)

    @property
    def phrases(self) -> Iterator[Phrase]:
        """All of them, in each of their ways."""
        return (one for row in range(len(self._said.rows)) for one in self._phrases(row))

    def _phrases(self, row: int) -> Sequence[Phrase]:
        if row not in self._made:
            category, said, template = self._said.rows[row]
            parts = holes(template)
            self._made[row] = tuple(
                Phrase(row, category, way, template, frozenset(parts - _names(way)))
                for way in variants(said, self._forms)
            )
        return self._made[row]


def _names(way: Sequence[Element]) -> set[str]:
    return {one.name for one in way if isinstance(one, Part)}


@cache
def grammar(game: str) -> Grammar:
    """The grammar of a game, read once; raises UserError where a file of it is broken or the game has none."""
    folder = Path(games.__file__).parent / game
    if not (folder / FILE).is_file():
        raise UserError("no-wording", f"judgekit aún no lee los textos de las cartas de {game}; escribe «effects».")
    key = kept.key(kept.code("reader", "shapes"), *(kept.content(str(path)) for path in files(folder)))
    held = SHELF.held(key, NAME)
    return Grammar(Sheet(**json.loads(held)) if held is not None else _read(folder, key))


def _read(folder: Path, key: str) -> Sheet:
    """From the files, and kept: to read and to check them takes ten times as long as to take what was kept."""
    read = sheet(folder)
    SHELF.keep(key, {NAME: json.dumps(vars(read), ensure_ascii=False).encode()})
    return read


def governs(game: str) -> Mapping[str, Any]:
    """What governs each construction of a game's cards: by a word of what was read, `clauses` and what it `asks`."""
    found: Mapping[str, Any] = grammar(game).wording.get("governs", {})
    return found
