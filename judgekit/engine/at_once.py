"""What steps in on events, once on each or once on all that would happen at the same time."""

from dataclasses import dataclass, field

from judgekit.engine.abilities import Would
from judgekit.engine.effects.continuous import StepIn
from judgekit.engine.event import Event
from judgekit.engine.model import Resolution
from judgekit.engine.record import record


@record
class Interruption:
    """Something that may step in: its key (used once on each event), from where it is read, and what it does."""

    key: str
    at: Resolution
    does: Would | StepIn
    floating: int | None = None


@dataclass(slots=True)
class AtOnce:
    """Events proposed together; `decided` says on whom what steps in once for all does so, by object and key.

    `acting` are the keys of what is stepping in just now: what it does instead is, to it, the same event.
    """

    events: tuple[Event, ...] = ()
    acting: frozenset[str] = frozenset()
    decided: dict[tuple[int, str], Interruption | None] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """Is anything proposed just now, or stepping in?"""
        return bool(self.events or self.acting or self.decided)

    def decide(self, one: Interruption, subjects: tuple[int, ...], *, steps_in: bool) -> None:
        """The same for all of these objects as for the first."""
        self.decided.update({(subject, one.key): one if steps_in else None for subject in subjects})

    def stepping_in(self, event: Event) -> list[Interruption]:
        """What has stepped in on another of them, and so does on this one."""
        return [one for (subject, _), one in self.decided.items() if one is not None and subject == event.subject]

    def passing(self, event: Event) -> frozenset[str]:
        """The keys of what has not stepped in on another of them."""
        return frozenset(key for (subject, key), one in self.decided.items() if not one and subject == event.subject)
