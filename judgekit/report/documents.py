"""Whole documents: slips one after another, a study booklet, a sheet of clauses."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store
from judgekit.report import clauses
from judgekit.report.labels import LABELS
from judgekit.report.model import A4, Blank, Board, Edition, Report, Sheet, Slip
from judgekit.report.names import line
from judgekit.report.slip import slip
from judgekit.scenario import Scenario

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is printed besides the rulings: the paper, what is known of event, table and judge.

    `full` quotes every cited clause, however many sheets that takes.
    """

    paper: str = A4
    event: str = ""
    table: str = ""
    judge: str = ""
    title: str = ""
    full: bool = False

    @property
    def heading(self) -> tuple[Blank, ...]:
        """The blanks above."""
        return Blank("Evento", line(self.event)), Blank("Mesa", line(self.table))

    @property
    def signature(self) -> tuple[Blank, ...]:
        """The blanks below."""
        return Blank("Juez", line(self.judge)), Blank("Hora"), Blank("Firma")


def slips(scenarios: Sequence[Scenario], store: Store, wanted: Wanted, progress: Progress = lambda *_: None) -> Report:
    """A ruling slip for each scenario."""
    made = tuple(_slips(scenarios, store, progress, full=wanted.full))
    title = made[0].title if len(made) == 1 else f"{LABELS.slip} ({len(made)})"
    return Report("slips", title, wanted.paper, _editions(made), made, (), wanted.heading, wanted.signature)


def booklet(
    scenarios: Sequence[Scenario], store: Store, wanted: Wanted, progress: Progress = lambda *_: None
) -> Report:
    """The questions first, the answers after them, and which question each clause answers."""
    made = tuple(replace(one, before=without_empty_zones(one.before)) for one in _slips(scenarios, store, progress))
    name = Blank("Nombre", line(wanted.judge)), Blank("Evento", line(wanted.event))
    title = line(wanted.title) or (made[0].edition.title if len(_editions(made)) == 1 else "Casos de varios juegos")
    return Report("booklet", title, wanted.paper, _editions(made), made, _index(made, store), name)


def sheet(chosen: Sequence[Clause], store: Store, wanted: Wanted) -> Report:
    """Clauses for printing, by document."""
    games = dict.fromkeys(clause.game for clause in chosen)
    unique = {clause.id: clause for clause in chosen}.values()
    sheets = tuple(
        Sheet(clauses.edition(game, store), clauses.said_once(clauses.quote(one) for one in unique if one.game == game))
        for game in games
    )
    title = line(wanted.title) or _span(sheets)
    return Report("sheet", title, wanted.paper, tuple(one.edition for one in sheets), (), sheets)


def _slips(scenarios: Sequence[Scenario], store: Store, progress: Progress, *, full: bool = False) -> Iterator[Slip]:
    for number, scenario in enumerate(scenarios, 1):
        progress(number, len(scenarios))
        yield slip(scenario, store, number, full=full)


def _editions(made: Sequence[Slip]) -> tuple[Edition, ...]:
    return tuple(dict.fromkeys(one.edition for one in made))


def without_empty_zones(board: Board) -> Board:
    """The board without the zones that are empty: that something goes there is for the reader to find out."""
    sides = (replace(side, areas=tuple(area for area in side.areas if area.faces or area.more)) for side in board.sides)
    return replace(board, sides=tuple(sides))


def _index(made: Sequence[Slip], store: Store) -> tuple[Sheet, ...]:
    cited: Mapping[str, list[int]] = defaultdict(list)
    for one in made:
        for clause in one.cited:
            cited[clause].append(one.number)
    return tuple(
        Sheet(edition, clauses.quotes([one for one in cited if one.startswith(f"{edition.game}:")], store, cited))
        for edition in _editions(made)
    )


def _span(sheets: Sequence[Sheet]) -> str:
    """The sheet's title where nobody gave one: its first and last clause."""
    first, last = sheets[0].quotes[0], sheets[-1].quotes[-1]
    heading = f"{first.id} {first.title}" if first.title else first.id
    return heading if len(sheets) == 1 and (first is last or first.title) else f"{first.id} … {last.id}"
