"""Which clauses speak of the same thing, and which could forbid something."""

from judgekit.exam.topics import Topics, could_forbid, is_sentence, kinship, strange_keywords
from judgekit.games.messages import messages

TEXTS = {
    "x:6.7.3": "Una carta que cambia de zona pierde todos los contadores.",
    "x:6.7.1": "Un contador es un marcador que se coloca sobre una carta.",
    "x:6.1": "Jugador es quien juega una partida.",
    "x:12.4": "Pierde la partida el jugador que tiene siete cartas de daño.",
}


def test_a_rare_word_in_common_says_more_than_a_usual_one() -> None:
    topics = Topics.of(TEXTS)
    assert topics.near("x:6.7.1", "x:6.7.3") > topics.near("x:12.4", "x:6.7.3")
    assert topics.near("x:6.7.1", "x:6.7.3") > topics.near("x:6.1", "x:6.7.3")


def test_clauses_under_the_same_one_are_the_nearer_the_deeper_it_is() -> None:
    assert kinship("x:6.7.1", "x:6.7.3") > kinship("x:6.1", "x:6.7.3") > kinship("x:12.4", "x:6.7.3")


def test_who_stands_near_and_speaks_of_something_else_is_not_near() -> None:
    topics = Topics.of({**TEXTS, "x:6.7.2": "Nada."})
    assert topics.near("x:6.7.2", "x:6.7.3") == 0


def test_what_only_allows_forbids_nothing() -> None:
    assert not could_forbid("Tener la prioridad permite jugar cartas, Habilidades o ambas cosas.")
    assert could_forbid("Solo pueden formar equipo los Delanteros que tengan en común el mismo Elemento.")
    assert could_forbid("En la fase de acción usas las habilidades de tus unidades.")


def test_headings_examples_and_notes_of_the_edition_are_no_sentences() -> None:
    assert is_sentence("x:3.3", "La partida acaba en empate.")
    assert not is_sentence("x:6.3", "Estado de las cartas")
    assert not is_sentence("x:6.3/nota-edicion", "Aquí falta algo.")
    assert not is_sentence("x:6.3/ejemplo-1", "Odín elige dos.")


def test_a_keyword_that_nothing_has_is_strange() -> None:
    words = messages("fftcg")
    assert strange_keywords("Un Personaje con Ataque Furtivo puede jugarse.", "Recluta", words)
    assert not strange_keywords("Un Personaje con Ataque Furtivo puede jugarse.", "Emboscado: «Ataque Furtivo»", words)
