"""The index of very large libraries, by tantivy (the extra `judgekit[tantivy]`): what Whoosh finds, in less time.

Tantivy finds the clauses that match best by its own BM25; of the best few the score is then counted as `ranking` does.
"""

import json
import math
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from judgekit.cache import whole
from judgekit.search import index
from judgekit.search.lexicon import Lexicon, read_lexicon
from judgekit.search.opened import LEXICON, Candidate, DamagedIndexError, Restriction
from judgekit.search.query import Plan, weighted
from judgekit.search.ranking import SATURATION

LIBRARY = "tantivy"
DEEPER = 4
"""How many times as many clauses are looked at as are wanted: tantivy's own order is a little another."""
HEAP = 64_000_000
WORDS = {"text": "said", "headings": "above", "questions": "asked"}
"""Where the terms of each field stand in what is kept."""
FILTERS = ("kind", "game", "chapter")
TOLD = ("id", "game", "kind", "asked", "said", "above")
KEPT = "kept"
AVERAGE = "average"


def is_installed() -> bool:
    """Is the extra there?"""
    return find_spec("tantivy") is not None


@dataclass(frozen=True, slots=True)
class Opened:
    """A tantivy searcher, the folder that it reads from, the lexicon that goes with it, how long a clause is."""

    searcher: Any
    schema: Any
    folder: Any
    lexicon: Lexicon
    average: float

    def find(self, planned: Plan, restriction: Restriction, limit: int) -> list[Candidate]:
        """The best clauses by the score of `ranking`; raises DamagedIndexError."""
        parts = list(weighted(planned))
        try:
            hits = self.searcher.search(self._query(parts, restriction), limit=DEEPER * limit, count=False).hits
            stored = [json.loads(bytes(self.searcher.doc(address).get_first(KEPT))) for _, address in hits]
        except (ValueError, OSError) as error:
            raise DamagedIndexError(str(error)) from error
        worth = [(name, term, boost * self._idf(name, term)) for name, term, boost in parts]
        found = [_candidate(one, worth, self.average) for one in stored]
        return sorted(found, key=lambda one: (-one.score, one.id))[:limit]

    def rarity(self, term: str) -> float:
        """How rare a term is in questions: from 1 for one in all to large for one in none."""
        return float(self.searcher.num_docs + 1) / (1 + int(self.searcher.doc_freq("questions", term)))

    def _idf(self, name: str, term: str) -> float:
        """As Whoosh counts it."""
        return math.log(self.searcher.num_docs / (int(self.searcher.doc_freq(name, term)) + 1)) + 1

    def _query(self, parts: Iterable[tuple[str, str, float]], restriction: Restriction) -> Any:
        from tantivy import Occur, Query  # noqa: PLC0415 - an extra

        def term(name: str, value: str) -> Any:
            return Query.term_query(self.schema, name, value, "freq")

        wanted = [(Occur.Should, Query.boost_query(term(name, word), boost)) for name, word, boost in parts]
        must = [term(name, value) for name in ("game", "chapter") if (value := getattr(restriction, name))]
        if restriction.kinds:
            must.append(Query.boolean_query([(Occur.Should, term("kind", kind.value)) for kind in restriction.kinds]))
        narrowed = [(Occur.Must, Query.const_score_query(one, 0.0)) for one in must]
        return Query.boolean_query([(Occur.Must, Query.boolean_query(wanted)), *narrowed])


def build(entries: index.Entries, lexicon: str, progress: index.Progress) -> tuple[Mapping[str, bytes], Opened]:
    """A new index: its files, as the cache keeps them, and the index open."""
    import tantivy  # noqa: PLC0415 - an extra

    folder = tempfile.TemporaryDirectory(prefix="judgekit-")
    made = tantivy.Index(_schema(), path=folder.name)
    writer = made.writer(heap_size=HEAP, num_threads=1)
    total = length = 0
    for total, entry in enumerate(entries, 1):
        document = index.fields_of(entry)
        kept = {name: document[name] for name in TOLD}
        sought = {name: document[name] for name in (*FILTERS, *WORDS)}
        writer.add_document(tantivy.Document(**sought, **{KEPT: json.dumps(kept).encode()}))
        length += index.length(document)
        if total % index.DOCUMENTS_A_STEP == 0:
            progress(total, len(entries))
    writer.commit()
    writer.wait_merging_threads()
    (Path(folder.name) / AVERAGE).write_text(str(length / max(total, 1)))
    files = {one.name: one.read_bytes() for one in Path(folder.name).iterdir() if not one.name.endswith(".lock")}
    return {**files, LEXICON: lexicon.encode()}, _opened(folder, lexicon)


def from_entry(entry: Path) -> Opened:
    """Open what the cache keeps, from a folder of its own; raises DamagedIndexError where it is not whole."""
    if (files := whole(entry)) is None:
        raise DamagedIndexError(entry)
    folder = tempfile.TemporaryDirectory(prefix="judgekit-")
    for name, content in files.items():
        (Path(folder.name) / name).write_bytes(content)
    try:
        return _opened(folder, files[LEXICON].decode())
    except (KeyError, ValueError, OSError) as error:
        raise DamagedIndexError(str(error)) from error


def _opened(folder: Any, lexicon: str) -> Opened:
    from tantivy import Index  # noqa: PLC0415 - an extra

    found = Index.open(folder.name)
    average = float((Path(folder.name) / AVERAGE).read_text())
    return Opened(found.searcher(), found.schema, folder, read_lexicon(lexicon), average)


def _schema() -> Any:
    """The fields of Whoosh's: terms are counted in three, three are filters, what else is told of a clause is kept."""
    from tantivy import SchemaBuilder  # noqa: PLC0415 - an extra

    schema = SchemaBuilder()
    for name in FILTERS:
        schema.add_text_field(name, tokenizer_name="raw", index_option="basic")
    for name in WORDS:
        schema.add_text_field(name, tokenizer_name="whitespace", index_option="freq")
    schema.add_bytes_field(KEPT, stored=True)
    return schema.build()


def _candidate(stored: Mapping[str, Any], worth: Iterable[tuple[str, str, float]], average: float) -> Candidate:
    texts = {name: stored[where] for name, where in WORDS.items()}
    counts = {name: Counter(text.split()) for name, text in texts.items()}
    factors = {"text": index.length_factor(texts["text"].count(" ") + 1, average)}
    score = 0.0
    for name, term, idf in worth:
        if times := counts[name][term]:
            weight = times * factors.get(name, 1.0)
            score += idf * weight * (SATURATION + 1) / (weight + SATURATION)
    return Candidate(
        id=stored["id"],
        game=stored["game"],
        kind=stored["kind"],
        questions=tuple(tuple(question.split()) for question in texts["questions"].split("\n")),
        said=tuple(texts["text"].split()),
        above=tuple(texts["headings"].split()),
        score=score,
    )
