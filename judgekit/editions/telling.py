"""Changes and whom they touch in words, for a page and for paper; what only follows its clause is counted with it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judgekit.editions.difference import Changed, Difference, Figures
from judgekit.editions.impact import Touched
from judgekit.editions.naming import Namer
from judgekit.editions.phrases import say
from judgekit.editions.playing import Otherwise

_COUNTED = (
    "same",
    "typography",
    "references",
    "reworded",
    "renumbered",
    "moved",
    "added",
    "removed",
    "split",
    "joined",
)
_UNTOLD_OF_A_CHAPTER = ("same", "typography")


@dataclass(frozen=True, slots=True)
class Told:
    """A change, and how many clauses below it only got their number from its own."""

    change: Changed
    along: int = 0

    @property
    def heading(self) -> str:
        """Its ids then and now, and what happened to it."""
        ids = " → ".join(" + ".join(side) for side in dict.fromkeys((self.change.old, self.change.new)) if side)
        also = (
            "" if self.change.kind in {"moved", "renumbered"} or not self.change.renumbered else f", {_elsewhere(self)}"
        )
        along = say("told.along", count=self.along) if self.along else ""
        return f"{ids} · {say(f'changed.{self.change.kind}')}{also}{along}"


def folded(changes: Iterable[Changed]) -> tuple[Told, ...]:
    """Every change once, in order, without those that only follow another."""
    leaders: list[Changed] = []
    along: dict[int, int] = {}
    for one in changes:
        leader = next((at for at, other in enumerate(leaders) if _follows(one, other)), None)
        if leader is None:
            leaders.append(one)
        else:
            along[leader] = along.get(leader, 0) + 1
    return tuple(Told(one, along.get(at, 0)) for at, one in enumerate(leaders))


def title(found: Difference) -> str:
    """Which document, from which edition to which."""
    old, new = (f"{one.version} ({one.sha256[:12]})" for one in (found.old, found.new))
    return say("told.title", title=found.new.title, old=old, new=new)


def figures(found: Difference) -> tuple[str, ...]:
    """How many clauses changed and how; then chapter by chapter."""
    by_chapter = ((chapter, counted(one, _UNTOLD_OF_A_CHAPTER)) for chapter, one in found.chapters.items())
    chapters = (say("told.chapter", chapter=chapter, said=said) for chapter, said in by_chapter if said)
    return (f"{counted(found.figures)}.", *chapters)


def counted(one: Figures, besides: tuple[str, ...] = ()) -> str:
    """How many clauses changed, and how."""
    counts = {name: getattr(one, name) for name in _COUNTED if name not in besides}
    return ", ".join(say(f"counted.{name}", count=count) for name, count in counts.items() if count)


def touched_heading(one: Touched) -> str:
    """A clause that something names, what it is now, what happened to it."""
    to = f" → {', '.join(one.new)}" if one.new and one.new != (one.old,) else ""
    return f"{one.old}{to} · {say(f'changed.{one.kind}')}"


def names(one: Touched, most: int | None = None) -> Mapping[str, str]:
    """What names a clause, by what it is; of each kind so many by name, of the others how many."""
    told = {say(f"named.{kind.value}"): getattr(one, kind.value) for kind in Namer}
    questions = {say("named.questions"): str(one.questions)} if one.questions else {}
    return {what: ", ".join(_first(found, most)) for what, found in told.items() if found} | questions


def otherwise_told(one: Otherwise) -> str:
    """In what a replay comes out otherwise."""
    if one.problem:
        return say("otherwise.unplayable", why=one.problem)
    said = [say(f"otherwise.{what}") for what in ("verdict", "table") if getattr(one, what)]
    clauses = [say("otherwise.clauses", clauses=", ".join(one.clauses))] if one.clauses else []
    return "; ".join((*said, *clauses))


def _first(found: tuple[str, ...], most: int | None) -> list[str]:
    rest = len(found) - (most or len(found))
    return [*found[:most], *([say("told.more", count=rest)] if rest > 0 else [])]


def _elsewhere(told: Told) -> str:
    return say(f"changed.{'moved' if told.change.moved else 'renumbered'}")


def _follows(one: Changed, other: Changed) -> bool:
    """Is its new number that of the other, with what hung on it as before?"""
    if one.kind != "renumbered" or not (other.renumbered and len(other.old) == len(other.new) == 1):
        return False
    tail = one.old[0].removeprefix(other.old[0])
    return tail != one.old[0] and tail[:1] in {".", "/"} and one.new[0] == other.new[0] + tail
