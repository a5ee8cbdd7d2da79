"""Who is face up before it is said of what kind, and Traps that are monsters: whom the text means, and nobody else."""

import pytest

from tests.reader.duel import played
from tests.reader.printed import trap as effects

SET = "{card: Farera, facedown: yes}"


@pytest.mark.parametrize(("lying", "may"), [("", True), (", facedown: yes, defense: yes", False)])
def test_who_is_tributed_lies_face_up(lying: str, may: bool) -> None:
    found = played(
        {"Farera": ("type: trap", "Sacrifica 1 monstruo boca arriba de Tipo Pez; roba 1 carta.")},
        f"spells: [{SET}], monsters: [{{card: Pez Bajo{lying}}}], deck: [9 cards]",
        "deck: [9 cards]",
        "A tries: {activate: Farera}",
    )
    assert (not found.game.attempts[0]) is may
    assert bool(found.game.zone("A", "monsters")) is not may


def test_one_s_own_is_paid_with() -> None:
    (one,) = effects("Devuelve a la mano 1 monstruo boca arriba de Tipo Pez que controles; roba 1 carta.")
    paid = {"type": "monster", "facedown": "no", "race": "pez", "controller": "you"}
    assert one["cost"][0]["choose"] == paid and one["cost"][1] == {"move": "pagada", "to": "hand"}


COMES = (
    "Invoca esta carta de Modo Especial como Monstruo de Efecto (Pez/AGUA/Nivel 4/ATK 500/DEF 500). "
    "(Esta carta sigue siendo una Trampa)."
)
CURSE = (
    "Mientras esta carta sea un Monstruo, si otra Carta de Trampa que es un monstruo batalla con un monstruo "
    "que controla tu adversario, después del cálculo de daño: destruye ese monstruo de tu adversario."
)


@pytest.mark.parametrize(("who", "gone"), [("Otra", True), ("Farera", False), ("Pez Bajo", False)])
def test_another_trap_that_is_a_monster_has_fought(who: str, gone: bool) -> None:
    found = played(
        {
            "Farera": ("type: trap, icon: continuous", f"{COMES} {CURSE}"),
            "Otra": ("type: trap, icon: continuous", COMES),
        },
        f"spells: [{SET}, {{card: Otra, facedown: yes}}], monsters: [Pez Bajo], deck: [9 cards]",
        "monsters: [Roca Alta], deck: [9 cards]",
        "A: {activate: Farera, position: ataque}",
        "A: {activate: Otra, position: ataque}",
        "A: {go: battle}",
        f"A: {{attack: {who}, target: Roca Alta}}",
    )
    assert (not found.game.zone("B", "monsters")) is gone


def test_traps_that_are_monsters_and_no_others() -> None:
    (one,) = effects("Las Trampas que son monstruos que controlas ganan 500 ATK.", "Continuous")
    meant = {"type": "trap", "all of": [{"type": "monster"}], "facedown": "no", "controller": "you"}
    assert one["static"] == [{"modify": "atk", "by": "500", "on": meant}]


def test_whose_effects_the_opponent_does_not_activate() -> None:
    (one,) = effects(
        "Tu adversario no puede activar los efectos de los monstruos que fueron Invocados de Modo Especial este turno.",
        "Continuous",
    )
    barred = one["static"][0]["forbid"]
    assert barred["of"] == {"type": "monster", "summoned": "special", "came this turn": "yes"}
    assert barred["player"] == "opponent"
