"""The phrases of a game as its files write them: read, checked, and listed by the words that begin them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judgekit.errors import UserError
from judgekit.reader.model import Value
from judgekit.reader.phrases import Element, Forms, Part, variants
from judgekit.reader.templates import holes
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
ANY = ""
"""Stands for the words that begin a phrase whose first element is a part."""

Row = tuple[str, str, Value]
"""A phrase as it is written: its category, how it is said, its template."""


@dataclass(frozen=True)
class Sheet:
    """All that the files of a game say, as JSON could hold it.

    `starts` tells by category and first word (ANY where a part comes first) the numbers of the rows so begun, `leads`
    the categories of those parts.
    """

    wording: Mapping[str, Any]
    rows: Sequence[Row]
    starts: Mapping[str, Mapping[str, Sequence[int]]]
    leads: Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class _Phrase:
    """A row in each of its ways, with where it stands."""

    where: str
    row: Row
    ways: tuple[tuple[Element, ...], ...]

    def parts(self) -> Iterator[Part]:
        return (one for way in self.ways for one in way if isinstance(one, Part))

    def firsts(self) -> Iterator[str]:
        """The words that may begin it."""
        for way in self.ways:
            yield from (ANY,) if isinstance(way[0], Part) else way[0].words


def files(folder: Path) -> tuple[Path, ...]:
    """The files in which the phrases of the game of this folder lie, its `wording.yaml` first, the shared one last."""
    return (folder / FILE, *sorted((folder / FOLDER).glob("*.yaml")), SHARED)


def sheet(folder: Path) -> Sheet:
    """What the files of a game's folder say; raises UserError where one is broken or a phrase cannot be filled in."""
    path, *more, shared = files(folder)
    own = _file(path)
    forms = one_form(own.get("tokens", {}))
    said = [path, *more] if own.get("shared") == "no" else [shared, path, *more]
    phrases = [one for file in said for one in _phrases(_file(file).get("phrases", {}), str(file), forms)]
    starts = _starts(phrases)
    leads = {category: _first_parts(phrases, found.get(ANY, ())) for category, found in starts.items()}
    _check(phrases, starts, own.get("tokens", {}))
    _must_not_begin_by_themselves(leads, str(path))
    told = {"replaced": [*_replaced(own, folder)], "carried": _carried(own, forms)}
    return Sheet({**own, **told}, [one.row for one in phrases], starts, leads)


def _file(path: Path) -> Mapping[str, Any]:
    found: Mapping[str, Any] = yamlfile.load(path.read_text(encoding="utf-8"), str(path))
    return found


def _replaced(own: Mapping[str, Any], folder: Path) -> Iterator[Sequence[str]]:
    """What print writes in several ways, in order; a name is that of a file of the folder, which says some."""
    for one in own.get("replaced", ()):
        path = folder / FOLDER / f"{one}.yaml"
        if isinstance(one, str) and not path.is_file():
            raise UserError("bad-wording", f"{folder / FILE}: «replaced» nombra «{one}», que no hay.")
        yield from _file(path)["replaced"] if isinstance(one, str) else (one,)


def _carried(own: Mapping[str, Any], forms: Forms) -> list[Mapping[str, Any]]:
    return [{**row, "said": [forms.get(word, word) for word in row["said"]]} for row in own.get("carried", ())]


def _phrases(sections: Mapping[str, Mapping[str, Value]], where: str, forms: Forms) -> Iterator[_Phrase]:
    for category, phrases in sections.items():
        for said, template in phrases.items():
            one = _Phrase(
                f"{where}: en «{category}», «{said}»", (category, said, template), tuple(variants(said, forms))
            )
            if unlike := ({part.name for part in one.parts()} - {UNSAID}) ^ holes(template):
                raise UserError("bad-wording", f"{one.where} y su plantilla no casan ({', '.join(sorted(unlike))}).")
            yield one


def _starts(phrases: Sequence[_Phrase]) -> Mapping[str, Mapping[str, Sequence[int]]]:
    starts: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for number, one in enumerate(phrases):
        for word in dict.fromkeys(one.firsts()):
            starts[one.row[0]][word].append(number)
    return starts


def _check(phrases: Iterable[_Phrase], starts: Mapping[str, Any], tokens: Mapping[str, Any]) -> None:
    known = {*starts, *TOKENS, *tokens.get("closed", {}), *(kind for *_, kind in tokens.get("quotes", ()))}
    speaking = {one.row[0] for one in phrases if one.row[2] != {}}
    for one in phrases:
        for part in one.parts():
            if part.category.removeprefix(QUOTED) not in known:
                raise UserError("bad-wording", f"{one.where} pide «{part.category}», que no hay.")
            if part.name == UNSAID and part.category in speaking:
                raise UserError("bad-wording", f"{one.where} calla lo que dice una parte.")


def _first_parts(phrases: Sequence[_Phrase], numbers: Sequence[int]) -> Sequence[str]:
    ways = (way[0] for number in numbers for way in phrases[number].ways)
    return sorted({one.category for one in ways if isinstance(one, Part)})


def _must_not_begin_by_themselves(leads: Mapping[str, Sequence[str]], where: str) -> None:
    for category in leads:
        if category in _leftmost(category, leads, set()):
            raise UserError("bad-wording", f"{where}: «{category}» empieza por sí misma; dale la vuelta.")


def _leftmost(category: str, leads: Mapping[str, Sequence[str]], seen: set[str]) -> set[str]:
    """The categories that may stand at the very beginning of this one."""
    for one in leads.get(category, ()):
        if one not in seen:
            seen.add(one)
            _leftmost(one, leads, seen)
    return seen
