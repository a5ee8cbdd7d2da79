"""Whatever is told of a scenario is Spanish: no word of the code, but what judges say, in any message.

A few scenarios of each game, spread over the bank; with `--whole-bank` every one.
"""

from collections.abc import Mapping

import pytest

from judgekit import bank, games
from tests.bank.all_told import all_told, without_what_it_brings
from tests.bank.machine_words import machine_words, raw

FEW = 4


@pytest.mark.parametrize("game", games.names())
def test_no_message_speaks_as_the_code_does(game: str, request: pytest.FixtureRequest) -> None:
    every = bank.scenarios(game=game)
    chosen = every if request.config.getoption("--whole-bank") else every[3 :: len(every) // FEW + 1]
    found: dict[str, Mapping[str, str]] = {}
    for question in chosen:
        told = without_what_it_brings(all_told(question), question)
        assert told
        words = {word: text for text in told for word in raw(text, game)}
        if words:
            found[question.name] = words
    assert found == {}


@pytest.mark.parametrize(
    ("game", "text", "words"),
    [
        ("fftcg", "Quimera: tipo pasa a ser forward hasta el final del turno", {"forward"}),
        ("fftcg", "No puede ocurrir «lose»: jugador A", {"lose"}),
        ("fftcg", "Gana: draw", {"draw"}),
        ("digimon", "A intenta elegir none y no puede.", {"none"}),
        ("yugioh", "A recibe daño: amount 300, seen", {"amount", "seen"}),
        ("lorcana", "{'event': 'take_damage'}", {"event", "take_damage"}),
        ("cipher", "A roba una carta de su deck en la fase final.", set()),
    ],
)
def test_a_word_of_the_code_is_found(game: str, text: str, words: set[str]) -> None:
    assert raw(text, game) == words


def test_the_words_are_those_of_the_code() -> None:
    """Kinds of event, fields, facts, zones, marks, values of choices."""
    assert {"amount", "lose", "graveyard", "suspended", "winner", "forward", "until", "none"} <= machine_words()
