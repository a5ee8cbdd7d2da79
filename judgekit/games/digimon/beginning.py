"""Chapters 0 and 18: Digi-Eggs that hatch, and how a game starts, which the guide leaves to the official manual."""

from judgekit.engine.rule import Illegal, action, applies, guard
from judgekit.games.digimon import events
from judgekit.games.digimon.table import Table


class Beginning(Table):
    """What comes before the Digimon that the guide speaks of."""

    @action("hatch", "18.3", considered="may hatch")
    def hatch(self, player: str) -> None:
        """The Digi-Egg on top of its deck is turned over in the breeding area, which is part of the field."""
        self.free_to_act(player)
        self.breeding_is_free(player)
        eggs = self.zone(player, "eggs")
        if not eggs:
            raise Illegal("no eggs", player=player)
        self.propose(events.Hatch(eggs[0].id, player, None, "action"))

    @guard("18.5", considered="breeding area is free")
    def breeding_is_free(self, player: str) -> None:
        """One card, with what lies under it, is in a breeding area."""
        if there := self.zone(player, "breeding"):
            raise Illegal("breeding is taken", card=there[0])

    @applies(events.Hatch, "18.3")
    def apply_hatch(self, event: events.Hatch) -> None:
        """It is in one of the two areas of the field from then on."""
        self.put(self.subject(event), "breeding", event.player)

    @action("mulligan", "0.3")
    def mulligan(self, player: str) -> None:
        """How hands are dealt the guide leaves to the official manual: in a game that goes on nobody changes theirs."""
        raise Illegal("game goes on", player=player)
