"""What «is unaffected by» says: by whose effects, and perhaps only by those that are activated (5.1.7.1)."""

from dataclasses import dataclass

from judgekit.engine.abilities import Static
from judgekit.engine.altered import altered
from judgekit.engine.effects.immunity import Immune
from judgekit.engine.filters import Filter
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.view import View

CONTINUOUS_EFFECT = "Continuo"


@dataclass(frozen=True)
class Unaffected(Immune):
    """Effects do not affect it: {immune: self, to: {type: spell}}; else all the opponent's; `activated`, only those.

    It may still be selected, Tributed and beaten in battle: those are no effects on it.
    """

    activated: bool = False

    def run(self, game: Table, at: Resolution) -> bool:
        """Start it: of those that are described, also on those that will answer the description later."""
        if not isinstance(self.immune, Filter):
            return super().run(game, at)
        game.start(altered(self.continuous(game, at), until=self.until, since=game.state.next_id))
        return True

    def keeps_off(self, source: Obj, ability: Ability | None, game: View, at: Resolution) -> bool:
        """Does it speak of what this card does, and was that activated where it asks for it?"""
        return super().keeps_off(source, ability, game, at) and (not self.activated or _is_activated(ability))


def _is_activated(ability: Ability | None) -> bool:
    return ability is not None and not isinstance(ability, Static) and ability.keyword != CONTINUOUS_EFFECT
