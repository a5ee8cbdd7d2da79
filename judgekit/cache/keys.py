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


@cache
def code(*places: str) -> str:
    """A key of judgekit's own code and words in these places of the package: `corpus`, `games/fftcg`, `errors.py`."""
    files = sorted(path for place in places for path in _files(str(_PACKAGE / place)))
    return key(judgekit.__version__, *(Path(path).read_bytes() for path in files))


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
