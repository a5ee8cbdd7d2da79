"""Chapter 3.2: preparing a Duel; and cards that are shown to both players."""

from collections.abc import Sequence

from judgekit.engine import happenings
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.yugioh.phases_by_text import PhasesByText

OPENING_HAND = 5


class Preparing(PhasesByText):
    """Before the first turn, where a board says turn number 0; and what is shown later."""

    @action("start", "3.2.5")
    def start_duel(self, player: str, first: str) -> None:
        """The winner of the toss says who plays first; both draw their opening hands and the Duel begins."""
        self.not_begun_yet(first)
        self.both_shuffle()
        self.opening_hands()
        with self.trace.under(self.say("plays first", actor=player, first=first)):
            self.turn_of(first, 1)
        self.enter_phase("draw")

    @guard("3.2.5", "3.3.1")
    def not_begun_yet(self, first: str) -> None:
        """A Duel begins once, before its first turn, and one of the two plays first."""
        if self.turn_number > 0 or first not in self.players:
            raise Illegal("already begun")

    @rule("3.2.2", "3.2.3")
    def both_shuffle(self) -> None:
        """Both Decks are shuffled and put face down in their zones."""
        self.do_all([happenings.Shuffle(None, one, cause="rule") for one in self.players])

    @rule("3.2.5")
    def opening_hands(self) -> None:
        """Each player draws 5 cards."""
        self.do_all([happenings.Draw(None, one, cause="rule") for one in self.players for _ in range(OPENING_HAND)])

    def show(self, player: str, cards: Sequence[Obj], zone: str) -> None:
        """Cards from an end of the Deck are excavated."""
        if zone == "deck":
            self.excavate(player, cards)
        else:
            self.show_cards(player, cards)

    @rule("5.2.18")
    def excavate(self, player: str, cards: Sequence[Obj]) -> None:
        """Excavated cards are shown to both players and still count as in the Deck until they are sent elsewhere."""
        self.say("excavates", actor=player, cards=list(cards))

    @rule("5.2.21")
    def show_cards(self, player: str, cards: Sequence[Obj]) -> None:
        """Both players see a card that is shown; it is not activated and goes back to where it was."""
        self.say("shows", actor=player, cards=list(cards))
