"""A scenario as somebody plays it who gets something wrong: the same script, as far as those rules let it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations

from judgekit import games
from judgekit.engine.actions import IllegalMove
from judgekit.engine.game import Game
from judgekit.engine.rule import rules_of
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief
from judgekit.reasons import TEXT, How, Otherwise, Trial, Variation, play_otherwise
from judgekit.replay import Replay
from judgekit.story import Teller, looked_at, why_not

MOST_PAIRS = 10
# without these nothing happens at all: nobody believes that
_NEVER_FORGOTTEN = {"applies", "action"}


class Far(IntEnum):
    """How far-fetched a mistake is: a belief that is written down, two of them, a rule that slips the mind…"""

    BELIEVED = 0
    READ_OTHERWISE = 1
    BOTH_BELIEVED = 2
    FORGOTTEN = 3
    OVERDONE = 4
    BOTH_WRONG = 5
    UNREAD = 6
    MISSEEN = 7


@dataclass(frozen=True, slots=True)
class World:
    """A table at its end, what its player believes (nothing: the rules), and the move that those rules refused.

    `touches` are the rule methods that are not as they should be, `misseen` the path of what was counted wrong; it
    `decides` where something that the scenario asks comes out otherwise.
    """

    game: Game
    beliefs: tuple[Belief, ...] = ()
    refused: IllegalMove | None = None
    far: Far = Far.BELIEVED
    how: How | None = None
    touches: frozenset[str] = frozenset()
    misseen: tuple[str, ...] = ()
    decides: bool = False

    def sees(self, facet: tuple[str, ...]) -> bool:
        """Is a facet of the table more than what it was counted wrong to be?"""
        return not self.misseen or tuple(one for one in self.misseen if one != "cards") != facet[1:]


def worlds(replay: Replay, tried: Iterable[Trial], teller: Teller) -> Iterator[World]:
    """The tables of all that was tried, where somebody could think so and a judge could see such a table."""
    for one in tried:
        if one.difference.another_way and (mistake := _mistake(one.variation, replay, teller)):
            far, belief = mistake
            yield from _world(one.otherwise, far, (belief,), one.variation, decides=one.difference.decides)


def pairs(replay: Replay, likely: Sequence[World]) -> Iterator[World]:
    """The tables of those who get two things wrong at once that say nothing of the same rules."""
    apart = [(a, b) for a, b in combinations(likely, 2) if a.touches and b.touches and not a.touches & b.touches]
    for a, b in apart[:MOST_PAIRS]:
        game = type(type(replay.game).__name__, (type(a.game), type(b.game)), {})
        both = Variation(How.BELIEVED, "", (), game, replay.situation, a.touches | b.touches)
        far = Far.BOTH_BELIEVED if {a.far, b.far} == {Far.BELIEVED} else Far.BOTH_WRONG
        yield from _world(play_otherwise(both, len(replay.game.trace.steps)), far, (*a.beliefs, *b.beliefs), both)


def _world(
    otherwise: Otherwise,
    far: Far,
    beliefs: tuple[Belief, ...],
    variation: Variation,
    *,
    decides: bool = False,
) -> Iterator[World]:
    if otherwise.is_over and _is_table(otherwise.game):
        misseen = variation.nudge.path if variation.nudge and far is Far.MISSEEN else ()
        how, touches = variation.how, variation.touches
        yield World(otherwise.game, beliefs, otherwise.refused, far, how, touches, misseen, decides)


def _mistake(one: Variation, replay: Replay, teller: Teller) -> tuple[Far, Belief] | None:
    """What somebody gets wrong who plays so; None where nobody would."""
    match one.how:
        case How.BELIEVED:
            malrule = next(each for each in games.malrules(replay.game.game) if each.name == one.name)
            return Far.BELIEVED, Belief(malrule.belief, malrule.name, malrule.clause)
        case How.READ_OTHERWISE:
            return Far.READ_OTHERWISE, _read_otherwise(one, replay.game.game)
        case How.WITHOUT:
            rule = rules_of(type(replay.game))[one.name]
            if rule.machinery or rule.role in _NEVER_FORGOTTEN:
                return None
            return Far.FORGOTTEN, Belief(say("beliefs.forgotten", clause=one.clauses[0]), clause=one.clauses[0])
        case How.TEXT:
            return Far.UNREAD, Belief(say("beliefs.unread", text=teller.names.name(one.name)))
        case _:
            return _overdone(one, replay, teller)


def _overdone(one: Variation, replay: Replay, teller: Teller) -> tuple[Far, Belief]:
    if (nudge := one.nudge) is None:
        return Far.OVERDONE, Belief(_why_not(one.clauses[0], replay, teller), clause=one.clauses[0])
    if nudge.path[0] == TEXT:
        return Far.UNREAD, Belief(say("beliefs.looser", text=teller.names.name(nudge.path[1])))
    where = looked_at([teller.names.name(one) for one in nudge.path], teller.words)
    said = say("beliefs.misseen", where=where, given=_value(nudge.given), instead=_value(nudge.instead))
    return Far.MISSEEN, Belief(said)


def _why_not(clause: str, replay: Replay, teller: Teller) -> str:
    """That a rule does not reach and, where somebody has written it, why."""
    looked = (why_not(one, teller) for one in replay.game.trace.steps if one.clauses[:1] == (clause,))
    why = next(filter(None, looked), "").rstrip(".")
    return say("beliefs.reaches", clause=clause, why=why) if why else say("beliefs.overdone", clause=clause)


def _value(value: object) -> str:
    return say("values.yes" if value else "values.no") if isinstance(value, bool) else str(value)


def _read_otherwise(one: Variation, game: str) -> Belief:
    name, _, meaning = one.name.partition("/")
    reading = next(each for each in games.readings(game) if each.name == name)
    said = say("beliefs.read", about=reading.about, says=reading.meaning(meaning).says)
    return Belief(said, clause=one.clauses[0] if one.clauses else "", reading=name)


def _is_table(game: Game) -> bool:
    """Could a judge see it? No card lies under a unit that is gone."""
    places = (game.card(label).zone for label in game.state.current)
    return all(game.of_unit(one.host) is not None for one in places if one.name == "under")
