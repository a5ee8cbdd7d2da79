"""What is told of an event with its amount or of whom it happens to, and of what is held, lacked or counted apart."""

import pytest

from judgekit.games.messages import messages
from judgekit.replay import Script, seat
from judgekit.scenario import loads
from judgekit.story import CardText


def told(game: str, card: str, ability: str) -> str:
    text = f"game: {game}\ncards:\n  Testigo: {{{card}, effects: [{ability}]}}\ngiven: {{A: {{hand: [Testigo]}}}}\nscript: []\n"
    table = seat(loads(text).situation, Script(()))
    (line,) = CardText(messages(game)).texts(table, {"Testigo"})
    return str(line.split(": ", 1)[1])


DIGIMON = "level: 4, dp: 5000, cost: 5"
LORCANA = "cost: 2, strength: 2, willpower: 4, lore: 1"


@pytest.mark.parametrize(
    ("amount", "said"),
    [("amount: 2", "al evolucionar por DNA (carta tuya): robar 1"), ("cause: effect", "al evolucionar (carta tuya) (efecto): robar 1")],
)  # fmt: skip
def test_a_digivolution_of_two_is_a_dna_digivolution(amount: str, said: str) -> None:
    assert (
        told("digimon", DIGIMON, f"{{when: {{event: digivolve, of: {{controller: you}}, {amount}}}, do: [draw]}}")
        == said
    )


@pytest.mark.parametrize(
    ("event", "said"),
    [("challenge", "al desafiar a personaje: robar 1"), ("challenged", "al ser desafiado por personaje: robar 1")],
)
def test_who_challenges_and_who_is_challenged_are_told_apart(event: str, said: str) -> None:
    assert told("lorcana", LORCANA, f"{{when: {{event: {event}, by: {{type: character}}}}, do: [draw]}}") == said


@pytest.mark.parametrize(
    ("which", "said"),
    [
        ("dp: {at most: {value: dp}}", "(DP de esta carta o menos)"),
        ("dp: <= 4000", "(DP 4000 o menos)"),
        ("dp: {at most: {value: level}}", "(DP nivel de esta carta o menos)"),
        ("trait contains: not Bestia", "(sin ningún trait que contenga Bestia)"),
        ("trait contains: Bestia", "(con un trait que contiene Bestia)"),
        ("dp: {at most: {count: {type: tamer}, different: colors, times: 1000, plus: 8000}}",
         "(DP 8000 + 1000 por cada valor distinto de colores entre: Tamer o menos)"),
        ("dp: {at most: {count: {type: tamer}, times: 1000, plus: -2000}}", "(DP 1 por cada Tamer × 1000 − 2000 o menos)"),
        ("dp: {at most: {value: dp, apart: {value: level}}}",
         "(DP la diferencia entre DP de esta carta y nivel de esta carta o menos)"),
    ],
)  # fmt: skip
def test_what_is_held_is_named_once_and_what_is_lacked_is_lacked(which: str, said: str) -> None:
    ability = f"{{when: play, do: [{{choose: {{type: digimon, {which}}}, as: x}}, {{delete: x}}]}}"
    assert said in told("digimon", DIGIMON, ability)
