"""Clauses 5.1 to 5.3: the Deployment Phase and deploying units."""

from collections.abc import Iterable
from dataclasses import dataclass

from judgekit.engine.fact import Fact, Unit
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, applies, forbids, guard, rule
from judgekit.games.cipher import events
from judgekit.games.cipher.bonds import Bonds

REPEATED = "repeated character"


@dataclass(frozen=True, slots=True)
class Deployed(Fact):
    """The units that were deployed in a turn."""

    turn: int
    units: tuple[Unit, ...]


class Deploying(Bonds):
    """Units come from the hand to one of the two lines."""

    @guard("5.1")
    def deployment_phase_only(self, player: str) -> None:
        """Only the turn player brings units into play, and only in that phase."""
        self.must_have_turn(player)
        if self.phase != "deployment":
            raise Illegal("not in this phase", phase=self.phase)

    @action("deploy", "5.3.1")
    def deploy(self, player: str, card: Obj, to: str) -> None:
        """A player with bonds enough puts a unit of their hand in the line that they like."""
        self.deployment_phase_only(player)
        if not self.lies_in(player, "hand", card):
            raise Illegal("not in hand", card=card)
        self.require_room(player, to)
        event = events.Deploy(card.id, player, cause="action", to=to)
        self.require(event)
        self.require_bond_up(player)
        self.require_color(player, card)
        if self.value(card, "promotion") is not None and not self.may_skip_promotion(card):
            raise Illegal("only by class change", card=card)
        self.spend(player, self.number(card, "cost"))
        self.do(event)

    @forbids(events.Deploy, "5.3.2")
    def already_there(self, event: events.Deploy) -> bool:
        """Nobody deploys a character that they have on the field, whatever the full name of the card."""
        card = self.subject(event)
        if self.is_permitted(REPEATED, str(event.player), card):
            return False
        return any(self.same_character(card, unit) for unit in self.units(str(event.player)))

    def one_of_each(self, deployed: Iterable[events.Deploy]) -> tuple[events.Deploy, ...]:
        """Of what a text deploys at once, the first of each character, but for those that may be repeated."""
        kept: list[events.Deploy] = []
        for event in deployed:
            card = self.subject(event)
            twin = any(self.same_character(card, self.subject(one)) for one in kept)
            if not twin or self.is_permitted(REPEATED, str(event.player), card) or not self.stays_behind(card):
                kept.append(event)
        return tuple(kept)

    @rule("5.3.2", considered="no two alike at once")
    def stays_behind(self, card: Obj) -> bool:
        """Where two of one character would come at once, the second would find the first there."""
        self.say("same character at once", subject=card)
        return True

    @applies(events.Deploy, "5.3.1")
    def apply_deploy(self, event: events.Deploy) -> None:
        """The unit stands in that line."""
        card = self.subject(event)
        unit = self.put(card, event.to, str(event.player))
        self.record(Deployed(self.turn_number, (*self.deployed(), Unit(unit.unit))))

    def deployed(self) -> tuple[Unit, ...]:
        """The units that were deployed this turn."""
        last = self.state.fact(Deployed)
        return last.units if last and last.turn == self.turn_number else ()

    @rule("5.4.4")
    def may_skip_promotion(self, card: Obj) -> bool:
        """A card with a promotion cost can be deployed as any other: it is not promoted and nobody draws."""
        self.say("not promoted", subject=card)
        return True
