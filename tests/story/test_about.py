"""What a question is about: where its claims look, and never its words, its source or what it expects."""

from dataclasses import replace

from judgekit.bank import find
from judgekit.replay import Script, replay, seat
from judgekit.scenario import Question
from judgekit.story import About, about

(SCENARIO,) = find(["digimon/disparo-nuevo-primero"])


def of(question: Question) -> About:
    return about(question, seat(question.situation, Script(())), replay(question.situation).game)


def test_the_claims_say_what_is_asked_and_the_zones_whose_cards() -> None:
    found = of(SCENARIO)
    assert found.order
    assert not found.legality
    assert not found.winning
    assert {"Silphymon", "Pandamon"} <= set(found.cards)


def test_the_cards_of_the_script_act_and_are_not_asked() -> None:
    found = of(replace(SCENARIO, claims=()))
    assert found.cards == ()
    assert "Silphymon" in found.acting
    assert found.tells(("place", "Silphymon"))
    assert not found.tells(("place", "Gazimon"))


def test_a_question_may_narrow_it() -> None:
    found = of(replace(SCENARIO, about=("Gazimon",), claims=()))
    assert found.cards == ("Gazimon",)


def test_neither_source_nor_question_nor_what_is_expected_has_a_part_in_it() -> None:
    wrong = tuple(replace(one, expected="nunca") for one in SCENARIO.claims)
    assert of(replace(SCENARIO, claims=wrong, source="digimon:22.6", ask="¿Quién gana?")) == of(SCENARIO)


def test_an_open_question_asks_whether_what_is_tried_is_legal() -> None:
    (tried,) = find(["lorcana/quest-restricciones"])
    assert of(replace(tried, claims=())).legality
    assert not of(replace(SCENARIO, claims=())).legality
