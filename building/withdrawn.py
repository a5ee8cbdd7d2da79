"""Which questions are not asked though they can be made: readers have found that the document leaves them open.

building/withdrawn.yaml names them, `scenario#kind`, or the clause that is no answer to anything, each with why.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from judgekit.shapes import yamlfile

FILE = Path(__file__).with_suffix(".yaml")
NAMING_CLAUSES = frozenset({"clause", "legal"})
_CLAUSE = re.compile(r"\b[a-z]+:[0-9][\w./-]*\w")


def is_withdrawn(made: Mapping[str, Any]) -> bool:
    """Is a question, as JSON, one of them, or is its answer one of the clauses?"""
    named = f"{made['scenario']}#{made['kind']}"
    return any(one in reasons() for one in (named, *keys(made)))


def keys(made: Mapping[str, Any]) -> list[str]:
    """The clauses that the right option of a question names, where it asks for one."""
    text = made["options"][0]["text"].partition(" — ")[0]
    return _CLAUSE.findall(text) if made["kind"] in NAMING_CLAUSES else []


@cache
def reasons() -> Mapping[str, str]:
    """Why each is not asked, by its name."""
    read: Mapping[str, str] | None = yamlfile.load(FILE.read_text(encoding="utf-8"), str(FILE))
    return read or {}
