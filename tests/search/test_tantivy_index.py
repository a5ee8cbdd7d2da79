"""The index by tantivy finds what Whoosh's finds: the same clauses, in the same order but for ties within a tolerance."""

from pathlib import Path

import pytest

from judgekit.corpus.library import Library
from judgekit.corpus.model import Kind
from judgekit.search import engine, opened, tantivy_index
from judgekit.search.engine import Filters, SearchEngine
from tests.benchmarks.corpus import QUERIES

pytest.importorskip("tantivy", reason="the extra tantivy is not installed")

TOLERANCE = 0.001
"""How far a score may be from Whoosh's, which keeps the weights of terms as short floats; at the end of the ten one clause in
a hundred may be another, where tantivy's first hundred and sixty do not hold Whoosh's forty."""


@pytest.fixture(scope="module")
def both() -> tuple[SearchEngine, SearchEngine]:
    with pytest.MonkeyPatch.context() as patch:
        ours = SearchEngine(Library())
        patch.setattr(engine, "LARGE", 0)
        theirs = SearchEngine(Library())
    return ours, theirs


def test_a_library_is_large_by_its_texts(both: tuple[SearchEngine, SearchEngine]) -> None:
    assert [one._index for one in both] == [opened, tantivy_index]


@pytest.mark.parametrize("filters", [Filters(), Filters(game="fftcg"), Filters(kinds=(Kind.RULE,), game="digimon")])
def test_what_is_found_is_what_whoosh_finds(both: tuple[SearchEngine, SearchEngine], filters: Filters) -> None:
    same = total = 0
    for query in QUERIES:
        ours, theirs = (one.search(query, filters).hits for one in both)
        scores = {one.clause.id: one.score for one in theirs}
        assert [one.clause.id for one in ours[:3]] == [one.clause.id for one in theirs[:3]], query
        assert all(scores.get(one.clause.id, one.score) == pytest.approx(one.score, rel=TOLERANCE) for one in ours)
        same, total = same + sum(one.clause.id in scores for one in ours), total + len(ours)
    assert same >= 0.99 * total


def test_an_index_that_is_kept_is_opened_and_a_damaged_one_is_built_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engine, "LARGE", 0)
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path))
    first = SearchEngine(Library()).search("efecto de reemplazo")
    built = tantivy_index.build
    monkeypatch.setattr(tantivy_index, "build", lambda *_: pytest.fail("it was kept"))
    assert SearchEngine(Library()).search("efecto de reemplazo") == first
    for kept in (tmp_path / "search").rglob("*.store"):
        kept.write_bytes(b"")
    monkeypatch.setattr(tantivy_index, "build", built)
    assert SearchEngine(Library()).search("efecto de reemplazo") == first


def test_without_the_extra_it_is_whoosh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LARGE", 0)
    monkeypatch.setattr(tantivy_index, "is_installed", lambda: False)
    assert SearchEngine(Library())._index is opened
