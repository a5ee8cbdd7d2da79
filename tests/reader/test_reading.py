"""A card's text is read whole or not at all, as what a person would write."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read
from judgekit.reader.cutting import with_parts, without_reminders
from judgekit.reader.templates import compiled


@pytest.mark.parametrize(("kind", "understood"), [("Location", True), ("Character", False)])
def test_here_is_where_a_location_is(kind: str, understood: bool) -> None:
    text = "Whenever a character quests while here, draw a card."
    if understood:
        assert read("lorcana", Printing("Faro", text, {"type": kind})).fields["effects"]
    else:
        with pytest.raises(NotUnderstoodError, match="sólo se entiende en una carta de tipo location"):
            read("lorcana", Printing("Faro", text, {"type": kind}))


def effects(text: str, kind: str = "character") -> Any:
    return read("lorcana", Printing("Farero", text, {"type": kind})).fields["effects"]


def test_a_trigger_with_a_choice_is_what_a_person_would_write() -> None:
    assert effects("Whenever this character quests, you may deal 2 damage to chosen damaged character.") == [
        {
            "when": "quest",
            "may": "yes",
            "do": [
                {"choose": {"type": "character", "damage": ">= 1"}, "as": "objetivo"},
                {"damage": "2", "to": "objetivo"},
            ],
        }
    ]


def test_an_action_is_what_it_does_when_it_resolves() -> None:
    assert effects("Draw 2 cards. Each opponent loses 1 lore.", "action") == [
        {"resolve": [{"draw": "2"}, {"gain": -1, "of": "lore", "player": "opponent"}]}
    ]


GAINS = "EL FARO — When you play this character, chosen character gains Rush and Challenger +2 this turn."


def test_titles_and_reminders_of_what_is_named_beside_them_say_nothing() -> None:
    bare = effects(GAINS.removeprefix("EL FARO — "))
    assert effects(GAINS) == bare
    assert effects(f"{GAINS} (They can challenge the turn they're played.)") == bare
    assert (
        effects(f"{GAINS} (They get +2 {{S}} while challenging. They can challenge the turn they're played.)") == bare
    )


@pytest.mark.parametrize(
    "bracket",
    [
        "(Draw another card.)",
        "(They can challenge characters with Evasive.)",  # of a keyword that is not named
        "(They get +3 {S} while challenging.)",  # a number that the keyword does not have
        "(They can challenge the turn they're played. Draw another card.)",
    ],
)
def test_a_bracket_that_says_anything_else_is_not_taken_off(bracket: str) -> None:
    with pytest.raises(NotUnderstoodError, match="recordatorio"):
        effects(f"{GAINS} {bracket}")


def test_a_reminder_without_its_keyword_in_the_same_line_is_not_taken_off() -> None:
    with pytest.raises(NotUnderstoodError, match="recordatorio"):
        effects("Rush\nWhen you play this character, draw a card. (They can challenge the turn they're played.)")


def test_what_is_meant_afterwards_is_the_last_thing_that_was_named() -> None:
    (read_,) = effects("When you play this character, exert chosen character. They can't quest this turn.")
    assert read_["do"][-1] == {"forbid": {"event": "quest"}, "on": "objetivo", "until": "end of turn"}


def test_two_choices_have_two_names() -> None:
    (read_,) = effects("Banish chosen item. Ready chosen character.", "action")
    assert [one["as"] for one in read_["resolve"] if "choose" in one] == ["objetivo", "objetivo 2"]


def test_another_after_a_choice_could_be_other_than_either() -> None:
    with pytest.raises(NotUnderstoodError, match="another"):
        effects("When you play this character, deal 1 damage to chosen character. Ready another chosen character.")


def test_one_word_that_is_not_understood_is_the_whole_card() -> None:
    with pytest.raises(NotUnderstoodError, match="no entiendo «treats»") as error:
        effects("When you play this character, draw a card.\nWhen you play this character, it treats you.")
    assert error.value.word == "treats"


@pytest.mark.parametrize("text", ["", " \n ", "(Nothing but a reminder.)", "…", "€€€", "draw draw draw", "ward " * 300])
def test_what_is_no_text_of_a_card_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("with cost 2 or less", "with cost 2 or more"),
        ("of yours", ""),
        ("named Farero", "named Faro"),
    ],
)
def test_who_is_chosen_is_what_the_text_says(one: str, other: str) -> None:
    assert effects(f"Banish chosen character {one}.", "action") != effects(
        f"Banish chosen character {other}.", "action"
    )


def test_what_goes_on_about_what_one_may_look_at_is_optional_too() -> None:
    (read_,) = effects(
        "Whenever this character quests, you may look at the top 9 cards of your deck. Put them back in any order."
    )
    assert read_["may"] == "yes"
    assert [*read_["do"][0]] == ["reveal", "privately", "as"]


def test_a_part_that_is_meant_twice_is_chosen_once() -> None:
    (read_,) = effects("Remove all damage from chosen character.", "action")
    assert sum("choose" in one for one in read_["resolve"]) == 1


def test_an_ability_between_quotes_is_given() -> None:
    (read_,) = effects('Your characters named Lilo gain "{E} — Draw a card."')
    assert read_["static"][0]["grant"] == {"activate": "main", "cost": [{"exert": "self"}], "do": [{"draw": 1}]}


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("CÓLERA 2 — {I}, Banish this item — Draw a card.", "2 {I}, Banish this item — Draw a card."),
        ("¡OTRA!\n¡OTRA! — When you play this character, draw a card.", "When you play this character, draw a card."),
        ("FARO DEL NORTE When you play this character, draw a card.", "When you play this character, draw a card."),
        ("Buenos Sueños — When you play this character, draw a card.", "When you play this character, draw a card."),
    ],
)
def test_titles_are_known_in_every_print(line: str, same: str) -> None:
    assert effects(line) == effects(same)


def test_a_cost_in_front_of_a_dash_is_no_title() -> None:
    with pytest.raises(NotUnderstoodError):
        effects("Discard your hand twice — Draw a card.")


# (one text, another that must mean something else)
PAIRS = [
    ("you may draw a card", "draw a card"),
    ("draw 2 cards", "draw 3 cards"),
    ("banish chosen opposing character", "banish chosen character of yours"),
    ("banish chosen character with cost 2 or less", "banish chosen character with cost 2 or more"),
    ("each opponent loses 1 lore", "you gain 1 lore"),
    ("chosen character gets +1 {S} this turn", "chosen character gets +1 {S} until the start of your next turn"),
    ("chosen character gets +1 {S} this turn", "chosen character gets -1 {S} this turn"),
    ("chosen character gets +1 {S} this turn", "chosen character gets +1 {L} this turn"),
    ("remove up to 2 damage from chosen character", "remove 2 damage from chosen character"),
    (
        "put the top card of your deck into your inkwell facedown",
        "put the top card of your deck into your inkwell facedown and exerted",
    ),
    ("deal 1 damage to chosen character", "put 1 damage counter on chosen character"),
    ("deal 1 damage to chosen character", "deal 1 damage to each character"),
    ("you may pay 1 {I} to draw a card", "you may draw a card"),
    ("return a character card from your discard to your hand", "return an item card from your discard to your hand"),
    ("draw a card, then choose and discard a card", "choose and discard a card, then draw a card"),
    ("ready chosen character", "ready another chosen character"),
    ("if you have an item in play, draw a card", "if an opponent has an item in play, draw a card"),
    ("chosen character can't quest this turn", "chosen character can't challenge this turn"),
]


@pytest.mark.parametrize("head", ["When you play this character, ", "Whenever this character quests, ", "{E} — "])
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_word_that_changes_the_text_changes_the_reading(head: str, one: str, other: str) -> None:
    assert effects(f"{head}{one}.") != effects(f"{head}{other}.")


HEADS = [
    "When you play this character, ",
    "Whenever this character quests, ",
    "During your turn, whenever this character quests, ",
    "Once during your turn, whenever this character quests, ",
    "Whenever an opposing character quests, ",
    "Whenever one of your characters quests, ",
    "Whenever this character is challenged, ",
    "Whenever this character challenges another character, ",
    "When this character is banished, ",
    "When this character is banished in a challenge, ",
    "At the start of your turn, ",
    "At the end of your turn, ",
    "{E} — ",
    "{E}, 1 {I} — ",
    "2 {I} — ",
    "Banish this item — ",
]


def test_each_occasion_is_another() -> None:
    read_ = [repr(effects(f"{head}draw a card.")) for head in HEADS]
    assert len(set(read_)) == len(HEADS)


def test_a_reminder_names_its_parts() -> None:
    reminders = with_parts({"Rush": ["<who> can run"]}, {"who": "He|She"})
    assert without_reminders("Rush (She can run.)", reminders) == "Rush"
    with pytest.raises(NotUnderstoodError):
        without_reminders("Rush (They can run.)", reminders)


def test_a_template_that_would_be_but_a_text_is_refused() -> None:
    with pytest.raises(ValueError, match="plantilla"):
        compiled("{draw: $number}")
