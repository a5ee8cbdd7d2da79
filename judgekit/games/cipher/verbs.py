"""The verbs of Cipher's texts."""

from dataclasses import dataclass
from typing import Literal, cast

from judgekit.engine.effects.objects import ToObjects, verb
from judgekit.engine.filters import Target
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.table import Table
from judgekit.games.cipher import events
from judgekit.games.cipher.acting import Acting
from judgekit.games.cipher.bonds import Bonds


@dataclass(frozen=True)
class Flip(Effect):
    """Turn face down so many of your bonds, which you pick: {flip: 2}."""

    flip: int

    def run(self, game: Bonds, at: Resolution) -> bool:
        """Pick them and turn them, as many as there are; True if they were enough."""
        return game.flip(at.controller, self.flip, at.source.id, at.cause)


@dataclass(frozen=True)
class Tap(ToObjects):
    """Tap units: {tap: self}."""

    tap: Target
    happening = events.Tap

    def run(self, game: Table, at: Resolution) -> bool:
        """A cost asks whether they can."""
        for unit in self.meant(game, at) if at.cause == "cost" else ():
            cast(Acting, game).untapped_to_pay(unit)
        return super().run(game, at)


@dataclass(frozen=True)
class Deploy(ToObjects):
    """Deploy cards for nothing: {deploy: target, to: rearguard}."""

    deploy: Target
    to: Literal["vanguard", "rearguard"]
    happening = events.Deploy

    def words(self, game: Table, at: Resolution) -> dict[str, object]:  # noqa: ARG002
        """In which line."""
        return {"to": self.to}


VERBS: tuple[type[Effect], ...] = (
    Flip,
    Tap,
    *map(verb, (events.TurnUp, events.Untap, events.Destroy, events.Discard, events.ChangeLine)),
    Deploy,
)
