"""Words to terms: accents, ñ, families, sounds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from snowballstemmer.spanish_stemmer import SpanishStemmer
from Stemmer import Stemmer

from judgekit.corpus.library import Library
from judgekit.search.analysis import STOP_WORDS, fold, phonetic, stem, terms, words


def test_what_a_browser_runs_gives_the_same_stems() -> None:
    compiled, pure = Stemmer("spanish"), SpanishStemmer()
    said = {word for clause in Library().ask(lambda store: store.clauses()) for word in words(clause.text)}
    assert len(said) > 2000
    assert {word for word in said if compiled.stemWord(word) != pure.stemWord(word)} == set()


def test_accents_go_and_ene_stays() -> None:
    assert fold("Ángel Añejo ÜBER") == "angel añejo uber"
    assert stem("año") != stem("ano")


@pytest.mark.parametrize(
    ("noun", "verb"),
    [("ataque", "atacar"), ("evolucion", "evolucionar"), ("invocacion", "invocar"), ("descarte", "descartar"),
     ("bloqueo", "bloquear"), ("activacion", "activar"), ("pago", "pagar"), ("resolucion", "resoluciones")],
)  # fmt: skip
def test_nouns_and_their_verbs_are_one_term(noun: str, verb: str) -> None:
    assert stem(noun) == stem(verb)


@pytest.mark.parametrize(("one", "other"), [("carta", "coste"), ("robar", "roca"), ("daño", "dado"), ("zona", "zombi")])
def test_words_of_other_families_stay_apart(one: str, other: str) -> None:
    assert stem(one) != stem(other)


@pytest.mark.parametrize(
    ("spoken", "written"),
    [("pierde", "perder"), ("resuelve", "resolución"), ("juega", "jugar"), ("puesto", "poner"), ("vuelve", "volver"),
     ("elige", "elegir"), ("siete", "7"), ("2k", "2000"), ("2.000", "2000"), ("12.000", "12000")],
)  # fmt: skip
def test_a_verb_whose_root_changes_and_a_number_are_one_term_however_they_are_said(spoken: str, written: str) -> None:
    assert terms(spoken) == terms(written)


@pytest.mark.parametrize(("one", "other"), [("maná", "mano"), ("cantidad", "cantar"), ("partida", "parte"),
                                            ("tapear", "tapada"), ("verdad", "verde")])  # fmt: skip
def test_words_that_the_stemmer_takes_for_one_stay_apart(one: str, other: str) -> None:
    assert terms(one) != terms(other)


@pytest.mark.parametrize(
    "word", ["no", "sin", "cuando", "cada", "antes", "si", "nunca", "solo", "todos", "otra", "hasta"]
)
def test_rule_words_are_not_stopped(word: str) -> None:
    assert word not in STOP_WORDS


def test_clause_numbers_are_one_term() -> None:
    assert terms("ver 11.8.7") == ["ver", "11.8.7"]


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("acer", "hacer"),
        ("ebasion", "evasion"),
        ("invocasion", "invocacion"),
        ("yamar", "llamar"),
        ("kita", "quita"),
        ("tranpa", "trampa"),
    ],
)
def test_spellings_that_sound_alike_are_one(wrong: str, right: str) -> None:
    assert phonetic(wrong) == phonetic(right)


@given(st.text())
def test_analysis_never_raises(text: str) -> None:
    assert all(terms(text))
