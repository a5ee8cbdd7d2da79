"""How the table ends, in clauses of a sentence: first what the question asks about, then what else has changed."""

from collections.abc import Hashable, Iterator, Sequence

from judgekit.engine.game import Game
from judgekit.story import asked
from judgekit.story.faces import Facet, faces
from judgekit.story.fates import Fate, fates, marked, numbered, place, told, unmarked
from judgekit.story.phrases import say
from judgekit.story.teller import Teller


def ending(before: Game, after: Game, teller: Teller, ask: str) -> tuple[str, ...]:
    """What differs between two tables of one game; of the cards that a question names, also that they stay."""
    table = _Ending(before, after, teller)
    named = [one for one in before.state.current if asked.is_named(one, ask)]
    named.sort(key=lambda one: not asked.is_named(one, asked.question(ask)))
    return tuple(table.about(named) if named else ()) or tuple(table.whole())


class _Ending:
    """Two tables side by side."""

    def __init__(self, before: Game, after: Game, teller: Teller) -> None:
        self._before, self._after, self._teller = before, after, teller
        self._was, self._now = (faces(one, teller.words, hidden=True) for one in (before, after))
        self._differing = [one for one in {**self._now, **self._was} if self._was.get(one) != self._now.get(one)]
        self._labels = tuple(before.state.current)

    def about(self, named: Sequence[str]) -> Iterator[str]:
        """What became of these cards, as they stay too; then which others have other numbers."""
        others = [one for one in self._labels if one not in named and self._numbers(one)]
        yield from told(((one, fate) for one in named for fate in self._fates(one, stay=True)), self._teller)
        yield from told(((one, fate) for one in others for fate in self._fates(one, stay=False)), self._teller)
        yield from self._counts()

    def whole(self) -> Iterator[str]:
        """What became of everything, new numbers first."""
        labels = sorted(self._labels, key=lambda one: not self._numbers(one))
        yield from told(((one, fate) for one in labels for fate in self._fates(one, stay=False)), self._teller)
        yield from self._counts()

    def _fates(self, label: str, *, stay: bool) -> Iterator[Fate]:
        where = self._now[("place", label)]
        gained, lost = self._marks(label)
        gained += self._numbers(label)
        was, now = self._before.card(label), self._after.card(label)
        # a card stays under its unit, whatever other card is now on top
        verb = "" if (was.zone.name, was.zone.player) == (now.zone.name, now.zone.player) else "ends"
        if not verb and stay and not gained and not lost and self._is_seen(label):
            verb = "stays" if was.unit == now.unit else "comes back"
        return fates(label, place(where, self._teller), verb, gained, lost)

    def _marks(self, label: str) -> tuple[list[str], list[Fate]]:
        """How it is now by its marks, and the marks that it has no more."""
        gained: list[str] = []
        lost: list[Fate] = []
        if not self._after.is_field(self._after.card(label)):
            return gained, lost
        for facet in self._of(label, "mark"):
            if now := self._now.get(facet):
                gained.append(marked(facet[2], now, self._teller))
            else:
                more, less = unmarked(facet[2], self._was[facet], self._teller, label, before=True)
                gained += more
                lost += less
        return gained, lost

    def _numbers(self, label: str) -> list[str]:
        """The numbers that are not what they were."""
        both = [one for one in self._of(label, "value") if one in self._was and one in self._now]
        return [numbered(one[2], self._now[one], self._teller) for one in both]

    def _of(self, label: str, kind: str) -> list[Facet]:
        return [one for one in self._differing if one[0] == kind and one[1] == label]

    def _is_seen(self, label: str) -> bool:
        """Does it lie where both players look?"""
        kind = self._after.kinds().get(self._after.card(label).zone.name)
        return kind is None or kind.public

    def _counts(self) -> Iterator[str]:
        """The players' counts that are not what they were; one that both share with the other's sign once."""
        said: set[tuple[str, Hashable]] = set()
        for _, player, name in (one for one in self._differing if one[0] == "count"):
            was, now = self._was[("count", player, name)], self._now[("count", player, name)]
            if (name, -now if isinstance(now, int) else now) not in said:
                said.add((name, now))
                yield say("counts.goes", player=player, was=was, now=now, count=self._teller.words.word("counts", name))
