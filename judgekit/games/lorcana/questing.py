"""4.5: quest."""

from judgekit.engine import happenings
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.lorcana import events
from judgekit.games.lorcana.golden_rules import GoldenRules
from judgekit.games.lorcana.lore import Lore
from judgekit.games.lorcana.states import States
from judgekit.games.lorcana.turn_actions import TurnActions


class Questing(GoldenRules, Lore, States, TurnActions):
    """Declare, look at restrictions, exert, gain the lore."""

    @action("quest", "4.5.1", "4.5.1.1", machinery=True)
    def quest(self, player: str, character: Obj) -> None:
        """A player sends one of their characters on a quest."""
        self.takes_a_turn_action(player)
        self.only_characters(character)
        self.decides_for(player, character)
        with self.trace.under(self.say("quests", actor=player, player=player, card=character)):
            self.may_quest(player, character)
            self.exert_to_quest(player, character)
            self.gain_quest_lore(player, character)
            self.has_quested(player, character)

    @guard("5.3.4")
    def only_characters(self, obj: Obj) -> None:
        """Only characters quest and challenge."""
        if not self.is_field(obj):
            self.is_a_mere_card(obj)
        if self.value(obj, "type") != "character":
            raise Illegal("not a character", card=obj)

    @guard("4.5.1.2")
    def may_quest(self, player: str, character: Obj) -> None:
        """A character that is drying, that has Reckless or that an effect stops does not quest."""
        self.must_be_ready(character)
        if not self.text_sets_aside("quest while drying", player, character):
            self.must_be_dry(character)
        if self.has(character, "Reckless"):
            raise Illegal("reckless", card=character)
        self.not_forbidden(events.Quest(character.id, player, None, "action"))

    @rule("4.5.1.3")
    def exert_to_quest(self, player: str, character: Obj) -> None:
        """The character is exerted."""
        self.must_happen(events.Exert(character.id, player, None, "quest"))

    @rule("4.5.1.4", "5.3.6.4")
    def gain_quest_lore(self, player: str, character: Obj) -> None:
        """Its player gains its lore value."""
        lore = self.lore_of(character)
        if lore:
            self.do(happenings.Gain(None, player, character.id, "quest", count="lore", amount=lore))

    @rule("4.5.2")
    def has_quested(self, player: str, character: Obj) -> None:
        """Once the lore is gained the character has quested."""
        self.do(events.Quest(character.id, player, None, "action"))
