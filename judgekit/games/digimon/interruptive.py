"""Chapter 17: effects that step in («would»)."""

from collections.abc import Sequence
from dataclasses import dataclass

from judgekit.engine.altered import altered
from judgekit.engine.at_once import Interruption
from judgekit.engine.choice import Option
from judgekit.engine.event import Event
from judgekit.engine.fact import Fact, Unit
from judgekit.engine.rule import rule
from judgekit.games.digimon.events import Digivolve
from judgekit.games.digimon.table import Table


@dataclass(frozen=True, slots=True)
class SteppingIn(Fact):
    """The effect that is stepping in, by its label: what steps in meanwhile answers it.

    `joined` are the Digimon that it has made of two others.
    """

    ability: str
    joined: tuple[Unit, ...] = ()


def joined_meanwhile(table: Table) -> tuple[Unit, ...]:
    """The Digimon that what is stepping in has made of two others."""
    stepping = table.state.fact(SteppingIn)
    return stepping.joined if stepping else ()


class Interruptive(Table):
    """They act inside an effect, an action or a rule check, before what they speak of happens."""

    def interruptions(self, event: Event) -> list[Interruption]:
        """All that step in on an event trigger at once, when it would happen; nothing joins them later."""
        return [] if event.replaced_by else super().interruptions(event)

    @rule("17.2")
    def interrupt(self, event: Event, waiting: Sequence[Interruption]) -> Event | None:
        """Those that triggered act one by one before the event is over; most of them protect, and may stop it."""
        left, going, stopped = list(waiting), event, False
        while left and (not stopped or self.others_step_in_too(left)):
            one = self.pick_interruption(self.next_to_step_in(left))
            left.remove(one)
            changed = going if self.is_away(one) and self.interrupts_no_more(one) else self.step_in(going, one)
            stopped = stopped or changed is None
            going = changed or going
        if stopped:
            self.say("stopped", event=event.kind, subject=self.was(event.subject))
            for listener in self.listeners().get(event.kind, ()):
                if self.sees(listener, event):
                    self.waits_in_vain(event, listener.label)
            return None
        return self.went_through(going, waiting)

    @rule("11.3")
    def waits_in_vain(self, event: Event, label: str) -> None:
        """What waits for something that was prevented has not got its condition."""
        self.say("prevented", subject=self.was(event.subject), ability=label)

    @rule("17.6")
    def others_step_in_too(self, left: Sequence[Interruption]) -> bool:
        """One has stopped the event; the others have triggered and are resolved all the same."""
        self.say("others too", abilities=[one.at.instance.label for one in left])
        return True

    def went_through(self, event: Event, waiting: Sequence[Interruption]) -> Event:
        """The event, with every interruption used."""
        used = event.replaced_by | {one.key for one in waiting}
        return event.but(replaced_by=used)

    @rule("17.6", considered="one left to step in")
    def next_to_step_in(self, left: Sequence[Interruption]) -> Sequence[Interruption]:
        """They follow the order of any effects: the turn player's first."""
        mine = [one for one in left if one.at.controller == self.turn_player]
        if mine and len(mine) < len(left):
            self.say("turn player first", abilities=[one.at.instance.label for one in mine])
        return mine or left

    def pick_interruption(self, first: Sequence[Interruption]) -> Interruption:
        """Each player orders their own."""
        options = [Option(one.key.split("#")[0], at) for at, one in enumerate(first)]
        (taken,) = self.choose(first[0].at.controller, "replacement", "replacement", options)
        place: int = taken.value
        return first[place]

    def is_away(self, one: Interruption) -> bool:
        """Has its Digimon gone, or lost it?"""
        return one.floating is None and not self.has_ability(self.live(one.at.source.id), one.at.instance)

    @rule("17.7")
    def interrupts_no_more(self, one: Interruption) -> bool:
        """One that has triggered is lost if it no longer exists when its turn comes."""
        self.say("lost", ability=one.at.instance.label, actor=one.at.controller)
        return True

    @rule("17.1", "17.2")
    def step_in(self, event: Event, one: Interruption) -> Event | None:
        """Only effects with «would» act before what is going on is over."""
        outer = self.state.fact(SteppingIn)
        if outer:
            self.answers(one)
        self.record(SteppingIn(one.at.instance.label))
        changed = super().step_in(event, one)
        if isinstance(event, Digivolve) and isinstance(changed, Digivolve) and changed.cost < event.cost:
            self.reduces(one, event.cost - changed.cost)
        joined = joined_meanwhile(self)
        self.erase(SteppingIn)
        if outer:
            self.record(altered(outer, joined=(*outer.joined, *joined)))
        return changed

    @rule("20.3")
    def reduces(self, one: Interruption, amount: int) -> None:
        """What steps in on a digivolution reduces its cost, be it by hand or by effect, as many as there are."""
        self.say("reduces", ability=one.at.instance.label, amount=amount)

    @rule("17.3")
    def answers(self, one: Interruption) -> None:
        """One that answers another one goes before it: the last first."""
        self.say("answers", ability=one.at.instance.label)
