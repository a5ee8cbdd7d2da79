"""What the guide leaves open or says twice, and what each meaning changes."""

from pathlib import Path

from judgekit.engine.abilities import Activated, Triggered
from judgekit.engine.model import Ability, Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.games.cipher.battle import Battle
from judgekit.games.cipher.beaten import Beaten
from judgekit.games.cipher.levelling import Levelling
from judgekit.games.cipher.marching import Marching
from judgekit.games.cipher.promoting import Promoting
from judgekit.games.cipher.refreshing import Refreshing
from judgekit.games.cipher.skills import Skills
from judgekit.games.cipher.starting import Starting
from judgekit.games.cipher.turn import Turn
from judgekit.games.spoken import readings


class EveryBeginningSkipped(Turn):
    """To the letter."""

    def omits_beginning(self, player: str) -> bool:
        """Whoever started the game skips every Beginning Phase."""
        return player == self.starter


class AutoEveryTime(Skills):
    """An AUTO whose moment comes twice happens twice."""

    @rule("8.2.2", considered="not used this turn")
    def is_spent(self, label: str, ability: Ability) -> bool:
        """An AUTO triggers once at each of its moments, unless it says how often in a turn."""
        spent = isinstance(ability, Triggered | Activated) and ability.once_per_turn and self.used(label)
        if spent:
            self.say("once a turn", ability=label)
        return spent


class NoUseWithoutTarget(Skills):
    """To have something to aim at is one of the conditions."""

    @rule("8.2.1")
    def used_without_target(self, at: Resolution) -> bool:  # noqa: ARG002 - whatever it is
        """An ACT that could aim at nothing cannot be used."""
        return False


class CopiesByCharacter(Starting):
    """The rule of the four copies is one for each character."""

    @rule("2.4", considered="copies by exact name")
    def copy_of(self, card: Obj) -> str:
        """Every version of a character is a copy of it."""
        return str(self.value(card, "character"))


class OrbChosen(Beaten):
    """Orbs are as good as each other."""

    @rule("6.3.6.1", considered="top orb")
    def orb_to_take(self, bottom: Obj, player: str) -> Obj:  # noqa: ARG002
        """The player picks any of their orbs."""
        (taken,) = self.choose_objects(player, self.zone(player, "orb"), "orb")
        return taken


class MarchAtOnce(Marching):
    """Compulsory means now."""

    @rule("8.6", "8.6.2", considered="waits for the next turn")
    def attacker_waits(self) -> bool:
        """The attacking player marches at once too."""
        self.spares("march at once")
        return False


class MarchWaitsInBattle(Battle):
    """The «attack phase» is the battle."""

    @rule("8.6.3", "8.6.3.1", considered="waits for the next turn")
    def attacker_waits(self) -> bool:
        """Only while a battle is going on does the attacking player wait."""
        if not self.fighters():
            self.spares("march at once")
        return bool(self.fighters())


class ChangeOntoItself(Promoting):
    """«The same unit» is the same card."""

    @rule("5.4.8", considered="from the hand")
    def require_another_card(self, player: str, unit: Obj, card: Obj) -> None:
        """A card with a promotion cost that was deployed class changes by itself, once."""
        if unit.id != card.id or unit.mark("promoted"):
            super().require_another_card(player, unit, card)


class LevelCostsDifference(Levelling):
    """What lies beneath has been paid for."""

    @rule("5.2", considered="whole cost")
    def cost_of_level(self, unit: Obj, card: Obj) -> int:
        """Only what the card costs more than the one beneath counts."""
        return max(0, self.number(card, "cost") - self.number(unit, "cost"))


class DeckComesBackOnlyThen(Refreshing):
    """Only the moment in which the deck runs out counts."""

    @rule("8.3")
    def without_deck(self, player: str, left: str) -> None:
        """Only the last card that leaves a deck brings a new one, if there is something to make it of."""
        if left == "deck":
            super().without_deck(player, left)


class ComesUpright(Promoting):
    """A new card is a new unit to act with."""

    @rule("5.4.6", considered="was untapped")
    def stays_tapped(self, unit: Obj) -> tuple[str, ...]:  # noqa: ARG002 - however it stood
        """The card laid on a unit stands upright."""
        return ()


READINGS = readings(Path(__file__).with_suffix(".yaml"), globals())
