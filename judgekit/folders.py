"""Where a user's files lie on each system: what may be thrown away (cache) and what may not (data)."""

import os
import sys
from pathlib import Path

# The usual places (XDG, Apple's, Windows's); platformdirs knows them too, for half a `python -c pass` more a command.
_CACHE = {
    "win32": ("LOCALAPPDATA", "~/AppData/Local", "judgekit/Cache"),
    "darwin": (None, "~/Library/Caches", "judgekit"),
}
_DATA = {
    "win32": ("LOCALAPPDATA", "~/AppData/Local", "judgekit"),
    "darwin": (None, "~/Library/Application Support", "judgekit"),
}


def cache_folder() -> Path | None:
    """The folder of what can be built again; `JUDGEKIT_CACHE` names another. None for a user without a home."""
    named = os.environ.get("JUDGEKIT_CACHE")
    return Path(named) if named else _folder(*_CACHE.get(sys.platform, ("XDG_CACHE_HOME", "~/.cache", "judgekit")))


def data_folder() -> Path | None:
    """The folder of what only the user has; `JUDGEKIT_DATA` names another. None for a user without a home."""
    named = os.environ.get("JUDGEKIT_DATA")
    return Path(named) if named else _folder(*_DATA.get(sys.platform, ("XDG_DATA_HOME", "~/.local/share", "judgekit")))


def _folder(variable: str | None, usual: str, inside: str) -> Path | None:
    """A path that is not absolute names no folder, in a variable as at home."""
    named = os.environ.get(variable, "") if variable else ""
    base = named if os.path.isabs(named) else os.path.expanduser(usual)  # noqa: PTH111, PTH117 - these raise nothing
    return Path(base) / inside if os.path.isabs(base) else None  # noqa: PTH117
