"""Who falls in a battle: destroyed by the calculation, in the Graveyard when the Damage Step ends (4.2.4.1, 5.2.15)."""

from collections.abc import Iterable, Sequence

from judgekit.engine.abilities import Static, Would
from judgekit.engine.effects.continuous import Forbid
from judgekit.engine.event import Event
from judgekit.engine.fact import Unit
from judgekit.engine.filters import plain
from judgekit.engine.model import Ability, Effect, Obj, Resolution
from judgekit.engine.rule import applies, rule
from judgekit.games.yugioh import events
from judgekit.games.yugioh.by_normal_summon import ByNormalSummon
from judgekit.games.yugioh.facts import Fallen
from judgekit.games.yugioh.foreseen import Clauses


class Falling(ByNormalSummon):
    """Between the calculation and the end of the Damage Step they lie on the field."""

    def fall(self, agreed: Sequence[Event]) -> None:
        """Those that nothing saves from the battle."""
        self.do_all([events.Fall(one.subject, one.player, one.source, "battle") for one in agreed])

    @applies(events.Fall, "5.2.15", machinery=True)
    def apply_fall(self, event: events.Fall) -> None:
        """What the calculation has destroyed is sent to the Graveyard only as the Damage Step ends."""
        by = self.was(event.source)
        pair = (Unit(self.subject(event).unit), Unit(by.unit if by else 0))
        self.record(Fallen((*self._fallen(), pair)))

    def _fallen(self) -> tuple[tuple[Unit, Unit], ...]:
        found = self.state.fact(Fallen)
        return found.pairs if found else ()

    def has_fallen(self, obj: Obj) -> bool:
        """Does it lie on the field, destroyed by battle?"""
        return any(one == obj.unit for one, _ in self._fallen())

    def the_fallen_leave(self) -> bool:
        """Those that lie there yet go where a destroyed monster goes."""
        if fallen := self._fallen():
            self.erase(Fallen)
            self.are_sent_from_the_battle(fallen)
        return bool(fallen)

    def check_rules(self) -> None:
        """Where the battle ends the Duel itself, nothing of its Damage Step is left but that they go."""
        super().check_rules()
        if self.over:
            self.the_fallen_leave()

    @rule("5.2.15", considered="gone from the battle")
    def are_sent_from_the_battle(self, fallen: Iterable[tuple[Unit, Unit]]) -> None:
        """A battle destroys by sending to the Graveyard; nothing more is asked of what has been calculated."""
        there = ((self.of_unit(one), self.last_of(by)) for one, by in fallen)
        self.come_about([self._destroyed(one, by) for one, by in there if one is not None and by is not None])

    def _destroyed(self, one: Obj, by: Obj) -> Event:
        return events.Destroy(one.id, by.controller, by.id, "battle", clauses=self.trace.clauses)

    def last_of(self, unit: int) -> Obj | None:
        """The object of a unit, or as it last was."""
        gone = (one for one in reversed(tuple(self.state.past.values())) if one.unit == unit)
        return self.of_unit(unit) or next(gone, None)

    def functions(self, obj: Obj, ability: Ability) -> bool:
        """What a monster says of others holds no longer when it has fallen; what it says of itself goes with it."""
        if not super().functions(obj, ability):
            return False
        reaches = isinstance(ability, Static) and any(map(_reaches_others, ability.static))
        return not (reaches and self.has_fallen(obj))

    def steps_in(self, ability: Would, event: Event, at: Resolution) -> bool:
        """Nor does it step in for others; what becomes of it, and of the other in its battle, it still changes."""
        if not super().steps_in(ability, event, at):
            return False
        its_own = event.subject == at.source.id or event.cause == "battle"
        return its_own or not self.has_fallen(at.source)

    def in_vain_for(self, wanted: Sequence[Obj], name: str, at: Resolution) -> dict[str, Clauses]:
        """Of those that go by this name, the ones that may not be chosen."""
        fallen = {one.label: by for one in wanted if self.has_fallen(one) and (by := self.is_destroyed_already())}
        return {**super().in_vain_for(wanted, name, at), **fallen}

    @rule("4.2.4.1", neutral=(), considered="the fallen are not chosen")
    def is_destroyed_already(self) -> Clauses:
        """What the damage calculation has destroyed is chosen by nothing that comes behind it."""
        return self.cited(("4.2.4.1",))

    def do_all(self, proposed: Iterable[Event]) -> tuple[Event, ...]:
        """Propose events; what would destroy once more is left out."""
        return super().do_all([one for one in proposed if not self._destroys_once_more(one)])

    def _destroys_once_more(self, event: Event) -> bool:
        obj = self.live(event.subject) if isinstance(event, events.Destroy) and event.subject is not None else None
        return obj is not None and self.has_fallen(obj) and self.is_destroyed_once(obj)

    @rule("5.2.15")
    def is_destroyed_once(self, obj: Obj) -> bool:
        """Who is destroyed by battle is not destroyed by an effect, though it lies there."""
        self.say("destroyed by battle already", subject=obj)
        return True


def _reaches_others(effect: Effect) -> bool:
    if isinstance(effect, Forbid):
        return effect.forbid.of is None or not any(one.word == "self" for one in plain(effect.forbid.of.is_))
    return getattr(effect, "on", None) != "self"
