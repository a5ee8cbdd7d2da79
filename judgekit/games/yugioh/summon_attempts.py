"""A Summon that is about to happen: nobody answers it (5.1.9.1), unless the text of a card does."""

from collections.abc import Sequence
from dataclasses import replace

from judgekit.engine.event import Event
from judgekit.engine.fact import Unit
from judgekit.engine.model import Instance, Obj
from judgekit.engine.rule import Illegal, applies, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.facts import AttemptedSummon
from judgekit.games.yugioh.turn import Turn

Summon = events.NormalSummon | events.FlipSummon | events.SpecialSummon
ATTEMPTS: dict[str, type[Event]] = {
    events.NormalSummon.kind: events.NormalSummonAttempt,
    events.FlipSummon.kind: events.FlipSummonAttempt,
    events.SpecialSummon.kind: events.SpecialSummonAttempt,
}


class SummonAttempts(Turn):
    """Between the declaration of a Summon and the monster's arrival."""

    def may_begin(self, summon: Summon | events.Set) -> None:
        """What forbids a Summon does so before anything is given for it, also what would be gone by then.

        What the monster says of its own Summon is asked when it comes: an only one may be given for another.
        """
        card = self.subject(summon)
        others = (one for one in self.bans_by_text(summon) if one.at.source.unit != card.unit)
        if ban := next(others, None):
            illegal = Illegal("forbidden", subject=card)
            illegal.clauses, illegal.by_text = self.clauses_of_ban(summon, ban.payload), ban.at.instance.label
            raise illegal

    def attempt(self, *summons: Summon) -> None:
        """Monsters are about to be Summoned together: they come at once, unless a text waits for the attempt."""
        for one in summons:
            self.must_be_allowed(one, "forbidden", subject=self.subject(one))
        if self.listeners().get(ATTEMPTS[summons[0].kind].kind):
            self.may_be_answered(summons)
        else:
            for one in summons:
                self.do(one)

    @rule("5.1.7.1")
    def may_be_answered(self, summons: Sequence[Summon]) -> None:
        """No Chain answers a Summon; but what a card says beats that, and then the monster has not come yet."""
        first = summons[0]
        tributes = first.tributes if isinstance(first, events.NormalSummon) else 0
        units = tuple(Unit(self.subject(one).unit) for one in summons)
        said = (first.cause, tributes, self.trace.clauses, getattr(first, "position", ""))
        self.record(AttemptedSummon(first.kind, units, str(first.player), *said))
        self._wait_until_it_is_over()
        kind = ATTEMPTS[first.kind]
        self.do_all([kind(one.subject, one.player, one.source, one.cause) for one in summons])

    def await_(self, instance: Instance) -> None:
        """A text hears of monsters that are Summoned together once."""
        together = instance.event is not None and instance.event.kind in {one.kind for one in ATTEMPTS.values()}
        if not together or instance.label not in self.pending_labels():
            super().await_(instance)

    def go_on(self) -> bool:
        """Nobody has negated it: the Summon goes on."""
        attempted = self.state.fact(AttemptedSummon)
        if attempted is None:
            return super().go_on()
        self._no_attempt_any_more()
        for monster in self._attempted(attempted):
            self.do(self._as_declared(attempted, monster))
        return True

    @applies(events.NegateSummon, "5.1.7.1")
    def apply_negate_summon(self, event: events.NegateSummon) -> None:  # noqa: ARG002
        """The monster was never Summoned, as the card says; the attempt counts for the turn all the same."""
        attempted = self.state.fact(AttemptedSummon)
        self._no_attempt_any_more()
        if attempted is not None and attempted.summon == events.NormalSummon.kind and self.gives_the_summon_back():
            self.give_back_use(f"normal summon {attempted.player}")

    def gives_the_summon_back(self) -> bool:
        """May another monster be Normal Summoned, where the Summon of one was negated? A reading overrides it."""
        return False

    def being_summoned(self) -> list[Obj]:
        """The monsters whose Summon has been declared and may still be negated."""
        attempted = self.state.fact(AttemptedSummon)
        return [] if attempted is None else self._attempted(attempted)

    def _attempted(self, attempted: AttemptedSummon) -> list[Obj]:
        found = (self.of_unit(one) for one in attempted.units)
        return [one for one in found if one is not None]

    def _as_declared(self, attempted: AttemptedSummon, monster: Obj) -> Event:
        kinds = (events.NormalSummon, events.FlipSummon, events.SpecialSummon)
        (kind,) = (one for one in kinds if one.kind == attempted.summon)
        event: Event = kind(monster.id, attempted.player, cause=attempted.cause, clauses=attempted.clauses)
        match event:
            case events.NormalSummon():
                return replace(event, tributes=attempted.tributes)
            case events.SpecialSummon():
                return replace(event, position=attempted.position)
        return event

    def _wait_until_it_is_over(self) -> None:
        """What has triggered before, such as by the Tributes, waits for the Summon."""
        for bucket in self.ready():
            for one in tuple(self.state.waiting[bucket].values()):
                self.state.take(bucket, one)
                self.state.wait((True, *bucket[1:]), one)

    def _no_attempt_any_more(self) -> None:
        self.erase(AttemptedSummon)
        self.release()
