"""What is banished for a while is back on time, as it lay; what is banished for good is not (yugioh:5.2.8)."""

import pytest

from judgekit.replay import Replay
from tests.reader.duel import LEVEL_4, labels, played


def banished(span: str, there: str, *script: str) -> Replay:
    text = f"Puedes seleccionar 1 monstruo que controle tu adversario; destierra ese objetivo{span}."
    return played(
        {"Farera": (LEVEL_4, text), "Testigo": (LEVEL_4, "Si esta carta es Invocada: roba 1 carta.")},
        "monsters: [Farera], deck: [9 cards]",
        f"monsters: [{there}], deck: [9 cards]",
        "A: {activate: Farera}",
        *script,
    )


@pytest.mark.parametrize(("span", "back"), [(" hasta la End Phase", ["Pez Bajo"]), ("", [])])
def test_in_the_end_phase_it_is_back(span: str, back: list[str]) -> None:
    assert labels(banished(span, "Pez Bajo"), "B", "monsters") == []
    assert labels(banished(span, "Pez Bajo", "A: {go: end}"), "B", "monsters") == back


@pytest.mark.parametrize(
    ("span", "back"), [("la próxima Standby Phase", ["Pez Bajo"]), ("tu próxima Standby Phase", [])]
)
def test_the_next_standby_phase_is_not_the_next_of_one_s_own(span: str, back: list[str]) -> None:
    found = banished(f" (hasta {span})", "Pez Bajo", "A: {go: end}", "A: end turn", "B: {go: standby}")
    assert labels(found, "B", "monsters") == back


@pytest.mark.parametrize("lies", ["defense: yes", "defense: yes, facedown: yes, played: 2", "defense: no"])
def test_it_lies_as_it_lay_and_was_not_summoned(lies: str) -> None:
    found = banished(" hasta la End Phase", f"{{card: Testigo, {lies}}}", "A: {go: end}")
    (back,) = found.game.zone("B", "monsters")
    assert bool(back.mark("defense")) is ("defense: yes" in lies)
    assert bool(back.mark("facedown")) is ("facedown" in lies)
    assert len(found.game.zone("B", "deck")) == 9


def test_what_was_not_banished_is_not_there_to_come_back() -> None:
    """Another effect has sent it to the Graveyard before: there is nothing to banish, nor to do afterwards."""
    text = "Puedes seleccionar 1 monstruo que controle tu adversario; destiérralo hasta la End Phase y, si lo haces, roba 1 carta."
    found = played(
        {
            "Farera": (LEVEL_4, text),
            "Rayo": ("type: spell, icon: quick-play", "Destruye 1 monstruo que controles."),
        },
        "monsters: [Farera], deck: [9 cards]",
        "monsters: [Pez Bajo], spells: [{card: Rayo, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {activate: Farera}",
        "B responds: {activate: Rayo}",
        "A: {go: end}",
    )
    assert (labels(found, "B", "monsters"), len(found.game.zone("A", "deck"))) == ([], 9)


def test_there_must_be_a_place_for_it() -> None:
    five = ", ".join(f"{{card: Pez Bajo, as: P{number}}}" for number in range(5))
    text = "Puedes pagar 500 LP; destierra esta carta hasta tu próxima End Phase."
    found = played(
        {"Farera": (LEVEL_4, text), "Luz": ("type: spell", "Invoca de Modo Especial 1 monstruo desde tu mano.")},
        f"monsters: [Farera, {five[: five.rindex(', {')]}], hand: [Luz, {{card: Pez Bajo, as: P9}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera}",
        "A: {activate: Luz, position: ataque}",
        "A: {go: end}",
    )
    assert labels(found, "A", "banished") == ["Farera"]
