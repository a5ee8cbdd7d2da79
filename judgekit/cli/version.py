"""What `judgekit --json --version` prints."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Version:
    """Which judgekit this is, and in which version it writes JSON."""

    judgekit: str
    json: int
