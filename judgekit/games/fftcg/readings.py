"""Where the document contradicts itself: what each meaning changes, one rule method each."""

from collections.abc import Iterator
from pathlib import Path

from judgekit.engine.event import Event
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import check, rule
from judgekit.games.fftcg import events
from judgekit.games.fftcg.auto_abilities import AutoAbilities
from judgekit.games.fftcg.casting import Casting
from judgekit.games.fftcg.layers import Layers
from judgekit.games.fftcg.rule_processes import RuleProcesses
from judgekit.games.spoken import readings


class CastWhenItResolves(Casting):
    """The example of 11.8.15: a Summon that is cancelled was never cast."""

    @rule("11.8.15/ejemplo-1", considered="not cast yet")
    def cast_triggers(self, summon: Obj, *, resolving: bool) -> None:
        """A cast is only certain when the Summon resolves; what waits for it triggers then."""
        if resolving:
            self.do(events.Cast(summon.id, summon.controller, summon.id, "action"))


class NegativeUntilTheStackIsOver(RuleProcesses):
    """4.3: a negative Power is kept as it is until the whole Stack has resolved."""

    @check("4.3", "12.4.4", considered="nobody goes for power")
    def no_power(self) -> Iterator[Event]:
        """While something waits on the Stack nobody goes to the Break Zone for a negative Power; for 0, yes."""
        over = not self.state.stack and not self.state.waiting
        for event in self.without_power():
            if over or self.number(self.subject(event), "power") == 0:
                yield event


class ActivePlayerOrdersAll(AutoAbilities):
    """The example of 6.1.3: the active player orders the auto-abilities of both."""

    @rule("6.1.3/ejemplo-1", "6.1.3", considered="each places their own")
    def next_to_place(self) -> Instance:
        """The active player decides which of all that wait goes on the Stack first."""
        waiting = [one for bucket in self.state.waiting.values() for one in bucket.values()]
        return self.first_of(self.turn_player, waiting)


class AppliedLikeTheStack(Layers):
    """The example of 11.12.4.11: what the active player puts in first is applied last."""

    @rule("11.12.4.11/ejemplo-1", considered="in the order said")
    def as_applied(self, entered: tuple[str, ...]) -> tuple[str, ...]:
        """The order in which they enter, reversed."""
        return entered[::-1]


READINGS = readings(Path(__file__).with_suffix(".yaml"), globals())
