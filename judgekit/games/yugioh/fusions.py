"""Fusion Summons by the effect of a card; the book names them (2.11.7.1) and leaves the how to the cards (2.13.4.1)."""

from collections.abc import Callable, Iterable, Sequence

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.engine.words import Place
from judgekit.games.yugioh import events
from judgekit.games.yugioh.extra_deck import ExtraDeck
from judgekit.games.yugioh.recipes import Fits

Goes = Callable[[Obj], Place]
"""Where this material goes."""


def _used(material: int, at: Resolution, to: Place) -> Event:
    """What becomes of a material: one that goes out of the game is banished like any other card."""
    if to == "banished":
        return events.Banish(material, at.controller, at.source.id, "fusion")
    return happenings.Move(material, at.controller, at.source.id, "fusion", to=to)


def _nothing_else(materials: Sequence[Obj]) -> bool:  # noqa: ARG001
    return True


class Fusions(ExtraDeck):
    """From the materials to the Fusion Monster."""

    def may_be_fused(self, cards: Sequence[Obj], at: Resolution, goes: Goes) -> list[Obj]:
        """The monsters that no text keeps from being Fusion Materials."""
        used = {one.id: happenings.Move(one.id, at.controller, at.source.id, "fusion", to=goes(one)) for one in cards}
        return [one for one in cards if self.is_monster(one) and self.prohibition(used[one.id]) is None]

    def fusions_from(self, wanted: Iterable[Obj], pool: Sequence[Obj], needed: Fits = _nothing_else) -> list[Obj]:
        """Of these Fusion Monsters, those that the materials of the pool can make; `needed` is what they must be."""
        made = (one for one in wanted if self.recipe(one))
        return [one for one in made if self.can_be_completed(self.fusion_of(one, needed), (), pool)]

    def fusion_of(self, monster: Obj, needed: Fits = _nothing_else) -> Fits:
        """What materials of this Fusion Monster must be."""
        return lambda materials: self.fit_the_recipe(monster, materials) and needed(materials)

    @rule("2.13.4.1", considered="materials gone")
    def fusion_summon(
        self, monster: Obj, pool: Sequence[Obj], goes: Goes, at: Resolution, needed: Fits = _nothing_else
    ) -> bool:
        """The effect says where the materials come from and go to; the Fusion Monster says which they are."""
        if not self.fusions_from([monster], pool, needed):
            return False
        taken = self.materials_picked(self.fusion_of(monster, needed), pool, at.controller)
        self.is_made_of(monster, taken)
        self.do_all([_used(one.id, at, goes(one)) for one in taken])
        return self.comes_by_fusion(monster, at)

    @rule("2.11.7.1")
    def comes_by_fusion(self, monster: Obj, at: Resolution) -> bool:
        """A Fusion Summon is one of the Special Summons."""
        return self.special_summon(monster, at.controller, "fusion", source=at.source.id)
