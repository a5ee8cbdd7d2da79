"""What comes first, on a corpus made for each rule; where the rule is off, the wrong clause stands first by its id."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from judgekit.corpus.library import Library
from judgekit.search.engine import SearchEngine

MANIFEST = {
    "game": "mini",
    "title": "Reglas de prueba",
    "version": "1",
    "date": "2026-01-01",
    "language": "es",
    "source": "nadie",
    "authority": "guide",
    "layout": "numbered",
    "names": ["mini"],
}
FILLER = "arena barro cal duna esparto fango grava hierba junco lodo musgo nieve"
Search = Callable[..., list[str]]


@pytest.fixture
def search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Search:
    """The numbers of the clauses that a query finds in a text, best first."""
    monkeypatch.setenv("JUDGEKIT_CACHE", str(tmp_path / "cache"))

    def found(
        query: str,
        text: Sequence[str],
        questions: Mapping[str, Sequence[str]] | None = None,
        glossary: Mapping[str, str] | None = None,
    ) -> list[str]:
        rules = tmp_path / "rules"
        rules.mkdir()
        (rules / "mini.yaml").write_text(json.dumps({**MANIFEST, "glossary": glossary or {}}), encoding="utf-8")
        (rules / "mini.txt").write_text("\n".join(text) + "\n", encoding="utf-8")
        if questions:
            (rules / "mini.questions.yaml").write_text(json.dumps(questions), encoding="utf-8")
        return [hit.clause.number for hit in SearchEngine(Library(rules)).search(query).hits if hit.score > 0]

    return found


def test_the_users_own_words_outrank_what_they_may_mean(search: Search) -> None:
    text = ["1.1 La fragua arde.", "1.2 La herrería arde.", "1.3 Nada."]
    assert search("herrería", text, glossary={"Fragua": "sitio del fuego (herrería)"}) == ["1.2", "1.1"]


def test_one_question_that_covers_the_query_outranks_several_that_share_it(search: Search) -> None:
    text = [f"1.{number} Regla." for number in range(1, 9)]
    scattered, whole = ["¿Quién pesca?", "¿Qué trucha?", "¿Dónde está el río?"], ["¿Quién pesca la trucha del río?"]
    assert search("pesca trucha río", text, questions={"1.1": scattered, "1.2": whole}) == ["1.2", "1.1"]


def test_a_rule_outranks_its_note_and_a_note_its_example(search: Search) -> None:
    text = [
        "1.1 Primero.",
        "Ejemplo: El puente levadizo cruje.",
        "1.2 Segundo.",
        "Nota: El puente levadizo cruje.",
        "1.3 El puente levadizo cruje.",
    ]
    assert search("puente levadizo", text) == ["1.3", "1.2/nota-1", "1.1/ejemplo-1"]


def test_a_rule_outranks_a_heading_with_the_same_words(search: Search) -> None:
    text = ["1.1 Puente levadizo", "1.1.1 Se abre.", "1.2 El puente levadizo."]
    assert search("puente levadizo", text)[:2] == ["1.2", "1.1"]


def test_of_two_clauses_that_say_a_word_once_the_shorter_comes_first(search: Search) -> None:
    text = [f"1.1 El tejado gotea {FILLER}.", "1.2 El tejado gotea.", "1.3 Nada."]
    assert search("tejado", text) == ["1.2", "1.1"]


def test_a_long_clause_that_says_a_word_twice_is_not_drowned(search: Search) -> None:
    text = ["1.1 El tejado gotea.", "1.2 El tejado del otro tejado gotea arena, barro, cal y duna.", "1.3 Nada."]
    assert search("tejado", text) == ["1.2", "1.1"]


def test_a_clause_is_found_by_a_word_that_only_its_heading_says(search: Search) -> None:
    text = ["1.1 Molino viejo", "1.1.1 La harina se muele despacio.", "1.2 Nada."]
    assert search("molino", text) == ["1.1", "1.1.1"]


def test_a_clause_is_found_by_another_name_that_the_glossary_gives(search: Search) -> None:
    text = ["1.1 Nada.", "1.2 La fragua arde."]
    assert search("yunque", text, glossary={"Fragua": "sitio del fuego (herrería, yunque)"}) == ["1.2"]
