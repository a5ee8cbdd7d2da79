"""Many small things that are made one by one and kept together: only those that changed are made again."""

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from judgekit.cache.shelf import Shelf, whole

FILE = "pieces.json"
T = TypeVar("T")
Progress = Callable[[int, int], None]


def pieces(
    shelf: Shelf,
    shared: str,
    wanted: Mapping[str, T],
    make: Callable[[T], Any],
    progress: Progress = lambda _done, _all: None,
) -> list[Any]:
    """What `make` makes of each of `wanted`, as JSON has it, in order.

    `shared` is the key of what all are made from, the keys of `wanted` are those of what each is made from besides.
    What is made as None is left out and tried again next time.
    """
    kept = _kept(shelf, shared)
    missing = [one for one in wanted if one not in kept]
    made = {}
    for done, one in enumerate(missing):
        progress(done, len(missing))
        made[one] = make(wanted[one])
    found = {one: piece for one in wanted if (piece := made.get(one, kept.get(one))) is not None}
    if any(piece is not None for piece in made.values()) or len(found) < len(kept):
        shelf.keep(shared, {FILE: json.dumps(found, ensure_ascii=False).encode()})
    return list(found.values())


def _kept(shelf: Shelf, shared: str) -> dict[str, Any]:
    for entry in shelf.entries(shared):
        if (files := whole(entry)) is not None and FILE in files:
            return dict(json.loads(files[FILE]))
    return {}
