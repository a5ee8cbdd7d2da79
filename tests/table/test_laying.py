"""A table is laid line by line: cards invented in one, placed by name, with marks, by the number."""

import pytest

from judgekit.errors import UserError
from judgekit.table.laying import laid, named
from judgekit.table.sheet import Sheet

BANK = {"Mickey – Bravo": {"cost": "1"}, "Mickey – Sastre": {"cost": "2"}, "Simba": {"cost": "3"}}


def typed(*lines: str, game: str = "lorcana") -> Sheet:
    sheet = Sheet.empty(game)
    for line in lines:
        found = laid(line, sheet, BANK)
        assert found is not None, line
        sheet = found
    return sheet


def test_a_card_is_invented_in_one_line() -> None:
    assert typed("Ilda: cost 1, power 40", game="cipher").cards == {"Ilda": {"cost": "1", "power": "40"}}


def test_its_fields_may_have_several_words_and_hold_lists() -> None:
    sheet = typed(
        "Fogomon: level 4, evolve cost 2, colors red/blue, keywords Evade, effects [{when: play, do: [{draw: 1}]}]",
        game="digimon",
    )
    assert sheet.cards["Fogomon"] == {
        "level": "4",
        "evolve cost": "2",
        "colors": ["red", "blue"],
        "keywords": ["Evade"],
        "effects": [{"when": "play", "do": [{"draw": "1"}]}],
    }


def test_cards_are_placed_by_name_with_marks_and_by_the_number() -> None:
    sheet = typed("A play: Simba (exerted, damage 1), Simba x2", "A deck: 5 cards")
    assert sheet.given["A"] == {
        "play": [{"card": "Simba", "exerted": "yes", "damage": "1"}, "Simba x2"],
        "deck": ["5 cards"],
    }
    assert sheet.cards == {"Simba": {"cost": "3"}}, "it can be read without the bank"


def test_a_part_of_a_name_is_enough_where_only_one_has_it() -> None:
    assert named("sastre", BANK) == "Mickey – Sastre"


def test_a_name_that_several_have_is_one_sentence_that_lists_them() -> None:
    with pytest.raises(UserError, match=r"puede ser 2 cartas \(«Mickey – Bravo», «Mickey – Sastre»"):
        named("Mickey", BANK)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("A play: Nadie", "No hay ninguna carta «Nadie»"),
        ("A plai: Simba", "«plai» no es una zona"),
        ("A play: Simba (exertado)", "«exertado» no es una marca"),
        ("Ilda: coste 1", "no empieza por un campo"),
    ],
)
def test_a_wrong_word_is_one_sentence(line: str, says: str) -> None:
    with pytest.raises(UserError, match=says):
        typed(line)


def test_counts_and_facts_are_set() -> None:
    given = typed("A lore: 3", "turn: B").given
    assert (given["A"], given["turn"]) == ({"lore": "3"}, "B")


@pytest.mark.parametrize("line", ["hola", "A:", ": 1", "A: {quest: Simba}"])
def test_what_lays_nothing_is_not_taken(line: str) -> None:
    assert laid(line, Sheet.empty("lorcana"), BANK) is None
