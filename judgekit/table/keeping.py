"""Tables kept as they are played: each in a file of its own, a scenario with one line more."""

import os
import re
from datetime import datetime
from itertools import count
from pathlib import Path

from judgekit.errors import UserError, reason
from judgekit.folders import data_folder
from judgekit.table.phrases import say

VERSION = 1
FOLDER = "mesas"
_FIRST = re.compile(r"# mesa de judgekit (?P<version>[0-9]{1,9}) · pases (?P<passes>[0-9]{1,9})\n")


def folder() -> Path:
    """Where tables are kept; raises UserError for a user without a home."""
    home = data_folder()
    if home is None:
        raise UserError("no-data-folder", say("keeping.no home"))
    return home / FOLDER


def kept_tables() -> tuple[Path, ...]:
    """The tables that were kept, the last one first."""
    there = folder()
    return tuple(sorted(there.glob("*.yaml"), reverse=True)) if there.is_dir() else ()


def new_file(game: str, now: datetime) -> Path:
    """A file that no other table has, made at once so that none takes it; raises UserError."""
    there = folder()
    name = f"{now:%Y%m%d-%H%M%S}-{game}"
    for number in count(1):
        path = there / (f"{name}.yaml" if number == 1 else f"{name}-{number}.yaml")
        try:
            there.mkdir(parents=True, exist_ok=True)
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        except OSError as error:
            raise UserError("unwritable-file", say("keeping.unwritable", path=path, why=reason(error))) from None
        return path
    raise AssertionError("unreachable")


def keep(text: str, passes: int, path: Path) -> None:
    """Write a table in the place of what the file held, whole or not at all; raises UserError."""
    write(f"# mesa de judgekit {VERSION} · pases {passes}\n{text}", path)


def write(text: str, path: Path) -> None:
    """Write a file whole or not at all; raises UserError."""
    made = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        made.write_text(text, encoding="utf-8")
        made.replace(path)
    except OSError as error:
        made.unlink(missing_ok=True)
        raise UserError("unwritable-file", say("keeping.unwritable", path=path, why=reason(error))) from None


def passes_of(text: str) -> tuple[int, bool]:
    """How many passes a kept table ends with, and whether that was read: of another version it is not."""
    found = _FIRST.match(text)
    if found is None:
        return 0, not text.startswith("# mesa de judgekit")
    ours = int(found["version"]) == VERSION
    return (int(found["passes"]) if ours else 0), ours
