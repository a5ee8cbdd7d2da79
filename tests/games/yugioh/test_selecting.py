"""What an effect chooses on resolving: as many as its text says must be there, then and as it is activated."""

from pathlib import Path

import pytest

from tests.games.yugioh.table import verdicts, zone
from tests.games.yugioh.written import written

KING = "  Rey: {{level: 8, atk: 3000, def: 100, kinds: [effect], effects: [{0}]}}\n"
TWO_OF_THE_HAND = "{choose: {zone: hand, controller: you}, as: x, count: 2}, {move: x, to: deck}"


def tried(folder: Path, effect: str, given: str) -> list[str]:
    return verdicts(written(folder, KING.format(effect), given, "  - A tries: {activate: Rey}"))


@pytest.mark.parametrize(("hand", "verdict"), [("[Peón, Torre]", "legal"), ("[Peón]", "2.13.4.1"), ("[]", "2.13.4.1")])
def test_2_13_4_1_what_begins_by_choosing_two_is_activated_with_two(tmp_path: Path, hand: str, verdict: str) -> None:
    effect = f"{{activate: ignition, do: [{TWO_OF_THE_HAND}, draw]}}"
    assert tried(tmp_path, effect, f"A: {{monsters: [Rey], hand: {hand}, deck: 3 cards}}") == [verdict]


@pytest.mark.parametrize("word", ["up to: yes", "by: opponent"])
def test_2_13_4_1_up_to_two_is_enough_with_one_and_so_is_what_the_other_player_gives(tmp_path: Path, word: str) -> None:
    whose = "opponent" if "by" in word else "you"
    choice = f"{{choose: {{zone: hand, controller: {whose}}}, as: x, count: 2, {word}}}"
    effect = f"{{activate: ignition, do: [{choice}, {{move: x, to: graveyard}}]}}"
    given = "A: {monsters: [Rey], hand: [Peón]}, B: {hand: [Torre]}"
    answer = ", x: Peón" if whose == "you" else ""
    table = written(tmp_path, KING.format(effect), given, f"  - A: {{activate: Rey{answer}}}")
    assert len(zone(table, "A" if whose == "you" else "B", "graveyard")) == 1


def test_2_13_4_1_what_comes_after_something_else_is_not_looked_for_before(tmp_path: Path) -> None:
    effect = f"{{activate: ignition, do: [{{draw: 2}}, {TWO_OF_THE_HAND}]}}"
    assert tried(tmp_path, effect, "A: {monsters: [Rey], deck: 3 cards}") == ["legal"]


def test_5_2_6_what_searches_behind_something_else_needs_what_it_searches(tmp_path: Path) -> None:
    search = "{do: [{search: {name: Torre}, as: x}], as: hecho}"
    effect = f"{{activate: ignition, do: [{search}, {{if: {{did: hecho}}, then: [draw]}}]}}"
    assert tried(tmp_path, effect, "A: {monsters: [Rey], deck: [Peón]}") == ["5.2.6"]
    assert tried(tmp_path, effect, "A: {monsters: [Rey], deck: [Torre]}") == ["legal"]


def test_5_2_16_two_targets_are_two(tmp_path: Path) -> None:
    effect = "{activate: ignition, targets: [{choose: {type: monster, controller: opponent}, as: x, count: 2}], do: [{destroy: x}]}"
    assert tried(tmp_path, effect, "A: {monsters: [Rey]}, B: {monsters: [Peón]}") == ["5.2.16"]
    assert tried(tmp_path, effect, "A: {monsters: [Rey]}, B: {monsters: [Peón, Torre]}") == ["legal"]
    one = effect.replace("count: 2", "count: 2, up to: yes")
    table = written(
        tmp_path, KING.format(one), "A: {monsters: [Rey]}, B: {monsters: [Peón]}", "  - A: {activate: Rey, x: Peón}"
    )
    assert zone(table, "B", "graveyard") == ["Peón"]


@pytest.mark.parametrize(("hand", "drawn"), [(1, 0), (2, 2)])
def test_2_13_4_1_a_group_is_done_where_each_part_of_it_was(tmp_path: Path, hand: int, drawn: int) -> None:
    """«A, and then B, and if you do C»: B hangs on A, so that C does too."""
    group = f"{{do: [{{do: [{TWO_OF_THE_HAND}], as: a}}, {{if: {{did: a}}, then: [shuffle]}}], as: b}}"
    effect = f"{{when: {{event: special summon}}, do: [{group}, {{if: {{did: b}}, then: [{{draw: 2}}]}}]}}"
    caller = "  Voz: {type: spell, effects: [{resolve: [{special summon: {name: Rey, zone: graveyard}}]}]}\n"
    given = f"A: {{graveyard: [Rey], hand: [Voz, {', '.join(['Peón', 'Torre'][:hand])}], deck: 4 cards}}"
    table = written(tmp_path, caller + KING.format(effect), given, "  - A: {activate: Voz, position: ataque}")
    assert len(zone(table, "A", "hand")) == (drawn or hand)


@pytest.mark.parametrize(
    ("lying", "verdict"),
    [("", "2.13.4.1"), (", {card: Valle, as: V2}", "legal"), (", {card: Cepo, as: C2}", "2.13.4.1")],
)
@pytest.mark.parametrize("card", ["Cepo", "Valle"])
def test_2_13_4_1_a_card_that_is_being_activated_does_not_count_itself(
    tmp_path: Path, card: str, lying: str, verdict: str
) -> None:
    condition = "{exists: {type: [spell, trap], facedown: no, name: Valle, controller: you}}"
    cards = f"  Cepo: {{type: trap, effects: [{{if: {condition}, resolve: [draw]}}]}}\n"
    cards += f"  Valle: {{type: spell, icon: continuous, effects: [{{if: {condition}, resolve: [draw]}}]}}\n"
    lying = lying.replace("card: Cepo, as: C2", "card: Cepo, as: C2, facedown: yes")
    given = f"A: {{spells: [{{card: {card}, facedown: yes}}{lying}], deck: 2 cards}}"
    assert verdicts(written(tmp_path, cards, given, f"  - A tries: {{activate: {card}}}")) == [verdict]


@pytest.mark.parametrize(
    ("where", "verdict"),
    [("hand: [Torre], deck: [Peón]", "legal"), ("deck: [Torre]", "legal"), ("deck: [Peón]", "2.13.4.1")],
)
def test_2_13_4_1_of_several_ways_one_has_to_be_possible(tmp_path: Path, where: str, verdict: str) -> None:
    hand = "[{choose: {name: Torre, zone: hand, controller: you}, as: x}, {special summon: x, position: defense}]"
    deck = "[{search: {name: Torre}, as: x, do: [{special summon: x, position: defense}]}]"
    effect = f"{{activate: ignition, do: [{{one of: {{de la mano: {hand}, del Deck: {deck}}}}}]}}"
    script = f"  - A tries: {{activate: Rey, mode: {'de la mano' if 'hand' in where else 'del Deck'}}}"
    table = written(tmp_path, KING.format(effect), f"A: {{monsters: [Rey], {where}}}", script)
    assert verdicts(table) == [verdict]


@pytest.mark.parametrize(("whose", "shuffled"), [("", ["A"]), (", whose: x", ["B"])])
def test_5_2_6_a_deck_that_a_card_goes_back_to_is_that_of_its_owner(
    tmp_path: Path, whose: str, shuffled: list[str]
) -> None:
    targets = "targets: [{choose: {zone: graveyard}, as: x}]"
    effect = f"{{activate: ignition, {targets}, do: [{{move: x, to: deck}}, {{shuffle: deck{whose}}}]}}"
    given = "A: {monsters: [Rey], deck: 3 cards}, B: {graveyard: [Torre], deck: 3 cards}"
    table = written(tmp_path, KING.format(effect), given, "  - A: {activate: Rey, x: Torre}")
    assert [one.actor for one in table.trace.steps if one.key == "shuffle"] == shuffled


@pytest.mark.parametrize("also", ["", "Valle, "])
def test_2_14_2_1_a_card_that_is_used_once_does_to_all_the_others_what_it_does_to_all(
    tmp_path: Path, also: str
) -> None:
    cards = "  Marea: {type: spell, effects: [{resolve: [{move: {}, to: hand}]}]}\n"
    cards += "  Valle: {type: spell, icon: continuous, effects: []}\n"
    given = f"A: {{monsters: [Peón], spells: [{also.removesuffix(', ')}], hand: [Marea]}}"
    table = written(tmp_path, cards, given, "  - A: {activate: Marea}")
    assert zone(table, "A", "graveyard") == ["Marea"]
    assert len(zone(table, "A", "hand")) == (2 if also else 1)
