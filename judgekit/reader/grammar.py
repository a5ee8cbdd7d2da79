"""The phrases of a game as its `wording.yaml` and the shared grammar write them, compiled for the parser."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from judgekit import games
from judgekit.errors import UserError
from judgekit.reader.model import Value
from judgekit.reader.phrases import Element, Forms, Part, variants
from judgekit.reader.templates import Bound, Fill, Where, compiled, holes
from judgekit.reader.tokens import one_form
from judgekit.shapes import yamlfile

FILE = "wording.yaml"
FOLDER = "wording"
"""Where a game has many phrases, they lie in files of this folder, by what they speak of."""
SHARED = Path(__file__).parent / "grammars" / "shared.yaml"
TOKENS = ("number", "signed", "name", "quoted", "own")
"""Kinds of token that are categories of their own in every game."""


UNSAID = "_"
"""The name of a part that says nothing: each phrase of its category means {}."""
QUOTED = "quoted_"
"""Begins the categories of what stands between quotation marks, read on its own: `quoted_ability`, `quoted_deed`."""


@dataclass(frozen=True, slots=True)
class Written:
    """A phrase as a file writes it, in each of its ways."""

    category: str
    said: str
    template: Value
    holes: frozenset[str]
    ways: tuple[tuple[Element, ...], ...]

    def parts(self) -> Iterator[Part]:
        """Every part of it, in each way."""
        return (one for way in self.ways for one in way if isinstance(one, Part))


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
    """The phrases of one game by category."""

    def __init__(self, wording: Mapping[str, Any], phrases: Sequence[Phrase]) -> None:
        self.wording = wording
        self.phrases = phrases
        self._first: dict[str, dict[str, list[Phrase]]] = defaultdict(lambda: defaultdict(list))
        self._others: dict[str, list[Phrase]] = defaultdict(list)
        self._starting: dict[tuple[str, str], list[Phrase]] = {}
        for one in phrases:
            self._file(one)

    def _file(self, phrase: Phrase) -> None:
        first = phrase.elements[0]
        if isinstance(first, Part):
            self._others[phrase.category].append(phrase)
            return
        for word in first.words:
            self._first[phrase.category][word].append(phrase)

    def starting(self, category: str, word: str) -> Sequence[Phrase]:
        """The phrases of a category that a word may begin."""
        if (category, word) not in self._starting:
            found = [*self._first[category].get(word, ()), *self._others[category]]
            self._starting[category, word] = found
        return self._starting[category, word]

    def first_words(self, category: str) -> Iterator[str]:
        """The words with which a category may begin, as far as they are written out."""
        yield from self._first[category]

    @property
    def categories(self) -> frozenset[str]:
        """Every category that has phrases."""
        return frozenset(one.category for one in self.phrases)


@cache
def grammar(game: str) -> Grammar:
    """The grammar of a game, read once; raises UserError where a file of it is broken or the game has none."""
    path = Path(games.__file__).parent / game / FILE
    if not path.is_file():
        raise UserError("no-wording", f"judgekit aún no lee los textos de las cartas de {game}; escribe «effects».")
    own = _file(path)
    forms = one_form(own.get("tokens", {}))
    written = [
        one
        for file in (*_shared(own), path, *sorted((path.parent / FOLDER).glob("*.yaml")))
        for one in _written(_file(file).get("phrases", {}), str(file), forms)
    ]
    made = Grammar(
        {**own, "carried": _carried(own, forms)},
        [phrase for number, one in enumerate(written) for phrase in _phrases(number, one)],
    )
    _check(made, written, str(path))
    return made


def _carried(own: Mapping[str, Any], forms: Forms) -> list[Mapping[str, Any]]:
    return [{**row, "said": [forms.get(word, word) for word in row["said"]]} for row in own.get("carried", ())]


def _shared(own: Mapping[str, Any]) -> tuple[Path, ...]:
    """The phrases of every game, which are English: a game with `shared: no` has none of them."""
    return () if own.get("shared") == "no" else (SHARED,)


def _file(path: Path) -> Mapping[str, Any]:
    found: Mapping[str, Any] = yamlfile.load(path.read_text(encoding="utf-8"), str(path))
    return found


def _phrases(number: int, written: Written) -> Iterator[Phrase]:
    for way in written.ways:
        there = {one.name for one in way if isinstance(one, Part)}
        yield Phrase(number, written.category, way, written.template, frozenset(written.holes - there))


def governs(game: str) -> Mapping[str, Any]:
    """What governs each construction of a game's cards: by a word of what was read, `clauses` and what it `asks`."""
    found: Mapping[str, Any] = grammar(game).wording.get("governs", {})
    return found


def _written(sections: Mapping[str, Mapping[str, Value]], where: str, forms: Forms) -> Iterator[Written]:
    for category, phrases in sections.items():
        for said, template in phrases.items():
            one = Written(category, said, template, frozenset(holes(template)), tuple(variants(said, forms)))
            if unlike := ({part.name for part in one.parts()} - {UNSAID}) ^ one.holes:
                raise UserError(
                    "bad-wording",
                    f"{where}: en «{category}», «{said}» y su plantilla no casan ({', '.join(unlike)}).",
                )
            yield one


def _kinds_of_tokens(tokens: Mapping[str, Any]) -> Iterator[str]:
    """The kinds that a game's closed words and its quotes are tokens of."""
    yield from tokens.get("closed", {})
    yield from (kind for *_, kind in tokens.get("quotes", ()))


def _check(made: Grammar, written: Sequence[Written], where: str) -> None:
    known = {*made.categories, *TOKENS, *_kinds_of_tokens(made.wording.get("tokens", {}))}
    speaking = {one.category for one in written if one.template != {}}
    for one in written:
        place = f"{where}: en «{one.category}», «{one.said}»"
        for part in one.parts():
            if part.category.removeprefix(QUOTED) not in known:
                raise UserError("bad-wording", f"{place} pide «{part.category}», que no hay.")
            if part.name == UNSAID and part.category in speaking:
                raise UserError("bad-wording", f"{place} calla lo que dice una parte.")
    for category in made.categories:
        if category in _leftmost(category, made, set()):
            raise UserError("bad-wording", f"{where}: «{category}» empieza por sí misma; dale la vuelta.")


def _leftmost(category: str, made: Grammar, seen: set[str]) -> set[str]:
    for phrase in made.starting(category, ""):
        first = phrase.elements[0]
        if isinstance(first, Part) and first.category not in seen:
            seen.add(first.category)
            _leftmost(first.category, made, seen)
    return seen
