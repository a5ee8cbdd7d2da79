"""What Digimon texts are read as is what happens at the table, and what is like it does not happen."""

import pytest

from judgekit.replay import Replay, replay
from judgekit.scenario import loads

FILLER = "Relleno: {level: 3, dp: 1000, cost: 3}"


def played(cards: dict[str, tuple[str, str]], a: str, *script: str) -> Replay:
    said = "\n".join(f"  {name}: {{{fields}, text: '{text}'}}" for name, (fields, text) in cards.items())
    lines = "\n".join(f"  - {one}" for one in script)
    given = f"given:\n  turn: A\n  turn number: 3\n  A: {{memory: 3, {a}}}\n  B: {{security: 3 cards, deck: 5 cards}}"
    return replay(loads(f"game: digimon\ncards:\n{said}\n  {FILLER}\n{given}\nscript:\n{lines}\n").situation)


def labels(found: Replay, zone: str) -> set[str]:
    return {one.label for one in found.game.zone("A", zone)}


STANDS_UP = ("level: 4, dp: 5000, cost: 5", "[End of Attack] Unsuspend this Digimon.")
TWICE = "battle: [{card: Doble, under: [Fuente]}], hand: [{card: Relleno, as: R1}], deck: [{card: Relleno, as: R2}]"


@pytest.mark.parametrize("price", ["By trashing 1 card in your hand, gain 1 memory.", "You may trash 1 card in your hand to gain 1 memory."])  # fmt: skip
def test_who_does_not_pay_may_pay_the_next_time(price: str) -> None:
    """digimon:11.3: what nobody tried to pay was not activated."""
    text = f"[Inherited] [When Attacking] [Once Per Turn] {price}"
    cards = {"Doble": STANDS_UP, "Fuente": ("level: 3, dp: 2000, cost: 3", text)}
    attacks = ("A: {attack: Doble, on: B, Fuente/1: no}", "A: {attack: Doble, on: B, Fuente/1: yes, carta: R1}")
    assert "R1" in labels(played(cards, TWICE, attacks[0]), "hand")
    assert "R1" in labels(played(cards, TWICE, *attacks), "trash")


def test_a_use_whose_if_was_false_is_not_spent() -> None:
    """digimon:8.2: with its condition false it was not activated, and the next time it may hold."""
    text = "[Inherited] [When Attacking] [Once Per Turn] If you have 0 or fewer cards in your hand, ＜Draw 1＞."
    stands = "[End of Attack] Unsuspend this Digimon. Then, trash 1 card in your hand."
    cards = {"Doble": (STANDS_UP[0], stands), "Fuente": ("level: 3, dp: 2000, cost: 3", text)}
    first = "A: {attack: Doble, on: B, carta: R1}"
    assert "R2" in labels(played(cards, TWICE, first), "deck")
    assert "R2" in labels(played(cards, TWICE, first, "A: {attack: Doble, on: B}"), "trash")


REVEALS = "[On Play] Reveal the top 6 cards of your deck. Add 1 card with the [Aqua] trait {} among them to the hand. Trash the rest."


def test_a_card_with_both_traits_is_one_of_two() -> None:
    both = REVEALS.format("and 1 card with the [Sea] trait")
    cards = {
        "Vigía": ("level: 3, dp: 1000, cost: 3", both),
        "Dual": ("level: 3, dp: 1000, cost: 3, traits: [Aqua, Sea]", "＜Rush＞"),
        "Mar": ("level: 3, dp: 1000, cost: 3, traits: [Sea]", "＜Rush＞"),
    }
    found = played(cards, "hand: [Vigía], deck: [Dual, Mar, Relleno]", "A: {play: Vigía, una: Dual, otra: Mar}")
    assert labels(found, "hand") == {"Dual", "Mar"}
    assert labels(found, "trash") == {"Relleno"}
