"""Cards of one fate are told together; words that agree with «la carta» of one card alone."""

import pytest

from judgekit.games.messages import messages
from judgekit.story.fates import MOST_NAMED, Fate, marked, place, told, unmarked
from judgekit.story.names import Names
from judgekit.story.teller import Teller

TELLER = Teller(messages("lorcana"), Names(["Simba", "Mickey", "Moana"], {}))


def test_cards_that_share_a_fate_share_a_clause() -> None:
    fate = Fate("ends", "en mano de A")
    assert list(told([("Simba", fate), ("Mickey", fate)], TELLER)) == ["Simba y Mickey quedan en mano de A"]
    many = [(f"Carta {number}", fate) for number in range(MOST_NAMED + 2)]
    (clause,) = told(many, TELLER)
    assert clause.endswith("y 2 más quedan en mano de A")


def test_what_agrees_with_a_card_is_said_of_a_card() -> None:
    fates = [("Simba", Fate("ends", "agotada", "Simba")), ("Moana", Fate("no longer", "secándose", "Moana"))]
    assert list(told(fates, TELLER)) == ["la carta Simba queda agotada", "Moana ya no está secándose"]


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (("hand", "A"), "en mano de A"),
        (("under", "Simba"), "debajo de Simba"),
        (("under", ""), "debajo de otra carta"),
    ],
)
def test_a_place(where: tuple[str, str], said: str) -> None:
    assert place(where, TELLER) == said


def test_a_mark_with_a_value_and_without() -> None:
    assert marked("damage", 2, TELLER) == "con daño 2"
    assert unmarked("damage", 2, TELLER) == "sin daño"
    assert unmarked("exerted", True, TELLER) == ""
