"""How a phrase of a grammar is said: what may be left out, in which orders, in which form of its words."""

from typing import Any

import pytest

from judgekit import games
from judgekit.reader.grammar import grammar
from judgekit.reader.model import NotUnderstoodError
from judgekit.reader.phrases import Part, Words, variants
from judgekit.reader.searching import searched
from judgekit.reader.templates import compiled
from judgekit.reader.tokens import Tokens


def said(phrase: str, forms: dict[str, str] | None = None) -> list[str]:
    return [" ".join(_word(one) for one in elements) for elements in variants(phrase, forms or {})]


def _word(element: Words | Part) -> str:
    if isinstance(element, Part):
        return f"<{element.name}>"
    return "|".join(sorted(element.words)) + ("?" if element.optional else "")


def test_what_may_be_left_out_is_said_or_not() -> None:
    assert said("draw (the) {rest?}") == ["draw the <rest>", "draw the", "draw <rest>", "draw"]


def test_what_is_between_double_brackets_stands_in_any_order_with_or_without_commas() -> None:
    assert said("put [[it & {where}]]") == ["put it ,? <where>", "put <where> ,? it"]
    assert said("put [[it & {where?}]] there") == ["put it ,? <where> there", "put <where> ,? it there", "put it there"]


def test_each_word_is_read_in_one_form() -> None:
    assert said("destruye|destruyen todas", {"destruye": "destruir", "destruyen": "destruir", "todas": "todos"}) == [
        "destruir todos"
    ]


def test_a_contraction_is_the_words_that_it_is_made_of() -> None:
    forms = {"del": "de el", "la": "el"}
    assert said("de|del|desde (del) campo", forms) == [
        "de|desde de el campo",
        "de|desde campo",
        "de el de el campo",
        "de el campo",
    ]
    assert said("harm de {rival}", forms) == ["harm de <rival>"]


def test_a_text_says_a_contraction_as_the_words_that_it_is_made_of() -> None:
    wording = {"forms": {"el": "la"}, "contracted": {"del": "de el"}}
    words = [one.word for one in Tokens(wording).of("El daño del rey")]
    assert words == [one.word for one in Tokens(wording).of("La daño de la rey")] == ["el", "daño", "de", "el", "rey"]


def test_a_phrase_of_nothing_is_none() -> None:
    with pytest.raises(ValueError, match="no es una frase"):
        said(" ")


CHOICE = {"choose": {"type": "monster", "zone": "deck", "controller": "you"}, "as": "hallada"}
PILES = {"deck": "del Deck", "hand": "de la mano"}


def found(steps: list[Any]) -> Any:
    return searched({"effects": [{"resolve": steps}]}, PILES)["effects"][0]["resolve"]


def test_what_is_chosen_in_the_deck_is_a_search_that_does_the_next_step() -> None:
    assert found([CHOICE, {"special summon": "hallada"}]) == [
        {"search": {"type": "monster"}, "as": "hallada", "do": [{"special summon": "hallada"}]}
    ]
    assert found([CHOICE, {"move": "hallada", "to": "hand"}]) == [{"search": {"type": "monster"}}]


def test_what_is_done_with_it_later_needs_its_name() -> None:
    (search, _) = found([CHOICE, {"move": "hallada", "to": "hand"}, {"reveal": "hallada"}])
    assert search == {"search": {"type": "monster"}, "as": "hallada"}


def test_several_are_found_in_all_the_piles_together() -> None:
    several = {**CHOICE, "choose": {"zone": ["deck", "hand"], "controller": "you"}, "count": 2}
    (search,) = found([several, {"banish": "hallada"}])
    assert (search["also in"], search["count"], search["do"]) == (["hand"], 2, [{"banish": "hallada"}])


@pytest.mark.parametrize(
    "steps",
    [
        [CHOICE],
        [CHOICE, {"draw": 1}],
        [{**CHOICE, "choose": {"zone": "deck", "controller": "opponent"}}, {"banish": "hallada"}],
        [{**CHOICE, "choose": {"zone": ["deck", "field"], "controller": "you"}, "count": 2}, {"banish": "hallada"}],
    ],
)
def test_what_is_no_search_is_not_understood(steps: list[Any]) -> None:
    with pytest.raises(NotUnderstoodError):
        found(steps)


@pytest.mark.parametrize("game", games.names())
def test_the_template_of_every_phrase_is_one(game: str) -> None:
    """They are compiled when a card says them: a broken one would else be found by the card."""
    for phrase in grammar(game).phrases:
        assert callable(compiled(phrase.template))


def test_a_template_that_would_be_text_is_refused() -> None:
    with pytest.raises(ValueError, match="sin comillas"):
        compiled("{draw: $number}")
