"""Nothing is equipped to a monster that lies face down when the effect resolves."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

NUBE = (
    "type: spell, icon: quick-play",
    "Selecciona 1 monstruo en el Campo; cambia ese objetivo a Posición de Defensa boca abajo.",
)
TO = "Puedes seleccionar 1 monstruo boca arriba que controles; equipa"


@pytest.mark.parametrize("other", [False, True])
@pytest.mark.parametrize(
    ("said", "where"),
    [
        (f"{TO} esta carta en tu mano a ese objetivo.", "hand"),
        (f"{TO} esta carta en tu Cementerio a ese objetivo.", "graveyard"),
    ],
)
def test_what_would_equip_itself_stays_where_it_is(said: str, where: str, other: bool) -> None:
    found = played(
        {"Farera": (LEVEL_4, said), "Nube": NUBE},
        f"{where}: [Farera], monsters: [Roca Alta, Pez Bajo]",
        "spells: [{card: Nube, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {activate: Farera, objetivo: Roca Alta}",
        f"B responds: {{activate: Nube, objetivo: {'Pez Bajo' if other else 'Roca Alta'}}}",
    )
    assert labels(found, "A", "spells" if other else where) == ["Farera"]


@pytest.mark.parametrize("other", [False, True])
def test_so_does_a_monster_that_another_s_effect_equips(other: bool) -> None:
    said = (
        "Una vez por turno: puedes seleccionar 1 monstruo boca arriba que controles; "
        "equípalo con 1 monstruo Pez en tu Cementerio como una Mágica de Equipo que le da 500 ATK."
    )
    found = played(
        {"Farera": (LEVEL_4, said), "Nube": NUBE},
        "graveyard: [Pez Bajo], monsters: [Roca Alta, Farera]",
        "spells: [{card: Nube, facedown: yes, played: 3}], deck: [9 cards]",
        "A: {activate: Farera, objetivo: Roca Alta}",
        f"B responds: {{activate: Nube, objetivo: {'Farera' if other else 'Roca Alta'}}}",
    )
    assert labels(found, "A", "spells" if other else "graveyard") == ["Pez Bajo"]
