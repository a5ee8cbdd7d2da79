"""What the chapters say of a whole turn, of keywords and of texts that last."""

from collections.abc import Callable
from pathlib import Path

import pytest

from judgekit.errors import UserError
from judgekit.games.digimon.game import Digimon
from judgekit.games.digimon.keywords import KEYWORD_ABILITIES
from judgekit.replay.run import replay
from judgekit.scenario.loading import load
from tests.games.digimon.bank import BANK, played

Table = Callable[..., Digimon]
CARDS = """
  Greymon: {level: 4, dp: 5000, cost: 5, evolve cost: 2}
  Agumon: {level: 3, dp: 3000, cost: 3}
  Tai: {type: tamer, cost: 3}
"""


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """The game at the end of a script on a board, with some plain cards and those of the test."""

    def end(given: str, script: str, cards: str = "") -> Digimon:
        file = tmp_path / "mesa.yaml"
        head = "id: digimon/mesa\ngame: digimon\ntitle: mesa\nsource: digimon:1\nask: ¿?\nexpect: {turn: A}\n"
        file.write_text(f"{head}cards:{CARDS}{cards}\ngiven: {given}\nscript: {script}\n", encoding="utf8")
        game = replay(load(file).situation).game
        assert isinstance(game, Digimon)
        return game

    return end


def test_19_2_one_gauge_serves_both_players(table: Table) -> None:
    game = table("{turn: A, A: {hand: [Agumon], memory: 2}}", "[A: {play: Agumon}]")
    assert (game.turn_player, game.memory("A"), game.memory("B")) == ("B", -1, 1)


def test_19_2_the_turn_begins_by_unsuspending_and_drawing(table: Table) -> None:
    game = table("{turn: A, B: {battle: [{card: Tai, suspended: yes}], deck: [Agumon]}}", "[A: pass]")
    assert not game.card("Tai").mark("suspended")
    assert [one.label for one in game.zone("B", "hand")] == ["Agumon"]


def test_14_6_1_a_turn_whose_memory_came_back_goes_on(table: Table) -> None:
    cards = "  Saver: {type: tamer, effects: [{when: {event: turn end, player: you}, do: [{gain: 5, of: memory}]}]}\n"
    game = table("{turn: A, A: {battle: [Saver]}}", "[A: pass]", cards)
    assert (game.turn_player, game.memory("A")) == ("A", 2)


def test_15_2_a_digimon_is_new_only_in_the_turn_in_which_it_was_played(table: Table) -> None:
    script = "[A: {play: Agumon}, A tries: {attack: Agumon, on: B}, A: pass, B: pass, A: {attack: Agumon, on: B}]"
    game = table("{turn: A, A: {hand: [Agumon], memory: 3}, B: {security: [Tai]}}", script)
    assert game.attempts == [("digimon:15.2",)]
    assert not game.zone("B", "security")


@pytest.mark.parametrize(
    ("until", "after_one", "after_two"),
    [("end of turn", 5000, 5000), ("end of opponent turn", 6000, 5000), ("end of your turn", 5000, 5000)],
)
def test_what_lasts_until_the_end_of_a_turn(table: Table, until: str, after_one: int, after_two: int) -> None:
    cards = f"""  Boost: {{type: option, effects: [{{resolve: [{{choose: {{type: digimon}}, as: x}},
    {{modify: dp, by: 1000, on: x, until: {until}}}]}}]}}
"""
    given = "{turn: A, A: {battle: [Greymon], hand: [Boost]}}"
    now = table(given, "[A: {use: Boost}]", cards)
    assert now.number(now.card("Greymon"), "dp") == 6000
    one = table(given, "[A: {use: Boost}, A: pass]", cards)
    assert one.number(one.card("Greymon"), "dp") == after_one
    two = table(given, "[A: {use: Boost}, A: pass, B: pass]", cards)
    assert two.number(two.card("Greymon"), "dp") == after_two


def test_4_1_a_digimon_that_is_de_digivolved_loses_its_pending_effect(table: Table) -> None:
    cards = """  Loser: {level: 4, dp: 4000, effects: [{when: attack, do: [{draw: 1}]}]}
  Cutter: {type: tamer, effects: [{when: {event: attack, of: {controller: you}},
    do: [{choose: {name: Loser}, as: x}, {de digivolve: x, count: 1}]}]}
"""
    given = (
        "{turn: A, A: {battle: [{card: Loser, under: [Agumon]}, Cutter], deck: [Greymon]}, B: {security: [Tai, Tai]}}"
    )
    game = table(given, "[A: {attack: Loser, on: B, order: Cutter/1}]", cards)
    assert [one.label for one in game.zone("A", "battle")] == ["Agumon", "Cutter"]
    assert not game.zone("A", "hand")
    assert [one.label for one in game.zone("B", "security")] == ["Tai#2"], "the attack goes on with what is left"


def test_18_8_overflow_looks_at_cards_under_others_too(table: Table) -> None:
    cards = """  Ace: {level: 4, dp: 4000, overflow: 3}
  Cutter: {type: option, effects: [{resolve: [{choose: {zone: under}, as: x}, {trash: x}]}]}
"""
    given = "{turn: A, A: {battle: [{card: Greymon, under: [Ace]}], hand: [Cutter], memory: 5}}"
    assert table(given, "[A: {use: Cutter}]", cards).memory("A") == 2


def test_every_keyword_is_either_an_effect_or_a_rule() -> None:
    assert set(Digimon.keywords()) - KEYWORD_ABILITIES.keys() == {
        "Blast Digivolve",
        "Blocker",
        "Collision",
        "Reboot",
        "Rush",
    }
    assert KEYWORD_ABILITIES.keys() < set(Digimon.keywords())


def test_7_2_a_keyword_that_may_be_left_is_left(table: Table) -> None:
    given = "{turn: A, A: {battle: [Racer]}, B: {battle: [Agumon], security: [Tai]}}"
    cards = "  Racer: {level: 4, dp: 4000, keywords: [Raid]}\n"
    game = table(given, "[A: {attack: Racer, on: B, Racer/Raid: no}]", cards)
    assert not game.zone("B", "security")
    assert game.card("Agumon").zone.name == "battle"


def test_8_7_piercing_is_not_asked_for() -> None:
    asked = [one.choice.name for one in played("piercing-ya-activado").trace.decisions]
    assert "Groundramon/Piercing" not in asked


def test_a_choice_that_the_script_leaves_open_is_a_users_mistake(table: Table) -> None:
    cards = (
        "  Twice: {level: 4, dp: 4000, effects: [{when: attack, do: [{draw: 1}]}, {when: attack, do: [{draw: 1}]}]}\n"
    )
    with pytest.raises(UserError, match="order"):
        table("{turn: A, A: {battle: [Twice]}, B: {security: [Tai]}}", "[A: {attack: Twice, on: B}]", cards)


def test_the_bank_replays_every_example_that_was_asked_for() -> None:
    asked = {"1-1", "2-2", "3-1", "3-3", "4-3a", "4-3b", "5-4", "6-3", "8-3", "13-1", "14-5", "15-2", "16-5", "17-1"}
    replayed = {example.removeprefix("digimon-ex-") for one in BANK.values() for example in one.examples}
    assert asked | {"17-4"} <= replayed


TWO_STACKS = "{turn: A, A: {battle: [Thief], security: [Agumon, Agumon]}, B: {security: [Greymon, Greymon]}}"


def test_18_7_each_player_loses_as_many_cards_of_their_stack(table: Table) -> None:
    cards = "  Thief: {type: tamer, effects: [{activate: main, do: [{move top: 1, of: security, player: each, to: trash}]}]}\n"
    game = table(TWO_STACKS, "[A: {activate: Thief}]", cards)
    assert [len(game.zone(player, "security")) for player in "AB"] == [1, 1]


@pytest.mark.parametrize(("most", "left"), [("1", 1), ("2", 0)])
def test_10_5_a_total_is_of_a_characteristic_as_cards_write_it(table: Table, most: str, left: int) -> None:
    text = f"[{{choose total: {{type: digimon, controller: opponent}}, of: evolve cost, most: {most}}}, {{delete: target}}]"
    cards = f"  Thief: {{type: tamer, effects: [{{activate: main, do: {text}}}]}}\n"
    script = "[A: {activate: Thief, target: Greymon}]" if not left else "[A: {activate: Thief}]"
    game = table("{turn: A, A: {battle: [Thief]}, B: {battle: [Greymon]}}", script, cards)
    assert len(game.zone("B", "battle")) == left


def test_a_replacement_changes_only_what_the_event_says(table: Table) -> None:
    cards = "  Thief: {type: tamer, effects: [{would: {event: suspend, of: {}}, becomes: {amount: 0}}]}\n"
    with pytest.raises(UserError, match="amount"):
        table("{turn: A, A: {battle: [Thief]}}", "[]", cards)


COSTLY = """  Thief:
    type: tamer
    effects:
      - activate: main
        cost: [{choose: {zone: hand, controller: you}, as: paid, count: 2}, {trash: paid}]
        do: [{gain: 1, of: memory}]
"""


def test_11_13_1_a_cost_of_two_cards_is_not_paid_with_one(table: Table) -> None:
    board = "{turn: A, A: {battle: [Thief], hand: [Agumon]}}"
    game = table(board, "[A tries: {activate: Thief}]", COSTLY)
    assert ([one.label for one in game.zone("A", "hand")], game.memory("A")) == (["Agumon"], 0)


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("{play: Greymon}", "digimon:21.1"),
        ("{attack: Agumon, on: A}", "digimon:14.1.1"),
        ("pass", "digimon:21.1"),
    ],
)
def test_what_is_done_in_the_opponent_s_turn_breaks_what_says_whose_it_is(table: Table, line: str, clause: str) -> None:
    """It is no end of an attack (14.5.4) that is missing, whatever has been going on before."""
    game = table("{turn: A, B: {battle: [Agumon], hand: [Greymon]}}", f"[B tries: {line}]")
    assert game.attempts == [(clause,)]


@pytest.mark.parametrize(("traits", "attempts"), [("Aqua", [()]), ("Rock", [("digimon:20.4",)])])
def test_20_4_a_card_may_print_another_requirement_with_its_own_cost(
    table: Table, traits: str, attempts: list[tuple[str, ...]]
) -> None:
    cards = f"""  Foca: {{level: 4, dp: 4000, traits: [{traits}]}}
  Orca: {{level: 6, dp: 9000, evolve cost: 4, effects: [
    {{zone: any, static: [{{digivolves from: {{level: 4, traits: Aqua}}, cost: 2}}]}}]}}
"""
    game = table(
        "{turn: A, A: {battle: [Foca], hand: [Orca], memory: 3}}", "[A tries: {digivolve: Foca, into: Orca}]", cards
    )
    assert game.attempts == attempts
    assert game.memory("A") == (1 if attempts == [()] else 3)


def test_20_4_who_meets_both_requirements_says_which(table: Table) -> None:
    cards = """  Foca: {level: 5, dp: 4000, traits: [Aqua]}
  Orca: {level: 6, dp: 9000, evolve cost: 4, effects: [
    {zone: any, static: [{digivolves from: {traits: Aqua}, cost: 2}]}]}
"""
    given = "{turn: A, A: {battle: [Foca], hand: [Orca], memory: 5}}"
    for cost, left in (("4", 1), ("2", 3)):
        game = table(given, f"[A: {{digivolve: Foca, into: Orca, evolve cost: {cost}}}]", cards)
        assert game.memory("A") == left


@pytest.mark.parametrize(("does", "zone"), [("{place: card}", "battle"), ("{draw: 1}", "trash")])
def test_16_5_an_option_stays_in_the_battle_area_where_its_text_places_it(table: Table, does: str, zone: str) -> None:
    cards = f"  Boost: {{type: option, effects: [{{resolve: [{does}]}}]}}\n"
    game = table("{turn: A, A: {hand: [Boost], memory: 3, deck: [Agumon]}}", "[A: {use: Boost}]", cards)
    assert game.card("Boost").zone.name == zone


@pytest.mark.parametrize(("trait", "deleted"), [("Sky Dragon", True), ("Sky Beast", False)])
def test_a_part_of_a_trait_is_enough_where_the_text_says_so(table: Table, trait: str, deleted: bool) -> None:
    cards = f"""  Ala: {{level: 4, dp: 4000, traits: [{trait}]}}
  Rayo: {{type: option, effects: [{{resolve: [{{delete: {{trait contains: Dragon}}}}]}}]}}
"""
    game = table("{turn: A, A: {hand: [Rayo]}, B: {battle: [Ala]}}", "[A: {use: Rayo}]", cards)
    assert (game.card("Ala").zone.name == "trash") is deleted


@pytest.mark.parametrize(("end", "left"), [("top", ["Tercera"]), ("bottom", ["Primera"])])
def test_a_text_trashes_from_one_end_of_what_lies_under_a_digimon(table: Table, end: str, left: list[str]) -> None:
    cards = f"""  Primera: {{level: 3}}
  Segunda: {{level: 3}}
  Tercera: {{level: 2}}
  Ola: {{type: option, effects: [{{resolve: [{{trash under: {{name: Greymon}}, count: 2, from: {end}}}]}}]}}
"""
    given = "{turn: A, A: {hand: [Ola]}, B: {battle: [{card: Greymon, under: [Primera, Segunda, Tercera]}]}}"
    game = table(given, "[A: {use: Ola}]", cards)
    assert [one.label for one in game.beneath(game.card("Greymon"))] == left


@pytest.mark.parametrize(("second", "drawn"), [("suspended: no", 1), ("suspended: yes", 0)])
def test_11_13_1_a_cost_of_two_is_not_paid_where_one_of_them_cannot_suspend(
    table: Table, second: str, drawn: int
) -> None:
    pays = "cost: [{choose: {type: digimon, controller: you}, as: x, count: 2}, {suspend: x}]"
    cards = f"  Cody: {{type: tamer, effects: [{{activate: main, {pays}, do: [{{draw: 1}}]}}]}}\n"
    given = f"{{turn: A, A: {{battle: [Cody, Agumon, {{card: Greymon, {second}}}], deck: 2 cards, memory: 3}}}}"
    game = table(given, "[A tries: {activate: Cody, x: [Agumon, Greymon]}]", cards)
    assert len(game.zone("A", "hand")) == drawn
    assert bool(game.card("Agumon").mark("suspended")) is bool(drawn)
