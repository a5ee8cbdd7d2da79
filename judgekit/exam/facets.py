"""What tells final tables apart, in words: where a card ends, its marks and numbers, the counts, who has won."""

from collections import defaultdict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import combinations

from judgekit.engine.game import Game
from judgekit.games.messages import Messages, joined
from judgekit.report.ending import is_named
from judgekit.report.names import Names

Facet = tuple[str, ...]
Faces = Mapping[Facet, Hashable]
MOST_SHOWN = 3
# in the order in which a candidate would look
_KINDS = ("winner", "place", "under", "count", "mark", "value", "resolved", "turn", "phase")
NOWHERE = ("", "")


class Tables:
    """Tells the final tables of one scenario apart."""

    def __init__(self, before: Game, words: Messages, names: Names, ask: str) -> None:
        self._before, self._words, self._names, self._ask = before, words, names, ask
        self._counted: set[str] = set()

    def faces(self, game: Game) -> Faces:
        """Everything that a judge can see of a table, by facet."""
        return dict(self._faces(game))

    def telling(self, tables: Sequence[Faces]) -> tuple[Facet, ...]:
        """The fewest facets that tell all tables apart, those that the question speaks of first, and a few more."""
        every = dict.fromkeys(facet for one in tables for facet in one)
        differing = [one for one in every if len({table.get(one) for table in tables}) > 1]
        ranked = sorted(differing, key=self._rank)
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
        fates: defaultdict[tuple[str, str, str], list[str]] = defaultdict(list)
        others: list[str] = []
        for facet in facets:
            if facet[0] in {"place", "under"}:
                if fate := self._fate(facet, table.get(facet)):
                    fates[fate].append(self._names.name(facet[1]))
            elif facet[0] != "mark" or self._is_on_field(table, facet[1]):
                others.append(self._told(facet, table.get(facet)))
        cards = [
            f"{joined(names)} {one if len(names) == 1 else many} {how}" for (one, many, how), names in fates.items()
        ]
        return "; ".join(one for one in (*cards, *others) if one)

    def _faces(self, game: Game) -> Iterator[tuple[Facet, Hashable]]:
        for label in game.state.current:
            yield from self._of_card(game, label)
        for player in game.players:
            for name in game.counts:
                if self._words.knows("counts", name):
                    yield ("count", player, name), game.state.value(player, name) or 0
        yield ("winner",), str(game.state.value("winner") or "")
        for name in ("turn", "phase"):
            yield (name,), str(game.state.value(name) or "")
        for step in game.trace.steps:
            if step.key == "resolve":
                yield ("resolved", str(step.args["ability"])), True

    def _of_card(self, game: Game, label: str) -> Iterator[tuple[Facet, Hashable]]:
        obj = game.card(label)
        host = game.of_unit(obj.zone.host) if obj.zone.name == "under" else None
        yield ("place", label), ("under", host.label) if host else (obj.zone.name, obj.zone.player)
        if not game.is_field(obj):
            return
        for name in game.marks:
            marked = obj.mark(name)
            if marked and self._words.knows("marks", name):
                if marked is not True:
                    self._counted.add(name)
                yield ("mark", label, name), marked
        for name in game.characteristics():
            value = game.value(obj, name)
            if isinstance(value, int) and not isinstance(value, bool) and self._words.knows("characteristics", name):
                yield ("value", label, name), value

    def _rank(self, facet: Facet) -> tuple[object, ...]:
        return (facet[0] in {"turn", "phase", "resolved"}, not self.is_asked(facet), _KINDS.index(facet[0]), facet)

    def is_asked(self, facet: Facet) -> bool:
        """Does the question speak of it?"""
        of_a_card = facet[0] in {"place", "under", "mark", "value", "resolved"}
        return facet[0] == "winner" or (of_a_card and is_named(facet[1].partition("/")[0], self._ask))

    def _fate(self, facet: Facet, value: Hashable) -> tuple[str, str, str] | None:
        if not isinstance(value, tuple):
            return "no está", "no están", "en la mesa"
        zone, player = value
        current = self._before.state.current
        if zone == "under":
            return "queda", "quedan", f"debajo de {self._names.name(player)}"
        place = f"en {self._words.word('zones', zone)}{f' de {player}' if player else ''}"
        was = self._before.card(facet[1]).zone if facet[1] in current else None
        stays = was is not None and (was.name, was.player) == (zone, player)
        return ("sigue", "siguen", place) if stays else ("acaba", "acaban", place)

    def _told(self, facet: Facet, value: Hashable) -> str:  # noqa: PLR0911 - one line for each kind
        word = self._words.word
        match facet:
            case ("winner",):
                return "nadie gana" if not value else "empate" if value == "draw" else f"gana {value}"
            case ("count", player, name):
                return f"{player} tiene {value} ({word('counts', name)})"
            case ("mark", label, name):
                return self._mark(self._names.name(label), name, value)
            case ("value", label, name):
                card = self._names.name(label)
                return f"{card}, con {word('characteristics', name)} {value}" if value is not None else ""
            case ("resolved", ability):
                return f"{'se resuelve' if value else 'no se resuelve'} {self._names.name(ability)}"
            case ("turn",):
                return f"es el turno de {value}"
            case _:
                return f"se está en {word('phases', str(value))}"

    def _mark(self, card: str, name: str, value: Hashable) -> str:
        mark = self._words.word("marks", name)
        if not value:
            return f"{card}: {'sin' if name in self._counted else 'no'} {mark}"
        return f"{card}: {mark}" if value is True else f"{card}: {mark} {self._words.word('marks', str(value))}"

    def _is_on_field(self, table: Faces, label: str) -> bool:
        place = table.get(("place", label))
        return isinstance(place, tuple) and place[0] in {kind.name for kind in self._before.zone_kinds if kind.field}
