"""Several objects of which no two are alike in one characteristic, such as their names, or all of them are."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from judgekit.engine.model import Obj

Ask = Callable[[Sequence[Obj], int], Sequence[Obj]]


class Compared(Protocol):
    """What takes several objects and says in what they are unlike, or alike."""

    @property
    def different(self) -> str | None:
        """In what no two of them are alike."""
        ...

    @property
    def same(self) -> str | None:
        """In what all of them are alike."""
        ...


def taken(ask: Ask, offered: Iterable[Obj], many: range, said: Compared, game: Any) -> tuple[Obj, ...]:
    """Ask for those that go together (of which objects, how many at least); `many` is how many of them."""
    if said.different is not None:
        return one_of_each(ask, offered, game.characteristic(said.different), many, game)
    return all_of_one(ask, offered, game.characteristic(said.same), many, game)


def at_best(offered: Sequence[Obj], said: Compared, game: Any) -> int:
    """How many of them could be taken together."""
    if said.different is not None:
        return kinds(offered, game.characteristic(said.different), game)
    if said.same is not None:
        return max(_of_each(offered, game.characteristic(said.same), game).values(), default=0)
    return len(offered)


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


def all_of_one(ask: Ask, offered: Iterable[Obj], name: str, many: range, game: Any) -> tuple[Obj, ...]:
    """Ask for one of which there are enough, and then for others like it; what has no such thing is like nobody."""
    having = [one for one in offered if game.value(one, name) is not None]
    there = _of_each(having, name, game)
    left = [one for one in having if there[game.value(one, name)] >= many.start]
    found: list[Obj] = []
    while left and len(found) < many.stop - 1:
        picked = ask(left, 1 if len(found) < many.start else 0)
        if not picked:
            break
        found += picked
        left = [one for one in left if one not in found and game.value(one, name) == game.value(picked[0], name)]
    return tuple(found)


def _of_each(objects: Iterable[Obj], name: str, game: Any) -> Counter[Any]:
    return Counter(value for one in objects if (value := game.value(one, name)) is not None)


def kinds(objects: Iterable[Obj], name: str, game: Any) -> int:
    """How many different ones there are of a characteristic."""
    return len({game.value(one, name) for one in objects})


def values_between(objects: Iterable[Obj], name: str, game: Any) -> int:
    """How many values of a characteristic they have between them: one that has several adds each, one without none."""
    values = (game.value(one, name) for one in objects)
    return len({each for value in values for each in _each(value)})


def most_alike(objects: Iterable[Obj], name: str, game: Any) -> int:
    """How many of them have the same of a characteristic, at most: one that has several is like those of each."""
    found = Counter(each for one in objects for each in _each(game.value(one, name)))
    return max(found.values(), default=0)


def _each(value: Any) -> Iterable[Any]:
    if value is None:
        return ()
    return value if isinstance(value, frozenset) else (value,)
