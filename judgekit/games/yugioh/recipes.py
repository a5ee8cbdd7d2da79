"""Materials as a card itself describes them (2.2.7.1, 2.7.2.2), whichever the Summon."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

from judgekit.engine.choice import Option
from judgekit.engine.different import kinds
from judgekit.engine.filters import Test, passes
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.rule import Illegal, guard
from judgekit.engine.said import parts, speaks_of
from judgekit.games.yugioh.cards import Ingredient, YugiohFilter
from judgekit.games.yugioh.pendulum import Pendulum

MOST_MATERIALS = 6
Fits = Callable[[Sequence[Obj]], bool]
"""Are these materials what is asked for?"""


_TUNER = YugiohFilter(kinds=(Test("tuner"),))


@cache
def beside_tuners(recipe: tuple[Ingredient, ...]) -> tuple[Ingredient, ...]:
    """Where one of them is to be a Tuner, those of which nothing is said are none (2.8.1)."""
    if not any(speaks_of(one.of, {"tuner"}) for one in recipe):
        return recipe
    return tuple(one if _says_of_tuners(one.of) else _no_tuner(one) for one in recipe)


def _says_of_tuners(said: object) -> bool:
    return any(isinstance(one, Test) and one.word == "tuner" for one in parts(said))


def _no_tuner(asked: Ingredient) -> Ingredient:
    return replace(asked, of=replace(asked.of, none_of=(*asked.of.none_of, _TUNER)))


class Recipes(Pendulum):
    """Which monsters are the materials that a card asks for."""

    def recipe(self, card: Obj) -> tuple[Ingredient, ...]:
        """What the card says of its materials, () where it says nothing."""
        found: tuple[Ingredient, ...] = dict(card.card.terms).get("recipe", ())
        return beside_tuners(found) if self.is_kind(card, "synchro") else found

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

    def that_it_lets_be_used(self, card: Obj, pool: Sequence[Obj]) -> list[Obj]:
        """Those of the pool that its text does not keep from being used for it, whichever they are taken with."""
        recipe, at = self.recipe(card), self.viewpoint(card, card.label, Ability())
        return [one for one in pool if not recipe or any(asked.of.accepts(one, self, at) for asked in recipe)]

    def can_be_completed(self, fits: Fits, taken: Sequence[Obj], left: Sequence[Obj]) -> bool:
        """Are these the materials, or do they become so with some of those that are left?"""
        room = MOST_MATERIALS - len(taken)
        return any(
            fits((*taken, *more)) for many in range(min(room, len(left)) + 1) for more in combinations(left, many)
        )

    def materials_picked(self, fits: Fits, pool: Sequence[Obj], player: str) -> list[Obj]:
        """One after another, until they are what is asked for and no more are wanted."""
        taken: list[Obj] = []
        while options := self._next(fits, taken, pool):
            shown = [Option(one.label, one.id) for one in options]
            picked = self.choose(player, "target", "materials", shown, least=0 if fits(taken) else 1)
            if not picked:
                break
            taken.append(self.state.objects[picked[0].value])
        return taken

    def _next(self, fits: Fits, taken: Sequence[Obj], pool: Sequence[Obj]) -> list[Obj]:
        left = [one for one in pool if one.id not in {two.id for two in taken}]
        others = {one.id: [two for two in left if two.id != one.id] for one in left}
        return [one for one in left if self.can_be_completed(fits, (*taken, one), others[one.id])]
