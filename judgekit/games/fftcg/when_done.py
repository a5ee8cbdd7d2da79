"""«When you do so»: what triggers because an instruction was followed, as an auto-ability of its own."""

from dataclasses import dataclass
from typing import cast

from judgekit.engine.abilities import Triggered
from judgekit.engine.model import Effect, Instance, Resolution
from judgekit.engine.table import Table
from judgekit.games.fftcg.auto_abilities import AutoAbilities


@dataclass(frozen=True)
class WhenDone(Effect):
    """An auto-ability that triggers here and now: {triggers: [{break: broken}], targets: [{choose: {}, as: broken}]}.

    It waits its turn to go on the Stack, where it chooses (11.8.2: «cuando» is what an auto-ability begins with).
    """

    triggers: tuple[Effect, ...]
    targets: tuple[Effect, ...] = ()

    def run(self, game: Table, at: Resolution) -> bool:
        """It knows what was chosen before it."""
        instance = at.instance
        ability = Triggered((), self.triggers, targets=self.targets)
        label = f"{instance.label} (al hacerlo)"
        bound = dict(at.bound)
        number, batch = game.state.fresh_id(), game.state.batch
        made = Instance(number, label, at.controller, instance.source, ability, batch, bound=bound)
        cast(AutoAbilities, game).await_(made)
        return True
