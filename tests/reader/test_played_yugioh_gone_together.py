"""What falls together with the card that would banish it is banished; what falls behind it is not."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

ALL = "Cualquier carta que fuera a ser mandada al Cementerio es desterrada en su lugar."
WHILE = (
    "Mientras esta carta esté boca arriba en el Campo, cualquier carta mandada al Cementerio es desterrada en su lugar."
)


@pytest.mark.parametrize("text", [ALL, WHILE])
@pytest.mark.parametrize("who", ["A", "B"])
def test_whoever_is_destroyed_with_it_is_banished(text: str, who: str) -> None:
    found = played(
        {
            "Sima": ("type: trap, icon: continuous", text),
            "Ruina": ("type: spell", "Destruye todas las cartas en el Campo."),
        },
        f"spells: [Sima], monsters: [Roca Alta], deck: [9 cards]{', hand: [Ruina]' if who == 'A' else ''}",
        f"monsters: [Pez Bajo], deck: [9 cards]{', hand: [Ruina]' if who == 'B' else ''}",
        f"{who}: {{activate: Ruina}}",
        turn=who,
    )
    assert (labels(found, "A", "banished"), labels(found, "B", "banished")) == (["Roca Alta", "Sima"], ["Pez Bajo"])
    assert labels(found, who, "graveyard") == ["Ruina"]


@pytest.mark.parametrize(("attacker", "target"), [("Farera", "Roca Igual"), ("Roca Igual", "Farera")])
def test_so_are_two_that_fall_in_one_battle(attacker: str, target: str) -> None:
    found = played(
        {"Farera": (LEVEL_4, ALL)},
        f"monsters: [{attacker}], deck: [9 cards]",
        f"monsters: [{target}], deck: [9 cards]",
        "A: {go: battle}",
        f"A: {{attack: {attacker}, target: {target}}}",
        more="  Roca Igual: {level: 4, atk: 1500, def: 0}",
    )
    assert (labels(found, "A", "banished"), labels(found, "B", "banished")) == ([attacker], [target])
