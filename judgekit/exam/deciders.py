"""Who takes a decision and among what, where somebody would say that another does, among other things, or nobody."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from judgekit.engine.choice import Choice
from judgekit.engine.game import Game
from judgekit.exam.asked import Asked
from judgekit.exam.case import Case
from judgekit.exam.drawing import draw
from judgekit.exam.options import MOST_OPTIONS, Candidate, options
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind
from judgekit.exam.worlds import Far, World
from judgekit.games.messages import joined

MOST_NAMED = 6
FEWEST = 3
MOST_BESIDE, MOST_LEFT_OUT, FEWEST_LEFT = 4, 2, 2
SAID_ALOUD = frozenset({"name", "names"})
"""Kinds of choice whose options are no cards here: any card there is can be named."""


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
    if choice.kind in SAID_ALOUD or _is_none(right) or max(len(right.among), len(choice.options)) > MOST_NAMED:
        return None
    others = [one for one in _said(case, choice, right) if one.text]
    if not any(one.far <= Far.OVERDONE for one in others) or not _is_hidden(right, others, case):
        return None
    told = _told(right, case)
    made = options(case, Kind.WHO, (), lambda _: told, *others)
    readings = case.read_otherwise(lambda world: _taken(world, choice.name))
    return Asked(_question(case, choice), made, readings=readings) if len(made) >= FEWEST else None


def _question(case: Case, choice: Choice) -> str:
    """What is asked; where it is decided more than once, of the first time."""
    question, mark, _ = case.teller.question(choice.name).partition("?")  # what follows it may say who decides
    often = max(_times(one, choice.name) for one in (case.right, *case.worlds))
    question = say("who.first", question=question) if often > 1 else question
    return say("asks.who", question=question + mark)


def _times(world: World, name: str) -> int:
    return sum(one.choice.name == name for one in world.game.trace.decisions)


def _is_none(taken: _Taken) -> bool:
    """Is it a decision with but one way to take it?"""
    return len(taken.among) == 1 and not taken.passes


def _is_hidden(right: _Taken, others: Sequence[Candidate], case: Case) -> bool:
    """Does another answer name as much as the right one? Else only where a lot says so: the longest would be right."""
    most = max(len(one.text) for one in others)
    return most >= len(_told(right, case)) or draw(f"{case.scenario.id}/{Kind.WHO}", MOST_OPTIONS) == 0


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
        if not _is_none(taken):
            yield Candidate(_told(taken, case), world, world.beliefs, world.far)
    yield from _with_more(case, choice, right)
    for option in _doubtful(case, choice, right):
        says = say("beliefs.can be chosen", option=case.teller.option(option))
        less = right._replace(among=tuple(one for one in right.among if one != option))
        yield Candidate(_told(less, case), None, (Belief(says, clause=clause),), Far.BOTH_WRONG)
    for player in (one for one in case.before.players if one != right.player):
        mixed_up = right._replace(player=player) if right.player else _of(choice)._replace(player=player)
        if not _is_none(mixed_up):
            says = say("beliefs.taken by", player=player)
            yield Candidate(_told(mixed_up, case), None, (Belief(says, clause=clause),), Far.BOTH_WRONG)
    if right.player:
        nobody = Belief(say("beliefs.taken by nobody"), clause=clause)
        yield Candidate(_told(_NOBODY, case), None, (nobody,), Far.UNREAD)
    if right.optional:
        forced = Belief(say("beliefs.forced"), clause=clause)
        yield Candidate(say("who.forced"), None, (forced,), Far.UNREAD)


def _with_more(case: Case, choice: Choice, right: _Taken) -> Iterator[Candidate]:
    """With one more that looks as if it could be chosen: what a rule excludes, what lies where the others lie."""
    clause = next(iter(choice.clauses), "")
    excluded = {option: next(iter(clauses), "") for option, clauses in choice.excluded}
    beside = dict.fromkeys([*_beside(case, right)][:MOST_BESIDE], clause)
    if right.among and all(map(str.isdecimal, right.among)):
        beside = dict.fromkeys(_numbers_beside(right.among), clause)
    for option, why in ({**beside, **excluded} if right.among else {}).items():
        if option not in right.among:
            says = say("beliefs.cannot be chosen", option=case.teller.option(option))
            more = right._replace(among=tuple(sorted((*right.among, option))))
            yield Candidate(_told(more, case), None, (Belief(says, clause=why),), Far.FORGOTTEN)


def _numbers_beside(among: Sequence[str]) -> list[str]:
    """None at all, and one more than the most."""
    return ["0", str(max(map(int, among)) + 1)]


def _doubtful(case: Case, choice: Choice, right: _Taken) -> list[str]:
    """The options that somebody would leave out first: the card itself that asks, what is another's; not one of two."""
    if len(right.among) <= FEWEST_LEFT:
        return []
    game, source = case.before, choice.name.rpartition("/")[0]

    def is_usual(option: str) -> tuple[bool, bool]:
        card = game.card(option) if option in game.state.current else None
        return option != source, card is None or card.controller == right.player

    return sorted(right.among, key=is_usual)[:MOST_LEFT_OUT]


def _beside(case: Case, right: _Taken) -> Iterator[str]:
    """The cards that lie where those lie that may be chosen, then those that lie there on the other side."""
    game = case.before
    zones = {game.card(one).zone for one in right.among if one in game.state.current}
    names = {zone.name for zone in zones}
    kinds = {_kind(game, one) for one in right.among}
    left = (one for one in game.state.current if one not in right.among)
    others = sorted(left, key=lambda one: _kind(game, one) not in kinds)
    yield from (one for one in others if game.card(one).zone in zones)
    yield from (one for one in others if game.card(one).zone not in zones and game.card(one).zone.name in names)


def _kind(game: Game, card: str) -> str:
    """What is printed as its type; "" of what is no card."""
    return str(game.card(card).card.printed.get("type")) if card in game.state.current else ""


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
    names = [case.teller.option(one) for one in taken.among]
    among = "; ".join(names) if any("," in one for one in names) else joined(names)
    key = "who.or nothing" if taken.passes else "who.among"
    return say(key, player=taken.player, among=among, count=len(taken.among))
