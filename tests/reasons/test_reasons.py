"""Why a ruling is what it is: without the rule, believing otherwise, reading otherwise, without the text."""

from dataclasses import replace

import pytest

from judgekit.bank import find
from judgekit.engine.abilities import Static
from judgekit.engine.game import Game
from judgekit.reasons import END, Fact, How, Reason, foremost, reasons
from judgekit.replay import Replay, replay
from judgekit.replay.asking import asked
from judgekit.scenario import Claim, Scenario

NEWEST = "digimon/disparo-nuevo-primero"


def played(name: str) -> tuple[Scenario, Replay]:
    (scenario,) = find([name])
    return scenario, replay(scenario.situation)


def why(name: str) -> tuple[Reason, ...]:
    scenario, played_ = played(name)
    return reasons(played_, scenario.claims)


def by_name(found: tuple[Reason, ...], name: str) -> Reason:
    return next(one for one in found if one.name == name)


def test_a_rule_without_which_the_order_is_another_decides() -> None:
    reason = by_name(why(NEWEST), "newer_first")
    assert reason.how is How.WITHOUT
    assert reason.clauses == ("digimon:3.1",)
    order = next(one for one in reason.facts if one.path == ("order",))
    assert order.found == ("Silphymon/1", "Pandamon/1", "Silphymon/2")
    assert order.otherwise == ("Silphymon/1", "Silphymon/2", "Pandamon/1")
    assert reason.parts_at == 20  # where Pandamon, destroyed by Silphymon, goes first


def test_what_people_believe_speaks_for_the_rule_that_they_get_wrong() -> None:
    found = why(NEWEST)
    assert set(by_name(found, "newer_first").believed) == {"turno ante todo", "por orden de llegada"}
    assert by_name(found, "apply_digivolve").believed == ()


def test_a_text_taken_away_is_a_reason() -> None:
    reason = by_name(why(NEWEST), "Pandamon/1")
    assert reason.how is How.TEXT
    assert {one.path for one in reason.facts} >= {("order",)}


def test_a_text_that_forbids_decides_with_the_golden_rule_and_one_that_only_does_something_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scenario, _ = played("yugioh/el-efecto-continuo-prohibe-atacar")
    cls: type[Game] = scenario.situation.game
    monkeypatch.setattr(cls, "golden_rule", ("5.1.7.1",))
    monkeypatch.setattr(cls, "clauses_of", classmethod(lambda _, one: ("2.5.3.1",) if isinstance(one, Static) else ()))
    forbidding = by_name(why("yugioh/el-efecto-continuo-prohibe-atacar"), "Alcaide/1")
    assert set(forbidding.clauses) == {"yugioh:2.5.3.1", "yugioh:5.1.7.1"}
    assert by_name(why(NEWEST), "Pandamon/1").clauses == ()


def test_a_rule_that_changes_nothing_asked_and_no_step_is_no_reason() -> None:
    assert "has_use_left" not in {one.name for one in why(NEWEST)}  # 8.3: nothing here is once per turn


def test_expected_values_have_no_part_in_it() -> None:
    scenario, played_ = played(NEWEST)
    wrong = tuple(replace(one, expected="nunca") for one in scenario.claims)
    assert reasons(played_, wrong) == reasons(played_, scenario.claims)


def test_a_claim_that_names_a_clause_asks_nothing() -> None:
    scenario, played_ = played(NEWEST)
    naming = [one for one in scenario.claims if one.path[0] == "applied"]
    assert naming
    assert reasons(played_, naming) == reasons(played_)


def test_an_open_question_asks_for_all_that_changed() -> None:
    _, played_ = played(NEWEST)
    reason = by_name(reasons(played_), "newer_first")
    assert {("order",), ("B", "battle"), ("B", "trash")} <= {one.path for one in reason.facts}


def test_a_question_may_narrow_what_it_is_about() -> None:
    _, played_ = played(NEWEST)
    reason = by_name(reasons(played_, about=["order"]), "newer_first")
    assert [one.path for one in reason.facts] == [("order",)]


def test_a_legal_move_names_the_rule_that_was_looked_at_and_does_not_reach_it() -> None:
    """6.2.4.1: whoever starts does not attack in the first turn; this is the second."""
    scenario, played_ = played("cipher/el-segundo-jugador-si-ataca")
    starter = by_name(reasons(played_, scenario.claims), "starter_waits")
    assert starter.how is How.PERMISSION
    assert starter.clauses == ("cipher:6.2.4.1",)
    assert Fact(("tries", "1"), "legal", "illegal") in starter.facts


def test_an_illegal_attempt_names_the_rule_that_forbids_it() -> None:
    found = why("lorcana/quest-restricciones")
    dry = by_name(found, "must_be_dry")
    assert Fact(("tries", "2"), "illegal", "legal") in dry.facts


def test_an_answer_that_is_tried_in_vain_is_tried_by_other_rules_too() -> None:
    found = why("yugioh/trampa-que-espera-un-monstruo-mas-fuerte")
    assert not any(one.how is How.READ_OTHERWISE for one in found)  # no reading lets the question be asked


def test_a_rule_without_which_the_game_never_ends_decides_within_bounds() -> None:
    facts = [fact for one in why("fftcg/bucle-obligatorio") for fact in one.facts]
    assert Fact((END,), "over", "endless") in facts


def test_another_meaning_of_a_reading_speaks_for_the_clauses_that_clash() -> None:
    """16.3 and 16.10: is a destruction by 0 DP one by effect?"""
    found = why("digimon/cero-dp-leido-como-efecto")
    assert by_name(found, "deletion_for_no_dp").read_otherwise == ("destrucción por 0 DP/no es por efecto",)


def test_a_reading_chosen_at_the_table_is_the_one_that_is_changed() -> None:
    scenario, played_ = played("digimon/cero-dp-leido-como-efecto")
    unread = replace(scenario.situation, readings={})
    read = replay(unread, readings=scenario.situation.readings)
    assert reasons(read, scenario.claims) == reasons(played_, scenario.claims)


def test_a_step_on_the_table_that_makes_a_rule_apply_says_by_what_it_does_not() -> None:
    """1.8.1.1: twenty lore win; nineteen do not, and that is what a judge points at."""
    reason = by_name(why("lorcana/diecinueve-de-lore-no-gana"), "A lore 19")
    assert "lorcana:1.8.1.1" in reason.clauses
    assert reason.nearly == Fact(("A", "lore"), 18, 19)


def test_reasons_come_the_same_twice() -> None:
    scenario, played_ = played("yugioh/cuatro-eslabones")
    assert reasons(played_, scenario.claims) == reasons(played_, scenario.claims)


def test_an_order_of_claims_is_no_order_of_reasons() -> None:
    scenario, played_ = played(NEWEST)
    backwards: list[Claim] = list(reversed(scenario.claims))
    names = [one.name for one in reasons(played_, scenario.claims)]
    assert [one.name for one in reasons(played_, backwards)] == names


def test_a_question_about_a_card_asks_where_it_has_come_to() -> None:
    _, played_ = played(NEWEST)
    about_it = asked(played_, (), ["Silphymon"]).counted
    assert about_it >= {("A", "hand"), ("A", "battle"), ("cards", "Silphymon", "under")}
    assert ("B", "trash") not in about_it
    assert asked(played_, (), ["Gazimon"]).counted == asked(played_, ()).counted, (
        "it is back where it was: all is asked"
    )


def test_the_few_by_which_it_comes_about_are_told_only_where_they_outweigh_what_changes_it() -> None:
    _, played_ = played(NEWEST)
    (changes, *_) = (one for one in reasons(played_) if one.facts)
    way = replace(changes, facts=())
    assert foremost([way, way, way, changes, way]) == (way, way, changes)
    assert foremost([changes, way]) == (changes,)
    assert foremost([way]) == (way,)
