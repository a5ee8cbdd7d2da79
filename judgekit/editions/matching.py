"""Which clause of one edition is which of another: by what they say, not by their numbers.

Equal texts first; then the likest ones, where the same number, the same parent and a neighbour that stayed speak for a
pair; last, what was cut out of a clause or put into one.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rapidfuzz import fuzz, process

from judgekit.corpus.model import Clause
from judgekit.editions.wording import numberless

LIKE, AT_HOME = 62.0, 45.0
"""How like two texts must be, of 100: anywhere, and where their number or their parent is the same."""
NUMBER, PARENT, NEXT = 12.0, 8.0, 6.0
"""What the same number, parent and neighbour are worth."""
CONTAINED, SHORTEST = 88.0, 25
"""How like a stretch of a clause another must be to have been part of it, and from how many characters on."""
CANDIDATES = 6


@dataclass(frozen=True, slots=True)
class Match:
    """Clauses of the old edition and those of the new one that say what they said; one side may be empty."""

    old: tuple[Clause, ...]
    new: tuple[Clause, ...]


def matched(old: Sequence[Clause], new: Sequence[Clause]) -> tuple[Match, ...]:
    """Every clause of both editions once, in the order of the new one; what is gone stands where it stood."""
    table = _Table(old, new)
    table.pair_equal()
    table.pair_likest()
    table.join_parts()
    return tuple(table.matches())


class _Table:
    """The clauses of both editions by their places, and which were found to be which."""

    def __init__(self, old: Sequence[Clause], new: Sequence[Clause]) -> None:
        self._old, self._new = old, new
        self._texts = [numberless(one.text) for one in old], [numberless(one.text) for one in new]
        self._to: dict[int, int] = {}
        self._from: dict[int, int] = {}
        self._parts: defaultdict[int, list[int]] = defaultdict(list)
        self._joined: defaultdict[int, list[int]] = defaultdict(list)
        self._at_old = {one.id: place for place, one in enumerate(old)}
        self._at_new = {one.id: place for place, one in enumerate(new)}

    def pair_equal(self) -> None:
        """Texts that are said once in each, then those said several times: by number, then in order."""
        before, after = _by_text(self._texts[0]), _by_text(self._texts[1])
        shared = [text for text in before if text in after]
        for text in sorted(shared, key=lambda one: max(len(before[one]), len(after[one]))):
            self._pair_alike(before[text], after[text])

    def _pair_alike(self, old: Sequence[int], new: Sequence[int]) -> None:
        scored = sorted((-self._context(a, b), abs(a - b), a, b) for a in old for b in new)
        for _, _, a, b in scored:
            self._pair(a, b)

    def pair_likest(self) -> None:
        """The rest, the likest pair first."""
        for _, _, a, b in sorted(self._likest()):
            self._pair(a, b)

    def _likest(self) -> Iterator[tuple[float, int, int, int]]:
        left = {place: text for place, text in enumerate(self._texts[1]) if place not in self._from}
        for a in range(len(self._old)):
            if a in self._to or not left:
                continue
            same = self._at_new.get(self._old[a].id)
            found = process.extract(self._texts[0][a], left, scorer=fuzz.ratio, score_cutoff=AT_HOME, limit=CANDIDATES)
            near = {place: like for _, like, place in found}
            if same is not None and same in left and same not in near:
                near[same] = fuzz.ratio(self._texts[0][a], left[same])
            for b, like in near.items():
                context = self._context(a, b)
                if like >= (AT_HOME if context >= PARENT else LIKE):
                    yield -(like + context), abs(a - b), a, b

    def join_parts(self) -> None:
        """What is new and was part of an old clause; what is gone and became part of a new one."""
        for b in range(len(self._new)):
            if b not in self._from and (whole := self._holder(self._texts[1][b], self._texts[0], b)) is not None:
                self._parts[whole].append(b)
        for a in range(len(self._old)):
            if a not in self._to and (whole := self._holder(self._texts[0][a], self._texts[1], a)) is not None:
                self._joined[whole].append(a)

    def matches(self) -> Iterator[Match]:
        """All of them."""
        gone = [place for place in range(len(self._old)) if not self._is_somewhere(place)]
        spoken = {b for parts in self._parts.values() for b in parts}
        for b, clause in enumerate(self._new):
            while gone and (b not in self._from or gone[0] < self._from[b]) and self._comes_before(gone[0], b):
                yield Match((self._old[gone.pop(0)],), ())
            if b in self._from:
                yield self._match(b)
            elif b not in spoken and b not in self._joined:
                yield Match((), (clause,))
            elif b in self._joined and b not in spoken:
                yield Match(tuple(self._old[one] for one in self._joined[b]), (clause,))
        yield from (Match((self._old[one],), ()) for one in gone)
        yield from self._cut_up()

    def _match(self, b: int) -> Match:
        a = self._from[b]
        old = sorted((a, *self._joined.get(b, ())))
        new = sorted((b, *self._parts.get(a, ())))
        return Match(tuple(self._old[one] for one in old), tuple(self._new[one] for one in new))

    def _cut_up(self) -> Iterator[Match]:
        """Old clauses of which only parts are left."""
        for a, parts in self._parts.items():
            if a not in self._to:
                yield Match((self._old[a],), tuple(self._new[one] for one in sorted(parts)))

    def _comes_before(self, a: int, b: int) -> bool:
        following = next((self._from[one] for one in range(b, len(self._new)) if one in self._from), len(self._old))
        return a < following

    def _is_somewhere(self, a: int) -> bool:
        return a in self._to or a in self._parts or any(a in olds for olds in self._joined.values())

    def _holder(self, text: str, texts: Sequence[str], place: int) -> int | None:
        """The clause in which a text stands nearly as it is, the nearest of the likest."""
        if len(text) < SHORTEST:
            return None
        longer = {at: one for at, one in enumerate(texts) if len(one) > len(text)}
        found = process.extract(text, longer, scorer=fuzz.partial_ratio, score_cutoff=CONTAINED, limit=CANDIDATES)
        return min(found, key=lambda one: (-round(one[1] / 4), abs(one[2] - place)))[2] if found else None

    def _pair(self, a: int, b: int) -> None:
        if a not in self._to and b not in self._from:
            self._to[a], self._from[b] = b, a

    def _context(self, a: int, b: int) -> float:
        """What speaks for a pair besides its words."""
        old, new = self._old[a], self._new[b]
        parent = old.parent and self._to.get(self._at_old.get(old.parent, -1))
        at_home = parent is not None and new.parent is not None and parent == self._at_new.get(new.parent)
        beside = self._to.get(a - 1) == b - 1 or self._to.get(a + 1) == b + 1
        return NUMBER * (old.number == new.number) + PARENT * at_home + NEXT * beside


def _by_text(texts: Iterable[str]) -> dict[str, list[int]]:
    found: defaultdict[str, list[int]] = defaultdict(list)
    for place, text in enumerate(texts):
        found[text].append(place)
    return found
