"""The five original documents, where they are on the machine: nothing lost, everything printed found."""

import re

import pytest

from judgekit.corpus import build
from judgekit.corpus.document import Document
from judgekit.corpus.library import Library
from tests.conftest import GAMES, ORIGINAL_FILES, ORIGINALS, clause, unaccounted

# What `cross_references` of the inventory lists without a target, explicit numbers and addresses only.
DANGLING_NUMBERS = {
    "lorcana": {"9", "6.2", "6.3", "6.4", "6.5", "8", "6.1.3", "7.7", "5.1.7", "10.10", "8.12"},
    "fftcg": set(),
    "cipher": set(),
    "digimon": set(),
    "yugioh": set(),
}


@pytest.fixture(scope="module")
def documents(originals: Library) -> dict[str, Document]:
    parsed = (build.parse_source(source) for source in originals.sources)
    return {one.document.game: one.document for one in parsed if one.document}


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_in_one_clause_or_dropped_with_a_reason(documents: dict[str, Document], game: str) -> None:
    text = (ORIGINALS / ORIGINAL_FILES[game]).read_text(encoding="utf-8")
    assert documents[game].lines == len(text.removesuffix("\n").split("\n"))
    assert unaccounted(documents[game]) == []


@pytest.mark.parametrize("game", ["fftcg", "lorcana"])
def test_every_printed_number_is_found(documents: dict[str, Document], game: str) -> None:
    text = (ORIGINALS / ORIGINAL_FILES[game]).read_text(encoding="utf-8")
    printed = re.findall(r"^(?:\s*• |#+ |\*\*)?(\d+(?:\.\d+)+)", text, flags=re.MULTILINE)
    assert set(printed) <= {c.printed for c in documents[game].clauses}


def test_the_four_misprints_of_fftcg_keep_an_alias(documents: dict[str, Document]) -> None:
    aliases = {alias.printed: alias.id for alias in documents["fftcg"].aliases}
    assert aliases == {
        "5.1.2.3.1": "5.2.1.3.1",
        "17.7.2": "11.7.2",
        "10.8.10.2": "11.8.10.2",
        "15.2.2.4": "15.2.3.4",
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_dangling_numbers_are_those_of_the_inventory(documents: dict[str, Document], game: str) -> None:
    explicit = {dangling.target for dangling in documents[game].dangling if dangling.kind == "explicit"}
    assert explicit == DANGLING_NUMBERS[game]


@pytest.mark.parametrize(
    ("game", "source", "target"),
    [
        ("yugioh", "1.1.1.2", "5.1.1"),  # página 45, the ban list
        ("yugioh", "4.4.1", "5.1.5"),  # página 46
        ("yugioh", "2.5.4.1", "3.3"),  # página 30, by the index
        ("lorcana", "2.2.3", "2.2.2.2"),  # inside a range
        ("fftcg", "11.6.5/nota-1", "11.3.4"),  # the second of a list
    ],
)
def test_references_of_each_shape(documents: dict[str, Document], game: str, source: str, target: str) -> None:
    assert f"{game}:{target}" in clause(documents[game], source).references


@pytest.mark.parametrize("game", GAMES)
def test_the_study_edition_has_the_same_clauses(documents: dict[str, Document], edition: Library, game: str) -> None:
    ours = edition.ask(lambda store: store.clauses(game))
    numbers = [c.number for c in ours if not c.number.endswith("/nota-edicion")]
    assert numbers == [c.number for c in documents[game].clauses]
    assert [c.kind for c in ours if not c.number.endswith("/nota-edicion")] == [c.kind for c in documents[game].clauses]


@pytest.mark.parametrize("game", GAMES)
def test_both_editions_refer_to_the_same_clauses(documents: dict[str, Document], edition: Library, game: str) -> None:
    ours = {c.id: set(c.references) for c in edition.ask(lambda store: store.clauses(game))}
    theirs = {c.id: set(c.references) for c in documents[game].clauses}
    assert {identifier: ours[identifier] for identifier in theirs} == theirs
