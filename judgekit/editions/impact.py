"""What a change of edition touches: whoever names a changed clause, and the ids that are other ones now."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from judgekit.editions.difference import Changed, Difference
from judgekit.editions.naming import Named, Namer
from judgekit.editions.playing import Otherwise

_HARMLESS = frozenset({"typography", "added"})


@dataclass(frozen=True, slots=True)
class Touched:
    """A changed clause and who names it.

    Scenarios, rule methods, readings, questions of the exam by their names, the study's cards to see again, printed
    slips by their files, clauses and notes that refer to it, what scenarios on it replay of the inventory, lines of the
    rules folder's own files; `questions` is how many questions of the search answer with it.
    """

    old: str
    new: tuple[str, ...]
    kind: str
    scenarios: tuple[str, ...]
    rules: tuple[str, ...]
    readings: tuple[str, ...]
    exam: tuple[str, ...]
    cards: tuple[str, ...]
    slips: tuple[str, ...]
    notes: tuple[str, ...]
    inventory: tuple[str, ...]
    files: tuple[str, ...]
    questions: int

    @property
    def names_nothing(self) -> bool:
        """Does nothing hang on it?"""
        return not self.questions and not any(getattr(self, kind.value) for kind in Namer)


@dataclass(frozen=True, slots=True)
class Impact:
    """All that a change touches, in the order of the old edition, and the ids that are other ones now.

    `otherwise` are the replays that come out otherwise than a judgekit before, where its traces were given.
    """

    game: str
    touched: tuple[Touched, ...]
    renamed: Mapping[str, str]
    otherwise: tuple[Otherwise, ...] | None = None


def impact(
    found: Difference,
    named: Iterable[Named],
    questions: Mapping[str, Sequence[str]],
    otherwise: tuple[Otherwise, ...] | None = None,
) -> Impact:
    """What a difference touches of those who name clauses; `questions` are those of the search, by clause."""
    by = _by_clause(one for one in named if one.clause.startswith(f"{found.game}:"))
    changed = [(old, one) for one in found.changes if one.kind not in _HARMLESS for old in one.old]
    touched = tuple(_touched(old, one, by.get(old, {}), len(questions.get(old, ()))) for old, one in changed)
    return Impact(found.game, touched, renamed(found), otherwise)


def renamed(found: Difference) -> Mapping[str, str]:
    """The ids of clauses that are one clause still, under another number."""
    return {one.old[0]: one.new[0] for one in found.changes if one.renumbered and len(one.old) == len(one.new) == 1}


def _touched(old: str, change: Changed, named: Mapping[Namer, Iterable[str]], questions: int) -> Touched:
    by = {kind.value: tuple(sorted(set(named.get(kind, ())))) for kind in Namer}
    return Touched(old, change.new, change.kind, **by, questions=questions)


def _by_clause(said: Iterable[Named]) -> Mapping[str, Mapping[Namer, list[str]]]:
    """Who names a clause; what names a note or an example of it names it too."""
    found: defaultdict[str, defaultdict[Namer, list[str]]] = defaultdict(lambda: defaultdict(list))
    for clause, kind, name in said:
        for one in dict.fromkeys((clause, clause.partition("/")[0])):
            if one != name:
                found[one][kind].append(name)
    return found
