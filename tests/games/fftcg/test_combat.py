"""Chapter 10: attacks, blocks and their damage."""

from pathlib import Path

from tests.games.fftcg.tables import labels, played

GIVEN = """
  turn: A
  phase: attack
  A: {field: [Soldado de Tierra, {card: Soldado de Tierra, as: Otro}]}
  B: {field: [Veterano], deck: [Recluta, Refuerzo]}
"""


def test_a_party_deals_one_point_together_10_1_4_1(tmp_path: Path) -> None:
    game = played(tmp_path, GIVEN, "  - A: {attack: [Soldado de Tierra, Otro]}\n  - B: {blocker: none}")
    assert labels(game, "B", "damage") == ["Recluta"]


def test_two_attacks_deal_one_point_each_10_1_4_6(tmp_path: Path) -> None:
    script = "  - A: {attack: Otro}\n  - B: {blocker: none}\n  - A: {attack: Soldado de Tierra}"
    game = played(tmp_path, GIVEN, script)
    assert labels(game, "B", "damage") == ["Recluta", "Refuerzo"]


def test_damage_does_not_lower_the_power_5_2_6_1(tmp_path: Path) -> None:
    game = played(tmp_path, GIVEN, "  - A: {attack: Otro}\n  - B: {blocker: Veterano}")
    veteran = game.card("Veterano")
    assert (veteran.number("damage"), game.number(veteran, "power")) == (7000, 8000)
    assert labels(game, "A", "break") == ["Otro"]


def test_the_damage_given_to_a_party_is_the_whole_power_10_1_4_2_1(tmp_path: Path) -> None:
    script = "  - A: {attack: [Soldado de Tierra, Otro]}\n  - B: {blocker: Veterano, damage: ['3000', '5000']}"
    game = played(tmp_path, GIVEN, script)
    assert [game.card(one).number("damage") for one in ("Soldado de Tierra", "Otro")] == [3000, 5000]
    (first, *_) = [d for d in game.trace.decisions if d.choice.name == "damage"]
    assert [one.key for one in first.choice.options] == [str(n) for n in range(0, 9000, 1000)]


def test_after_the_combat_nobody_is_attacking_10_1_4_5(tmp_path: Path) -> None:
    game = played(tmp_path, GIVEN, "  - A: {attack: Otro}\n  - B: {blocker: none}")
    assert not any(game.card("Otro").mark(name) for name in ("attacking", "blocked"))
    assert game.card("Otro").mark("attacked")


def test_with_something_on_the_stack_whoever_must_attack_may_pass_10_1_2_1_3(tmp_path: Path) -> None:
    cards = "Bárbaro: {type: forward, elements: [earth], cost: 3, power: 6000, keywords: [Must Attack]}"
    given = """
  turn: A
  phase: attack
  A: {hand: [Refuerzo], field: [Bárbaro, Apoyo de Agua]}
"""
    script = (
        "  - A: {cast: Refuerzo, dull: [Apoyo de Agua], reforzado: Bárbaro}\n  - A responds: pass\n  - A tries: pass"
    )
    game = played(tmp_path, given, script, cards)
    assert game.attempts == [("fftcg:10.1.2.1.3",)]
    assert game.number(game.card("Bárbaro"), "power") == 8000


def test_an_attack_cost_may_be_exceeded_by_one_point_and_no_more_10_1_2_3(tmp_path: Path) -> None:
    cards = """
Peaje:
  type: backup
  elements: [ice]
  cost: 2
  effects: [{static: [{modify: attack cost, by: 1, on: {type: forward, controller: opponent}}]}]
"""
    given = """
  turn: A
  phase: attack
  A: {hand: [Recluta, Veterano], field: [Soldado de Tierra]}
  B: {field: [Peaje], deck: [Refuerzo, Retirada]}
"""
    script = """
  - A tries: {attack: Soldado de Tierra, discard: [Recluta, Veterano]}
  - A tries: {attack: Soldado de Tierra, discard: [Recluta]}"""
    game = played(tmp_path, given, script, cards)
    assert game.attempts == [("fftcg:5.2.1.3.1",), ()]
    assert labels(game, "A", "hand") == ["Veterano"]
    assert labels(game, "B", "damage") == ["Refuerzo"]
