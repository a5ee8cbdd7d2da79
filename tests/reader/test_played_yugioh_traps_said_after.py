"""What Traps say behind the rest: for how long behind a later Phase, one on each side, what befalls the opponent."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.duel import played
from tests.reader.printed import trap as effects

SET = "{card: Farera, facedown: yes}"


@pytest.mark.parametrize(("theirs", "may"), [("Roca Alta", True), ("", False)])
def test_one_on_each_side_and_none_without_both(theirs: str, may: bool) -> None:
    text = "Selecciona 1 monstruo que controle cada jugador; destruye esos objetivos."
    found = played(
        {"Farera": ("type: trap", text)},
        f"spells: [{SET}], monsters: [Pez Bajo], deck: [9 cards]",
        f"monsters: [{theirs}], deck: [9 cards]",
        f"A tries: {{activate: Farera{', primero: Pez Bajo, segundo: Roca Alta' if theirs else ''}}}",
    )
    assert (not found.game.attempts[0]) is may
    assert bool(found.game.zone("A", "monsters")) is not may and not (may and found.game.zone("B", "monsters"))


AWAY = (
    "Selecciona 1 monstruo que controles; destiérralo. Durante la próxima Standby Phase, devuelve al Campo ese monstruo "
    "y, si lo haces, hasta el final de ese turno su ATK actual se convierte en el doble de su ATK original."
)


@pytest.mark.parametrize(
    ("until", "atk"),
    [(("B: {go: standby}",), 1800), (("B: {go: standby}", "B: {go: main 1}", "B: {go: end}", "B: end turn"), 900)],
)
def test_as_long_as_the_turn_in_which_it_is_back(until: tuple[str, ...], atk: int) -> None:
    found = played(
        {"Farera": ("type: trap", AWAY)},
        f"spells: [{SET}], monsters: [Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera, objetivo: Pez Bajo}",
        "A: {go: end}",
        "A: end turn",
        *until,
    )
    (back,) = found.game.zone("A", "monsters")
    assert found.game.value(back, "atk") == atk


@pytest.mark.parametrize(
    "text",
    [
        "Roba 1 carta durante la próxima Standby Phase y, si lo haces, gana 500 LP.",
        "Selecciona 1 monstruo que controles; destiérralo. Durante la próxima Standby Phase, devuelve al Campo ese "
        "monstruo y, si lo haces, roba 1 carta.",
    ],
)
def test_what_is_done_later_is_not_done_now(text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text)


def test_what_comes_and_is_a_trap_too_is_told_between_brackets() -> None:
    text = (
        "Invoca esta carta de Modo Especial como Monstruo Normal (Pez/AGUA/Nivel 5/ATK 1800/DEF 1500) (esta carta también "
        "sigue siendo una Trampa), y después puedes destruir 1 carta en el Campo."
    )
    (one,) = effects(text, "Continuous")
    came, then = one["resolve"]
    assert "only" not in came["do"][0]["summon as"] and "only" not in came["do"][0] and then["if"] == {"did": "hecho"}
    (other,) = effects(text.replace("también sigue siendo una", "NO se trata como una"), "Continuous")
    assert other["resolve"][0]["do"][0]["only"] == "yes"


def test_what_is_given_to_activate_is_a_cost() -> None:
    (one,) = effects("Para activar esta carta, Sacrifica 1 monstruo Pez. Roba 2 cartas.")
    assert one["cost"][1] == {"tribute": "sacrificio"} and one["resolve"] == [{"draw": "2"}]


def test_the_opponent_discards_each_time() -> None:
    (one,) = effects(
        "Selecciona 1 monstruo Pez que controles; durante este turno, cuando ese monstruo destruye un monstruo del "
        "adversario en batalla, tu adversario descarta 1 carta de su mano al azar."
    )
    (later,) = one["resolve"]
    assert later["always"] == "yes" and later["do"][0]["opponent"][0]["count"] == "1"


def test_damage_that_is_doubled() -> None:
    (one,) = effects("El daño de batalla que tu adversario recibe es duplicado.", "Continuous")
    assert one["becomes"] == {"amount": {"event": "amount", "times": 2}}
