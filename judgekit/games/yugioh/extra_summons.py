"""Synchro and Xyz Summons that an effect makes, and a card's own materials chosen by its text (2.13.4.1)."""

from collections.abc import Iterable, Sequence

from judgekit.engine import happenings
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.games.yugioh.fusions import Fusions
from judgekit.games.yugioh.recipes import Fits


class ExtraSummons(Fusions):
    """The materials are those that any such Summon asks for; the effect says among which."""

    def makes(self, monster: Obj, needed: Fits) -> Fits:
        """What the materials of a Synchro or Xyz Monster must be."""
        test = self._makes_synchro if self.is_kind(monster, "synchro") else self._makes_xyz
        return lambda materials: test(monster, materials) and needed(materials)

    def _makes_synchro(self, monster: Obj, materials: Sequence[Obj]) -> bool:
        tuners = sum(self.is_kind(one, "tuner") for one in materials)
        right = self.fit_the_recipe(monster, materials) if self.recipe(monster) else tuners == 1 and len(materials) > 1
        named = self.value(monster, "needs")
        return (
            right
            and not any(self.is_kind(one, "xyz") for one in materials)
            and (not named or any(str(named) in self.names(one) for one in materials))
            and sum(self.number(one, "level") for one in materials) == self.number(monster, "level")
        )

    def _makes_xyz(self, monster: Obj, materials: Sequence[Obj]) -> bool:
        if any(self.is_kind(one, "token") for one in materials):
            return False
        return (
            self.fit_the_recipe(monster, materials) if self.recipe(monster) else self.of_its_level(monster, materials)
        )

    def who_may_serve(self, player: str, among: Iterable[Obj], kind: str) -> list[Obj]:
        """Of these monsters, the player's face-up ones that no text keeps from being such materials."""
        mine = [one for one in among if self.is_on_field_of(one, player) and not one.mark("facedown")]
        return [one for one in mine if self.prohibition(self._use(one, player, kind)) is None]

    def _use(self, material: Obj, player: str, kind: str) -> happenings.Move | happenings.PutUnder:
        if kind == "xyz":
            return happenings.PutUnder(material.id, player, None, kind)
        return happenings.Move(material.id, player, None, kind, to="graveyard")

    @rule("2.13.4.1", considered="materials gone")
    def summon_from_extra(self, monster: Obj, pool: Sequence[Obj], needed: Fits, at: Resolution) -> bool:
        """An effect can have a Synchro or Xyz Monster Summoned, with materials such as that Summon always asks for."""
        fits = self.makes(monster, needed)
        if not self.can_be_completed(fits, (), pool):
            return False
        taken = self.materials_picked(fits, pool, at.controller)
        if self.is_kind(monster, "xyz"):
            self.is_made_of(monster, taken)
            self.do_all([happenings.PutUnder(one.id, at.controller, None, "xyz", host=monster.id) for one in taken])
        else:
            self.send_materials(at.controller, monster, taken)
        return self.comes_from_extra_by_effect(monster, at)

    @rule("2.11.7.1")
    def comes_from_extra_by_effect(self, monster: Obj, at: Resolution) -> bool:
        """Such a Summon is one of the Special Summons."""
        kind = "xyz" if self.is_kind(monster, "xyz") else "synchro"
        return self.special_summon(monster, at.controller, kind, source=at.source.id)

    def own_materials(self, card: Obj, pool: Sequence[Obj], player: str) -> list[Obj]:
        """The materials that a card says, of those of the pool; [] where they are not there."""

        def fits(materials: Sequence[Obj]) -> bool:
            return self.fit_the_recipe(card, materials)

        others = [one for one in pool if one.id != card.id]
        taken = self.materials_picked(fits, others, player) if self.can_be_completed(fits, (), others) else []
        self.is_made_of(card, taken)
        return taken
