"""What was selected face up and lies face down as the effect resolves: it is no face-up monster any more."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

from judgekit.engine import happenings
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.filters import passes
from judgekit.engine.model import Instance, Obj, Resolution
from judgekit.engine.rule import rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.activating import Activating
from judgekit.games.yugioh.cards import YugiohFilter
from judgekit.games.yugioh.targeting import choices_of

DONE_TO_FACE_UP = (
    happenings.Control,
    events.ChangePosition,
    events.TurnFaceUp,
    events.Counters,
    events.NamedCounters,
)


class Selected(Activating):
    """Targets that are no longer what the text selected."""

    _turned_down: frozenset[int] = frozenset()
    _resolving = 0

    @contextmanager
    def looking_at_targets(self, used: Instance) -> Iterator[None]:
        """While an effect resolves it knows which of its targets were turned face down before."""
        before = self._turned_down, self._resolving
        self._turned_down, self._resolving = frozenset(self._that_lie_face_down(used)), used.source.id
        try:
            yield
        finally:
            self._turned_down, self._resolving = before

    def _that_lie_face_down(self, used: Instance) -> Iterator[int]:
        at = Resolution(used)
        for one in choices_of(used.ability.targets):
            tests = cast(YugiohFilter, one.choose).facedown
            if tests and not passes(tests, True, self, at):
                picked = cast("tuple[int, ...]", used.bound.get(one.as_, ()))
                found = (self.live(number) for number in picked)
                yield from (who.id for who in found if who and who.mark("facedown"))

    def begins_on(self, obj: Obj, at: Resolution) -> bool:
        """What is said of a face-up monster does not begin on one that lies face down."""
        if not super().begins_on(obj, at):
            return False
        return not (self.is_no_longer_selected(obj.id, at.source.id) or self._went_down_itself(obj, at))

    def _went_down_itself(self, obj: Obj, at: Resolution) -> bool:
        """Is it the monster whose effect this is, face up as that was activated and face down since?"""
        itself = obj.id == at.source.id and bool(obj.mark("facedown")) and not at.source.mark("facedown")
        return itself and self.lies_set(obj.id)

    def _forbidden_by_rule(self, event: Event) -> Ban | None:
        """What the rules forbid: and for such a monster, what only happens to those that are face up."""
        found = super()._forbidden_by_rule(event)
        negates = isinstance(event, happenings.Mark) and event.mark == "negated"
        if found is not None or not (negates or isinstance(event, DONE_TO_FACE_UP)) or event.subject is None:
            return found
        gone = event.cause == "effect" and self.is_no_longer_selected(event.subject, event.source)
        return Ban(self.cited(("5.2.10",))) if gone else None

    def is_no_longer_selected(self, number: int, source: int | None) -> bool:
        """Was it selected face up for the effect of this card that resolves, and does it lie face down since?"""
        return number in self._turned_down and source == self._resolving and self.lies_set(number)

    @rule("5.2.10", considered="the target lies face down")
    def lies_set(self, number: int) -> bool:  # noqa: ARG002 - it is known of this one
        """A card that lies face down counts as Set: it is no face-up monster, as the text has selected it."""
        return True
