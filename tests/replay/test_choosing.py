"""What makes no difference is not asked, and an answer waits for a question that has something to decide."""

from pathlib import Path

import pytest

from judgekit.replay import replay
from tests.scenario.frame import read

TWICE = {
    "lorcana": (
        "{V: {cost: 1, strength: 1, willpower: 2, lore: 1, effects: [{when: quest, "
        "do: [{draw: 2}]}, {when: {event: draw, player: you}, do: [{gain: 1, of: lore}]}]}}",
        "{turn number: 3, A: {play: [V], deck: 5 cards}}",
        "[A: {quest: V}]",
    ),
    "digimon": (
        "{D: {level: 3, dp: 1000, cost: 1, effects: [{when: {event: delete, of: {controller: opponent}}, do: [{gain: 1, of: memory}]}]}, "
        "O: {type: option, cost: 1, colors: [red], effects: [{resolve: [{delete: {controller: opponent}}]}]}, R: {level: 3, dp: 1000, colors: [red]}}",
        "{turn number: 3, A: {battle: [D, R], hand: [O], memory: 5}, B: {battle: [{card: D, as: X}, {card: D, as: Y}]}}",
        "[A: {use: O}]",
    ),
    "fftcg": (
        "{F: {type: forward, elements: [fire], cost: 2, power: 9000, effects: [{when: {event: break, of: {controller: opponent}}, do: [{draw: 1}]}]}, "
        "G: {type: forward, elements: [ice], cost: 2, power: 1000}, R: {type: summon, elements: [fire], cost: 1, effects: [{resolve: [{break: {controller: opponent}}]}]}, "
        "P: {type: backup, elements: [fire], cost: 2}}",
        "{A: {hand: [R], field: [F, P], deck: 5 cards}, B: {field: [G, {card: G, as: H}]}}",
        "[A: {cast: R, dull: [P]}]",
    ),
    "cipher": (
        "{M: {cost: 1, colors: [rojo], power: 90, range: '1', effects: [{activate: act, do: [{draw: 2}]}, "
        "{when: {event: draw, player: you}, do: [{draw: 0}]}]}}",
        "{turn number: 3, A: {vanguard: [{card: M, main: yes}], deck: 9 cards}, B: {vanguard: [{card: M, as: N, main: yes}], deck: 3 cards}}",
        "[A: {use: M, skill: 1}]",
    ),
    "yugioh": (
        "{M: {level: 4, effects: [{when: {event: destroy, of: {controller: opponent}}, do: [{gain: 100, of: lp}]}]}, "
        "S: {type: spell, effects: [{resolve: [{destroy: {controller: opponent}}]}]}, X: {level: 2}}",
        "{turn number: 4, A: {hand: [S], monsters: [M]}, B: {monsters: [X, {card: X, as: Y}]}}",
        "[A: {activate: S}]",
    ),
}


@pytest.mark.parametrize("game", TWICE)
def test_triggers_that_are_alike_ask_no_order(tmp_path: Path, game: str) -> None:
    """Two triggers of one ability whose text says nothing of its event."""
    cards, given, script = TWICE[game]
    trace = replay(read(tmp_path, game, cards, given, script).situation).game.trace
    asked = [one.choice for one in trace.decisions if one.choice.name == "order"]
    assert [one for one in asked if len({key.key.partition("#")[0] for key in one.options}) == 1] == []


def test_triggers_that_speak_of_their_event_are_ordered_still(tmp_path: Path) -> None:
    cards, given, script = TWICE["digimon"]
    cards = cards.replace("do: [{gain: 1, of: memory}]", "do: [{move: event, to: hand}]")
    script = "[A: {use: O, order: D/1#2}]"
    situation = read(tmp_path, "digimon", cards, given, script).situation
    trace = replay(situation, readings={"varios a la vez": "una por carta"}).game.trace  # so that there are two
    assert [one.choice.name for one in trace.decisions] == ["order"]


def test_an_answer_in_advance_is_kept_for_the_question_that_has_options(tmp_path: Path) -> None:
    cards = (
        "{M: {type: action, cost: 0, effects: [{resolve: [{choose: {type: location}, as: b}, {banish: b}, "
        "{choose: {type: character}, as: b}, {banish: b}]}]}, V: {cost: 1, willpower: 2}, L: {type: location, cost: 1, willpower: 2}}"
    )
    given = "{turn number: 3, A: {hand: [M], play: [V, {card: V, as: W}, L]}}"
    game = replay(read(tmp_path, "lorcana", cards, given, "[A: {play: M, b: W}]").situation).game
    assert game.card("W").zone.name == "discard"
    game = replay(read(tmp_path, "lorcana", cards, given, "[A: {play: M, b: [L, W]}]").situation).game
    assert game.card("W").zone.name == "discard"


COPY = "{cost: 1, strength: 1, willpower: 9, lore: 1, effects: [{when: {event: turn end, player: you}, do: [DO]}]}"


@pytest.mark.parametrize(
    ("does", "first", "asks"),
    [
        ("{draw: 1}", "V", False),
        ("{draw: 1}", "{card: V, exerted: yes, damage: 1}", False),
        ("{damage: 1, to: self}", "V", False),
        ("{damage: 1, to: self}", "{card: V, damage: 1}", True),
        ("{choose: {controller: you}, as: x}, {damage: 1, to: x}", "{card: V, under: [{card: V, as: U}]}", True),
    ],
)
def test_two_copies_that_nothing_tells_apart_ask_no_order(tmp_path: Path, does: str, first: str, asks: bool) -> None:
    cards = "{V: " + COPY.replace("DO", does) + "}"
    given = f"{{turn number: 3, A: {{play: [{first}, {{card: V, as: W}}], deck: 9 cards}}, B: {{deck: 9 cards}}}}"
    script = (
        "[A: {end turn: yes, order: W/1, x: [V, V]}, stop]"
        if "choose" in does
        else "[A: {end turn: yes, order: W/1}, stop]"
    )
    trace = replay(read(tmp_path, "lorcana", cards, given, script).situation).game.trace
    assert [one.choice.name for one in trace.decisions if one.choice.name == "order"] == ["order"] * asks
    assert [one.args["ability"] for one in trace.steps if one.key == "resolve"] == ["W/1", "V/1"]
