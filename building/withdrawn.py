"""Which questions are not asked though they can be made: readers have found that the document leaves them open.

building/withdrawn.yaml names them, `scenario#kind`, each with why.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from judgekit.shapes import yamlfile

FILE = Path(__file__).with_suffix(".yaml")


def is_withdrawn(made: Mapping[str, Any]) -> bool:
    """Is a question, as JSON, one of them?"""
    return f"{made['scenario']}#{made['kind']}" in reasons()


@cache
def reasons() -> Mapping[str, str]:
    """Why each is not asked, by its name."""
    read: Mapping[str, str] | None = yamlfile.load(FILE.read_text(encoding="utf-8"), str(FILE))
    return read or {}
