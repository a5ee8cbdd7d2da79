"""Materials as a card itself describes them (2.2.7.1, 2.7.2.2), whichever the Summon."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from judgekit.engine.different import kinds
from judgekit.engine.filters import passes
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.rule import Illegal, guard
from judgekit.games.yugioh.cards import Ingredient
from judgekit.games.yugioh.pendulum import Pendulum

MOST_MATERIALS = 6


class Recipes(Pendulum):
    """Which monsters are the materials that a card asks for."""

    def recipe(self, card: Obj) -> tuple[Ingredient, ...]:
        """What the card says of its materials, () where it says nothing."""
        found: tuple[Ingredient, ...] = dict(card.card.terms).get("recipe", ())
        return found

    @guard("2.2.7.1", considered="materials as it says")
    def materials_of_its_recipe(self, card: Obj, materials: Sequence[Obj]) -> None:
        """The text of a card says of which materials it is made."""
        if not self.fit_the_recipe(card, materials):
            raise Illegal("wrong materials", subject=card)

    def fit_the_recipe(self, card: Obj, materials: Sequence[Obj]) -> bool:
        """Can each of these be one of the ingredients, with as many of each as the card says?"""
        recipe, at = self.recipe(card), self.viewpoint(card, card.label, Ability())
        return any(
            all(
                self._are(one, [two for two, there in zip(materials, dealt, strict=True) if there == place], at)
                for place, one in enumerate(recipe)
            )
            for dealt in self._dealt(recipe, materials, at)
        )

    def _are(self, asked: Ingredient, materials: Sequence[Obj], at: Resolution) -> bool:
        """Are these as many as the ingredient asks for, and as like or unlike each other?"""
        if not passes(asked.count, len(materials), self, at):
            return False
        if asked.including and not any(asked.including.accepts(one, self, at) for one in materials):
            return False
        unlike = asked.different is None or self._how_many(asked.different, materials) == len(materials)
        return unlike and (asked.same is None or self._how_many(asked.same, materials) == 1)

    def _how_many(self, name: str, materials: Sequence[Obj]) -> int:
        return kinds(materials, self.characteristic(name), self)

    def _dealt(self, recipe: Sequence[Ingredient], materials: Sequence[Obj], at: Resolution) -> Iterator[list[int]]:
        """Every way to say of each material which ingredient it is, by the place of that."""
        if not materials:
            yield []
            return
        first, *others = materials
        fitting = [place for place, one in enumerate(recipe) if one.of.accepts(first, self, at)]
        for left in self._dealt(recipe, others, at) if fitting else ():
            yield from ([place, *left] for place in fitting)

    def can_be_completed(self, card: Obj, taken: Sequence[Obj], left: Sequence[Obj]) -> bool:
        """Are these materials, or do they become so with some of those that are left?"""
        room = MOST_MATERIALS - len(taken)
        return any(
            self.fit_the_recipe(card, (*taken, *more))
            for many in range(min(room, len(left)) + 1)
            for more in combinations(left, many)
        )
