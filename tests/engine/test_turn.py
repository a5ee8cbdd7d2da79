"""A turn of phases: those in which nobody acts go by by themselves, with any discipline."""

from collections.abc import Callable, Mapping
from functools import partial

from judgekit.engine.disciplines.stack import StackWithPriority
from judgekit.engine.disciplines.turn import PhaseByPhase
from judgekit.engine.rule import rule
from tests.engine.toy import Toy, a, table


class ToyByPhases(PhaseByPhase, Toy):
    """Rise, act, rest."""

    open_phases = frozenset({"act"})

    def phases_of_turn(self) -> Mapping[str, Callable[[], None]]:
        return {one: partial(self.now, one) for one in ("rise", "act", "rest")}

    @rule("11")
    def now(self, phase: str) -> None:
        with self.trace.under(self.say("phase", phase=phase)):
            self.begin_phase(phase)
            self.begin_step("")

    @rule("11.1")
    def turn_over(self) -> None:
        with self.trace.under(self.say("turn over", player=self.turn_player)):
            self.pass_turn_to(self.opponent(self.turn_player))
        self.enter("rise")


class ToyByPhasesOnAStack(ToyByPhases, StackWithPriority, Toy):
    """The same with priority."""


def laid(game: type[Toy], phase: str, *moves: object) -> Toy:
    made = table("Bear: {power: 2}", *moves, game=game, A_field=["Bear"])  # type: ignore[arg-type]
    made.state.set(phase, "phase")
    return made


def told(game: Toy) -> list[str]:
    return [str(one.args["phase"]) for one in game.trace.steps if one.key == "phase"]


def test_phases_in_which_nobody_acts_go_by_until_somebody_may() -> None:
    game = laid(ToyByPhases, "rise")
    game.play()
    assert (game.phase, told(game)) == ("act", ["act"])


def test_after_the_last_phase_the_turn_is_the_other_players() -> None:
    game = laid(ToyByPhases, "rest")
    game.play()
    assert (game.phase, game.turn_player, game.turn_number) == ("act", "B", 2)
    assert told(game) == ["rise", "act"]


def test_what_waits_goes_before_the_next_phase() -> None:
    text = "Bell: {power: 1, effects: [{when: {event: bell, player: any}, do: [{gain: 1, of: score}]}]}"
    game = table(text, game=ToyByPhases, A_field=["Bell"])
    game.state.set("rise", "phase")
    game.perform(a("ring"))
    game.settle()
    assert [one.key for one in game.trace.steps if one.key in {"resolve", "phase"}] == ["resolve", "phase"]


def test_on_a_stack_a_phase_is_over_when_all_have_passed_over_nothing() -> None:
    game = laid(ToyByPhasesOnAStack, "act")
    assert isinstance(game, ToyByPhasesOnAStack)
    game.settle()
    assert game.phase == "act"
    game.passes("A")
    assert game.phase == "act"
    game.passes("B")
    assert game.phase == "rest"
    game.settle()
    assert (game.phase, game.turn_player) == ("act", "B")


def test_what_comes_after_a_phase_in_the_same_turn() -> None:
    game = laid(ToyByPhases, "rise")
    assert isinstance(game, ToyByPhases)
    assert game.phases_after("rise") == ("act", "rest")
    assert game.phases_after("rise", "act") == ("act",)
    assert game.phases_after("rest") == ()
    assert game.phases_after("rest", "act") == ()
    assert game.phases_after("before the game") == ("rise", "act", "rest")


def test_nothing_begins_once_somebody_has_won() -> None:
    game = laid(ToyByPhases, "rise")
    assert isinstance(game, ToyByPhases)
    game.win("A")
    game.go_through(("act", "rest"))
    assert told(game) == []


def test_a_table_that_is_given_without_its_phase_stands_in_one_and_nothing_begins() -> None:
    game = table("Bear: {power: 2}", game=ToyByPhases, A_field=["Bear"])
    game.stands_in("act", "first")
    assert (game.phase, game.step, game.trace.steps) == ("act", "first", [])
    game.stands_in("rest", "late")
    assert (game.phase, game.step) == ("act", "first")
