"""1.8: the game state check."""

from pathlib import Path

from tests.games.lorcana.tables import clauses, labels, played

FALLING = """\
Pilar: {strength: 1, willpower: 1, lore: 1, effects: [{static: [{modify: willpower, by: 2, on: {name: Techo}}]}]}
Techo: {strength: 1, willpower: 1, lore: 1}
Eterno: {strength: 1, willpower: 1, lore: 1, effects: [{static: [{forbid: {event: banish, of: {is: self}}}]}]}
Furia: {type: action, effects: [{resolve: [{modify: willpower, by: -9, on: {type: character}}]}]}
"""


def test_each_check_is_followed_by_another(tmp_path: Path) -> None:
    """1.8.3: once the pillar has fallen, the roof that it held up falls too, in the next check."""
    game = played(tmp_path, "  A: {play: [{card: Pilar, damage: 1}, {card: Techo, damage: 2}]}", cards=FALLING)
    assert sorted(labels(game, "A", "discard")) == ["Pilar", "Techo"]
    assert [step.args["subject"] for step in game.trace.steps if step.key == "banish"] == ["Pilar", "Techo"]


def test_what_cannot_be_banished_stays_and_the_checks_end(tmp_path: Path) -> None:
    """1.2.2: the prohibition wins, and the check does not go on for ever."""
    game = played(tmp_path, "  A: {play: [{card: Eterno, damage: 3}]}", cards=FALLING)
    assert labels(game, "A", "play") == ["Eterno"]
    assert any(step.overridden_by == ("lorcana:1.2.2",) for step in game.trace.steps)


def test_several_of_one_player_go_at_once_and_several_players_in_turn_order(tmp_path: Path) -> None:
    """1.8.4."""
    given = "  turn: B\n  A: {play: [{card: Nadie, damage: 1}]}\n  B: {play: [{card: Nadie, damage: 1}, {card: Nadie, damage: 1}]}"
    game = played(tmp_path, given)
    banished = [step.args["player"] for step in game.trace.steps if step.key == "banish"]
    assert banished == ["B", "B", "A"]
    assert clauses(game, "in turn order") == [("lorcana:1.8.4",)]


def test_an_empty_deck_loses_at_the_end_of_its_player_turn_only(tmp_path: Path) -> None:
    """1.8.1.2: the rival's deck may be empty."""
    game = played(tmp_path, "  A: {deck: [Nadie]}\n  B: {deck: [Nadie]}", "  - A: {end turn: yes}")
    assert labels(game, "B", "deck") == []
    assert not game.over
    lost = played(
        tmp_path, "  A: {deck: [Nadie]}\n  B: {deck: [Nadie]}", "  - A: {end turn: yes}\n  - B: {end turn: yes}"
    )
    assert lost.state.value("winner") == "A"


def test_nothing_happens_once_somebody_has_won(tmp_path: Path) -> None:
    """2.3.3: the turn that would have gone on does not."""
    given = "  phase: start\n  turn number: 3\n  A: {lore: 19, play: [Faro], deck: [Nadie]}"
    cards = "Faro: {type: location, cost: 1, move cost: 1, willpower: 4, lore: 1}"
    game = played(tmp_path, given, cards=cards)
    assert game.state.value("winner") == "A"
    assert labels(game, "A", "hand") == []
