"""Moves as a person reads them: ways to pay behind the first, alike refusals together."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from judgekit.games.messages import joined
from judgekit.table.moves import ToldMove
from judgekit.table.phrases import say

MOST_NAMED = 4
Key = tuple[Any, ...]


def refusals(found: Sequence[ToldMove]) -> Iterator[str]:
    """Each reason once, with the cards that share it."""
    for (_, clauses), alike in grouped(found, lambda one: (one.verb, one.clauses)):
        first, *others = alike
        names = [str(one.first) for one in others if isinstance(one.first, str) and one.first != first.first]
        also = f" ({say('moves.others', count=len(names), names=_some(list(dict.fromkeys(names))))})" if names else ""
        yield f"{first.says}{also} [{', '.join(clauses)}]"


def one_thing(one: ToldMove) -> Key:
    """What a move does, however it is paid: its words but those of several cards that stand behind the first."""
    several = {name for name, value in one.words.items() if isinstance(value, tuple) and name != one.verb}
    return one.verb, *((name, value) for name, value in one.words.items() if name not in several)


def grouped(found: Iterable[ToldMove], key: Callable[[ToldMove], Key]) -> Iterator[tuple[Key, list[ToldMove]]]:
    """Those of the same key together, in the order of the first of each."""
    groups: dict[Key, list[ToldMove]] = {}
    for one in found:
        groups.setdefault(key(one), []).append(one)
    yield from groups.items()


def _some(names: Sequence[str]) -> str:
    if len(names) <= MOST_NAMED:
        return joined(names)
    return f"{', '.join(names[:MOST_NAMED])} {say('moves.more', count=len(names) - MOST_NAMED)}"
