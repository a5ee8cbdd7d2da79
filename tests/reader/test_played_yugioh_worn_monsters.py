"""A monster that bears another as an Equip Card (5.2.7): one at a time, what that one lends, by whose effect it lies there."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

SWALLOWS = (
    "Puedes seleccionar 1 monstruo que controle tu adversario; equipa ese objetivo a esta carta (máx. 1). "
    "El ATK/DEF de esta carta se convierte en el ATK/DEF de ese monstruo equipado. "
    "Si esta carta fuera a ser destruida en batalla, en su lugar destruye ese monstruo equipado."
)
BY_THIS = (
    "Puedes seleccionar 1 monstruo que controle tu adversario; equípalo a esta carta. "
    "Gana ATK igual a la mitad del ATK original del monstruo equipado a ella por este efecto."
)
THEIRS = "monsters: [Roca Alta, Pez Bajo], deck: [9 cards]"
SWALLOWED = "A: {activate: Boca, objetivo: Roca Alta}"


def test_it_has_the_atk_and_def_of_the_one_that_it_bears() -> None:
    found = played({"Boca": (LEVEL_4, SWALLOWS)}, "monsters: [Boca], deck: [9 cards]", THEIRS, SWALLOWED)
    mouth = found.game.card("Boca")
    assert (found.game.value(mouth, "atk"), found.game.value(mouth, "def")) == (1000, 1900)
    assert labels(found, "A", "spells") == ["Roca Alta"]


def test_with_none_it_has_its_own() -> None:
    found = played({"Boca": (LEVEL_4, SWALLOWS)}, "monsters: [Boca], deck: [9 cards]", THEIRS, "A: {go: battle}")
    mouth = found.game.card("Boca")
    assert (found.game.value(mouth, "atk"), found.game.value(mouth, "def")) == (1500, 900)


@pytest.mark.parametrize(("most", "word"), [(1, " tries"), (2, "")])
def test_it_bears_no_more_than_so_many(most: int, word: str) -> None:
    text = SWALLOWS.replace("máx. 1", f"máx. {most}")
    found = played(
        {"Boca": (LEVEL_4, text)},
        "monsters: [Boca], deck: [9 cards]",
        THEIRS,
        SWALLOWED,
        f"A{word}: {{activate: Boca, objetivo: Pez Bajo}}",
    )
    assert len(labels(found, "A", "spells")) == most


def test_only_one_that_its_own_effect_has_laid_there_is_counted() -> None:
    other = "  Lazo: {type: spell, effects: [{targets: [{choose: {type: monster, controller: opponent}, as: preso}, {choose: {type: monster, controller: you}, as: portador}], resolve: [{equip card: preso, to: portador}]}]}"
    found = played(
        {"Boca": (LEVEL_4, BY_THIS)},
        "monsters: [Boca], hand: [Lazo], deck: [9 cards]",
        THEIRS,
        "A: {activate: Lazo, preso: Pez Bajo}",
        SWALLOWED,
        more=other,
    )
    assert labels(found, "A", "spells") == ["Pez Bajo", "Roca Alta"]
    assert found.game.value(found.game.card("Boca"), "atk") == 2000
