"""Which events a text speaks of: what happens, to whom, by what, from where and where to."""

from judgekit.engine.abilities import Pattern
from judgekit.engine.characteristics import Characteristics
from judgekit.engine.event import Event
from judgekit.engine.filters import passes
from judgekit.engine.model import Obj, Resolution


class Fitting(Characteristics):
    """Holds events against patterns."""

    def fits(self, pattern: Pattern, event: Event, at: Resolution, units: frozenset[int] | None = None) -> bool:
        """Is the event one that the pattern waits for?"""
        return (
            pattern.event == event.kind
            and self._fits_player(pattern, event, at)
            and self._fits_subject(pattern, event, at, units)
            and self._fits_source(pattern, event, at)
            and self._fits_what_it_says(pattern, event, at)
        )

    def goal(self, event: Event) -> str:
        """Where to: what the event says, else, once it has happened, the zone where it left its object."""
        became = self.state.became.get(event.subject or 0) if "to" not in event.args else None
        now = self.was(became) if became else None
        return now.zone.name if now else event.text("to")

    def subject(self, event: Event) -> Obj:
        """The object that an event happens to; raises KeyError where it has left or there is none."""
        return self.state.objects[event.subject or 0]

    def concerned(self, event: Event) -> Obj | None:
        """The object of an event as texts see it: on the field before or after it, else as it was."""
        if event.subject is None:
            return None
        was = self.was(event.subject)
        if was is None or self.is_field(was) or event.subject not in self.state.became:
            return was
        return self.was(self.state.became[event.subject])

    def told_by(self, event: Event) -> Obj | None:
        """The object by which a filter tells an event, unless a game has another."""
        return self.concerned(event)

    def _fits_player(self, pattern: Pattern, event: Event, at: Resolution) -> bool:
        if pattern.player in {None, "any"}:
            return True
        return event.player is not None and (event.player == at.controller) == (pattern.player == "you")

    def _fits_subject(self, pattern: Pattern, event: Event, at: Resolution, units: frozenset[int] | None) -> bool:
        subject = self.concerned(event)
        if pattern.of is not None:
            told = self.told_by(event)
            return told is not None and pattern.of.accepts(told, self, at)
        if units is not None:
            told = self.told_by(event)
            return told is not None and told.unit in units
        if pattern.player is not None or subject is None or at.instance.id < 0:
            return True
        return self._is_its_own(event, subject, at.source)

    def _is_its_own(self, event: Event, subject: Obj, source: Obj) -> bool:
        """Does it happen to the source itself? What arrives is neither what it covers nor what it was named after."""
        if subject.id != event.subject and event.subject in self.state.became:
            return source.id in {event.subject, subject.id}
        return subject.unit == source.unit

    def _fits_source(self, pattern: Pattern, event: Event, at: Resolution) -> bool:
        if pattern.by is None:
            return True
        source = self.was(event.source) if event.source is not None else None
        return source is not None and any(
            pattern.by.accepts(one, self, at) for one in self._as_it_was_and_is(source, at)
        )

    def _fits_what_it_says(self, pattern: Pattern, event: Event, at: Resolution) -> bool:
        """Its cause and amount, and then the places, which are only looked up where they are asked for."""
        given = ((pattern.cause, event.cause), (pattern.amount, event.number("amount")))
        if not all(not tests or passes(tests, value, self, at) for tests, value in given):
            return False
        places = ((pattern.from_, self._origin), (pattern.to, self.goal))
        return all(not tests or passes(tests, place(event), self, at) for tests, place in places)

    def _as_it_was_and_is(self, source: Obj, at: Resolution) -> tuple[Obj, ...]:
        """A card that moves itself is the cause of what happens to it, though it is another object there."""
        return (source, at.source) if self.state.became.get(source.id) == at.source.id else (source,)

    def _origin(self, event: Event) -> str:
        """From where: what the event says, else the zone where its object was before it."""
        was = self.was(event.subject) if "from" not in event.args and event.subject is not None else None
        return was.zone.name if was else event.text("from")
