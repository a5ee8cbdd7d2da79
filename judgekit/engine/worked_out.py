"""What was worked out of the table, and how many changes it had seen by then."""

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class WorkedOut(Generic[T]):
    """Something that holds as long as the table has seen no other change; it is replaced then, never written over.

    Two in one place of each game keep what it has of its own under thirty names: beyond that CPython 3.11 looks for
    every attribute of a game in a plain dictionary, a twentieth of a replay.
    """

    what: T
    at: int = -1
