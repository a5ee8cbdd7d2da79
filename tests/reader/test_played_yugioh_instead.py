"""What a Yu-Gi-Oh! text does in place of something else is done by its effect, and is no cost."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

SAVED = "Si esta carta fuera a ser destruida, puedes destruir otro monstruo que controles en su lugar."
HEARS = "Si esta carta es destruida por el efecto de una carta: roba 2 cartas."


@pytest.mark.parametrize(
    ("hears", "drawn"), [(HEARS, 2), (HEARS.replace("por el efecto de una carta", "en batalla"), 0)]
)
def test_what_is_destroyed_instead_is_destroyed_by_an_effect(hears: str, drawn: int) -> None:
    found = played(
        {"Slalom": (LEVEL_4, SAVED), "Oyente": (LEVEL_4, hears)},
        "hand: [Rayo Ajeno], monsters: [Slalom, Oyente], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rayo Ajeno, caído: Slalom, Slalom/1: sí, pagada: Oyente}",
    )
    assert labels(found, "A", "monsters") == ["Slalom"]
    assert 9 - len(found.game.zone("A", "deck")) == drawn


@pytest.mark.parametrize(("safe", "left"), [("efectos de cartas", ["Firme"]), ("batalla", ["Slalom"])])
def test_what_no_effect_destroys_saves_nobody(safe: str, left: list[str]) -> None:
    found = played(
        {
            "Slalom": (LEVEL_4, SAVED),
            "Firme": (LEVEL_4, f"No puede ser destruida por {safe}.".replace("por batalla", "en batalla")),
        },
        "hand: [Rayo Ajeno], monsters: [Slalom, Firme], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rayo Ajeno, caído: Slalom, Slalom/1: sí%s}" % (", pagada: Firme" if safe == "batalla" else ""),
    )
    assert labels(found, "A", "monsters") == left


@pytest.mark.parametrize(
    ("use", "fallen"),
    [("Rayo Ajeno, caído: Pez Bajo", ["Faro"]), ("Rayo Ajeno, caído: Faro", ["Faro"]), ("Alud", ["Faro", "Pez Bajo"])],
)
def test_a_card_that_falls_itself_falls_in_nobodys_place(use: str, fallen: list[str]) -> None:
    text = "Si un monstruo que controles fuera a ser destruido, puedes destruir esta carta en su lugar."
    found = played(
        {"Faro": (LEVEL_4, text), "Alud": ("type: spell", "Destruye todos los monstruos que controles.")},
        "hand: [Rayo Ajeno, Alud], monsters: [Faro, Pez Bajo], deck: [9 cards]",
        "deck: [9 cards]",
        f"A: {{activate: {use}{', Faro/1: sí' if use.endswith('Pez Bajo') else ''}}}",
    )
    assert [one for one in labels(found, "A", "graveyard") if one in {"Faro", "Pez Bajo"}] == fallen
