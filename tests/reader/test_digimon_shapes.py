"""The same deed of Digimon's texts in each of its orders and wordings, in sentences of our own."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError
from tests.reader.test_digimon_wording import effects, fields


def alone(text: str, kind: str = "digimon") -> Any:
    (one,) = effects(text, kind)
    return one


def steps(text: str) -> Any:
    return alone(f"[On Play] {text}")["do"]


def test_a_card_describes_its_tokens() -> None:
    made, played, gained = steps("Play 2 [Canica] Tokens. (Digimon/Red/Lv.3/2000 DP/＜Rush＞) Then, gain 1 memory.")
    print_ = {"token": "yes", "colors": ["red"], "level": "3", "dp": "2000", "keywords": ["Rush"]}
    assert made == {"make": print_, "named": "Canica", "count": "2", "as": "fichas"}
    assert (played, gained) == ({"play": "fichas"}, {"gain": "1", "of": "memory"})
    with pytest.raises(NotUnderstoodError):
        effects("[On Play] Play 1 [Canica] Token. (Digimon/Red/shiny)")


def test_both_halves_of_a_dna_requirement_are_kept() -> None:
    green, blue = {"level": "4", "colors": "green"}, {"level": "4", "colors": "blue"}
    asked = [{"zone": "any", "static": [{"dna from": green, "with": blue, "cost": "0"}]}]
    assert effects("[DNA Digivolve] Green Lv.4 + Blue Lv.4: Cost 0") == asked
    assert effects("DNA Digivolution: 0 from green Lv.4 + blue Lv.4. Stack 2 specified Digimon and digivolve unsuspended.") == asked  # fmt: skip


def test_dna_is_asked_of_what_set_it_off() -> None:
    read_ = alone("[When Digivolving] Gain 1 memory. Then, if DNA digivolving, ＜Draw 1＞.")
    assert read_["do"][1]["if"] == {"answers": {"event": "digivolve", "amount": 2, "player": "any"}}


def test_who_may_dna_digivolve_may_still_leave_what_comes_after() -> None:
    """What may be done about the Digimon that was made is another choice than making it."""
    read_ = alone("[End of Your Turn] 2 of your Digimon may DNA digivolve into a Digimon card in the hand. Then, the DNA digivolved Digimon may attack.")  # fmt: skip
    (both,) = [one["may"] for one in read_["do"]] if "may" not in read_ else [read_["do"]]
    assert both[-1] == {"may": [{"attack": "carta"}]}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("be deleted in battle", {"event": "delete", "cause": "battle"}),
        ("be deleted by an effect", {"event": "delete", "cause": ["effect", "cost"]}),
        ("leave the battle area other than by battle", {"event": "leave", "cause": "not battle"}),
        ("leave the battle area by one of your opponent's effects", {"event": "leave", "cause": ["effect", "cost"], "by": {"controller": "opponent"}}),
        ("be suspended by effects", {"event": "suspend", "cause": ["effect", "cost"]}),
    ],
)  # fmt: skip
def test_what_would_happen_has_its_cause(said: str, meant: Any) -> None:
    assert alone(f"[All Turns] When this Digimon would {said}, ＜Draw 1＞.")["would"] == meant


@pytest.mark.parametrize("said", ["can't have its DP reduced by your opponent's effects", "gets +1000 DP"])
def test_dp_that_is_not_reduced_is_no_more_dp(said: str) -> None:
    (one,) = alone(f"[All Turns] This Digimon {said}.")["static"]
    assert ("steady" in one) == ("reduced" in said)


def test_what_is_done_for_each_stands_before_or_behind() -> None:
    before = steps("For each of your Tamers, gain 1 memory.")
    assert before == steps("Gain 1 memory for each of your Tamers.") != steps("Gain 1 memory.")


def test_what_hangs_on_a_deed_hangs_on_that_deed() -> None:
    done = steps("You may suspend 1 Digimon. If this effect suspended, ＜Draw 1＞.")
    assert done[1]["if"] == {"did": done[0]["as"]}
    not_done = steps("You may suspend 1 Digimon. If this effect didn't suspend, ＜Draw 1＞.")
    assert not_done[1]["if"] == {"not": {"did": not_done[0]["as"]}}
    with pytest.raises(NotUnderstoodError):
        steps("You may suspend 1 Digimon. If this effect deleted, ＜Draw 1＞.")


def test_instead_is_either_and_then_is_both() -> None:
    (instead,) = steps("＜Draw 1＞. If you have a Tamer, gain 1 memory instead.")
    assert instead["else"] == [{"draw": "1"}]
    assert len(steps("＜Draw 1＞. Then, if you have a Tamer, gain 1 memory.")) == 2


def test_the_one_trait_that_does_not_count_is_told_from_a_name() -> None:
    trait = "[Animal] in one of its traits (other than [Sea Animal])"
    asked = steps(f"Return 1 card with {trait} from your trash to the hand.")
    assert asked[0]["choose"]["trait except"] == "Sea Animal"


AS_MUCH = "with as much or less DP as"


def test_comparisons_are_with_this_digimon_or_with_the_one_spoken_of() -> None:
    mine = steps(f"Delete 1 of your opponent's Digimon {AS_MUCH} this Digimon.")
    assert mine[0]["choose"]["dp"] == {"at most": {"value": "dp"}}
    chosen = steps(f"Choose 1 of your Digimon. Delete all of your opponent's Digimon {AS_MUCH} that Digimon.")
    assert chosen[1]["delete"]["dp"] == {"at most": {"value": "dp", "of": chosen[0]["as"]}}


def test_a_keyword_in_the_text_is_something_that_the_text_says() -> None:
    assert steps("Return 1 card with ＜Save＞ in its text from your trash to the hand.")[0]["choose"]["text contains"] == "Save"  # fmt: skip
    assert "mentions" not in fields("＜Rush＞")


def test_partition_asks_for_both_cards() -> None:
    read_ = alone("＜Partition (Red Lv.4 + Blue Lv.4)＞")
    assert (read_["keyword"], read_["may"], len(read_["if"]["all"]), len(read_["do"])) == ("Partition", "yes", 2, 4)


@pytest.mark.parametrize("price", ["trashing 1 card in your hand", "deleting 1 of your other Digimon"])
def test_a_pronoun_is_not_what_was_paid(price: str) -> None:
    with pytest.raises(NotUnderstoodError):
        effects(f"[When Attacking] By {price}, it gets +3000 DP for the turn.")


def test_a_pronoun_behind_a_price_is_what_it_happened_to() -> None:
    said = "[Your Turn] When one of your Digimon attacks, by suspending this Tamer, it gets +2000 DP for the turn."
    assert alone(said, "tamer")["do"][0]["on"] == "event"


def test_what_goes_under_this_digimon_leaves_this_digimon_spoken_of() -> None:
    said = "Place 1 Digimon card from your trash as this Digimon's bottom digivolution card. Then, it gets +1000 DP for the turn."  # fmt: skip
    assert steps(said)[-1]["on"] == "self"
