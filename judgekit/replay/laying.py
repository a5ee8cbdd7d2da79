"""A situation is laid on a table: its cards, its facts, and what has happened before; nothing triggers."""

import re
from collections.abc import Mapping

from judgekit.engine.abilities import Triggered
from judgekit.engine.effects.control import TakeControl
from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.happenings import SHARED
from judgekit.engine.history import ThisTurn
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
    marks = table.marks_as_laid(placed.card, zone, placed.marks)
    obj = table.state.add(placed.label, placed.card, placed.owner or player, zone, marks)
    for beneath in placed.under:
        _lay_one(table, player, Zone("", "under", obj.unit), beneath)


def _lay_before(table: Game, situation: Situation) -> None:
    for label in situation.before.used:
        table.use_up(_counted(table, label))
    for one in situation.before.lasting:
        _begin(table, one)
    for label in situation.before.pending:
        if (instance := _waiting(table, label)) is not None:
            table.state.wait(table.bucket(instance), instance)
    if happened := situation.before.happened:
        turn = table.turn_number
        table.state.record(ThisTurn(turn, tuple(_this_turn(table, one) for one in happened)))


def _this_turn(table: Game, said: Mapping[str, object]) -> Event:
    """An event of this turn, by an effect unless it says otherwise; its card is where it lies now."""
    cls = {one.kind: one for one in (*SHARED, *table.known_events)}[str(said["event"])]
    card, source = (table.state.current.get(_word(said.get(word))) for word in ("card", "source"))
    subject = table.state.objects.get(card or 0)
    player = _word(said.get("player")) or (subject.controller if subject else None)
    own = {word: _value(one) for word, one in said.items() if word in cls.words()}
    return cls(card, player, source, _word(said.get("cause")) or "effect").saying(own)


def _word(said: object) -> str:
    return ", ".join(said) if isinstance(said, tuple) else str(said or "")


def _value(said: object) -> int | str:
    word = _word(said)
    return int(word) if re.fullmatch(r"-?[0-9]{1,9}", word) else word


def _begin(table: Game, one: Ongoing) -> None:
    """A lasting effect speaks of the cards by their labels; a card of this table that is not there is not touched."""
    there = {label: (number,) for label, number in table.state.current.items()}
    on = getattr(one.effect, "on", getattr(one.effect, "take_control", None))
    found = there.get(on, ()) if isinstance(on, str) else tuple(table.state.objects)[:1]
    source = table.state.objects[found[0]] if found else None
    if source is not None:
        number = table.state.fresh_id()
        instance = Instance(number, BEFORE, one.player, source, Ability(), bound=there)
        one.effect.run(table, Resolution(instance, dict(there)))
        if isinstance(one.effect, TakeControl):
            table.state.write(table.state.objects[source.id], came_under=table.opponent(source.controller))


def _counted(table: Game, label: str) -> str:
    """Under what the use of an ability counts that was used before."""
    instance = _waiting(table, label) if label.rpartition("/")[2].isdigit() else None
    return table.counted_as(Resolution(instance)) if instance else label


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
