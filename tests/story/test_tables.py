"""Final tables are told apart by as little as it takes, what the question is about first."""

from judgekit.bank import find
from judgekit.replay.run import replay, seat
from judgekit.replay.script import Script
from judgekit.story.about import About
from judgekit.story.tables import Tables
from judgekit.story.teller import Teller

(SCENARIO,) = find(["digimon/disparo-nuevo-primero"])


def tables(card: str = "Gazimon") -> Tables:
    before = seat(SCENARIO.situation, Script(()))
    return Tables(before, Teller.of(before), About((), (card,), frozenset()))


def test_one_difference_is_told_alone_and_by_name() -> None:
    telling = tables()
    one = telling.faces(replay(SCENARIO.situation).game)
    other = {**one, ("place", "Gazimon"): ("battle", "B")}
    facets = telling.differing([one, other])
    assert facets == [("place", "Gazimon")]
    assert telling.told(one, facets) == "Gazimon sigue en trash de B"
    assert telling.told(other, facets) == "Gazimon queda en Battle Area de B"


def test_whatever_tells_any_two_of_several_tables_apart_is_found() -> None:
    telling = tables()
    one = telling.faces(replay(SCENARIO.situation).game)
    moved = {**one, ("place", "Gazimon"): ("battle", "B")}
    richer = {**moved, ("count", "A", "memory"): 9}
    facets = telling.differing([one, moved, richer])
    assert set(facets) == {("place", "Gazimon"), ("count", "A", "memory")}
    assert len({telling.told(table, facets) for table in (one, moved, richer)}) == 3


def test_what_the_question_is_about_is_told_first() -> None:
    telling = tables("Silphymon")
    one = telling.faces(replay(SCENARIO.situation).game)
    other = {facet: ("hand", "A") if facet[0] == "place" else value for facet, value in one.items()}
    assert telling.differing([one, other])[0] == ("place", "Silphymon")


def test_cards_of_one_fate_are_told_together() -> None:
    telling = tables()
    one = telling.faces(replay(SCENARIO.situation).game)
    facets = [("place", "Gazimon"), ("place", "Pandamon")]
    gone = {**one, **dict.fromkeys(facets, ("hand", "B"))}
    assert telling.told(gone, facets) == "Gazimon y Pandamon quedan en mano de B"


def test_a_mark_of_a_card_that_has_left_is_not_told() -> None:
    telling = tables()
    one = telling.faces(replay(SCENARIO.situation).game)
    mark = ("mark", "Pandamon", "suspended")
    assert telling.told(one, [mark]) == ""
    there = {**one, ("place", "Pandamon"): ("battle", "B")}
    assert telling.told(there, [mark]) == "la carta Pandamon no está suspendida"
