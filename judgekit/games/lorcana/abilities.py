"""1.6: what the document says of abilities; their own chapters (6 and 8) are missing."""

from judgekit.engine import happenings
from judgekit.engine.at_once import Interruption
from judgekit.engine.event import Event
from judgekit.engine.game import Game
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.rule import forbids, rule
from judgekit.engine.terms import Turn as DuringTurn


class Abilities(Game):
    """Replacement effects, and the keyword that forbids choosing."""

    def changed_by_static(self, obj: Obj, name: str) -> None:
        """Is a characteristic that counts now changed by a static ability? Working it out told nothing."""
        for one in self.continuous("add", name):
            if isinstance(one.while_, DuringTurn) and not one.is_on(self) and one.reaches(obj, self):
                self.waits_for_its_turn(one.at.instance.label)
            if not one.until and one.is_on(self) and one.reaches(obj, self):
                self.static_works(obj, one.at.instance.label)

    @rule("3.2.1.2")
    def waits_for_its_turn(self, label: str) -> None:
        """What applies during a player's turn does not in another one."""
        self.spares("waits for its turn", ability=label)

    @rule("1.6.1.3")
    def static_works(self, obj: Obj, label: str) -> None:
        """A static ability is on all the time while its card is in play."""
        self.say("static", card=obj, ability=label)

    @rule("1.6.1.1")
    def is_for(self, label: str, event: Event) -> bool:
        """A triggered ability watches for its own condition, and for nothing that is like it."""
        self.spares("waits for something else", ability=label, event=event.kind)
        return super().is_for(label, event)

    def who(self, player: str, at: Resolution) -> tuple[str, ...]:
        """The players that a word means."""
        found = super().who(player, at)
        if player in {"opponent", "each"}:
            self.others_are_meant()
        elif player == "you" and at.controller != self.turn_player:
            self.you_are_meant()
        return found

    @rule("1.3.3", "1.3.5.2")
    def others_are_meant(self) -> None:
        """An effect that names a kind of player means those and all those."""
        self.cite()

    @rule("1.3.3", "1.4.3.1")
    def you_are_meant(self) -> None:
        """«You» is whoever has the effect, whose turn it may not be."""
        self.cite()

    @rule("1.6.1.4")
    def step_in(self, event: Event, one: Interruption) -> Event | None:
        """A replacement effect takes the place of another effect."""
        return super().step_in(event, one)

    @forbids(happenings.Choose, "1.6.1.5", "1.7.7/ejemplo-2")
    def ward(self, event: happenings.Choose) -> bool:
        """A keyword is an ability; Ward keeps a character from being chosen."""
        obj = self.subject(event)
        if not self.has(obj, "Ward") or not (self.is_field(obj) or self.its_abilities_apply(obj)):
            return False
        return self.wards_off(obj, event.player)

    @rule("1.6.1")
    def its_abilities_apply(self, obj: Obj) -> bool:
        """An ability applies while its source is in play."""
        self.spares("abilities do not apply", subject=obj)
        return False

    def wards_off(self, obj: Obj, player: str | None) -> bool:
        """Whom does Ward stop? Opponents, as the reminder text on the cards says."""
        return obj.controller != player
