"""Chapter 13: loops, which nobody, one player or both can stop, and how often they are repeated."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace

from judgekit.engine.choice import Move, Option
from judgekit.engine.fact import Fact
from judgekit.engine.game import Stoppers
from judgekit.engine.model import Instance
from judgekit.engine.rule import rule
from judgekit.engine.trace import Step
from judgekit.games.fftcg.table import Table

MOST_REPETITIONS = 30


@dataclass(frozen=True, slots=True)
class Loop(Fact):
    """A loop that is repeated so many times more: the ability that comes back, and by which decisions it goes on."""

    ability: str
    left: int
    by: Stoppers


class Loops(Table):
    """What happens when the same comes again and again.

    Whoever can stop it says how often it is repeated as soon as it has come back for the first time. Where nobody says
    so, they decide each time, and once the same table has come back again and again the loop is over.
    """

    def await_(self, instance: Instance) -> None:
        """What triggers because of what it did itself has come back."""
        super().await_(instance)
        loop = self.state.fact(Loop)
        if loop is None:
            self.comes_back(instance)
        elif loop.ability == instance.label:
            self.record(replace(loop, left=loop.left - 1))

    def comes_back(self, instance: Instance) -> None:
        """Ask those who can stop it how often it is repeated; the first time is over."""
        by = self.went_on_by(instance)
        players = tuple(one for one in self.in_turn_order() if one in dict(by))
        if not players:
            return
        times = self.both_say(players) if len(players) > 1 else self.one_says(players[0])
        if times:
            self.record(Loop(instance.label, times - 1, by))

    def went_on_by(self, instance: Instance) -> Stoppers:
        """The decisions that have led from an ability to itself; none where it has not come back, or not just now."""
        before = [one for one in self.led_to(instance.because) if one.args["ability"] == instance.label]
        if len(before) != 1:
            return ()
        since = before[0].id if before[0].parent is None else before[0].parent
        taken = (one for one in self.trace.decisions if one.at > since and one.choice.kind == "optional")
        return tuple(dict.fromkeys((one.choice.player, one.choice.name) for one in taken))

    def led_to(self, because: int | None) -> Iterator[Step]:
        """The resolutions by which it has come to a step, the last one first."""
        while because is not None and (resolution := self.resolution_of(because)):
            yield resolution
            because = resolution.because[0] if resolution.because else None

    def remembers_of(self, instance: Instance) -> Hashable:
        """Whether what has led to it has come back already; that it has more than once is no news."""
        led = Counter(one.args["ability"] for one in self.led_to(instance.because))
        return frozenset((ability, min(times, 2)) for ability, times in led.items())

    def resolution_of(self, number: int | None) -> Step | None:
        """The resolution that a step is part of."""
        while number is not None and self.trace.steps[number].key != "resolve":
            number = self.trace.steps[number].parent
        return None if number is None else self.trace.steps[number]

    @rule("13.2", considered="stops the loop, and says each time")
    def one_says(self, player: str) -> int:
        """The only one who can stop it says how often it is repeated."""
        times = self.repetitions(player)
        if times:
            self.say("loop named", actor=player, player=player, times=times)
        return times

    @rule("13.3", considered="both stop the loop, and say each time")
    def both_say(self, players: Sequence[str]) -> int:
        """Where both can, the active player says it first; the lower number counts."""
        said = {one: self.repetitions(one) for one in players}
        times = min((one for one in said.values() if one), default=0)
        if times:
            more = [player for player, number in said.items() if number > times]
            self.say("loop named by both", said=[f"{one}: {number}" for one, number in said.items()], times=times)
            for player in more:
                self.say("may not restart", player=player)
        return times

    def repetitions(self, player: str) -> int:
        """How often a player says; 0 where they say nothing and decide each time."""
        options = [Option(str(one), one) for one in range(1, MOST_REPETITIONS + 1)]
        (taken,) = self.choose(player, "loop", "loop", [*options, Option("none", 0)], skips=True)
        number: int = taken.value
        return number

    def on_loop(self, stoppers: Stoppers) -> None:
        """The same table has come back again and again: who can stop it stops it; where nobody can, it is a draw."""
        players = tuple(dict(stoppers))
        if not players:
            self.endless()
            return
        if len(players) > 1:
            self.both_can_stop(players)
        else:
            self.one_can_stop(players[0])
        self.record(Loop("", 0, stoppers))

    @rule("13.1")
    def endless(self) -> None:
        """The same again and again, and nobody stops it: a draw."""
        self.say("loop")
        self.win("draw")

    @rule("13.2")
    def one_can_stop(self, player: str) -> None:
        """The only one who can stop it has repeated it as often as they liked, and it stops."""
        self.say("loop stopped", player=player)

    @rule("13.3")
    def both_can_stop(self, players: tuple[str, ...]) -> None:
        """Where both can, it is repeated as often as the lower of their numbers says."""
        self.say("loop stopped by both", players=list(players))

    def decides(self, player: str, name: str, kind: str = "optional", *, skips: bool = False) -> bool:
        """While a loop is repeated its players go on with it, and then no more."""
        loop = self.state.fact(Loop)
        if loop is None or (player, name) not in loop.by:
            return super().decides(player, name, kind, skips=skips)
        return loop.left > 0 or not self.is_stopped(loop, player, name)

    def is_stopped(self, loop: Loop, player: str, name: str) -> bool:
        """By the rule for one who can stop it, or for both."""
        stopped = self.stopped_by_both if len(dict(loop.by)) > 1 else self.stopped_by_one
        return stopped(player, name)

    @rule("13.2")
    def stopped_by_one(self, player: str, name: str) -> bool:
        """It has been repeated as often as its player said, and they do not start it again."""
        self.say("loop not restarted", player=player, ability=name)
        return True

    @rule("13.3")
    def stopped_by_both(self, player: str, name: str) -> bool:
        """It has been repeated as often as the lower number says, and nobody starts it again."""
        self.say("loop not restarted", player=player, ability=name)
        return True

    def perform(self, move: Move) -> bool:
        """With another move the situation is another, unless it was illegal."""
        loop = self.state.fact(Loop)
        self.erase(Loop)
        done = super().perform(move)
        if loop and not done:
            self.record(loop)
        return done
