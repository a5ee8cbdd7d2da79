"""What tells final tables of one scenario apart, in as few words as it takes."""

from collections.abc import Hashable, Iterator, Sequence

from judgekit.engine.game import Game
from judgekit.games.messages import joined
from judgekit.replay import differing
from judgekit.story.about import About
from judgekit.story.faces import Faces, Facet, faces
from judgekit.story.fates import Fate, marked, numbered, place, told, unmarked
from judgekit.story.paths import won
from judgekit.story.phrases import say
from judgekit.story.teller import Teller

# in the order in which a candidate would look
_KINDS = ("winner", "place", "count", "mark", "value", "size", "resolved", "turn", "phase")
_OF_A_CARD = {"place", "mark", "value"}


class Tables:
    """Tells the final tables of one scenario apart; `before` is the table that all of them began as."""

    def __init__(self, before: Game, teller: Teller, about: About, *, hidden: bool = False) -> None:
        self._teller, self._about, self._hidden = teller, about, hidden
        self._fields = {kind.name for kind in before.zone_kinds if kind.field}
        self._values: dict[str, Hashable] = {}
        self.before = self.faces(before)

    def faces(self, game: Game) -> Faces:
        """What there is to see of a table, by facet."""
        seen = faces(game, self._teller.words, hidden=self._hidden)
        self._values.update({facet[2]: value for facet, value in seen.items() if facet[0] == "mark"})
        return seen

    def differing(self, tables: Sequence[Faces]) -> list[Facet]:
        """The facets in which tables differ, those that the question speaks of first."""
        return sorted(differing(tables), key=self._rank)

    def told(self, table: Faces, facets: Sequence[Facet]) -> str:
        """A table in words, as far as these facets go."""
        others = (self._told(facet, table.get(facet)) for facet in facets if facet[0] not in _OF_A_CARD)
        return "; ".join((*self.cards(table, facets), *others))

    def cards(self, table: Faces, facets: Sequence[Facet]) -> Iterator[str]:
        """What became of the cards, as far as these facets go; those of one fate together."""
        labels = dict.fromkeys(facet[1] for facet in facets if facet[0] in _OF_A_CARD)
        of_cards = ((label, fate) for label in labels for fate in self._fates(label, table, facets))
        return told(of_cards, self._teller)

    def has_moved(self, label: str, table: Faces) -> bool:
        """Is a card elsewhere? It stays under its unit, whatever other card is now on top."""
        was, now = (one.get(("place", label)) for one in (self.before, table))
        return was != now and not (_is_under(was) and _is_under(now))

    def is_on_field(self, label: str, table: Faces) -> bool:
        """Is a card where it can be marked and counted?"""
        where = table.get(("place", label))
        return isinstance(where, tuple) and where[0] in self._fields

    def is_asked(self, facet: Facet) -> bool:
        """Does the question speak of it?"""
        return self._about.tells(facet)

    def _rank(self, facet: Facet) -> tuple[object, ...]:
        return (facet[0] in {"turn", "phase", "resolved"}, not self.is_asked(facet), _KINDS.index(facet[0]), facet)

    def _fates(self, label: str, table: Faces, facets: Sequence[Facet]) -> Iterator[Fate]:
        """Where it is, how it is now, what it is not."""
        where = ("place", label)
        if where not in table:
            yield from [Fate("is not", say("tables.table"))] if where in facets else []
            return
        details = [facet for facet in facets if facet[0] in {"mark", "value"} and facet[1] == label]
        words = {facet: self._detail(facet, table) for facet in details}
        how = joined(list(filter(None, words.values()))) if any(words.values()) else ""
        moved = where in facets and self.has_moved(label, table)
        if moved:
            yield Fate("ends", ", ".join(filter(None, [place(table[where], self._teller), how])), label if how else "")
        elif where in facets:
            same = self.before.get(("unit", label)) == table.get(("unit", label))
            yield Fate("stays" if same else "comes back", place(table[where], self._teller))
        if how and not moved:
            yield Fate("ends", how, label)
        for facet in (one for one, said in words.items() if not said and self._is_told_of(one, table)):
            word = self._teller.words.word("marks", facet[2])
            yield Fate("no longer" if self.before.get(facet) else "is not", word, label)

    def _detail(self, facet: Facet, table: Faces) -> str:
        """How a card is by a facet; "" where it is not so."""
        kind, label, name = facet
        value = table.get(facet)
        if kind == "value":
            return "" if value is None else numbered(name, value, self._teller)
        if value:
            return marked(name, value, self._teller)
        usual = self.before.get(facet) or self._values.get(name, True)
        return unmarked(name, usual, self._teller) if self.is_on_field(label, table) else ""

    def _is_told_of(self, facet: Facet, table: Faces) -> bool:
        """Is it worth saying that the card is not so? A card that has left has no marks to lose."""
        return facet[0] == "mark" and self.is_on_field(facet[1], table)

    def _told(self, facet: Facet, value: Hashable) -> str:
        word = self._teller.words.word
        match facet:
            case ("winner",):
                return won(str(value))
            case ("count", player, name):
                return say("counts.has", player=player, value=value, count=word("counts", name))
            case ("resolved", ability):
                return say("resolved.yes" if value else "resolved.no", ability=self._teller.names.name(ability))
            case ("turn",):
                return say("tables.turn", player=value)
            case _:
                return say("tables.phase", phase=word("phases", str(value)))


def _is_under(where: Hashable) -> bool:
    return isinstance(where, tuple) and where[0] == "under"
