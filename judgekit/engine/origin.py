"""Where in a file a piece of data was written."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Origin:
    """A place in a file, for messages; lines and columns count from 1."""

    file: str
    line: int
    column: int
