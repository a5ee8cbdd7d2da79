"""What befalls in a Phase or a turn that the text says counts, and in no other."""

import pytest

from tests.reader.duel import LEVEL_4, labels, played

DECK = "deck: [9 cards]"
KEEPER = (
    LEVEL_4,
    "Si uno o más monstruos Pez que controlas fueran a ser destruidos durante {}, puedes destruir esta carta en su lugar.",
)
HEIR = (LEVEL_4, "Si un monstruo Pez en el Campo es destruido durante {}: puedes robar 1 carta.")
SENT = (LEVEL_4, "Si esta carta es mandada al Cementerio durante {}: puedes robar 1 carta.")
DOOM = "  Plazo: {type: spell, effects: [{resolve: [{later: {event: phase, to: end}, do: [{destroy: {type: monster, race: pez}}]}]}]}"
NOW = "  Ya: {type: spell, effects: [{resolve: [{destroy: {type: monster, race: pez}}]}]}"
END = ["A: {activate: Plazo}", "A: {go: end}"]
TIMES = [("la End Phase", END, True), ("la End Phase", ["A: {activate: Ya}"], False),
         ("tu turno", ["A: {activate: Ya}"], True), ("el turno de tu adversario", ["A: {activate: Ya}"], False)]  # fmt: skip


@pytest.mark.parametrize(("when", "script", "then"), TIMES)
def test_in_place_of_others_in_that_time(when: str, script: list[str], *, then: bool) -> None:
    said = [*script, *(["A: {Custodio/1: sí}"] if then else [])]
    a = f"monsters: [Custodio, Pez Bajo], hand: [Plazo, Ya], {DECK}"
    found = played({"Custodio": (KEEPER[0], KEEPER[1].format(when))}, a, DECK, *said, more=f"{DOOM}\n{NOW}")
    assert labels(found, "A", "monsters") == (["Pez Bajo"] if then else ["Custodio"])


@pytest.mark.parametrize(("when", "script", "then"), TIMES)
def test_heard_in_that_time(when: str, script: list[str], *, then: bool) -> None:
    said = [*script, *(["A: {Heredero/1: sí}"] if then else [])]
    a = f"monsters: [Heredero, Pez Bajo], hand: [Plazo, Ya], {DECK}"
    found = played({"Heredero": (HEIR[0], HEIR[1].format(when))}, a, DECK, *said, more=f"{DOOM}\n{NOW}")
    assert len(labels(found, "A", "deck")) == (8 if then else 9)


@pytest.mark.parametrize(("when", "script", "then"), TIMES)
def test_sent_in_that_time(when: str, script: list[str], *, then: bool) -> None:
    said = [*script, *(["A: {Caído/1: sí}"] if then else [])]
    fish = (f"{LEVEL_4}, race: pez", SENT[1].format(when))
    found = played({"Caído": fish}, f"monsters: [Caído], hand: [Plazo, Ya], {DECK}", DECK, *said, more=f"{DOOM}\n{NOW}")
    assert len(labels(found, "A", "deck")) == (8 if then else 9)
