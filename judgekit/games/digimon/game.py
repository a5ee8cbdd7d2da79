"""Digimon as a whole: zones, cards and the chapters of its rules."""

from typing import ClassVar

from judgekit.engine.model import ZoneKind
from judgekit.games.digimon.cards import DigimonCard, DigimonFilter
from judgekit.games.digimon.digivolving import Digivolving
from judgekit.games.digimon.pending import Pending
from judgekit.games.digimon.rule_check import RuleCheck
from judgekit.games.digimon.verbs import VERBS


class Digimon(Pending, Digivolving, RuleCheck):
    """The game as its guide resolves it."""

    game: ClassVar[str] = "digimon"
    printed_card = DigimonCard
    filter = DigimonFilter
    verbs = VERBS
    zone_kinds = (
        ZoneKind("deck", public=False, ordered=True),
        ZoneKind("hand", public=False),
        ZoneKind("battle", field=True),
        ZoneKind("breeding", field=True),
        ZoneKind("trash", ordered=True),
        ZoneKind("security", public=False, ordered=True),
    )
    counts = ("memory",)
    marks = ("suspended",)
    phases = ("main",)

    def text_forbids(self) -> tuple[str, ...]:
        """Where a text says «can't»."""
        return self.cited(("15.2",))
