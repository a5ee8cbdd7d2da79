"""Where the study lies: the user's data folder; `JUDGEKIT_DATA` names another."""

import os
import sys
from pathlib import Path

from judgekit.errors import UserError

FILE = "exam.sqlite"
_VARIABLES = {"win32": "LOCALAPPDATA", "darwin": "JUDGEKIT_DATA"}
_FOLDERS = {"win32": "~/AppData/Local", "darwin": "~/Library/Application Support"}


def study_file() -> Path:
    """The file of the study; raises UserError where the user has no folder."""
    named = os.environ.get("JUDGEKIT_DATA")
    if named:
        return Path(named) / FILE
    base = os.environ.get(_VARIABLES.get(sys.platform, "XDG_DATA_HOME")) or ""
    base = base if Path(base).is_absolute() else str(_home(_FOLDERS.get(sys.platform, "~/.local/share")))
    return Path(base) / "judgekit" / FILE


def _home(folder: str) -> Path:
    try:
        return Path(folder).expanduser()
    except RuntimeError:
        raise UserError("No hay carpeta de usuario donde guardar el estudio; di una con JUDGEKIT_DATA.") from None
