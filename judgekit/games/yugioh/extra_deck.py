"""Chapters 2.7 to 2.10: Xyz, Synchro and Ritual Summons."""

from collections.abc import Sequence
from dataclasses import dataclass
from sys import maxsize

from judgekit.engine import happenings
from judgekit.engine.choice import Option
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.recipes import Recipes

LAID = "/xyz on"


@dataclass(frozen=True)
class RitualTributes:
    """What a Ritual asks for: monsters with these Levels or more, or exactly these; Tributed or banished."""

    pool: tuple[Obj, ...]
    levels: int
    exactly: bool = False
    banished: bool = False

    def are_right(self, levels: Sequence[int]) -> bool:
        """Are these Levels what it asks for, and each of them needed?"""
        return self.are_enough(sum(levels), min(levels, default=0))

    def are_enough(self, total: int, least: int) -> bool:
        """Are they so many in all, and without the lowest not yet?"""
        return total == self.levels if self.exactly else total - least < self.levels <= total


class ExtraDeck(Recipes):
    """The summons that use other monsters as materials or Tributes."""

    @action("xyz summon", "2.7.2.3.1")
    def xyz_summon(self, player: str, card: Obj, with_: tuple[Obj, ...]) -> None:
        """A player stacks the materials and lays the Xyz Monster on them."""
        self.nothing_else_to_answer(player)
        self.moment_for_xyz(player)
        if not self.comes_from_extra(card, player, "xyz"):
            self.xyz_waits_in_extra(card)
        coming = events.SpecialSummon(card.id, player, None, "xyz", position="")
        self.may_begin(coming)
        if not self.is_laid_on(player, card, with_):
            if not self.recipe(card):
                self.may_be_materials(with_)
            self.xyz_materials(player, card, with_)
        self.serve_as_materials([happenings.PutUnder(one.id, player, card.id, "xyz", host=card.id) for one in with_])
        self.is_made_of(card, with_)
        below = [two for one in with_ for two in self.beneath(one)]
        self.do_all([happenings.PutUnder(one.id, player, None, "xyz", host=card.id) for one in (*below, *with_)])
        self.attempt(coming)

    @guard("2.7.1", considered="a moment for an xyz summon")
    def moment_for_xyz(self, player: str) -> None:
        """Any moment when monsters are summoned will do: one's own Main Phase."""
        self.in_own_main_phase(player)

    @guard("2.7.1")
    def xyz_waits_in_extra(self, card: Obj) -> None:
        """An Xyz Monster waits in its player's Extra Deck."""
        raise Illegal("not in extra deck", subject=card)

    def is_laid_on(self, player: str, card: Obj, materials: tuple[Obj, ...]) -> bool:
        """Is it laid on one monster alone, such as its own text says, with the materials that this one has?"""
        wanted: tuple[Filter, ...] = dict(card.card.terms).get("xyz_on", ())
        at = self.viewpoint(card, card.label, Ability())
        if len(materials) != 1 or not any(one.accepts(materials[0], self, at) for one in wanted):
            return False
        if self.value(card, "xyz_on_once"):
            self.laid_once_a_turn(player, card)
        return self.laid_on_another(card)

    @guard("2.2.7.1", considered="laid on another before")
    def laid_once_a_turn(self, player: str, card: Obj) -> None:
        """The text of an Xyz Monster can say that its player lays one of its name on another once a turn."""
        way = f"{player}: {card.card.name}{LAID}"
        if self.used(way):
            raise Illegal("laid on another before", subject=card)
        self.use_up(way)

    @rule("2.2.7.1", considered="no material of the text alone")
    def laid_on_another(self, card: Obj) -> bool:
        """The text of an Xyz Monster can name a monster on which it is laid."""
        self.say("laid on another", subject=card)
        return True

    def may_be_materials(self, materials: tuple[Obj, ...]) -> None:
        """What has a Rank gives no Level."""
        if any(self.is_kind(one, "xyz") for one in materials):
            self.ranks_are_no_levels()

    @guard("2.7.2.2")
    def xyz_materials(self, player: str, card: Obj, materials: tuple[Obj, ...]) -> None:
        """As many face-up monsters as it says, of the Level that it says."""
        if not (self.fit_the_recipe(card, materials) if self.recipe(card) else self.of_its_level(card, materials)):
            raise Illegal("wrong materials", subject=card)
        if not self.face_up_monsters_of(player, materials):
            raise Illegal("materials face up", subject=card)
        if any(self.is_kind(one, "token") for one in materials):
            self.no_tokens()

    def of_its_level(self, card: Obj, materials: Sequence[Obj]) -> bool:
        """Are they as many as an Xyz Monster without a text of its own asks for, all of its Level?"""
        level = self.number(card, "material_level") or self.number(card, "rank")
        right = all(self.number(one, "level") == level for one in materials)
        return len(materials) == self.number(card, "materials") and right

    @guard("2.7.2.1")
    def ranks_are_no_levels(self) -> None:
        """An Xyz Monster has a Rank and no Level, so it gives no Level as a material."""
        raise Illegal("rank instead of level")

    @guard("5.1.2.2")
    def no_tokens(self) -> None:
        """A Token is no Xyz Material."""
        raise Illegal("token as material")

    @applies(happenings.PutUnder, "5.1.10.1", "2.7.2.3.1")
    def apply_put_under(self, event: happenings.PutUnder) -> None:
        """A material lies under the Xyz Monster and is no longer a card on the field; it has not left it either."""
        host, card = self.live(event.host), self.subject(event)
        if host is not None:
            if card.zone.name == "monsters" and not self.has_not_left(card):
                self.do(events.Leave(card.id, event.player, event.source, event.cause))
            self.put_under(card, host, top=not event.bottom)

    @rule("5.1.11.1", "5.1.10.1")
    def has_not_left(self, card: Obj) -> bool:
        """What becomes a material is no card on the field any more, yet its effects of leaving are not activated."""
        self.say("no leaving", subject=card)
        return True

    def serve_as_materials(self, used: Sequence[Event]) -> None:
        """The text of a monster can keep it from being the material of a Summon."""
        for one in used:
            self.must_be_allowed(one, "forbidden", subject=self.subject(one))

    @action("synchro summon", "2.9.2.1")
    def synchro_summon(self, player: str, card: Obj, with_: tuple[Obj, ...]) -> None:
        """A player declares a Synchro Summon in their Main Phase."""
        self.may_act(player)
        if not self.comes_from_extra(card, player, "synchro"):
            self.synchro_waits_in_extra(card)
        self.may_begin(events.SpecialSummon(card.id, player, None, "synchro", position=""))
        self.face_up_materials(player, card, with_)
        self.may_be_materials(with_)
        self.materials_of_its_recipe(card, with_) if self.recipe(card) else self.one_tuner(card, with_)
        if needed := self.value(card, "needs"):
            self.material_that_it_names(card, with_, str(needed))
        self.levels_add_up(card, with_)
        self.serve_as_materials([happenings.Move(one.id, player, card.id, "synchro", to="graveyard") for one in with_])
        self.send_materials(player, card, with_)
        self.comes_by_synchro(player, card)

    @guard("2.8.1")
    def synchro_waits_in_extra(self, card: Obj) -> None:
        """So does a Synchro Monster."""
        raise Illegal("not in extra deck", subject=card)

    @guard("2.9.2.1", "2.8.1", considered="materials face up")
    def face_up_materials(self, player: str, card: Obj, materials: tuple[Obj, ...]) -> None:
        """All are face-up monsters that the player controls."""
        if not self.face_up_monsters_of(player, materials):
            raise Illegal("materials face up", subject=card)

    @guard("2.9.1")
    def one_tuner(self, card: Obj, materials: tuple[Obj, ...]) -> None:
        """One of them, and only one, is a Tuner."""
        if sum(self.is_kind(one, "tuner") for one in materials) != 1 or len(materials) < 2:
            raise Illegal("one tuner", subject=card)

    @guard("2.13.4.1", considered="no named material missing")
    def material_that_it_names(self, card: Obj, materials: tuple[Obj, ...], needed: str) -> None:
        """A Synchro Monster that names one of its materials needs that one."""
        if not any(needed in self.names(one) for one in materials):
            raise Illegal("material that it names", subject=card, needed=needed)

    @guard("2.9.2.1", "2.8.1", considered="sum of levels")
    def levels_add_up(self, card: Obj, materials: tuple[Obj, ...]) -> None:
        """Their Levels add up to exactly that of the Synchro Monster."""
        total = sum(self.number(one, "level") for one in materials)
        if total != self.number(card, "level"):
            raise Illegal("levels do not add up", subject=card, total=total)

    @rule("2.9.2.2")
    def send_materials(self, player: str, card: Obj, materials: Sequence[Obj], kind: str = "synchro") -> None:
        """The materials go to the Graveyard first."""
        self.is_made_of(card, materials)
        self.do_all([happenings.Move(one.id, player, card.id, kind, to="graveyard") for one in materials])

    @rule("2.9.2.3", considered="a summon is declared")
    def comes_by_synchro(self, player: str, card: Obj) -> None:
        """Then the Synchro Monster comes from the Extra Deck."""
        self.attempt(events.SpecialSummon(card.id, player, None, "synchro", position=""))

    @rule("2.10.2.2", considered="tributes gone")
    def ritual_summon(self, monster: Obj, at: Resolution, asked: RitualTributes) -> bool:
        """Once the Ritual Spell resolves, monsters of the hand or the field are Tributed, as many as it says."""
        taken = self.ritual_tributes(at, asked)
        if not asked.are_right(self._levels(taken)):
            return False
        self.is_made_of(monster, taken)
        self.do_all([self._given(one, at, banished=asked.banished) for one in taken])
        return self.comes_by_ritual(monster, at)

    def can_be_tributed(self, asked: RitualTributes) -> bool:
        """Are there monsters whose Levels are what the Ritual Spell asks for?"""
        return self._can_reach(asked, (), asked.pool)

    def may_be_given(self, pool: Sequence[Obj], at: Resolution, *, banished: bool) -> list[Obj]:
        """Those whose Levels count, which an Xyz or Link Monster has not, and that no text keeps from it."""
        counted = (one for one in pool if self.number(one, "level"))
        return [one for one in counted if self.prohibition(self._given(one, at, banished=banished)) is None]

    def _given(self, monster: Obj, at: Resolution, *, banished: bool) -> Event:
        """How a monster is given for a Ritual: also one that effects do not affect, as any other material."""
        given = (events.Banish if banished else events.Tribute)(monster.id, *at.by)
        return given.but(cause="ritual") if self._does_not_affect(given) else given

    def tributes_besides(self, monster: Obj, player: str) -> list[Obj]:
        """The monsters of the field and the hand that a player could Tribute for a Ritual Monster."""
        pool = (*self.monsters(player), *self.zone(player, "hand"))
        return [one for one in pool if self.is_monster(one) and one.id != monster.id]

    def ritual_tributes(self, at: Resolution, asked: RitualTributes) -> list[Obj]:
        """One after another until their Levels are enough."""
        left = list(asked.pool)
        taken: list[Obj] = []
        while not asked.are_right(self._levels(taken)):
            options = self._that_go_on(asked, taken, left)
            if not options:
                break
            shown = [Option(one.label, one.id) for one in options]
            (picked,) = self.choose(at.controller, "target", "tribute", shown)
            taken.append(self.state.objects[picked.value])
            left = [one for one in left if one.id != picked.value]
        return taken

    def _that_go_on(self, asked: RitualTributes, taken: Sequence[Obj], left: Sequence[Obj]) -> list[Obj]:
        """Those with which the Levels can still be what they must, none of them too many."""
        others = {one.id: [two for two in left if two.id != one.id] for one in left}
        return [one for one in left if self._can_reach(asked, (*taken, one), others[one.id])]

    def _can_reach(self, asked: RitualTributes, taken: Sequence[Obj], left: Sequence[Obj]) -> bool:
        levels = self._levels(taken)
        sums = {(sum(levels), min(levels, default=maxsize))}
        for level in self._levels(left):
            sums |= {(total + level, min(least, level)) for total, least in sums}
        return any(asked.are_enough(*one) for one in sums)

    def _levels(self, monsters: Sequence[Obj]) -> list[int]:
        return [self.number(one, "level") for one in monsters]

    @rule("2.10.2.3", "2.10.1")
    def comes_by_ritual(self, monster: Obj, at: Resolution) -> bool:
        """After the Tributes the Ritual Monster of the hand comes."""
        return self.special_summon(monster, at.controller, "ritual", source=at.source.id)
