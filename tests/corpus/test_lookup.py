"""What a judge types for a clause: ids, numbers, ranges, misprints, letters of examples."""

import pytest

from judgekit.corpus import lookup
from judgekit.corpus.library import Library
from judgekit.corpus.lookup import game_of, requests
from judgekit.errors import UserError


def find(library: Library, request: str, game: str | None = None) -> list[str]:
    found = library.ask(lambda store: lookup.find(request, store, game))
    return [clause.id for one in found for clause in one.clauses]


def test_an_id_is_one_clause(edition: Library) -> None:
    assert find(edition, "fftcg:11.8.7") == ["fftcg:11.8.7"]
    assert find(edition, "FFTCG:11.8.7.") == ["fftcg:11.8.7"]


def test_a_bare_number_is_the_clause_of_every_game_that_has_it(edition: Library) -> None:
    assert find(edition, "4.3.1") == ["lorcana:4.3.1", "yugioh:4.3.1"]
    assert find(edition, "11.8.7", "fftcg") == ["fftcg:11.8.7"]


def test_a_headings_number_is_its_subtree(edition: Library) -> None:
    found = find(edition, "fftcg:7.12")
    assert found[:2] == ["fftcg:7.12", "fftcg:7.12.1"]
    assert "fftcg:7.12.3/ejemplo-1" in found
    assert all(i.startswith("fftcg:7.12") for i in found)


@pytest.mark.parametrize(
    "request_", ["fftcg:11.8.1-11.8.5", "fftcg:11.8.1-fftcg:11.8.5", "fftcg:11.8.1..11.8.5", "fftcg:11.8.1–11.8.5"]
)
def test_a_range_holds_both_ends(edition: Library, request_: str) -> None:
    found = find(edition, request_)
    assert found[0] == "fftcg:11.8.1"
    assert found[-1] == "fftcg:11.8.5"
    assert "fftcg:11.8.2/ejemplo-1" in found


def test_a_range_includes_what_hangs_on_its_last_clause(edition: Library) -> None:
    assert find(edition, "fftcg:11.8.1-11.8.2") == [
        "fftcg:11.8.1",
        "fftcg:11.8.2",
        "fftcg:11.8.2/nota-edicion",
        "fftcg:11.8.2/ejemplo-1",
    ]


def test_a_misprint_finds_the_clause_and_says_so(edition: Library) -> None:
    found = edition.ask(lambda store: lookup.find("17.7.2", store))
    assert [(one.clauses[0].id, one.misprint) for one in found] == [("fftcg:11.7.2", "17.7.2")]


def test_what_hangs_on_a_misprint_is_found_too(edition: Library) -> None:
    [found] = edition.ask(lambda store: lookup.find("17.7.2/ejemplo-1", store))
    assert ([clause.id for clause in found.clauses], found.misprint) == (["fftcg:11.7.2/ejemplo-1"], "17.7.2")


def test_notes_and_examples_have_ids_and_examples_their_letter(edition: Library) -> None:
    assert find(edition, "fftcg:4.3/ejemplo-1") == ["fftcg:4.3/ejemplo-1"]
    assert find(edition, "lorcana:1.7.7/ejemplo-b") == ["lorcana:1.7.7/ejemplo-2"]


def test_an_unknown_number_gets_the_nearest_ones(edition: Library) -> None:
    with pytest.raises(UserError, match=r"no existe en fftcg; las más cercanas son fftcg:11\.8\.19"):
        find(edition, "fftcg:11.8.25")


@pytest.mark.parametrize("request_", ["hola", "", "fftcg:", "../../etc/passwd", "1" * 5000, "fftcg:1.1;drop"])
def test_what_is_no_number_says_how_one_looks(edition: Library, request_: str) -> None:
    with pytest.raises(UserError):
        find(edition, request_)


def test_a_range_that_runs_backwards_is_refused(edition: Library) -> None:
    with pytest.raises(UserError, match="al revés"):
        find(edition, "fftcg:11.8.5-11.8.1")


def test_a_game_that_is_not_there_lists_those_that_are(edition: Library) -> None:
    with pytest.raises(UserError, match="cipher, digimon, fftcg, lorcana, yugioh"):
        find(edition, "magic:1.1")


@pytest.mark.parametrize(
    ("said", "game"),
    [
        ("ff", "fftcg"),
        ("Final  Fantasy", "fftcg"),
        ("yugi", "yugioh"),
        ("ygo", "yugioh"),
        ("f", None),
        ("", None),
        ("magic", None),
    ],
)
def test_a_game_goes_by_its_names_and_what_begins_just_one(edition: Library, said: str, game: str | None) -> None:
    assert edition.ask(lambda store: game_of(said, store)) == game


def test_a_games_name_belongs_to_the_number_after_it_and_other_words_are_left_as_they_were(edition: Library) -> None:
    asked = ["fire", "emblem", "6,3", "3.1", "tengo", "3.5"]
    assert edition.ask(lambda store: requests(asked, store)) == ["cipher:6,3", "3.1", "tengo", "3.5"]
