"""Who takes a decision and among what, where somebody would say that another does, among other things, or nobody."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from judgekit.engine.choice import Choice
from judgekit.exam.asked import Asked
from judgekit.exam.case import Case
from judgekit.exam.options import Candidate, options
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind
from judgekit.exam.worlds import Far, World
from judgekit.games.messages import joined

MOST_NAMED = 6
FEWEST = 3


class _Taken(NamedTuple):
    """Who takes a decision among what, by the words of its options; who may also pass, or may just do it or not."""

    player: str
    among: tuple[str, ...]
    passes: bool = False
    optional: bool = False


_NOBODY = _Taken("", ())


def decider(case: Case) -> Asked | None:
    """The first decision that somebody who gets something wrong would put otherwise, with enough ways to put it."""
    return next((asked for one in _choices(case) if (asked := _asked(case, one)) is not None), None)


def _asked(case: Case, choice: Choice) -> Asked | None:
    right = _taken(case.right, choice.name)
    told = _told(right, case)
    made = options(case, Kind.WHO, (), lambda _: told, *_said(case, choice, right))
    if len(made) < FEWEST or max(len(right.among), len(choice.options)) > MOST_NAMED:
        return None
    question, mark, _ = case.teller.question(choice.name).partition("?")  # what follows it may say who decides
    readings = case.read_otherwise(lambda world: _taken(world, choice.name))
    return Asked(say("asks.who", question=question + mark), made, readings=readings)


def _choices(case: Case) -> Iterator[Choice]:
    """The first that is not passed, for what comes later hangs on it; where there is none, what the wrong decide."""
    decisions = case.right.game.trace.decisions
    taken = (one.choice for one in decisions if not one.is_passed)
    if (first := next(taken, None)) is not None:
        yield first
    seen = {one.choice.name for one in decisions}
    for world in (one for one in case.worlds if one.far is Far.BELIEVED and not one.refused):
        for one in world.game.trace.decisions[:1]:
            if one.choice.name not in seen and not decisions:
                seen.add(one.choice.name)
                yield one.choice


def _taken(world: World, name: str) -> _Taken:
    """How a decision is taken on a table; nobody takes it where nothing is left to decide."""
    choice = next((one.choice for one in world.game.trace.decisions if one.choice.name == name), None)
    return _of(choice) if choice else _NOBODY


def _of(choice: Choice) -> _Taken:
    keys = tuple(one.key for one in choice.options)
    if choice.kind == "optional":
        return _Taken(choice.player, (), optional=True)
    return _Taken(choice.player, tuple(sorted(keys[:-1] if choice.skips else keys)), choice.skips)


def _said(case: Case, choice: Choice, right: _Taken) -> Iterator[Candidate]:
    """How others put it: by a mistake that was played, with more or less to choose from, with the other player, not."""
    clause = next(iter(choice.clauses), "")
    for world, taken in _by_mistake(case, choice, right).items():
        yield Candidate(_told(taken, case), world, world.beliefs, world.far)
    excluded = {option: next(iter(clauses), "") for option, clauses in choice.excluded}
    beside = dict.fromkeys(_beside(case, right), clause)
    for option, why in ({**beside, **excluded} if right.among else {}).items():
        if option not in right.among:
            says = say("beliefs.cannot be chosen", option=case.teller.names.name(option))
            more = right._replace(among=tuple(sorted((*right.among, option))))
            yield Candidate(_told(more, case), None, (Belief(says, clause=why),), Far.FORGOTTEN)
    for option in right.among if len(right.among) > 1 else ():
        says = say("beliefs.can be chosen", option=case.teller.names.name(option))
        less = right._replace(among=tuple(one for one in right.among if one != option))
        yield Candidate(_told(less, case), None, (Belief(says, clause=clause),), Far.OVERDONE)
    for player in (one for one in case.before.players if one != right.player):
        mixed_up = right._replace(player=player) if right.player else _of(choice)._replace(player=player)
        says = say("beliefs.taken by", player=player)
        yield Candidate(_told(mixed_up, case), None, (Belief(says, clause=clause),), Far.BOTH_WRONG)
    if right.player:
        nobody = Belief(say("beliefs.taken by nobody"), clause=clause)
        yield Candidate(_told(_NOBODY, case), None, (nobody,), Far.UNREAD)
    if right.optional:
        forced = Belief(say("beliefs.forced"), clause=clause)
        yield Candidate(say("who.forced"), None, (forced,), Far.UNREAD)


def _beside(case: Case, right: _Taken) -> Iterator[str]:
    """The cards that lie where those lie that may be chosen."""
    game = case.before
    zones = {game.card(one).zone for one in right.among if one in game.state.current}
    yield from (one for one in game.state.current if game.card(one).zone in zones and one not in right.among)


def _by_mistake(case: Case, choice: Choice, right: _Taken) -> Mapping[World, _Taken]:
    """The tables on which it is taken otherwise, for all who do not merely miscount, each way once."""
    found: dict[_Taken, World] = {}
    for world in case.worlds:
        taken = _taken(world, choice.name)
        about_it = taken.player or any(one.clause in choice.clauses for one in world.beliefs)
        if world.far is not Far.MISSEEN and not world.refused and taken != right and about_it:
            found.setdefault(taken, world)
    return {world: taken for taken, world in found.items() if len(taken.among) <= MOST_NAMED}


def _told(taken: _Taken, case: Case) -> str:
    if not taken.player:
        return say("who.nobody")
    if taken.optional:
        return say("who.optional", player=taken.player)
    among = joined([case.teller.names.name(one) for one in taken.among])
    key = "who.or nothing" if taken.passes else "who.among"
    return say(key, player=taken.player, among=among, count=len(taken.among))
