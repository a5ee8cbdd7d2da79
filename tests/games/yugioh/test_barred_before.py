"""What forbids a Summon is asked before its cost, its materials and its Tributes have gone (5.1.7.1)."""

import pytest

from tests.reader.duel import labels, played

BARS = "level: 4, atk: 900, def: 900, attribute: oscuridad, kinds: [effect]"
NOBODY = "Ningún jugador puede Invocar monstruos de Modo Especial."
NOBODY_AT_ALL = "Ningún jugador puede Invocar monstruos."
ONLY_DARK = "No puedes Invocar monstruos de Modo Especial, excepto monstruos de OSCURIDAD."
MOLE = (
    "level: 8, atk: 2700, def: 900, kinds: [effect]",
    "No puede ser Invocado de Modo Normal/Colocado. Debe ser primero Invocado de Modo Especial (desde tu mano)"
    " Sacrificando 1 monstruo que controles.",
)
XYZ = "{rank: 4, atk: 2000, def: 1, kinds: [xyz], materials: 2"
MORE = f"""  Lucero: {XYZ}, attribute: luz}}
  Sombra: {XYZ}, attribute: oscuridad}}
  Sincro: {{level: 6, atk: 1, def: 1, kinds: [synchro]}}
  Afinador: {{level: 2, atk: 1, def: 1, kinds: [tuner]}}
  Grande: {{level: 6, atk: 1, def: 1}}"""


@pytest.mark.parametrize(
    ("text", "tried", "legal"),
    [
        (NOBODY, "{xyz summon: Sombra, with: [Guarda, Roca Alta]}", False),
        (NOBODY, "{synchro summon: Sincro, with: [Guarda, Afinador]}", False),
        (NOBODY, "{special summon: Mole, elegida: Guarda}", False),
        (NOBODY, "{summon: Grande, tribute: Guarda}", True),
        (NOBODY_AT_ALL, "{summon: Grande, tribute: Guarda}", False),
        (NOBODY_AT_ALL, "{set: Grande, tribute: Guarda}", True),
        (ONLY_DARK, "{xyz summon: Lucero, with: [Guarda, Roca Alta]}", False),
        (ONLY_DARK, "{xyz summon: Sombra, with: [Guarda, Roca Alta], position: ataque}", True),
    ],
)
def test_who_bars_it_is_not_given_for_it(text: str, tried: str, *, legal: bool) -> None:
    found = played(
        {"Guarda": (BARS, text), "Mole": MOLE},
        "hand: [Mole, Grande], monsters: [Guarda, Roca Alta, Afinador],"
        " extra: [Lucero, Sombra, Sincro], deck: [9 cards]",
        "deck: [9 cards]",
        f"A tries: {tried}",
        more=MORE,
    )
    assert ("Guarda" not in labels(found, "A", "monsters")) is legal
