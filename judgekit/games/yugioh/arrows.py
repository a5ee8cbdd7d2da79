"""To whom Link Monsters point: the book has no arrows, so the board says it, and of what comes, who brings it."""

from typing import Any

from judgekit.engine.choice import Option
from judgekit.engine.model import Obj
from judgekit.games.yugioh.cards import asks_for
from judgekit.games.yugioh.table import Table

POINTED = "pointed"


class Arrows(Table):
    """Which monsters a Link Monster points to, where the text of one asks."""

    def pointed_on_arrival(self, player: str, coming: Obj, said: str | None = None) -> dict[str, Any]:
        """The mark of a monster that comes where a Link Monster points to: as an effect says, or its player."""
        if said:
            return {"pointed by": said}
        options = [Option(one.label, one.id) for one in self._who_point(coming)]
        picked = self.choose(player, POINTED, POINTED, options, least=0) if options else ()
        return {"pointed by": picked[0].key} if picked else {}

    def _who_point(self, coming: Obj) -> list[Obj]:
        """The face-up Link Monsters whose text asks to whom they point."""
        there = [one for player in self.players for one in self.monsters(player) if one.id != coming.id]
        links = [one for one in there if self.is_kind(one, "link") and not one.mark("facedown")]
        return [one for one in links if any(asks_for("pointed_by", ability) for _, ability in self.abilities(one))]
