"""What «isn't affected by effects» says (19.3 has one): of whom, and of whose effects."""

from dataclasses import dataclass, field

from judgekit.engine.altered import altered
from judgekit.engine.continuous import Continuous
from judgekit.engine.effects.continuous import END_OF_TURN, ContinuousEffect
from judgekit.engine.event import Event
from judgekit.engine.events import Ban
from judgekit.engine.filters import Filter, Target, Test
from judgekit.engine.model import Obj, Resolution
from judgekit.engine.terms import View
from judgekit.engine.value import Value
from judgekit.games.digimon.cards import DigimonFilter
from judgekit.games.digimon.table import Table

IMMUNE = "immune"
OPPOSING = DigimonFilter(controller=(Test.from_text("opponent"),))


@dataclass(frozen=True)
class Immune(ContinuousEffect):
    """Effects do not affect it: {immune: self, to: {type: digimon, controller: opponent}}; else all the opponent's."""

    immune: Target
    to: Filter = field(default=OPPOSING)
    until: str = END_OF_TURN

    @property
    def on(self) -> Target:
        """Whom it reaches when it starts."""
        return self.immune

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """As long as it lasts."""
        made = Continuous(0, IMMUNE, IMMUNE, at, payload=self)
        if isinstance(self.immune, Filter):
            return altered(made, reach=self.immune)
        return altered(made, units=frozenset({at.source.unit})) if self.immune == "self" else made


class Immunity(Table):
    """What a text keeps from being affected, effects neither change nor do anything to."""

    def ban_on(self, event: Event) -> Ban | None:
        """What forbids an event: an effect does nothing to what it does not affect."""
        ban = super().ban_on(event)
        if ban is not None or event.cause != "effect" or event.kind == "choose":
            return ban
        obj, source = self.live(event.subject), self.was(event.source)
        keeps = self.keeps_from(obj, source) if obj and source else None
        return Ban(self.text_forbids(), keeps.at.instance.label) if keeps else None

    def applies_to(self, one: Continuous, obj: Obj, name: str, value: Value | None) -> bool:
        """Does an effect change the object's characteristic?"""
        return super().applies_to(one, obj, name, value) and self.keeps_from(obj, one.at.source) is None

    def keeps_from(self, obj: Obj, source: Obj) -> Continuous | None:
        """The text by which the effects of this card do not affect the object."""
        for one in self.continuous(IMMUNE):
            if one.is_on(self) and one.reaches(obj, self) and one.payload.to.accepts(source, self, one.at):
                return one
        return None
