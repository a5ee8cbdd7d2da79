"""4.6: challenges."""

from pathlib import Path

from tests.games.lorcana.tables import labels, played

CHAMPION = """\
Campeón:
  strength: 1
  willpower: 12
  lore: 1
  effects:
    - static: [{modify: strength, by: 3}]
      while: {object: self, matches: {challenging: yes}}
Coloso: {strength: 9, willpower: 9, lore: 1}
Escudo: {strength: 1, willpower: 3, lore: 1, effects: [{would: damage, becomes: {amount: {event: amount, plus: -1}}}]}
"""


def test_while_challenging_lasts_as_long_as_the_challenge(tmp_path: Path) -> None:
    """4.6.4.5 and 4.6.7."""
    given = "  A: {play: [Campeón]}\n  B: {play: [{card: Coloso, exerted: yes}]}"
    game = played(tmp_path, given, "  - A: {challenge: Campeón, against: Coloso}", CHAMPION)
    assert game.value(game.card("Coloso"), "damage") == 4
    assert game.value(game.card("Campeón"), "strength") == 1


def test_the_one_challenged_is_not_challenging(tmp_path: Path) -> None:
    """4.6.2: the bonus is for who challenges."""
    given = "  A: {play: [Coloso]}\n  B: {play: [{card: Campeón, exerted: yes}]}"
    game = played(tmp_path, given, "  - A: {challenge: Coloso, against: Campeón}", CHAMPION)
    assert game.value(game.card("Coloso"), "damage") == 1


def test_effects_that_change_damage_come_after_those_that_change_strength(tmp_path: Path) -> None:
    """4.6.6.1: strength 4 while challenging, then 1 damage less."""
    given = "  A: {play: [Campeón]}\n  B: {play: [{card: Escudo, exerted: yes}]}"
    game = played(tmp_path, given, "  - A: {challenge: Campeón, against: Escudo}", CHAMPION)
    assert [step.args["amount"] for step in game.trace.steps if step.key == "damage"] == [3, 1]
    assert labels(game, "B", "discard") == ["Escudo"]
