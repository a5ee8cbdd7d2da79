"""What would happen to one object happens to another."""

from tests.engine.toy import a, table

CARDS = """
Bear: {power: 2}
Guard: {power: 3, effects: [{would: {event: destroy, of: {is: other, controller: you}}, redirects to: self}]}
Wall: {power: 9, effects: [{static: [{forbid: {event: destroy, of: {name: Guard}}}]}]}
"""


def _left(*field: str) -> list[str]:
    game = table(CARDS, a("hit", "Bear"), A_field=list(field))
    game.play()
    return [one.label for one in game.zone("A", "field")]


def test_the_guard_is_destroyed_in_its_place() -> None:
    assert _left("Bear", "Guard") == ["Bear"]


def test_without_the_guard_it_happens_to_whom_it_would() -> None:
    assert _left("Bear") == []


def test_what_is_forbidden_for_the_other_does_not_happen_at_all() -> None:
    assert _left("Bear", "Guard", "Wall") == ["Bear", "Guard", "Wall"]
