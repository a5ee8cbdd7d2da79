"""What texts let be paid besides the cost of a card, or in place of it."""

from dataclasses import dataclass
from typing import ClassVar, cast

from judgekit.engine.model import Condition, Effect, Resolution
from judgekit.engine.table import Table
from judgekit.engine.view import View
from judgekit.games.fftcg.deciding import Deciding
from judgekit.games.fftcg.payment import ExtraCost


@dataclass(frozen=True)
class Extra(ExtraCost):
    """Part of a cost that may be paid or not: {extra: [{cp: 2}], as: name}; `did` asks for it later."""

    extra: tuple[Effect, ...]
    as_: str = "extra"

    @property
    def name(self) -> str:
        """The name of the decision."""
        return self.as_

    @property
    def parts(self) -> tuple[Effect, ...]:
        """What it costs."""
        return self.extra

    def run(self, game: Table, at: Resolution) -> bool:
        """Pay it, where it was taken on."""
        return not cast(Deciding, game).takes_on(self, at) or game.pay(self.extra, at)


@dataclass(frozen=True)
class Instead(ExtraCost):
    """What may be paid in place of a card's own cost: {instead: [{crystals: 1}], as: name, if: {...}}."""

    instead: tuple[Effect, ...]
    as_: str = "instead"
    if_: Condition | None = None
    in_place: ClassVar[bool] = True

    @property
    def name(self) -> str:
        """The name of the decision."""
        return self.as_

    @property
    def parts(self) -> tuple[Effect, ...]:
        """What it costs."""
        return self.instead

    def is_open(self, game: View, at: Resolution) -> bool:
        """Under its condition."""
        return self.if_ is None or self.if_.holds(game, at)

    def run(self, game: Table, at: Resolution) -> bool:
        """Pay it, where it was taken on."""
        return not cast(Deciding, game).takes_on(self, at) or game.pay(self.instead, at)
