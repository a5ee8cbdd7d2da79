"""A study that was exported as JSON, read from its file."""

import json
from pathlib import Path
from typing import Any

from judgekit.errors import UserError, unreadable

LARGEST = 64 * 1024 * 1024


def exported(path: Path) -> Any:
    """What a file says, to be joined to a study; raises UserError where it cannot be read or is no JSON."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise unreadable(path, error, "revisa la ruta") from None
    if len(content) > LARGEST:
        raise UserError("too-large", f"«{path}» es demasiado grande para ser un estudio; elige otro archivo.")
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        raise UserError("not-json", f"«{path}» no es JSON o está cortado; expórtalo de nuevo.") from None
