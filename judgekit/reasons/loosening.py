"""The same table with one text that asks for less: what an ability that nothing woke was waiting for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import Field, fields, is_dataclass, replace
from typing import Any

from judgekit.engine.abilities import Pattern, Triggered
from judgekit.engine.filters import Filter
from judgekit.engine.model import Ability, Condition
from judgekit.engine.trace import Step
from judgekit.reasons.nudges import Nudge, placed, with_card
from judgekit.replay import Replay
from judgekit.scenario import Placed

TEXT = "text"
HEARS = "hears"
_OF_EVENT = ("player", "cause", "amount", "to", "from_")
_Asked = tuple[str, ...]
_Looser = Iterator[tuple[_Asked, Any]]


def loosened(replay: Replay) -> Iterator[Nudge]:
    """Each ability of each card without each thing that it asks for, and hearing what else happened to its card.

    The path of one is ("text", "Ninja/1", *the fields that lead to what is not asked), or (…, "hears", event).
    """
    situation, cls = replay.situation, type(replay.game)
    moved = {entry.move.verb for entry in situation.script if entry.move}
    heard = _happened(replay.game.trace.steps, sorted(cls.events(), key=lambda kind: kind not in moved))
    for player, board in situation.boards.items():
        for one in placed(board):
            for place, ability in enumerate(one.card.abilities):
                looser = (*_looser(ability, cls.filter), *_hearing(ability, heard.get(one.label, ())))
                for asked, other in looser:
                    boards = {**situation.boards, player: with_card(board, one.label, _saying(place, other))}
                    path = (TEXT, f"{one.label}/{place + 1}", *asked)
                    yield Nudge(path, "", "", replace(situation, boards=boards))


def _saying(place: int, other: Ability) -> Callable[[Placed], Placed]:
    def said(one: Placed) -> Placed:
        abilities = [*one.card.abilities]
        abilities[place] = other
        return replace(one, card=replace(one.card, abilities=tuple(abilities)))

    return said


def _happened(steps: Sequence[Step], kinds: Sequence[str]) -> Mapping[str, list[str]]:
    """The kinds of event that happened to each card, in the order of these kinds."""
    cards = {(step.key, step.args.get("subject", step.args.get("card"))) for step in steps if step.status == "applied"}
    found: dict[str, list[str]] = {}
    for kind in kinds:
        for card in (card for key, card in cards if key == kind and isinstance(card, str)):
            found.setdefault(card, []).append(kind)
    return found


def _hearing(ability: Ability, heard: Sequence[str]) -> _Looser:
    if isinstance(ability, Triggered):
        waited = {one.event for one in ability.when}
        for kind in (one for one in heard if one not in waited):
            yield (HEARS, kind), replace(ability, when=(Pattern(kind),))


def _looser(part: Any, every: type[Filter]) -> _Looser:
    """The part without each thing that it asks for, each with the fields that lead there."""
    if isinstance(part, tuple):
        for place, one in enumerate(part):
            for asked, other in _looser(one, every):
                yield asked, (*part[:place], other, *part[place + 1 :])
    elif isinstance(part, Filter):
        yield from _wider(part)
    elif is_dataclass(part) and not isinstance(part, type):
        for field in fields(part):
            yield from _of_field(part, field, every)


def _of_field(part: Any, field: "Field[Any]", every: type[Filter]) -> _Looser:
    """A pattern that says nothing of whom it happens to means its own card: to ask for less is to mean any."""
    name, value = field.name, getattr(part, field.name)
    if isinstance(part, Pattern) and name == "of" and not part.player and (value is None or len(value.active) > 1):
        yield (name,), replace(part, of=every())
    elif (isinstance(part, Pattern) and name in _OF_EVENT and value) or _is_spare(value, field):
        yield (name,), replace(part, **{name: field.default})
    for asked, other in _looser(value, every):
        yield (name, *asked), replace(part, **{name: other})


def _is_spare(value: object, field: "Field[Any]") -> bool:
    return isinstance(value, Condition) and field.default is None


def _wider(wanted: Any) -> _Looser:
    """The filter without each of its tests."""
    for one in fields(wanted):
        if isinstance(value := getattr(wanted, one.name), tuple) and value:
            yield (one.name,), replace(wanted, **{one.name: ()})
