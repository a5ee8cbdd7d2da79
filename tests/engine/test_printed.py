"""A printed card as the table holds it: its name and its characteristics, each a word, a number or several words."""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.engine.toy import ToyCard


@dataclass(frozen=True)
class OddCard(ToyCard):
    """Says something that is no characteristic."""

    recipe: Mapping[str, int] | None = None
    class_: str | None = None


def test_what_it_says_is_a_characteristic_and_what_it_does_not_say_is_none() -> None:
    card = ToyCard(power=2, keywords=("Swift", "Shy")).card("Bear")
    assert card.name == "Bear"
    assert card.printed == {"name": "Bear", "type": "creature", "power": 2, "keywords": frozenset({"Swift", "Shy"})}


def test_a_word_of_python_is_a_word_of_the_card() -> None:
    assert OddCard(class_="hero").card("Bear").printed["class"] == "hero"


def test_what_is_neither_a_word_nor_a_number_is_no_characteristic() -> None:
    assert "recipe" not in OddCard(recipe={"honey": 1}).card("Bear").printed
