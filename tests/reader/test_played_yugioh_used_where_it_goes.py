"""What a card says of its own leaving is used where it has gone, though it lay face down or was negated (2.2.7.1)."""

import pytest

from tests.reader.duel import LEVEL_4, played

DOWN = "facedown: yes, defense: yes, played: 2"
LEAVING = [
    "Si esta carta es destruida: roba 1 carta.",
    "Si esta carta es mandada al Cementerio: roba 1 carta.",
    "Si esta carta es mandada del Campo al Cementerio: roba 1 carta.",
    "Si esta carta deja el Campo: roba 1 carta.",
    "Si esta carta en tu posesión es destruida por una carta del adversario: roba 1 carta.",
]


def drawn(lies: str, text: str, *, hushed: str = "", before: tuple[str, ...] = ()) -> int:
    found = played(
        {
            "Farera": (LEVEL_4, text),
            "Silencio": ("type: trap, icon: continuous", hushed or "Los monstruos Pez ganan 100 ATK."),
        },
        f"monsters: [{{card: Farera, {lies}}}], deck: [9 cards]",
        f"hand: [Rayo Ajeno], {'spells: [Silencio], ' if hushed else ''}deck: [9 cards]",
        *before,
        "B: {activate: Rayo Ajeno}",
        turn="B",
    )
    return 9 - len(found.game.zone("A", "deck"))


@pytest.mark.parametrize("text", LEAVING)
@pytest.mark.parametrize("lies", [DOWN, "defense: yes"])
def test_a_face_down_monster_that_leaves_uses_what_it_says_of_that(text: str, lies: str) -> None:
    assert drawn(lies, text) == 1


def test_one_that_wants_to_be_face_up_does_not() -> None:
    text = "Si esta carta boca arriba es destruida: roba 1 carta."
    assert (drawn(DOWN, text), drawn("defense: yes", text)) == (0, 1)


@pytest.mark.parametrize("text", LEAVING)
@pytest.mark.parametrize(
    "hushed",
    ["Niega los efectos de los monstruos boca arriba en el Campo.", "Los efectos de los monstruos son negados."],
)
def test_so_does_one_whose_effects_are_negated_on_the_field(text: str, hushed: str) -> None:
    assert drawn("defense: yes", text, hushed=hushed) == 1


@pytest.mark.parametrize(("spells", "many"), [("spells: [Silencio], ", 0), ("", 1)])
def test_what_waits_for_others_stays_negated(spells: str, many: int) -> None:
    found = played(
        {
            "Farera": (LEVEL_4, "Si un monstruo es destruido: roba 1 carta."),
            "Silencio": ("type: trap, icon: continuous", "Niega los efectos de los monstruos boca arriba en el Campo."),
            "Sequía": ("type: spell", "Destruye todos los monstruos Pez que controle tu adversario."),
        },
        "monsters: [Farera, Pez Bajo], deck: [9 cards]",
        f"hand: [Sequía], {spells}deck: [9 cards]",
        "B: {activate: Sequía}",
        turn="B",
    )
    assert 9 - len(found.game.zone("A", "deck")) == many


@pytest.mark.parametrize(("icon", "many"), [("", 1), (", icon: continuous", 1)])
def test_a_set_trap_too(icon: str, many: int) -> None:
    found = played(
        {
            "Cofre": (f"type: trap{icon}", "Si esta carta Colocada es destruida: roba 1 carta."),
            "Rayo": ("type: spell", "Destruye todas las Mágicas y Trampas en el Campo."),
        },
        "spells: [{card: Cofre, facedown: yes, played: 2}], deck: [9 cards]",
        "hand: [Rayo], deck: [9 cards]",
        "B: {activate: Rayo}",
        turn="B",
    )
    assert 9 - len(found.game.zone("A", "deck")) == many
