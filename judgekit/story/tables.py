"""What tells final tables of one scenario apart, in as few words as it takes."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations

from judgekit.engine.game import Game
from judgekit.replay import differing
from judgekit.story.asked import is_named
from judgekit.story.faces import Faces, Facet, faces
from judgekit.story.fates import Fate, fates, marked, numbered, place, told, unmarked
from judgekit.story.phrases import say
from judgekit.story.teller import Teller

MOST_SHOWN = 3
# in the order in which a candidate would look
_KINDS = ("winner", "place", "count", "mark", "value", "resolved", "turn", "phase")
_OF_A_CARD = {"place", "mark", "value"}


class Tables:
    """Tells the final tables of one scenario apart; `before` is the table that all of them began as."""

    def __init__(self, before: Game, teller: Teller, ask: str) -> None:
        self._before, self._teller, self._ask = faces(before, teller.words), teller, ask
        self._fields = {kind.name for kind in before.zone_kinds if kind.field}
        self._values: dict[str, Hashable] = {}

    def faces(self, game: Game) -> Faces:
        """Everything that a judge can see of a table, by facet."""
        seen = faces(game, self._teller.words)
        self._values.update({facet[2]: value for facet, value in seen.items() if facet[0] == "mark"})
        return seen

    def telling(self, tables: Sequence[Faces]) -> tuple[Facet, ...]:
        """The fewest facets that tell all tables apart, those that the question speaks of first, and a few more."""
        ranked = sorted(differing(tables), key=self._rank)
        chosen: list[Facet] = []
        alike = set(combinations(range(len(tables)), 2))
        for facet in ranked:
            apart = {(a, b) for a, b in alike if tables[a].get(facet) != tables[b].get(facet)}
            if apart:
                chosen.append(facet)
                alike -= apart
        # the numbers of a card that is only on some of the tables say nothing that its place does not
        everywhere = [one for one in ranked if one[0] != "value" or all(one in table for table in tables)]
        more = [one for one in everywhere if one not in chosen and self.is_asked(one)]
        chosen += more[: max(0, MOST_SHOWN - len(chosen))]
        return tuple(sorted(chosen, key=self._rank))

    def asked(self, table: Faces) -> tuple[Facet, ...]:
        """What the question speaks of, where there is but one table to tell."""
        wanted = sorted((one for one in table if self.is_asked(one) and one[0] == "place"), key=self._rank)
        return tuple(wanted or sorted(table, key=self._rank))[:MOST_SHOWN]

    def told(self, table: Faces, facets: Sequence[Facet]) -> str:
        """A table in words, as far as these facets go; cards of one fate together."""
        labels = dict.fromkeys(facet[1] for facet in facets if facet[0] in _OF_A_CARD)
        cards = ((label, fate) for label in labels for fate in self._fates(label, table, facets))
        others = (self._told(facet, table.get(facet)) for facet in facets if facet[0] not in _OF_A_CARD)
        return "; ".join((*told(cards, self._teller), *others))

    def is_asked(self, facet: Facet) -> bool:
        """Does the question speak of it?"""
        of_a_card = facet[0] in {*_OF_A_CARD, "resolved"}
        return facet[0] == "winner" or (of_a_card and is_named(facet[1].partition("/")[0], self._ask))

    def _rank(self, facet: Facet) -> tuple[object, ...]:
        return (facet[0] in {"turn", "phase", "resolved"}, not self.is_asked(facet), _KINDS.index(facet[0]), facet)

    def _fates(self, label: str, table: Faces, facets: Sequence[Facet]) -> Iterator[Fate]:
        here = ("place", label)
        if here not in table:
            return iter([Fate("is not", say("tables.table"))] if here in facets else [])
        gained, lost = self._details(label, table, facets)
        verb = "stays" if table[here] == self._before.get(here) else "ends"
        return fates(label, place(table[here], self._teller), verb if here in facets else "", gained, lost)

    def _details(self, label: str, table: Faces, facets: Sequence[Facet]) -> tuple[list[str], list[Fate]]:
        """How a card is by these facets, and what it is not."""
        gained: list[str] = []
        lost: list[Fate] = []
        for facet in (one for one in facets if one[0] in {"mark", "value"} and one[1] == label):
            value = table.get(facet)
            if facet[0] == "value":
                gained += [numbered(facet[2], value, self._teller)] if value is not None else []
            elif value:
                gained.append(marked(facet[2], value, self._teller))
            elif self._is_on_field(table, label):
                usual = self._values.get(facet[2], True)
                more, less = unmarked(facet[2], usual, self._teller, label, before=bool(self._before.get(facet)))
                gained += more
                lost += less
        return gained, lost

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

    def _is_on_field(self, table: Faces, label: str) -> bool:
        where = table.get(("place", label))
        return isinstance(where, tuple) and where[0] in self._fields


def won(winner: str) -> str:
    """Who has won: a player, nobody where both have lost, or nobody yet."""
    return (
        say("winner.draw")
        if winner == "draw"
        else say("winner.player", winner=winner)
        if winner
        else say("winner.none")
    )
