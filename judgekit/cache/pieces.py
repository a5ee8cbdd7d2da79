"""Many small things that are made one by one and kept together: only those that changed are made again."""

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from judgekit.cache.shelf import Shelf

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
    held = shelf.held(shared, FILE)
    return {} if held is None else dict(json.loads(held))


class Kept:
    """Pieces that are made one by one, whenever one is wanted; `keys` are those of all that there still are."""

    def __init__(self, shelf: Shelf, shared: str, keys: Collection[str]) -> None:
        self._shelf, self._shared = shelf, shared
        self._pieces = {key: piece for key, piece in _kept(shelf, shared).items() if key in keys}

    def get(self, key: str) -> Any:
        """The piece of this key, as JSON has it; None where it has not been made."""
        return self._pieces.get(key)

    def keep(self, key: str, piece: Any) -> None:
        """Keep a piece with those that were there."""
        self._pieces[key] = piece
        self._shelf.keep(self._shared, {FILE: json.dumps(self._pieces, ensure_ascii=False).encode()})
