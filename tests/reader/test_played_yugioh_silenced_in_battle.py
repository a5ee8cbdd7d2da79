"""Whoever battles a card that says so has no effects in that Damage Step, and has them again behind it."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

DECK = "deck: [9 cards]"
SAID = (
    "Si esta carta batalla con un monstruo de tu adversario, ese monstruo ve sus efectos negados hasta el final del Damage Step.",
    "Si esta carta batalla con un monstruo de tu adversario, niega los efectos de ese monstruo sólo durante el Damage Step.",
    "Si esta carta batalla con un monstruo de tu adversario, los efectos de ese monstruo son negados hasta el final del Damage Step.",
)
STRONG = (LEVEL_4, "Esta carta gana 1000 ATK.")
SAFE = (LEVEL_4, "No puede ser destruido en batalla.")
ATTACK = ("A: {go: battle}", "A: {attack: Callado, target: Rival}")


def battle(text: str, rival: tuple[str, str], *, others: str = "") -> list[str]:
    found = played(
        {"Callado": ("level: 4, atk: 1600, def: 900, kinds: [effect]", text), "Rival": rival},
        f"monsters: [Callado], {DECK}", f"monsters: [Rival{others}], {DECK}", *ATTACK,
    )  # fmt: skip
    return labels(found, "A", "monsters") + labels(found, "B", "monsters")


@pytest.mark.parametrize("text", SAID)
@pytest.mark.parametrize("rival", [STRONG, SAFE])
def test_it_has_none_while_they_battle(text: str, rival: tuple[str, str]) -> None:
    assert battle(text, rival) == ["Callado"]


def test_who_battles_nobody_has_its_own() -> None:
    lion = (LEVEL_4, "Tus monstruos Pez no pueden ser destruidos en batalla.")
    found = played(
        {"Callado": ("level: 4, atk: 1600, def: 900, kinds: [effect]", SAID[0]), "Guardián": lion},
        f"monsters: [Callado], {DECK}", f"monsters: [Pez Bajo, Guardián], {DECK}", "A: {go: battle}",
        "A: {attack: Callado, target: Pez Bajo}",
    )  # fmt: skip
    assert labels(found, "B", "monsters") == ["Guardián", "Pez Bajo"]


def test_of_one_of_ones_own_it_is_not_said() -> None:
    assert battle(SAID[0].replace("de tu adversario", "Demonio de tu adversario"), STRONG) == ["Rival"]


@pytest.mark.parametrize(("of", "falls"), [("Roca", True), ("Pez", False)])
def test_said_of_others_that_battle(of: str, *, falls: bool) -> None:
    herald = f"Si un monstruo {of} que controlas batalla con un monstruo de tu adversario, los efectos de ese monstruo son negados hasta el final del Damage Step."
    found = played(
        {"Heraldo": (LEVEL_4, herald), "Rival": ("level: 4, atk: 900, def: 900, kinds: [effect]", SAFE[1])},
        f"monsters: [Heraldo, Roca Alta], {DECK}", f"monsters: [Rival], {DECK}", "A: {go: battle}",
        "A: {attack: Roca Alta, target: Rival}",
    )  # fmt: skip
    assert labels(found, "B", "monsters") == ([] if falls else ["Rival"])


def test_said_of_whoever_wears_it() -> None:
    mask = (
        "type: spell, icon: equip",
        "Si el monstruo equipado batalla con un monstruo de tu adversario, niega los efectos de ese monstruo sólo durante el Damage Step.",
    )
    found = played(
        {"Máscara": mask, "Rival": ("level: 4, atk: 900, def: 900, kinds: [effect]", SAFE[1])},
        f"monsters: [Roca Alta], spells: [{{card: Máscara, equipped: Roca Alta}}], {DECK}", f"monsters: [Rival], {DECK}",
        "A: {go: battle}", "A: {attack: Roca Alta, target: Rival}",
    )  # fmt: skip
    assert labels(found, "B", "monsters") == []
