"""The Whoosh index: fields hold terms that analysis made, so Whoosh only counts and ranks."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from judgekit.corpus.model import Clause
from judgekit.search.analysis import terms

DOCUMENTS_A_STEP = 1000
Progress = Callable[[int, int], None]
LENGTH_PENALTY = 0.4  # B of BM25; the usual 0.75 is too hard on the long clauses that decide most


@dataclass(frozen=True, slots=True)
class Entry:
    """A clause with what the index needs beside it."""

    clause: Clause
    questions: Sequence[str]


@dataclass(frozen=True, slots=True)
class Entries:
    """Every clause with what is asked and said of it, one after another."""

    clauses: Sequence[Clause]
    voiced: Mapping[str, Sequence[str]]

    def __len__(self) -> int:
        """How many clauses there are."""
        return len(self.clauses)

    def __iter__(self) -> Iterator[Entry]:
        """Each of them, in their order."""
        return (Entry(one, self.voiced.get(one.id, ())) for one in self.clauses)


def write(storage: Any, entries: Iterable[Entry], progress: Progress = lambda _done, _all: None) -> None:
    """Write a new index into an empty storage; `progress` hears of every thousandth clause."""
    index = storage.create_index(schema())
    writer = index.writer(limitmb=256)
    documents = [fields_of(entry) for entry in entries]
    lengths = [length(document) for document in documents]
    average = sum(lengths) / max(len(lengths), 1)
    for count, (document, long) in enumerate(zip(documents, lengths, strict=True), 1):
        writer.add_document(**document, _text_boost=length_factor(long, average))
        if count % DOCUMENTS_A_STEP == 0:
            progress(count, len(documents))
    writer.commit()


def length(document: Mapping[str, str]) -> int:
    """Of how many terms a clause is, as it is written."""
    return document["text"].count(" ") + 1


def length_factor(length: int, average: float) -> float:
    """How much a term of a clause this long counts (BM25's length normalisation)."""
    return 1 / (1 - LENGTH_PENALTY + LENGTH_PENALTY * length / average)


def read(storage: Any) -> Any:
    """The Whoosh index in a storage; raises whatever Whoosh raises where it is damaged."""
    return storage.open_index(schema=schema())


def in_memory(files: Mapping[str, bytes] | None = None) -> Any:
    """A storage whose `files` are bytes by name: an empty one, or with those of an index."""
    from whoosh.filedb import filestore  # noqa: PLC0415

    class Memory(filestore.RamStorage):  # type: ignore[misc]
        def temp_storage(self, name: str | None = None) -> Any:  # noqa: ARG002 - Whoosh's own writes to /tmp
            return Memory()

    storage = Memory()
    storage.files.update(files or {})
    return storage


def schema() -> Any:
    """The fields: terms of the clause's own words, of the headings above, of its title, and of its questions."""
    from whoosh import analysis, fields  # noqa: PLC0415

    def text() -> Any:
        return fields.TEXT(analyzer=analysis.SpaceSeparatedTokenizer(), phrase=False)

    return fields.Schema(
        id=fields.STORED,
        kind=fields.ID(stored=True),
        game=fields.ID(stored=True),
        chapter=fields.ID,
        text=text(),
        headings=text(),
        questions=text(),
        asked=fields.STORED,
        said=fields.STORED,
        above=fields.STORED,
    )


def fields_of(entry: Entry) -> Mapping[str, str]:
    """What is written of a clause: the terms of each field, and what is only kept."""
    clause = entry.clause
    asked = [_joined(question) for question in entry.questions]
    said = _joined(clause.text)
    above = _joined(" ".join([*clause.path, clause.title or "", clause.title or ""]))
    return {
        "id": clause.id,
        "kind": clause.kind.value,
        "game": clause.game,
        "chapter": clause.chapter,
        "text": said,
        "headings": above,
        "questions": " ".join(asked),
        "asked": "\n".join(asked),
        "said": said,
        "above": above,
    }


def _joined(text: str) -> str:
    return " ".join(terms(text))
