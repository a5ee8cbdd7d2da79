"""Rules as people get them wrong, about what is chosen, counted, sung, moved and timed; the others are in malrules."""

from dataclasses import replace

from judgekit.engine.events import Happened
from judgekit.engine.filters import Filter, Viewpoint
from judgekit.engine.model import Instance, Obj, Wanted
from judgekit.engine.rule import Illegal, guard, rule
from judgekit.games.lorcana import events
from judgekit.games.lorcana.challenging import Challenging
from judgekit.games.lorcana.choosing import Choosing
from judgekit.games.lorcana.moving import Moving
from judgekit.games.lorcana.names import AMPERSAND, VERSION, Names
from judgekit.games.lorcana.playing import Playing
from judgekit.games.lorcana.turn import Turn


class PaymentChangesTheCost(Playing):
    """A payment modifier changes the cost of the card."""

    @rule("1.5.4")
    def cost_to_sing(self, song: Obj) -> int:
        """A song that is taxed would need a dearer singer."""
        return max(0, super().cost_to_sing(song) + self.change_of_payment(song))


class DryingMaySing(Playing):
    """A character that has just been played may sing."""

    def can_exert(self, obj: Obj) -> None:
        """It would only have to be ready."""
        self.must_be_ready(obj)


class LocationLoreWaits(Turn):
    """The lore of locations goes through the bag."""

    @rule("3.2.2.2")
    def location_lore(self, location: Obj, player: str) -> None:
        """What is in the bag already would go before it."""
        self.settle()
        if not self.over:
            super().location_lore(location, player)


class JointNameMatchesEach(Names):
    """Whoever names two characters together finds each of them."""

    @rule("5.2.6.1")
    def names(self, obj: Obj) -> frozenset[str]:
        """Flotsam would answer to «Flotsam & Jetsam» as well."""
        lines = {one.card.name.partition(VERSION)[0] for one in self.state.objects.values()}
        own = super().names(obj)
        return own | {line for line in lines if set(line.split(AMPERSAND)) & own}


class TwoNamesAreTwoCharacters(Names):
    """A character with two names counts twice."""

    def matching(self, wanted: Filter, at: Viewpoint) -> tuple[Obj, ...]:
        """Whoever looks for names would find it once for each."""
        found = super().matching(wanted, at)
        twice = [one for one in found if wanted.name and len(self.names(one)) > 1]
        return (*found, *twice)


class CardsBeneathCanBeChosen(Choosing):
    """A card that lies under another one can be chosen."""

    @rule("1.7.3", considered="nothing is chosen")
    def ask_for(self, wanted: Wanted) -> tuple[Obj, ...]:
        """What lies under one that may be would be offered too."""
        beneath = [low for one in wanted.objects if self.is_field(one) for low in self.beneath(one)]
        return super().ask_for(replace(wanted, objects=(*wanted.objects, *beneath)))


class NegativeStrengthHeals(Challenging):
    """A character whose strength is below 0 heals whoever it fights."""

    @rule("4.6.6.2")
    def deal_challenge_damage(self, character: Obj, against: Obj) -> None:
        """So much damage would be removed."""
        for one, other in ((character, against), (against, character)):
            if (strength := self.number(one, "strength")) < 0:
                self.do(events.RemoveDamage(other.id, one.controller, one.id, "challenge", amount=-strength))
        super().deal_challenge_damage(character, against)


class LocationsAreLeftFreely(Moving):
    """A character leaves its location whenever its player likes."""

    @guard("4.7.2")
    def moves_elsewhere(self, character: Obj, location: Obj | None) -> None:
        """It would be nowhere."""
        if location is None:
            self.mark(character, "location", False)
        elif character.mark("location") == location.label:
            raise Illegal("already there", card=character, location=location)


class ActionsUseTheBag(Playing):
    """The effect of an action waits in the bag like an ability that has triggered."""

    @rule("5.4.1.2")
    def action_effect(self, card: Obj, played: Happened) -> None:
        """Whatever triggers could go before it."""
        for label, ability in self.abilities(card):
            self.await_(Instance(self.state.fresh_id(), label, self.plays(played.event), card, ability))
