"""Chapter 3: the turn and its phases."""

from judgekit.engine import happenings
from judgekit.engine.abilities import Static
from judgekit.engine.effects.continuous import END_OF_TURN
from judgekit.engine.model import Obj
from judgekit.engine.rule import Illegal, action, guard, rule
from judgekit.engine.terms import Turn as DuringTurn
from judgekit.games.lorcana import events
from judgekit.games.lorcana.facts import LastCheck
from judgekit.games.lorcana.lore import Lore
from judgekit.games.lorcana.setup import Setup

YOUR_NEXT, THEIR_NEXT = "end of your next turn", "end of their next turn"


def during_your_turn(ability: Static) -> bool:
    """Does it apply in its player's turn alone?"""
    return isinstance(ability.while_, DuringTurn) and ability.while_.turn == "you"


class Turn(Setup, Lore):
    """Start-of-Turn (Ready, Set, Draw), Main, End-of-Turn."""

    def complete(self) -> None:
        """A table that is given without a phase is in a Main Phase."""
        self.stands_in("main")

    def begin(self) -> None:
        """A game may be laid at its setup, at the start of a turn or in a Main Phase."""
        if self.phase == "setup":
            self.set_up()
            self.in_game()
        if self.phase in {"setup", "start"}:
            self.start_turn()

    @rule("2.2.3")
    def in_game(self) -> None:
        """Once everybody has finished the setup, the starting player begins."""
        self.say("game begins", player=self.turn_player)

    @rule("3.1.1", "3.1.2", machinery=True)
    def start_turn(self) -> None:
        """The Start-of-Turn Phase goes through its three steps in order."""
        player = self.turn_player
        self.next_turn_is_this_one(player)
        with self.trace.under(self.say("turn starts", actor=player, player=player)):
            self.begin_phase("start")
            for step in (self.ready_step, self.set_step, self.draw_step):
                if not self.over:
                    step(player)
        if not self.over:
            self.main_phase()

    def next_turn_is_this_one(self, player: str) -> None:
        """What lasts until the end of this player's next turn lasts from now on until the end of this one."""
        self.lasts_until(YOUR_NEXT, END_OF_TURN, player)
        self.lasts_until(THEIR_NEXT, END_OF_TURN, self.opponent(player))

    def ready_step(self, player: str) -> None:
        """3.2.1: ready the cards, begin and end what the turn's start begins and ends; nothing resolves yet."""
        self.ready_cards(player)
        self.during_turn_begins(player)
        self.end_until_next_turn(player)
        self.start_of_turn_triggers(player)
        self.check_rules()

    @rule("3.2.1.1")
    def ready_cards(self, player: str) -> None:
        """All cards of the active player in play and in the inkwell are readied."""
        with self.trace.under(self.say("readies cards", player=player)):
            for ink in self.zone(player, "inkwell"):
                self.mark(ink, "exerted", False)
        exerted = [one for one in self.field(player) if one.mark("exerted")]
        self.do_all([events.Ready(one.id, player, cause="rule") for one in exerted])

    @rule("3.2.1.2", considered="nothing is for one turn only")
    def during_turn_begins(self, player: str) -> None:
        """What applies «during your turn» begins to."""
        mine = [(label, ability) for obj, label, ability in self.working() if obj.controller == player]
        begun = [label for label, ability in mine if isinstance(ability, Static) and during_your_turn(ability)]
        if begun:
            self.say("during turn begins", player=player, abilities=begun)

    @rule("3.2.1.3")
    def end_until_next_turn(self, player: str) -> None:
        """What lasts until the start of a player's next turn ends."""
        for number, one in tuple(self.state.floating.items()):
            if one.until != "start of your next turn":
                continue
            if one.at.controller != player:
                self.spares("start of another turn", ability=one.at.instance.label, player=player)
                continue
            self.say("effect ends", ability=one.at.instance.label)
            self.state.sink(number)

    @rule("3.2.1.4")
    def start_of_turn_triggers(self, player: str) -> None:
        """«At the start of your turn» abilities go to the bag and wait."""
        self.do(events.TurnStart(None, player, cause="rule"))

    def set_step(self, player: str) -> None:
        """3.2.2: characters become dry, locations give lore, then the bag is emptied."""
        for one in tuple(self.field(player)):
            if one.mark("drying"):
                self.dries(one)
        for one in tuple(self.field(player)):
            if self.value(one, "type") == "location":
                self.location_lore(one, player)
        if self.state.waiting:
            self.empties_bag(player)
        self.settle()

    @rule("3.2.2.1", "5.1.1.12", considered="dry already")
    def dries(self, character: Obj) -> None:
        """The characters that the active player has in play stop drying."""
        with self.trace.under(self.say("dries", card=character)):
            self.mark(character, "drying", False)

    @rule("3.2.2.2", "5.6.5.3")
    def location_lore(self, location: Obj, player: str) -> None:
        """A location gives its lore, without the bag."""
        lore = self.lore_of(location)
        if lore:
            self.do(happenings.Gain(None, player, location.id, "rule", count="lore", amount=lore))

    @rule("3.2.2.3")
    def empties_bag(self, player: str) -> None:
        """The active player resolves what has gone to the bag since the turn began."""
        self.say("empties the bag", player=player)

    @rule("3.2.3.1")
    def draw_step(self, player: str) -> None:
        """The active player draws a card, except in the very first turn."""
        if self.turn_number <= 1:
            self.say("no draw in the first turn", player=player)
            return
        self.do(happenings.Draw(None, player, cause="rule"))
        self.settle()

    @rule("3.2.3.2", machinery=True)
    def main_phase(self) -> None:
        """With everything resolved the Main Phase begins."""
        with self.trace.under(self.say("main phase")):
            self.begin_phase("main")

    @rule("4.1.2")
    def nobody_may_respond(self, player: str) -> None:
        """Only the active player acts, in their Main Phase, one action after another."""
        super().nobody_may_respond(player)

    @action("end turn", "3.3.2", machinery=True)
    def end_turn(self, player: str) -> None:
        """The active player ends their turn in their Main Phase."""
        self.is_the_active_player(player)
        self.in_their_main_phase()
        self.nothing_in_course()
        self.no_duty_left(player)
        self.say("announces the end", actor=player, player=player)
        self.begin_phase("end")
        for step in (self.end_of_turn_triggers, self.end_this_turn_effects, self.final_check):
            if not self.over:
                step(player)
        if not self.over:
            self.next_turn(player)

    @guard("1.3.4.1")
    def is_the_active_player(self, player: str) -> None:
        """There is one active player, and only that player ends the turn."""
        self.must_have_turn(player)

    def no_duty_left(self, player: str) -> None:
        """What must be done before a turn ends; raises Illegal where it has not been done."""

    @guard("3.3.2", considered="own main phase")
    def in_their_main_phase(self) -> None:
        """The end of the turn is announced in the Main Phase, and once."""
        if self.phase != "main":
            raise Illegal("not your main phase", player=self.turn_player)

    @guard("3.3.2.1")
    def nothing_in_course(self) -> None:
        """The turn does not end with an action half done or abilities in the bag."""
        if self.state.waiting:
            raise Illegal("something in course")

    @rule("3.4.1.1")
    def end_of_turn_triggers(self, player: str) -> None:
        """First, «at the end of the turn» abilities go to the bag and are resolved."""
        self.do(events.TurnEnd(None, player, cause="rule"))
        self.settle()

    @rule("3.4.1.2", procedure=True)
    def end_this_turn_effects(self, player: str) -> None:
        """Then whatever lasts this turn ends."""
        with self.trace.under(self.say("this turn effects end", player=player)):
            self.expire(END_OF_TURN)
        self.settle()

    @rule("3.4.2", procedure=True)
    def final_check(self, player: str) -> None:
        """With the bag empty the turn ends and the game state is checked a last time."""
        self.say("turn ends", actor=player, player=player)
        self.record(LastCheck())
        self.check_rules()
        self.erase(LastCheck)

    @rule("3.1.4", "1.3.4.1", "2.1.3", "2.3.2", machinery=True)
    def next_turn(self, player: str) -> None:
        """The next player becomes the active one."""
        following = self.opponent(player)
        with self.trace.under(self.say("next player", player=following)):
            self.pass_turn_to(following)
            self.set_count(player, "inked", 0)
        self.start_turn()
