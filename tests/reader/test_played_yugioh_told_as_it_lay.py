"""What a card was told by on the field tells it as it falls: the materials under it; that it lies there as an Equip Card."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

DECK = "deck: [9 cards]"
FALLS = (
    "type: trap, icon: continuous",
    "Si un Monstruo Xyz que controlas y que tenga material es destruido: roba 1 carta.",
)
PEAK = "  Cumbre: {rank: 4, materials: 2, atk: 500, def: 0, race: roca, kinds: [xyz]}"
NOW = "  Ya: {type: spell, effects: [{resolve: [{destroy: {type: monster, race: roca}}]}]}"
WORN = (
    LEVEL_4,
    "Una vez por turno: puedes seleccionar 1 Carta de Monstruo que controlas y que sea una Carta de Equipo; Invócala de Modo Especial en Posición de Defensa.",
)


@pytest.mark.parametrize(("under", "drawn"), [("under: [Pez Bajo]", 1), ("played: 2", 0)])
@pytest.mark.parametrize("by", ["effect", "battle"])
def test_with_materials_as_it_fell(under: str, drawn: int, by: str) -> None:
    script = ["A: {activate: Ya}"] if by == "effect" else ["A: {go: battle}", "A: {attack: Cumbre, target: Pez Alto}"]
    found = played(
        {"Cima": FALLS}, f"spells: [Cima], monsters: [{{card: Cumbre, {under}}}], hand: [Ya], {DECK}",
        f"monsters: [Pez Alto], {DECK}", *script, more=f"{PEAK}\n{NOW}\n  Pez Alto: {{level: 4, atk: 1900, def: 0, race: pez}}",
    )  # fmt: skip
    assert (len(labels(found, "A", "deck")), labels(found, "A", "monsters")) == (9 - drawn, [])


@pytest.mark.parametrize(("worn", "comes"), [("Pez Bajo", True), ("Hoja", False)])
def test_a_monster_that_is_worn(worn: str, *, comes: bool) -> None:
    a = f"monsters: [Herrero], spells: [{{card: {worn}, equipped: Herrero}}], {DECK}"
    script = ["A: {activate: Herrero, objetivo: Pez Bajo}"] if comes else ["A tries: {activate: Herrero}"]
    found = played({"Herrero": WORN}, a, DECK, *script, more="  Hoja: {type: spell, icon: equip}")
    assert labels(found, "A", "monsters") == (["Herrero", "Pez Bajo"] if comes else ["Herrero"])
