"""Chapter 9: the phases of a turn, one after another."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from judgekit.engine import happenings
from judgekit.engine.disciplines.turn import PhaseByPhase
from judgekit.engine.fact import Fact
from judgekit.engine.rule import applies, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.events import Main1, Main2
from judgekit.games.fftcg.priority import Priority

HAND_LIMIT = 5
YOUR_TURN, THEIR_TURN = "end of your turn", "end of opponent turn"


@dataclass(frozen=True, slots=True)
class ExtraTurns(Fact):
    """Who takes the next turns by what texts have said."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExtraMainPhases(Fact):
    """How many Main Phases this turn has more than two."""

    left: int


class TurnFrame(PhaseByPhase, Priority):
    """Active, Draw, Main 1, Attack, Main 2 and End Phase."""

    open_phases = frozenset({"main 1", "attack", "main 2", "end"})

    def phases_of_turn(self) -> Mapping[str, Callable[[], None]]:
        """Six phases; in the first two nobody has priority."""
        return {
            "active": self.active_phase,
            "draw": self.draw_phase,
            "main 1": partial(self.main_phase, Main1),
            "attack": self.attack_phase,
            "main 2": partial(self.main_phase, Main2),
            "end": self.end_phase,
        }

    def attack_phase(self) -> None:
        """The attacks; their chapter knows."""
        raise NotImplementedError

    def complete(self) -> None:
        """A table that is given without a phase is in a Main Phase, an Attack Phase at its first step."""
        self.stands_in("main 1")
        self.stands_in("attack", "preparation")

    def begin(self) -> None:
        """Take up the game where the scenario gives it."""
        self.gain_priority(self.turn_player)
        if self.phase in {"active", "draw", "end"}:
            self.enter(self.phase)

    def enter(self, phase: str) -> None:
        """A phase begins; where nobody has priority nothing is looked at before the next one."""
        super().enter(phase)
        if not self.is_open():
            self.advance()

    def now(self, phase: str, step: str = "") -> None:
        """Another phase or step."""
        self.begin_step(step)
        self.begin_phase(phase)

    def advance(self) -> None:
        """Both passed over an empty Stack: what comes next."""
        if self.phase in {"main 1", "main 2"}:
            self.main_phase_over()
        if self.phase == "main 2" and (more := self.state.fact(ExtraMainPhases)):
            self.one_main_phase_more(more.left)
        else:
            super().advance()

    @applies(events.ExtraMainPhase, "2.1")
    def apply_extra_main_phase(self, event: events.ExtraMainPhase) -> None:  # noqa: ARG002
        """A text that adds a Main Phase outranks the rule that a turn has two."""
        more = self.state.fact(ExtraMainPhases)
        self.record(ExtraMainPhases((more.left if more else 0) + 1))

    @rule("9.3.1.1")
    def one_main_phase_more(self, left: int) -> None:
        """Only the first of a turn is a Main Phase 1: whatever comes after the second one is a Main Phase 2 as well."""
        self.say("one main phase more", player=self.turn_player)
        self.erase(ExtraMainPhases)
        if left > 1:
            self.record(ExtraMainPhases(left - 1))
        self.enter("main 2")

    def turn_over(self) -> None:
        """Both passed in the End Phase."""
        self.close_turn()

    @rule("9.1.1.1", "9.1.1.2")
    def active_phase(self) -> None:
        """The active player's dull Characters are activated, without the Stack and without priority for anybody."""
        with self.trace.under(self.say("phase", phase="active", player=self.turn_player)):
            self.now("active")
            dull = [one for one in self.field(self.turn_player) if one.mark("dull") and not one.mark("frozen")]
            self.do_all(events.Activate(one.id, self.turn_player, cause="rule") for one in dull)
            self.thaw()

    @rule("9.1.1.1/nota-1", "15.2.4.2/nota-2")
    def thaw(self) -> None:
        """Frozen Characters have not activated; they are no longer frozen."""
        for one in tuple(self.field(self.turn_player)):
            if one.mark("frozen"):
                self.say("thaws", card=one)
                self.mark(one, "frozen", False)

    def draw_phase(self) -> None:
        """The active player draws; nobody has priority."""
        self.now("draw")
        self.draw_cards()

    @rule("9.2.1.1", "9.2.1.2")
    def draw_cards(self) -> None:
        """Two cards, without the Stack."""
        with self.trace.under(self.say("phase", phase="draw", player=self.turn_player)):
            for _ in range(1 if self.first_turn() else 2):
                self.do(happenings.Draw(None, self.turn_player, cause="rule"))

    @rule("9.2.1.3", "8.2.1.5")
    def first_turn(self) -> bool:
        """Whoever begins draws a single card in the first Draw Phase of the game."""
        first = self.turn_number == 1
        if first:
            self.say("first turn", player=self.turn_player)
        return first

    @rule("9.3.1.3", "9.3.1.4")
    def main_phase(self, begins: type[Main1 | Main2]) -> None:
        """What triggers at its beginning goes on the Stack, and the active player gains priority."""
        self.now(begins.kind)
        self.do(begins(None, self.turn_player, cause="rule"))
        self.gain_priority(self.turn_player)

    @rule("9.3.1.2")
    def main_phase_over(self) -> None:
        """A Main Phase ends when both pass and the Stack is empty."""
        self.say("main phase over", phase=self.phase, player=self.turn_player)

    @rule("9.5.1.1")
    def end_phase(self) -> None:
        """What triggers at the end of the turn goes on the Stack, and the active player gains priority."""
        self.now("end", "beginning")
        self.do(events.EndPhase(None, self.turn_player, cause="rule"))
        self.gain_priority(self.turn_player)

    def close_turn(self) -> None:
        """Both passed in the End Phase: the hand first, where it was not done yet, then the clean-up."""
        if self.step == "beginning":
            self.down_to_five()
        self.clean_up()

    @rule("9.5.1.2")
    def down_to_five(self) -> None:
        """The active player discards down to five cards."""
        player = self.turn_player
        hand = self.zone(player, "hand")
        excess = len(hand) - HAND_LIMIT
        if excess > 0:
            taken = self.choose_objects(player, hand, "excess", least=excess, most=excess)
            seen = {"held": len(hand), "most": HAND_LIMIT}
            self.do_all(events.Discard(one.id, player, cause="rule", seeing=seen) for one in taken)

    @rule("9.5.1.3", "9.5.1.3.1", "9.5.1.3.2")
    def clean_up(self) -> None:
        """Damage on Forwards and what lasts until the end of the turn go at the same time."""
        with self.trace.under(self.say("clean up", player=self.turn_player)):
            self.now("end", "cleanup")
            for one in tuple(self.field()):
                self.mark(one, "damage", 0)
            self.expire("end of turn")
            self.expire(YOUR_TURN, self.turn_player)
            self.expire(THEIR_TURN, self.opponent(self.turn_player))

    @rule("9.5.1.4")
    def once_more(self) -> None:
        """What has triggered meanwhile goes on the Stack; once both pass, the clean-up is done again."""
        self.say("once more", player=self.turn_player)
        self.now("end", "again")

    def place(self) -> None:
        """In the clean-up, what triggers delays the end of the turn."""
        if self.phase == "end" and self.step == "cleanup":
            self.once_more()
        super().place()

    def go_on(self) -> bool:
        """With the clean-up over and nothing left to do, a new turn begins."""
        if (self.phase, self.step) != ("end", "cleanup") or self.state.stack:
            return super().go_on()
        self.new_turn()
        return True

    def whose_turn_comes(self) -> str:
        """The other player's, unless a text has given somebody another one."""
        pending = self.state.fact(ExtraTurns)
        if pending is None:
            return self.opponent(self.turn_player)
        player, *others = pending.players
        if others:
            self.record(ExtraTurns(tuple(others)))
        else:
            self.erase(ExtraTurns)
        return player

    @applies(events.ExtraTurn, "2.1")
    def apply_extra_turn(self, event: events.ExtraTurn) -> None:
        """A text that gives another turn outranks the rule that turns alternate; the last one given comes first."""
        pending = self.state.fact(ExtraTurns)
        self.record(ExtraTurns((str(event.player), *(pending.players if pending else ()))))

    @rule("9.5.1.5", machinery=True)
    def new_turn(self) -> None:
        """With nothing left the turn is over and the other player is the active one."""
        player = self.whose_turn_comes()
        with self.trace.under(self.say("new turn", player=player)):
            self.pass_turn_to(player)
            for one in tuple(self.field()):
                self.mark(self.mark(one, "new", False), "attacked", False)
        self.enter("active")
