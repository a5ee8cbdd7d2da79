"""Rules as people commonly get them wrong: what they believe, what clauses it breaks, and how they would play."""

from collections.abc import Sequence
from pathlib import Path

from judgekit.engine import happenings
from judgekit.engine.choice import Choice
from judgekit.engine.effects.payments import PAY_LESS
from judgekit.engine.event import Event
from judgekit.engine.model import Ability, Instance, Obj
from judgekit.engine.rule import Illegal, applies, forbids, guard, rule
from judgekit.games.lorcana import events, misconceptions
from judgekit.games.lorcana.activating import Activating
from judgekit.games.lorcana.bag import Bag
from judgekit.games.lorcana.challenging import Challenging
from judgekit.games.lorcana.choosing import Choosing
from judgekit.games.lorcana.costs import Costs
from judgekit.games.lorcana.damage import Damage
from judgekit.games.lorcana.golden_rules import GoldenRules
from judgekit.games.lorcana.lore import Lore
from judgekit.games.lorcana.names import VERSION, Names
from judgekit.games.lorcana.states import States
from judgekit.games.lorcana.turn import Turn
from judgekit.games.lorcana.turn_actions import Inking
from judgekit.games.spoken import malrules


class TriggersInterrupt(Bag):
    """Whatever triggers is resolved on the spot, in the middle of what triggered it."""

    @rule("1.7.2")
    def await_(self, instance: Instance) -> None:
        """Nothing waits in the bag."""
        self.resolve(instance)


class IllegalChoiceTakesAllBack(Choosing):
    """An illegal choice undoes the whole action."""

    @rule("1.7.7")
    def illegal_choice(self, choice: Choice, word: str, why: tuple[str, ...]) -> None:  # noqa: ARG002
        """The card would return to the hand."""
        raise Illegal("forbidden")


class NobodyPlaysOutOfTurn(GoldenRules):
    """No text lets anybody play outside their own turn."""

    @rule("1.2.1", considered="no text allows it")
    def text_allows(self, event: Event) -> bool:  # noqa: ARG002
        """The rule would have no exception."""
        return False


class PermissionBeatsProhibition(GoldenRules):
    """What an effect lets a player do is done although another one forbids it."""

    def prohibition(self, event: Event, *, record: bool = False) -> tuple[str, ...] | None:
        """No text forbids what an effect does; the rules still do."""
        if event.cause == "effect" and super().prohibition(event) == self.text_forbids():
            return None
        return super().prohibition(event, record=record)


class AllOrNothing(GoldenRules):
    """An effect that cannot be carried out whole does nothing."""

    @rule("1.2.3", considered="as many as asked")
    def as_many_as_there_are(self, wanted: int, there: int) -> int:
        """With fewer than it asks for it takes none."""
        return wanted if there >= wanted else 0


class DrawingFromNothingLoses(GoldenRules):
    """An empty deck loses as soon as a card is due."""

    @forbids(happenings.Draw, "1.2.3", considered="cards to draw")
    def nothing_to_draw(self, event: happenings.Draw) -> bool:
        """The game would be over there and then."""
        player = event.player or self.turn_player
        if self.zone(player, "deck"):
            return False
        self.win(self.opponent(player))
        return True


class PuttingIsDrawing(States):
    """Whatever ends in the hand has been drawn."""

    @rule("1.12.3")
    def is_not_drawn(self, obj: Obj) -> None:
        """What waits for a draw would trigger."""
        self.do(happenings.Draw(None, self.put(obj, "deck").owner, cause="effect"))


class OnlyDealingIsTaking(Damage):
    """Damage that is put or moved is not taken."""

    @rule("1.9.1.5")
    def takes_damage(self, event: Event, amount: int) -> None:
        """Only what is dealt would be taken."""
        if isinstance(event, events.Damage):
            super().takes_damage(event, amount)


class FreeMeansNoExerting(Activating):
    """An ability that is used for free costs nothing at all."""

    @rule("1.5.5.4")
    def use_free_ability(self, instance: Instance) -> bool:
        """Not even its {E} would be paid."""
        with self.trace.under(self.say("uses for free", actor=instance.controller, ability=instance.label)):
            self.resolve_activated(instance)
        return True


class ModifierIsWasted(Costs):
    """A modifier for the next card of a kind is lost if another kind is played first."""

    @rule("4.3.6", considered="next modifier waits")
    def next_modifier_used(self, event: happenings.Play) -> None:
        """Any card would spend it."""
        for one in self.continuous(PAY_LESS):
            if one.payload.next_only and one.at.controller == event.player:
                self.say("modifier used", card=self.played(event), ability=one.at.instance.label)
                self.state.sink(one.id)


class FreeKeepsTheModifier(Costs):
    """A modifier for the next card is kept where that card is played for free."""

    @rule("4.3.6", considered="next modifier waits")
    def next_modifier_used(self, event: happenings.Play) -> None:
        """Only a card that is paid for would spend it."""
        if event.cause != "effect":
            super().next_modifier_used(event)


class BelleGivesAgain(Inking):
    """A card that allows additional ink allows it again each time it is played."""

    @rule("4.2.3.1")
    def additional_ink(self, player: str, done: int) -> bool:  # noqa: ARG002
        """While one is in play there would be no limit."""
        return super().additional_ink(player, 1)


class InkingByEffectCounts(Inking):
    """A card that an effect puts into the inkwell is the ink of the turn."""

    @applies(events.PutIntoInkwell, "4.2.3.2")
    def apply_put_into_inkwell(self, event: events.PutIntoInkwell) -> None:
        """The player would have inked."""
        super().apply_put_into_inkwell(event)
        self.count(event.player or self.turn_player, "inked", 1)


class StartTriggersAtOnce(Turn):
    """What triggers at the start of the turn is resolved in the Ready step."""

    @rule("3.2.1.4")
    def start_of_turn_triggers(self, player: str) -> None:
        """They would not wait for the Set step."""
        super().start_of_turn_triggers(player)
        self.settle()


class EverybodyDraws(Turn):
    """The starting player draws in their first turn too."""

    @rule("3.2.3.1")
    def draw_step(self, player: str) -> None:
        """Every turn would bring a card."""
        self.do(happenings.Draw(None, player, cause="rule"))
        self.settle()


class ItemsDry(States):
    """An item has to wait a turn before it is used."""

    @rule("5.1.2.2")
    def item_enters(self, card: Obj) -> bool:  # noqa: ARG002
        """It would dry like a character."""
        return True


class ShiftDries(States):
    """Who is played with Shift enters like any other character."""

    @rule("4.3.3.1", "5.1.3/ejemplo-2")
    def lie_on_top(self, card: Obj, lower: Obj) -> None:
        """It would be drying."""
        super().lie_on_top(card, lower)
        self.mark(self.card(card.label), "drying", True)


class TextShowsThrough(States):
    """The card on top has the text of those under it."""

    @rule("5.1.1.6")
    def text_from_beneath(self, obj: Obj) -> Sequence[tuple[str, Ability]]:
        """Their abilities would work too."""
        return [one for lower in self.beneath(obj) for one in self.abilities(lower)]


class LowerCardStays(States):
    """When the card on top leaves, the one under it stays in play."""

    @rule("5.1.1.7")
    def stack_goes_too(self, obj: Obj, zone: str, *, top: bool) -> None:  # noqa: ARG002
        """Only the card on top would go."""
        for one in self.beneath(obj):
            self.put(one, "play", obj.controller)


class JointNameOnly(Names):
    """A character with two names answers only to both together."""

    @rule("5.2.6.1")
    def names(self, obj: Obj) -> frozenset[str]:
        """Neither alone would match."""
        super().names(obj)
        return frozenset({obj.card.name.partition(VERSION)[0]})


class PartOfANameMatches(Names):
    """A part of a name is enough."""

    @rule("5.2.6")
    def names(self, obj: Obj) -> frozenset[str]:
        """Every word of the line would be a name."""
        found = super().names(obj)
        return found | {word for name in found for word in name.split()}


class ChallengerStrikesFirst(Challenging):
    """The challenging character deals its damage first."""

    @rule("4.6.6.2")
    def deal_challenge_damage(self, character: Obj, against: Obj) -> None:
        """Whoever is banished by it would not strike back."""
        for one, other in ((character, against), (against, character)):
            if self.live(one.id) and self.live(other.id) and (amount := self.challenge_damage(one)):
                self.do(events.Damage(other.id, one.controller, one.id, "challenge", amount=amount))
                self.check_rules()


class LocationsAreExertedFirst(Challenging):
    """A location is challenged only while it is exerted."""

    @guard("4.6.8.2")
    def challenged_location(self, location: Obj) -> None:
        """It never would be."""
        if not location.mark("exerted"):
            raise Illegal("not exerted", card=location)


class NegativeLoreIsLost(Lore):
    """A lore value below 0 makes its player lose lore."""

    @rule("1.11.2")
    def lore_of(self, obj: Obj) -> int:
        """The value would count as it is."""
        return self.number(obj, "lore")


MALRULES = malrules(Path(__file__).with_suffix(".yaml"), {**vars(misconceptions), **globals()})
