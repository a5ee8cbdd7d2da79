"""What the events of each game say of themselves is so in the bank: to whom they happen, and whether a text stops them."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from judgekit import games
from judgekit.engine.actions import IllegalMove
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.errors import UserError
from judgekit.replay.run import replay
from judgekit.scenario.model import Scenario

MOST = 30


def played_with(game: str, ban: str, one: Scenario, seen: set[tuple[str, bool]]) -> object:
    """How a scenario ends where this kind of event is forbidden, and which events were proposed in it."""
    rules = games.game_as_read(game, frozenset(one.situation.readings.items()))

    class Banning(rules):  # type: ignore[misc, valid-type]
        def ban_on(self, event: Event) -> Ban | None:
            return Ban(("1",)) if event.kind == ban else super().ban_on(event)

        def survive(self, event: Event) -> Event | None:
            seen.add((event.kind, event.subject is not None))
            return super().survive(event)

    try:
        return replay(one.situation, game=Banning).game.state.summary()
    except (UserError, IllegalMove, KeyError):
        return None


def tells_only(game: str) -> Iterator[str]:
    return (one.kind for one in games.game(game).known_events if one.announces is not None)


@pytest.mark.parametrize("game", games.names())
def test_what_events_say_of_themselves_is_so(game: str, bank: dict[str, Scenario]) -> None:
    where: dict[str, list[tuple[Scenario, object]]] = defaultdict(list)
    of_cards: dict[str, set[bool]] = defaultdict(set)
    for one in (one for one in bank.values() if one.game == game):
        seen: set[tuple[str, bool]] = set()
        ending = played_with(game, "", one, seen)
        for kind, of_a_card in seen:
            where[kind].append((one, ending))
            of_cards[kind].add(of_a_card)
    assert {kind for kind, found in of_cards.items() if True not in found} <= games.game(game).events_of_no_card()
    assert not {kind for kind, found in of_cards.items() if True in found} & games.game(game).events_of_no_card()
    deaf = [
        kind
        for kind in where.keys() - set(tells_only(game))
        if all(played_with(game, kind, one, set()) == ending for one, ending in where[kind][:MOST])
    ]
    assert deaf == []
