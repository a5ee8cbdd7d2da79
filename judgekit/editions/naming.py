"""Who names which clause: the bank, the simulator, the text itself, the files beside it, slips that were printed."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from judgekit.bank import Entry
from judgekit.corpus.model import Clause
from judgekit.coverage import citations_of
from judgekit.editions.citations import pins_in
from judgekit.editions.phrases import say
from judgekit.errors import UserError, reason

SLIPS = (".html", ".htm", ".pdf", ".md", ".txt")
_NUMBER = re.compile(r"(?<![\w.:])\d+(?:\.\d+)*(?:/[a-z0-9ñ-]+)*(?![\w.])")
_DECLARED_ELSEWHERE = ("version:", "date:")


class Namer(StrEnum):
    """What names a clause, as the field of a touched clause that lists it."""

    SCENARIO = "scenarios"
    RULE = "rules"
    READING = "readings"
    EXAM = "exam"
    CARD = "cards"
    SLIP = "slips"
    NOTE = "notes"
    INVENTORY = "inventory"
    FILE = "files"


class Named(NamedTuple):
    """A clause, and what names it."""

    clause: str
    by: Namer
    name: str


def in_bank(entries: Iterable[Entry]) -> Iterator[Named]:
    """The scenarios that name a clause, and what they replay of the inventory of its document."""
    for one in entries:
        for clause in one.clauses:
            yield Named(clause, Namer.SCENARIO, one.id)
            yield from (Named(clause, Namer.INVENTORY, example) for example in one.examples)


def in_simulator(game: str) -> Iterator[Named]:
    """The rule methods and the readings of a game."""
    for one in citations_of(game):
        yield Named(one.clause, Namer.RULE if one.kind == "rule" else Namer.READING, one.name)


def in_text(clauses: Sequence[Clause]) -> Iterator[Named]:
    """The clauses, notes and examples that refer to another clause."""
    return (Named(target, Namer.NOTE, one.id) for one in clauses for target in one.references)


def in_files(folder: Path, game: str) -> Iterator[Named]:
    """The lines of a game's own files in a rules folder: manifest, classes."""
    for name in (f"{game}.yaml", f"{game}.coverage.yaml"):
        path = folder / name
        lines = path.read_text(encoding="utf-8", errors="replace").split("\n") if path.is_file() else []
        for place, line in enumerate(lines, 1):
            if not line.startswith(_DECLARED_ELSEWHERE):
                yield from (
                    Named(f"{game}:{found[0]}", Namer.FILE, f"{name}:{place}") for found in _NUMBER.finditer(line)
                )


def in_slips(paths: Iterable[Path], clauses: Sequence[Clause]) -> Iterator[Named]:
    """The printed slips that quote one of these clauses, by the hash that they print; raises UserError."""
    said = {one.id: one.sha256 for one in clauses}
    games = tuple({one.game for one in clauses})
    for path in (one for given in paths for one in _slips(given)):
        for _, cited, pin in pins_in(path, games):
            if pin and said.get(cited, "").startswith(pin):
                yield Named(cited, Namer.SLIP, str(path))


def in_study(cards: Mapping[str, str], by: Namer) -> Iterator[Named]:
    """What the exam asks, or the study has asked: the clause of each by its name."""
    return (Named(clause, by, card) for card, clause in cards.items())


def _slips(path: Path) -> Iterable[Path]:
    """A slip, or all those of a folder."""
    if not path.is_dir():
        return (path,)
    try:
        return sorted(one for one in path.rglob("*") if one.suffix.lower() in SLIPS)
    except OSError as error:
        raise UserError("unreadable-file", say("mistake.unreadable", path=path, why=reason(error))) from None
