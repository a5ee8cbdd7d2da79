"""What stands in a text is found however deep it stands, and «another than it» does not speak of it."""

from judgekit.engine.filters import Test as Asked
from judgekit.engine.model import Card
from judgekit.engine.said import parts, speaks_of

NAMES = {"objetivo"}


def test_what_stands_in_a_part_of_a_part_is_found() -> None:
    card = Card("Una", {}, (), (("cost", ("espada", {"to": ["mazo"]})),))
    assert {"espada", "mazo"} <= {one for one in parts([card]) if isinstance(one, str)}
    assert card in parts([card])
    assert "to" not in parts(card)


def test_a_class_is_no_text() -> None:
    assert list(parts(Card)) == [Card]


def test_that_something_is_another_does_not_speak_of_it() -> None:
    assert speaks_of((Asked.from_text("objetivo"),), NAMES)
    assert not speaks_of((Asked.from_text("not objetivo"),), NAMES)
    assert not speaks_of((Asked.from_text("otro"),), NAMES)
