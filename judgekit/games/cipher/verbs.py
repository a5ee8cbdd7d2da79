"""The verbs of Cipher's texts."""

from dataclasses import dataclass
from typing import ClassVar, Literal, cast

from judgekit.engine.effects.objects import ToObjects
from judgekit.engine.filters import Target
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.table import Table
from judgekit.games.cipher.bonds import Bonds


@dataclass(frozen=True)
class Flip(Effect):
    """Turn face down so many of your bonds, which you pick: {flip: 2}."""

    flip: int

    def run(self, game: Table, at: Resolution) -> bool:
        """Pick them and turn them, as many as there are; True if they were enough."""
        return cast(Bonds, game).flip(at.controller, self.flip, at.source.id, "effect")


@dataclass(frozen=True)
class TurnUp(ToObjects):
    """Turn bonds face up again: {turn up: target}."""

    turn_up: Target
    kind: ClassVar[str] = "turn up"


@dataclass(frozen=True)
class Tap(ToObjects):
    """Tap units: {tap: self}."""

    tap: Target
    kind: ClassVar[str] = "tap"


@dataclass(frozen=True)
class Untap(ToObjects):
    """Untap units: {untap: target}."""

    untap: Target
    kind: ClassVar[str] = "untap"


@dataclass(frozen=True)
class Destroy(ToObjects):
    """Destroy units: {destroy: target}."""

    destroy: Target
    kind: ClassVar[str] = "destroy"


@dataclass(frozen=True)
class Discard(ToObjects):
    """Put cards in the Retreat Area: {discard: target}."""

    discard: Target
    kind: ClassVar[str] = "discard"


@dataclass(frozen=True)
class ChangeLine(ToObjects):
    """Move units to the other line, without tapping: {change line: target}."""

    change_line: Target
    kind: ClassVar[str] = "change line"


@dataclass(frozen=True)
class Deploy(ToObjects):
    """Deploy cards for nothing: {deploy: target, to: rearguard}."""

    deploy: Target
    to: Literal["vanguard", "rearguard"]
    kind: ClassVar[str] = "deploy"

    def words(self, game: Table, at: Resolution) -> dict[str, object]:  # noqa: ARG002
        """In which line."""
        return {"to": self.to}


VERBS = (Flip, TurnUp, Tap, Untap, Destroy, Discard, ChangeLine, Deploy)
