"""4.4 and 1.5.5.4: using abilities, paid or for free."""

from pathlib import Path

from tests.games.lorcana.tables import clauses, order, played

CARDS = """\
Cofre:
  type: item
  effects:
    - {activate: main, cost: [{exert: self}], do: [draw]}
    - {activate: main, cost: [{exert: self}, {pay ink: 9}], do: [{gain: 3, of: lore}]}
Llave: {type: action, cost: 1, effects: [{resolve: [{choose: {type: item}, as: objeto}, {use: objeto}]}]}
Capitana:
  strength: 1
  willpower: 1
  lore: 1
  effects:
    - activate: main
      cost: [{choose: {type: character, is: other}, as: ayudante}, {exert: ayudante}]
      do: [draw]
Guardia: {strength: 1, willpower: 1, lore: 1}
"""


def test_who_uses_an_ability_for_free_says_which(tmp_path: Path) -> None:
    """1.5.5.4: a card may have several."""
    given = "  A: {play: [Cofre], hand: [Llave], inkwell: [Nadie]}"
    game = played(tmp_path, given, "  - A: {play: Llave, ability: Cofre/2}", CARDS)
    assert order(game) == ["Llave/1", "Cofre/2"]
    assert game.state.value("A", "lore") == 3
    assert game.card("Cofre").mark("exerted")
    assert clauses(game, "uses for free") == [("lorcana:1.5.5.4", "lorcana:4.4.3.2")]


def test_what_cannot_pay_is_named_by_the_clause_that_stops_it(tmp_path: Path) -> None:
    """4.4.2.1 for one that is drying, 4.4.3.4 for one that is exerted."""
    given = "  A: {play: [Capitana, {card: Guardia, drying: yes}], deck: [Nadie]}"
    game = played(tmp_path, given, "  - A tries: {activate: Capitana/1}", CARDS)
    assert game.attempts == [("lorcana:4.4.2.1",)]
    given = "  A: {play: [Capitana, {card: Guardia, exerted: yes}], deck: [Nadie]}"
    game = played(tmp_path, given, "  - A tries: {activate: Capitana/1}", CARDS)
    assert game.attempts == [("lorcana:1.5.2", "lorcana:4.4.3.4")]
