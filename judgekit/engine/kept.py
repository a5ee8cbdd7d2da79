"""What is worked out once for a class and kept on it, so that it goes when the class does."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")


def kept(work: Callable[[Any], T]) -> Callable[[Any], T]:
    """Do once what takes nothing but a class, under any `classmethod`; a subclass is another class, with its own."""
    place = f"__kept_{work.__module__}.{work.__name__}"

    @wraps(work)
    def once(cls: Any) -> T:
        try:
            found: T = cls.__dict__[place]
        except KeyError:
            found = work(cls)
            setattr(cls, place, found)
        return found

    return once
