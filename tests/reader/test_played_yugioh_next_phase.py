"""What waits for the next Phase after something became of it is used in that one, and in none that follows."""

import pytest

from judgekit.replay import Replay
from tests.reader.duel import LEVEL_4, labels, played

SENT = "Durante {} después de que esta carta fue mandada al Cementerio: Invoca de Modo Especial esta carta desde tu Cementerio en Posición de Defensa."
NEXT, OWN_NEXT = "la próxima Standby Phase", "tu próxima Standby Phase"
NEXT_TURN, OWN_NEXT_TURN = "la Standby Phase del próximo turno", "la Standby Phase de tu próximo turno"
TURNS = {
    "B": ["A: {go: end}", "A: end turn", "B: {go: standby}", "B: {go: main 1}"],
    "A": ["B: {go: end}", "B: end turn", "A: {go: standby}", "A: {go: main 1}"],
}


def table(text: str, *script: str, sent_in: str = "A") -> Replay:
    return played(
        {"Faro": (LEVEL_4, text), "Sima": ("type: spell", "Manda al Cementerio 1 monstruo en el Campo.")},
        "monsters: [Faro], hand: [Sima], deck: [9 cards]",
        "hand: [{card: Sima, as: Otra Sima}], deck: [9 cards]",
        *script,
        turn=sent_in,
    )


@pytest.mark.parametrize(
    ("when", "turns", "back"),
    [
        (NEXT, "", False),
        (NEXT, "B", True),
        (OWN_NEXT, "B", False),
        (OWN_NEXT, "BA", True),
        (NEXT_TURN, "B", True),
        (OWN_NEXT_TURN, "B", False),
        (OWN_NEXT_TURN, "BA", True),
    ],
)
def test_it_comes_back_in_the_next_one_that_is_meant(when: str, turns: str, back: bool) -> None:
    script = ["A: {activate: Sima}", *(line for player in turns for line in TURNS[player])]
    assert labels(table(SENT.format(when), *script), "A", "monsters") == (["Faro"] if back else [])


@pytest.mark.parametrize(("when", "drawn"), [(NEXT, 1), (OWN_NEXT, 1), (OWN_NEXT_TURN, 1)])
def test_what_stays_there_does_so_but_once(when: str, drawn: int) -> None:
    text = f"Durante {when} después de que esta carta fue mandada al Cementerio: inflige 100 puntos de daño a tu adversario."
    script = ["A: {activate: Sima}", *(line for player in "BABA" for line in TURNS[player])]
    assert table(text, *script).game.tally("B", "lp") == 8000 - 100 * drawn


def test_what_is_sent_in_the_turn_of_the_other_waits_for_the_next_of_all_the_same() -> None:
    script = ["B: {activate: Otra Sima}", *TURNS["A"]]
    for when in (NEXT, OWN_NEXT, NEXT_TURN, OWN_NEXT_TURN):
        assert labels(table(SENT.format(when), *script, sent_in="B"), "A", "monsters") == ["Faro"]


@pytest.mark.parametrize(("fate", "back"), [("destruida", False), ("mandada", True)])
def test_what_became_of_it_is_what_is_said(fate: str, back: bool) -> None:
    ending = "y mandada al Cementerio" if fate == "destruida" else "al Cementerio"
    text = f"Durante {NEXT} después de que esta carta fue {fate} {ending}: Invoca de Modo Especial esta carta desde tu Cementerio en Posición de Defensa."
    script = ["A: {activate: Sima}", *TURNS["B"]]
    assert labels(table(text, *script), "A", "monsters") == (["Faro"] if back else [])


def test_what_was_banished_comes_back_from_there() -> None:
    found = played(
        {
            "Faro": (
                LEVEL_4,
                f"Durante {NEXT_TURN} después de que esta carta fuera desterrada:"
                " puedes Invocar de Modo Especial esta carta desterrada en Posición de Defensa.",
            ),
            "Sima": ("type: spell", "Destierra 1 monstruo en el Campo."),
        },
        "monsters: [Faro], hand: [Sima], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Sima}",
        "A: {go: end}",
        "A: end turn",
        "B: {go: standby}",
        "A: {Faro/1: sí}",
    )
    assert labels(found, "A", "monsters") == ["Faro"]


@pytest.mark.parametrize(("whose", "sent_by", "back"), [("A", "B", True), ("A", "A", False), ("B", "B", False)])
def test_by_whom_and_from_whose_possession(whose: str, sent_by: str, *, back: bool) -> None:
    text = "Durante tu próxima Standby Phase después de que esta carta en tu posesión fuera destruida y mandada a tu Cementerio por el efecto de una carta del adversario: Invoca de Modo Especial esta carta desde el Cementerio en Posición de Defensa."
    lies = {"A": ("monsters: [Faro], ", ""), "B": ("", "monsters: [{card: Faro, owner: A}], ")}[whose]
    found = played(
        {"Faro": (LEVEL_4, text), "Sima": ("type: spell", "Destruye 1 monstruo en el Campo.")},
        f"{lies[0]}hand: [Sima], deck: [9 cards]",
        f"{lies[1]}hand: [{{card: Sima, as: Otra Sima}}], deck: [9 cards]",
        f"{sent_by}: {{activate: {'Sima' if sent_by == 'A' else 'Otra Sima'}}}",
        *TURNS["A" if sent_by == "B" else "B"],
        *(TURNS["A"] if sent_by == "A" else []),
        turn=sent_by,
    )
    assert labels(found, "A", "monsters") == (["Faro"] if back else [])
