"""To whom alone an Equip Spell goes: its bearer goes on being such, unless only where it lies as it is activated."""

from typing import Any

import pytest

from tests.reader.duel import labels, played
from tests.reader.printed import spell

GAINS = "El monstruo equipado gana 400 ATK."


def effects(text: str) -> Any:
    return spell(text, "Equip")


def kept(text: str) -> Any:
    """What the bearer must remain, by what destroys the card; nothing where that is not said."""
    return next((one["whenever"]["all"][1]["exists"] for one in effects(text) if "whenever" in one), None)


REPTILE = {"equipped": "self", "type": "monster", "race": "reptil", "facedown": "no"}


@pytest.mark.parametrize(
    "said",
    [
        "Sólo puedes equipar esta carta a un monstruo Reptil.",
        "Equipa sólo a un monstruo Reptil.",
        "Equipa esta carta sólo a un monstruo Reptil.",
        "Sólo puede equiparse a un monstruo Reptil.",
        "Sólo puede ser equipada a un monstruo Reptil.",
        "Activa esta carta pagando 300 LP. Equipa sólo a un monstruo Reptil.",
        'Sólo puedes activar 1 "Alba del Faro" por turno. Equipa sólo a un monstruo Reptil.',
        "Equipa sólo a un monstruo Reptil que controle tu adversario.",
    ],
)
def test_the_bearer_goes_on_being_such(said: str) -> None:
    assert kept(f"{said} {GAINS}") == REPTILE


@pytest.mark.parametrize(
    ("whom", "also"),
    [("monstruo que controles", {}), ("monstruo Reptil que controles", {"race": "reptil"})],
)
def test_on_whose_side_it_goes_on_lying(whom: str, also: dict[str, str]) -> None:
    expected = {"equipped": "self", "type": "monster", "facedown": "no", "controller": "you", **also}
    assert kept(f"Equipa sólo a un {whom}. {GAINS}") == expected


@pytest.mark.parametrize("whom", ["monstruo", "monstruo en el Campo", "monstruo que controle tu adversario"])
def test_nothing_is_kept_where_nothing_is_told(whom: str) -> None:
    assert kept(f"Equipa sólo a un {whom}. {GAINS}") is None


LIES = "spells: [{card: Lanza, equipped: Roca Alta}]"


@pytest.mark.parametrize(
    ("whom", "to", "left"),
    [
        ("un monstruo Roca", "Pez", []),
        ("un monstruo Roca", "Reptil", []),
        ("un monstruo Roca o un monstruo Reptil", "Reptil", ["Lanza"]),
        ("un monstruo", "Pez", ["Lanza"]),
        ("un monstruo que controles", "Pez", ["Lanza"]),
    ],
)
def test_of_another_type_it_bears_the_card_no_longer(whom: str, to: str, left: list[str]) -> None:
    found = played(
        {
            "Lanza": ("type: spell, icon: equip", f"Equipa sólo a {whom}. {GAINS}"),
            "Alud": ("type: spell", f"Selecciona 1 monstruo en el Campo; ese objetivo se convierte en {to}."),
        },
        f"monsters: [Roca Alta], {LIES}, hand: [Alud], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Alud, objetivo: Roca Alta}",
    )
    assert labels(found, "A", "spells") == left


@pytest.mark.parametrize(
    ("whom", "left"),
    [("monstruo que controles", []), ("monstruo Roca", ["Lanza"]), ("monstruo que controle tu adversario", ["Lanza"])],
)
def test_of_another_controller(whom: str, left: list[str]) -> None:
    found = played(
        {
            "Lanza": ("type: spell, icon: equip", f"Equipa sólo a un {whom}. {GAINS}"),
            "Alud": (
                "type: spell",
                "Selecciona 1 monstruo que controle tu adversario; toma el control de ese objetivo hasta la End Phase.",
            ),
        },
        "hand: [Alud], deck: [9 cards]",
        f"monsters: [Roca Alta], {LIES}, deck: [9 cards]",
        "A: {activate: Alud, objetivo: Roca Alta}",
    )
    assert labels(found, "B", "spells") == left
