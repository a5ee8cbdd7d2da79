"""The questions that each clause answers: `<game>.questions.yaml`, keyed by clause number."""

from typing import NamedTuple

from judgekit.corpus import yamlfile
from judgekit.corpus.document import Document
from judgekit.corpus.source import Source
from judgekit.corpus.textfile import decode
from judgekit.errors import Place, UserError

LONGEST = 200


class Questions(NamedTuple):
    """(clause id, question) pairs of the clauses that a text holds, and the numbers that it does not hold."""

    asked: tuple[tuple[str, str], ...] = ()
    unknown: tuple[str, ...] = ()


def read(source: Source, document: Document) -> Questions:
    """The questions of a source's clauses; raises UserError where the file is of another form."""
    if source.questions is None:
        return Questions()
    path = source.questions_path
    data = yamlfile.load(decode(source.questions, path), str(path))
    if not isinstance(data, dict):
        raise UserError(
            "bad-questions", "debe ser una lista de «número de cláusula: [preguntas]».", place=Place(str(path))
        )
    known = {clause.number for clause in document.clauses}
    asked = tuple(
        (f"{source.game}:{number}", question)
        for number, listed in data.items()
        for question in _asked(number, listed, str(path))
        if number in known
    )
    return Questions(asked, tuple(number for number in data if number not in known))


def _asked(number: str, asked: object, where: str) -> list[str]:
    if not isinstance(asked, list) or not asked:
        raise UserError(
            "bad-questions",
            f"la cláusula {number} debe llevar una lista de preguntas entre corchetes.",
            place=Place(where),
        )
    for question in asked:
        if not isinstance(question, str) or not question.strip() or len(question) > LONGEST:
            raise UserError(
                "bad-questions",
                f"la cláusula {number} tiene una pregunta vacía o de más de {LONGEST} letras.",
                place=Place(where),
            )
    return [question.strip() for question in asked]
