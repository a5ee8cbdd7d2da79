"""The verbs by which an effect Summons with materials or Tributes: Ritual, Fusion, Synchro, Xyz, Link."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, cast

from judgekit.engine import happenings
from judgekit.engine.effects.objects import go_on, happen
from judgekit.engine.filters import Filter, Target, Test, Tests, passes
from judgekit.engine.model import Effect, Obj, Resolution
from judgekit.engine.said import first_word
from judgekit.engine.table import Table
from judgekit.engine.words import Place
from judgekit.games.yugioh.extra_deck import ExtraDeck, RitualTributes
from judgekit.games.yugioh.extra_summons import ExtraSummons
from judgekit.games.yugioh.feasibility import FromExtraDeck, Fusion, Ritual
from judgekit.games.yugioh.recipes import Fits


@dataclass(frozen=True)
class RitualSummon(Ritual):
    """Ritual Summon from the hand, with Tributes of these total Levels: {ritual summon: {name: X}, levels: 6}.

    `levels: its own` are those of the Ritual Monster, `exactly` no more than they; `with` are the monsters that may be
    Tributed, those of its player's hand and field where it says none, and `to: banished` banishes them instead. A
    filter that names zones says from where the Ritual Monster comes.
    """

    ritual_summon: Filter
    levels: int | Literal["its own"]
    exactly: bool = False
    with_: Filter | None = None
    to: Place = "graveyard"
    as_: str = "ritual"

    def options(self, table: ExtraDeck, at: Resolution) -> tuple[Obj, ...]:
        """The Ritual Monsters that it is for, where they are."""
        zones = self.ritual_summon.zones
        there = table.matching(self.ritual_summon, at) if zones else table.zone(at.controller, "hand")
        rituals = (one for one in there if table.is_kind(one, "ritual") and table.may_come_as(one, "ritual", at))
        return tuple(one for one in rituals if self.ritual_summon.accepts(one, table, at))

    def is_possible(self, game: Table, at: Resolution) -> bool:
        """Is its monster there, and are there enough Levels besides it?"""
        table = cast(ExtraDeck, game)
        return any(table.can_be_tributed(self._asked(one, table, at)) for one in self.options(table, at))

    def run(self, game: Table, at: Resolution) -> bool:
        """The Tributes first, then the monster."""
        table = cast(ExtraDeck, game)
        cards = table.choose_objects(at.controller, self.options(table, at), self.as_, at=at)
        at.bound[self.as_] = tuple(one.id for one in cards)
        done = bool(cards) and table.ritual_summon(cards[0], at, self._asked(cards[0], table, at))
        return done and goes_on(cards[0], table, at)

    def _asked(self, monster: Obj, table: ExtraDeck, at: Resolution) -> RitualTributes:
        levels = table.number(monster, "level") if self.levels == "its own" else self.levels
        pool = table.tributes_besides(monster, at.controller)
        if self.with_ is not None:
            pool = [one for one in table.matching(self.with_, at) if table.is_monster(one) and one.id != monster.id]
        pool = table.that_it_lets_be_used(monster, pool)
        banished = self.to == "banished"
        given = table.may_be_given(pool, at, banished=banished)
        return RitualTributes(tuple(given), levels, exactly=self.exactly, banished=banished)


@dataclass(frozen=True)
class Share:
    """How many of the materials are such: {of: {zone: deck}, count: "<= 2"}; `unless` any of them is another such.

    `to` is where those go that are, another place than the rest: {of: {zone: graveyard}, to: banished}.
    """

    of: Filter
    count: Tests = (Test(">= 0", ">=", 0),)
    unless: Filter | None = None
    to: Place | None = None

    def is_kept(self, materials: Sequence[Obj], table: Table, at: Resolution) -> bool:
        """Are they so many, or is the one among them with which it does not matter?"""
        if self.unless is not None and any(self.unless.accepts(one, table, at) for one in materials):
            return True
        return passes(self.count, sum(self.of.accepts(one, table, at) for one in materials), table, at)


@dataclass(frozen=True)
class FusionSummon(Fusion):
    """Fusion Summon from the Extra Deck: {fusion summon: {race: dragón}, with: {zone: hand}, to: banished}.

    `with` are the monsters that may be materials, those of its player's hand and field where it says none; `including`
    what one of them must be, `shares` how many of them may or must be such.
    """

    fusion_summon: Filter
    with_: Filter | None = None
    including: Filter | None = None
    shares: tuple[Share, ...] = ()
    to: Place = "graveyard"
    as_: str = "fusion"

    def is_possible(self, game: Table, at: Resolution) -> bool:
        """Is there a Fusion Monster that these materials make?"""
        return bool(self._options(cast(ExtraSummons, game), at))

    def run(self, game: Table, at: Resolution) -> bool:
        """The Fusion Monster is chosen, then the materials."""
        table = cast(ExtraSummons, game)
        cards = table.choose_objects(at.controller, self._options(table, at), self.as_, at=at)
        at.bound[self.as_] = tuple(one.id for one in cards)
        done = bool(cards) and table.fusion_summon(
            cards[0], self._pool(table, at), self._goes(table, at), at, self._needed(table, at)
        )
        return done and goes_on(cards[0], table, at)

    def _needed(self, table: ExtraSummons, at: Resolution) -> Fits:
        included = among(self.including, table, at)
        return lambda materials: included(materials) and all(one.is_kept(materials, table, at) for one in self.shares)

    def _options(self, table: ExtraSummons, at: Resolution) -> list[Obj]:
        extra = [one for one in table.zone(at.controller, "extra") if table.is_kind(one, "fusion")]
        return table.fusions_from(
            [
                one
                for one in extra
                if self.fusion_summon.accepts(one, table, at) and table.may_come_as(one, "fusion", at)
            ],
            self._pool(table, at),
            self._needed(table, at),
        )

    def _pool(self, table: ExtraSummons, at: Resolution) -> list[Obj]:
        mine = (*table.monsters(at.controller), *table.zone(at.controller, "hand"))
        found = mine if self.with_ is None else table.matching(self.with_, at)
        return table.may_be_fused(found, at, self._goes(table, at))

    def _goes(self, table: ExtraSummons, at: Resolution) -> Callable[[Obj], Place]:
        apart = [(one, one.to) for one in self.shares if one.to is not None]
        return lambda card: next((to for one, to in apart if one.of.accepts(card, table, at)), self.to)


@dataclass(frozen=True)
class OfMaterials(FromExtraDeck):
    """The monster is chosen, then its materials, each such as that Summon asks for.

    `with` are the monsters that may be materials, of its player's face-up ones; `including` what one of them must be.
    """

    kind: ClassVar[str]
    with_: Filter | None = field(default=None, kw_only=True)
    including: Filter | None = field(default=None, kw_only=True)

    @property
    @abstractmethod
    def as_(self) -> str:
        """What the monster is called from then on."""

    @property
    def wanted(self) -> Filter:
        """Which monsters of the Extra Deck."""
        wanted: Filter = getattr(self, first_word(self))
        return wanted

    def is_possible(self, game: Table, at: Resolution) -> bool:
        """Is there a monster that these materials make?"""
        return bool(self._options(cast(ExtraSummons, game), at))

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask for the monster, and then for its materials one by one."""
        table = cast(ExtraSummons, game)
        cards = table.choose_objects(at.controller, self._options(table, at), self.as_, at=at)
        at.bound[self.as_] = tuple(one.id for one in cards)
        needed = among(self.including, table, at)
        done = bool(cards) and table.summon_from_extra(cards[0], self._pool(table, at), needed, at)
        return done and goes_on(cards[0], table, at)

    def _options(self, table: ExtraSummons, at: Resolution) -> list[Obj]:
        pool, needed = self._pool(table, at), among(self.including, table, at)
        extra = [one for one in table.zone(at.controller, "extra") if table.is_kind(one, self.kind)]
        wanted = (one for one in extra if self.wanted.accepts(one, table, at) and table.may_come_as(one, self.kind, at))
        return [one for one in wanted if table.can_be_completed(table.makes(one, needed), (), pool)]

    def _pool(self, table: ExtraSummons, at: Resolution) -> list[Obj]:
        mine = table.monsters(at.controller) if self.with_ is None else table.matching(self.with_, at)
        return table.who_may_serve(at.controller, mine, self.kind)


@dataclass(frozen=True)
class SynchroSummon(OfMaterials):
    """Synchro Summon by an effect: {synchro summon: {race: pez}, with: {race: pez}, including: {is: self}}."""

    synchro_summon: Filter
    as_: str = "synchro"
    kind = "synchro"


@dataclass(frozen=True)
class XyzSummon(OfMaterials):
    """Xyz Summon by an effect, likewise: {xyz summon: {rank: 4}, with: {is: called}}."""

    xyz_summon: Filter
    as_: str = "xyz"
    kind = "xyz"


@dataclass(frozen=True)
class LinkSummon(OfMaterials):
    """Link Summon by an effect, likewise: {link summon: {race: ciberso}, including: {is: self}}.

    As many materials as its Rating; one that is a Link Monster may count for as many as its own.
    """

    link_summon: Filter
    as_: str = "link"
    kind = "link"


@dataclass(frozen=True)
class NormalSummon(Effect):
    """Normal Summon monsters of the hand by an effect, besides that of the turn: {normal summon: target}."""

    normal_summon: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another, each with the Tributes that it needs."""
        monsters = [one for one in game.targets(self.normal_summon, at) if cast(ExtraSummons, game).is_monster(one)]
        done = [cast(ExtraSummons, game).summon_by_effect(one, at.controller, at.source.id) for one in monsters]
        return any(done)


@dataclass(frozen=True)
class LayScale(Effect):
    """Put Pendulum cards in one's Pendulum Zones, which is no activation: {lay scale: target}."""

    lay_scale: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another, while there is a zone for them."""
        table = cast(ExtraSummons, game)
        fitting = (one for one in game.targets(self.lay_scale, at) if table.may_be_a_scale(one, at.controller))
        done = [happen(game, at, [happenings.Move(one.id, *at.by, to="pendulum")]) for one in fitting]
        return any(done)


@dataclass(frozen=True)
class Materials(Effect):
    """Choose the materials that the card itself says: {materials: {zone: monsters, controller: you}, as: materials}."""

    materials: Filter
    as_: str = "materials"

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask for them one by one; False where they are not there."""
        table = cast(ExtraSummons, game)
        taken = table.own_materials(at.source, table.matching(self.materials, at), at.controller)
        at.bound[self.as_] = tuple(one.id for one in taken)
        return bool(taken)


def goes_on(card: Obj, table: ExtraSummons | ExtraDeck, at: Resolution) -> bool:
    """What came is meant by its name from then on."""
    go_on([card.id], table, at)
    return True


def among(wanted: Filter | None, table: ExtraSummons, at: Resolution) -> Fits:
    """That one of the materials passes this filter, where there is one."""

    def is_there(materials: Sequence[Obj]) -> bool:
        return wanted is None or any(wanted.accepts(one, table, at) for one in materials)

    return is_there
