"""The table as plain data, for JSON and for comparing: zones, counts, facts, marks, what lasts."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from judgekit.engine.continuous import Continuous
from judgekit.engine.game import Game
from judgekit.engine.model import Obj
from judgekit.engine.value import Value

SHARED = "shared"
K = TypeVar("K", bound=Hashable)
Labels = tuple[str, ...]
Facts = Mapping[str, Any]
Path = tuple[str, ...]


class Lasting(str):
    """A continuous effect as programs read it; `words` are those that its Spanish is made of."""

    words: Mapping[str, Any]

    @classmethod
    def of(cls, effect: Continuous, game: Game) -> "Lasting":
        """The effect as it stands now."""
        made = cls(str(effect).strip())
        made.words = game.told_of(effect)
        return made


@dataclass(frozen=True, slots=True)
class State:
    """A table: the labels in each zone of each player, what lies under which, what each player counts.

    Besides: what is true of the game, the marks of each card, the effects that last, and who has won. A fact or a mark
    is as JSON has it.
    """

    zones: Mapping[str, Mapping[str, Labels]]
    under: Mapping[str, Labels]
    counts: Mapping[str, Facts]
    facts: Facts
    marks: Mapping[str, Facts]
    effects: tuple[str, ...]
    winner: str | None


def outcome(game: Game) -> State:
    """What lies where, what each player counts, what is true of the game, and who has won."""
    return State(
        zones=_zones(game),
        under=_under(game),
        counts={player: _counts(game, player) for player in game.players},
        facts={name: data(value) for (name, *more), value in sorted(_facts(game)) if not more and name != "winner"},
        marks={obj.label: marks for obj in _in_play(game) if (marks := _marks(obj))},
        effects=tuple(_lasting(game)),
        winner=game.winner or None,
    )


def paths(state: State) -> Iterator[tuple[Path, Any]]:
    """Every leaf of an outcome with its path, so that two outcomes can be laid side by side."""
    return _leaves({one.name: getattr(state, one.name) for one in fields(state)}, ())


def _leaves(whole: Mapping[str, Any], path: Path) -> Iterator[tuple[Path, Any]]:
    for name, value in whole.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, (*path, name))
        else:
            yield (*path, name), value


def differing(tables: Sequence[Mapping[K, object]]) -> tuple[K, ...]:
    """What is not alike on all of several tables laid side by side, of whatever each of them shows."""
    shown = dict.fromkeys(one for table in tables for one in table)
    return tuple(one for one in shown if any(table.get(one) != tables[0].get(one) for table in tables))


def data(value: object) -> Any:
    """A value as JSON has it."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, Mapping):
        return {str(key): data(one) for key, one in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(str(one) for one in value)
    return [data(one) for one in value] if isinstance(value, list | tuple) else str(value)


def final(game: Game) -> str:
    """The table in one line, equal for two that a judge would call the same.

    Order counts only where it matters; what was used, and records of what was under way, are for the play that goes on.
    """
    zones, _, waiting, stack, _ = game.state.summary()
    facts = sorted((name, str(value)) for name, value in _facts(game) if name[0] != "used")
    kinds = game.kinds()
    ordered = {kind.name for kind in kinds.values() if kind.ordered} | {"under"}
    faces = [(place, cards if place[1] in ordered else sorted(cards)) for place, cards in zones]
    return repr((faces, facts, waiting, stack, _lasting(game)))


def _lasting(game: Game) -> list[Lasting]:
    """The continuous effects that still reach something; one whose objects have all left is over for a judge."""
    units = {obj.unit for obj in game.state.objects.values()}
    found = game.state.floating.values()
    return sorted(Lasting.of(one, game) for one in found if one.units is None or one.units & units)


def _zones(game: Game) -> dict[str, dict[str, Labels]]:
    kinds = game.kinds().values()
    own = [kind.name for kind in kinds if not kind.shared]
    shared = [kind.name for kind in kinds if kind.shared]
    found = {player: {name: _labels(game.zone(player, name)) for name in own} for player in game.players}
    return found | ({SHARED: {name: _labels(game.zone("", name)) for name in shared}} if shared else {})


def _under(game: Game) -> dict[str, Labels]:
    hosts = ((obj.label, _labels(game.beneath(obj))) for obj in _in_play(game))
    return {label: cards for label, cards in hosts if cards}


def _counts(game: Game, player: str) -> Facts:
    return {name: data(game.state.value(player, name)) for name in game.counts}


def _facts(game: Game) -> Iterator[tuple[tuple[str, ...], Value]]:
    return ((name, value) for name, value in game.state.values.items() if value)


def _in_play(game: Game) -> list[Obj]:
    return sorted(game.state.objects.values(), key=lambda obj: obj.label)


def _marks(obj: Obj) -> Facts:
    return {name: data(value) for name, value in sorted(obj.marks.items()) if value}


def _labels(objects: tuple[Obj, ...]) -> Labels:
    return tuple([obj.label for obj in objects])
