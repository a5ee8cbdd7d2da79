"""What a change of edition touches: scenarios, rule methods, readings and questions that name a changed clause."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from judgekit.bank import Entry
from judgekit.coverage import citations_of
from judgekit.editions.difference import Changed, Difference

_HARMLESS = frozenset({"typography", "added"})


@dataclass(frozen=True, slots=True)
class Touched:
    """A changed clause and who names it or what hangs on it: scenarios, rule methods, readings, cards of the study.

    `questions` is how many questions of the search answer with it.
    """

    old: str
    new: tuple[str, ...]
    kind: str
    scenarios: tuple[str, ...]
    rules: tuple[str, ...]
    readings: tuple[str, ...]
    cards: tuple[str, ...]
    questions: int


@dataclass(frozen=True, slots=True)
class Impact:
    """All that a change touches, in the order of the old edition, and the ids that are other ones now."""

    game: str
    touched: tuple[Touched, ...]
    renamed: Mapping[str, str]


def impact(
    found: Difference, entries: Sequence[Entry], questions: Mapping[str, Sequence[str]], cards: Mapping[str, str]
) -> Impact:
    """What a difference touches; `questions` are those of each clause, `cards` the clause of each card of the study."""
    said = [(clause, "scenario", one.id) for one in entries if one.game == found.game for clause in one.clauses]
    declared = [(one.clause, one.kind, one.name) for one in citations_of(found.game)]
    named = _by_clause([*said, *declared, *((clause, "card", card) for card, clause in cards.items())])
    changed = [(old, one) for one in found.changes if one.kind not in _HARMLESS for old in one.old]
    return Impact(
        found.game,
        tuple(_touched(old, one, named[old], len(questions.get(old, ()))) for old, one in changed),
        renamed(found),
    )


def renamed(found: Difference) -> Mapping[str, str]:
    """The ids of clauses that are one clause still, under another number."""
    return {one.old[0]: one.new[0] for one in found.changes if one.renumbered and len(one.old) == len(one.new) == 1}


def _touched(old: str, change: Changed, named: Mapping[str, Iterable[str]], questions: int) -> Touched:
    by = {kind: tuple(sorted(set(named.get(kind, ())))) for kind in ("scenario", "rule", "reading", "card")}
    return Touched(old, change.new, change.kind, by["scenario"], by["rule"], by["reading"], by["card"], questions)


def _by_clause(said: Iterable[tuple[str, str, str]]) -> Mapping[str, Mapping[str, list[str]]]:
    """Who names a clause; what names a note or an example of it names it too."""
    found: defaultdict[str, defaultdict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for clause, kind, name in said:
        for one in dict.fromkeys((clause, clause.partition("/")[0])):
            found[one][kind].append(name)
    return found
