"""What changed from one edition to another: clauses added, removed, renumbered, reworded, cut up and joined."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from judgekit.corpus.model import Clause
from judgekit.editions.matching import Match, matched
from judgekit.editions.phrases import say
from judgekit.editions.reading import Edition
from judgekit.editions.wording import Piece, Wording, pieces, wording
from judgekit.errors import UserError

FEWEST_SHARED = 20
"""One clause in so many must be in both texts, or one of them is no document of the game."""


@dataclass(frozen=True, slots=True)
class Changed:
    """A clause that is not as it was: its ids then and now, and in what it differs, word by word.

    `kind` is added, removed, moved (to another home), renumbered (where it was), references, typography, reworded,
    split or joined; of what has another number and other words, the words.
    """

    kind: str
    old: tuple[str, ...]
    new: tuple[str, ...]
    renumbered: bool
    moved: bool
    wording: Wording
    pieces: tuple[Piece, ...]

    @property
    def chapter(self) -> str:
        """The chapter in which it stands now, or stood."""
        return (self.new or self.old)[0].partition(":")[2].partition("/")[0].partition(".")[0]


@dataclass(frozen=True, slots=True)
class Issued:
    """An edition without its clauses."""

    title: str
    version: str
    date: str
    sha256: str
    clauses: int


@dataclass(frozen=True, slots=True)
class Figures:
    """How many clauses stayed as they were, how many changed and how."""

    same: int
    typography: int
    references: int
    reworded: int
    renumbered: int
    moved: int
    added: int
    removed: int
    split: int
    joined: int


@dataclass(frozen=True, slots=True)
class Difference:
    """All that changed in a document, in the order of the new edition; figures by chapter."""

    game: str
    old: Issued
    new: Issued
    figures: Figures
    chapters: Mapping[str, Figures]
    changes: tuple[Changed, ...]


def difference(old: Edition, new: Edition) -> Difference:
    """What changed; raises UserError where they are documents of two games, or say nothing in common."""
    if old.game != new.game:
        raise UserError("two-games", say("mistake.two games", old=old.game, new=new.game))
    matches = matched(old.clauses, new.clauses)
    if sum(bool(one.old and one.new) for one in matches) * FEWEST_SHARED < len(old.clauses):
        raise UserError("nothing-shared", say("mistake.nothing shared", game=old.game))
    became = {before.id: one.new[0].id for one in matches if one.new for before in one.old}
    every = [_changed(one, became) for one in matches]
    chapters = dict.fromkeys(one.chapter for one in every)
    return Difference(
        old.game,
        _issued(old),
        _issued(new),
        _figures(every),
        {chapter: _figures([one for one in every if one.chapter == chapter]) for chapter in chapters},
        tuple(one for one in every if one.kind != "same"),
    )


def _issued(one: Edition) -> Issued:
    return Issued(one.title, one.version, one.date, one.sha256, len(one.clauses))


def _changed(match: Match, became: Mapping[str, str]) -> Changed:
    before, after = _text(match.old), _text(match.new)
    stayed = bool(match.old and match.new)
    renumbered = stayed and match.old[0].id != match.new[0].id
    moved = renumbered and _is_elsewhere(match.old[0], match.new[0], became)
    how = wording(before, after) if stayed else Wording.REWORDED
    told = pieces(before, after) if how is not Wording.SAME else ()
    ids = tuple(one.id for one in match.old), tuple(one.id for one in match.new)
    return Changed(_kind(match, how, "moved" if moved else "renumbered"), *ids, renumbered, moved, how, told)


def _is_elsewhere(old: Clause, new: Clause, became: Mapping[str, str]) -> bool:
    """Does it hang on another clause now, and not on one that only took the place of the former?"""
    home = became.get(old.parent or "")
    return home != new.parent and (home is not None or old.parent is None or new.parent in became.values())


def _kind(match: Match, how: Wording, elsewhere: str) -> str:
    if not match.old:
        return "added"
    if not match.new:
        return "removed"
    if len(match.old) > 1:
        return "joined"
    if len(match.new) > 1:
        return "split"
    if how is Wording.SAME:
        return elsewhere if match.old[0].id != match.new[0].id else "same"
    return how.value


def _text(clauses: tuple[Clause, ...]) -> str:
    return "\n".join(one.text for one in clauses)


def _figures(changes: list[Changed]) -> Figures:
    count = Counter(one.kind for one in changes)
    moved = sum(one.moved for one in changes)
    renumbered = sum(one.renumbered for one in changes) - moved
    kinds = ("added", "removed", "split", "joined")
    same = sum(one.wording is Wording.SAME for one in changes if one.kind not in kinds)
    return Figures(
        same=same,
        typography=count["typography"],
        references=count["references"],
        reworded=count["reworded"],
        renumbered=renumbered,
        moved=moved,
        **{kind: count[kind] for kind in kinds},
    )
