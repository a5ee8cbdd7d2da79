"""Chapter 4 and what bonds are for: the total cost of a turn, colours, and turning them face down."""

from collections.abc import Sequence

from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, applies, guard, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.refreshing import Refreshing


class Bonds(Refreshing):
    """The Bond Area."""

    @action("bond", "4.1")
    def bond(self, player: str, card: Obj) -> None:
        """In the Bond Phase a player may put a card of their hand in the Bond Area."""
        self.bond_phase_only(player)
        if not self.lies_in(player, "hand", card):
            raise Illegal("not in hand", card=card)
        event = events.Bond(card.id, player, cause="action")
        self.require(event)
        self.do(event)

    @guard("4.1", considered="own bond phase")
    def bond_phase_only(self, player: str) -> None:
        """It is all that is done in that phase: one card, by the turn player."""
        self.must_have_turn(player)
        if self.phase != "bond":
            raise Illegal("not in this phase", phase=self.phase)
        if self.tally(player, "bonded"):
            raise Illegal("one bond a turn", player=player)

    @applies(events.Bond, "4.1")
    def apply_bond(self, event: events.Bond) -> None:
        """The card lies face up in the Bond Area."""
        self.put(self.subject(event), "bond")
        self.count(str(event.player), "bonded", 1)

    @rule("4.1.1")
    def bond_is_optional(self) -> bool:
        """Nobody has to put a card in the Bond Area."""
        self.say("no bond", player=self.turn_player)
        return True

    def capacity(self, player: str) -> int:
        """How much a player may spend in a turn: their bonds."""
        bonds = self.zone(player, "bond")
        down = [one for one in bonds if one.mark("down")]
        return len(bonds) - len(down) + (self.bonds_down_that_count(player, down) if down else 0)

    @rule("5.2.1")
    def bonds_down_that_count(self, player: str, down: Sequence[Obj]) -> int:
        """Those that lie face down count too."""
        self.say("face-down bonds count", player=player, bonds=down, amount=len(self.zone(player, "bond")))
        return len(down)

    @rule("5.2", machinery=True)
    def spend(self, player: str, cost: int) -> None:
        """What the cards of a Deployment Phase cost together cannot go past the number of bonds."""
        self._spend(player, cost)

    @rule("5.4.1.1")
    def spend_promotion(self, player: str, cost: int) -> None:
        """A promotion cost counts against the bonds like any other."""
        if self.tally(player, "spent"):
            self.each_can_be_paid(player, cost)
        self._spend(player, cost)

    @guard("5.2", "5.4.3", "5.4.1.1")
    def each_can_be_paid(self, player: str, cost: int) -> None:
        """What alone would not go past the bonds must not do so with what was spent before."""
        capacity, spent = self.capacity(player), self.tally(player, "spent")
        if cost <= capacity < spent + cost:
            raise Illegal("not enough bonds", player=player, amount=cost, left=capacity - spent)

    def _spend(self, player: str, cost: int) -> None:
        capacity = self.capacity(player)
        spent = self.tally(player, "spent")
        if spent + cost > capacity:
            raise Illegal("not enough bonds", player=player, amount=cost, left=capacity - spent)
        with self.trace.under(self.say("spends", player=player, amount=cost, total=spent + cost, bonds=capacity)):
            self.count(player, "spent", cost)

    @guard("6.2.1.1", "8.1")
    def require_bond_up(self, player: str) -> None:
        """With every bond face down no unit can be deployed: one at least must be face up."""
        if all(one.mark("down") for one in self.zone(player, "bond")):
            raise Illegal("no bond face up", player=player)

    @rule("8.1")
    def colors_of_bonds(self, player: str) -> frozenset[str]:
        """The colours that a player has: a bond face down has none."""
        found: set[str] = set()
        for one in self.zone(player, "bond"):
            colors = self.value(one, "colors")
            if not one.mark("down") and isinstance(colors, frozenset):
                found |= colors
        return frozenset(found)

    @guard("5.3.3")
    def require_color(self, player: str, card: Obj) -> None:
        """To deploy a card its colour is needed among the bonds that lie face up; one bond is enough."""
        self._require_color(player, card)

    @guard("5.3.3.1")
    def require_color_on_top(self, player: str, card: Obj) -> None:
        """Class Change and Level Up ask for the colour as deploying does."""
        self.require_bond_up(player)
        self._require_color(player, card)

    def _require_color(self, player: str, card: Obj) -> None:
        colors = self.value(card, "colors")
        if isinstance(colors, frozenset) and not colors <= self.colors_of_bonds(player):
            raise Illegal("no bond of its color", card=card)
        if any(one.mark("down") for one in self.zone(player, "bond")):
            self.spares("bond of its color", subject=card)

    @rule("6.2.1")
    def flip(self, player: str, count: int, source: int, cause: str, wanted: Sequence[Obj] | None = None) -> bool:
        """A player picks as many of their bonds as a text says and turns them face down; a cost needs all of them."""
        bonds = tuple(one for one in self.bonds_to_flip(player) if wanted is None or one in wanted)
        if cause == "cost" and len(bonds) < count:
            raise Illegal("not enough bonds to flip", player=player, amount=count)
        taken = self.choose_objects(player, bonds, "flip", least=count, most=count)
        return len(self.do_all(events.Flip(one.id, player, source, cause) for one in taken)) == count

    @rule("6.2.1.4")
    def bonds_to_flip(self, player: str) -> tuple[Obj, ...]:
        """Any bond face up will do, also one that was used to deploy this turn."""
        if self.tally(player, "spent"):
            self.say("used bonds flip", player=player)
        return tuple(one for one in self.zone(player, "bond") if not one.mark("down"))

    @applies(events.Flip, "6.2.1")
    def apply_flip(self, event: events.Flip) -> None:
        """The bond lies face down."""
        self.mark(self.subject(event), "down", True)

    @applies(events.TurnUp, "6.2.1.2")
    def apply_turn_up(self, event: events.TurnUp) -> None:
        """A bond lies face down until an effect turns it up again; so does an orb that a text turns up."""
        card = self.subject(event)
        self.mark(card, "down", False)
        if card.zone.name == "orb":
            self.mark(card, "shown", True)

    @rule("6.2.1.2")
    def bonds_that_turn_up(self, player: str) -> tuple[Obj, ...]:
        """Those that turn face up as units untap: none, a bond stays face down until an effect says otherwise."""
        down = [one for one in self.zone(player, "bond") if one.mark("down")]
        if down:
            self.say("bonds stay down", player=player, bonds=down)
        return ()

    @action("look", "6.2.1.3")
    def look(self, player: str, card: Obj) -> None:
        """Whoever wants may look at a bond that lies face down, on either side of the table."""
        if card.zone.name == "orb":
            self.orbs_are_hidden(card)
        if card.zone.name in {"deck", "hand"} and not self.lies_in(player, "hand", card):
            raise Illegal("hidden", card=card)
        self.say("looks", actor=player, cards=[card], zone=card.zone.name)

    @guard("2.6")
    def orbs_are_hidden(self, card: Obj) -> None:
        """Nobody may look at an orb, not even at their own, without an effect that says so."""
        raise Illegal("hidden", card=card)
