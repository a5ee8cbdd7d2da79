"""The verbs of Yu-Gi-Oh!'s texts that speak of players, of the Chain and of Rituals; and all of them together."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, cast

from judgekit.engine.choice import Option
from judgekit.engine.effects.control import TakeControl
from judgekit.engine.effects.copies import Copy, Declare
from judgekit.engine.effects.objects import Choose, verb
from judgekit.engine.effects.tokens import Make
from judgekit.engine.filters import Target
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import Who
from judgekit.games.yugioh import events
from judgekit.games.yugioh.becoming_verbs import SummonAs
from judgekit.games.yugioh.card_verbs import (
    AddToHand,
    AtRandom,
    Detach,
    EquipCard,
    ReturnToField,
    SetCard,
    SpecialSummon,
    SwitchPosition,
    TurnDown,
    TurnTo,
    TurnUp,
)
from judgekit.games.yugioh.chance_verbs import Roll, Toss
from judgekit.games.yugioh.counter_verbs import PutCounters, RemoveCounters
from judgekit.games.yugioh.duel import Duel
from judgekit.games.yugioh.extra_deck import ExtraDeck
from judgekit.games.yugioh.fusions import Fusions
from judgekit.games.yugioh.life_verbs import Inflict, PayLife
from judgekit.games.yugioh.summoning_verbs import (
    FusionSummon,
    LayScale,
    LinkSummon,
    Materials,
    NormalSummon,
    RitualSummon,
    SynchroSummon,
    XyzSummon,
)
from judgekit.games.yugioh.targeting import Modal


@dataclass(frozen=True)
class Select(Modal):
    """Select one of several effects on activation: {select: {one: [{choose: …}], other: []}, as: mode}.

    The instructions under the name select what it is for; `one of` with the same name carries it out on resolving.
    """

    select: Mapping[str, tuple[Effect, ...]]
    as_: str = "mode"

    def choices(self) -> tuple[Choose, ...]:
        """What is selected for any of the effects."""
        return tuple(one for effects in self.select.values() for one in effects if isinstance(one, Choose))

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask for one of those for which there is something to select, and then for that."""
        duel = cast(Fusions, game)
        able = {name: effects for name, effects in self.select.items() if duel.can_select(effects, at)}
        open_ones = [Option(name) for name in able if able[name] or duel.way_is_possible(self.as_, name, at)]
        if not open_ones:
            return False
        (taken,) = game.choose(at.controller, "mode", self.as_, open_ones)
        at.bound[self.as_] = (taken.key,)
        return all(one.run(game, at) for one in self.select[taken.key])


@dataclass(frozen=True)
class Negate(Effect):
    """Negate what was answered: {negate: activation} or {negate: effect}."""

    negate: Literal["activation", "effect"]

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it for the link that this one answered."""
        if not isinstance(at.event, events.Activate):
            return False
        negated = events.Negate(None, *at.by, link=at.event.link, part=self.negate, ability=at.event.ability)
        return game.do(negated) is not None


@dataclass(frozen=True)
class NegateSummon(Effect):
    """Negate the Summon that was declared, of all that are Summoned together: {negate summon: event, as: fallen}."""

    negate_summon: Target
    as_: str = "negated"

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it for each; afterwards the name says whose Summon was negated."""
        meant = cast(ExtraDeck, game).being_summoned()
        if not meant or not any(one.id in {two.id for two in meant} for one in game.targets(self.negate_summon, at)):
            return False
        done = game.do_all([events.NegateSummon(one.id, *at.by) for one in meant])
        at.bound[self.as_] = tuple(one.subject for one in done if one.subject is not None)
        return bool(done)


@dataclass(frozen=True)
class WinTheDuel(Effect):
    """A card that says who wins: {win: you}."""

    win: Who = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it."""
        (player,) = game.who(self.win, at)
        cast(Duel, game).wins_by_a_card(events.Win(None, player, *at.by[1:]))
        return True


PLAIN = (
    events.Destroy,
    events.Discard,
    events.Tribute,
    events.Banish,
    events.BanishFacedown,
    events.NegateAttack,
    events.Equip,
)
VERBS: tuple[type[Effect], ...] = (
    *map(verb, PLAIN),
    TurnUp,
    TurnDown,
    TurnTo,
    SetCard,
    SwitchPosition,
    PutCounters,
    RemoveCounters,
    EquipCard,
    AddToHand,
    ReturnToField,
    Detach,
    PayLife,
    Inflict,
    SpecialSummon,
    NormalSummon,
    Select,
    RitualSummon,
    FusionSummon,
    SynchroSummon,
    XyzSummon,
    LayScale,
    LinkSummon,
    Materials,
    Negate,
    NegateSummon,
    WinTheDuel,
    TakeControl,
    Make,
    AtRandom,
    Roll,
    Toss,
    Copy,
    Declare,
    SummonAs,
)
