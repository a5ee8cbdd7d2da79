"""Whole documents: slips one after another, a study booklet, a sheet of clauses."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from judgekit.corpus.model import Clause
from judgekit.corpus.store import Store
from judgekit.one_line import line
from judgekit.report import clauses
from judgekit.report.labels import say
from judgekit.report.model import A4, Blank, Edition, ExamQuestion, KeyForm, KeyQuestion, Report, Sheet, Slip
from judgekit.report.slip import slip
from judgekit.scenario import Question
from judgekit.story import Board

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is printed besides the rulings: the paper, what is known of event, table and judge.

    `full` quotes every cited clause, however many sheets that takes; `pinned` is what a tournament fixed, in a line.
    """

    paper: str = A4
    event: str = ""
    table: str = ""
    judge: str = ""
    title: str = ""
    full: bool = False
    pinned: str = ""

    @property
    def heading(self) -> tuple[Blank, ...]:
        """The blanks above."""
        return _blank("event", self.event), _blank("table", self.table)

    @property
    def signature(self) -> tuple[Blank, ...]:
        """The blanks below."""
        return _blank("judge", self.judge), _blank("time"), _blank("signature")


def slips(scenarios: Sequence[Question], store: Store, wanted: Wanted, progress: Progress = lambda *_: None) -> Report:
    """A ruling slip for each scenario."""
    return of_slips(tuple(_slips(scenarios, store, progress, full=wanted.full)), wanted)


def of_slips(made: tuple[Slip, ...], wanted: Wanted) -> Report:
    """Slips that are solved, one after another."""
    title = made[0].title if len(made) == 1 else say("titles.slips", name=say("labels.slip"), count=len(made))
    editions = _editions(made)
    blanks = wanted.heading, wanted.signature
    return Report("slips", title, wanted.paper, editions, made, (), *blanks, pinned=line(wanted.pinned))


def booklet(
    scenarios: Sequence[Question], store: Store, wanted: Wanted, progress: Progress = lambda *_: None
) -> Report:
    """The questions first, the answers after them, and which question each clause answers."""
    return booklet_of(tuple(_slips(scenarios, store, progress)), store, wanted)


def booklet_of(solved: Sequence[Slip], store: Store, wanted: Wanted) -> Report:
    """A booklet of slips that are solved."""
    made = tuple(replace(one, before=without_empty_zones(one.before)) for one in solved)
    name = _blank("name", wanted.judge), _blank("event", wanted.event)
    editions = _editions(made)
    index = _index(editions, _cited({one.number: one.cited for one in made}), store)
    title = line(wanted.title) or (made[0].edition.title if len(editions) == 1 else say("titles.games"))
    return Report("booklet", title, wanted.paper, editions, made, index, name)


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


def exam(questions: Sequence[ExamQuestion], wanted: Wanted, notes: Sequence[str] = ()) -> Report:
    """A paper: the questions, without their answers; `notes` are what is said above of time and marks."""
    editions = tuple(dict.fromkeys(one.edition for one in questions))
    title = line(wanted.title) or say("titles.exam", name=say("labels.exam"), count=len(questions))
    blanks = _blank("name", wanted.judge), _blank("date"), _blank("event", wanted.event), _blank("grade")
    said = tuple(map(line, notes))
    return Report("exam", title, wanted.paper, editions, (), (), blanks, (), tuple(questions), notes=said)


def answer_sheet(letters: Sequence[str], wanted: Wanted) -> Report:
    """A sheet to mark answers on: a line for each question with these letters."""
    title = line(wanted.title) or say("labels.answer_sheet")
    blanks = _blank("name", wanted.judge), _blank("candidate"), _blank("form"), _blank("date")
    forms = tuple(KeyForm("", ((number, one),)) for number, one in enumerate(letters, 1))
    return Report("answers", title, wanted.paper, (), (), (), blanks, forms=forms)


def key(
    questions: Sequence[KeyQuestion], forms: Sequence[KeyForm], store: Store, wanted: Wanted, notes: Sequence[str] = ()
) -> Report:
    """The key of a paper: the letters of each form, each option with its reason, the clauses that decide."""
    games = dict.fromkeys(one.id.partition("/")[0] for one in questions)
    editions = tuple(clauses.edition(game, store) for game in games)
    title = line(wanted.title) or say("labels.key")
    sheets = _index(editions, _cited({one.number: one.ruling.clauses for one in questions}), store)
    said = tuple(map(line, notes))
    return Report(
        "key", title, wanted.paper, editions, (), sheets, key=tuple(questions), forms=tuple(forms), notes=said
    )


def _blank(label: str, value: str = "") -> Blank:
    return Blank(say(f"blanks.{label}"), line(value))


def _slips(scenarios: Sequence[Question], store: Store, progress: Progress, *, full: bool = False) -> Iterator[Slip]:
    for number, scenario in enumerate(scenarios, 1):
        progress(number, len(scenarios))
        yield slip(scenario, store, number, full=full)


def _editions(made: Sequence[Slip]) -> tuple[Edition, ...]:
    return tuple(dict.fromkeys(one.edition for one in made))


def without_empty_zones(board: Board) -> Board:
    """The board without the zones that are empty: that something goes there is for the reader to find out."""
    sides = (replace(side, areas=tuple(area for area in side.areas if area.faces or area.more)) for side in board.sides)
    return replace(board, sides=tuple(sides))


def _cited(clauses_of: Mapping[int, Sequence[str]]) -> Mapping[str, list[int]]:
    """In which of the numbered rulings each clause is cited."""
    cited: Mapping[str, list[int]] = defaultdict(list)
    for number, ids in clauses_of.items():
        for clause in ids:
            cited[clause].append(number)
    return cited


def _index(editions: Sequence[Edition], cited: Mapping[str, list[int]], store: Store) -> tuple[Sheet, ...]:
    return tuple(
        Sheet(edition, clauses.quotes([one for one in cited if one.startswith(f"{edition.game}:")], store, cited))
        for edition in editions
    )


def _span(sheets: Sequence[Sheet]) -> str:
    """The sheet's title where nobody gave one: its first and last clause."""
    first, last = sheets[0].quotes[0], sheets[-1].quotes[-1]
    heading = f"{first.id} {first.title}" if first.title else first.id
    return heading if len(sheets) == 1 and (first is last or first.title) else f"{first.id} … {last.id}"
