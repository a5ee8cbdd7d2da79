"""Fusion Summons by the effect of a card; the book names them (2.11.7.1) and leaves the how to the cards (2.13.4.1)."""

from collections.abc import Iterable, Sequence

from judgekit.engine import happenings
from judgekit.engine.choice import Option
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.games.yugioh.extra_deck import ExtraDeck


class Fusions(ExtraDeck):
    """From the materials to the Fusion Monster."""

    def may_be_fused(self, cards: Sequence[Obj], at: Resolution, to: str) -> list[Obj]:
        """The monsters that no text keeps from being Fusion Materials."""
        used = {one.id: happenings.Move(one.id, at.controller, at.source.id, "fusion", to=to) for one in cards}
        return [one for one in cards if self.is_monster(one) and self.prohibition(used[one.id]) is None]

    def fusions_from(self, wanted: Iterable[Obj], pool: Sequence[Obj]) -> list[Obj]:
        """Of these Fusion Monsters, those that the materials of the pool can make."""
        return [one for one in wanted if self.recipe(one) and self.can_be_completed(one, (), pool)]

    @rule("2.13.4.1", considered="materials gone")
    def fusion_summon(self, monster: Obj, pool: Sequence[Obj], to: str, at: Resolution) -> bool:
        """The effect says where the materials come from and go to; the Fusion Monster says which they are."""
        if not self.fusions_from([monster], pool):
            return False
        taken = self.fusion_materials(monster, pool, at)
        self.do_all([happenings.Move(one.id, at.controller, at.source.id, "fusion", to=to) for one in taken])
        return self.comes_by_fusion(monster, at)

    def fusion_materials(self, monster: Obj, pool: Sequence[Obj], at: Resolution) -> list[Obj]:
        """One after another, until they are what the monster asks for and no more are wanted."""
        taken: list[Obj] = []
        while options := self._next(monster, taken, pool):
            done = self.fit_the_recipe(monster, taken)
            shown = [Option(one.label, one.id) for one in options]
            picked = self.choose(at.controller, "target", "materials", shown, least=0 if done else 1)
            if not picked:
                break
            taken.append(self.state.objects[picked[0].value])
        return taken

    def _next(self, monster: Obj, taken: Sequence[Obj], pool: Sequence[Obj]) -> list[Obj]:
        left = [one for one in pool if one.id not in {two.id for two in taken}]
        others = {one.id: [two for two in left if two.id != one.id] for one in left}
        return [one for one in left if self.can_be_completed(monster, (*taken, one), others[one.id])]

    @rule("2.11.7.1")
    def comes_by_fusion(self, monster: Obj, at: Resolution) -> bool:
        """A Fusion Summon is one of the Special Summons."""
        return self.special_summon(monster, at.controller, "fusion", source=at.source.id)
