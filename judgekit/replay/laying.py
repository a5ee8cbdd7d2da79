"""A situation is laid on a table: its cards, its facts, and what has happened before; nothing triggers."""

from judgekit.engine.abilities import Triggered
from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.happenings import SHARED
from judgekit.engine.model import Ability, Instance, Obj, Resolution, Zone
from judgekit.scenario import Board, Ongoing, Placed, Situation

BEFORE = "antes"


def lay(table: Game, situation: Situation) -> None:
    """Put the given board on a table: nothing happens, nothing triggers."""
    for name, value in ({"turn number": 1} | dict(situation.facts)).items():
        table.state.set(value, name)
    for player, board in situation.boards.items():
        for name, value in board.counts.items():
            table.state.set(value, player, name)
        _lay_zones(table, player, board)
    table.state.set(table.turn_player, "turn")
    _lay_before(table, situation)


def _lay_zones(table: Game, player: str, board: Board) -> None:
    for name, placed in board.zones.items():
        zone = Zone("" if table.kinds()[name].shared else player, name)
        for one in placed:
            _lay_one(table, player, zone, one)


def _lay_one(table: Game, player: str, zone: Zone, placed: Placed) -> None:
    obj = table.state.add(placed.label, placed.card, placed.owner or player, zone, placed.marks)
    for beneath in placed.under:
        _lay_one(table, player, Zone("", "under", obj.unit), beneath)


def _lay_before(table: Game, situation: Situation) -> None:
    for label in situation.before.used:
        table.use_up(label)
    for one in situation.before.lasting:
        _begin(table, one)
    for label in situation.before.pending:
        if (instance := _waiting(table, label)) is not None:
            table.state.wait(table.bucket(instance), instance)


def _begin(table: Game, one: Ongoing) -> None:
    """A lasting effect speaks of the cards by their labels; a card of this table that is not there is not touched."""
    there = {label: (number,) for label, number in table.state.current.items()}
    on = getattr(one.effect, "on", None)
    found = there.get(on, ()) if isinstance(on, str) else tuple(table.state.objects)[:1]
    source = table.state.objects[found[0]] if found else None
    if source is not None:
        number = table.state.fresh_id()
        instance = Instance(number, BEFORE, one.player, source, Ability(), bound=there)
        one.effect.run(table, Resolution(instance, dict(there)))


def _waiting(table: Game, label: str) -> Instance | None:
    """An ability that has triggered already, by what happened to its own card; None where that has no such text."""
    name, _, place = label.rpartition("/")
    if name not in table.state.current or len(table.card(name).card.abilities) < int(place):
        return None
    obj = table.card(name)
    ability = obj.card.abilities[int(place) - 1]
    number = table.state.fresh_id()
    return Instance(number, label, obj.controller, obj, ability, batch=number, event=_event(table, ability, obj))


def _event(table: Game, ability: Ability, obj: Obj) -> Event | None:
    """What made it wait, where that is an event that its own card went through."""
    if not isinstance(ability, Triggered):
        return None
    kinds = {one.kind: one for one in (*SHARED, *table.known_events)}
    cls = kinds.get(ability.when[0].event)
    return cls(obj.id, obj.controller, cause="effect") if cls else None
