"""What is joined with «y» is done to both or to neither; who was sent there is counted there; who has no Level."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

QUICK = "type: spell, icon: quick-play"
SOPLO = (QUICK, "Selecciona 1 monstruo en el Campo; destruye ese objetivo.")


@pytest.mark.parametrize(
    ("said", "gone", "left"),
    [
        ("Destruye 1 monstruo Pez que controles y 1 carta que controle tu adversario.", "Pez Bajo", True),
        ("Destruye 1 monstruo Pez que controles y 1 carta que controle tu adversario.", "Otra", False),
        (
            "Selecciona 1 monstruo Pez que controles y 1 carta que controle tu adversario; destrúyelos.",
            "Pez Bajo",
            False,
        ),
    ],
)
def test_of_two_that_are_chosen_on_resolving_both_are_there(said: str, gone: str, left: bool) -> None:
    chosen = "primero: Pez Bajo, segundo: Roca Alta" if said.startswith("Sel") else ""
    found = played(
        {"Alud": ("type: spell", said), "Soplo": SOPLO},
        "hand: [Alud], monsters: [Pez Bajo, {card: Roca Alta, as: Otra}], deck: [9 cards]",
        "monsters: [Roca Alta], spells: [{card: Soplo, facedown: yes, played: 3}], deck: [9 cards]",
        f"A: {{activate: Alud{', ' if chosen else ''}{chosen}{'' if chosen or gone == 'Pez Bajo' else ', segundo: Roca Alta'}}}",
        f"B responds: {{activate: Soplo, objetivo: {gone}}}",
    )
    assert ("Roca Alta" in labels(found, "B", "monsters")) == left


@pytest.mark.parametrize(("macro", "back"), [(True, 0), (False, 1)])
@pytest.mark.parametrize("to", ["descartada al Cementerio por este efecto", "mandada al Cementerio por este efecto"])
def test_only_those_that_went_to_the_graveyard_are_counted(to: str, macro: bool, back: int) -> None:
    deed = "Descarta toda tu mano" if to.startswith("desc") else "Manda todas las cartas en tu mano al Cementerio"
    said = f"{deed}, y después añade a tu mano, desde tu Cementerio, 1 monstruo Roca por cada carta {to}."
    would = "{would: {event: move, to: graveyard, of: {type: monster}}, becomes: {to: banished}}"
    found = played(
        {"Alud": ("type: spell", said)},
        "hand: [Alud, Pez Bajo], graveyard: [Roca Alta, {card: Roca Alta, as: Otra}]",
        f"spells: [{'Niebla' if macro else ''}]",
        "A: {activate: Alud%s}" % ("" if macro else ", elegida: Otra"),
        more=f"  Niebla: {{type: spell, icon: continuous, effects: [{would}]}}",
    )
    assert len(found.game.zone("A", "hand")) == back


RAISE = "Una vez por turno, puedes seleccionar otro monstruo en el Campo e incrementar su Nivel en 1."
SETS = "Una vez por turno: puedes seleccionar 1 monstruo en el Campo; el Nivel de ese objetivo se convierte en 3."


@pytest.mark.parametrize("said", [RAISE, SETS])
@pytest.mark.parametrize(
    ("other", "may"),
    [("level: 2, kinds: [effect]", True), ("rank: 4, kinds: [xyz]", False), ("link: 2, kinds: [link]", False)],
)
def test_who_has_no_level_is_no_target_of_what_changes_it(said: str, other: str, may: bool) -> None:
    found = played(
        {"Farera": (LEVEL_4, said), "Torre": (f"atk: 100, def: 100, {other}", "Esta carta no puede atacar.")},
        "monsters: [Farera, Torre]",
        "deck: [9 cards]",
        "A tries: {activate: Farera, objetivo: Torre}",
    )
    assert (not found.game.attempts[0]) == may


@pytest.mark.parametrize(("deck", "may"), [("Pez Bajo", False), ("Alga", False), ("Pez Bajo, Alga", True)])
def test_of_two_that_are_searched_both_are_in_the_deck(deck: str, may: bool) -> None:
    """5.2.6: an effect that adds one card and another is activated where the Deck has both."""
    found = played(
        {"Red": ("type: spell", 'Añade a tu mano 1 monstruo Pez y 1 Mágica "Alga" en tu Deck.')},
        f"hand: [Red], deck: [{deck}, 9 cards]",
        "deck: [9 cards]",
        f"A{'' if may else ' tries'}: {{activate: Red}}",
        more="  Alga: {type: spell, effects: [{resolve: [draw]}]}",
    )
    assert labels(found, "A", "hand") == (["Alga", "Pez Bajo"] if may else ["Red"])
