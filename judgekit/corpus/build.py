"""From a rules folder's files to a store: parse every document that is there."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from judgekit.corpus import layouts, manifest, parse, questions, store
from judgekit.corpus.document import Document, Problem, Report, Unresolved
from judgekit.corpus.document_card import Card
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.source import Source
from judgekit.errors import Place, UserError
from judgekit.shapes.textfile import decode

Progress = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Parsed:
    """A source's manifest and, where its text is installed, the parsed document and its questions."""

    manifest: Manifest
    document: Document | None
    questions: tuple[tuple[str, str], ...] = ()
    problems: tuple[Problem, ...] = ()


def parse_source(source: Source) -> Parsed:
    """Parse one source; raises UserError for a bad manifest, text or questions file."""
    where = str(source.manifest_path)
    card = manifest.read(decode(source.manifest, source.manifest_path), where, layouts.names())
    if card.game != source.game:
        raise UserError(
            "bad-manifest",
            f"el campo «game» dice «{card.game}», pero el archivo se llama {source.game}.yaml.",
            place=Place(where),
        )
    if source.text is None:
        return Parsed(card, None)
    document = parse.parse(decode(source.text, source.manifest_path.with_suffix(".txt")), card)
    found = questions.read(source, document)
    in_vain = found.unknown if source.has_own_questions else ()
    return Parsed(card, document, found.asked, tuple(_disagreements(card, document, in_vain)))


def _disagreements(card: Manifest, document: Document, asked_in_vain: Sequence[str]) -> Iterator[Problem]:
    """What the manifest or the folder's own questions say of clauses that the text does not hold."""
    known = {clause.number for clause in document.clauses}
    for number in (*card.examples, *(reference.source for reference in card.references)):
        if number not in known:
            yield Problem(
                card.game, 0, "manifiesto", f"el manifiesto nombra la cláusula {number}, que el texto no tiene"
            )
    for number in asked_in_vain:
        yield Problem(card.game, 0, "preguntas", f"hay preguntas para la cláusula {number}, que el texto no tiene")


def build(fingerprint: str, sources: Sequence[Source], progress: Progress, parser: str) -> sqlite3.Connection:
    """Parse all sources and write them to a store in memory; `parser` is the key of the code that does.

    A source that cannot be read is kept as its mistake; raises UserError, the first, where no other document is there.
    """
    parsed: dict[Source, Parsed] = {}
    broken: dict[str, UserError] = {}
    for source in sources:
        progress(source.game)
        try:
            parsed[source] = parse_source(source)
        except UserError as error:
            broken[source.game] = error
    documents = [one.document for one in parsed.values() if one.document]
    if broken and not documents:
        raise next(iter(broken.values()))
    return store.write(
        fingerprint,
        (_stored(one, source.document_key(parser)) for source, one in parsed.items()),
        (clause for document in documents for clause in document.clauses),
        _aliases(documents),
        (question for one in parsed.values() for question in one.questions),
        broken,
    )


def _stored(parsed: Parsed, made_from: str) -> tuple[store.StoredDocument, Report]:
    card = Card(**{name: getattr(parsed.manifest, name) for name in (*manifest.TEXTS, *manifest.DAYS)})
    return store.StoredDocument(card.game, parsed.document is not None, card, made_from), _report(parsed)


def _report(parsed: Parsed) -> Report:
    said, document = parsed.manifest, parsed.document
    if document is None:
        return Report(dict(said.glossary), said.names)
    return Report(
        dict(said.glossary),
        said.names,
        lines=document.lines,
        sha256=document.sha256,
        clauses=len(document.clauses),
        dropped=document.dropped,
        dangling=tuple(Unresolved(f"{said.game}:{d.source}", d.target, d.kind, d.line) for d in document.dangling),
        problems=(*document.problems, *parsed.problems),
    )


def _aliases(documents: Sequence[Document]) -> Iterator[tuple[str, str, str]]:
    for document in documents:
        for alias in document.aliases:
            yield alias.printed, document.game, f"{document.game}:{alias.id}"
