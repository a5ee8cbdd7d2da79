"""Instructions that last: change a characteristic, grant or take a keyword, forbid, permit, step in, wait for later."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from judgekit.engine.abilities import Pattern
from judgekit.engine.altered import altered
from judgekit.engine.continuous import Continuous
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import EACH, Ability, Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import One, number
from judgekit.engine.view import View

END_OF_TURN = "end of turn"
ABILITIES = "abilities"


@dataclass(frozen=True)
class ContinuousEffect(Effect):
    """An instruction that starts a continuous effect, or that a static ability keeps on."""

    @abstractmethod
    def continuous(self, game: View, at: Resolution) -> Continuous:
        """The effect as its text stands; `until` is "" where a static ability sustains it."""

    @property
    def lasts(self) -> str:
        """Until when it lasts once it has resolved."""
        return str(getattr(self, "until", END_OF_TURN))

    @property
    def reaches_newcomers(self) -> bool:
        """Is it a rule for whoever answers its description while it lasts, and not for those alone that do now?"""
        return bool(getattr(self, "newcomers", False)) and isinstance(getattr(self, "on", None), Filter)

    def run(self, game: Table, at: Resolution) -> bool:
        """Start it on the objects that are meant now, or on whoever it describes as long as it lasts."""
        target = getattr(self, "on", None)
        if target is None:
            self._start(None, game, at)
            return True
        if self.reaches_newcomers:
            made = self.continuous(game, at)
            game.start(altered(made, until=self.lasts, since=game.state.next_id))
            return True
        reached = [one for one in game.targets(target, at) if game.begins_on(one, at)]
        for fixed, those in self._by_amount(reached, game, at):
            fixed._start(frozenset(one.unit for one in those), game, at)
        return bool(reached)

    def _by_amount(
        self,
        reached: Sequence[Obj],
        game: View,  # noqa: ARG002 - those with an amount look
        at: Resolution,  # noqa: ARG002
    ) -> Iterable[tuple["ContinuousEffect", Sequence[Obj]]]:
        """The effect as it is on each of these, together those on whom it is alike."""
        return [(self, reached)] if reached else ()

    def _start(self, units: frozenset[int] | None, game: Table, at: Resolution) -> None:
        made = self.continuous(game, at)
        game.start(altered(made, units=units, until=self.lasts, since=game.state.next_id))


@dataclass(frozen=True)
class Measured(ContinuousEffect):
    """It has an amount, which is worked out once, when it starts: for `each` of those that it is on, by its own."""

    @property
    def binds(self) -> tuple[str, ...]:
        """How its amount speaks of the one that is changed."""
        return (EACH,)

    def _by_amount(
        self, reached: Sequence[Obj], game: View, at: Resolution
    ) -> Iterable[tuple[ContinuousEffect, Sequence[Obj]]]:
        """All are measured before any is changed."""
        found: dict[ContinuousEffect, list[Obj]] = {}
        for one in reached:
            found.setdefault(self._fixed(game, at.on(one)), []).append(one)
        return found.items()

    @abstractmethod
    def _fixed(self, game: View, at: Resolution) -> "Measured":
        """The same with its amount as it is now."""


@dataclass(frozen=True)
class Modify(Measured):
    """Add to a characteristic: {modify: power, by: -4000, on: target}."""

    modify: str
    by: int | Amount
    on: Target = "self"
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:
        """An addition."""
        return reaching(self.on, Continuous(0, "add", game.characteristic(self.modify), at, self.by))

    def _fixed(self, game: View, at: Resolution) -> Measured:
        return altered(self, by=number(self.by, game, at))


@dataclass(frozen=True)
class SetTo(Measured):
    """Set a characteristic: {set: power, to: 4000, on: {type: forward}}."""

    set_: str
    to: int | str | Amount
    on: Target = "self"
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:
        """A new base value."""
        return reaching(self.on, Continuous(0, "set", game.characteristic(self.set_), at, self.to))

    def _fixed(self, game: View, at: Resolution) -> Measured:
        return altered(self, to=self.to.number(game, at)) if isinstance(self.to, Amount) else self


@dataclass(frozen=True)
class Grant(ContinuousEffect):
    """Give a keyword: {grant: Haste, on: target}; `of` names another list, such as the types.

    Or an ability: {grant: {when: attack, do: [...]}, on: target}. With `newcomers: yes` it is of whoever answers the
    filter as long as it lasts: {grant: Haste, on: {controller: you}, newcomers: yes}.
    """

    grant: str | Ability
    on: Target = "self"
    until: str = END_OF_TURN
    of: str = "keywords"
    newcomers: bool = False

    def continuous(self, game: View, at: Resolution) -> Continuous:
        """One more word of the list, or one more ability."""
        if isinstance(self.grant, Ability):
            return reaching(self.on, Continuous(0, "give", ABILITIES, at, payload=self.grant))
        return reaching(self.on, Continuous(0, "grant", game.characteristic(self.of), at, self.grant))


@dataclass(frozen=True)
class Lose(ContinuousEffect):
    """Take a keyword away: {lose: Piercing, on: self}; `of` names another list. All abilities: {lose: abilities}."""

    lose: str
    on: Target = "self"
    until: str = END_OF_TURN
    of: str = "keywords"

    def continuous(self, game: View, at: Resolution) -> Continuous:
        """One word of the list less, or no ability left."""
        if self.lose == ABILITIES:
            return reaching(self.on, Continuous(0, "silence", ABILITIES, at))
        return reaching(self.on, Continuous(0, "lose", game.characteristic(self.of), at, self.lose))


@dataclass(frozen=True)
class Forbid(ContinuousEffect):
    """Forbid an event: {forbid: {event: attack, of: {controller: opponent}}}; `on` fixes the objects on resolution."""

    forbid: Pattern
    on: Target | None = None
    until: str = END_OF_TURN

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """A prohibition."""
        return reaching(self.on, Continuous(0, "forbid", self.forbid.event, at, payload=self.forbid))


@dataclass(frozen=True)
class Allow(ContinuousEffect):
    """Set a named rule aside: {allow: second light character}; each game lists the rules that texts set aside.

    `against` leaves it aside only where it is done to such objects: {allow: any range, against: {traits: Flier}}.
    """

    allow: str
    player: One = "you"
    on: Target | None = None
    until: str = END_OF_TURN
    against: Filter | None = None

    def continuous(self, game: View, at: Resolution) -> Continuous:
        """A permission for a player."""
        who = game.who(self.player, at)[0]
        return reaching(self.on, Continuous(0, "allow", self.allow, at, who, payload=self.against))


@dataclass(frozen=True)
class StepIn(ContinuousEffect, Ability):
    """Until it ends, step in when an event would happen: {step in: {event: damage}, becomes: {amount: 0}}.

    With `may` its player says then whether it does.
    """

    step_in: Pattern
    stops: bool = False
    becomes: Mapping[str, int | str | Amount] | None = None
    redirects_to: Target | None = None
    do: tuple[Effect, ...] = ()
    on: Target | None = None
    until: str = END_OF_TURN
    next_only: bool = False
    may: bool = False

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """A replacement that floats."""
        return reaching(self.on, Continuous(0, "would", self.step_in.event, at, payload=self))


@dataclass(frozen=True)
class Later(ContinuousEffect, Ability):
    """A delayed trigger: {later: {event: turn end}, do: [...]}; once, unless `always`; `on` says to what.

    `next: yes` says that the text means the next one, and never what has begun already; `keyword` is the word of the
    ability, for games that treat some of them otherwise.
    """

    later: Pattern
    do: tuple[Effect, ...]
    always: bool = False
    until: str = "game"
    on: Target | None = None
    next: bool = False
    keyword: str | None = None

    def continuous(self, game: View, at: Resolution) -> Continuous:  # noqa: ARG002
        """A trigger that floats."""
        return reaching(self.on, Continuous(0, "later", self.later.event, at, payload=self))


def reaching(target: Target | None, made: Continuous) -> Continuous:
    """The effect with whom it reaches as its text stands: who passes a filter, its own card, whoever is met later."""
    if isinstance(target, Filter):
        return altered(made, reach=target)
    if target == "self":
        return altered(made, units=frozenset({made.at.source.unit}))
    return made


CONTINUOUS: tuple[type[Effect], ...] = (Modify, SetTo, Grant, Lose, Forbid, Allow, StepIn, Later)
