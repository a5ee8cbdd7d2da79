"""What `judgekit search` answers: each clause that was found, with the rulings of the bank that show it at work."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from judgekit.bank.at_work import rulings
from judgekit.search.answer import Match


@dataclass(frozen=True, slots=True)
class MatchAtWork(Match):
    """A clause that was found, and the ids of the rulings that show it at work, the plainest first."""

    rulings: tuple[str, ...]


def with_rulings(matches: Iterable[Match]) -> Iterator[MatchAtWork]:
    """Each match with its rulings; raises UserError where a scenario cannot be read."""
    found = list(matches)
    shown = rulings([one.id for one in found])
    for one in found:
        said = {name: getattr(one, name) for name in Match.__slots__}
        yield MatchAtWork(**said, rulings=shown[one.id])
