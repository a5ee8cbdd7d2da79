"""Words that the index does not know: read by sound, then by likeness, and never replaced."""

import pytest

from judgekit.search.analysis import stem
from judgekit.search.lexicon import Lexicon
from judgekit.search.query import plan
from judgekit.search.spelling import Vocabulary
from judgekit.search.thesaurus import Thesaurus


def candidates(word: str, *known: str) -> list[str]:
    return [candidate.word for candidate in Vocabulary.of(known).candidates(word)]


def test_a_word_that_sounds_the_same_leaves_no_room_for_a_like_one() -> None:
    assert candidates("ebasion", "invasion") == ["invasion"]
    assert candidates("ebasion", "invasion", "evasion") == ["evasion"]


def test_of_words_that_sound_the_same_the_most_used_is_meant() -> None:
    assert candidates("vaka", "baca", "vaca", "vaca") == ["vaca"]


def test_a_word_of_the_same_sound_is_surer_than_a_like_one() -> None:
    [sound] = Vocabulary.of(["evasion"]).candidates("ebasion")
    [like] = Vocabulary.of(["invasion"]).candidates("ebasion")
    assert sound.weight == 0.9
    assert like.weight == pytest.approx(0.7 * 0.8)


@pytest.mark.parametrize(
    ("word", "known", "likeness"),
    [("atacnte", "atacante", 93), ("ebasion", "invasion", 80), ("evasivo", "evasion", 86)],
)
def test_a_near_word_is_found(word: str, known: str, likeness: int) -> None:
    assert candidates(word, known) == [known]
    assert round(Vocabulary.of([known]).candidates(word)[0].weight / 0.7 * 100) == likeness


@pytest.mark.parametrize(
    ("word", "known"), [("destacante", "atacante"), ("ataque", "atacante"), ("zapato", "atacante")]
)
def test_a_far_word_is_not_found(word: str, known: str) -> None:
    assert candidates(word, known) == []


def test_the_likest_words_come_first_and_at_most_three() -> None:
    known = ("atacantes", "atacanta", "atacanto", "atacante")
    assert candidates("atacnte", *known) == ["atacante", "atacantes", "atacanta"]


def test_a_misspelt_word_keeps_its_full_weight_beside_its_candidates() -> None:
    lexicon = Lexicon(Thesaurus({}), Vocabulary.of(["hechizo"]), frozenset({stem("hechizo")}), {}, ())
    planned = plan("echiso", [], lexicon)
    [concept] = planned.concepts
    assert concept.terms == {stem("echiso"): 1.0, stem("hechizo"): pytest.approx(0.8 * 0.9)}
    assert planned.corrections == (("echiso", "hechizo"),)


def test_a_word_that_the_index_knows_has_no_candidates() -> None:
    lexicon = Lexicon(Thesaurus({}), Vocabulary.of(["evasion"]), frozenset({stem("ebasion")}), {}, ())
    assert [concept.terms for concept in plan("ebasion", [], lexicon).concepts] == [{stem("ebasion"): 1.0}]
