"""A Yu-Gi-Oh! card as printed, and the filters that speak of such cards."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, cast

from judgekit.engine.abilities import Activated, Printed
from judgekit.engine.effects.objects import Choose
from judgekit.engine.filters import Filter, Known, Target, Test, Tests, Viewpoint, passes
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.said import parts
from judgekit.engine.view import View
from judgekit.engine.words import Named, Trait
from judgekit.games.yugioh.made_of import made_of

OWN_SUMMON = "own summon"
Type = Literal["monster", "spell", "trap"]
Kind = Literal[
    "effect",
    "tuner",
    "pendulum",
    "fusion",
    "synchro",
    "xyz",
    "link",
    "ritual",
    "token",
    "union",
    "spirit",
    "gemini",
    "toon",
    "flip",
]
Icon = Literal["normal", "continuous", "equip", "field", "quick-play", "ritual", "counter"]
ALIKE = {
    "same_name_as": "name",
    "same_race_as": "race",
    "same_attribute_as": "attribute",
    "same_level_as": "level",
    "same_original_race_as": "original_race",
    "same_original_attribute_as": "original_attribute",
    "same_original_level_as": "original_level",
}
UNLIKE = {
    "other_name_than": "name",
    "other_race_than": "race",
    "other_attribute_than": "attribute",
    "other_level_than": "level",
    "other_original_race_than": "original_race",
    "other_original_attribute_than": "original_attribute",
    "other_original_level_than": "original_level",
}
LIKENESS = ALIKE | UNLIKE
PARTNERS = ("equips", "equipped_with", "battles_with", "selecting", "made_with", "holding", "material_of", "brought_by")
ACTIVATED = ("includes", "would_destroy", "would_hurt")
Keyword = Literal["Penetración", "Ataque directo", "Invocación restringida", "Debe atacar"]


@dataclass(frozen=True)
class YugiohFilter(Filter):
    """Objects by what Yu-Gi-Oh! cards have; `attached` how many materials; `equipped: self` the source's monster.

    `same name as: event` are those of the same name: two cards of one name are the same card (2.2.1.1); likewise of the
    same Type, Attribute or Level, or of the same original one, and `other race than` are those of another. Both take
    what was declared as well.
    `same card as` is that very card, wherever it has gone since.
    `mentions` are the names that stand in a card's text; `equips: self` are the Equip Cards of a monster, and `equipped
    with` tells a monster by those; `material of: self` are those that its Summon used. `battles with: self` is the one
    that attacks this monster or is attacked by it. `brought by` tells a monster by whose effect Special Summoned it, or
    made an Equip Card of it.
    `came this turn` are those that were Summoned in this turn, `sent this turn` those that lie in the Graveyard since
    they were sent there in it; `lists: X` those whose recipe names X, and `lists group` those whose recipe names any of
    that archetype. `comes normally` are those that may be Normal Summoned or Set. Of a
    card that is activated, `includes: special summon` asks what its effect says (`special summon from deck`: and from
    where), `would destroy: {…}` and `would hurt: you` what it would surely do.
    """

    kinds: Tests = ()
    icon: Tests = ()
    level: Tests = ()
    rank: Tests = ()
    atk: Tests = ()
    def_: Tests = ()
    original_atk: Tests = ()
    original_def: Tests = ()
    original_level: Tests = ()
    original_rank: Tests = ()
    original_attribute: Tests = ()
    original_race: Tests = ()
    attribute: Tests = ()
    race: Tests = ()
    defense: Tests = ()
    facedown: Tests = ()
    battled: Tests = ()
    attacking: Tests = ()
    attacked: Tests = ()
    attached: Tests = ()
    pointed_by: Tests = ()
    equipped: Tests = ()
    equipped_itself: Tests = ()
    same_card_as: Target | None = None
    same_name_as: Target | None = None
    same_race_as: Target | None = None
    same_attribute_as: Target | None = None
    same_level_as: Target | None = None
    other_name_than: Target | None = None
    other_race_than: Target | None = None
    other_attribute_than: Target | None = None
    other_level_than: Target | None = None
    same_original_race_as: Target | None = None
    same_original_attribute_as: Target | None = None
    same_original_level_as: Target | None = None
    other_original_race_than: Target | None = None
    other_original_attribute_than: Target | None = None
    other_original_level_than: Target | None = None
    equips: Named | None = None
    equipped_with: Filter | None = None
    battles_with: Named | None = None
    selecting: Filter | None = None
    includes: Tests = ()
    would_destroy: Filter | None = None
    would_hurt: Tests = ()
    made_with: Filter | None = None
    brought_by: Filter | None = None
    holding: Filter | None = None
    material_of: Named | None = None
    made_of: Tests = ()
    summoned: Tests = ()
    summoned_again: Tests = ()
    came_from: Tests = ()
    link: Tests = ()
    normal: Tests = ()
    mentions: Tests = ()
    with_counters: Tests = ()
    came_this_turn: Tests = ()
    sent_this_turn: Tests = ()
    comes_normally: Tests = ()
    lists: Tests = ()
    lists_group: Tests = ()

    @cached_property
    def _plain(self) -> "YugiohFilter":
        return replace(
            self,
            equipped=(),
            lists=(),
            lists_group=(),
            includes=(),
            would_destroy=None,
            would_hurt=(),
            **cast(Any, dict.fromkeys((*LIKENESS, *PARTNERS))),
        )

    @cached_property
    def _like(self) -> tuple[str, ...]:
        return tuple(name for name in LIKENESS if getattr(self, name))

    def accepts(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Does the object pass every test, as the source of the ability sees it?"""
        another = self.same_card_as and not self._is_that_card(self.same_card_as, obj, game, view)
        if another or (self.equipped and view.source.mark("equipped") != obj.label):
            return False
        listing = bool(self.lists or self.lists_group)
        if listing and not self._is_made_of_them(obj):
            return False
        if not all(self._is_like(name, obj, game, view) for name in self._like):
            return False
        partners = any(getattr(self, name) for name in (*PARTNERS, *ACTIVATED))
        if partners and not (self._goes_with(obj, game, view) and self._is_activated_so(obj, game, view)):
            return False
        if self.equipped or self._like or partners or listing:
            return self._plain.accepts(obj, game, view)
        return super().accepts(obj, game, view)

    def _is_made_of_them(self, obj: Obj) -> bool:
        """Does its recipe name these monsters, or one of these archetypes?"""
        recipe: tuple[Ingredient, ...] = dict(obj.card.terms).get("recipe", ())
        names = frozenset(name for one in recipe for name in _named_in(one.of, "name"))
        every = names.union(*(_named_in(one.of, "name_contains") for one in recipe))
        told = all(_word(test) in names for test in self.lists)
        return told and all(any(_word(test) in name for name in every) for test in self.lists_group)

    def _goes_with(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Is it with those that the filter says: equipped, in battle, or selected by its activation?"""
        if self.selecting:
            selected = {one.id for one in _selected_by(obj, game)}
            if not any(one.id in selected for one in game.matching(self.selecting, view)):
                return False
        if not self._has_such_materials(obj, game, view) or not self._was_brought_so(obj, game, view):
            return False
        if self.battles_with:
            others = cast(View, game).targets(self.battles_with, cast(Resolution, view))
            if not any(_attacks(one, obj) or _attacks(obj, one) for one in others):
                return False
        if self.equips:
            bearers = cast(View, game).targets(self.equips, cast(Resolution, view))
            if not any(obj.mark("equipped") == one.label for one in bearers):
                return False
        if self.equipped_with is None:
            return True
        return any(one.mark("equipped") == obj.label for one in game.matching(self.equipped_with, view))

    def _is_activated_so(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Does the effect that is activated include this, and would it destroy or hurt those?"""
        duel = cast(Any, game)
        if self.includes and not passes(self.includes, duel.included_by(obj), game, view):
            return False
        if self.would_destroy:
            doomed = duel.surely_destroyed_by(obj)
            if not any(one.id in doomed for one in game.matching(self.would_destroy, view)):
                return False
        if not self.would_hurt:
            return True
        hurt = frozenset("you" if one == view.controller else "opponent" for one in duel.surely_hurt_by(obj))
        return passes(self.would_hurt, hurt, game, view)

    @staticmethod
    def _is_that_card(said: Target, obj: Obj, game: Known, view: Viewpoint) -> bool:
        return any(one.label == obj.label for one in cast(View, game).last_known(said, cast(Resolution, view)))

    @staticmethod
    def _used_for(said: Named, game: Known, view: Viewpoint) -> frozenset[str]:
        """The cards that were the materials of whoever is meant, wherever they are by now."""
        made = cast(View, game).last_known(said, cast(Resolution, view))
        return frozenset(one.label for whose in made for one in made_of(whose, game))

    def _has_such_materials(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Was it Summoned with such a material, does it hold one, was it one?"""
        if self.material_of and obj.label not in self._used_for(self.material_of, game, view):
            return False
        used, held = self.made_with, self.holding
        made = used is None or any(used.accepts(one, game, view) for one in made_of(obj, game))
        return made and (held is None or any(held.accepts(one, game, view) for one in cast(View, game).beneath(obj)))

    def _was_brought_so(self, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Was it Special Summoned by the effect of such a card, as that one last was?"""
        if self.brought_by is None:
            return True
        whose = cast(View, game).was(obj.number("brought by") or None)
        return whose is not None and self.brought_by.accepts(whose, game, view)

    def _is_like(self, field: str, obj: Obj, game: Known, view: Viewpoint) -> bool:
        """Is it like one of those that are meant, or other than all of them, in what it has?"""
        name, meant = LIKENESS[field], self._meant(field, game, view)
        if not meant:
            return field in UNLIKE and isinstance(getattr(self, field), Filter)
        had = game.names(obj) if name == "name" else _as_set(game.value(obj, name))
        return bool(had) and had.isdisjoint(meant) is (field in UNLIKE)

    def _meant(self, field: str, game: Known, view: Viewpoint) -> frozenset[object]:
        """What those have that are meant, or what was declared."""
        word, name, at = getattr(self, field), LIKENESS[field], cast(Resolution, view)
        said = at.bound.get(word) if isinstance(word, str) else None
        if isinstance(said, str | int) and not isinstance(said, bool):
            return frozenset({said})
        meant = cast(View, game).last_known(word, at)
        had = (game.names(one) if name == "name" else _as_set(game.value(one, name)) for one in meant)
        return frozenset(value for values in had for value in values)


def _word(test: object) -> str:
    return test.word if isinstance(test, Test) else ""


def _named_in(what: Filter, field: str) -> frozenset[str]:
    """The names that stand in a filter, or in one of those of which it asks for one."""
    here = frozenset(_word(test) for test in getattr(what, field) if not getattr(test, "negated", False))
    return here.union(*(_named_in(one, field) for one in (*what.any_of, *what.all_of)))


def _selected_by(obj: Obj, game: Known) -> Iterable[Obj]:
    """What the activation of a card that stands in the Chain, or resolves just now, has selected."""
    for link in cast(Any, game).latest_first():
        if link.source.label == obj.label:
            names = {one.as_ for one in link.ability.targets if isinstance(one, Choose)}
            numbers = (number for name in names for number in link.bound.get(name, ()))
            return [one for one in map(cast(View, game).live, numbers) if one]
    return ()


def _attacks(one: Obj, other: Obj) -> bool:
    return bool(one.mark("attacking") and other.mark("attacked"))


def _as_set(value: object) -> frozenset[object]:
    if isinstance(value, tuple | frozenset):
        return frozenset(value)
    return frozenset() if value is None or value is False else frozenset({value})


@dataclass(frozen=True)
class Ingredient:
    """Materials that a monster needs: {of: {kinds: tuner}}, one, or {of: {race: dragón}, count: ">= 2"}.

    `different: name` says that no two of them are of one name, `same: level` that all are of one Level, `including`
    that one of them at least passes another filter too.
    """

    of: YugiohFilter
    count: Tests = (Test("1", "=", 1),)
    different: Trait | None = None
    same: Trait | None = None
    including: YugiohFilter | None = None


@dataclass(frozen=True)
class YugiohCard(Printed):
    """A card: a monster with its level (or rank), ATK and DEF, or a Spell or Trap with its icon.

    `materials` are how many Xyz Materials it needs and `material_level` their Level; `needs` is the Tuner that it names
    as its Synchro Material; `recipe` says which materials any Summon of it needs; `scale` is the Pendulum Scale;
    `tributes` are those that its own text asks for, each of `tribute_level` or more and such as `tribute_of` says;
    `xyz_on` the monsters on which alone it may be Xyz Summoned too, whose materials it takes, and `xyz_on_once` if its
    player may do so once a turn with all of its name; `ritual` is the Ritual
    Spell that its text names; `archetypes` are those of which it is always treated, and
    `not_archetypes` those of which it is not, whatever its name. The original ATK and DEF are those printed, unless a
    text changes them.
    """

    type: Type = "monster"
    kinds: tuple[Kind, ...] = ()
    icon: Icon = "normal"
    level: int | None = None
    rank: int | None = None
    atk: int | None = None
    def_: int | None = None
    original_atk: int | None = None
    original_def: int | None = None
    original_level: int | None = None
    original_rank: int | None = None
    attribute: str | None = None
    race: str | None = None
    scale: int | None = None
    link: int | None = None
    materials: int | None = None
    material_level: int | None = None
    needs: str | None = None
    recipe: tuple[Ingredient, ...] = ()
    tributes: int | None = None
    tribute_level: int | None = None
    ritual: str | None = None
    xyz_on: tuple[YugiohFilter, ...] = ()
    xyz_on_once: bool = False
    tribute_of: tuple[YugiohFilter, ...] = ()
    mentions: tuple[str, ...] = ()
    archetypes: tuple[str, ...] = ()
    not_archetypes: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()


def works_equipped(ability: Ability) -> bool:
    """Is it what a monster says of the time when it is equipped: there, or of the monster that it is equipped to?"""
    return "spells" in ability.zone or asks_for("equipped", ability)


def summons_itself(ability: Ability) -> bool:
    """Is it what a monster writes of how it is summoned, which is no effect (5.2.17)?"""
    return isinstance(ability, Activated) and ability.activate == OWN_SUMMON


def asks_for(test: str, part: object) -> bool:
    """Does a part of a text say this word of a filter?"""
    return any(isinstance(one, YugiohFilter) and getattr(one, test) for one in parts(part))
