"""What one object takes from another, or from what a player declared: its Type, its Level, its name."""

from dataclasses import dataclass
from typing import Any

from judgekit.engine.choice import Option
from judgekit.engine.effects.continuous import END_OF_TURN, SetTo
from judgekit.engine.filters import Target
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import One
from judgekit.engine.words import Trait


@dataclass(frozen=True)
class Copy(Effect):
    """Set a characteristic to that of an object, or to what was declared: {copy: race, of: target, on: self}."""

    copy: Trait
    of: Target
    on: Target = "self"
    until: str = END_OF_TURN

    def run(self, game: Table, at: Resolution) -> bool:
        """As it is now; False where there is nothing to take or nobody to take it."""
        value = self._value(game.characteristic(self.copy), game, at)
        return value is not None and SetTo(self.copy, value, self.on, self.until).run(game, at)

    def _value(self, name: str, game: Table, at: Resolution) -> int | str | None:
        said: Any = at.bound.get(self.of) if isinstance(self.of, str) else None
        if isinstance(said, int | str) and not isinstance(said, bool):
            return said
        found = (game.value(one, name) for one in game.last_known(self.of, at)[:1])
        return next((one for one in found if isinstance(one, int | str) and not isinstance(one, bool)), None)


@dataclass(frozen=True)
class Declare(Effect):
    """Declare what a characteristic may be: {declare: race, as: said}; `among` says of which, `but` which not.

    `player` says who declares. What was declared is meant afterwards by its name, as if it were a card that has it.
    """

    declare: Trait
    as_: str = "declared"
    among: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    player: One = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask for one of those that the game knows."""
        words = self.among or game.declarable(game.characteristic(self.declare))
        options = [Option(one) for one in words if one not in self.but]
        player = game.who(self.player, at)[0]
        (taken,) = game.choose(player, "declare", self.as_, options)
        at.bound[self.as_] = int(taken.key) if taken.key.isdecimal() else taken.key
        game.say("declares", actor=player, what=taken.key)
        return True
