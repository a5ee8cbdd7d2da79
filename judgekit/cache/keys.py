"""Keys: hashes of all that a built thing depends on, code and libraries included."""

import hashlib
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import judgekit

LENGTH = 32
_PACKAGE = Path(judgekit.__file__).parent
_TOLD_BY = (".py", ".yaml", ".json")


def key(*parts: str | bytes) -> str:
    """One name for these parts in this order; where one ends and the next begins counts.

    >>> key("ab", "c") == key("a", "bc")
    False
    """
    hashed = hashlib.sha256()
    for part in parts:
        content = part if isinstance(part, bytes) else part.encode()
        hashed.update(b"%d:" % len(content))
        hashed.update(content)
    return hashed.hexdigest()[:LENGTH]


def code(*places: str) -> str:
    """A key of judgekit's own code and words in these places of the package: `corpus`, `games/fftcg`, `errors.py`."""
    return key(judgekit.__version__, *(of_place(str(_PACKAGE / place)) for place in places))


@cache
def of_place(place: str) -> str:
    """The key of one of them."""
    return key(*(content(path) for path in sorted(_files(place))))


def content(path: str) -> bytes:
    """What a file holds, in half the time of `Path.read_bytes`: a key is made of hundreds."""
    with open(path, "rb", buffering=0) as file:  # noqa: PTH123
        return file.readall()


@cache
def library(*names: str) -> str:
    """The versions of installed libraries, from the names of their folders: `importlib.metadata` loads in 15 ms."""
    return " ".join(next(_installed(name.casefold()), "") for name in names)


def _files(place: str) -> Iterator[str]:
    if place.endswith(_TOLD_BY):
        yield place
        return
    for one in os.scandir(place):
        if one.is_dir():
            yield from _files(one.path)
        elif one.name.endswith(_TOLD_BY):
            yield one.path


def _installed(name: str) -> Iterator[str]:
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")  # noqa: PTH208 - faster
        except OSError:
            continue
        for found in names:
            if found.endswith((".dist-info", ".egg-info")) and found.casefold().startswith(f"{name}-"):
                yield found.rpartition(".")[0]
