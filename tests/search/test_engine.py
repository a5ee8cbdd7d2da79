"""Search on the shipped edition: what a judge types finds the clause; odd input never raises."""

import multiprocessing
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.corpus.library import Library
from judgekit.corpus.model import Kind
from judgekit.errors import UserError
from judgekit.search import index
from judgekit.search.analysis import words
from judgekit.search.engine import Filters, SearchEngine
from judgekit.search.snippet import cut
from judgekit.search.thesaurus import COMMON, Thesaurus


@pytest.fixture(scope="module")
def engine(edition: Library) -> SearchEngine:
    return SearchEngine(edition)


def ids(engine: SearchEngine, text: str, game: str | None = None, limit: int = 5) -> list[str]:
    return [hit.clause.id for hit in engine.search(text, Filters(game=game), limit).hits]


@pytest.mark.parametrize(
    ("text", "game", "wanted"),
    [
        ("efecto de reemplazo", "fftcg", "fftcg:11.12.5"),
        ("first strike", "fftcg", "fftcg:15.2.3"),
        ("segoc", "yugioh", "yugioh:5.1.5"),
        ("state based actions", "digimon", "digimon:16"),
        ("golpe crítico duplica poder", "cipher", "cipher:6.3.4"),
        ("gana la partida con 20 de lore", "lorcana", "lorcana:1.8.1.1"),
    ],
)
def test_words_and_jargon_find_the_rule(engine: SearchEngine, text: str, game: str, wanted: str) -> None:
    assert any(f"{found}.".startswith((f"{wanted}.", f"{wanted}/")) for found in ids(engine, text, game))


def test_a_misspelt_word_still_finds_and_is_told(engine: SearchEngine) -> None:
    results = engine.search("ebasion", Filters(game="cipher"))
    assert ("ebasion", "evasion") in results.corrections
    assert results.hits[0].clause.id == "cipher:6.3.5"


def test_a_known_word_is_never_corrected(engine: SearchEngine) -> None:
    assert engine.search("pila prioridad reemplazo").corrections == ()


def test_naming_a_game_prefers_it(engine: SearchEngine) -> None:
    assert {i.partition(":")[0] for i in ids(engine, "robar cartas en lorcana")} == {"lorcana"}


def test_filters_by_kind_and_chapter(engine: SearchEngine) -> None:
    kinds = {h.clause.kind for h in engine.search("prioridad", Filters(kinds=(Kind.NOTE,))).hits}
    assert kinds == {Kind.NOTE}
    found = engine.search("prioridad", Filters(game="fftcg", chapter="11"))
    assert {h.clause.number.partition(".")[0] for h in found.hits} == {"11"}


def test_hits_come_best_first_and_at_most_as_many_as_asked(engine: SearchEngine) -> None:
    hits = engine.search("daño", limit=7).hits
    assert len(hits) == 7
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


@pytest.mark.parametrize("text", ["", "   ", "de la que los", "***", '""', "?", "¿¡!?", "x" * 10_000])
def test_a_query_that_asks_for_nothing_is_refused(engine: SearchEngine, text: str) -> None:
    with pytest.raises(UserError):
        engine.search(text)


@pytest.mark.parametrize("operator", ["AND OR", "AND NOT", "NOT", "kind:note", "(", '"', "*"])
def test_no_word_or_sign_is_an_operator(engine: SearchEngine, operator: str) -> None:
    spoken = " ".join(words(operator))
    assert ids(engine, f"prioridad {operator} pila") == ids(engine, f"prioridad {spoken} pila")


def test_or_is_a_word_to_look_for(engine: SearchEngine, edition: Library) -> None:
    said = {c.id for c in edition.ask(lambda store: store.clauses()) if "or" in words(c.text)}
    assert set(ids(engine, "AND OR", limit=100)) == said
    assert said


@settings(max_examples=150, deadline=None)
@given(text=st.one_of(st.text(max_size=80), st.binary(max_size=60).map(lambda b: b.decode("utf-8", "surrogateescape"))))
def test_no_query_raises_anything_but_a_sentence(edition: Library, text: str) -> None:
    try:
        SHARED.setdefault("engine", SearchEngine(edition)).search(text)
    except UserError as error:
        assert str(error)


SHARED: dict[str, SearchEngine] = {}


def damage_half(folder: Path) -> None:
    for path in folder.iterdir():
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def damage_bytes(folder: Path) -> None:
    chance = random.Random(7)
    for path in folder.glob("*.seg"):
        path.write_bytes(bytes(chance.randrange(256) for _ in range(path.stat().st_size)))


def remove_segment(folder: Path) -> None:
    for path in folder.glob("*.seg"):
        path.unlink()


@pytest.fixture
def rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: Library) -> Path:
    """A rules folder of its own with one game, and an empty cache."""
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path / "cache"))
    folder = tmp_path / "rules"
    folder.mkdir()
    for suffix in (".yaml", ".txt"):
        shutil.copyfile(edition.folder / f"cipher{suffix}", folder / f"cipher{suffix}")
    return folder


@pytest.mark.parametrize("part", ["code", "library"])
def test_an_index_of_other_code_or_another_stemmer_is_ignored(
    rules: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    with monkeypatch.context() as other:
        other.setattr(f"judgekit.cache.{part}", lambda *_names: "otro")
        other.setattr(index, "_joined", lambda text: "")
        assert ids(SearchEngine(Library(rules)), "evasión") == []
    assert ids(SearchEngine(Library(rules)), "evasión")[0] == "cipher:6.3.5"


def test_folders_that_take_turns_keep_their_indexes(rules: Path, edition: Library) -> None:
    other = rules.parent / "other"
    shutil.copytree(rules, other)
    with (other / "cipher.txt").open("a", encoding="utf-8") as text:
        text.write("\n")
    built = [folder for folder in (rules, other, rules, other) if _builds(folder)]
    assert built == [rules, other]


def _builds(folder: Path) -> bool:
    """Does a search in a rules folder build an index?"""
    told: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(index, "write", lambda *given, write=index.write: (told.append(1), write(*given)))
        SearchEngine(Library(folder)).search("evasión")
    return bool(told)


def test_searching_where_no_game_is_installed_says_so(rules: Path) -> None:
    (rules / "cipher.txt").unlink()
    with pytest.raises(UserError, match="instalad"):
        SearchEngine(Library(rules)).search("evasión")


@pytest.mark.parametrize("harm", [damage_half, damage_bytes, remove_segment])
def test_a_damaged_index_is_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: Library, harm: Callable[[Path], None]
) -> None:
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path))
    rules = tmp_path / "rules"
    rules.mkdir()
    for suffix in (".yaml", ".txt"):
        shutil.copyfile(edition.folder / f"cipher{suffix}", rules / f"cipher{suffix}")
    before = ids(SearchEngine(Library(rules)), "evasión")
    harm(next((tmp_path / "search").iterdir()))
    assert ids(SearchEngine(Library(rules)), "evasión") == before


def test_search_works_where_no_cache_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: Library
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("JUDGEKIT_CACHE", str(blocked / "cache"))
    assert ids(SearchEngine(Library(edition.folder)), "evasión", "cipher")


def test_a_snippet_marks_the_words_that_matched() -> None:
    snippet = cut("palabra " * 80 + "el Atacante pega " + "relleno " * 80, {"atac"})
    assert "*Atacante*" in snippet.marked("*", "*")
    assert snippet.text.startswith("…")
    assert snippet.text.endswith("…")


def test_the_thesaurus_knows_jargon_per_game() -> None:
    thesaurus = Thesaurus({COMMON: {"first strik": ["inici"]}, "fftcg": {"bich": ["delanter"]}})
    assert [match.means for match in thesaurus.find(["mi", "bich"], ["fftcg"])] == [("delanter",)]
    assert [match.means for match in thesaurus.find(["mi", "bich"], ["digimon"])] == []
    assert [match.means for match in thesaurus.find(["first", "strik"], [])] == [("inici",)]


def first_hit(rules: Path) -> str:
    return ids(SearchEngine(Library(rules)), "evasión")[0]


def test_two_processes_may_index_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: Library) -> None:
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path))
    rules = tmp_path / "rules"
    rules.mkdir()
    for suffix in (".yaml", ".txt"):
        shutil.copyfile(edition.folder / f"cipher{suffix}", rules / f"cipher{suffix}")
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        assert set(pool.map(first_hit, [rules] * 8)) == {"cipher:6.3.5"}
    assert not list(tmp_path.rglob(".nuevo-*"))
