"""What a card was left to do from where it had gone, it does not do where it has gone since."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

MOVES = (
    "{type: spell, icon: quick-play, effects: [{targets: [{choose: {zone: graveyard}, as: movida}], resolve: [%s]}]}"
)
SINCE = {"Rescate": "{move: movida, to: hand}", "Olvido": "{banish: movida}"}
BACK = "Si esta carta es destruida: Invócala de Modo Especial durante la End Phase de este turno."
ACROSS = (
    "Si esta carta es destruida en batalla, Invócala de Modo Especial en el Campo de tu adversario al final de la"
    " Battle Phase."
)


def more() -> str:
    return "\n".join(f"  {name}: {MOVES % deed}" for name, deed in SINCE.items())


@pytest.mark.parametrize("since", ["", *SINCE])
def test_it_comes_back_in_the_end_phase_from_where_it_went(since: str) -> None:
    found = played(
        {"Farera": (LEVEL_4, BACK)},
        f"monsters: [Farera], hand: [Rayo Ajeno{', ' if since else ''}{since}], deck: [9 cards]",
        "deck: [9 cards]",
        "A: {activate: Rayo Ajeno}",
        *([f"A: {{activate: {since}, movida: Farera}}"] if since else []),
        "A: {go: end}",
        *([] if since else ["A: {position: defensa}"]),
        more=more(),
    )
    assert (labels(found, "A", "monsters") == ["Farera"]) is (not since)


@pytest.mark.parametrize("since", ["", *SINCE])
def test_so_does_what_goes_across_when_the_battle_phase_ends(since: str) -> None:
    found = played(
        {"Farera": (LEVEL_4, ACROSS)},
        f"monsters: [Muralla], hand: [{since}], deck: [9 cards]",
        "monsters: [Farera], deck: [9 cards]",
        "A: {go: battle}",
        "A: {attack: Muralla, target: Farera}",
        *([f"A: {{activate: {since}, movida: Farera}}"] if since else []),
        "A: {go: main 2}",
        *([] if since else ["B: {position: defensa}"]),
        more=f"{more()}\n  Muralla: {{level: 4, atk: 1800, def: 0}}",
    )
    assert ("Farera" in labels(found, "A", "monsters")) is (not since)
