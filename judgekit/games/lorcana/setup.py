"""2.2: the Setup stage."""

from judgekit.engine import happenings
from judgekit.engine.game import Game
from judgekit.engine.rule import rule

OPENING_HAND = 7


class Setup(Game):
    """From the decks to the first turn; who starts is given."""

    def set_up(self) -> None:
        """Shuffle, lore, opening hands, and one change of hand."""
        for player in self.in_turn_order():
            self.shuffle_at_start(player)
        for player in self.in_turn_order():
            self.lore_at_start(player)
            self.opening_hand(player)
        altered = []
        for player in self.in_turn_order():
            if player != self.turn_player:
                self.others_alter(player)
            if self.alter_hand(player):
                altered.append(player)
        for player in altered:
            self.shuffle_after_altering(player)

    @rule("2.2.1.2")
    def shuffle_at_start(self, player: str) -> None:
        """Every player shuffles their deck."""
        self.do(happenings.Shuffle(None, player, cause="rule"))

    @rule("2.2.1.3")
    def lore_at_start(self, player: str) -> None:
        """Every player begins with 0 lore."""
        with self.trace.under(self.say("begins with no lore", player=player)):
            self.set_count(player, "lore", 0)

    @rule("2.2.1.4")
    def opening_hand(self, player: str) -> None:
        """Every player draws 7 cards."""
        self.draw_up_to(player, OPENING_HAND)

    @rule("2.2.2")
    def alter_hand(self, player: str) -> bool:
        """In turn order, once, each player may change cards of their hand."""
        hand = self.zone(player, "hand")
        aside = self.choose_objects(player, hand, "alter", least=0, most=len(hand))
        if aside:
            self.exchange(player, [one.label for one in aside])
        else:
            self.say("keeps hand", actor=player, player=player)
        return bool(aside)

    def asked_by(self, name: str) -> tuple[str, ...]:
        """A hand is altered once, before the game."""
        return self.cited(("2.2.2",)) if name == "alter" else super().asked_by(name)

    @rule("2.2.2.2")
    def others_alter(self, player: str) -> None:
        """Then the others, in turn order, by the same process."""
        self.say("alters in turn order", player=player)

    @rule("2.2.2.1")
    def exchange(self, player: str, aside: list[str]) -> None:
        """The cards put aside go unseen to the bottom of the deck; then the player draws up to 7 again."""
        with self.trace.under(self.say("alters hand", actor=player, player=player, amount=len(aside))):
            for label in aside:
                self.put(self.card(label), "deck", top=False)
            self.draw_up_to(player, OPENING_HAND)

    @rule("2.2.2.3")
    def shuffle_after_altering(self, player: str) -> None:
        """Whoever changed any card shuffles their deck."""
        self.do(happenings.Shuffle(None, player, cause="rule"))

    def draw_up_to(self, player: str, hand: int) -> None:
        """Draw, one by one, until the hand has so many cards."""
        for _ in range(hand - len(self.zone(player, "hand"))):
            self.do(happenings.Draw(None, player, cause="rule"))
