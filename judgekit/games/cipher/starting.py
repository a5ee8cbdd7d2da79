"""Chapter 2: from the Main Characters to the first turn."""

from collections import Counter

from judgekit.engine import happenings
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.games.cipher.turn import Turn

HAND, ORBS, COPIES = 6, 5, 4


class Starting(Turn):
    """The setup of a game."""

    @action("set aside", "2.4")
    def set_aside(self, player: str, main: Obj, to: str = "vanguard") -> None:
        """Before the game each player sets a unit of cost 1 aside, face down: their Main Character."""
        self.setup_only()
        if not self.lies_in(player, "deck", main):
            raise Illegal("not in deck", card=main)
        self.may_be_main(player, main)
        self.require_room(player, to)
        with self.trace.under(self.say("set aside", player=player, subject=main)):
            self.put(main, to, player, main=True, down=True)

    @guard("2.4", considered="costs 1")
    def may_be_main(self, player: str, card: Obj) -> None:
        """Any unit will do as long as its cost is 1; there is only one Main Character."""
        if self.number(card, "cost") != 1:
            raise Illegal("main costs 1", card=card)
        if self.main_of(player):
            raise Illegal("one main", player=player)

    def main_of(self, player: str) -> Obj | None:
        """The player's Main Character."""
        return next((one for one in self.units(player) if one.mark("main")), None)

    @action("start", "2.3")
    def start_game(self, player: str, first: str) -> None:
        """The players have settled, as they like, who goes first: hands, orbs and Main Characters, then their turn."""
        self.setup_only()
        if first not in self.players or player not in self.players:
            raise Illegal("no such player", player=first)
        self.both_have_main()
        for one in self.players:
            self.at_most_four_copies(one)
        self.turn_of(first, 0)
        for one in self.in_turn_order():
            self.opening_hand(one)
        for one in self.in_turn_order():
            self.lay_orbs(one)
        self.reveal_mains()
        self.begin_turn(first)

    def setup_only(self) -> None:
        """Raise Illegal once the game has begun."""
        if self.phase != "setup":
            raise Illegal("not in this phase", phase=self.phase)

    @guard("2.4", considered="both have a main")
    def both_have_main(self) -> None:
        """Nobody plays without a Main Character."""
        for player in self.players:
            if not self.main_of(player):
                raise Illegal("no main", player=player)

    @guard("2.2", considered="four copies at most")
    def at_most_four_copies(self, player: str) -> None:
        """Nobody plays with more than four copies of a card."""
        counted = Counter(map(self.copy_of, self.cards_counted(player)))
        for name, amount in counted.items():
            if amount > COPIES:
                raise Illegal("too many copies", player=player, card=name, amount=amount)

    @rule("2.4", considered="main counts as a copy")
    def cards_counted(self, player: str) -> tuple[Obj, ...]:
        """The Main Character is one of the copies too."""
        return tuple(one for one in self.state.objects.values() if one.owner == player)

    @rule("2.2", considered="copies by exact name")
    def copy_of(self, card: Obj) -> str:
        """Copies are told by the exact name: two versions of a character are two cards."""
        return card.card.name

    @rule("2.5")
    def opening_hand(self, player: str) -> None:
        """Each player shuffles and draws six cards; once, they may put them all back, shuffle and draw six again."""
        self._draw_hand(player)
        if not self.decides(player, "mulligan", skips=True):
            return
        with self.trace.under(self.say("mulligan", player=player)):
            for card in self.zone(player, "hand"):
                self.put(card, "deck")
            self._draw_hand(player)

    def _draw_hand(self, player: str) -> None:
        with self.trace.under(self.say("opening hand", player=player, amount=HAND)):
            self.shuffle(player, "deck")
            for _ in range(HAND):
                self.do(happenings.Draw(None, player, cause="rule"))

    @rule("2.6")
    def lay_orbs(self, player: str) -> None:
        """The top five cards of each deck are laid face down as orbs."""
        with self.trace.under(self.say("orbs", player=player, amount=ORBS)):
            for card in self.zone(player, "deck")[:ORBS]:
                self.put(card, "orb", top=False)

    @rule("2.7")
    def reveal_mains(self) -> None:
        """The game begins when both reveal their Main Characters."""
        for player in self.in_turn_order():
            main = self.main_of(player)
            if main:
                with self.trace.under(self.say("reveals main", player=player, subject=main)):
                    self.mark(main, "down", False)
