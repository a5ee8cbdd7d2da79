"""The words of texts that real cards need: what each does, and its near miss."""

import pytest

from judgekit.engine.abilities import Activated, Pattern, Static, Triggered
from judgekit.engine.effects.continuous import Allow, Forbid, Modify, StepIn
from judgekit.engine.effects.flow import Draw
from judgekit.engine.effects.objects import Choose, Move, PutUnder, happens
from judgekit.engine.filters import Test
from judgekit.engine.model import Ability, Card
from judgekit.engine.terms import Count, Exists, Matches
from judgekit.games.cipher import events
from judgekit.games.cipher.cards import CipherFilter
from judgekit.games.cipher.game import Cipher
from judgekit.games.cipher.verbs import ClassChange, Deploy, Flip, Grow, LevelUp, Redirect
from tests.games.cipher.table import card, played, verdicts, zone

MAIN = (card("Marth"), {"main": True})
ENEMY_MAIN = (card("Chrom"), {"main": True})
DECK = [card(f"Carta {place}", support=0) for place in range(8)]
THEIRS, YOURS = (Test("opponent"),), (Test("you"),)
NO, YES, SELF, OTHER = ((Test(one),) for one in ("no", "yes", "self", "other"))
ALLY = CipherFilter(character=(Test("Draug"),), controller=YOURS)
HIT = ("A", "attack", {"attack": "Draug", "target": "Barst"})


def battle(
    attacker: Card, defender: Card, *more: Card, answers: dict[str, str] | None = None, **zones: list[Card]
) -> Cipher:
    """Draug attacks Barst; `A_hand=[…]` is what else lies on the table."""
    board = {
        "A vanguard": [MAIN, attacker, *more],
        "B vanguard": [ENEMY_MAIN, defender],
        "A deck": DECK,
        "B deck": DECK,
    }
    board |= {name.replace("_", " "): cards for name, cards in zones.items()}
    return played(board, HIT, answers=answers)  # type: ignore[arg-type]


def draug(*effects: Ability, **printed: object) -> Card:
    return card("Draug", *effects, **printed)


def barst(*effects: Ability, **printed: object) -> Card:
    return card("Barst", *effects, **printed)


@pytest.mark.parametrize(("cost", "hits"), [(2, False), (1, True)])
def test_6_3_4_a_text_forbids_the_critical_attack_of_those_it_speaks_of(cost: int, hits: bool) -> None:
    wanted = CipherFilter(controller=THEIRS, attacking=YES, cost=(Test(">= 2", ">=", 2),))
    wall = barst(Static((Forbid(Pattern("critical", of=wanted)),)), power=90)
    table = battle(draug(cost=cost), wall, A_hand=[draug()], answers={"critical": "Draug#2"})
    assert ("Barst" in zone(table, "B", "retreat")) is hits


@pytest.mark.parametrize(("main", "evades"), [(False, False), (True, True)])
def test_6_3_5_a_text_forbids_evading_its_attacks_to_those_it_speaks_of(main: bool, evades: bool) -> None:
    forbidden = Forbid(Pattern("evade", of=CipherFilter(controller=THEIRS, main=NO), by=CipherFilter(is_=SELF)))
    board = {
        "A vanguard": [MAIN, draug(Static((forbidden,)))],
        "A deck": DECK,
        "B deck": DECK,
        "B vanguard": [(barst(), {"main": main}), card("Chrom")],
        "B hand": [barst()],
        "B orb": [card("Orb")],
    }
    table = played(board, HIT, answers={"evade": "Barst#2"})
    assert (zone(table, "B", "hand") == []) is evades
    assert (zone(table, "B", "retreat") == ["Barst#2", "Carta 0#2"]) is evades


def test_6_3_6_what_waits_for_the_end_of_an_attack_comes_once_it_is_over_and_only_of_its_own() -> None:
    moves = Triggered((Pattern("attack end"),), (happens(events.ChangeLine, "self"),))
    table = battle(draug(moves), barst(), card("Norne", moves))
    assert zone(table, "A", "rearguard") == ["Draug"]


def test_6_3_1_a_text_puts_itself_in_the_place_of_an_ally_that_is_attacked_but_not_of_itself() -> None:
    guards = Triggered((Pattern("defend", of=CipherFilter(controller=YOURS, is_=OTHER)),), (Redirect("self"),))
    zones = {"A vanguard": [MAIN, draug()], "A deck": DECK, "B deck": DECK}
    table = played({**zones, "B vanguard": [ENEMY_MAIN, barst(), card("Hardin", guards)]}, HIT)
    assert zone(table, "B", "retreat") == ["Carta 0#2", "Hardin"]
    table = played({**zones, "B vanguard": [ENEMY_MAIN, barst(guards)]}, HIT)
    assert zone(table, "B", "retreat") == ["Barst", "Carta 0#2"]


@pytest.mark.parametrize(
    ("support", "power"),
    [
        (card("Sheeda", traits=["Flier"]), 90),
        (card("Abel", traits=["Beast"]), 60),
        (card("Draug", traits=["Flier"]), 50),
    ],
)
def test_6_3_3_what_supports_a_unit_is_no_card_of_the_same_character(support: Card, power: int) -> None:
    flier = CipherFilter(zone=(Test("support"),), supports=SELF, traits=(Test("Flier"),))
    shows = Triggered((Pattern("destroy", of=CipherFilter(controller=THEIRS), by=CipherFilter(is_=SELF)),), ())
    fighter = draug(Static((Modify("power", 30),), Exists(flier)), shows)
    table = battle(fighter, barst(power=10), A_deck=[support, *DECK])
    compared = next(one for one in table.trace.steps if one.key == "attacker wins")
    assert compared.args["power"] == power


def test_a_card_of_the_same_unit_name_as_what_was_chosen_and_no_other() -> None:
    finds = (
        Choose(CipherFilter(controller=YOURS, is_=OTHER), "aliado"),
        Choose(CipherFilter(zone=(Test("retreat"),), controller=YOURS, same_character_as="aliado"), "carta"),
        Move("carta", "hand"),
    )
    board = {
        "A vanguard": [MAIN, card("Linde", Activated("act", finds))],
        "A retreat": [card("Cain"), card("Marth, rey", character="Marth")],
    }
    assert zone(played(board, ("A", "use", {"use": "Linde"})), "A", "hand") == ["Marth, rey"]


@pytest.mark.parametrize(("color", "verdict"), [("rojo", "legal"), ("azul", "6.2.1")])
def test_6_2_1_bonds_of_a_colour_are_flipped(color: str, verdict: str) -> None:
    asks = Activated("act", (Draw(1),), cost=(Flip(1, CipherFilter(colors=(Test("rojo"),))),))
    board = {"A vanguard": [MAIN, card("Merric", asks)], "A deck": DECK, "A bond": [card("Abel", colors=[color])]}
    assert verdicts(played(board, ("A", "use", {"use": "Merric"}))) == [verdict]


def test_6_2_1_a_bond_turns_itself_face_down_once() -> None:
    bond = card("Abel", Activated("act", (Draw(1),), cost=(Flip("self"),), zone=("bond",)))
    use = ("A", "use", {"use": "Abel"})
    table = played({"A vanguard": [MAIN], "A deck": DECK, "A bond": [bond]}, use, use)
    assert verdicts(table) == ["legal", "6.2.1"]
    assert table.card("Abel").mark("down")


def test_5_3_1_who_deploys_by_a_skill_picks_the_line_where_the_text_does_not() -> None:
    hand = CipherFilter(zone=(Test("hand"),), controller=YOURS)
    calls = card("Anna", Activated("act", (Choose(hand, "carta"), Deploy("carta"))))
    board = {"A vanguard": [MAIN, calls], "A hand": [card("Cain")]}
    for line in ("vanguard", "rearguard"):
        table = played(board, ("A", "use", {"use": "Anna"}), answers={"line": line})
        assert "Cain" in zone(table, "A", line)


@pytest.mark.parametrize(("allowed", "verdict"), [(True, "legal"), (False, "6.2.4")])
def test_6_2_4_a_text_sets_the_range_aside(allowed: bool, verdict: str) -> None:
    effects = (Static((Allow("any range", on="self"),)),) if allowed else ()
    zones = {"A vanguard": [MAIN, draug(*effects)], "B vanguard": [ENEMY_MAIN], "B rearguard": [barst()]}
    assert verdicts(played({**zones, "A deck": DECK, "B deck": DECK}, HIT)) == [verdict]


@pytest.mark.parametrize(("allowed", "verdict"), [(True, "legal"), (False, "5.3.2")])
def test_5_3_2_a_text_lets_its_character_be_there_more_than_once(allowed: bool, verdict: str) -> None:
    effects = (Static((Allow("repeated character", on="self"),), zone=("any",)),) if allowed else ()
    soldier = card("Soldado", *effects)
    board = {"A vanguard": [MAIN, soldier], "A hand": [soldier], "A bond": [card("Abel")]}
    deploy = ("A", "deploy", {"deploy": "Soldado#2", "to": "vanguard"})
    assert verdicts(played(board, deploy, phase="deployment")) == [verdict]


@pytest.mark.parametrize(("second", "come"), [("Cain, toro", ["Cain"]), ("Abel", ["Abel", "Cain"])])
def test_5_3_2_of_two_of_one_character_that_a_skill_deploys_at_once_the_second_stays(
    second: str, come: list[str]
) -> None:
    hand = CipherFilter(zone=(Test("hand"),), controller=YOURS)
    calls = card("Anna", Activated("act", (Choose(hand, "cartas", count=2), Deploy("cartas", to="rearguard"))))
    other = card(second, character=second.split(",", maxsplit=1)[0])
    table = played({"A vanguard": [MAIN, calls], "A hand": [card("Cain"), other]}, ("A", "use", {"use": "Anna"}))
    assert zone(table, "A", "rearguard") == come


@pytest.mark.parametrize(("allowed", "come"), [(False, 1), (True, 2)])
def test_5_3_2_a_character_that_may_be_repeated_comes_twice_at_once(allowed: bool, come: int) -> None:
    effects = (Static((Allow("repeated character", on="self"),), zone=("any",)),) if allowed else ()
    hand = CipherFilter(zone=(Test("hand"),), controller=YOURS)
    calls = card("Anna", Activated("act", (Choose(hand, "cartas", count=2), Deploy("cartas", to="rearguard"))))
    soldier = card("Soldado", *effects)
    table = played({"A vanguard": [MAIN, calls], "A hand": [soldier, soldier]}, ("A", "use", {"use": "Anna"}))
    assert len(zone(table, "A", "rearguard")) == come


def test_7_1_what_lasts_until_the_end_of_the_opponent_s_next_turn_outlives_this_one_and_not_that() -> None:
    gains = Activated("act", (Modify("power", 20, until="end of opponent turn"),))
    board = {"A vanguard": [MAIN, draug(gains)], "B vanguard": [ENEMY_MAIN], "A deck": DECK, "B deck": DECK}
    moves = [("A", "use", {"use": "Draug"}), ("A", "go to", {"go to": "end"}), ("B", "go to", {"go to": "end"})]
    powers = [table.number(table.card("Draug"), "power") for table in (played(board, *moves[:n]) for n in (1, 2, 3))]
    assert powers == [70, 70, 50]


def test_7_1_what_begins_in_the_opponent_s_turn_outlives_it_and_lasts_until_their_next_one_ends() -> None:
    gains = Triggered((Pattern("turn end", player="opponent"),), (Modify("power", 20, until="end of opponent turn"),))
    board = {"A vanguard": [ENEMY_MAIN], "B vanguard": [draug(gains)], "A deck": DECK, "B deck": DECK}
    moves = [(player, "go to", {"go to": "end"}) for player in "ABA"]
    powers = [table.number(table.card("Draug"), "power") for table in (played(board, *moves[:n]) for n in (1, 2, 3))]
    assert powers == [70, 70, 70]


def test_8_7_an_orb_that_a_text_destroys_goes_to_the_hand_and_nobody_loses_by_it() -> None:
    orb = CipherFilter(zone=(Test("orb"),), controller=THEIRS)
    breaks = Activated("act", (Choose(orb, "orbe"), happens(events.Destroy, "orbe")))
    board = {"A vanguard": [MAIN, draug(breaks)], "B vanguard": [ENEMY_MAIN], "B orb": [card("Orb")]}
    use = ("A", "use", {"use": "Draug"})
    table = played(board, use, use)
    assert zone(table, "B", "hand") == ["Orb"]
    assert not table.over


def test_a_card_that_a_text_puts_under_a_unit_leaves_with_it() -> None:
    hand = CipherFilter(zone=(Test("hand"),), controller=YOURS)
    grows = Activated("act", (Choose(hand, "carta"), PutUnder("carta", "self"), happens(events.Destroy, "self")))
    board = {"A vanguard": [MAIN, draug(grows)], "A hand": [card("Cain")], "A deck": DECK}
    table = played(board, ("A", "use", {"use": "Draug"}))
    assert zone(table, "A", "retreat") == ["Cain", "Draug"]


def test_5_4_1_a_condition_on_traits_looks_at_each_unit() -> None:
    loves = Static((Modify("power", 10),), Exists(CipherFilter(controller=YOURS, is_=OTHER, traits=(Test("Flier"),))))
    for traits, power in ((["Flier", "Lance"], 60), (["Lance"], 50)):
        board = {"A vanguard": [MAIN, draug(loves), card("Palla", traits=traits)]}
        assert played(board).number(played(board).card("Draug"), "power") == power
    assert Matches("self", CipherFilter(traits=(Test("Flier"),))).wanted.traits


def test_how_many_cards_a_stack_has_and_who_stands_in_the_same_line() -> None:
    stacked = CipherFilter(is_=SELF, stacked=(Test(">= 2", ">=", 2),))
    beside = CipherFilter(controller=YOURS, is_=OTHER, same_line_as="self")
    tall = draug(Static((Modify("power", 10),), Exists(stacked)), Static((Modify("power", 5),), Exists(beside)))
    hand = CipherFilter(zone=(Test("hand"),), controller=YOURS)
    grows = card(
        "Linde", Activated("act", (Choose(hand, "carta"), PutUnder("carta", CipherFilter(name=(Test("Draug"),)))))
    )
    board = {"A vanguard": [MAIN, grows], "A rearguard": [tall], "A hand": [card("Cain")], "A deck": DECK}
    assert played(board).number(played(board).card("Draug"), "power") == 50
    table = played(board, ("A", "use", {"use": "Linde"}), ("A", "move", {"move": "Linde"}))
    assert table.number(table.card("Draug"), "power") == 65


@pytest.mark.parametrize(("traits", "verdict"), [(["Flier"], "legal"), (["Beast"], "6.2.4")])
def test_6_2_4_a_text_sets_the_range_aside_against_some_enemies_only(traits: list[str], verdict: str) -> None:
    hunter = draug(Static((Allow("any range", on="self", against=CipherFilter(traits=(Test("Flier"),))),)))
    zones = {"A vanguard": [MAIN, hunter], "B vanguard": [ENEMY_MAIN], "B rearguard": [barst(traits=traits)]}
    assert verdicts(played({**zones, "A deck": DECK, "B deck": DECK}, HIT)) == [verdict]


@pytest.mark.parametrize(("line", "verdict"), [("rearguard", "legal"), ("vanguard", "6.2.4")])
def test_6_2_4_a_text_lets_a_unit_reach_the_rear_line_alone(line: str, verdict: str) -> None:
    shooter = draug(Static((Allow("any range", on="self", against=CipherFilter(zone=(Test("rearguard"),))),)))
    zones = {"A rearguard": [shooter], "A vanguard": [MAIN], "B vanguard": [ENEMY_MAIN], "A deck": DECK, "B deck": DECK}
    zones[f"B {line}"] = [*zones.get(f"B {line}", []), barst()]
    assert verdicts(played(zones, HIT)) == [verdict]


def test_6_2_4_who_has_attacked_this_turn_is_known_until_it_ends() -> None:
    stands = (Choose(CipherFilter(controller=YOURS, attacked=YES), "aliado"), happens(events.Untap, "aliado"))
    board = {
        "A vanguard": [MAIN, draug(), card("Linde", Activated("act", stands))],
        "B vanguard": [ENEMY_MAIN, barst(power=90)],
        "A deck": DECK,
        "B deck": DECK,
    }
    use = ("A", "use", {"use": "Linde"})
    assert played(board, HIT).card("Draug").mark("tapped")
    assert not played(board, HIT, use).card("Draug").mark("tapped")
    ends = [("A", "go to", {"go to": "end"}), ("B", "go to", {"go to": "end"}), ("A", "go to", {"go to": "action"})]
    table = played(board, HIT, *ends)
    assert table.value(table.card("Draug"), "attacked") is False


@pytest.mark.parametrize(("grows", "power"), [(True, 80), (False, 50)])
def test_who_has_growthed_uses_its_class_change_skill_and_who_has_not_does_not(grows: bool, power: int) -> None:
    skill = Static((Modify("power", 30),), keyword="CCS")
    hand = CipherFilter(zone=(Test("hand"),), controller=YOURS)
    put = Grow("self", "carta") if grows else PutUnder("carta", "self")
    unit = draug(skill, Activated("act", (Choose(hand, "carta"), put)))
    board = {"A vanguard": [MAIN, unit], "A hand": [card("Draug, escudo", character="Draug")]}
    table = played(board, ("A", "use", {"use": "Draug", "skill": 2}))
    assert table.number(table.card("Draug"), "power") == power
    assert zone(table, "A", "hand") == []


def test_nothing_growths_where_no_card_comes_to_lie_beneath_it() -> None:
    hand = CipherFilter(zone=(Test("hand"),), controller=YOURS)
    unit = draug(Activated("act", (Choose(hand, "carta"), Grow("self", "carta"))))
    table = played({"A vanguard": [MAIN, unit]}, ("A", "use", {"use": "Draug"}))
    assert not table.card("Draug").mark("grown")


@pytest.mark.parametrize(("whose", "power"), [("opponent", 60), ("you", 80)])
def test_6_3_2_1_a_text_keeps_the_support_skills_of_one_player_from_coming_into_effect(whose: str, power: int) -> None:
    gains = Modify("power", 20, on=CipherFilter(controller=YOURS, attacking=YES), until="end of battle")
    supports = card("Abel", Triggered((Pattern("support attacker"),), (gains,), zone=("support",)))
    seals = Static((Forbid(Pattern("support skill", of=CipherFilter(controller=(Test(whose),)))),))
    table = battle(draug(), barst(seals, power=10), A_deck=[supports, *DECK[1:]])
    compared = next(one for one in table.trace.steps if one.key == "attacker wins")
    assert compared.args["power"] == power


@pytest.mark.parametrize(("support", "draws"), [("Barst, hacha", True), ("Abel", False)])
def test_6_3_3_what_waits_for_a_support_that_fails_hears_of_the_same_character_alone(support: str, draws: bool) -> None:
    fails = Pattern("support fail", of=CipherFilter(controller=THEIRS))
    table = battle(
        draug(Triggered((fails,), (Draw(1),))),
        barst(),
        B_deck=[card(support, character=support.split(",", maxsplit=1)[0]), *DECK[1:]],
    )
    assert (len(zone(table, "A", "hand")) == 1) is draws


@pytest.mark.parametrize(("traits", "power"), [(["Armored"], 90), (["Beast"], 60)])
def test_6_3_2_2_a_text_speaks_of_the_unit_that_a_card_of_some_kind_supports(traits: list[str], power: int) -> None:
    armored = CipherFilter(zone=(Test("support"),), traits=(Test("Armored"),))
    gains = Modify("power", 30, on=CipherFilter(controller=YOURS, supported_by=armored))
    table = battle(
        draug(), barst(power=10), card("Linde", Static((gains,))), A_deck=[card("Abel", traits=traits), *DECK]
    )
    compared = next(one for one in table.trace.steps if one.key == "attacker wins")
    assert compared.args["power"] == power


@pytest.mark.parametrize(("keyword", "many"), [("CF", 1), ("CP", 0)])
def test_which_skills_a_card_has_printed_can_be_asked(keyword: str, many: int) -> None:
    form = draug(Static((Modify("power", 10),), keyword=keyword))
    asks = card("Linde", Activated("act", (Draw(Count(CipherFilter(skills=(Test("CF"),)))),)))
    table = played({"A vanguard": [MAIN, form, asks], "A deck": DECK}, ("A", "use", {"use": "Linde"}))
    assert len(zone(table, "A", "hand")) == many


@pytest.mark.parametrize(("answer", "where"), [("sí", "vanguard"), ("no", "retreat")])
def test_6_3_6_2_what_supports_may_be_deployed_where_it_would_be_discarded(answer: str, where: str) -> None:
    stays = StepIn(
        Pattern("discard", cause=(Test("rule"),)),
        stops=True,
        do=(Deploy("card", to="vanguard"),),
        on="self",
        until="end of battle",
        may=True,
    )
    supports = card("Abel", Triggered((Pattern("support attacker"),), (stays,), zone=("support",)))
    table = battle(draug(), barst(), A_deck=[supports, *DECK[1:]], answers={"Abel/1": answer})
    assert "Abel" in zone(table, "A", where)


@pytest.mark.parametrize(("turned", "power"), [(True, 60), (False, 50)])
def test_2_6_an_orb_lies_face_down_until_a_text_turns_it_up(turned: bool, power: int) -> None:
    orb = CipherFilter(zone=(Test("orb"),), controller=YOURS)
    up = CipherFilter(zone=(Test("orb"),), controller=YOURS, down=NO)
    done = happens(events.TurnUp, "orbe") if turned else Draw(1)
    unit = draug(Static((Modify("power", 10),), Exists(up)), Activated("act", (Choose(orb, "orbe"), done)))
    board = {"A vanguard": [MAIN, unit], "A orb": [card("Orb")], "A deck": DECK}
    table = played(board, ("A", "use", {"use": "Draug", "skill": 2}))
    assert table.number(table.card("Draug"), "power") == power


@pytest.mark.parametrize(("place", "power"), [("1", 60), ("2", 50)])
def test_8_2_1_which_of_its_act_a_unit_has_used_is_known_until_the_turn_ends(place: str, power: int) -> None:
    asks = Static((Modify("power", 10),), Matches("self", CipherFilter(used=(Test(place),))))
    unit = draug(Activated("act", (Draw(1),)), Activated("act", (Draw(1),)), asks)
    board = {"A vanguard": [MAIN, unit], "A deck": DECK, "B vanguard": [ENEMY_MAIN], "B deck": DECK}
    moves = [("A", "use", {"use": "Draug"}), ("A", "go to", {"go to": "end"})]
    powers = [table.number(table.card("Draug"), "power") for table in (played(board, *moves[:n]) for n in (0, 1, 2))]
    assert powers == [50, power, 50]


@pytest.mark.parametrize(("laid", "promoted", "drawn"), [(ClassChange, True, 1), (LevelUp, False, 0)])
def test_5_4_1_who_class_changes_by_a_text_draws_and_who_levels_up_does_not(
    laid: type[ClassChange | LevelUp], promoted: bool, drawn: int
) -> None:
    queen = card("Draug, escudo", Activated("act", (laid(ALLY, "self"),), zone=("hand",)), character="Draug")
    board = {"A vanguard": [MAIN, (draug(), {"tapped": True})], "A hand": [queen], "A deck": DECK}
    table = played(board, ("A", "use", {"use": "Draug, escudo"}))
    top = table.card("Draug, escudo")
    assert (top.zone.name, top.mark("tapped"), bool(top.mark("promoted"))) == ("vanguard", True, promoted)
    assert len(zone(table, "A", "hand")) == drawn


def test_5_4_1_nothing_is_laid_on_a_unit_that_is_not_there() -> None:
    queen = card("Draug, escudo", Activated("act", (LevelUp(ALLY, "self"),), zone=("hand",)), character="Draug")
    table = played({"A vanguard": [MAIN], "A hand": [queen]}, ("A", "use", {"use": "Draug, escudo"}))
    assert zone(table, "A", "hand") == ["Draug, escudo"]


@pytest.mark.parametrize(("down", "power"), [(False, 60), (True, 50)])
def test_8_1_a_bond_that_lies_face_down_is_of_no_colour_for_a_text_either(down: bool, power: int) -> None:
    red = CipherFilter(zone=(Test("bond"),), controller=YOURS, colors=(Test("rojo"),))
    unit = draug(Static((Modify("power", 10),), Exists(red)))
    table = played({"A vanguard": [MAIN, unit], "A bond": [(card("Abel", colors=["rojo"]), {"down": down})]})
    assert table.number(table.card("Draug"), "power") == power


@pytest.mark.parametrize(("whose", "moves"), [("opponent", False), ("you", True)])
def test_8_2_3_a_unit_that_one_player_cannot_choose_is_out_of_reach_of_their_skills(whose: str, moves: bool) -> None:
    hides = Static((Forbid(Pattern("choose", by=CipherFilter(controller=(Test(whose),))), on="self"),))
    enemies = CipherFilter(controller=THEIRS, main=NO)
    pushes = Activated("act", (Choose(enemies, "objetivo"), happens(events.ChangeLine, "objetivo")))
    board = {"A vanguard": [MAIN, draug(pushes)], "B vanguard": [ENEMY_MAIN, barst(hides)]}
    table = played(board, ("A", "use", {"use": "Draug"}))
    assert ("Barst" in zone(table, "B", "rearguard")) is moves


@pytest.mark.parametrize(("tall", "drawn"), [(True, 0), (False, 1)])
def test_6_3_6_1_a_unit_that_is_destroyed_is_remembered_with_the_size_of_its_stack(tall: bool, drawn: int) -> None:
    low = CipherFilter(controller=THEIRS, stacked=(Test("< 2", "<", 2),))
    waits = Triggered((Pattern("destroy", of=low, by=CipherFilter(is_=SELF)),), (Draw(1),))
    hand = CipherFilter(zone=(Test("hand"),), controller=THEIRS)
    enemy = CipherFilter(controller=THEIRS, main=NO)
    grows = Activated("act", (Choose(hand, "carta"), PutUnder("carta", enemy)))
    board = {
        "A vanguard": [MAIN, draug(waits), card("Linde", grows)],
        "B vanguard": [ENEMY_MAIN, barst(power=10)],
        "B hand": [card("Cain")],
        "A deck": DECK,
        "B deck": DECK,
    }
    table = played(board, *([("A", "use", {"use": "Linde"})] if tall else []), HIT)
    assert len(zone(table, "A", "hand")) == drawn


@pytest.mark.parametrize(("colors", "power"), [(None, 60), (["rojo"], 50)])
def test_a_unit_of_no_colour_is_asked_for_by_no(colors: list[str] | None, power: int) -> None:
    asks = Static((Modify("power", 10),), Exists(CipherFilter(is_=SELF, colors=NO)))
    table = played({"A vanguard": [MAIN, draug(asks, colors=colors)]})
    assert table.number(table.card("Draug"), "power") == power


@pytest.mark.parametrize(("keyword", "power"), [("each time", 70), (None, 60)])
def test_8_2_2_an_auto_that_says_each_time_triggers_more_than_once_a_turn(keyword: str | None, power: int) -> None:
    moved = Pattern("change line", of=CipherFilter(controller=YOURS, is_=OTHER))
    unit = draug(Triggered((moved,), (Modify("power", 10),), keyword=keyword))
    board = {"A vanguard": [MAIN, unit, card("Cain"), card("Abel")], "A deck": DECK}
    table = played(board, ("A", "move", {"move": "Cain"}), ("A", "move", {"move": "Abel"}))
    assert table.number(table.card("Draug"), "power") == power
