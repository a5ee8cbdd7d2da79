"""Chapters 3.1 and 3.2: Life Points, drawing, and how a Duel is won."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from judgekit.engine import happenings
from judgekit.engine.choice import Option
from judgekit.engine.event import Event
from judgekit.engine.model import Obj
from judgekit.engine.rule import applies, check, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.arrows import Arrows

LIFE = 8000
FACES = 6
COIN = ("cara", "cruz")


class Duel(Arrows):
    """Life Points, cards to draw, chance, victory."""

    heads: ClassVar[str] = COIN[0]

    def complete(self) -> None:
        """Complete the board that was given: Life Points, phase and step."""
        self.complete_life()
        self.stands_in("main 1")
        self.stands_in("battle", "battle")

    def complete_life(self) -> None:
        """LP that nobody gave are those of the beginning: a rule before the first turn, later only what is not said."""
        unsaid = [player for player in self.players if (player, "lp") not in self.state.values]
        if unsaid and self.turn_number == 0:
            self.starting_life(unsaid)
        elif unsaid:
            with self.trace.by(self.cited(("3.1.2.1",))):
                self.set_life(unsaid)

    @rule("3.1.2.1")
    def starting_life(self, players: Sequence[str]) -> None:
        """Each player begins with 8000 LP."""
        self.set_life(players)

    def set_life(self, players: Sequence[str]) -> None:
        """These players have 8000 LP."""
        with self.trace.under(self.say("starting life", amount=LIFE)):
            for player in players:
                self.set_count(player, "lp", LIFE)

    def life(self, player: str) -> int:
        """A player's LP."""
        return self.tally(player, "lp")

    def damage(self, player: str, amount: int, cause: str, source: int | None = None) -> None:
        """Propose damage to a player; none where there is nothing to subtract."""
        if amount > 0:
            self.do(events.Damage(None, player, source, cause, amount=amount))

    @rule("5.2.1")
    def taken_at_random(self, found: Sequence[Obj], many: int, player: str) -> Sequence[Obj]:
        """Neither player knows which ones are taken at random."""
        taken = self.mixed(found)[:many]
        self.say("at random", actor=player, amount=len(taken))
        return taken

    def roll_die(self, player: str, name: str) -> int:
        """What a die shows; who tells the story says it."""
        (shown,) = self.choose(player, "die", name, [Option(str(one)) for one in range(1, FACES + 1)])
        return self.die(player, int(shown.key))

    def toss_coin(self, player: str, name: str) -> str:
        """What a coin shows; who tells the story says it."""
        (shown,) = self.choose(player, "coin", name, [Option(one) for one in COIN])
        return self.coin(player, shown.key)

    def ask_for_a_call(self, player: str) -> str:
        """What whoever tosses a coin says that it will show."""
        (called,) = self.choose(player, "call", "call", [Option(one) for one in COIN])
        return self.call_a_coin(player, called.key)

    @rule("1.1.4.2.1")
    def die(self, player: str, shown: int) -> int:
        """A common die of 6 faces counts what it shows."""
        self.say("die", actor=player, amount=shown)
        return shown

    @rule("1.1.4.1.1", neutral="")
    def coin(self, player: str, shown: str) -> str:
        """A coin counts by the side that it shows."""
        self.say("coin", actor=player, what=shown)
        return shown

    @rule("1.1.4.1.1", neutral="")
    def call_a_coin(self, player: str, called: str) -> str:
        """Whoever tosses it says before what it will show, and is held to it."""
        self.say("call", actor=player, what=called)
        return called

    @applies(events.Damage, "5.2.12")
    def apply_damage(self, event: events.Damage) -> None:
        """Damage is subtracted from the LP, and it is told whether a battle or an effect inflicts it."""
        self.set_count(str(event.player), "lp", max(0, self.life(str(event.player)) - event.amount))

    @applies(happenings.Gain, "5.2.17")
    def apply_gain(self, event: happenings.Gain) -> None:
        """An effect that a card has written changes the LP as it says."""
        self.count(str(event.player), event.count, event.amount)

    @check("3.1.2.1", "3.1.2.2")
    def nobody_at_zero(self) -> Iterator[Event]:
        """Whoever is at 0 LP has lost; if both are, the Duel is a draw."""
        lost = [player for player in self.players if self.life(player) <= 0]
        if len(lost) == len(self.players):
            yield events.Tie(seeing={"life": 0})
        elif lost:
            seen: dict[str, int | str] = {"loser": lost[0], "life": self.life(lost[0])}
            yield events.Win(None, self.opponent(lost[0]), cause="rule", seeing=seen)

    @rule("3.1.2.2", "3.1.2.1")
    def wins_by_a_card(self, event: events.Win) -> None:
        """The effect of a card can say who wins."""
        self.do(event)

    @applies(events.Win, "3.1.1.1", machinery=True)
    def apply_win(self, event: events.Win) -> None:
        """A Duel is over when a player wins."""
        self.win(str(event.player))

    @applies(events.Tie, "3.1.2.1")
    def apply_tie(self, event: events.Tie) -> None:  # noqa: ARG002
        """If both reach 0 LP at once nobody wins."""
        self.end_in_draw()

    @applies(happenings.Draw, "1.2.7.1")
    def apply_draw(self, event: happenings.Draw) -> None:
        """The top cards of the Deck go to the hand."""
        drawn = self.zone(str(event.player), "deck")[: event.cards]
        for card in drawn:
            self.put(card, "hand")
        if len(drawn) < event.cards:
            self.cannot_draw(str(event.player))

    @rule("3.1.2.2", "3.3.2.1")
    def cannot_draw(self, player: str) -> None:
        """A player who must draw and cannot loses; an empty Deck alone does not."""
        seen: dict[str, int | str] = {"loser": player, "left": len(self.zone(player, "deck"))}
        self.do(events.Win(None, self.opponent(player), cause="deck", seeing=seen))

    @applies(happenings.Shuffle, "5.2.6")
    def apply_shuffle(self, event: happenings.Shuffle) -> None:
        """A Deck that was searched is shuffled."""
        self.shuffle(str(event.player), event.zone)
