"""Looking neither asks nor writes: every characteristic of every card, twice in every position of the bank.

And when all is at rest nothing matters but what a checkpoint keeps.
"""

from collections.abc import Iterable
from typing import Any

import pytest

from judgekit import games
from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.worked_out import WorkedOut
from judgekit.replay.run import replay
from judgekit.scenario.model import Scenario


class Looks(Game):
    """Looks at everything whenever the rules are checked and before whatever is about to happen."""

    def check_rules(self) -> None:
        super().check_rules()
        self._look()

    def do_all(self, events: Iterable[Event]) -> tuple[Event, ...]:
        self._look()
        return super().do_all(events)

    def _look(self) -> None:
        before = self._marks_left()
        kept = self._seen()
        for one in vars(self).values():
            if isinstance(one, WorkedOut):
                one.at = -1  # what was worked out before is forgotten
        assert self._seen() == kept
        assert self._marks_left() == before

    def _seen(self) -> list[Any]:
        names = (*self.characteristics(), *self.marks)
        return [self.value(obj, name) for obj in tuple(self.state.objects.values()) for name in names]

    def _marks_left(self) -> tuple[Any, ...]:
        return self.state.moment(), self.state.layout, len(self.trace.steps), len(self.trace.offered)


KEPT = {"state", "trace", "chooser", "random", "attempts", "seen_at"}
WORKED_OUT = {
    "so_far",
    "deals",
    "roles",
    "kinds",
    "values",
    "continuous",
    "gifts",
    "listeners",
    "abilities",
    "working",
    "fields",
    "field_zones",
    "shared",
    "lends_text",
    "in_order",
    "asked_for",
}
"""What is worked out from the table, and again when it has changed."""


def hidden(game: Game) -> dict[str, Any]:
    """The attributes that no checkpoint keeps."""
    worked_out = {f"_{name}{at}" for name in WORKED_OUT for at in ("", "_at")}
    return {name: value for name, value in vars(game).items() if name not in KEPT | worked_out and value}


@pytest.mark.parametrize("game", games.names())
def test_looking_leaves_no_mark_and_asks_nobody(game: str, bank: dict[str, Scenario]) -> None:
    for one in bank.values():
        if one.game == game:
            assert hidden(replay(one.situation, game=looking(one)).game) == {}, one.id


def looking(scenario: Scenario) -> type[Game]:
    """The game as the scenario reads it, looked at all the while."""
    rules = games.game_as_read(scenario.game, frozenset(scenario.situation.readings.items()))
    return type(rules.__name__, (Looks, rules), {})
