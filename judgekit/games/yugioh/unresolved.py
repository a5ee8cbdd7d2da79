"""A Spell or Trap between its activation and its resolving: on the field, face up, and without its effects yet."""

from judgekit.engine.abilities import Static
from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import rule
from judgekit.games.yugioh.links import Link
from judgekit.games.yugioh.negation import speaks_of_its_leaving
from judgekit.games.yugioh.phase_activations import PhaseActivations
from judgekit.games.yugioh.sure import CANNOT_BE_NEGATED, Sure

UNRESOLVED = "unresolved"
"""The mark of a card that is being activated."""


class Unresolved(PhaseActivations):
    """What has been laid to be activated."""

    def functions(self, obj: Obj, ability: Ability) -> bool:
        """What works on the field works there once its card has been activated."""
        if not super().functions(obj, ability):
            return False
        if not obj.mark(UNRESOLVED) or ability.zone or _holds_at_once(ability):
            return True
        with self.trace.looking:
            return not self.has_no_effects_yet()

    @rule("2.14.4.1", "2.15.3.1")
    def has_no_effects_yet(self) -> bool:
        """A card that stays is activated first and then gives its effects: while that may be answered it has none."""
        return True

    def its_activation_resolves(self, link: Link) -> None:
        """From here on it has them, whether or not something of the activation was negated."""
        card = self.live(link.source.id) if link.by_card else None
        if card is not None:
            self.mark(card, UNRESOLVED, value=False)


def _holds_at_once(ability: Ability) -> bool:
    """Does it speak of its own leaving, or of its own activation?"""
    if speaks_of_its_leaving(ability) or ability.keyword == CANNOT_BE_NEGATED:
        return True
    return isinstance(ability, Static) and all(isinstance(one, Sure) and one.sure == "self" for one in ability.static)
