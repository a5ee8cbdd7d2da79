"""Ids written anew in the files of a bank after a renumbering: all of them or none, and once only."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from judgekit.editions.difference import Difference
from judgekit.editions.impact import renamed
from judgekit.editions.phrases import say
from judgekit.errors import UserError, reason

DONE = "ediciones.txt"
"""The file of a bank that says which changes of edition were written into it: the game, from which text, to which."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """The files that were written anew, and how many ids in them."""

    files: tuple[str, ...]
    ids: int


def rename(found: Difference, bank: Path, *, crossed: bool = False) -> Renamed:
    """Write the new ids in the scenarios of a game; a bank that is of the new edition already stays as it is.

    `crossed` says that a bank of which nothing is written is still of the old edition, where ids change places: they
    would not show it. Raises UserError where a file cannot be read or written, or the bank is of a third edition; then
    all files are as they were.
    """
    names = renamed(found)
    try:
        done = _done(bank)
        if _is_written(found, done, names, crossed=crossed):
            return Renamed((), 0)
        anew = _renamer(names)
        made = {path: anew(path.read_text(encoding="utf-8")) for path in sorted(bank.rglob("*.yaml"))}
        written = {path: text for path, (text, count) in made.items() if count}
        change = f"{found.game} {found.old.sha256} {found.new.sha256}"
        _write_all({**written, bank / DONE: "".join(f"{one}\n" for one in (*done, change))})
    except OSError as error:
        problem = say("mistake.bank", path=error.filename or bank, why=reason(error))
        raise UserError("unwritable-file", problem) from None
    except UnicodeDecodeError:
        raise UserError("not-text", say("mistake.bank not text", bank=bank)) from None
    files = tuple(str(path.relative_to(bank)) for path in written)
    return Renamed(files, sum(count for _, count in made.values()))


def _is_written(found: Difference, done: list[str], names: Mapping[str, str], *, crossed: bool) -> bool:
    """Is the bank of the new edition already? Raises UserError where it is of neither, or nobody can tell."""
    now = next((one.split()[2] for one in reversed(done) if one.startswith(f"{found.game} ")), None)
    if now not in (None, found.old.sha256, found.new.sha256):
        raise UserError("other-edition", say("mistake.other edition", game=found.game, now=now[:12]))
    if now is None and not crossed and (round_ := _round(names)):
        raise UserError("crossed-numbers", say("mistake.crossed", round=" → ".join((*round_, round_[0]))))
    return now == found.new.sha256


def _round(names: Mapping[str, str]) -> tuple[str, ...]:
    """Ids of which each takes the place of the next, and the last one that of the first; nothing where none do."""
    seen: set[str] = set()
    for first in names:
        way: list[str] = []
        while first in names and first not in seen:
            seen.add(first)
            way.append(first)
            first = names[first]  # noqa: PLW2901 - the way goes on from there
        if first in way:
            return tuple(way[way.index(first) :])
    return ()


def _done(bank: Path) -> list[str]:
    path = bank / DONE
    lines = path.read_text(encoding="utf-8").split("\n")[:-1] if path.is_file() else []
    if any(len(one.split()) != 3 for one in lines):
        raise UserError("bad-file", say("mistake.done", path=path))
    return lines


def _renamer(names: Mapping[str, str]) -> Callable[[str], tuple[str, int]]:
    """What gives a text with each whole id in it by its new name, all at once: two that change places do not meet."""
    if not names:
        return lambda text: (text, 0)
    longest = sorted(names, key=len, reverse=True)
    known = re.compile(rf"(?<![\w:])(?:{'|'.join(map(re.escape, longest))})(?!\.?\d|/|\w)")
    return lambda text: known.subn(lambda one: names[one[0]], text)


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
