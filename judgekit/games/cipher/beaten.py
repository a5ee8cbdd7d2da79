"""Clauses 6.3.6.1, 8.5 and 8.7: what happens to a unit that is destroyed, orbs, and losing the game."""

from collections.abc import Iterator, Sequence

from judgekit.engine.effects.objects import ToObjects
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.rule import applies, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.refreshing import Refreshing


class Beaten(Refreshing):
    """Destroyed units, and what the Main Character costs its player."""

    @applies(events.Destroy, "6.3.6.1")
    def apply_destroy(self, event: events.Destroy) -> None:
        """A destroyed unit goes to the Retreat Area with the cards beneath it, unless it is the Main Character."""
        unit = self.subject(event)
        if unit.mark("main"):
            self.main_is_beaten(event)
        elif self.is_field(unit):
            self.leave(unit, "retreat")
        elif unit.zone.name == "orb":
            self.orb_is_destroyed(unit)

    @rule("8.7", considered="orb destroyed")
    def orb_is_destroyed(self, orb: Obj) -> None:
        """An orb that a text destroys goes where a lost one goes, to its player's hand; nobody loses by that."""
        self.cite()
        self.put(orb, "hand")

    def leave(self, unit: Obj, to: str, *, top: bool = True) -> None:
        """A unit leaves the field; what lies beneath it is discarded."""
        with self.remembering((unit,)):
            for card in self.goes_along(unit) if self.beneath(unit) else ():
                self.put(card, "retreat")
            self.put(unit, to, top=top)

    @rule("5.4.6", considered="stays beneath")
    def goes_along(self, unit: Obj) -> Sequence[Obj]:
        """A card lies beneath only as long as its unit is there: it goes to the Retreat Area."""
        return self.beneath(unit)

    def main_is_beaten(self, event: events.Destroy) -> None:
        """The Main Character stays, and its player pays for it."""
        if event.cause == "effect":
            self.beaten_by_skill(event)
        else:
            self.beaten_in_battle(event)

    @rule("6.3.6.1")
    def beaten_in_battle(self, event: events.Destroy) -> None:
        """The player whose Main Character loses a battle takes a card of their Orb Area to the hand."""
        self._take_orb(event)

    @rule("8.5")
    def beaten_by_skill(self, event: events.Destroy) -> None:
        """A Main Character that a skill destroys costs an orb just as a lost battle does."""
        self._take_orb(event)

    @rule("8.5", considered="in reach of what destroys")
    def reaches_main(self, main: Obj, wanted: Sequence[Obj]) -> bool:
        """A skill that destroys may aim at the Main Character too, but only where its text reaches it."""
        reaches = main.id in [one.id for one in wanted]
        if not reaches:
            self.spares("out of reach of what destroys", subject=main)
        return reaches

    def out_of_reach(
        self,
        player: str,  # noqa: ARG002 - it is no target of either
        wanted: Sequence[Obj],
        name: str,
        at: Resolution,
    ) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The Main Character of the other player, where it is no legal target of a skill that destroys."""
        if destroys(at.ability, name):
            for main in self.units(self.opponent(at.controller)):
                if main.mark("main") and not self.reaches_main(main, wanted):
                    yield main.label, self.cited(("8.5",))

    def _take_orb(self, event: events.Destroy) -> None:
        main = self.subject(event)
        self.do(events.TakeOrb(main.id, main.controller, event.source, event.cause, amount=1))

    @applies(events.TakeOrb, "6.3.6.1")
    def apply_take_orb(self, event: events.TakeOrb) -> None:
        """The orb goes to the hand; who has none left cannot take it."""
        player = str(event.player)
        if not self.zone(player, "orb"):
            self.lose(player)
            return
        for _ in range(self.orbs_broken(player, event.amount) if event.amount > 1 else 1):
            self.put(self.orb_to_take(self.zone(player, "orb")[-1], player), "hand")

    @rule("6.3.6.1.1")
    def lose(self, player: str) -> None:
        """Whoever must take an orb and has none left loses the game."""
        with self.trace.under(self.say("loses", player=player)):
            self.win(self.opponent(player))

    @rule("8.7")
    def orbs_broken(self, player: str, amount: int) -> int:
        """A skill that breaks more orbs breaks those that are left: it does not destroy the Main Character twice."""
        left = len(self.zone(player, "orb"))
        if amount > left:
            self.cite()
        return min(amount, left)

    @rule("1.4", considered="top orb")
    def orb_to_take(self, bottom: Obj, player: str) -> Obj:  # noqa: ARG002 - the one that nothing says to spare
        """Orbs lie one on another: the top one is taken."""
        self.cite()
        return self.zone(player, "orb")[0]


def destroys(ability: Ability, name: str) -> bool:
    """Does the ability destroy what it chooses under this name?"""
    verbs = (one for one in ability.instructions if isinstance(one, ToObjects))
    return any(one.happening is events.Destroy and one.target == name for one in verbs)
