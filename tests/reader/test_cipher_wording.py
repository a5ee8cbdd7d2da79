"""Cipher's wording, in sentences of our own: what each is read as, and how little it takes to mean something else."""

from typing import Any

import pytest

from judgekit.reader import NotUnderstoodError, Printing, read


def effects(text: str) -> Any:
    return read("cipher", Printing("Ilda: lancera", text, {})).fields["effects"]


def test_a_title_stands_before_the_icon_or_behind_that_of_a_support_skill() -> None:
    bare = effects("|ACT| Draw 1 card.")
    assert bare == effects("Luz del alba, siempre |ACT| Draw 1 card.")
    assert bare == [{"activate": "act", "do": [{"draw": "1"}]}]
    (support,) = effects("|ATK SUPP| Emblema: Draw 1 card.")
    assert (support["when"], support["zone"]) == ("support attacker", "support")


def test_a_kind_of_skill_that_stands_before_its_title_is_kept() -> None:
    assert effects("[CCS] Alba |ACT| Draw 1 card.")[0]["keyword"] == "CCS"
    (level,) = effects("[LvS3] Alba |CONT| This unit gains +20 attack.")
    assert level["while"] == {"object": "self", "matches": {"stacked": ">= 3"}}


def test_colours_are_told_from_traits() -> None:
    (read_,) = effects("|CONT| If you have 2 or more other <Red> allies, this unit acquires <Flier>.")
    assert read_["while"] == {"exists": {"controller": "you", "is": "other", "colors": "rojo"}, "count": ">= 2"}
    assert read_["static"] == [{"grant": "Flier", "of": "traits", "on": "self"}]


def test_what_is_spoken_of_in_a_choice_is_what_was_chosen_before_it() -> None:
    (read_,) = effects(
        "|ACT| [Tap this unit] Choose 1 other <Axe> ally. Choose 1 <Axe> card with the same Unit Name as that ally from"
        " your hand or Retreat Area, and place it on top of your Deck."
    )
    ally, card, move = read_["do"]
    assert card["choose"]["same character as"] == ally["as"] != card["as"] == move["move"]


def test_an_if_behind_the_event_is_of_the_whole_skill_and_what_it_chooses_is_not_spoken_of_without_it() -> None:
    (read_,) = effects(
        "|ATK SUPP| Emblema: If your attacking unit is <Red>, choose 1 ally with a Deployment Cost of 2 or lower."
        " You may move that ally."
    )
    assert read_["if"] == {"exists": {"controller": "you", "attacking": "yes", "colors": "rojo"}}
    assert [next(iter(one)) for one in read_["do"]] == ["choose", "may"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("|CONT| This unit gains +10 attack.", "|CONT| This unit gains +20 attack."),
        ("|CONT| During your turn, this unit gains +10 attack.", "|CONT| During your opponent's turn, this unit gains +10 attack."),
        ("|CONT| If you have 2 or more Bond cards, this unit gains +10 attack.", "|CONT| If you have 2 or fewer Bond cards, this unit gains +10 attack."),
        ("|CONT| If this unit is attacking a <Flier>, this unit gains +30 attack.", "|CONT| If this unit is being attacked by a <Flier>, this unit gains +30 attack."),
        ("|CONT| If this unit is attacking a <Flier>, this unit gains +30 attack.", "|CONT| If this unit is attacking a non-<Flier>, this unit gains +30 attack."),
        ("|AUTO| When this unit's attack ends, move this unit.", "|AUTO| When this unit's attack ends, you may move this unit."),
        ("|ACT| Draw 1 card.", "|ACT| [Once Per Turn] Draw 1 card."),
        ("|ACT| [Flip 1 Bond face-down] Draw 1 card.", "|ACT| [Flip 2 Bonds face-down] Draw 1 card."),
        ("|ACT| Choose 1 ally, and move them.", "|ACT| Choose 1 enemy, and move them."),
        ("|ACT| Choose 1 ally, and move them.", "|ACT| Choose up to 1 ally, and move them."),
        ("|ACT| Until the end of the turn, this unit gains +70 attack.", "|ACT| Until the end of your opponent's next turn, this unit gains +70 attack."),
        ("|AUTO| When this unit's attack destroys an enemy, draw 1 card.", "|AUTO| When another ally's attack destroys an enemy, draw 1 card."),
        ("|ACT| Choose 1 enemy with less attack than this unit, and destroy them.", "|ACT| Choose 1 enemy with more attack than this unit, and destroy them."),
        ("|ACT| Choose 1 enemy with less attack than this unit, and destroy them.", "|ACT| Choose 1 enemy with a lower Deployment Cost than this unit, and destroy them."),
        ("|CONT| If all of your allies are <Red>, this unit gains +70 attack.", "|CONT| If all of your other allies are <Red>, this unit gains +70 attack."),
        ("|AUTO| When this unit attacks or is attacked, draw 1 card.", "|AUTO| When this unit attacks, draw 1 card."),
        ("|ACT| Until the end of the turn, this unit cannot evade or Critical Hit.", "|ACT| Until the end of the turn, this unit cannot evade."),
        ("|ACT| Both players draw 1 card.", "|ACT| Draw 1 card."),
        ("|CONT| This unit gains +70 attack per other Leveled Up ally.", "|CONT| This unit gains +70 attack per other ally."),
        ("|ACT| Choose 1 enemy who has not Leveled Up, and move them.", "|ACT| Choose 1 enemy who has Leveled Up, and move them."),
        ("|ACT| Choose up to 2 cards with different Unit Names from your hand, and deploy them.", "|ACT| Choose up to 2 cards from your hand, and deploy them."),
        ("|CONT| During your Beginning Phase, this unit cannot be untapped.", "|CONT| During either player's Beginning Phase, this unit cannot be untapped."),
        ("|CONT| All <Colorless> allies gain +70 attack.", "|CONT| All <Axe> allies gain +70 attack."),
        ("|AUTO| When an enemy attacks, draw 1 card.", "|AUTO| When an ally attacks, draw 1 card."),
        ("|AUTO| When this unit is moved, draw 1 card.", "|AUTO| When this unit is moved by a skill's effect, draw 1 card."),
        ("|CONT| Allies who possess a [CF] gain +70 attack.", "|CONT| Allies who possess a [CP] gain +70 attack."),
        ("|CONT| If you have fewer Orbs than your opponent, this unit gains +70 attack.", "|CONT| If you have more Orbs than your opponent, this unit gains +70 attack."),
        ("|CONT| If you have 2 or more face-down Bond cards, this unit gains +70 attack.", "|CONT| If you have 2 or more face-up Bond cards, this unit gains +70 attack."),
        ("|ACT| Reveal the top 3 cards of your Deck. Choose 1 <Axe> card among the revealed cards, deploy it, and send the rest to the Retreat Area.", "|ACT| Reveal the top 3 cards of your Deck. Choose up to 1 <Axe> card among the revealed cards, deploy it, and send the rest to the Retreat Area."),
        ("|ATK SUPP| Alba: Until the end of battle, your opponent's Support skills cannot trigger.", "|ATK SUPP| Alba: Until the end of this turn, your opponent's Support skills cannot trigger."),
        ("|ACT| Choose 1 \"Ilda\" from your Retreat Area, and add it to your hand.", "|ACT| Choose 1 non-\"Ilda\" card from your Retreat Area, and add it to your hand."),
    ],
)  # fmt: skip
def test_one_word_changes_what_is_meant(one: str, other: str) -> None:
    assert effects(one) != effects(other)


@pytest.mark.parametrize(
    "text",
    [
        "|CONT| This unit gains +10 attack and flies.",
        "|ACT| Until the end of the turn, that ally gains +10 attack.",
        "|ACT| [Tap this unit Draw 1 card.",
        "Alba |ACT| Draw 1 card. Ocaso |CONT| This unit gains +10 attack.",
        "|CONT| Roba una carta.",
    ],
)
def test_what_is_not_understood_is_the_whole_card(text: str) -> None:
    with pytest.raises(NotUnderstoodError):
        effects(text)


def test_a_permission_to_be_deployed_again_speaks_of_the_card_wherever_it_is() -> None:
    (read_,) = effects(
        '|SPEC| You may deploy this card even if you already have an allied "Ilda", and you may have 2 or more allied'
        ' "Ilda" at once.'
    )
    assert read_["static"][0]["on"] == {"character": "Ilda", "is": "self", "zone": "any"}


def test_a_name_between_quotes_keeps_its_brackets() -> None:
    (read_,) = effects(
        '[CCS] |CONT| If you have an allied "Ilda (Joven)", this unit gains +70 attack.'
        " ([CCS] is only active if this unit is Class Changed.)"
    )
    assert read_["while"] == {"exists": {"character": "Ilda (Joven)", "controller": "you"}}


def test_growth_puts_a_card_beneath_and_its_reminder_says_nothing_new() -> None:
    (read_,) = effects(
        '|ACT| [Stack 1 "Ilda" from your hand under this unit to Growth her] Draw 1 card.'
        " (A unit who has Growthed is treated as if they are Leveled Up.)"
    )
    choose, grow = read_["cost"]
    assert grow == {"grow": "self", "with": choose["as"]}
    with pytest.raises(NotUnderstoodError):
        effects("|ACT| Draw 1 card. (A unit who has Growthed is treated as if they are Leveled Up.)")


def test_conditions_of_a_skill_add_up_wherever_they_are_said() -> None:
    (read_,) = effects(
        "[LvS4] |CONT| During your turn, if this unit is untapped, this unit gains +70 attack."
        ' This skill is only active if you have an allied "Ilda".'
    )
    turn, untapped, ilda, level = read_["while"]["all"]
    assert (turn, untapped) == ({"turn": "you"}, {"object": "self", "matches": {"tapped": "no"}})
    assert ilda == {"exists": {"character": "Ilda", "controller": "you"}}
    assert level["matches"] == {"stacked": ">= 4"}


def test_a_condition_said_of_what_is_used_or_triggers_is_its_if() -> None:
    act, auto = (
        effects(f"|{one}| {said} This skill is only usable if you have no Orbs.")[0]
        for one, said in (("ACT", "Draw 1 card."), ("AUTO", "When this unit is tapped, draw 1 card."))
    )
    none = {"exists": {"zone": "orb", "controller": "you"}, "count": 0}
    assert act["if"] == auto["if"] == none
    assert "while" not in {**act, **auto}


def test_one_skill_may_be_two_abilities_of_one_keyword() -> None:
    first, second = effects(
        "[CCS] Alba |CONT| During your turn, this unit gains +70 attack. |CONT| This unit acquires <Axe>."
    )
    assert first["keyword"] == second["keyword"] == "CCS"


def test_what_would_be_discarded_and_cannot_be_deployed_is_discarded() -> None:
    (read_,) = effects(
        "|ATK SUPP| Emblema: At the end of this combat, deploy this card instead of sending it to the Retreat Area."
    )
    (step,) = read_["do"]
    deploy, otherwise = step["do"]
    assert step["stops"] == "yes"
    assert deploy["do"] == [{"deploy": "self"}]
    assert otherwise == {"if": {"not": {"did": deploy["as"]}}, "then": [{"discard": "self"}]}


def test_a_permission_to_attack_some_enemies_is_not_one_to_attack_all() -> None:
    (read_,) = effects("|CONT| This unit can attack <Male> enemies regardless of range.")
    assert read_["static"] == [
        {"allow": "any range", "against": {"traits": "Male", "controller": "opponent"}, "on": "self"}
    ]


def test_nobody_beside_it_is_nobody_else() -> None:
    (read_,) = effects("|CONT| If you have no <Axe> allies in the same area as this unit, this unit gains +70 attack.")
    assert read_["while"] == {
        "exists": {"controller": "you", "is": "other", "same line as": "self", "traits": "Axe"},
        "count": 0,
    }


def test_a_skill_that_is_called_by_its_title_is_the_one_that_stands_there() -> None:
    text = (
        '"Aurora" |CONT| This unit gains +70 attack.\nAlba |ACT| Draw 1 card.\n'
        '|AUTO| When this unit is tapped, if this unit has used "{}" in this turn, draw 1 card.'
    )
    assert effects(text.format("Alba"))[2]["if"] == {"object": "self", "matches": {"used": "2"}}
    with pytest.raises(NotUnderstoodError):
        effects(text.format("Ocaso"))


def test_a_bond_skill_works_while_its_card_lies_face_up() -> None:
    (read_,) = effects("[BS] Alba |BOND| |ACT| Add this card to your hand.")
    assert (read_["zone"], read_["if"]) == ("bond", {"object": "self", "matches": {"down": "no"}})


def test_what_a_unit_would_do_each_time_until_a_moment_is_an_ability_that_it_is_given() -> None:
    (read_,) = effects("|ACT| Until the end of the turn, each time this unit's attack destroys an enemy, draw 1 card.")
    (step,) = read_["do"]
    assert (step["on"], step["until"]) == ("self", "end of turn")
    assert step["grant"]["when"]["event"] == "destroy"


def test_how_the_units_that_fight_stand_is_asked_of_each() -> None:
    for said, asked in (
        ("your attacking unit is not your Main Character", {"main": "no", "controller": "you", "attacking": "yes"}),
        ("your attacking unit has 40 or less attack", {"power": "<= 40", "controller": "you", "attacking": "yes"}),
        ("the attacking unit is a <Beast>", {"traits": "Beast", "attacking": "yes"}),
    ):
        (read_,) = effects(f"|ATK SUPP| Alba: If {said}, draw 1 card.")
        assert read_["if"] == {"exists": asked}


def test_what_goes_on_about_what_was_seen_under_an_if_belongs_to_it() -> None:
    (read_,) = effects(
        "|ACT| If you have no Orbs, reveal the top card of your Deck. If the revealed card is <Red>, add it to your hand."
    )
    (asked,) = read_["do"]
    seen, then = asked["then"]
    assert then["if"] == {"object": seen["as"], "matches": {"colors": "rojo"}}
    independent = effects("|ACT| If you have no Orbs, draw 2 cards. Move this unit.")[0]["do"]
    assert len(independent) == 2


def test_your_attacking_unit_may_be_what_is_moved() -> None:
    (read_,) = effects("|ATK SUPP| Alba: You may move your attacking unit.")
    assert read_["do"] == [{"change line": {"controller": "you", "attacking": "yes"}}]
    (other,) = effects("|ATK SUPP| Alba: Choose 1 ally other than your attacking unit, you may move them.")
    assert other["do"][0]["choose"] == {"controller": "you", "attacking": "no"}


def test_colourless_is_no_trait() -> None:
    (read_,) = effects("|CONT| All <Colorless> allies gain +70 attack.")
    assert read_["static"][0]["on"] == {"colors": "no", "controller": "you"}
