"""What effects do not affect: they may choose it, and neither change it nor do anything to it."""

from tests.engine.toy import a, table

SAFE = "Bear: {power: 2, effects: [{static: [{immune: self, to: {name: Storm}}]}]}\n"
STORM = """
  power: 1
  effects:
    - {activate: main, do: [{destroy: {name: Bear}}]}
    - {static: [{modify: power, by: 5, on: {name: Bear}}]}
"""
LID = """
  power: 1
  effects: [{static: [{forbid: {event: tire, of: {name: Bear}}}, {lose: abilities, on: {name: Bear}}]}]
"""


def test_an_effect_does_nothing_to_what_it_does_not_affect() -> None:
    game = table(f"{SAFE}Storm: {STORM}", a("use", "Storm"), A_field=["Bear", "Storm"])
    game.play()
    assert game.is_field(game.card("Bear"))
    assert game.number(game.card("Bear"), "power") == 2


def test_another_card_s_effect_does() -> None:
    game = table(f"{SAFE}Gale: {STORM}", a("use", "Gale"), A_field=["Bear", "Gale"])
    assert game.number(game.card("Bear"), "power") == 7
    game.play()
    assert not game.is_field(game.card("Bear"))


def test_nor_does_it_forbid_it_anything_or_take_its_abilities() -> None:
    for name, left in (("Storm", 1), ("Gale", 0)):
        game = table(f"{SAFE}{name}: {LID}", A_field=["Bear", name])
        assert len(game.abilities(game.card("Bear"))) == left
