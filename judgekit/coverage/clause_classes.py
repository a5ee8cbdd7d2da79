"""What each clause asks of the simulator: `<game>.coverage.yaml` by clause number; the rest follow their kind."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from judgekit import shipped
from judgekit.corpus.library import Library
from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.source import COVERAGE
from judgekit.scenario import Node, Scalar, hint, listed, nodes, quote, refuse

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


def of_game(library: Library, game: str) -> dict[str, Classified]:
    """The class of every clause of a game, by id, from the folder's own file or else the shipped one."""
    clauses = library.ask(lambda store: store.clauses(game))
    own = library.folder / f"{game}{COVERAGE}"
    if own.is_file():
        return classify(clauses, read(own, _numbers(clauses)))
    shipped_file = shipped.folder("rules_text") / own.name
    # The shipped file may name clauses that another edition of the text lacks.
    return classify(clauses, read(shipped_file) if shipped_file.is_file() else {})


def classify(clauses: Sequence[Clause], entries: Mapping[str, Classified]) -> dict[str, Classified]:
    """The class of each clause by id: its own entry, else that of the nearest branch, else what its kind says."""
    return {clause.id: _class(clause, entries) for clause in clauses}


def read(path: Path, numbers: Collection[str] | None = None) -> dict[str, Classified]:
    """The entries of a file, `11.8.7` or the branch `11.8.*`; raises UserError, also for those not among `numbers`."""
    file = str(path)
    entries: dict[str, Classified] = {}
    for node, classified in _entries(nodes.read_file(path), file):
        if node.text in entries:
            refuse(file, node, f"la cláusula {quote(node.text)} está dos veces; déjala en una sola clase")
        if numbers is not None and not _is_known(node.text, numbers):
            near = hint([node.text.removesuffix(BRANCH)], numbers)
            refuse(file, node, f"el texto no tiene la cláusula {quote(node.text)}{near}; corrige el número o quítalo")
        entries[node.text] = classified
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


def _entries(root: Node, file: str) -> Iterator[tuple[Scalar, Classified]]:
    if not isinstance(root, nodes.Mapping):
        refuse(file, root, "debe ser «clase: [números de cláusula]»")
    for key, node in root.entries:
        if key.text not in set(ClauseClass):
            refuse(file, key, f"la clase «{quote(key.text)}» no existe", hint([key.text], list(ClauseClass)))
        class_ = ClauseClass(key.text)
        if class_ is ClauseClass.OUT_OF_SCOPE:
            yield from _out_of_scope(node, file)
        else:
            yield from ((number, Classified(class_)) for number in _list_of_numbers(node, file))


def _out_of_scope(node: Node, file: str) -> Iterator[tuple[Scalar, Classified]]:
    for group in _items(node, file, "una lista de {why: motivo, clauses: [números]}"):
        if not isinstance(group, nodes.Mapping):
            refuse(file, group, "lo que queda fuera se escribe {why: motivo, clauses: [números]}")
        parts = {key.text: value for key, value in group.entries}
        if set(parts) != {"why", "clauses"}:
            refuse(file, group, f"lo que queda fuera lleva «why» y «clauses», no {listed(parts) if parts else 'nada'}")
        why = parts["why"]
        if not isinstance(why, Scalar) or not why.text.strip():
            refuse(file, why, "«why» debe decir en una frase por qué la cláusula queda fuera")
        classified = Classified(ClauseClass.OUT_OF_SCOPE, why.text.strip())
        yield from ((number, classified) for number in _list_of_numbers(parts["clauses"], file))


def _list_of_numbers(node: Node, file: str) -> Iterator[Scalar]:
    for one in _items(node, file, "una lista de números de cláusula"):
        if not isinstance(one, Scalar):
            refuse(file, one, "aquí va un número de cláusula como 11.8.7, o una rama como 11.8.*")
        yield one


def _items(node: Node, file: str, what: str) -> tuple[Node, ...]:
    if not isinstance(node, nodes.Sequence) or not node.items:
        refuse(file, node, f"aquí va {what}, con una al menos")
    return node.items
