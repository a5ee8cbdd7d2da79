"""Chapter 3.3: the turn and its Phases."""

from judgekit.engine import happenings
from judgekit.engine.effects.continuous import END_OF_TURN, Later
from judgekit.engine.events import Happened, Listener
from judgekit.engine.model import Ability, Obj
from judgekit.engine.rule import Illegal, action, after, applies, guard, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.facts import Announced
from judgekit.games.yugioh.triggering import Triggering

PHASES = ("draw", "standby", "main 1", "battle", "main 2", "end")
NEXT = {
    "draw": ("standby",),
    "standby": ("main 1",),
    "main 1": ("battle", "end"),
    "battle": ("main 2",),
    "main 2": ("end",),
}
HAND = 6
NEXT_TURN, YOUR_NEXT, THEIR_NEXT = "end of next turn", "end of your next turn", "end of their next turn"
BATTLE_OVER, BEHIND_BATTLE = "end of this battle phase", ("main 2", "end")


class Turn(Triggering):
    """From the Draw Phase to the End Phase."""

    @action("go", "3.3.1", considered="next phase is announced", machinery=True)
    def go(self, player: str, phase: str) -> None:
        """The turn player announces the next Phase."""
        self.is_turn_player(player)
        self.phases_in_order(phase)
        if self.step == "battle" and (owing := self.owes_an_attack(player)):
            self.must_attack_first(owing)
        if phase == "battle":
            self.no_battle_in_first_turn()
        self.may_enter(player, phase)
        self.record(Announced(phase))

    def may_enter(self, player: str, phase: str) -> None:
        """May the turn player announce this Phase? Raises Illegal where the text of a card forbids it."""
        self.must_be_allowed(events.Phase(None, player, to=phase), "forbidden")

    @action("end turn", "3.3.8.1", considered="end of turn is announced")
    def end_turn(self, player: str) -> None:
        """The turn player announces the end of the turn in the End Phase."""
        self.is_turn_player(player)
        self.only_from_the_end_phase()
        self.record(Announced())

    @guard("4.7.1", considered="it is the turn player")
    def is_turn_player(self, player: str) -> None:
        """The turn player takes the turn from Phase to Phase, when nobody is asked for an answer."""
        if player != self.turn_player or self.asked:
            raise Illegal("not the turn player", player=player)

    def phases_in_order(self, phase: str) -> None:
        """Raise Illegal at a Phase that does not come next."""
        if phase == "main 2" and self.phase != "battle":
            self.battle_phase_comes_first(phase)
        self.one_phase_after_another(phase)

    @guard("3.3.7.1", "3.3.5.2")
    def battle_phase_comes_first(self, phase: str) -> None:
        """Main Phase 2 only after a Battle Phase, which nobody has to have."""
        raise Illegal("not the next phase", phase=phase, now=self.phase)

    @guard("3.3.1", "3.3.5.2")
    def one_phase_after_another(self, phase: str) -> None:
        """The Phases follow one another."""
        if phase not in NEXT.get(self.phase, ()):
            raise Illegal("not the next phase", phase=phase, now=self.phase)

    @guard("3.3.8.1", considered="end phase")
    def only_from_the_end_phase(self) -> None:
        """A turn ends in its End Phase."""
        if self.phase != "end":
            raise Illegal("not the end phase", now=self.phase)

    @guard("3.3.5.3", "3.3.5.5.2")
    def no_battle_in_first_turn(self) -> None:
        """Whoever plays first has no Battle Phase in their first turn."""
        if self.turn_number == 1:
            raise Illegal("first turn")

    def owes_an_attack(self, player: str) -> Obj | None:
        """A monster that must attack and still can; the discipline of attacks knows."""
        raise NotImplementedError

    @guard("5.1.7.1")
    def must_attack_first(self, owing: Obj) -> None:
        """No monster has to attack, unless the effect of a card says so: then, if it can."""
        raise Illegal("must attack", subject=owing)

    def go_on(self) -> bool:
        """Go on to the Phase that was announced, once both players have passed."""
        if self.phase == "end" and (left := self._left_for_this_phase()):
            return self.end_phase_has_begun(left)
        if self.step == "start":
            return self.start_step_passes()
        announced = self.state.fact(Announced)
        if announced is None:
            return super().go_on()
        if not self.priority_passes() and not self.something_comes_first(announced.phase):
            self.erase(Announced)
            self.what_comes_next(announced.phase)
        return True

    def _left_for_this_phase(self) -> Listener | None:
        """What an effect has left for the End Phase while it was the End Phase already, if the text says no other."""
        event = events.Phase(None, self.turn_player, to="end")
        waiting = (one for one in self.listeners().get(event.kind, ()) if isinstance(one.ability, Later))
        return next((one for one in waiting if _is_due_once(one.ability) and self.sees(one, event)), None)

    @rule("3.3.8.1")
    def end_phase_has_begun(self, left: Listener) -> bool:
        """Effects that say «during the End Phase» resolve in it, also those that it has begun before."""
        step = self.say("end phase has begun", ability=left.label)
        self.trigger(left, Happened(events.Phase(None, self.turn_player, to="end"), step))
        return True

    def what_comes_next(self, phase: str) -> None:
        """The Phase that was announced, or the other player's turn."""
        if phase:
            self.comes_to(phase)
        else:
            self.finish_turn()

    def something_comes_first(self, phase: str) -> bool:
        """Is there something to do before the Phase or the turn is over?"""
        if phase:
            return self.end_step()
        return self.hand_limit(self.turn_player) and self.what_the_discard_sets_off()

    def what_the_discard_sets_off(self) -> bool:
        """What the last discard sets off still belongs to this turn. A reading overrides it."""
        return True

    def start_step_passes(self) -> bool:
        """Both players may still activate something before the Battle Step."""
        if not self.priority_passes():
            self.battle_step()
        return True

    def comes_to(self, phase: str) -> None:
        """The turn comes to a Phase; a text may make its player skip it."""
        self.enter_phase(phase)

    @rule("3.3.1", machinery=True)
    def enter_phase(self, phase: str) -> None:
        """A Phase begins."""
        self.do(events.Phase(None, self.turn_player, to=phase))

    @applies(events.Phase, "3.3.1", machinery=True)
    def apply_phase(self, event: events.Phase) -> None:
        """The turn is in that Phase."""
        if event.to in BEHIND_BATTLE:
            self.expire(BATTLE_OVER)
        self.begin_phase(event.to)
        self.begin_step("")

    @after(events.Phase, "3.3.5.5.1", procedure=True)
    def start_step(self, event: events.Phase) -> None:
        """The Battle Phase begins with its Start Step."""
        if event.to == "battle":
            self.say("start step", player=event.player)
            self.begin_step("start")

    @rule("3.3.5.4.1", machinery=True)
    def battle_step(self) -> None:
        """The Battle Step comes after the Start Step."""
        self.say("battle step", player=self.turn_player)
        self.begin_step("battle")

    @rule("3.3.5.8.1", machinery=True)
    def end_step(self) -> bool:
        """The Battle Phase ends with its End Step, when no more monsters are to attack."""
        if self.step != "battle":
            return False
        self.say("end step", player=self.turn_player)
        self.begin_step("end")
        if self.listeners().get(events.EndOfBattlePhase.kind):
            self.do(events.EndOfBattlePhase(None, self.turn_player))
        return True

    @after(events.Phase, "3.3.2.1", "3.3.2.3.1")
    def draw_for_the_turn(self, event: events.Phase) -> None:
        """In the Draw Phase the turn player draws a card."""
        first = self.turn_number <= 1
        if event.to == "draw" and not (first and self.no_draw_in_first_turn()):
            self.do(happenings.Draw(None, event.player, cause="rule"))

    @rule("3.3.2.2")
    def no_draw_in_first_turn(self) -> bool:
        """Whoever plays first does not draw in their first turn."""
        self.say("no draw", player=self.turn_player)
        return True

    @rule("3.3.8.1", "3.3.8.2")
    def hand_limit(self, player: str) -> bool:
        """At the end of the End Phase the turn player discards down to 6 cards."""
        hand = self.zone(player, "hand")
        extra = len(hand) - HAND
        if extra <= 0 or self.keeps_all(player):
            return False
        loose = [one for one in hand if self.prohibition(_adjustment(one, player)) is None]
        taken = self.choose_objects(player, loose, "discard", least=extra, most=extra)
        seen = {"held": len(hand), "most": HAND}
        return bool(self.do_all([_adjustment(one, player).but(seeing=seen) for one in taken]))

    @rule("5.1.7.1", considered="hand limit as usual")
    def keeps_all(self, player: str) -> bool:
        """The effect of a card can lift the limit."""
        if not self.is_permitted("no hand limit", player):
            return False
        self.say("allowed by a card", player=player)
        return True

    def next_turn_has_come(self) -> None:
        """What lasts until the end of this player's next turn lasts from now on until the end of this one."""
        self.lasts_until(NEXT_TURN, END_OF_TURN)
        self.lasts_until(YOUR_NEXT, END_OF_TURN, self.turn_player)
        self.lasts_until(THEIR_NEXT, END_OF_TURN, self.opponent(self.turn_player))

    @rule("3.3.1")
    def finish_turn(self) -> None:
        """One turn follows another: the other player's begins with its Draw Phase."""
        player = self.turn_player
        with self.trace.under(self.say("turn ends", player=player)):
            self.expire(END_OF_TURN)
            self.turn_is_over()
            self.pass_turn_to(self.opponent(player))
            self.next_turn_has_come()
        self.comes_to("draw")

    def turn_is_over(self) -> None:
        """What lasts no longer than this turn of its player is over; the texts of cards know."""


def _is_due_once(later: Ability) -> bool:
    return isinstance(later, Later) and not (later.always or later.next)


def _adjustment(card: Obj, player: str) -> events.Discard:
    return events.Discard(card.id, player, cause="rule")
