"""How the table ends, in clauses of a sentence: first what the question asks about, then what else has changed."""

from collections.abc import Hashable, Iterable, Iterator, Sequence

from judgekit.engine.game import Game
from judgekit.replay import differing
from judgekit.story.about import About
from judgekit.story.faces import Facet
from judgekit.story.phrases import say
from judgekit.story.tables import Tables
from judgekit.story.teller import Teller


def ending(before: Game, after: Game, teller: Teller, about: About) -> tuple[str, ...]:
    """What differs between two tables of one game; of the cards that a question is about, also that they stay."""
    table = _Ending(before, after, teller, about)
    named = [one for one in about.cards if one in before.state.current]
    return tuple(table.about(named) if named else ()) or tuple(table.whole())


class _Ending:
    """Two tables side by side."""

    def __init__(self, before: Game, after: Game, teller: Teller, about: About) -> None:
        self._after, self._words, self._about = after, teller.words, about
        self._tables = Tables(before, teller, about, hidden=True)
        self._was, self._now = self._tables.before, self._tables.faces(after)
        self._differing = differing([self._now, self._was])
        self._labels = tuple(before.state.current)

    def about(self, named: Sequence[str]) -> Iterator[str]:
        """What became of these cards, as they stay too; then which others have other numbers."""
        yield from self._cards(named, stay=True)
        yield from self._cards((one for one in self._labels if one not in named and self._numbers(one)), stay=False)
        yield from self._counts()

    def whole(self) -> Iterator[str]:
        """What became of everything, those that the moves of an open question name first, as they stay too."""
        acting = [one for one in self._labels if one in self._about.acting] if self._about.is_open else []
        others = sorted((one for one in self._labels if one not in acting), key=lambda one: not self._numbers(one))
        changed = [*self._cards(others, stay=False)]
        yield from self._cards(acting, stay=bool(changed) or any(self._facets(one, stay=False) for one in acting))
        yield from changed
        yield from self._counts()

    def _cards(self, labels: Iterable[str], *, stay: bool) -> Iterator[str]:
        return self._tables.cards(self._now, [facet for one in labels for facet in self._facets(one, stay=stay)])

    def _facets(self, label: str, *, stay: bool) -> list[Facet]:
        """What there is to say of a card."""
        on_field = self._tables.is_on_field(label, self._now)
        details = [one for one in self._differing if one[:2] == ("mark", label)] if on_field else []
        details += self._numbers(label)
        told = self._tables.has_moved(label, self._now) or (stay and not details and self._is_seen(label))
        return [*([("place", label)] if told else []), *details]

    def _numbers(self, label: str) -> list[Facet]:
        """The numbers that are not what they were."""
        numbers = (one for one in self._differing if one[:2] == ("value", label))
        return [one for one in numbers if one in self._was and one in self._now]

    def _is_seen(self, label: str) -> bool:
        """Does it lie where both players look?"""
        kind = self._after.kinds().get(self._after.card(label).zone.name)
        return kind is None or kind.public

    def _counts(self) -> Iterator[str]:
        """The players' counts that are not what they were; one that both share with the other's sign once."""
        said: set[tuple[str, Hashable]] = set()
        for facet in (one for one in self._differing if one[0] == "count"):
            _, player, name = facet
            was, now = self._was[facet], self._now[facet]
            if (name, -now if isinstance(now, int) else now) not in said:
                said.add((name, now))
                yield say("counts.goes", player=player, was=was, now=now, count=self._words.word("counts", name))
