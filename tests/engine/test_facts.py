"""What is true of the table is a record: a checkpoint keeps it, and two tables are compared without ids."""

from dataclasses import dataclass, replace

from judgekit.engine.fact import Fact, Unit
from tests.engine.toy import Toy, table

CARDS = "Bear: {power: 2}\nOx: {power: 3}"


@dataclass(frozen=True, slots=True)
class Duel(Fact):
    """Who fights."""

    fighter: Unit
    round: int = 1


@dataclass(frozen=True, slots=True)
class Herd(Fact):
    """Who goes together."""

    members: tuple[Unit, ...]


def _duel(*field: str, fighter: str = "Bear") -> Toy:
    game = table(CARDS, A_field=list(field))
    game.record(Duel(Unit(game.card(fighter).unit)))
    return game


def test_two_tables_with_other_ids_are_the_same() -> None:
    one, other = _duel("Bear"), table(CARDS, A_field=["Bear"])
    for _ in range(5):
        other.state.fresh_id()
    bear = other.put(other.put(other.card("Bear"), "grave"), "field")
    other.state.record(Duel(Unit(bear.unit)))
    assert one.state.fact(Duel) != other.state.fact(Duel)
    assert one.state.summary()[1] == other.state.summary()[1]


def test_units_in_a_list_are_compared_by_label_too() -> None:
    one, other = table(CARDS, A_field=["Bear"]), table(CARDS, A_field=["Ox", "Bear"])
    for game in (one, other):
        game.record(Herd((Unit(game.card("Bear").unit),)))
    assert one.state.fact(Herd) != other.state.fact(Herd)
    assert one.state.summary()[1] == other.state.summary()[1]


def test_two_tables_with_another_fighter_are_not() -> None:
    assert _duel("Bear", "Ox").state.summary() != _duel("Bear", "Ox", fighter="Ox").state.summary()


def test_a_checkpoint_brings_it_back() -> None:
    game = _duel("Bear")
    before, duel = game.checkpoint(), game.state.fact(Duel)
    assert duel is not None
    game.record(replace(duel, round=2))
    game.rewind(before)
    assert game.state.fact(Duel) == duel


def test_the_trace_tells_what_was_true_and_is_true_now_by_labels() -> None:
    game = table(CARDS, A_field=["Bear", "Ox"])
    with game.trace.by(("toy:9",)), game.trace.under(game.say("fight")):
        for name in ("Bear", "Bear", "Ox"):
            game.record(Duel(Unit(game.card(name).unit)))
        game.erase(Duel)
    told = [(one["fact"], one["before"], one["after"]) for one in game.trace.steps[-1].changes]
    bear, ox = {"fighter": "Bear", "round": 1}, {"fighter": "Ox", "round": 1}
    assert told == [("duel", None, bear), ("duel", bear, ox), ("duel", ox, None)]


def test_what_is_over_is_nothing() -> None:
    game = _duel("Bear")
    game.erase(Duel)
    assert game.state.fact(Duel) is None
    assert game.state.summary() == table(CARDS, A_field=["Bear"]).state.summary()
