"""The verbs of Cipher's texts."""

from dataclasses import dataclass, replace
from typing import Literal, cast

from judgekit.engine.choice import Option
from judgekit.engine.effects.objects import PutUnder, ToObjects, happen, verb
from judgekit.engine.filters import Filter, Target, Test
from judgekit.engine.model import Effect, Resolution
from judgekit.engine.table import Table
from judgekit.games.cipher import events
from judgekit.games.cipher.acting import Acting
from judgekit.games.cipher.bonds import Bonds
from judgekit.games.cipher.deploying import Deploying
from judgekit.games.cipher.fighting import Fighting
from judgekit.games.cipher.promoting import Promoting
from judgekit.games.cipher.table import LINES

BOND = (Test("bond"),)
Laid = type[events.ClassChange] | type[events.LevelUp]


@dataclass(frozen=True)
class Flip(Effect):
    """Turn face down so many of your bonds, which you pick: {flip: 2, of: {colors: rojo}}; or a card: {flip: self}."""

    flip: int | Target
    of: Filter | None = None

    def run(self, game: Table, at: Resolution) -> bool:
        """Pick them and turn them, as many as there are; True if they were enough."""
        bonds = cast(Bonds, game)
        if isinstance(self.flip, int):
            wanted = bonds.matching(replace(self.of, zone=BOND), at) if self.of is not None else None
            return bonds.flip(at.controller, self.flip, at.source.id, at.cause, wanted)
        meant = game.targets(self.flip, at)
        return bool(meant) and bonds.flip(at.controller, len(meant), at.source.id, at.cause, meant)


@dataclass(frozen=True)
class Tap(ToObjects):
    """Tap units: {tap: self}."""

    tap: Target
    happening = events.Tap

    def run(self, game: Table, at: Resolution) -> bool:
        """A cost asks whether they can."""
        for unit in self.meant(game, at) if at.cause == "cost" else ():
            cast(Acting, game).untapped_to_pay(unit)
        return super().run(game, at)


@dataclass(frozen=True)
class Deploy(ToObjects):
    """Deploy cards for nothing: {deploy: target, to: rearguard}; without `to` its player picks the line of each."""

    deploy: Target
    to: Literal["vanguard", "rearguard"] | None = None
    happening = events.Deploy

    def words(self, game: Table, at: Resolution) -> dict[str, object]:
        """In which line."""
        if self.to:
            return {"to": self.to}
        (line,) = game.choose(at.controller, "line", "line", [Option(one) for one in LINES])
        return {"to": line.key}

    def run(self, game: Table, at: Resolution) -> bool:
        """Those that come at once are judged one against another too."""
        wanted = [cast(events.Deploy, self.event(one, game, at)) for one in self.meant(game, at)]
        return happen(game, at, cast(Deploying, game).one_of_each(wanted))


@dataclass(frozen=True)
class Grow(Effect):
    """Growth: cards are put beneath a unit, which has Growthed then: {grow: self, with: card}."""

    grow: Target
    with_: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """Nothing Growths where no card comes to lie beneath it."""
        stacked = PutUnder(self.with_, self.grow).run(game, at)
        return stacked and happen(game, at, [events.Growth(one.id, *at.by) for one in game.targets(self.grow, at)[:1]])


@dataclass(frozen=True)
class ClassChange(Effect):
    """A card is laid on a unit for nothing, which class changes by it: {class change: target, into: self}."""

    class_change: Target
    into: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """Its player draws, as for any other Class Change."""
        done = lay(events.ClassChange, self.class_change, self.into, game, at)
        if done:
            cast(Promoting, game).draw_for_class_change(at.controller)
        return done


@dataclass(frozen=True)
class LevelUp(Effect):
    """A card is laid on a unit for nothing, which levels up by it: {level up: target, into: self}."""

    level_up: Target
    into: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """Nobody draws for it."""
        return lay(events.LevelUp, self.level_up, self.into, game, at)


def lay(event: Laid, on: Target, card: Target, game: Table, at: Resolution) -> bool:
    """A text lays a card on a unit of its player."""
    units, cards = game.targets(on, at), game.targets(card, at)
    if not units or not cards:
        return False
    return game.do(event(units[0].id, at.controller, cards[0].id, "effect", into=cards[0].label)) is not None


@dataclass(frozen=True)
class Redirect(Effect):
    """Another unit is attacked in place of the one that is: {redirect: self}."""

    redirect: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """Only while there is a battle."""
        found = game.targets(self.redirect, at)
        return bool(found) and cast(Fighting, game).redirect_to(found[0], at.controller, at.source.id)


VERBS: tuple[type[Effect], ...] = (
    Flip,
    Tap,
    *map(verb, (events.TurnUp, events.Untap, events.Destroy, events.Discard, events.ChangeLine)),
    ClassChange,
    Deploy,
    Grow,
    LevelUp,
    Redirect,
)
