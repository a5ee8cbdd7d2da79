"""Ids written anew in the files of a bank after a renumbering: all of them or none, and once only."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from judgekit.editions.difference import Difference
from judgekit.editions.impact import renamed
from judgekit.editions.phrases import say
from judgekit.errors import UserError, reason

DONE = "ediciones.txt"
"""The file of a bank that says which changes of edition were written into it."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """The files that were written anew, and how many ids in them."""

    files: tuple[str, ...]
    ids: int


def rename(found: Difference, bank: Path) -> Renamed:
    """Write the new ids in the scenarios of a game; a change that was written before is not written again.

    Raises UserError where a file cannot be read or written; then all of them are as they were.
    """
    names = renamed(found)
    change = f"{found.game} {found.old.sha256} {found.new.sha256}"
    try:
        if not names or change in _done(bank):
            return Renamed((), 0)
        made = {path: _anew(path.read_text(encoding="utf-8"), names) for path in sorted(bank.rglob("*.yaml"))}
        written = {path: text for path, (text, count) in made.items() if count}
        _write_all({**written, bank / DONE: "".join(f"{one}\n" for one in (*_done(bank), change))})
    except OSError as error:
        problem = say("mistake.bank", path=error.filename or bank, why=reason(error))
        raise UserError("unwritable-file", problem) from None
    files = tuple(str(path.relative_to(bank)) for path in written)
    return Renamed(files, sum(count for _, count in made.values()))


def _done(bank: Path) -> list[str]:
    path = bank / DONE
    return path.read_text(encoding="utf-8").split("\n")[:-1] if path.is_file() else []


def _anew(text: str, names: Mapping[str, str]) -> tuple[str, int]:
    """The text with each whole id in it by its new name, all at once: two that change places do not meet."""
    longest = sorted(names, key=len, reverse=True)
    known = re.compile(rf"(?<![\w:])(?:{'|'.join(map(re.escape, longest))})(?!\.?\d|/|\w)")
    return known.subn(lambda one: names[one[0]], text)


def _write_all(texts: Mapping[Path, str]) -> None:
    """Every text is written beside its file first; only when all are there do they take their places."""
    made = {path: path.with_name(f".{path.name}.{os.getpid()}") for path in texts}
    before = {path: path.read_bytes() for path in texts if path.is_file()}
    try:
        for path, aside in made.items():
            aside.write_text(texts[path], encoding="utf-8")
        for path, aside in made.items():
            aside.replace(path)
    except OSError:
        for path, content in before.items():
            path.write_bytes(content)
        raise
    finally:
        for aside in made.values():
            aside.unlink(missing_ok=True)
