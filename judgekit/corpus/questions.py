"""The questions that each clause answers: `<game>.questions.yaml`, keyed by clause number."""

from judgekit.corpus import yamlfile
from judgekit.corpus.document import Document
from judgekit.corpus.source import Source
from judgekit.corpus.textfile import decode
from judgekit.errors import UserError

LONGEST = 200


def read(source: Source, document: Document) -> tuple[tuple[str, str], ...]:
    """(clause id, question) pairs, without those whose clause this text does not hold; raises UserError."""
    if source.questions is None:
        return ()
    path = source.questions_path
    data = yamlfile.load(decode(source.questions, path), str(path))
    if not isinstance(data, dict):
        raise UserError(f"{path}: debe ser una lista de «número de cláusula: [preguntas]».")
    known = {clause.number for clause in document.clauses}
    return tuple(
        (f"{source.game}:{number}", question)
        for number, asked in data.items()
        for question in _asked(number, asked, str(path))
        if number in known
    )


def unknown(source: Source, document: Document) -> list[str]:
    """The clause numbers in the questions file that the document does not hold."""
    if source.questions is None or not source.has_own_questions:
        return []
    path = source.questions_path
    known = {clause.number for clause in document.clauses}
    return [number for number in yamlfile.load(decode(source.questions, path), str(path)) if number not in known]


def _asked(number: str, asked: object, where: str) -> list[str]:
    if not isinstance(asked, list) or not asked:
        raise UserError(f"{where}: la cláusula {number} debe llevar una lista de preguntas entre corchetes.")
    for question in asked:
        if not isinstance(question, str) or not question.strip() or len(question) > LONGEST:
            raise UserError(f"{where}: la cláusula {number} tiene una pregunta vacía o de más de {LONGEST} letras.")
    return [question.strip() for question in asked]
