"""Chapter 20: digivolving, by the player's own will or by an effect, by the printed requirement or by a warp."""

from judgekit.engine.choice import Option
from judgekit.engine.event import Event
from judgekit.engine.model import Obj, Zone
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.digimon import events
from judgekit.games.digimon.playing import Playing
from judgekit.games.digimon.warping import REQUIREMENT, WARP


class Digivolving(Playing):
    """What goes on top of what, and for how much."""

    @rule("20.2")
    def digivolve_by_effect(self, lower: Obj, upper: Obj, player: str, cost: int) -> Event | None:
        """An effect that digivolves makes a digivolution of its own, and that is by effect."""
        return self.do(events.Digivolve(lower.id, player, upper.id, "effect", into=upper.label, cost=cost))

    def may_become(self, lower: Obj, into: Obj) -> bool:
        """Does an effect digivolve it into this card?"""
        return self.meets_any(lower, into) or not self.lacks_requirement(lower, into)

    @rule("20.4", "20.2")
    def lacks_requirement(self, lower: Obj, into: Obj) -> bool:
        """An effect makes the digivolution, and only another text adds a requirement to the printed one."""
        self.say("requirement", lower=lower, into=into)
        return True

    @action("digivolve", "20.4", considered="legal digivolution")
    def digivolve_by_hand(self, player: str, lower: Obj, into: Obj) -> None:
        """A player digivolves one of their Digimon into a card of their hand, for its cost."""
        self.free_to_act(player)
        self.can_digivolve(player, lower, into)
        cost = self.cost_of_digivolution(player, lower, into)
        self.propose(events.Digivolve(lower.id, player, into.id, "action", into=into.label, cost=cost))

    def can_digivolve(self, player: str, lower: Obj, into: Obj) -> None:
        """Are these cards where they must be, and does the upper one accept the lower one?"""
        if lower.zone not in {Zone(player, "battle"), Zone(player, "breeding")} or lower.controller != player:
            raise Illegal("not your Digimon", card=lower)
        self.in_hand(player, into)
        if into.card.printed.get("type") != "digimon":
            raise Illegal("no Digimon", card=into)
        self.meets_requirement(lower, into)

    @guard("20.4", considered="requirement is met")
    def meets_requirement(self, lower: Obj, into: Obj) -> None:
        """A card digivolves from what its requirement names, or what a text adds to that."""
        if not self.meets_any(lower, into):
            raise Illegal("requirement", lower=lower, into=into)

    def meets_any(self, lower: Obj, into: Obj) -> bool:
        """The printed requirement, none where a text sets it aside, or one that a text adds."""
        return self.meets_printed(lower, into) or self.may_ignore(lower) or bool(self.warps(lower, into))

    def meets_printed(self, lower: Obj, into: Obj) -> bool:
        """Has it what one of the requirements of the card asks for?"""
        return self.meets_first(lower, into) or bool(self.other_requirements(lower, into))

    def other_requirements(self, lower: Obj, into: Obj) -> tuple[int, ...]:
        """The costs of the other requirements that the card prints and this Digimon meets."""
        own = [one for one in self.continuous(REQUIREMENT) if one.at.source.id == into.id and one.is_on(self)]
        met = (one.payload.cost for one in own if one.payload.digivolves_from.accepts(lower, self, one.at))
        return tuple(self.number(into, "evolve_cost") if cost is None else cost for cost in met)

    def meets_first(self, lower: Obj, into: Obj) -> bool:
        """Has it what the card asks for, as a rule one level less? A card that tells no level asks for nothing."""
        if into.card.printed.get("evolves_from") is None and self.value(into, "level") is None:
            return True
        named, level = into.card.printed.get("evolves_from"), self.number(lower, "level")
        kin = self.names(lower) | ({str(level)} if level else frozenset())
        wanted = named if isinstance(named, frozenset) else frozenset({str(self.number(into, "level") - 1)})
        return bool(wanted & kin)

    def may_ignore(self, lower: Obj) -> bool:
        """Does a text set the requirement aside for it? In the breeding area none does, as it would be an effect."""
        return lower.zone.name == "battle" and self.is_permitted("ignore requirements", lower.controller, lower)

    def warps(self, lower: Obj, into: Obj) -> tuple[int, ...]:
        """The costs by which texts let it digivolve into this card."""
        found = [one for one in self.continuous(WARP) if one.is_on(self) and one.reaches(lower, self)]
        costs = tuple(one.payload.cost for one in found if one.payload.warp_into.accepts(into, self, one.at))
        return self.adds_requirement(lower, costs) if costs else ()

    @rule("20.4", considered="another requirement")
    def adds_requirement(self, lower: Obj, costs: tuple[int, ...]) -> tuple[int, ...]:
        """A warp is one more requirement with its own cost, but in the battle area only."""
        if lower.zone.name != "battle":
            self.spares("no warp here", card=lower)
            return ()
        return costs

    def cost_of_digivolution(self, player: str, lower: Obj, into: Obj) -> int:
        """What it costs by the requirement that is used; its player says which, where there are several."""
        others = (*self.other_requirements(lower, into), *self.warps(lower, into))
        own = () if others and not self.meets_first(lower, into) else (self.number(into, "evolve_cost"),)
        ways = [Option(str(cost), cost) for cost in dict.fromkeys((*own, *others))]
        (taken,) = self.choose(player, "number", "evolve cost", ways)
        return int(taken.value)
