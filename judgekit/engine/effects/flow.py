"""Instructions that govern others: may, if, by, one of, for each; and those that concern players."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from judgekit.engine import happenings
from judgekit.engine.choice import Option
from judgekit.engine.effects.objects import Choose, ToObjects, go_on
from judgekit.engine.filters import Target
from judgekit.engine.model import Amount, Condition, Effect, Resolution
from judgekit.engine.table import Table
from judgekit.engine.targets import MOVED
from judgekit.engine.terms import One, Who, number
from judgekit.engine.view import View
from judgekit.engine.words import HowMany, Place


@dataclass(frozen=True)
class May(Effect):
    """Instructions that the player may follow or not: {may: [...], as: name of the decision}."""

    may: tuple[Effect, ...]
    as_: str = ""
    player: One = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask, then follow them; `as` tells a later «did» whether it was done."""
        name = self.as_ or at.instance.label
        player = game.who(self.player, at)[0]
        done = game.decides(player, name) and game.follow_instructions(self.may, at)
        at.bound[f"{name} done"] = done
        if self.as_:
            at.bound[self.as_] = done
        return done


@dataclass(frozen=True)
class If(Effect):
    """Instructions under a condition: {if: {...}, then: [...], else: [...]}."""

    if_: Condition
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = ()

    def run(self, game: Table, at: Resolution) -> bool:
        """Follow one branch or the other; where there is none nothing is done."""
        holds = self.if_.holds(game, at)
        game.say("condition", holds=holds, ability=at.instance.label)
        if not holds and not self.else_:
            return False
        return game.follow_instructions(self.then if holds else self.else_, at)


@dataclass(frozen=True)
class By(Effect):
    """Pay something to get something: {by: [cost...], do: [...]}; the whole cost or nothing; `player` says who pays."""

    by: tuple[Effect, ...]
    do: tuple[Effect, ...]
    as_: str = ""
    player: One = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask, pay and follow; False where it was not paid."""
        payer = at if self.player == "you" else at.of(game.who(self.player, at)[0])
        paid = game.pays_by_choice(payer, self.as_ or at.instance.label) and game.pay(self.by, payer)
        if self.as_:
            at.bound[self.as_] = paid
        if paid:
            game.follow_instructions(self.do, at)
        return paid


@dataclass(frozen=True)
class Do(Effect):
    """Instructions that are named so that a later «did» can ask for them: {do: [...], as: first}.

    `moved` names the cards that they moved: {do: [{destroy: {controller: opponent}}], as: first, moved: fallen}.
    """

    do: tuple[Effect, ...]
    as_: str
    moved: str = ""

    @property
    def binds(self) -> tuple[str, ...]:
        """The names by which they are spoken of later."""
        return (self.as_, self.moved) if self.moved else (self.as_,)

    def run(self, game: Table, at: Resolution) -> bool:
        """Follow them and remember whether each was done, and to what."""
        before = at.bound.get(MOVED, {})
        each = [game.follow_instructions((one,), at) for one in self.do]
        at.bound[self.as_] = all(each)
        if self.moved:
            at.bound[self.moved] = _moved_since(before, at.bound.get(MOVED, {}))
        return all(each)


def _moved_since(before: Mapping[int, int], after: Mapping[int, int]) -> tuple[int, ...]:
    """What the cards became that moved meanwhile, each once however often it did."""
    return tuple(after[one] for one in after if one not in before and after[one] not in after)


@dataclass(frozen=True)
class OneOf(Effect):
    """The player picks one of several: {one of: {draw: [...], damage: [...]}}, of those that the document leaves."""

    one_of: Mapping[str, tuple[Effect, ...]]
    as_: str = "mode"

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask for one and follow it."""
        if not self.one_of:
            return False
        if self.as_ in at.bound:
            taken = at.bound[self.as_]
            taken = taken if isinstance(taken, tuple) else (taken,)
            done = [game.follow_instructions(self.one_of[name], at) for name in taken]
            return all(done)
        (taken,) = game.choose(at.controller, "mode", self.as_, [Option(name) for name in self.ways(game, at)])
        return game.follow_instructions(self.one_of[taken.key], at)

    def ways(self, game: Table, at: Resolution) -> tuple[str, ...]:
        """Those that may be picked: all, but where a document leaves out what is done in vain while another is not."""
        ways = tuple(self.one_of)
        vain = tuple(name for name in ways if _is_in_vain(self.one_of[name], game, at))
        if not vain or len(vain) == len(ways) or not game.leaves_out(vain, at):
            return ways
        return tuple(name for name in ways if name not in vain)


def _is_in_vain(effects: tuple[Effect, ...], game: Table, at: Resolution) -> bool:
    return begins_in_vain(effects, game, at) or game.finds_nobody_for(effects, at)


def begins_in_vain(effects: tuple[Effect, ...], game: Table, at: Resolution) -> bool:
    """Do they begin with a choice of their own player that nobody is there for, or with what happens to nobody?"""
    match effects:
        case (Choose(by="you", up_to=False) as choice, *_):
            return not choice.offered(game, at)
        case (ToObjects() as deed, *_):
            return not any(deed.may_happen_to(one) for one in deed.meant(game, at))
        case _:
            return False


@dataclass(frozen=True)
class EachPlayer(Effect):
    """Instructions that every player follows for their own part, the turn player first: {each player: [...]}."""

    each_player: tuple[Effect, ...]

    def run(self, game: Table, at: Resolution) -> bool:
        """Whoever comes later has seen what was done before."""
        return game.each_does(self.each_player, at)


@dataclass(frozen=True)
class Opponent(Effect):
    """Instructions that the opponent follows as if they were their own: {opponent: [...]}.

    In them `you` is the opponent; what they choose has its name afterwards.
    """

    opponent: tuple[Effect, ...]

    def run(self, game: Table, at: Resolution) -> bool:
        """The same ability, in the hands of the other one."""
        (player,) = game.who("opponent", at)
        return _in_hands_of(player, self.opponent, game, at)


@dataclass(frozen=True)
class TurnPlayer(Effect):
    """Instructions that the turn player follows as if they were their own: {turn player: [...]}."""

    turn_player: tuple[Effect, ...]

    def run(self, game: Table, at: Resolution) -> bool:
        """The same ability, in the hands of whoever's turn it is."""
        return _in_hands_of(game.turn_player, self.turn_player, game, at)


@dataclass(frozen=True)
class Controllers(Effect):
    """Instructions that whoever controls a card follows as if they were their own: {controllers of: hit, do: [...]}.

    Of what has left by then it is whoever controlled it last; nobody's card, nobody does anything.
    """

    controllers_of: Target
    do: tuple[Effect, ...]

    def run(self, game: Table, at: Resolution) -> bool:
        """Each of them once, the turn player first."""
        done = [_in_hands_of(one, self.do, game, at) for one in game.controllers(self.controllers_of, at)]
        return bool(done) and all(done)


def _in_hands_of(player: str, effects: tuple[Effect, ...], game: Table, at: Resolution) -> bool:
    game.say("does their part", actor=player, ability=at.instance.label)
    return game.follow_instructions(effects, at.of(player))


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards: {draw: 2}; `moved` of what it stands in names them."""

    draw: HowMany | Amount = 1
    player: Who = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """One event for each player, or for each card where the document says so."""
        many = number(self.draw, game, at)
        if many < 1:
            return False
        amount = many if many > 1 else None
        players = game.who(self.player, at)
        decks = [one.id for player in players for one in game.zone(player, "deck")]
        drawn = [game.draw(happenings.Draw(None, one, *at.by[1:], amount=amount)) for one in players]
        go_on(decks, game, at)
        return any(drawn)


@dataclass(frozen=True)
class Shuffle(Effect):
    """Shuffle a zone: `shuffle`, the deck; {shuffle: security}, another one; `whose`, of the owners of those."""

    shuffle: Place = "deck"
    player: Who = "you"
    whose: Target | None = None

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it for each player that is meant."""
        whose = () if self.whose is None else (one.owner for one in game.last_known(self.whose, at))
        players = game.who(self.player, at) if self.whose is None else tuple(dict.fromkeys(whose))
        shuffled = (happenings.Shuffle(None, one, *at.by[1:], zone=self.shuffle) for one in players)
        return bool(game.do_all(shuffled))


@dataclass(frozen=True)
class Gain(Effect):
    """A player's count grows (or falls, below 0): {gain: 2, of: memory}."""

    gain: int | Amount
    of: str
    player: Who = "you"

    def run(self, game: Table, at: Resolution) -> bool:
        """Propose it for each player that is meant."""
        amount, players = number(self.gain, game, at), game.who(self.player, at)
        if at.cause == "cost" and not all(game.can_spend(one, self.of, -amount) for one in players):
            return False
        return bool(
            game.do_all(happenings.Gain(None, one, *at.by[1:], count=self.of, amount=amount) for one in players)
        )


@dataclass(frozen=True)
class NameCard(Effect):
    """Name a card: {name a card: named}; scenarios answer with any of the names given in `among`."""

    name_a_card: str = "named"
    among: tuple[str, ...] = field(default=())

    def run(self, game: Table, at: Resolution) -> bool:
        """Ask for a name; every name that a card of the scenario has is an option."""
        names = self.among or tuple(sorted({n for one in game.state.objects.values() for n in game.names(one)}))
        (taken,) = game.choose(at.controller, "name", self.name_a_card, [Option(name) for name in names])
        at.bound[self.name_a_card] = taken.key
        game.say("names", actor=at.controller, name=taken.key)
        return True


@dataclass(frozen=True)
class IsNamed(Condition):
    """An object has the name that was named: {object: seen, named: named}."""

    is_named: str
    object: Target = "seen"

    def holds(self, game: View, at: Resolution) -> bool:
        """Has every one of them that name?"""
        found = game.last_known(self.object, at)
        return bool(found) and all(at.bound.get(self.is_named) in game.names(one) for one in found)


FLOW: tuple[type[Effect], ...] = (
    May,
    If,
    By,
    Do,
    OneOf,
    EachPlayer,
    Opponent,
    TurnPlayer,
    Controllers,
    Draw,
    Shuffle,
    Gain,
    NameCard,
)
