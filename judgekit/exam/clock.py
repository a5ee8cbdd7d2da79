"""What time it is: the system's clock, or the one that `JUDGEKIT_CLOCK` sets."""

import os
from collections.abc import Callable
from datetime import UTC, datetime

from judgekit.errors import UserError

Clock = Callable[[], datetime]
_YEARS = range(1970, 2200)  # dates far from ours overflow the scheduler


def now() -> datetime:
    """The time in UTC."""
    fixed = os.environ.get("JUDGEKIT_CLOCK")
    return parsed(fixed) if fixed else datetime.now(UTC)


def parsed(text: str) -> datetime:
    """A time that a person wrote; raises UserError where it is none."""
    try:
        return in_utc(text)
    except ValueError:
        raise UserError(
            "bad-time", f"«{text:.40}» no es una hora; escribe, por ejemplo, 2026-01-31T09:30:00."
        ) from None


def in_utc(text: str) -> datetime:
    """A time as ISO 8601 writes it; UTC where it names no zone. Raises ValueError where it is none of our age."""
    found = datetime.fromisoformat(text)
    if found.year not in _YEARS:
        raise ValueError(text)
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone(UTC)
