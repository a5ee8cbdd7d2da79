"""From a text and its manifest to a document: every line in one clause or among the dropped."""

import hashlib
from collections.abc import Mapping, Sequence

from judgekit.corpus import layouts, references
from judgekit.corpus.document import Alias, Document, Problem
from judgekit.corpus.line_reader import Reading
from judgekit.corpus.manifest import Manifest
from judgekit.corpus.marks import Assembled, Block, assemble
from judgekit.corpus.model import Clause, Kind
from judgekit.corpus.sequence import REPEATED


def parse(text: str, manifest: Manifest) -> Document:
    """Parse a text in the layout that its manifest names; never raises, whatever the text."""
    lines = split_lines(text)
    reading = layouts.find(manifest.layout)(lines, manifest)
    assembled = assemble(lines, reading.marks)
    _mark_examples(assembled.blocks, manifest)
    links = references.resolve(assembled.blocks, manifest, reading.misprints, reading.pages)
    return Document(
        game=manifest.game,
        lines=len(lines),
        sha256=digest(text),
        clauses=tuple(_clauses(assembled.blocks, manifest.game, links)),
        dropped=assembled.dropped,
        dangling=links.dangling,
        problems=_problems(manifest.game, reading, assembled),
        aliases=tuple(Alias(printed, number) for printed, number in reading.misprints.items()),
    )


def split_lines(text: str) -> list[str]:
    """The lines of a text: only line feeds part them; a carriage return before one is not text."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    return lines[:-1] if lines and lines[-1] == "" else lines


def digest(text: str) -> str:
    """The SHA-256 of a text in hexadecimal."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _mark_examples(blocks: Sequence[Block], manifest: Manifest) -> None:
    listed = set(manifest.examples)
    for block in blocks:
        if block.number in listed:
            block.kind = Kind.EXAMPLE


def _problems(game: str, reading: Reading, assembled: Assembled) -> tuple[Problem, ...]:
    odd = [Problem(game, line, oddity.kind, oddity.message) for line, oddity in reading.oddities]
    twice = [
        Problem(game, line, REPEATED, f"el número {number} aparece más de una vez; este se llama de otro modo")
        for line, number in assembled.duplicates
    ]
    return tuple(sorted([*odd, *twice], key=lambda problem: problem.line))


def _clauses(blocks: Sequence[Block], game: str, links: references.Links) -> list[Clause]:
    titles = {block.number: block.title for block in blocks}
    return [_clause(block, game, titles, links) for block in blocks]


def _clause(block: Block, game: str, titles: Mapping[str, str | None], links: references.Links) -> Clause:
    text = block.text()
    ancestors = list(_ancestors(block.number, titles))
    return Clause(
        id=f"{game}:{block.number}",
        game=game,
        number=block.number,
        printed=block.printed,
        kind=block.kind,
        parent=f"{game}:{ancestors[-1]}" if ancestors else None,
        title=block.title,
        path=tuple(title for number in ancestors if (title := titles[number])),
        text=text,
        sha256=digest(text),
        lines=(block.first, block.last),
        references=_ids(game, links.outgoing.get(block.number, ())),
        cited_by=_ids(game, links.incoming.get(block.number, ())),
    )


def _ids(game: str, numbers: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{game}:{number}" for number in numbers)


def _ancestors(number: str, known: Mapping[str, object]) -> list[str]:
    """The clauses above `number`, outermost first: a hanging piece's host, then ever shorter numbers."""
    found: list[str] = []
    while number:
        number = number.rpartition("/")[0] if "/" in number else number.rpartition(".")[0]
        if number in known:
            found.insert(0, number)
    return found
