"""The verbs of texts that end the Battle Phase, skip Phases and turn attacks elsewhere."""

from dataclasses import dataclass
from typing import Literal, cast

from judgekit.engine.filters import Target
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import One
from judgekit.games.yugioh.phases_by_text import PhasesByText


@dataclass(frozen=True)
class EndTheBattlePhase(Effect):
    """End the Battle Phase: `end the battle phase`."""

    end_the_battle_phase: bool = True

    def run(self, game: Table, at: Resolution) -> bool:
        """Only while there is one."""
        return cast(PhasesByText, game).end_the_battle_phase(at.instance.label)


@dataclass(frozen=True)
class Skip(Effect):
    """A player skips the next Phase of a kind: {skip: draw, player: opponent}."""

    skip: Literal["draw", "standby", "battle"]
    player: One = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """It is remembered until that Phase would come."""
        cast(PhasesByText, game).will_skip(game.who(self.player, at)[0], self.skip, at.instance.label)
        return True


@dataclass(frozen=True)
class Redirect(Effect):
    """Turn the attack to another monster: {redirect: self}."""

    redirect: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """Only while there is an attack, and to a monster of whoever is attacked."""
        found = game.targets(self.redirect, at)
        return bool(found) and cast(PhasesByText, game).redirect_attack(found[0], at)


PHASE_VERBS: tuple[type[Effect], ...] = (EndTheBattlePhase, Skip, Redirect)
