"""The rules of Cipher as people get them wrong."""

from collections.abc import Sequence
from pathlib import Path

from judgekit.engine import happenings
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import applies, forbids, rule
from judgekit.engine.value import whole
from judgekit.games.cipher import events
from judgekit.games.cipher.acting import Acting
from judgekit.games.cipher.battle import Battle
from judgekit.games.cipher.beaten import Beaten
from judgekit.games.cipher.bonds import Bonds
from judgekit.games.cipher.deploying import Deploying
from judgekit.games.cipher.levelling import Levelling
from judgekit.games.cipher.marching import Marching
from judgekit.games.cipher.promoting import Promoting
from judgekit.games.cipher.refreshing import Refreshing
from judgekit.games.cipher.skills import Skills
from judgekit.games.spoken import malrules


class OnlyBondsUpPay(Bonds):
    """A bond face down is useless."""

    @rule("5.2.1")
    def bonds_down_that_count(self, player: str, down: Sequence[Obj]) -> int:  # noqa: ARG002 - none of them
        """Only the bonds that lie face up count."""
        return 0


class UsedBondsDoNotFlip(Bonds):
    """What has been used is used."""

    @rule("6.2.1.4")
    def bonds_to_flip(self, player: str) -> tuple[Obj, ...]:
        """As many bonds as were spent this turn cannot be flipped."""
        spent = self.tally(player, "spent")
        return super().bonds_to_flip(player)[spent:]


class DeployedAsPromoted(Deploying):
    """A promoted card is promoted, however it comes."""

    @applies(events.Deploy, "5.4.4")
    def apply_deploy(self, event: events.Deploy) -> None:
        """A card with a promotion cost enters promoted."""
        label = self.subject(event).label
        super().apply_deploy(event)
        card = self.card(label)
        self.mark(card, "promoted", self.value(card, "promotion") is not None)


class FullNameCounts(Deploying):
    """Two versions of a character are two units."""

    @forbids(events.Deploy, "5.3.2")
    def already_there(self, event: events.Deploy) -> bool:
        """Only a card of the same full name is in the way."""
        card = self.subject(event)
        return any(card.card.name == unit.card.name for unit in self.units(str(event.player)))


class ChangeForDeploymentCost(Promoting):
    """A card costs what it costs."""

    @rule("5.4.1", considered="promotion cost")
    def pays_promotion(self) -> bool:
        """A Class Change is paid with the deployment cost."""
        return False


class SkillsBeforeTheDraw(Promoting):
    """The skill is part of the Class Change, the draw comes after it."""

    @rule("5.4.2")
    def draws_first(self) -> bool:
        """The skills do not wait for the draw."""
        return False


class LevelUpDraws(Levelling):
    """Every card laid on a unit is a promotion."""

    @applies(events.LevelUp, "5.5.1")
    def apply_level_up(self, event: events.LevelUp) -> None:
        """The player draws as for a Class Change."""
        super().apply_level_up(event)
        self.do(happenings.Draw(None, event.player, cause="rule"))


class TappedUnitsAct(Acting):
    """Moving and attacking are two different things."""

    @forbids(events.Tap, "6.2.4.2")
    def lies_already(self, event: events.Tap) -> bool:  # noqa: ARG002 - however it lies
        """A tapped unit can be tapped again."""
        return False


class SupportsItself(Battle):
    """Another card is another unit."""

    @rule("6.3.3")
    def supports_itself(self, card: Obj, unit: Obj) -> bool:
        """Only the very same card would not support itself."""
        return card.card.name == unit.card.name


class CriticalDoublesPrinted(Battle):
    """What support and skills add is not the unit's."""

    @applies(events.Critical, "6.3.4")
    def apply_critical(self, event: events.Critical) -> None:
        """The printed power is added once more."""
        attacker = self.subject(event)
        self.until_end(attacker, "Critical Attack", "add", whole(self.printed(attacker, "power")))


class CriticalBeatsEvasion(Battle):
    """A critical attack always hits."""

    @rule("6.3.5", considered="has not evaded")
    def always_stronger(self, defender: Obj) -> bool:
        """Evading is of no use where the attacker's power was doubled."""
        doubled = any(one.op == "times" for one in self.state.floating.values())
        return not doubled and super().always_stronger(defender)


class TiesSaveTheDefender(Battle):
    """To win one has to be stronger."""

    @rule("6.3.6", considered="equal is enough")
    def equal_is_enough(self) -> bool:
        """The attacker needs more power than the defender."""
        return False


class WeakerAttackerFalls(Battle):
    """Whoever loses a battle is destroyed."""

    @rule("6.3.6")
    def compare(self) -> None:
        """An attacker with less power than the defender is destroyed."""
        attacker, defender = self.fighter("attacking"), self.fighter("defending")
        weaker = self.number(attacker, "power") < self.number(defender, "power")
        super().compare()
        if weaker:
            self.do(events.Destroy(attacker.id, defender.controller, defender.id, "battle"))


class MainLeavesTheField(Beaten):
    """A destroyed unit is gone, whoever it is."""

    @applies(events.Destroy, "6.3.6.1")
    def apply_destroy(self, event: events.Destroy) -> None:
        """The Main Character goes to the Retreat Area as well, and costs its orb."""
        unit = self.subject(event)
        super().apply_destroy(event)
        if unit.mark("main") and not self.over:
            self.leave(unit, "retreat")


class LastOrbLoses(Beaten):
    """No orbs, no game."""

    @applies(events.TakeOrb, "6.3.6.1")
    def apply_take_orb(self, event: events.TakeOrb) -> None:
        """Whoever takes the last orb has lost."""
        super().apply_take_orb(event)
        if not self.over and not self.zone(str(event.player), "orb"):
            self.lose(str(event.player))


class TwoOrbsDestroyTwice(Beaten):
    """Two orbs are two defeats."""

    @rule("8.7")
    def orbs_broken(self, player: str, amount: int) -> int:
        """Whoever has fewer orbs than are broken loses."""
        left = len(self.zone(player, "orb"))
        if amount > left:
            self.lose(player)
        return min(amount, left)


class MainIsSafeFromSkills(Beaten):
    """Only a battle can beat the Main Character."""

    @rule("8.5")
    def beaten_by_skill(self, event: events.Destroy) -> None:
        """A skill does nothing to it."""


class DeckingOutLoses(Refreshing):
    """Whoever has no cards left loses."""

    @rule("8.3")
    def without_deck(self, player: str, left: str) -> None:
        """The last card of the deck is the end of the game."""
        if left == "deck":
            self.win(self.opponent(player))


class MarchTaps(Marching):
    """Marching is moving."""

    @applies(events.March, "8.6.1")
    def apply_march(self, event: events.March) -> None:
        """Whoever marches is tapped."""
        marching = [unit.label for unit in self.zone(str(event.player), "rearguard")]
        super().apply_march(event)
        for label in marching:
            self.mark(self.card(label), "tapped", True)


class NobodyLeavesTheFront(Marching):
    """There must always be somebody in front."""

    @rule("8.6.2")
    def may_leave_front(self, player: str) -> bool:  # noqa: ARG002 - whoever it is
        """The last unit of the Vanguard cannot move back."""
        return False


class AutoIsOptional(Skills):
    """Skills are used if one wants to."""

    @rule("8.2.2.1", considered="auto does not happen")
    def auto_skill(self, instance: Instance) -> None:
        """An AUTO happens only if its player says so."""
        asks = not instance.ability.may
        if not asks or self.decides(instance.controller, instance.label, skips=True):
            super().auto_skill(instance)


class ActOnceATurn(Skills):
    """A skill is used once a turn."""

    @rule("8.2.1.1")
    def may_use_again(self, label: str, ability: object) -> bool:  # noqa: ARG002 - whatever it says
        """No ACT is used twice in a turn."""
        return False


MALRULES = malrules(Path(__file__).with_suffix(".yaml"), globals())
