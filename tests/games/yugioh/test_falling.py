"""Who falls in a battle lies on the field until the Damage Step ends (4.2.4.1, 5.2.15)."""

import pytest

from judgekit.replay import Replay, replay
from judgekit.scenario import loads

TABLE = """
game: yugioh
cards:
  Ariete: {{level: 4, atk: 1800, def: 1000, kinds: [effect], effects: [{ariete}]}}
  Espejo: {{level: 4, atk: {atk}, def: 200, kinds: [effect], effects: [{espejo}]}}
given:
  turn number: 4
  phase: battle
  A: {{monsters: [Ariete], deck: [9 cards]}}
  B: {{monsters: [{lying}], deck: [9 cards]}}
script:
  - A: {{attack: Ariete, target: Espejo}}
"""
DOWN, UP = "{card: Espejo, facedown: yes, defense: yes, played: 3}", "Espejo"
FOUGHT = "when: {event: fight, to: calculated, by: {controller: opponent}}"
FLIPPED = "when: {event: turn face up}"
WON = "when: {event: destroy, cause: battle, of: {controller: opponent}, by: {is: self}}"


def battle(*, ariete: str = "", espejo: str = "", lying: str = DOWN, atk: int = 300) -> Replay:
    return replay(loads(TABLE.format(ariete=ariete, espejo=espejo, lying=lying, atk=atk)).situation)


def there(found: Replay, player: str, zone: str) -> list[str]:
    return [one.label for one in found.game.zone(player, zone)]


def drawn(found: Replay, player: str) -> int:
    return len(there(found, player, "hand"))


@pytest.mark.parametrize(("atk", "fallen"), [(300, ["Espejo"]), (5000, [])])
def test_what_is_done_after_the_calculation_counts_who_has_fallen(atk: int, fallen: list[str]) -> None:
    found = battle(espejo=f"{{{FOUGHT}, do: [{{draw: {{count: {{type: monster}}}}}}]}}", lying=UP, atk=atk)
    assert (drawn(found, "B"), there(found, "B", "graveyard")) == (2, fallen)


def test_what_destroys_in_battle_triggers_behind_the_flip_effect() -> None:
    found = battle(ariete=f"{{{WON}, do: [{{draw: 1}}]}}", espejo=f"{{{FLIPPED}, do: [{{draw: 1}}]}}")
    links = [(one.args["ability"], one.args["number"]) for one in found.game.trace.steps if one.key == "link"]
    assert links == [("Espejo/1", 1), ("Ariete/1", 1)]


@pytest.mark.parametrize(
    ("done", "gone"),
    [("{choose: {type: monster}, as: presa}, {banish: presa}", []), ("{banish: {type: monster}}", ["Espejo"])],
)
def test_who_has_fallen_is_chosen_by_nothing_but_lies_there(done: str, gone: list[str]) -> None:
    found = battle(espejo=f"{{{FLIPPED}, do: [{done}]}}")
    assert (there(found, "A", "banished"), there(found, "B", "banished")) == (["Ariete"], gone)


@pytest.mark.parametrize(("done", "won"), [("{banish: self}", 0), ("{draw: 1}", 1)])
def test_who_is_banished_after_the_calculation_was_not_destroyed(done: str, won: int) -> None:
    found = battle(ariete=f"{{{WON}, do: [{{draw: 1}}]}}", espejo=f"{{{FLIPPED}, do: [{done}]}}")
    assert drawn(found, "A") == won


@pytest.mark.parametrize(("atk", "many"), [(300, 1), (1900, 0)])
def test_what_the_fallen_forbids_others_is_over_with_the_calculation(atk: int, many: int) -> None:
    bars = "{static: [{forbid: {event: draw}}]}"
    found = battle(ariete=f"{{{FOUGHT}, do: [{{draw: 1}}]}}", espejo=bars, lying=UP, atk=atk)
    assert drawn(found, "A") == many


def test_what_the_fallen_says_of_itself_goes_with_it() -> None:
    strong = "{static: [{modify: atk, by: 700}]}, {static: [{modify: atk, by: 100, on: {controller: opponent}}]}"
    found = battle(ariete=f"{{{WON}, do: [{{damage: {{value: atk, of: event}}}}]}}", espejo=strong, lying=UP)
    assert found.game.life("B") == 8000 - (1900 - 1000) - 1000


@pytest.mark.parametrize(("source", "saved"), [("effect", False), ("battle", True)])
def test_who_has_fallen_steps_in_for_nobody(source: str, saved: bool) -> None:
    instead = "{would: {event: destroy, of: {controller: you, is: other}}, stops: yes}"
    flip = f"{{{FLIPPED}, do: [{{destroy: {{name: Poste}}}}]}}"
    board = TABLE.replace("[{lying}]", "[{lying}, Poste]").replace(
        "given:", "  Poste: {{level: 1, atk: 0, def: 0}}\ngiven:"
    )
    lying = DOWN if source == "effect" else "{card: Espejo, defense: yes}"
    atk = 300
    board = board if source == "effect" else board.replace("target: Espejo", "target: Poste")
    said = f"{instead}, {flip}"
    found = replay(loads(board.format(ariete="", espejo=said, lying=lying, atk=atk)).situation)
    assert ("Poste" in there(found, "B", "monsters")) is saved
