"""Several objects of which no two are alike in one characteristic, such as their names."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from judgekit.engine.model import Obj

Ask = Callable[[Sequence[Obj], int], Sequence[Obj]]


def one_of_each(ask: Ask, offered: Iterable[Obj], name: str, many: range, game: Any) -> tuple[Obj, ...]:
    """Ask for one after another (of which objects, how many at least), none like those before; `many` is how many."""
    taken: list[Obj] = []
    left = list(offered)
    while left and len(taken) < many.stop - 1:
        picked = ask(left, 1 if len(taken) < many.start else 0)
        if not picked:
            break
        taken += picked
        left = [one for one in left if game.value(one, name) != game.value(picked[0], name)]
    return tuple(taken)


def kinds(objects: Iterable[Obj], name: str, game: Any) -> int:
    """How many different ones there are of a characteristic."""
    return len({game.value(one, name) for one in objects})
