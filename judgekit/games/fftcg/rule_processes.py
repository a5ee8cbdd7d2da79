"""Chapters 3 and 12: what the rules do by themselves before a player gains priority, and how the game is lost."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, applies, check, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.entering import Entering
from judgekit.games.fftcg.table import JustDealt

DAMAGE_TO_LOSE = {"limited": 6}


class RuleProcesses(Entering):
    """Checked together, again and again, until none has anything to do."""

    @rule("12.3", "11.1.3", "12.2")
    def demand(self, events: Sequence[Event]) -> None:
        """All the rule processes happen at once before anybody gains priority, and again while there are any."""
        with self.trace.under(self.say("rule processes")):
            super().demand(events)

    @rule("12.3")
    def check_rules(self) -> None:
        """They are looked at again and again; a Forward that has stayed was not broken by its last damage."""
        super().check_rules()
        self.erase(JustDealt)

    @check("12.4.1", "3.1.1")
    def too_much_damage(self) -> Iterator[Event]:
        """Seven cards in the Damage Zone lose the game; six in Limited."""
        enough = DAMAGE_TO_LOSE.get(self.given("format"), 7)
        for one in self.players:
            if (dealt := len(self.zone(one, "damage"))) >= enough:
                yield self.loss(one).but(seeing={"dealt": dealt, "zone": "damage"})

    @check("12.4.2", "3.1.2")
    def drew_from_nothing(self) -> Iterator[Event]:
        """Whoever had to draw from an empty deck loses."""
        drawn = {"from": "deck"}
        yield from (self.loss(one).but(seeing=drawn) for one in self.players if self.tally(one, "undrawn"))

    @check("12.4.3", "3.1.3")
    def damaged_with_no_deck(self) -> Iterator[Event]:
        """Whoever took damage with an empty deck loses."""
        damaged = {"to": "deck"}
        yield from (self.loss(one).but(seeing=damaged) for one in self.players if self.tally(one, "undamaged"))

    @check("12.4.4", "12.4.4/nota-1", considered="nobody goes for power")
    def no_power(self) -> Iterator[Event]:
        """Characters with no Power left are put in the Break Zone; that is not breaking."""
        yield from self.without_power()
        for one in self.field():
            if 0 < self.number(one, "power") < int(str(one.card.printed.get("power", 0))):
                self.spares("has power left", subject=one, power=self.number(one, "power"))

    def without_power(self) -> Iterator[Event]:
        """One event for each Character whose Power is 0 or less; what has no Power at all is left alone."""
        for one in self.field():
            power = self.value(one, "power")
            if isinstance(power, int) and power <= 0:
                yield events.PutInBreakZone(one.id, one.controller, cause="rule", seeing={"power": power})

    @check("12.4.5")
    def lethal_damage(self) -> Iterator[Event]:
        """Characters that have taken as much damage as their Power are broken."""
        for one in self.field():
            damage, power = one.number("damage"), self.number(one, "power")
            if damage and damage >= power:
                seen = {"damage": damage, "power": power}
                yield events.Break(one.id, one.controller, self.broken_by(one), "rule", seeing=seen)

    @rule("12.4.5", "12.4.5/nota-1")
    def broken_by(self, obj: Obj) -> int | None:
        """What dealt the damage has broken it, if the damage has just been dealt; otherwise nothing has."""
        by = next((one.source for one in reversed(self.just_dealt) if one.subject == obj.id), None)
        if by is not None:
            self.say("breaks it", card=obj, source=self.was(by))
        return by

    @check("12.4.6", "7.7.3", "5.2.2.1/nota-1")
    def same_name(self) -> Iterator[Event]:
        """Characters of one player that share a name, without the Multi-Card icon, all go to the Break Zone."""
        for player in self.players:
            by_name: dict[str, list[Obj]] = defaultdict(list)
            for one in self.field(player):
                for name in () if self.value(one, "multi") else self.names(one):
                    by_name[name].append(one)
            several = (one for together in by_name.values() if len(together) > 1 for one in together)
            yield from map(self.put_away, dict.fromkeys(several))

    @check("12.4.7", "7.7.3")
    def light_and_darkness(self) -> Iterator[Event]:
        """If one player has several Characters of Light or Darkness, all of them go to the Break Zone."""
        for player in self.players:
            found = self.light_and_dark(player)
            if len(found) > 1 and not self.text_lifts_limit(player):
                yield from (self.put_away(one) for one in found)

    def put_away(self, obj: Obj) -> Event:
        """Into the Break Zone, without breaking."""
        return events.PutInBreakZone(obj.id, obj.controller, cause="rule")

    def loss(self, player: str) -> Event:
        """This player loses."""
        return events.Lose(None, player, cause="rule")

    @applies(events.Lose, "3.1")
    def apply_lose(self, event: events.Lose) -> None:
        """The other player has won."""
        loser = event.player or self.turn_player
        self.win("draw" if self.both_lose(loser) else self.opponent(loser))

    @applies(events.Win, "2.1")
    def apply_win(self, event: events.Win) -> None:
        """Who wins by a text has won, unless they lose at the same time."""
        player = str(event.player)
        if not self.loss_prevails(player):
            self.win(player)

    @rule("3.2")
    def loss_prevails(self, player: str) -> bool:
        """Whoever has to win and to lose at the same time loses."""
        losses = (*self.too_much_damage(), *self.drew_from_nothing(), *self.damaged_with_no_deck())
        loses = player in {one.player for one in losses}
        if loses:
            self.say("loss prevails", player=player)
        else:
            self.spares("does not lose", player=player)
        return loses

    @rule("3.3")
    def both_lose(self, loser: str) -> bool:
        """When both lose at the same time the game is a draw."""
        both = self.over and self.winner != self.opponent(loser)
        if both:
            self.say("drawn game")
        else:
            self.spares("one loses", player=loser)
        return both

    @action("concede", "2.1")
    def concede(self, player: str) -> None:
        """A player gives the game up at any moment, and nothing can stop it."""
        if self.prohibition(events.Concede(None, player, cause="action")) is not None and not self.nothing_stops_it():
            raise Illegal("cannot concede", player=player)
        self.say("concedes", actor=player, player=player)
        self.win(self.opponent(player))

    @rule("2.1")
    def nothing_stops_it(self) -> bool:
        """No text keeps a player from conceding, although texts outrank the rules."""
        self.say("nothing stops a concession")
        return True
