"""1.8: the game state check."""

from collections.abc import Iterator, Sequence

from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import after, applies, check, rule
from judgekit.games.lorcana import events
from judgekit.games.lorcana.facts import DamageSinceCheck, LastCheck
from judgekit.games.lorcana.states import States

LORE_TO_WIN = 20


class GameStateCheck(States):
    """What the game looks at all the time, and what follows at once."""

    checking = False
    checks = 0

    @check("1.8.1.1", "1.11.3", "2.3.3.1")
    def enough_lore(self) -> Iterator[Event]:
        """A player with 20 lore or more wins."""
        for player in self.in_turn_order():
            if (lore := self.tally(player, "lore")) >= LORE_TO_WIN:
                yield events.Win(None, player, cause="rule", seeing={"lore": lore})

    @check("1.8.1.2", "2.3.3.2")
    def empty_deck(self) -> Iterator[Event]:
        """A player whose deck is empty as their own turn ends loses."""
        player = self.turn_player
        if self.state.fact(LastCheck) and not self.has_lost(player) and not self.zone(player, "deck"):
            yield events.Lose(None, player, cause="rule", seeing={"zone": "deck"})

    @check("1.8.1.3", "2.3.3.3")
    def last_player(self) -> Iterator[Event]:
        """The only player who is still in the game wins."""
        left = [player for player in self.players if not self.has_lost(player)]
        if len(left) == 1 and not self.over:
            yield events.Win(None, left[0], cause="rule")

    @check("1.8.1.4", "5.3.6.3", "1.8.1")
    def lethal_damage_to_characters(self) -> Iterator[Event]:
        """A character with damage equal to its willpower or more is banished."""
        yield from self.banish_where_lethal("character")

    @check("1.8.1.4", "5.6.5.2", "1.8.1")
    def lethal_damage_to_locations(self) -> Iterator[Event]:
        """A location with damage equal to its willpower or more is banished."""
        yield from self.banish_where_lethal("location")

    @after(events.TakeDamage, "1.9.2")
    def remember_who_damaged(self, event: events.TakeDamage) -> None:
        """To take damage in any way is to be damaged: by whom counts until the next check (1.8.1.4)."""
        if event.source is None:
            return
        labels = (self.state.label(event.subject), self.state.label(event.source))
        self.record(DamageSinceCheck((*self.damage_taken, (*labels, event.cause))))
        self.cite()

    @property
    def damage_taken(self) -> tuple[tuple[str, str, str], ...]:
        """All damage since the last check: who took it, from what, how."""
        since = self.state.fact(DamageSinceCheck)
        return since.taken if since else ()

    @rule("1.8.4")
    def demand(self, events: Sequence[Event]) -> None:
        """What one player meets happens at once; what several players meet, in turn order."""
        players = [one for one in self.order_of_conditions() if any(event.player == one for event in events)]
        if len(players) > 1:
            self.say("in turn order", players=players)
        if self.checks:
            self.checks_again()
        self.checks += 1
        self.checking = True
        try:
            for player in players:
                if not self.over:
                    self.do_all([event for event in events if event.player == player])
        finally:
            self.checking = False

    def order_of_conditions(self) -> tuple[str, ...]:
        """The turn order, from the active player on, as far as the document lets it be read so."""
        return self.in_turn_order()

    @rule("1.8.3")
    def checks_again(self) -> None:
        """After a check comes another one, before anything of the bag is resolved."""
        self.say("checks again")

    def check_rules(self) -> None:
        """Check until no condition is met; then nobody has dealt damage «since the last check»."""
        super().check_rules()
        self.checks = 0
        self.erase(DamageSinceCheck)

    def banish_where_lethal(self, type_: str) -> Iterator[Event]:
        """The banishing of every object of a type whose damage has reached its willpower."""
        for obj in self.field():
            damage, willpower = obj.number("damage"), self.number(obj, "willpower")
            if self.value(obj, "type") == type_ and damage >= willpower:
                yield self.banished_by(obj).but(seeing={"damage": damage, "willpower": willpower})

    def banished_by(self, obj: Obj) -> Event:
        """The banishing of an object, by whatever dealt it damage."""
        by = {taker: (self.card(source).id, cause) for taker, source, cause in self.damage_taken}
        return events.Banish(obj.id, obj.controller, *by.get(obj.label, (None, "rule")))

    def has_lost(self, player: str) -> bool:
        """Is the player out of the game?"""
        return bool(self.tally(player, "lost"))

    @applies(events.Banish)
    def apply_banish(self, event: events.Banish) -> None:
        """What is banished leaves play for its owner's discard."""
        self.leaves_play(self.subject(event), "discard")
