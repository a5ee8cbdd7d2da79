"""What `judgekit report` prints: the documents that were asked for, rendered, each with the place where it goes."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from judgekit.bank import Filters
from judgekit.corpus import lookup
from judgekit.corpus.library import Library
from judgekit.corpus.store import Store
from judgekit.errors import UserError
from judgekit.report import documents, output
from judgekit.report.labels import say
from judgekit.report.model import Report, Slip
from judgekit.report.place import Place
from judgekit.report.rendering import Renderer
from judgekit.report.solving import Solved, solved
from judgekit.scenario import Question
from judgekit.workers import Workers

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be printed: scenarios or clauses by name, all, those that pass the filters; as a booklet or not."""

    names: tuple[str, ...]
    every: bool
    booklet: bool
    filters: Filters

    @property
    def is_sheet(self) -> bool:
        """Is it a sheet of clauses?"""
        return bool(self.names) and all(_is_clause(one) for one in self.names)

    def check(self) -> None:
        """Raise UserError where these do not go together, or nothing is asked for."""
        clauses = [one for one in self.names if _is_clause(one)]
        if clauses and not self.is_sheet:
            raise UserError("options-clash", f"Mezclas escenarios y cláusulas («{clauses[0]:.60}»); pide unos u otras.")
        if clauses and (self.booklet or self.every or replace(self.filters, game=None).given):
            raise UserError(
                "options-clash",
                "Una hoja de cláusulas no lleva --booklet, --all ni filtros; para filtrar escenarios usa --clause.",
            )
        if not self.names and not self.every and not self.filters.given:
            raise UserError(
                "scenario-needed",
                "Di qué se imprime: escenarios, cláusulas, --all o un filtro; mira «judgekit report --help».",
            )


@dataclass(frozen=True, slots=True)
class Printed:
    """A document: what it holds, where it went (None: standard output), and its text if that is no file and no PDF."""

    kind: str
    title: str
    format: str
    path: Path | None
    bytes: int
    scenarios: tuple[str, ...]
    unverified: tuple[str, ...]
    clauses: tuple[str, ...]
    text: str | None


@dataclass(frozen=True, slots=True)
class Written:
    """A document as bytes, where it goes, and what went wrong without stopping it."""

    report: Report
    path: Path | None
    content: bytes
    warnings: tuple[str, ...]

    @property
    def unverified(self) -> tuple[str, ...]:
        """The scenarios whose ruling is not what they expect."""
        return tuple(one.id for one in self.report.slips if not one.verified)

    def put(self, place: Place) -> None:
        """Write its file, where it goes to one."""
        if self.path is not None:
            output.write(self.path, self.content, force=place.force)

    def printed(self, place: Place) -> Printed:
        """It as a result."""
        return Printed(
            kind=self.report.kind,
            title=self.report.title,
            format=place.format.name,
            path=self.path,
            bytes=len(self.content),
            scenarios=tuple(one.id for one in self.report.slips),
            unverified=self.unverified,
            clauses=tuple(quote.id for sheet in self.report.sheets for quote in sheet.quotes),
            text=None if self.path or place.format.name == "pdf" else self.content.decode(),
        )


def solve(
    asked: Asked,
    chosen: Sequence[Question],
    wanted: documents.Wanted,
    library: Library,
    workers: Workers,
    progress: Progress,
) -> Solved:
    """The slips of the scenarios; raises UserError where one cannot be solved, or where all are lost."""
    full = wanted.full and not asked.booklet
    found = solved(chosen, library, workers, lambda done, total: progress("Resolviendo", done, total), full=full)
    if found.lost and not found.slips:
        raise UserError("worker-died", died(found.lost[0]))
    return found


def died(name: str) -> str:
    """The sentence about a scenario under which a worker died."""
    return say("warnings.died", name=name)


def written(
    asked: Asked,
    slips: tuple[Slip, ...],
    wanted: documents.Wanted,
    store: Store,
    place: Place,
    renderer: Renderer,
    progress: Progress,
) -> list[Written]:
    """The documents of what was asked for, of these slips."""
    made = list(_made(asked, slips, wanted, store, place))
    found = []
    for done, (report, path) in enumerate(made, 1):
        progress("Componiendo", done, len(made))
        found.append(Written(report, path, *renderer.render(report)))
    return found


def _made(
    asked: Asked, slips: tuple[Slip, ...], wanted: documents.Wanted, store: Store, place: Place
) -> Iterator[tuple[Report, Path | None]]:
    if asked.is_sheet:
        yield _sheet(asked, wanted, store, place)
        return
    if place.folder is not None and not asked.booklet:
        for one, path in zip(slips, place.paths([one.id for one in slips]), strict=True):
            yield documents.of_slips((replace(one, number=1),), wanted), path
        return
    path = place.path(_name(slips, booklet=asked.booklet))
    yield documents.booklet_of(slips, store, wanted) if asked.booklet else documents.of_slips(slips, wanted), path


def _is_clause(request: str) -> bool:
    """Does a request name clauses and not a scenario?"""
    return not request.endswith((".yaml", ".yml")) and lookup.is_number(request)


def _sheet(asked: Asked, wanted: documents.Wanted, store: Store, place: Place) -> tuple[Report, Path | None]:
    found = [one for request in asked.names for one in lookup.find(request, store, asked.filters.game)]
    sheet = documents.sheet([clause for one in found for clause in one.clauses], store, wanted)
    return sheet, place.path(f"clausulas-{sheet.sheets[0].quotes[0].id}")


def _name(chosen: Sequence[Slip], *, booklet: bool) -> str:
    """What the file of these scenarios is called."""
    games = sorted({one.game for one in chosen})
    if booklet:
        return "-".join(["cuaderno", *games])
    return chosen[0].id if len(chosen) == 1 else "-".join(["fallos", *games])
