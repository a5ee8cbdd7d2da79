"""The questions that each clause answers: `<game>.questions.yaml`, keyed by clause number."""

from collections.abc import Mapping
from typing import Annotated, NamedTuple

from judgekit.contract.definitions import Schema
from judgekit.corpus.document import Document
from judgekit.corpus.source import Source
from judgekit.shapes.annotations import SOME, Lexicon, Patterned
from judgekit.shapes.json_schema import json_schema
from judgekit.shapes.nodes import parse
from judgekit.shapes.reader import Shapes
from judgekit.shapes.textfile import decode

LONGEST = 200
_WORDS = Lexicon({}, {"question": Patterned(rf"[\s\S]{{1,{LONGEST}}}", f"la pregunta pasa de {LONGEST} letras")})
_ByNumber = Mapping[str, Annotated[tuple[Annotated[str, "question"], ...], SOME]]


class Questions(NamedTuple):
    """(clause id, question) pairs of the clauses that a text holds, and the numbers that it does not hold."""

    asked: tuple[tuple[str, str], ...] = ()
    unknown: tuple[str, ...] = ()


def schema() -> Schema:
    """The JSON Schema of a file of questions, for editors."""
    return json_schema(_ByNumber, _WORDS, "Preguntas que responde cada cláusula")


def read(source: Source, document: Document) -> Questions:
    """The questions of a source's clauses; raises UserError where the file is of another form."""
    if source.questions is None:
        return Questions()
    path = source.questions_path
    read = Shapes(_WORDS, str(path)).read(parse(decode(source.questions, path), str(path)), _ByNumber)
    known = {clause.number for clause in document.clauses}
    asked = ((number, question) for number, questions in read.items() for question in questions if number in known)
    in_order = tuple((f"{source.game}:{number}", question.strip()) for number, question in asked)
    return Questions(in_order, tuple(number for number in read if number not in known))
