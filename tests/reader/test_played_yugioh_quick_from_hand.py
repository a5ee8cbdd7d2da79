"""2.14.7.1: a Quick-Play Spell that names its moment is activated from the hand at it too, in one's own turn alone."""

import pytest

from tests.reader.duel import labels, played

ANSWER = "Cuando un monstruo Pez boca arriba que controles es destruido: roba 2 cartas."


@pytest.mark.parametrize(
    ("icon", "fallen", "turn", "asked", "drawn"),
    [
        ("spell, icon: quick-play", "Pez Bajo", "A", "sí", 2),
        ("spell, icon: quick-play", "Pez Bajo", "A", "no", 0),
        ("spell, icon: quick-play", "Roca Alta", "A", "", 0),
        ("spell, icon: quick-play", "Pez Bajo", "B", "", 0),
        ("trap", "Pez Bajo", "A", "", 0),
    ],
)
def test_at_its_moment_it_comes_from_the_hand_in_one_s_own_turn(
    icon: str, fallen: str, turn: str, asked: str, drawn: int
) -> None:
    answer = f", Réplica/1: {asked}" if asked else ""
    a, b = ("Rayo Ajeno, Réplica", "") if turn == "A" else ("Réplica", "Rayo Ajeno")
    found = played(
        {"Réplica": (f"type: {icon}", ANSWER)},
        f"hand: [{a}], monsters: [Pez Bajo, Roca Alta], deck: [9 cards]",
        f"hand: [{b}], deck: [9 cards]",
        f"{turn}: {{activate: Rayo Ajeno, caído: {fallen}{answer}}}",
        turn=turn,
    )
    assert 9 - len(found.game.zone("A", "deck")) == drawn
    assert ("Réplica" in labels(found, "A", "graveyard")) is (drawn > 0)
