"""Synchro, Xyz and Link Summons that an effect makes, and a card's own materials chosen by its text (2.13.4.1)."""

from collections.abc import Iterable, Sequence

from judgekit.engine import happenings
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.games.yugioh.fusions import Fusions
from judgekit.games.yugioh.recipes import Fits


class ExtraSummons(Fusions):
    """The materials are those that any such Summon asks for; the effect says among which."""

    def makes(self, monster: Obj, needed: Fits) -> Fits:
        """What the materials of a Synchro, Link or Xyz Monster must be."""
        ways = {"synchro": self._makes_synchro, "link": self._makes_link, "xyz": self._makes_xyz}
        test = ways[self.way_to_make(monster)]
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

    def _makes_link(self, monster: Obj, materials: Sequence[Obj]) -> bool:
        """The book has no Link Summon; the cards say their materials, and as many are needed as the Rating."""
        fits = self.fit_the_recipe(monster, materials) if self.recipe(monster) else bool(materials)
        return fits and self.number(monster, "link") in self._ratings(materials)

    def _ratings(self, materials: Sequence[Obj]) -> set[int]:
        """For how many they may count: a Link Monster for one, or for as many as its own Rating."""
        sums = {0}
        for one in materials:
            worth = {1, self.number(one, "link")} if self.is_kind(one, "link") else {1}
            sums = {before + more for before in sums for more in worth}
        return sums

    def way_to_make(self, monster: Obj) -> str:
        """By which Summon a monster of the Extra Deck comes with materials of the field."""
        return next((one for one in ("xyz", "link") if self.is_kind(monster, one)), "synchro")

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
        """An effect can have such a monster Summoned, with materials such as that Summon always asks for."""
        fits = self.makes(monster, needed)
        if not self.can_be_completed(fits, (), pool):
            return False
        taken = self.materials_picked(fits, pool, at.controller)
        if self.is_kind(monster, "xyz"):
            self.is_made_of(monster, taken)
            self.do_all([happenings.PutUnder(one.id, at.controller, None, "xyz", host=monster.id) for one in taken])
        else:
            self.send_materials(at.controller, monster, taken, self.way_to_make(monster))
        return self.comes_from_extra_by_effect(monster, at)

    @rule("2.11.7.1")
    def comes_from_extra_by_effect(self, monster: Obj, at: Resolution) -> bool:
        """Such a Summon is one of the Special Summons."""
        return self.special_summon(monster, at.controller, self.way_to_make(monster), source=at.source.id)

    def own_materials(self, card: Obj, pool: Sequence[Obj], player: str) -> list[Obj]:
        """The materials that a card says, of those of the pool; [] where they are not there."""

        def fits(materials: Sequence[Obj]) -> bool:
            return self.fit_the_recipe(card, materials)

        others = [one for one in pool if one.id != card.id]
        taken = self.materials_picked(fits, others, player) if self.can_be_completed(fits, (), others) else []
        self.is_made_of(card, taken)
        return taken
