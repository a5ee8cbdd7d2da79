"""Chapters 14.3 and 20: two Digimon that DNA digivolve, by hand, by an effect or in the Counter Timing."""

from dataclasses import dataclass
from typing import cast

from judgekit.engine.effects.objects import go_on
from judgekit.engine.event import Event
from judgekit.engine.filters import Target
from judgekit.engine.model import Effect, Obj, Resolution, Zone
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.engine.table import Table
from judgekit.games.digimon import events
from judgekit.games.digimon.digivolving import Digivolving
from judgekit.games.digimon.dna import DNA, DnaFrom
from judgekit.games.digimon.warping import DigivolvesFrom, Warp


class DnaDigivolving(Digivolving):
    """Two of them go under one card, which asks for both."""

    @action("dna digivolve", "20.1", considered="legal DNA digivolution")
    def dna_digivolve_by_hand(self, player: str, lower: Obj, with_: Obj, into: Obj) -> None:
        """Two Digimon of a player in their battle area digivolve into a card of their hand; the first lies on top."""
        self.free_to_act(player)
        for one in (lower, with_):
            self.is_own_digimon(player, one)
        self.in_hand(player, into)
        self.accepts_both(lower, with_, into)
        self.propose(self.dna_of(player, (lower, with_), into, "action", self.dna_cost(lower, with_, into)))

    @action("blast dna digivolve", "14.3.1", considered="legal in counter timing")
    def blast_dna_digivolve(self, player: str, lower: Obj, with_: Obj, into: Obj) -> None:
        """In the Counter Timing a Digimon and a card of the hand DNA digivolve, without any cost."""
        self.in_window(player, "counter")
        self.is_own_digimon(player, lower)
        self.in_hand(player, with_)
        self.in_hand(player, into)
        if not self.dna_costs(lower, with_, into, blast=True):
            raise Illegal("no blast DNA", card=into)
        self.propose(self.dna_of(player, (lower, with_), into, "effect", 0))

    @guard("20.4", considered="requirement is met")
    def accepts_both(self, lower: Obj, partner: Obj, into: Obj) -> None:
        """The card names what each of the two must be, in either order."""
        if lower.id == partner.id or not self.dna_costs(lower, partner, into):
            raise Illegal("DNA requirement", lower=lower, partner=partner, into=into)

    @rule("20.2", considered="both digivolve by an effect")
    def dna_by_effect(self, pair: tuple[Obj, Obj], into: Obj, player: str, cost: int) -> Event | None:
        """An effect that makes two Digimon digivolve makes a digivolution of its own, and that is by effect."""
        return self.do(self.dna_of(player, pair, into, "effect", cost))

    def dna_of(self, player: str, pair: tuple[Obj, Obj], into: Obj, cause: str, cost: int) -> events.Digivolve:
        """The digivolution of both."""
        top, partner = pair
        return events.Digivolve(
            top.id, player, into.id, cause, into=into.label, cost=cost, partner=partner.label, amount=len(pair)
        )

    def is_own_digimon(self, player: str, one: Obj) -> None:
        """Is it one of theirs in the battle area?"""
        if one.zone != Zone(player, "battle") or self.value(one, "type") != "digimon":
            raise Illegal("not your Digimon", card=one)

    def dna_cost(self, lower: Obj, partner: Obj, into: Obj) -> int:
        """The least that its requirements ask for; nothing where none asks."""
        return min(self.dna_costs(lower, partner, into), default=0)

    def dna_costs(self, lower: Obj, partner: Obj, into: Obj, *, blast: bool = False) -> tuple[int, ...]:
        """The cost of each of its requirements that both meet, () where there is none."""
        own = [one for one in self.continuous(DNA) if one.at.source.id == into.id and one.is_on(self)]
        asked: list[tuple[DnaFrom, Resolution]] = [(one.payload, one.at) for one in own]
        return tuple(one.cost for one, at in asked if one.blast == blast and self.are_both(one, (lower, partner), at))

    def are_both(self, asked: DnaFrom, pair: tuple[Obj, Obj], at: Resolution) -> bool:
        """Is either of them what the first part asks for, and the other one what the second does?"""
        orders = (pair, pair[::-1])
        return any(
            asked.dna_from.accepts(one, self, at) and asked.with_.accepts(other, self, at) for one, other in orders
        )


@dataclass(frozen=True)
class DnaDigivolve(Effect):
    """Two Digimon DNA digivolve: {dna digivolve: both, into: target}, or one of them `with` the other.

    They pay what the card asks for. The first one lies on top.
    """

    dna_digivolve: Target
    into: Target
    with_: Target | None = None

    def run(self, game: Table, at: Resolution) -> bool:
        """Nothing happens but to two that the card asks for."""
        table = cast(DnaDigivolving, game)
        others = () if self.with_ is None else game.targets(self.with_, at)
        pair, upper = (*game.targets(self.dna_digivolve, at), *others), game.targets(self.into, at)
        if len(pair) != len({one.id for one in pair}) or len(pair) != 2 or not upper:
            return False
        costs = table.dna_costs(pair[0], pair[1], upper[0])
        if not costs:
            return False
        done = table.dna_by_effect((pair[0], pair[1]), upper[0], at.controller, min(costs))
        go_on([upper[0].id], table, at)
        return done is not None


DIGIVOLVING_VERBS: tuple[type[Effect], ...] = (Warp, DigivolvesFrom, DnaFrom, DnaDigivolve)
