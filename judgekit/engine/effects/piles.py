"""Instructions about decks and other piles: reveal, look, search, put back, move what is on top."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from judgekit.engine import happenings
from judgekit.engine.different import at_best, taken
from judgekit.engine.effects.objects import Move, happen
from judgekit.engine.filters import Filter, Target
from judgekit.engine.model import Amount, Effect, Obj, Resolution
from judgekit.engine.table import Table
from judgekit.engine.targets import MOVED
from judgekit.engine.terms import One, Who, number
from judgekit.engine.words import Named, Place, Trait

End = Literal["top", "bottom"]


@dataclass(frozen=True)
class Reveal(Effect):
    """Reveal cards and remember them: the top ones of a zone, {reveal: 3, as: seen}, or those meant, {reveal: target}.

    `from` says at which end of the zone, `privately` that nobody else sees them.
    """

    reveal: int | Amount | Target
    as_: str = "seen"
    of: Place = "deck"
    player: One = "you"
    privately: bool = False
    from_: End = "top"

    def __post_init__(self) -> None:
        """Raises ValueError where cards are meant by name and an end of a zone is said as well."""
        if not isinstance(self.reveal, int | Amount) and (self.of, self.player, self.from_) != ("deck", "you", "top"):
            raise ValueError("«of», «player» y «from» van con un número de cartas, no con cartas que ya se dicen")

    def run(self, game: Table, at: Resolution) -> bool:
        """As many as there are."""
        if isinstance(self.reveal, int | Amount):
            player, zone = game.who(self.player, at)[0], self.of
            seen = at_end(game, game.zone(player, zone), self.from_, number(self.reveal, game, at))
        else:
            player, zone, seen = at.controller, "", game.targets(self.reveal, at)
        at.bound[self.as_] = tuple(one.id for one in seen)
        if self.privately:
            game.look_at(at.controller, seen, zone)
        else:
            game.show(player, seen, zone)
        return bool(seen)


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Reveal the top cards of the deck one by one until so many of a kind are there: {reveal until: {type: forward}}.

    `as` names those of the kind, `seen` all that were revealed.
    """

    reveal_until: Filter
    as_: str = "found"
    count: int | Amount = 1
    seen: str = "seen"

    @property
    def binds(self) -> tuple[str, ...]:
        """The names by which they are spoken of later."""
        return (self.as_, self.seen)

    def run(self, game: Table, at: Resolution) -> bool:
        """To the end of the deck where there are not so many."""
        most, seen, found = number(self.count, game, at), list[Obj](), list[Obj]()
        for one in game.zone(at.controller, "deck"):
            if len(found) >= most:
                break
            seen.append(one)
            if self.reveal_until.accepts(one, game, at):
                found.append(one)
        at.bound[self.seen], at.bound[self.as_] = (tuple(one.id for one in cards) for cards in (seen, found))
        game.show(at.controller, seen, "deck")
        return bool(found)


@dataclass(frozen=True)
class Search(Effect):
    """Search one's deck and shuffle it: {search: {type: forward}, as: found, count: 2, do: [{play: found}]}.

    What is found goes to the hand where no `do` says what is done with it; `up to` lets find fewer,
    `different: name` none of a name that was found, `same: level` all of one level; `also in` names other zones of
    one's own in which some may be. Whether whoever searches may find nothing is for the document to say.
    """

    search: Filter
    also_in: tuple[Place, ...] = ()
    as_: str = "found"
    count: int | Amount = 1
    up_to: bool = False
    do: tuple[Effect, ...] = ()
    different: Trait | None = None
    same: Trait | None = None

    def run(self, game: Table, at: Resolution) -> bool:
        """The deck is shuffled in any case but that of what was found elsewhere alone."""
        wanted = max(0, number(self.count, game, at))
        found = self._enough(self.options(game, at), wanted, game, at)
        picked = self._picked(found, self._how_many(min(len(found), wanted), game, at), game, at)
        at.bound[self.as_] = tuple(one.id for one in picked)
        game.show_found(at.controller, picked)
        whole = at.cause != "cost" or self.up_to or len(picked) == wanted
        done = bool(picked) and whole and game.follow_instructions(self.do or (Move(self.as_, "hand"),), at)
        if not self.also_in or any(one.zone.name == "deck" for one in picked):
            game.do(happenings.Shuffle(None, *at.by))
        return done

    def _how_many(self, most: int, game: Table, at: Resolution) -> range:
        least = 0 if self.up_to else game.least_to_find(most, at, anything=self.search == type(self.search)())
        return range(least, most + 1)

    def _enough(self, found: Sequence[Obj], wanted: int, game: Table, at: Resolution) -> Sequence[Obj]:
        """All that it could find, or none where the game does not do a part of what a text counts."""
        there = at_best(found, self, game)
        less = there < wanted and not self.up_to
        return found if not less or game.as_many_to_choose(wanted, there, at.controller, at) else ()

    def _picked(self, found: Sequence[Obj], many: range, game: Table, at: Resolution) -> tuple[Obj, ...]:
        if self.different is None and self.same is None:
            return game.find(at, found, self.as_, least=many.start, most=many.stop - 1)

        def ask(left: Sequence[Obj], least: int) -> Sequence[Obj]:
            return game.find(at, left, self.as_, least=least, most=1)

        return taken(ask, found, many, self, game)

    def options(self, game: Table, at: Resolution) -> tuple[Obj, ...]:
        """The cards of the deck that it could find, and of the other zones those that anybody can see."""
        others = (one for name in self.also_in for one in game.zone(at.controller, name) if not one.mark("facedown"))
        there = (*game.zone(at.controller, "deck"), *others)
        return tuple(one for one in there if self.search.accepts(one, game, at))


@dataclass(frozen=True)
class PutBack(Effect):
    """Put back on a deck those of the cards seen that are left: {put back: seen, on: bottom, order: random}."""

    put_back: Named
    on: End = "top"
    of: Place = "deck"
    order: Literal["any", "random"] = "any"

    def run(self, game: Table, at: Resolution) -> bool:
        """One after another, the first one ends highest; what this effect has moved elsewhere stays there."""
        left = self._left(game, at)
        order = list(game.mixed(left)) if self.order == "random" else self._asked(left, game, at)
        for one in reversed(order) if self.on == "top" else order:
            where = {"to": self.of, "bottom": self.on == "bottom"}
            happen(game, at, [happenings.Move(one.id, *at.by).saying(where)])
        return bool(order)

    def _left(self, game: Table, at: Resolution) -> list[Obj]:
        gone = {game.follow(one, at) for one in at.bound.get(MOVED, {})}
        return [one for one in game.targets(self.put_back, at) if one not in gone]

    def _asked(self, left: list[Obj], game: Table, at: Resolution) -> list[Obj]:
        order: list[Obj] = []
        while left:
            (one,) = game.choose_objects(at.controller, left, "order", at=at)
            left.remove(one)
            order.append(one)
        return order


@dataclass(frozen=True)
class MoveTop(Effect):
    """Move the top cards of a zone, or those at its bottom, unseen: {move top: 3, to: break, player: opponent}."""

    move_top: int | Amount
    to: Place
    of: Place = "deck"
    player: Who = "you"
    from_: End = "top"
    bottom: bool = False
    as_: str = "moved"

    def run(self, game: Table, at: Resolution) -> bool:
        """As many as there are, which pays no cost where they are fewer."""
        many, players = number(self.move_top, game, at), game.who(self.player, at)
        cards = [one for player in players for one in at_end(game, game.zone(player, self.of), self.from_, many)]
        if at.cause == "cost" and len(cards) < many * len(players):
            return False
        at.bound[self.as_] = tuple(one.id for one in cards)
        where = {"to": self.to, "bottom": self.bottom}
        return happen(game, at, [happenings.Move(one.id, *at.by).saying(where) for one in cards])


def at_end(game: Table, cards: Sequence[Obj], end: str, many: int) -> tuple[Obj, ...]:
    """So many cards, the one at that end first; as many as there are."""
    there = game.as_many_as_there_are(many, len(cards))
    return tuple(cards if end == "top" else reversed(cards))[: max(0, there)]


@dataclass(frozen=True)
class Top(Effect):
    """Name the top cards of a zone, or those at its bottom, unseen: {top: 1, as: first}, {put: first, under: self}."""

    top: int | Amount
    as_: str = "top"
    of: Place = "deck"
    player: One = "you"
    from_: End = "top"

    def run(self, game: Table, at: Resolution) -> bool:
        """As many as there are, which pays no cost where they are fewer."""
        many = number(self.top, game, at)
        cards = at_end(game, game.zone(game.who(self.player, at)[0], self.of), self.from_, many)
        at.bound[self.as_] = tuple(one.id for one in cards)
        return bool(cards) and (at.cause != "cost" or len(cards) >= many)


PILES: tuple[type[Effect], ...] = (Reveal, RevealUntil, Search, PutBack, MoveTop, Top)
