"""8.2: hands of five, one change of hand for each player, and the first turn."""

from judgekit.engine import happenings
from judgekit.engine.choice import Option
from judgekit.engine.rule import rule
from judgekit.games.fftcg.turn import TurnFrame

OPENING_HAND = 5


class Starting(TurnFrame):
    """The setup of a game whose decks are already shuffled and whose first player is known."""

    def begin(self) -> None:
        """From the setup, if the scenario begins there."""
        if self.phase != "setup":
            super().begin()
            return
        for player in self.in_turn_order():
            self.opening_hand(player)
        for player in self.in_turn_order():
            self.mulligan(player)
        self.first_turn_begins()

    @rule("8.2.1.3")
    def opening_hand(self, player: str) -> None:
        """Each player draws five cards."""
        with self.trace.under(self.say("opening hand", player=player)):
            self.draw_five(player)

    @rule("8.2.1.4")
    def mulligan(self, player: str) -> None:
        """First one player and then the other may put the five cards under the deck and draw five others, once."""
        changes = self.decides(player, "mulligan")
        with self.trace.under(self.say("mulligan" if changes else "keeps hand", actor=player)):
            if changes:
                for card in self.under_the_deck(player):
                    self.do(happenings.Move(card, player, cause="rule", to="deck", bottom=True))
                self.draw_five(player)

    def under_the_deck(self, player: str) -> tuple[int, ...]:
        """The cards of the hand, in the order in which the player puts them under the deck."""
        left, chosen = [Option(one.label, one.id) for one in self.zone(player, "hand")], list[int]()
        if len({one.card for one in self.zone(player, "hand")}) == 1:
            return tuple(one.value for one in left)
        while left:
            (taken,) = self.choose(player, "order", "under the deck", left)
            left.remove(taken)
            chosen.append(taken.value)
        return tuple(chosen)

    def draw_five(self, player: str) -> None:
        """Five cards, one by one."""
        for _ in range(OPENING_HAND):
            self.do(happenings.Draw(None, player, cause="rule"))

    @rule("8.2.1.5")
    def first_turn_begins(self) -> None:
        """Whoever goes first is now the active player, and the game begins."""
        self.say("first turn begins", player=self.turn_player)
        self.enter("active")
