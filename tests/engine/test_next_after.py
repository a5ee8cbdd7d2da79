"""Which event is the first after another, by the texts that ask for it."""

import pytest

from tests.engine.toy import a, table

ASKER = """
Pup: {power: 1}
Pip: {power: 1}
Cub: {power: 2}
Cab: {power: 2}
Asker:
  power: 3
  effects:
    - when: {event: destroy, of: {power: 2}}
      condition: {next: {event: destroy, of: {power: 2}}, after: {event: destroy, of: {power: 1}}}
      do: [{gain: 1, of: score}]
"""


@pytest.mark.parametrize(
    ("hits", "score"),
    [
        (["Pup", "Cub"], 1),
        (["Cub"], 0),
        (["Cub", "Pup"], 0),
        (["Cub", "Pup", "Cab"], 1),
        (["Pup", "Cub", "Cab"], 1),
        (["Pup", "Cub", "Pip", "Cab"], 2),
    ],
)
def test_it_is_the_first_since_the_other(hits: list[str], score: int) -> None:
    field = ["Asker", "Pup", "Pip", "Cub", "Cab"]
    game = table(ASKER, *(a("hit", one) for one in hits), A_field=field)
    game.play()
    assert game.tally("A", "score") == score


@pytest.mark.parametrize(("turns", "score"), [(1, 1), (2, 1), (3, 0)])
def test_what_was_more_than_two_turns_ago_is_forgotten(turns: int, score: int) -> None:
    game = table(ASKER, a("hit", "Pup"), A_field=["Asker", "Pup", "Cub"])
    game.play()
    for turn in range(turns):
        game.pass_turn_to("AB"[turn % 2 - 1])
    game.chooser.moves = [a("hit", "Cub")]
    game.play()
    assert game.tally("A", "score") == score
