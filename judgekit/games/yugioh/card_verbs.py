"""The verbs of what happens to cards; those that may pay for something know whether they do."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from judgekit.engine.effects.objects import ToObjects, happen
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import Who, number
from judgekit.engine.untyped import Untyped
from judgekit.games.yugioh.costs import PAYING

Position = Literal["attack", "defense"]


def how(at: Resolution) -> str:
    """Why something happens: as a cost while one is paid, by the effect otherwise."""
    return "cost" if at.bound.get(PAYING) else "effect"


@dataclass(frozen=True)
class ToCards(ToObjects):
    """An event for each card, which knows whether it is a cost."""

    def event(self, obj: Obj, game: Table, at: Resolution) -> Event:
        """What is proposed for one card."""
        return Untyped(self.kind, obj.id, at.controller, at.source.id, how(at), self.words(game, at))


@dataclass(frozen=True)
class Destroy(ToCards):
    """Destroy cards: {destroy: target}."""

    destroy: Target
    kind: ClassVar[str] = "destroy"


@dataclass(frozen=True)
class Discard(ToCards):
    """Discard cards of the hand: {discard: target}."""

    discard: Target
    kind: ClassVar[str] = "discard"


@dataclass(frozen=True)
class Tribute(ToCards):
    """Tribute monsters: {tribute: self}."""

    tribute: Target
    kind: ClassVar[str] = "tribute"


@dataclass(frozen=True)
class Banish(ToCards):
    """Banish cards: {banish: target}."""

    banish: Target
    kind: ClassVar[str] = "banish"


@dataclass(frozen=True)
class NegateAttack(ToCards):
    """Negate the attack of a monster: {negate attack: target}."""

    negate_attack: Target
    kind: ClassVar[str] = "negate attack"


@dataclass(frozen=True)
class Equip(ToCards):
    """Equip the card to a monster: {equip: target}."""

    equip: Target
    kind: ClassVar[str] = "equip"


@dataclass(frozen=True)
class TakeControl(ToCards):
    """Take control of monsters: {take control: target}."""

    take_control: Target
    kind: ClassVar[str] = "control"


@dataclass(frozen=True)
class TurnUp(ToCards):
    """Turn monsters face up: {turn up: target}."""

    turn_up: Target
    kind: ClassVar[str] = "turn face up"


@dataclass(frozen=True)
class TurnDown(ToCards):
    """Turn monsters face down: {turn down: target}."""

    turn_down: Target
    kind: ClassVar[str] = "turn face down"


@dataclass(frozen=True)
class SwitchPosition(ToCards):
    """Change the position of monsters: {switch: target}."""

    switch: Target
    kind: ClassVar[str] = "change position"


@dataclass(frozen=True)
class PutCounters(ToCards):
    """Put counters on cards: {put counters: 1, on: self}."""

    put_counters: int | Amount
    on: Target = "self"
    kind: ClassVar[str] = "counters"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each card."""
        return happen(game, at, [self.event(one, game, at) for one in game.targets(self.on, at)])

    def words(self, game: Table, at: Resolution) -> dict[str, object]:
        """How many."""
        return {"amount": number(self.put_counters, game, at)}


@dataclass(frozen=True)
class Detach(Effect):
    """Detach materials of this card: {detach: 1}."""

    detach: int

    def run(self, game: Table, at: Resolution) -> bool:
        """Choose them and send them; False where there are too few."""
        holder = game.live(at.source.id)
        materials = game.beneath(holder) if holder else ()
        if len(materials) < self.detach:
            return False
        taken = game.choose_objects(at.controller, materials, "material", least=self.detach, most=self.detach)
        return happen(game, at, [Untyped("detach", c.id, at.controller, at.source.id, how(at)) for c in taken])


@dataclass(frozen=True)
class SpecialSummon(Effect):
    """Special Summon monsters: {special summon: target, position: defense}."""

    special_summon: Target
    position: Position | None = None
    player: Who = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another, as the room may run out."""
        (player,) = game.who(self.player, at)
        words = {"position": self.position or ""}
        cards = game.targets(self.special_summon, at)
        events = [Untyped("special summon", one.id, player, at.source.id, "effect", words) for one in cards]
        done = [happen(game, at, [one]) for one in events]
        return any(done)


@dataclass(frozen=True)
class Search(Effect):
    """Add a card from the Deck to the hand and shuffle: {search: {level: "<= 4"}}."""

    search: Filter
    as_: str = "found"

    def options(self, game: Table, at: Resolution) -> tuple[Obj, ...]:
        """The cards of the player's Deck that it could find."""
        deck = game.zone(at.controller, "deck")
        return tuple(one for one in deck if self.search.accepts(one, game, at))

    def run(self, game: Table, at: Resolution) -> bool:
        """Look for it, add it and shuffle."""
        taken = game.choose_objects(at.controller, self.options(game, at), self.as_, at=at)
        moves = [Untyped("move", one.id, at.controller, at.source.id, "effect", {"to": "hand"}) for one in taken]
        done = happen(game, at, moves)
        game.do(Untyped("shuffle", None, at.controller, at.source.id, "effect"))
        return done
