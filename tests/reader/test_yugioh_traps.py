"""What Yu-Gi-Oh! Traps say that other cards hardly do, in Spanish sentences of our own."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def effects(text: str, icon: str = "Normal") -> Any:
    return read("yugioh", Printing("Alba del Faro", text, {"type": "Trap", "property": icon})).fields["effects"]


def refused(text: str, icon: str = "Normal") -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text, icon)


NO_CARDS = {"exists": {"controller": "you"}, "count": 0}


@pytest.mark.parametrize(
    ("said", "permission", "zone"),
    [
        ("desde tu mano", "activate from hand", "hand"),
        ("el turno en que fue Colocada", "activate when set", None),
    ],
)
def test_a_trap_that_may_be_activated_sooner_than_others(said: str, permission: str, zone: str | None) -> None:
    _, sooner = effects(f"Roba 1 carta. Si no controlas cartas, puedes activar esta carta {said}.")
    assert (sooner["static"], sooner["while"]) == ([{"allow": permission, "on": "self"}], NO_CARDS)
    assert sooner.get("zone") == zone


def test_what_an_effect_sets_may_be_activated_at_once_only_if_that_is_said() -> None:
    _, _, at_once = effects("Coloca 1 Trampa en tu Cementerio. Esa carta puede ser activada este turno.")[0]["resolve"]
    assert at_once == {"allow": "activate when set", "on": "elegida", "until": "end of turn"}
    assert len(effects("Coloca 1 Trampa en tu Cementerio.")[0]["resolve"]) == 2
