"""A Summon that cannot be negated (5.1.7.1): what would negate it is used in vain, and negates any other."""

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.duel import LEVEL_4, labels, played
from tests.reader.printed import monster

JUDGMENT = (
    "type: trap, icon: counter",
    "Cuando uno o más monstruos fueran a ser Invocados: niega la Invocación y, si lo haces, destrúyelos.",
)


@pytest.mark.parametrize(
    ("says", "comes"),
    [
        ("La Invocación de Modo Normal de esta carta no puede ser negada.", ["Farera"]),
        ("Su Invocación no puede ser negada.", ["Farera"]),
        ("Esta carta no puede atacar.", []),
    ],
)
def test_the_summon_of_one_that_says_so_goes_on(says: str, comes: list[str]) -> None:
    found = played(
        {"Farera": (LEVEL_4, says), "Juicio": JUDGMENT},
        "hand: [Farera], deck: [9 cards]",
        "spells: [{card: Juicio, facedown: yes, played: 2}], deck: [9 cards]",
        "A: {summon: Farera}",
        "B: {Juicio/1: sí}",
    )
    assert labels(found, "A", "monsters") == comes


@pytest.mark.parametrize("kind", ["por Fusión", "de otras cartas"])
def test_what_is_no_declared_summon_of_its_own_is_not_read(kind: str) -> None:
    with pytest.raises(NotUnderstoodError):
        monster(f"La Invocación {kind} de esta carta no puede ser negada.")
