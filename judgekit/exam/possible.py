"""What a game can come to: an option that no table can show is none, whatever mistake leads to it."""

from collections.abc import Hashable, Iterator, Sequence

from judgekit.engine.game import Game
from judgekit.exam.case import Case
from judgekit.exam.worlds import Far, World
from judgekit.story import Faces, Facet

_THOUGHT = frozenset({Far.BELIEVED, Far.READ_OTHERWISE, Far.BOTH_BELIEVED})
"""What somebody may hold who knows when a game ends; who forgets a step of it does not think that it is over."""
_COUNTED = frozenset({"count", "size"})


def may_end_so(world: World, right: Game) -> bool:
    """Is it a table at which a game can be left: nothing half done, and over only where somebody may think so?"""
    if _is_halfway(world.game) and not _is_halfway(right):
        return False
    return world.game.winner in {right.winner, ""} or right.over or world.far in _THOUGHT


def _is_halfway(game: Game) -> bool:
    """Does something wait to be resolved, or lie where cards only pass through?"""
    passing = {kind.name for kind in game.zone_kinds if kind.passing}
    lying = any(ids and zone.name in passing for zone, ids in game.state.zones.items())
    return lying or bool(game.state.waiting or game.state.stack)


def may_be(facet: Facet, number: Hashable, right: Hashable, game: Game) -> bool:
    """Can there be so many? No zone holds fewer cards than none, or more than there are."""
    if not isinstance(number, int) or facet[0] not in _COUNTED:
        return True
    most = len(game.state.current) if facet[0] == "size" else number
    return 0 <= number <= most or (isinstance(right, int) and right < 0)


def may_lie_so(table: Faces, facets: Sequence[Facet], case: Case) -> bool:
    """Can cards lie so: none has marks or numbers where it has none, none is still where it was seen to be played from?

    `table` is what somebody tells who leaves a step out: it was not played.
    """
    fields = {kind.name for kind in case.before.zone_kinds if kind.field}
    passing = {kind.name for kind in case.before.zone_kinds if kind.passing}
    for facet in facets:
        if facet[0] in {"mark", "value"} and table.get(facet) and _zone(table, facet[1]) not in fields:
            return False
    places = [one[1] for one in facets if one[0] == "place"]
    played = {*_played(case)}
    return not any(
        _zone(table, label) in passing or (label in played and _is_unplayed(table, label, case, fields))
        for label in places
    )


def _is_unplayed(table: Faces, label: str, case: Case, fields: set[str]) -> bool:
    place = table.get(("place", label))
    at_first = (case.before.card(label).zone.name, case.before.card(label).zone.player)
    return place == at_first and at_first[0] not in fields


def _played(case: Case) -> Iterator[str]:
    """The cards that the players play, not those that they would like to."""
    for move in (one.move for one in case.scenario.situation.script if one.move and not one.move.tries):
        subject = move.words.get(move.verb)
        if isinstance(subject, str) and subject in case.before.state.current:
            yield subject


def _zone(table: Faces, label: str) -> str:
    place = table.get(("place", label))
    return str(place[0]) if isinstance(place, tuple) else ""
