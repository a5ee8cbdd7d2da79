"""Digimon's wording, in sentences of our own: what each is read as, and how little it takes to mean something else."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def fields(text: str, kind: str = "digimon") -> Any:
    return read("digimon", Printing("Focamon", text, {"type": kind})).fields


def effects(text: str, kind: str = "digimon") -> Any:
    return fields(text, kind)["effects"]


def test_several_timings_and_several_effects_in_a_line() -> None:
    assert effects("[On Play] [When Digivolving] ＜Draw 1＞.[On Deletion] Gain 1 memory.") == [
        {"when": ["play", "digivolve"], "do": [{"draw": "1"}]},
        {"when": ["delete"], "do": [{"gain": "1", "of": "memory"}]},
    ]


def test_what_is_inherited_says_so() -> None:
    read_ = fields("＜Blocker＞\n[Inherited] ＜Piercing＞.\n[Inherited] [Your Turn] This Digimon gets +1000 DP.")
    assert (read_["keywords"], read_["inherited keywords"]) == (["Blocker"], ["Piercing"])
    assert read_["effects"] == [
        {"static": [{"modify": "dp", "by": "1000", "on": "self"}], "while": {"turn": "you"}, "inherited": "yes"}
    ]


def test_a_requirement_has_its_own_cost() -> None:
    (first, second) = effects("[Digivolve] [Focamon]: Cost 2 [Digivolve] Lv.3 w/[Aqua] trait: Cost 3")
    assert first["static"] == [{"digivolves from": {"name": "Focamon"}, "cost": "2"}]
    assert second["static"] == [{"digivolves from": {"traits": "Aqua", "level": "3"}, "cost": "3"}]


def test_an_option_does_something_when_it_is_used_and_from_the_security_stack() -> None:
    used, security = effects(
        "[Main] Delete 1 of your opponent's Digimon with 4000 DP or less.\n"
        "[Security text] [Security] Activate this card's [Main] effect.",
        "option",
    )
    assert used["resolve"][0]["choose"] == {"type": "digimon", "dp": "<= 4000", "controller": "opponent"}
    assert security == {"activate": "security", "do": [{"activate effect": "main", "of": "card"}]}


def test_a_price_is_paid_for_what_follows() -> None:
    (read_,) = effects(
        "[Your Turn] [Once Per Turn] When this Digimon attacks, by trashing 1 card in your hand, ＜Draw 2＞."
    )
    assert read_["if"] == {"turn": "you"}
    assert [next(iter(one)) for one in read_["cost"]] == ["choose", "trash"]
    assert (read_["do"], "may" in read_) == ([{"draw": "2"}], False)


def test_the_old_wording_of_a_price_says_may() -> None:
    (read_,) = effects("[On Play] You may trash 1 card in your hand to ＜Draw 2＞.")
    assert [next(iter(one)) for one in read_["cost"]] == ["choose", "trash"]
    assert (read_["do"], read_["may"]) == ([{"draw": "2"}], "yes")


def test_what_follows_a_price_is_not_done_without_it() -> None:
    (read_,) = effects("[On Play] By suspending this Digimon, ＜Draw 1＞. Then, gain 1 memory.")
    assert (read_["cost"], read_["do"]) == ([{"suspend": "self"}], [{"draw": "1"}, {"gain": "1", "of": "memory"}])


def test_a_price_behind_something_else_buys_only_what_follows() -> None:
    (read_,) = effects("[On Play] Gain 1 memory. Then, by suspending this Digimon, ＜Draw 1＞.")
    assert "cost" not in read_
    assert read_["do"][1] == {"by": [{"suspend": "self"}], "do": [{"draw": "1"}]}
    (read_,) = effects("[On Play] Gain 1 memory. You may suspend this Digimon to ＜Draw 1＞.")
    assert read_["do"][1] == {"by": [{"suspend": "self"}], "do": [{"draw": "1"}]}


def test_an_if_over_all_of_an_effect_is_its_condition_and_one_over_a_part_is_not() -> None:
    (all_of_it,) = effects("[When Attacking] [Once Per Turn] If you have 9 or fewer cards in your hand, ＜Draw 1＞.")
    assert all_of_it["condition"] == {"exists": {"zone": "hand", "controller": "you"}, "count": "<= 9"}
    assert all_of_it["do"] == [{"draw": "1"}]
    (both,) = effects(
        "[All Turns] [Once Per Turn] When this Digimon deletes any of your opponent's Digimon in battle and survives, if"
        " you have 9 or fewer cards in your hand, ＜Draw 1＞."
    )
    assert both["condition"] == {
        "all": [{"object": "self", "matches": {"type": "digimon"}}, all_of_it["condition"]],
    }
    (part,) = effects("[When Attacking] If you have 9 or fewer cards in your hand, ＜Draw 1＞. Gain 1 memory.")
    assert "condition" not in part


def test_what_was_taken_of_what_is_revealed_is_not_the_rest() -> None:
    (read_,) = effects(
        "[On Play] Reveal the top 9 cards of your deck. Add 1 card with the [Aqua] trait and 1 card with the [Sea] trait"
        " among them to the hand. Trash the rest."
    )
    chosen = [one["choose"] for one in read_["do"] if "choose" in one]
    assert chosen == [{"traits": "Aqua", "zone": "deck"}, {"traits": "Sea", "zone": "deck"}]
    assert read_["do"][-1] == {"trash": {"is": "vistas", "zone": "deck"}}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("[On Play] Delete 1 of your opponent's Digimon with 4000 DP or less.", "[On Play] Delete 1 of your opponent's Digimon with 4000 DP or more."),
        ("[On Play] Suspend 1 of your opponent's Digimon.", "[On Play] Suspend 1 of your Digimon."),
        ("[On Play] 1 of your Digimon gets +1000 DP for the turn.", "[On Play] 1 of your Digimon gets +1000 DP until the end of your opponent's turn."),
        ("[On Play] You may play 1 [Focamon] from your hand without paying the cost.", "[On Play] Play 1 [Focamon] from your hand without paying the cost."),
        ("[On Play] You may play 1 [Focamon] from your hand without paying the cost.", "[On Play] You may play 1 [Focamon] from your trash without paying the cost."),
        ("[On Play] By suspending this Digimon, ＜Draw 1＞.", "[On Play] Suspend this Digimon and ＜Draw 1＞."),
        ("[All Turns] This Digimon gets +1000 DP.", "[Opponent's Turn] This Digimon gets +1000 DP."),
        ("[On Play] Return 1 card with the [Aqua] trait from your trash to the hand.", "[On Play] Return 1 card with [Aqua] in its traits from your trash to the hand."),
        ("[On Play] Gain 1 memory.", "[On Play] Lose 1 memory."),
        ("[On Play] Trash your top security card.", "[On Play] Trash your opponent's top security card."),
    ],
)  # fmt: skip
def test_one_word_changes_what_is_meant(one: str, other: str) -> None:
    assert effects(one) != effects(other)


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] That Digimon gets +1000 DP for the turn.",
        "＜Partition ([Aqua] trait)＞",
        "[On Play] Dance.",
        # one choice or one for each, which the guide does not decide; and the second could be the first again
        "[On Play] For each of your Tamers, 1 of your opponent's Digimon gets -1000 DP for the turn.",
        "[On Play] Suspend 1 of your opponent's Digimon and 1 of your opponent's level 4 Digimon.",
        "[Al jugarla] Roba.",
    ],
)
def test_what_is_not_understood_is_the_whole_card(text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text)


def test_a_trait_keeps_its_brackets() -> None:
    (read_,) = effects(
        "[On Play] Return 1 card with the [Aqua (Nombre)] trait from your trash to the hand."
        " ＜Draw 1＞ (Draw 1 card from your deck.)"
    )
    assert read_["do"][0]["choose"]["traits"] == "Aqua (Nombre)"


def test_what_is_seen_for_a_price_in_the_middle_is_not_spoken_of_without_it() -> None:
    seen = (
        "deleting this Digimon, reveal the top 3 cards of your deck. Add 1 card with the [Aqua] trait among them to the"
    )
    rest = "hand. Return the rest to the bottom of the deck."
    assert effects(f"[On Play] By {seen} {rest}")[0]["cost"] == [{"delete": "self"}]
    with pytest.raises(NotUnderstoodError):
        effects(f"[On Play] Gain 1 memory. Then, by {seen} {rest}")


def test_that_digimon_is_the_one_it_happened_to_and_never_the_card_itself() -> None:
    (read_,) = effects(
        "[Your Turn] When any of your Digimon digivolve into a Digimon with the [Aqua] trait, by suspending this Tamer,"
        " that Digimon gains ＜Rush＞ for the turn.",
        "tamer",
    )
    assert read_["do"] == [{"grant": "Rush", "on": "event", "until": "end of turn"}]


def test_what_stands_in_brackets_and_says_something_is_not_taken_off() -> None:
    (read_,) = effects("[On Play] Return 1 card with the [Aqua] trait (other than [Pez]) from your trash to the hand.")
    assert read_["do"][0]["choose"]["name"] == "not Pez"
    with pytest.raises(NotUnderstoodError):  # of a trait, which no filter says
        effects("[On Play] Return 1 card with [Aqua] in its traits (other than [Pez]) from your trash to the hand.")
    with pytest.raises(NotUnderstoodError, match="recordatorio"):
        effects("[On Play] Return 1 card with the [Aqua] trait from your trash to the hand. (You may look at it.)")


def test_a_reminder_stands_behind_its_keyword() -> None:
    reminder = "(When this Digimon would be deleted, by trashing the top card, it isn't deleted.)"
    assert fields(f"＜Armor Purge＞ {reminder}") == fields("＜Armor Purge＞")
    with pytest.raises(NotUnderstoodError, match="recordatorio"):
        fields(f"＜Blocker＞\n[On Play] Gain 1 memory. {reminder}")


def test_de_digivolve_stops_where_its_reminder_says() -> None:
    trash = "[On Play] ＜De-Digivolve 1＞ 1 of your opponent's Digimon."
    assert effects(trash)[0]["do"][1] == {"de digivolve": "objetivo", "count": "1", "down to": 3}
    assert effects(f"{trash} (Trash the top card. You can't trash past level 3 cards)") == effects(trash)
    with pytest.raises(NotUnderstoodError, match="recordatorio"):
        effects(f"{trash} (Trash the top card. You can't trash past level 4 cards)")


def test_a_cost_is_reduced_where_it_is_paid_by_hand() -> None:
    (read_,) = effects("When this card would be played, if you have a red Tamer, reduce the play cost by 4.")
    assert read_["would"] == {"event": "play", "cause": "action"}
    assert read_["becomes"] == {"cost": {"event": "cost", "plus": -4}}


def test_what_lasts_until_a_next_turn_is_not_what_lasts_until_this_one() -> None:
    lasts = "[Main] 1 of your Digimon gets +1000 DP until the end of your opponent's {}turn."
    assert effects(lasts.format("next "), "option")[0]["resolve"][1]["until"] == "end of opponent next turn"
    assert effects(lasts.format(""), "option")[0]["resolve"][1]["until"] == "end of opponent turn"


def test_what_a_card_gives_linked_is_not_its_own_nor_inherited() -> None:
    (linked,) = effects("[Link] [When Attacking] ＜Draw 1＞.")
    (inherited,) = effects("[Inherited] [When Attacking] ＜Draw 1＞.")
    assert (linked.pop("keyword"), linked) == ("Link", inherited)


def test_what_does_not_delete_is_asked_of_that_deletion() -> None:
    (read_,) = effects(
        "[On Play] Delete 1 of your opponent's level 3 Digimon. If this effect didn't delete, ＜Draw 1＞."
    )
    assert read_["do"][0]["as"] == "hecho"
    assert read_["do"][1] == {"if": {"not": {"did": "hecho"}}, "then": [{"draw": "1"}]}
    with pytest.raises(NotUnderstoodError):
        effects("[On Play] Suspend 1 of your opponent's Digimon. If this effect didn't delete, ＜Draw 1＞.")


def test_a_maximum_grows() -> None:
    (read_,) = effects(
        "[On Play] Delete 1 of your opponent's Digimon with 2000 DP or less. For each of your Tamers, add 1000 to this"
        " effect's DP maximum."
    )
    most = {"count": {"type": "tamer", "controller": "you"}, "times": "1000", "plus": "2000"}
    assert read_["do"][0]["choose"]["dp"] == {"at most": most}


def test_an_effect_that_trashes_or_suspends_does_so_by_its_price_too() -> None:
    (read_,) = effects("[Your Turn] When an effect suspends one of your Digimon, gain 1 memory.", "tamer")
    assert read_["when"]["cause"] == ["effect", "cost"]


def test_the_name_of_the_card_on_its_own_line_says_nothing() -> None:
    assert effects("[On Play] ＜Draw 1＞.\n[Dual] Focamon") == effects("[On Play] ＜Draw 1＞.")
    with pytest.raises(NotUnderstoodError):
        effects("[On Play] ＜Draw 1＞.\n[Dual] Marlinmon")


def test_they_are_those_that_were_chosen_and_not_all_that_nobody_chose() -> None:
    (read_,) = effects("[On Play] Suspend 2 of your opponent's Digimon. They can't unsuspend for the turn.")
    assert read_["do"][-1]["on"] == "objetivo"
    with pytest.raises(NotUnderstoodError):
        effects(
            "[On Play] 1 of your Digimon gets +1000 DP for the turn. Suspend all of your opponent's Digimon."
            " They can't unsuspend for the turn."
        )


def test_what_may_be_done_before_an_event_is_not_spent_where_it_is_declined() -> None:
    (read_,) = effects(
        "[All Turns] [Once Per Turn] When this Digimon would be deleted in battle, you may play 1 [Focamon] from your"
        " hand without paying the cost."
    )
    assert read_["may"] == "yes"
    assert [next(iter(one)) for one in read_["do"]] == ["choose", "play"]


def test_who_survives_is_who_won() -> None:
    wins = "[Your Turn] When {} deletes an opponent's Digimon in battle and survives, gain 1 memory."
    assert effects(wins.format("this Digimon"))[0]["condition"]["object"] == "self"
    assert effects(wins.format("one of your [Aqua] trait Digimon"), "tamer")[0]["condition"]["object"] == "cause"


def test_cards_of_one_digimon_are_not_of_any() -> None:
    takes = "[On Play] Return 2 cards from {} your Digimon's digivolution cards to the hand."
    assert "under" in effects(takes.format("1 of"))[0]["do"][1]["choose"]
    assert effects(takes.format("any of"))[0]["do"][0]["choose"]["lies under"] == {
        "type": "digimon",
        "controller": "you",
    }


def test_a_keyword_that_was_lost_is_put_back_only_where_there_is_a_hole() -> None:
    assert effects("[On Play]  (Draw 2 cards from your deck.)")[0]["do"] == [{"draw": "2"}]
    with pytest.raises(NotUnderstoodError, match="recordatorio"):
        effects("[On Play] Gain 1 memory. (Draw 2 cards from your deck.)")


def test_what_a_card_says_of_being_trashed_itself_is_not_what_lies_above_it() -> None:
    (fallen,) = effects("[Inherited] When an effect trashes this card from digivolution cards, gain 1 memory.")
    assert (fallen["zone"], "inherited" in fallen) == ("under", False)


def test_different_names_are_not_any_names() -> None:
    takes = "[On Play] Return 2 cards{} from your trash to the hand."
    assert "choose different" in effects(takes.format(" with different names"))[0]["do"][0]
    assert "choose" in effects(takes.format(""))[0]["do"][0]


def test_what_is_played_is_no_option() -> None:
    plays = "[On Play] You may {} 1 card with the [Aqua] trait from your hand without paying the cost."
    assert effects(plays.format("play"))[0]["do"][0]["choose"]["type"] == ["digimon", "tamer"]
    assert "type" not in effects(plays.format("use"))[0]["do"][0]["choose"]
    assert "type" not in effects(plays.format("play or use"))[0]["do"][0]["choose"]


def test_whose_option_lies_in_the_battle_area_is_not_guessed() -> None:
    trashes = "[On Play] By trashing 1 Option card in {} battle area, ＜Draw 1＞."
    assert effects(trashes.format("your"))
    with pytest.raises(NotUnderstoodError):
        effects(trashes.format("the"))


def test_it_is_the_digimon_under_which_another_was_placed() -> None:
    here = "this Digimon's bottom digivolution card"
    placing = f"By placing 1 of your other Digimon as {here}"
    chosen = "whose level is less than or equal to the placed card's level"
    (own,) = effects(f"[When Attacking] {placing}, it unsuspends.")
    (level,) = effects(f"[When Attacking] {placing}, delete 1 of your opponent's Digimon {chosen}.")
    assert own["do"] == [{"unsuspend": "self"}]
    assert level["do"][0]["choose"]["level"] == {"at most": {"value": "level", "of": "objetivo"}}


def test_the_returned_digimon_is_the_one_that_was_returned_and_not_the_one_that_attacks() -> None:
    attacks = "When any of your opponent's Digimon attack"
    returning = "by returning this Digimon with [Aqua] in its traits to the bottom of the deck"
    chosen = "with as high or lower a level as the returned Digimon"
    (one,) = effects(f"[Opponent's Turn] {attacks}, {returning}, delete 1 of your opponent's Digimon {chosen}.")
    assert one["do"][0]["choose"]["level"] == {"at most": {"value": "level", "of": "self"}}
