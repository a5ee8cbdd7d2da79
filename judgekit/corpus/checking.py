"""What `judgekit check` answers: what each parser dropped, which references dangle, what is odd."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from judgekit.corpus.document import Dropped, Problem, Report, Unresolved
from judgekit.corpus.document_card import Card
from judgekit.corpus.manifest import date_of
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


def check(store: Store, game: str | None = None, today: date | None = None) -> Checked:
    """Check the documents of a library, or the one of a game, as they stand on a day."""
    documents = [one for one in store.documents() if game in (None, one.game)]
    reports = {one.game: store.report(one.game) for one in documents if one.installed}
    problems = [problem for report in reports.values() for problem in report.problems]
    problems += [_not_installed(one.game) for one in documents if not one.installed]
    problems += [found for one in documents for found in _ages(one.card, today or date.today())]
    problems += [_broken(of, said) for of, said in store.broken().items() if game in (None, of)]
    return Checked(tuple(_document(of, report) for of, report in reports.items()), tuple(problems))


def _document(game: str, report: Report) -> CheckedDocument:
    return CheckedDocument(game, report.lines, report.clauses, report.sha256, report.dropped, report.dangling)


def _broken(game: str, mistake: UserError) -> Problem:
    return Problem(game, 0, "roto", str(mistake).rstrip("."))


def _not_installed(game: str) -> Problem:
    return Problem(game, 0, "no instalado", f"no está instalado: falta {game}.txt junto a su manifiesto")


def _ages(card: Card, today: date) -> Iterator[Problem]:
    """What is to be said of a document's age: older than its game's format, not in force yet, no longer in force."""
    for said in filter(None, (_older_than_its_format(card), _out_of_force(card, today))):
        yield Problem(card.game, 0, "vigencia", said)


def _older_than_its_format(card: Card) -> str:
    issued, begun = date_of(card.date), date_of(card.format_date)
    if begun is None or (issued is not None and issued >= begun):
        return ""
    of = f"es del {card.date}" if issued else "no dice de cuándo es"
    return f"el documento {of} y el formato del juego, del {card.format_date}; busca la edición de ahora"


def _out_of_force(card: Card, today: date) -> str:
    begins, ends = date_of(card.valid_from), date_of(card.valid_until)
    if begins and today < begins:
        return f"el documento no rige hasta el {card.valid_from}"
    return (
        f"el documento dejó de regir el {card.valid_until}; busca la edición de ahora" if ends and today > ends else ""
    )
