"""An effect makes Tokens as its text describes them; they are objects like any other once they are in play."""

from tests.engine.toy import a, table

MAKER = """
Maker:
  power: 1
  effects:
    - activate: main
      do: [{make: {power: 2, keywords: [Swift]}, named: Cub, count: 2, as: cubs}, {play: cubs}]
"""


def test_they_are_what_the_text_says_and_no_two_have_one_name() -> None:
    game = table(MAKER, a("use", "Maker"), A_field=["Maker"])
    game.play()
    assert [one.label for one in game.field("A")] == ["Maker", "Cub", "Cub#2"]
    cub = game.card("Cub#2")
    assert (game.number(cub, "power"), game.has(cub, "Swift"), cub.owner) == (2, True, "A")
    assert game.value(cub, "courage") is None


def test_they_have_the_abilities_that_the_text_gives_them() -> None:
    text = MAKER.replace("keywords: [Swift]", "effects: [{when: destroy, do: [{gain: 1, of: score}]}]")
    game = table(text, a("use", "Maker"), a("hit", "Cub"), A_field=["Maker"])
    game.play()
    assert game.tally("A", "score") == 1


def test_the_other_player_may_get_them() -> None:
    text = MAKER.replace("as: cubs", "as: cubs, player: opponent").replace("play: cubs", "play: cubs, player: opponent")
    game = table(text, a("use", "Maker"), A_field=["Maker"])
    game.play()
    assert [(one.label, one.owner) for one in game.field("B")] == [("Cub", "B"), ("Cub#2", "B")]


def test_what_may_not_enter_stays_outside() -> None:
    text = MAKER + "Lock: {power: 1, effects: [{static: [{forbid: {event: play, of: {name: Cub, zone: any}}}]}]}"
    game = table(text, a("use", "Maker"), A_field=["Maker", "Lock"])
    game.play()
    assert [one.label for one in game.field("A")] == ["Maker", "Lock"]


def test_used_again_it_makes_others() -> None:
    game = table(MAKER, a("use", "Maker"), a("hit", "Cub"), a("use", "Maker"), A_field=["Maker"])
    game.play()
    assert sorted(one.label for one in game.field("A")) == ["Cub#2", "Cub#3", "Cub#4", "Maker"]
