"""What the bank's rulings are called, by the clause that each comes from: read off its file without YAML."""

import os
import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from judgekit import cache
from judgekit.bank.files import game_names, names, paths, shipped_bank

_SAID = re.compile(r"^(title|source): *(.+?) *$", re.MULTILINE)


class Titles:
    """The titles of the rulings of a bank, the shipped one where none is named."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or shipped_bank()

    @property
    def key(self) -> str:
        """Another one where a file came, went or changed its length: cheap to ask, and near enough to rank by."""
        return cache.key(*(f"{game}\n{_sizes(self._folder / game)}" for game in game_names(self._folder)))

    def by_clause(self) -> Mapping[str, list[str]]:
        """Titles by the id of the clause; a file that cannot be read has none."""
        found: dict[str, list[str]] = defaultdict(list)
        for path in paths(self._folder):
            said = _top(path)
            if "source" in said and "title" in said:
                found[said["source"]].append(said["title"])
        return found


def _sizes(folder: Path) -> str:
    """A line for each scenario file of a game: its length and its name, in half the time that paths would take."""
    place = str(folder)
    return "\n".join([f"{os.stat(f'{place}/{name}').st_size} {name}" for name in names(folder)])  # noqa: PTH116


def _top(path: Path) -> dict[str, str]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return {}
    return {name: value.strip("\"'") for name, value in _SAID.findall(text)}
