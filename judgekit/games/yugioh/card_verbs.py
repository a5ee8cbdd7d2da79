"""The verbs of what happens to cards, besides those that only name their event."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, cast

from judgekit.engine import happenings
from judgekit.engine.effects.objects import ToObjects, happen
from judgekit.engine.event import Event
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.terms import Who, number
from judgekit.games.yugioh import events
from judgekit.games.yugioh.duel import Duel
from judgekit.games.yugioh.sending import Sending

Position = Literal["attack", "defense", "facedown"]
Way = Literal["fusion", "synchro", "xyz", "ritual", "pendulum", "link"]


@dataclass(frozen=True)
class TurnUp(ToObjects):
    """Turn monsters face up: {turn up: target}, by `flip effects: no` without their Flip Effects being activated."""

    turn_up: Target
    flip_effects: bool = True
    happening = events.TurnFaceUp

    def event(self, obj: Obj, game: Table, at: Resolution) -> Event:
        """Told with whether it leaves them out."""
        return super().event(obj, game, at).but(unflipped=not self.flip_effects)

    def may_happen_to(self, obj: Obj) -> bool:
        """Only what lies face down."""
        return bool(obj.mark("facedown"))


@dataclass(frozen=True)
class TurnDown(ToObjects):
    """Turn monsters face down: {turn down: target}."""

    turn_down: Target
    happening = events.TurnFaceDown

    def may_happen_to(self, obj: Obj) -> bool:
        """Only what lies face up."""
        return not obj.mark("facedown")


@dataclass(frozen=True)
class SwitchPosition(ToObjects):
    """Change the position of monsters: {switch: target}."""

    switch: Target
    happening = events.ChangePosition

    def event(self, obj: Obj, game: Table, at: Resolution) -> Event:
        """Told with how it lay."""
        return _told_if_turned_up(super().event(obj, game, at), obj)


@dataclass(frozen=True)
class TurnTo(Effect):
    """Change monsters to a position, whichever theirs is: {turn to: target, position: defense}.

    With `face: kept` those in face-down Defense Position are in Defense Position already, and with `flip effects: no`
    what is turned up has no Flip Effect activated by it.
    """

    turn_to: Target
    position: Position
    face: Literal["kept"] | None = None
    flip_effects: bool = True

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each that is not in that position."""
        changes = (self.change(one, at) for one in game.targets(self.turn_to, at))
        return happen(game, at, [one for one in changes if one])

    def change(self, obj: Obj, at: Resolution) -> Event | None:
        """What happens to a monster, None where it lies so already."""
        kind = self._change(obj)
        made = _told_if_turned_up(kind(obj.id, *at.by), obj) if kind else None
        turns_up = isinstance(made, events.ChangePosition | events.TurnFaceUp)
        return made.but(unflipped=True) if made and turns_up and not self.flip_effects else made

    def _change(self, obj: Obj) -> type[Event] | None:
        down, lying = bool(obj.mark("facedown")), bool(obj.mark("defense"))
        match self.position:
            case "facedown":
                return None if down else events.TurnFaceDown
            case "defense":
                turned = None if self.face else events.TurnFaceUp
                return turned if down else None if lying else events.ChangePosition
            case _:
                return events.ChangePosition if lying else None


Turning = TurnUp | TurnDown | TurnTo | SwitchPosition


def turned(said: Turning, game: Table, at: Resolution) -> tuple[Obj, ...]:
    """Whom it turns."""
    return game.targets(said.turn_to if isinstance(said, TurnTo) else said.target, at)


def turning_of(said: Turning, obj: Obj, game: Table, at: Resolution) -> Event | None:
    """What would happen to a monster by it, None where it lies so already."""
    if isinstance(said, TurnTo):
        return said.change(obj, at)
    return said.event(obj, game, at) if said.may_happen_to(obj) else None


def _told_if_turned_up(made: Event, obj: Obj) -> Event:
    """A change of position turns up what lies face down."""
    down = isinstance(made, events.ChangePosition) and obj.mark("facedown")
    return made.but(turned_up=True) if down else made


@dataclass(frozen=True)
class SetCard(Effect):
    """Set cards on the field, wherever they are: {set card: target}."""

    set_card: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another, as long as there is a place for them."""
        duel, made = cast(Duel, game), events.Set(None, at.controller, *at.by[1:])
        fitting = (one for one in game.targets(self.set_card, at) if duel.has_place_to_lie(one, at.controller))
        done = [happen(game, at, [made.but(subject=one.id)]) for one in fitting]
        return any(done)


@dataclass(frozen=True)
class EquipCard(Effect):
    """Equip a card to a monster: {equip card: piece, to: bearer}."""

    equip_card: Target
    to: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """To the first monster that is meant."""
        bearers = game.targets(self.to, at)
        if not bearers:
            return False
        made = events.EquipCard(None, *at.by, to=bearers[0].label)
        return happen(game, at, [made.but(subject=one.id) for one in game.targets(self.equip_card, at)])


@dataclass(frozen=True)
class AddToHand(Effect):
    """Put cards in the hand of a player who may not own them: {add to hand: target, of: opponent}."""

    add_to_hand: Target
    of: Who = "opponent"

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it for each card."""
        (player,) = game.who(self.of, at)
        given = events.AddToHand(None, player, *at.by[1:])
        return happen(game, at, [given.but(subject=one.id) for one in game.targets(self.add_to_hand, at)])


@dataclass(frozen=True)
class ReturnToField(Effect):
    """What was banished for a while comes back as it lay, which is no Summon: {return to field: target}."""

    return_to_field: Target

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another, each to whoever had it, as long as there is a place for it."""
        duel = cast(Sending, game)
        made = events.ReturnToField(None, *at.by)
        lay = ((one, duel.as_it_lay(one)) for one in game.targets(self.return_to_field, at))
        done = [
            happen(game, at, [made.but(subject=one.id, player=was.controller, to=was.zone.name)])
            for one, was in lay
            if was and duel.has_room_again(was)
        ]
        return any(done)


@dataclass(frozen=True)
class Detach(Effect):
    """Detach materials of this card, or of any of those that are meant: {detach: 2, from: {controller: you}}.

    `up to: yes` are as many as that, one at least, and `as` names those that were detached.
    """

    goes_without_saying: ClassVar[str] = "from_"

    detach: int | Amount
    from_: Target = "self"
    up_to: bool = False
    as_: str = ""

    def run(self, game: Table, at: Resolution) -> bool:
        """Choose them and send them; False where there are too few."""
        many = number(self.detach, game, at)
        materials = [one for holder in game.targets(self.from_, at) for one in game.beneath(holder)]
        most = min(many, len(materials)) if self.up_to else many
        if not 0 < most <= len(materials):
            return False
        taken = game.choose_objects(
            at.controller, materials, "material", least=1 if self.up_to else most, most=most, at=at
        )
        if self.as_:
            at.bound[self.as_] = tuple(one.id for one in taken)
        return happen(game, at, [events.Detach(one.id, *at.by) for one in taken])


@dataclass(frozen=True)
class SpecialSummon(Effect):
    """Special Summon monsters: {special summon: target, position: defense}.

    Several positions are those of which its player chooses; `ignoring conditions` lets come what says of itself how it
    must; `pointed by: self` brings them to a Zone to which that Link Monster points, and a filter to one of any such.
    `treated as: xyz` counts as that Summon; `on` is the monster on which an Xyz Monster is then laid, with what lies
    under it. Of all that answer a filter its player chooses where they have no place; `as` names those that came.
    """

    special_summon: Target
    position: Position | tuple[Position, ...] | None = None
    player: Who = "you"
    ignoring_conditions: bool = False
    pointed_by: Target | None = None
    treated_as: Way | None = None
    on: Target | None = None
    as_: str = ""

    @property
    def positions(self) -> str:
        """As its event says them."""
        return self.position if isinstance(self.position, str) else " or ".join(self.position or ())

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another, as the room may run out."""
        pointed = self._who_points(game, at)
        if self.pointed_by and not pointed:
            return False
        made, duel = self.proposed(game, at).but(pointed=pointed), cast(Duel, game)
        player = str(made.player)
        if self.on and not self._laid(game, at):
            return False
        cards = duel.as_many_as_fit(self._coming(game, at, made), duel.places(player))
        came = tuple(one.id for one in cards if happen(game, at, [made.but(subject=one.id)]))
        if self.as_:
            at.bound[self.as_] = came
        return bool(came)

    def proposed(self, game: Table, at: Resolution) -> events.SpecialSummon:
        """What is proposed for each that comes."""
        (player,), ignoring = game.who(self.player, at), self.ignoring_conditions or None
        made = events.SpecialSummon(None, player, *self._by(at), position=self.positions, ignoring=ignoring)
        return made if player == at.controller else made.but(summoner=at.controller)

    def _who_points(self, game: Table, at: Resolution) -> str | None:
        """The Link Monster to a Zone of which they come; of several, their player chooses it."""
        found = game.targets(self.pointed_by, at) if self.pointed_by else ()
        if len(found) > 1:
            found = game.choose_objects(at.controller, found, "pointed", at=at)
        return found[0].label if found else None

    def _coming(self, game: Table, at: Resolution, made: events.SpecialSummon) -> Sequence[Obj]:
        """Those that are meant; of whoever there is, as many as have a place, by choice."""
        duel = cast(Duel, game)
        cards = tuple(one for one in game.targets(self.special_summon, at) if duel.can_be_summoned(one))
        places = duel.places(str(made.player))
        if not isinstance(self.special_summon, Filter) or not 0 < places < len(cards):
            return cards
        able = [one for one in cards if duel.prohibition(made.but(subject=one.id)) is None]
        return duel.choose_objects(at.controller, able, self.as_ or "summoned", least=places, most=places, at=at)

    def _by(self, at: Resolution) -> tuple[int | None, str]:
        """What causes it, and as which Summon it counts."""
        _, source, cause = at.by
        return source, self.treated_as or cause

    def _laid(self, game: Table, at: Resolution) -> bool:
        """Does the monster on which it is laid become its material, with those that it has?"""
        duel, cards, below = cast(Duel, game), game.targets(self.special_summon, at), game.targets(self.on or "", at)
        if not cards or not below:
            return False
        under = [two for one in below for two in (*game.beneath(one), one)]
        made = [happenings.PutUnder(one.id, *at.by[:2], "xyz", host=cards[0].id) for one in under]
        return all(duel.prohibition(one) is None for one in made) and happen(game, at, made)


@dataclass(frozen=True)
class AtRandom(Effect):
    """Take objects that nobody chooses: {at random: {zone: hand, controller: opponent}, as: lost, count: 2}."""

    at_random: Filter
    as_: str = "target"
    count: int | Amount = 1

    def run(self, game: Table, at: Resolution) -> bool:
        """As many as there are, which pays no cost where they are fewer."""
        many = number(self.count, game, at)
        taken = cast(Duel, game).taken_at_random(game.matching(self.at_random, at), many, at.controller)
        at.bound[self.as_] = tuple(one.id for one in taken)
        return bool(taken) and (at.cause != "cost" or len(taken) == many)
