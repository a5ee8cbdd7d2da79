"""Editions made from an edition by known edits: which clause became which is known."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from judgekit.corpus.model import Clause, Kind

Pairs = frozenset[tuple[str, str]]


@dataclass
class Edited:
    """The clauses of a new edition, each with the places of the old clauses that it came from."""

    clauses: list[Clause]
    origins: list[frozenset[str]]

    @classmethod
    def of(cls, clauses: Sequence[Clause]) -> "Edited":
        return cls(list(clauses), [frozenset({one.id}) for one in clauses])

    @property
    def pairs(self) -> Pairs:
        """Which old id became which new one."""
        return frozenset(
            (old, new.id) for new, origin in zip(self.clauses, self.origins, strict=True) for old in origin
        )


def renumber(made: Edited, random: Random) -> None:
    """A chapter gets a new number, and with it all that lies in it and refers to it."""
    chapter = random.choice([one for one in dict.fromkeys(one.chapter for one in made.clauses) if one])
    new = str(int(chapter) + 30)

    def number(text: str) -> str:
        return new + text[len(chapter) :] if text.partition("/")[0].partition(".")[0] == chapter else text

    for at, one in enumerate(made.clauses):
        parent = one.parent and f"{one.game}:{number(one.parent.partition(':')[2])}"
        moved = number(one.number)
        made.clauses[at] = replace(one, number=moved, id=f"{one.game}:{moved}", parent=parent)


def shift(made: Edited, random: Random) -> None:
    """A clause is put in, and the numbers of its sisters after it move on by one."""
    at = random.choice(
        [at for at, one in enumerate(made.clauses) if one.number[-1].isdigit() and "/" not in one.number]
    )
    stem, _, last = made.clauses[at].number.rpartition(".")
    begun = int(last)

    def number(text: str) -> str:
        head = f"{stem}." if stem else ""
        rest = text.removeprefix(head)
        own = rest.partition("/")[0].partition(".")[0]
        if not text.startswith(head) or not own.isdigit() or int(own) < begun:
            return text
        return f"{head}{int(own) + 1}{rest[len(own) :]}"

    for place, one in enumerate(made.clauses):
        parent = one.parent and f"{one.game}:{number(one.parent.partition(':')[2])}"
        made.clauses[place] = replace(
            one, number=number(one.number), id=f"{one.game}:{number(one.number)}", parent=parent
        )
    new = made.clauses[at]
    fresh = replace(
        new,
        number=f"{stem}.{begun}" if stem else str(begun),
        id=f"{new.game}:{stem}.{begun}" if stem else f"{new.game}:{begun}",
        kind=Kind.RULE,
        text=_fresh(random),
    )
    made.clauses.insert(at, fresh)
    made.origins.insert(at, frozenset())


def reword(made: Edited, random: Random) -> None:
    """One word in five is another."""
    at = _long(made, random)
    words = made.clauses[at].text.split(" ")
    told = [_fresh(random).split()[0] if random.random() < 0.2 else word for word in words]
    made.clauses[at] = replace(made.clauses[at], text=" ".join(told))


def retype(made: Edited, random: Random) -> None:
    """Other quotes and spaces."""
    at = _long(made, random)
    made.clauses[at] = replace(
        made.clauses[at], text=made.clauses[at].text.replace("«", "“").replace("»", "”").replace(" ", "  ", 2)
    )


def delete(made: Edited, random: Random) -> None:
    at = _long(made, random)
    del made.clauses[at], made.origins[at]


def split(made: Edited, random: Random) -> None:
    """The second half of a clause becomes a clause of its own."""
    at = _long(made, random, 120)
    one = made.clauses[at]
    words = one.text.split(" ")
    half = len(words) // 2
    made.clauses[at] = replace(one, text=" ".join(words[:half]))
    number = f"{one.number}.90{at}" if "/" not in one.number else f"{one.number}b{at}"
    made.clauses.insert(
        at + 1, replace(one, id=f"{one.game}:{number}", number=number, parent=one.id, text=" ".join(words[half:]))
    )
    made.origins.insert(at + 1, made.origins[at])


def join(made: Edited, random: Random) -> None:
    """A clause takes in the next one."""
    at = min(_long(made, random), len(made.clauses) - 2)
    one, following = made.clauses[at], made.clauses[at + 1]
    if len(following.text) < 40:
        return
    made.clauses[at] = replace(one, text=f"{one.text} {following.text}")
    made.origins[at] = made.origins[at] | made.origins[at + 1]
    del made.clauses[at + 1], made.origins[at + 1]


def swap(made: Edited, random: Random) -> None:
    """Two clauses change their texts: each is found where its text is."""
    a, b = _long(made, random), _long(made, random)
    one, other = made.clauses[a], made.clauses[b]
    made.clauses[a], made.clauses[b] = replace(one, text=other.text), replace(other, text=one.text)
    made.origins[a], made.origins[b] = made.origins[b], made.origins[a]


def move(made: Edited, random: Random) -> None:
    """A clause goes to the end of another chapter."""
    at = _long(made, random)
    one, origin = made.clauses.pop(at), made.origins.pop(at)
    to = random.randrange(len(made.clauses))
    number = f"{made.clauses[to].chapter}.97.{at}"
    made.clauses.insert(to + 1, replace(one, id=f"{one.game}:{number}", number=number, parent=None))
    made.origins.insert(to + 1, origin)


EDITS: tuple[Callable[[Edited, Random], None], ...] = (renumber, shift, reword, retype, delete, split, join, swap, move)


def edited(clauses: Sequence[Clause], seed: int, count: int = 24) -> Edited:
    """An edition after so many edits drawn by the seed."""
    random, made = Random(seed), Edited.of(clauses)
    for _ in range(count):
        random.choice(EDITS)(made, random)
    return made


def _long(made: Edited, random: Random, least: int = 40) -> int:
    return random.choice([at for at, one in enumerate(made.clauses) if len(one.text) >= least])


def _fresh(random: Random) -> str:
    """Words that no document has."""
    return " ".join("".join(random.choices("bcdfglmnprstaeiou", k=7)) for _ in range(12))
