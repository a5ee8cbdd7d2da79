"""The verbs that summon: by an effect, or by a Ritual Spell."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, cast

from judgekit.engine.effects.objects import happen
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Event, Obj
from judgekit.engine.terms import Effect, Resolution, Who

if TYPE_CHECKING:
    from judgekit.engine.game import Game
    from judgekit.games.yugioh.game import Yugioh

Position = Literal["attack", "defense"]


@dataclass(frozen=True)
class SpecialSummon(Effect):
    """Special Summon monsters: {special summon: target, position: defense}."""

    special_summon: Target
    position: Position | None = None
    player: Who = "you"

    def run(self, game: "Game", at: Resolution) -> bool:
        """One after another, as the room may run out."""
        (player,) = game.who(self.player, at)
        words = {"position": self.position or ""}
        cards = game.targets(self.special_summon, at)
        events = [Event("special summon", one.id, player, at.source.id, "effect", words) for one in cards]
        done = [happen(game, at, [one]) for one in events]
        return any(done)


@dataclass(frozen=True)
class RitualSummon(Effect):
    """Ritual Summon from the hand, with Tributes of these total Levels: {ritual summon: {name: X}, levels: 6}."""

    ritual_summon: Filter
    levels: int
    as_: str = "ritual"

    def options(self, table: "Yugioh", at: Resolution) -> tuple[Obj, ...]:
        """The Ritual Monsters of the hand that it is for."""
        hand = table.zone(at.controller, "hand")
        return tuple(one for one in hand if table.is_kind(one, "ritual") and self.ritual_summon.accepts(one, table, at))

    def is_possible(self, game: "Game", at: Resolution) -> bool:
        """Is its monster in the hand, and are there enough Levels besides it?"""
        table = cast("Yugioh", game)
        return any(table.levels_besides(one, at.controller) >= self.levels for one in self.options(table, at))

    def run(self, game: "Game", at: Resolution) -> bool:
        """The Tributes first, then the monster."""
        table = cast("Yugioh", game)
        cards = table.choose_objects(at.controller, self.options(table, at), self.as_, at=at)
        return bool(cards) and table.ritual_summon(cards[0], at, self.levels)
