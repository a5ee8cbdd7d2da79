"""How the table ends, in clauses of a sentence: first what the question asks about, then what else has changed."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.value import Value
from judgekit.games.messages import Messages, joined
from judgekit.report.names import Names

MOST_NAMED = 6
SHORTEST_WORD = 4
# what agrees with «la carta» and not with a name: «suspendida», «agotada»
_OF_A_CARD = re.compile(r"\b\w+[ai]da\b")
_PLURAL = {"queda": "quedan", "sigue": "siguen", "acaba otra vez": "acaban otra vez", "ya no está": "ya no están"}


class Ending:
    """What differs between two tables of one game."""

    def __init__(self, before: Game, after: Game, words: Messages, names: Names, ask: str) -> None:
        self._before, self._after, self._words, self._names = before, after, words, names
        self._labels = tuple(before.state.current)
        asked = ask.rpartition("¿")[2]
        named = [one for one in self._labels if is_named(one, ask)]
        self._named = tuple(sorted(named, key=lambda one: not is_named(one, asked)))

    @property
    def asked(self) -> list[str]:
        """What became of the cards that the question names, as they stay too; then which others have other numbers."""
        if not self._named:
            return []
        others = [one for one in self._labels if one not in self._named and self._numbers_of(one)]
        return [*self._cards(self._named, stay=True), *self._cards(others, stay=False), *self._counts()]

    @property
    def others(self) -> list[str]:
        """What became of everything, new numbers first."""
        labels = sorted(self._labels, key=lambda one: not self._numbers_of(one))
        return [*self._cards(labels, stay=False), *self._counts()]

    def _cards(self, labels: Sequence[str], *, stay: bool) -> Iterator[str]:
        """What became of each card, those of the same fate together."""
        fates: defaultdict[tuple[str, str, str], list[str]] = defaultdict(list)
        for label in labels:
            for fate in self._fates(label, stay=stay):
                fates[fate].append(self._names.name(label))
        for (verb, how, of_one), same in fates.items():
            names = [f"la carta {same[0]}"] if of_one and _OF_A_CARD.search(how) else same
            shown = names if len(names) <= MOST_NAMED else [*names[:MOST_NAMED], f"{len(names) - MOST_NAMED} más"]
            yield f"{joined(shown)} {verb if len(names) == 1 else _PLURAL[verb]} {how}"

    def _fates(self, label: str, *, stay: bool) -> Iterator[tuple[str, str, str]]:
        """(verb, how, with whom) of a card: where it is now, how it is now, what it is no more.

        Words that agree with one card do not with several: those are told of each alone.
        """
        was, now = self._before.card(label), self._after.card(label)
        has_moved = (was.zone.name, was.zone.player) != (now.zone.name, now.zone.player)
        on_field = self._after.is_field(now)
        gained, lost = self._marks(was, now) if on_field else ([], [])
        gained += self._values(was, now) if on_field else []
        place = [self._place(now)] if has_moved else []
        if place or gained:
            yield "queda", ", ".join([*place, *([joined(gained)] if gained else [])]), label if gained else ""
        elif stay and not lost and self._is_seen(now):
            yield "sigue" if was.unit == now.unit else "acaba otra vez", self._place(now), ""
        for mark in lost:
            yield "ya no está", mark, label

    def _is_seen(self, obj: Obj) -> bool:
        """Does it lie where both players look?"""
        kind = self._after.kinds().get(obj.zone.name)
        return kind is None or kind.public

    def _place(self, obj: Obj) -> str:
        if obj.zone.name == "under":
            host = self._after.of_unit(obj.zone.host)
            return f"debajo de {self._names.name(host.label)}" if host else "debajo de otra carta"
        whose = f" de {obj.zone.player}" if obj.zone.player else ""
        zone = self._words.word("zones", obj.zone.name)
        return f"{zone}{whose}" if zone.startswith("fuera ") else f"en {zone}{whose}"

    def _marks(self, was: Obj, now: Obj) -> tuple[list[str], list[str]]:
        """The marks that a card has got and those that it has lost; only those that have words."""
        gained: list[str] = []
        lost: list[str] = []
        for name in self._after.marks:
            word, value = self._words.word("marks", name), now.mark(name)
            if was.mark(name) == value or not self._words.knows("marks", name):
                continue
            if value:
                gained.append(word if value is True else f"{_with(word)} {self._said(value)}")
            else:
                (lost if was.mark(name) is True else gained).append(word if was.mark(name) is True else f"sin {word}")
        return gained, lost

    def _values(self, was: Obj, now: Obj) -> list[str]:
        """The characteristics that are not what they were."""
        if was.label != now.label or not self._before.is_field(was):
            return []
        pairs = ((name, self._before.value(was, name), self._after.value(now, name)) for name in self._numbers())
        changed = ((name, new) for name, old, new in pairs if old != new and isinstance(new, int))
        return [f"con {self._words.word('characteristics', name)} {new}" for name, new in changed]

    def _numbers_of(self, label: str) -> list[str]:
        now = self._after.card(label)
        return self._values(self._before.card(label), now) if self._after.is_field(now) else []

    def _numbers(self) -> Iterator[str]:
        return (name for name in self._after.characteristics() if self._words.knows("characteristics", name))

    def _counts(self) -> Iterator[str]:
        """The players' counts that are not what they were; one that both share with the other's sign once."""
        told: set[tuple[str, Value]] = set()
        for player in self._after.players:
            for name in self._after.counts:
                was, now = self._before.state.value(player, name), self._after.state.value(player, name)
                if was == now or not self._words.knows("counts", name) or (name, _negative(now)) in told:
                    continue
                told.add((name, now))
                yield f"{player} pasa de {was} a {now} ({self._words.word('counts', name)})"

    def _said(self, value: Value) -> str:
        return self._words.word("marks", str(value))


def _with(word: str) -> str:
    """The word of a mark before its value: «con daño» 2, «como equipo de» Simba."""
    return word if word.startswith(("con ", "como ", "en ")) else f"con {word}"


def _negative(value: Value) -> Value:
    return -value if isinstance(value, int) else value


def is_named(label: str, ask: str) -> bool:
    """Does the question name the card: whole, up to a comma, or by its first word, in the plural too?"""
    name = label.partition("#")[0]
    first = name.split(" ", 1)[0].rstrip(",")
    short = [first] if len(first) >= SHORTEST_WORD and first[:1].isupper() else []
    names = (name, name.partition(",")[0], *short)
    return any(one in ask and re.search(rf"(?<!\w){re.escape(one)}(?:e?s)?(?!\w)", ask) for one in names if one)
