"""What has happened this turn can be counted, by the texts that ask for it."""

from tests.engine.toy import a, table

PUPS = "Pup: {power: 1}\nCub: {power: 1}\n"
ASKER = (
    PUPS
    + """
Asker:
  power: 3
  effects:
    - activate: main
      do:
        - if: {happened: {event: destroy, of: {power: 1}}, count: ">= 2"}
          then: [{gain: {happened: {event: destroy, of: {name: Pup}}, times: 10}, of: score}]
          else: [{gain: 1, of: score}]
"""
)


def _score(*moves: str) -> int:
    game = table(ASKER, *(a("hit", one) for one in moves), a("use", "Asker"), A_field=["Asker", "Pup", "Cub"])
    game.play()
    return game.tally("A", "score")


def test_what_happened_this_turn_is_counted() -> None:
    assert _score("Pup", "Cub") == 10


def test_it_did_not_happen_so_often() -> None:
    assert _score("Pup") == 1
    assert _score() == 1


def test_what_happened_in_an_earlier_turn_is_over() -> None:
    game = table(ASKER, a("hit", "Pup"), a("hit", "Cub"), A_field=["Asker", "Pup", "Cub"])
    game.play()
    game.pass_turn_to("A")
    game.chooser.moves = [a("use", "Asker")]
    game.play()
    assert game.tally("A", "score") == 1


def test_two_tables_with_another_past_are_two_only_where_a_text_asks_for_it() -> None:
    def summary(text: str, *moves: str) -> object:
        field = ["Asker", "Pup", "Cub"] if "Asker" in text else ["Pup", "Cub"]
        game = table(text, *(a("hit", one) for one in moves), A_field=field)
        game.play()
        return game.state.summary()[1]

    assert summary(ASKER, "Pup") != summary(ASKER, "Cub")
    assert summary(PUPS, "Pup") == summary(PUPS, "Cub")
