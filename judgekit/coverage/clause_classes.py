"""What each clause asks of the simulator: `<game>.coverage.yaml` by clause number; the rest follow their kind."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Annotated, ClassVar, TypeAlias

from judgekit import shipped
from judgekit.contract.definitions import Schema
from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.source import COVERAGE
from judgekit.shapes.annotations import SOME, Lexicon, Said
from judgekit.shapes.json_schema import json_schema
from judgekit.shapes.nodes import read_file
from judgekit.shapes.reader import Shapes
from judgekit.shapes.refusal import hint, quote, refuse

BRANCH = ".*"


class ClauseClass(StrEnum):
    """What a clause asks of the simulator; only operative ones climb the ladder of coverage."""

    OPERATIVE = "operative"
    DEFINITION = "definition"
    INFORMATIVE = "informative"
    OUT_OF_SCOPE = "out-of-scope"


@dataclass(frozen=True, slots=True)
class Classified:
    """The class of a clause, and why it is out of scope."""

    class_: ClauseClass
    why: str | None = None


_Numbers: TypeAlias = Annotated[tuple[Said[str], ...], SOME]


@dataclass(frozen=True)
class _OutOfScope:
    """Clauses that no replay can show, and why."""

    written: ClassVar[str] = "lo que queda fuera ({why: motivo, clauses: [números]})"
    why: str
    clauses: _Numbers


@dataclass(frozen=True)
class _Classes:
    """The file: the numbers and branches of each class."""

    written: ClassVar[str] = "las clases de las cláusulas"
    operative: _Numbers = ()
    definition: _Numbers = ()
    informative: _Numbers = ()
    out_of_scope: Annotated[tuple[_OutOfScope, ...], SOME] = field(default=(), metadata={"key": "out-of-scope"})


def of_game(library: Library, game: str) -> dict[str, Classified]:
    """The class of every clause of a game, by id, from the folder's own file or else the shipped one."""
    clauses = library.ask(lambda store: store.clauses(game))
    own = library.folder / f"{game}{COVERAGE}"
    if own.is_file():
        return classify(clauses, read(own, _numbers(clauses)))
    shipped_file = shipped.folder("rules_text") / own.name
    # The shipped file may name clauses that another edition of the text lacks.
    return classify(clauses, read(shipped_file) if shipped_file.is_file() else {})


def schema() -> Schema:
    """The JSON Schema of a file of classes, for editors."""
    return json_schema(_Classes, Lexicon({}), "Clases de las cláusulas")


def classify(clauses: Sequence[Clause], entries: Mapping[str, Classified]) -> dict[str, Classified]:
    """The class of each clause by id: its own entry, else that of the nearest branch, else what its kind says."""
    return {clause.id: _class(clause, entries) for clause in clauses}


def read(path: Path, numbers: Collection[str] | None = None) -> dict[str, Classified]:
    """The entries of a file, `11.8.7` or the branch `11.8.*`; raises UserError, also for those not among `numbers`."""
    file = str(path)
    entries: dict[str, Classified] = {}
    for said, classified in _entries(Shapes(Lexicon({}), file).read(read_file(path), _Classes)):
        number = said.value
        if number in entries:
            refuse(file, said.place, f"la cláusula {quote(number)} está dos veces; déjala en una sola clase")
        if numbers is not None and not _is_known(number, numbers):
            near = hint([number.removesuffix(BRANCH)], numbers)
            refuse(
                file, said.place, f"el texto no tiene la cláusula {quote(number)}{near}; corrige el número o quítalo"
            )
        entries[number] = classified
    return entries


def _numbers(clauses: Sequence[Clause]) -> tuple[str, ...]:
    return tuple(clause.number for clause in clauses)


def _is_known(entry: str, numbers: Collection[str]) -> bool:
    if entry.endswith(BRANCH):
        return any(entry in _branches(number) for number in numbers)
    return entry in numbers


def _class(clause: Clause, entries: Mapping[str, Classified]) -> Classified:
    named = next((entries[one] for one in (clause.number, *_branches(clause.number)) if one in entries), None)
    return named or Classified(ClauseClass.OPERATIVE if clause.kind is Kind.RULE else ClauseClass.INFORMATIVE)


def _branches(number: str) -> Iterator[str]:
    """The branches that a clause lies in, the innermost first: `4.3.*` and `4.*` for 4.3 and for 4.3/nota-1."""
    stem = number.partition("/")[0]
    while stem:
        yield stem + BRANCH
        stem = stem.rpartition(".")[0]


def _entries(classes: _Classes) -> list[tuple[Said[str], Classified]]:
    """What each number or branch is, in the order of the file."""
    plain = {name: getattr(classes, name.value) for name in ClauseClass if name is not ClauseClass.OUT_OF_SCOPE}
    found = [(number, Classified(class_)) for class_, numbers in plain.items() for number in numbers]
    outside = [(number, one.why.strip()) for one in classes.out_of_scope for number in one.clauses]
    found += [(number, Classified(ClauseClass.OUT_OF_SCOPE, why)) for number, why in outside]
    return sorted(found, key=lambda one: (one[0].place.line, one[0].place.column))
