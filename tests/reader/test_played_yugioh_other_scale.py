"""What a Pendulum Monster does to the card beside it, and from the Extra Deck where it lies face up."""

import pytest

from judgekit.errors import UserError
from tests.reader.duel import LEVEL_4, labels, played

SCALE = "level: 4, atk: 1500, def: 900, scale: 4, kinds: [effect, pendulum]"
PULLS = '[Péndulo] Puedes destruir la carta en tu otra Zona de Péndulo y, si lo haces, añade a tu mano 1 monstruo "Faro" en tu Deck.'
WAITS = "[Monstruo] Si esta carta está boca arriba en tu Deck Extra: puedes pagar 100 LP; añade esta carta a tu mano."


def test_it_destroys_the_card_beside_it_and_never_itself() -> None:
    found = played(
        {"Veleta": (SCALE, PULLS), "Noria": (SCALE, PULLS), "Faro Sur": (LEVEL_4, "Esta carta no puede atacar.")},
        "pendulum: [Veleta, Noria], deck: [Faro Sur, 9 cards]",
        "pendulum: [{card: Noria, as: Ajena}], deck: [9 cards]",
        "A: {activate: Veleta}",
    )
    assert labels(found, "A", "pendulum") == ["Veleta"]
    assert labels(found, "A", "extra") == ["Noria"]
    assert labels(found, "B", "pendulum") == ["Ajena"]
    assert labels(found, "A", "hand") == ["Faro Sur"]


def test_it_does_nothing_where_no_card_lies_beside_it() -> None:
    with pytest.raises(UserError):
        played(
            {"Veleta": (SCALE, PULLS), "Faro Sur": (LEVEL_4, "Esta carta no puede atacar.")},
            "pendulum: [Veleta], deck: [Faro Sur, 9 cards]",
            "deck: [9 cards]",
            "A: {activate: Veleta}",
        )


def test_face_up_in_the_extra_deck_it_comes_back() -> None:
    found = played(
        {"Noria": (SCALE, WAITS)},
        "extra: [{card: Noria, faceup: yes}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Noria}",
    )
    assert labels(found, "A", "hand") == ["Noria"]


@pytest.mark.parametrize("where", ["extra: [Noria]", "graveyard: [Noria]", "monsters: [Noria]", "pendulum: [Noria]"])
def test_nowhere_else_does_it(where: str) -> None:
    with pytest.raises(UserError):
        played(
            {"Noria": (SCALE, WAITS)},
            f"{where}, deck: [9 cards]",
            "deck: [9 cards]",
            "A: {activate: Noria}",
        )


LOST = (
    "[Monstruo] Si una carta en tu Zona de Péndulo es destruida mientras esta carta está boca arriba en tu Deck Extra: "
    "añade esta carta a tu mano."
)


@pytest.mark.parametrize(
    ("lying", "hand"),
    [("extra: [{card: Noria, faceup: yes}], pendulum: [Veleta]", ["Noria"]), ("pendulum: [Noria]", [])],
)
def test_it_was_there_when_another_was_destroyed(lying: str, hand: list[str]) -> None:
    found = played(
        {
            "Noria": (SCALE, LOST),
            "Veleta": (SCALE, "[Monstruo] Esta carta no puede atacar."),
            "Óxido": ("type: spell", "Destruye todas las cartas en tus Zonas de Péndulo."),
        },
        f"{lying}, hand: [Óxido], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Óxido}",
    )
    assert labels(found, "A", "hand") == hand


FALLEN = "es destruido mientras esta carta está en tu Cementerio: añade esta carta a tu mano."


@pytest.mark.parametrize(("fallen", "hand"), [("Roca Alta", ["Boya"]), ("Ancla", ["Boya"])])
def test_what_waits_in_the_graveyard_does_not_see_itself_come(fallen: str, hand: list[str]) -> None:
    found = played(
        {"Boya": (LEVEL_4, f"Si un monstruo que controlas {FALLEN}"), "Ancla": (LEVEL_4, f"Si un monstruo {FALLEN}")},
        "monsters: [Roca Alta, Ancla], graveyard: [Boya], hand: [Rayo Ajeno], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: Rayo Ajeno, caído: {fallen}}}",
    )
    assert labels(found, "A", "hand") == hand
    assert labels(found, "A", "graveyard") == sorted(["Rayo Ajeno", fallen])
