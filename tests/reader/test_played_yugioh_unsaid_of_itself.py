"""What a monster says of itself without naming itself, and of the Level of this card: played, with the near miss."""

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import monster as effects

SAFE = "Mientras esté en Posición de Defensa, {}."
KEPT = (
    "no puede ser destruida por efectos de cartas",
    "los otros monstruos que controlas no pueden ser destruidos por efectos de cartas",
)


@pytest.mark.parametrize("lies", [True, False])
@pytest.mark.parametrize("aimed", ["Farera", "Pez Bajo"])
@pytest.mark.parametrize("kept", KEPT)
def test_it_holds_as_it_lies(kept: str, aimed: str, *, lies: bool) -> None:
    """Of itself or of the others, and only in Defense Position."""
    found = played(
        {"Farera": (LEVEL_4, SAFE.format(kept))},
        f"monsters: [{{card: Farera, defense: {'yes' if lies else 'no'}}}, Pez Bajo], hand: [Rayo Ajeno], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Rayo Ajeno, caído: {aimed}}}",
    )
    meant = (aimed == "Farera") is (kept == KEPT[0])
    assert (aimed in labels(found, "A", "monsters")) is (lies and meant)


def test_a_spell_would_speak_of_whom_it_is_equipped_to() -> None:
    with pytest.raises(NotUnderstoodError):
        read("yugioh", Printing("Farera", SAFE.format(KEPT[0]), {"type": "Spell", "property": "Equip"}))


@pytest.mark.parametrize("how", ["su Nivel", "el Nivel de ese monstruo"])
def test_another_takes_the_level_of_this_card(how: str) -> None:
    found = played(
        {"Farera": (LEVEL_4, f"Puedes seleccionar 1 monstruo que controles; {how} se convierte en el de esta carta.")},
        "monsters: [Farera, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Farera, objetivo: Pez Bajo}",
    )
    levels = {one.label: found.game.value(one, "level") for one in found.game.zone("A", "monsters")}
    assert levels == {"Farera": 4, "Pez Bajo": 4}


@pytest.mark.parametrize(
    ("short", "full"),
    [
        (
            "Ninguno de los jugadores recibe daño de batalla de batallas que involucren esta carta.",
            "Ningún jugador recibe daño de batalla de batallas que involucren esta carta.",
        ),
        (
            "Cuando esta carta cambia de Posición de Ataque a Posición de Defensa: roba 1 carta.",
            "Cuando esta carta en Posición de Ataque boca arriba es cambiada a Posición de Defensa: roba 1 carta.",
        ),
        (
            "Tu adversario no puede desterrar cartas de los Cementerios.",
            "Tu adversario no puede desterrar cartas del Cementerio.",
        ),
    ],
)
def test_one_thing_said_in_two_ways(short: str, full: str) -> None:
    assert effects(short) == effects(full)


def test_turned_face_down_it_is_no_change_to_defense() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Cuando esta carta cambia de Posición de Ataque a Posición de Defensa boca abajo: roba 1 carta.")


@pytest.mark.parametrize(("by", "stands"), [("Lapa", False), ("Boya", True)])
def test_unaffected_but_by_some_of_them(by: str, *, stands: bool) -> None:
    """Whose effects are left out still reach it."""
    bolt = "Una vez por turno: puedes seleccionar 1 monstruo que controle tu adversario; destrúyelo."
    plain = "level: 4, atk: 500, def: 500, kinds: [effect], race: {}"
    found = played(
        {
            "Farera": (LEVEL_4, "Esta carta no es afectada por efectos de monstruos, excepto los de monstruos Pez."),
            "Lapa": (plain.format("pez"), bolt),
            "Boya": (plain.format("roca"), bolt),
        },
        f"monsters: [{by}], deck: [9 cards]",
        "monsters: [Farera], deck: [9 cards]",
        f"A: {{activate: {by}, objetivo: Farera}}",
    )
    assert (labels(found, "B", "monsters") == ["Farera"]) is stands
