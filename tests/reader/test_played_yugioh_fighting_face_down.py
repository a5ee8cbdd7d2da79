"""A monster that is attacked face down is not yet one of that name when the Damage Step begins."""

import pytest

from tests.reader.duel import labels, played

WATCH = (
    "type: spell, icon: continuous",
    'Al comienzo del Damage Step, si un monstruo "Farero" que controlas batalla con un monstruo de tu adversario:'
    " puedes robar 1 carta.",
)


@pytest.mark.parametrize(("lies", "drawn"), [(False, 1), (True, 0)])
def test_attacked_face_down_it_is_nobody_of_that_name_yet(drawn: int, *, lies: bool) -> None:
    card = "{card: Farero Viejo, facedown: yes, defense: yes, played: 2}" if lies else "Farero Viejo"
    found = played(
        {"Guardia": WATCH},
        "monsters: [Roca Alta], deck: [9 cards]",
        f"monsters: [{card}], spells: [Guardia], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Roca Alta, target: Farero Viejo}",
        *([] if lies else ["B: {Guardia/1: sí}"]),
        more="  Farero Viejo: {level: 4, atk: 100, def: 100}",
    )
    assert len(labels(found, "B", "hand")) == drawn
