"""Who may not change its battle position is not turned face down, nor face up, by an effect."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

QUICK = "type: spell, icon: quick-play"
NUBE = (QUICK, "Selecciona 1 monstruo en el Campo; cambia ese objetivo a Posición de Defensa boca abajo.")
FIXED = "La posición de batalla de esta carta no puede ser cambiada."
TIED = "La posición de batalla de los monstruos Roca que controles no puede ser cambiada."


@pytest.mark.parametrize(("said", "down"), [(FIXED, False), ("Esta carta no puede atacar.", True)])
@pytest.mark.parametrize("lying", ["", ", defense: yes"])
def test_who_may_not_change_position_stays_face_up(said: str, down: bool, lying: str) -> None:
    found = played(
        {"Farera": (LEVEL_4, said), "Nube": NUBE},
        f"monsters: [{{card: Farera{lying}}}], deck: [9 cards]",
        "hand: [Nube], deck: [9 cards]",
        "B: {activate: Nube}",
        turn="B",
    )
    assert found.game.zone("A", "monsters")[0].mark("facedown") == down


@pytest.mark.parametrize(("who", "turned"), [("Roca Alta", False), ("Pez Bajo", True)])
def test_nor_is_one_that_lies_face_down_turned_up_but_by_an_attack(who: str, turned: bool) -> None:
    sube = (QUICK, "Selecciona 1 monstruo en el Campo; cambia ese objetivo a Posición de Defensa boca arriba.")
    found = played(
        {
            "Faro": ("type: spell, icon: continuous", TIED),
            "Sube": sube,
            "Torre": (LEVEL_4, "Esta carta no puede ser destruida en batalla."),
        },
        f"monsters: [{{card: {who}, facedown: yes}}], spells: [Faro], deck: [9 cards]",
        "hand: [Sube], monsters: [Torre], deck: [9 cards]",
        f"B: {{activate: Sube, objetivo: {who}}}",
        f"check: {{cards: {{{who}: {{facedown: {'no' if turned else 'yes'}}}}}}}",
        "B: {go: battle}",
        f"B: {{attack: Torre, target: {who}}}",
        turn="B",
    )
    assert not any(one.mark("facedown") for one in found.game.zone("A", "monsters"))


EQUIP = "Equipa sólo a un monstruo Roca. Cuando esta carta deja el Campo, destruye el monstruo equipado."
FATES = {
    "destruye el monstruo equipado": "graveyard",
    "destierra el monstruo equipado": "banished",
}


@pytest.mark.parametrize("turned", [True, False])
@pytest.mark.parametrize("fate", FATES)
def test_who_was_turned_face_down_is_equipped_no_longer(fate: str, turned: bool) -> None:
    soplo = (QUICK, "Selecciona 1 Carta Mágica en el Campo; destruye ese objetivo.")
    found = played(
        {
            "Faja": ("type: spell, icon: equip", EQUIP.replace("destruye el monstruo equipado", fate)),
            "Nube": NUBE,
            "Soplo": soplo,
        },
        "monsters: [Roca Alta], spells: [{card: Faja, equipped: Roca Alta}], deck: [9 cards]",
        f"hand: [{'Nube' if turned else 'Soplo'}], deck: [9 cards]",
        "B: {activate: Nube}" if turned else "B: {activate: Soplo, objetivo: Faja}",
        turn="B",
    )
    assert "Roca Alta" in labels(found, "A", "monsters" if turned else FATES[fate])
