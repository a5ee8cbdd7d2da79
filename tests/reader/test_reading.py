"""A card's text is read whole or not at all, as what a person would write."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


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


def test_titles_and_reminders_say_nothing() -> None:
    assert effects("EL FARO — When you play this character, draw a card. (Take the top card of your deck.)") == effects(
        "When you play this character, draw a card."
    )


def test_what_is_meant_afterwards_is_the_last_thing_that_was_named() -> None:
    (read_,) = effects("When you play this character, exert chosen character. They can't quest this turn.")
    assert read_["do"][-1] == {"forbid": {"event": "quest"}, "on": "objetivo", "until": "end of turn"}


def test_two_choices_have_two_names() -> None:
    (read_,) = effects("Banish chosen item. Ready chosen character.", "action")
    assert [one["as"] for one in read_["resolve"] if "choose" in one] == ["objetivo", "objetivo 2"]


def test_another_after_a_choice_could_be_other_than_either() -> None:
    with pytest.raises(NotUnderstoodError, match="another"):
        effects("Banish chosen item. Ready another chosen character.", "action")


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
