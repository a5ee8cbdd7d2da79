"""What `judgekit check` answers: what each parser dropped, which references dangle, what is odd."""

from dataclasses import dataclass

from judgekit.corpus.document import Dropped, Problem, Report, Unresolved
from judgekit.corpus.store import Store
from judgekit.errors import UserError


@dataclass(frozen=True, slots=True)
class CheckedDocument:
    """A document that is installed: how many lines and clauses it has, what was dropped, what dangles."""

    game: str
    lines: int
    clauses: int
    sha256: str
    dropped: tuple[Dropped, ...]
    dangling: tuple[Unresolved, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """All documents, and all that is odd in them; a document without its text is a problem too."""

    documents: tuple[CheckedDocument, ...]
    problems: tuple[Problem, ...]

    @property
    def errors(self) -> int:
        """How many problems somebody must mend."""
        return sum(one.severity == "error" for one in self.problems)


def check(store: Store, game: str | None = None) -> Checked:
    """Check the documents of a library, or the one of a game."""
    documents = [one for one in store.documents() if game in (None, one.game)]
    reports = {one.game: store.report(one.game) for one in documents if one.installed}
    problems = [problem for report in reports.values() for problem in report.problems]
    problems += [_not_installed(one.game) for one in documents if not one.installed]
    problems += [_broken(of, said) for of, said in store.broken().items() if game in (None, of)]
    return Checked(tuple(_document(of, report) for of, report in reports.items()), tuple(problems))


def _document(game: str, report: Report) -> CheckedDocument:
    return CheckedDocument(game, report.lines, report.clauses, report.sha256, report.dropped, report.dangling)


def _broken(game: str, mistake: UserError) -> Problem:
    return Problem(game, 0, "roto", str(mistake).rstrip("."))


def _not_installed(game: str) -> Problem:
    return Problem(game, 0, "no instalado", f"no está instalado: falta {game}.txt junto a su manifiesto")
