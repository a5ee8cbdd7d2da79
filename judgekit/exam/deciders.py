"""Who takes a decision, where somebody would say that another does or that there is none to take."""

from collections.abc import Iterator

from judgekit.engine.choice import Choice
from judgekit.exam.asked import Asked
from judgekit.exam.case import Case
from judgekit.exam.options import Candidate, options
from judgekit.exam.phrases import say
from judgekit.exam.question import Belief, Kind
from judgekit.exam.worlds import Far, World
from judgekit.games.messages import joined

MOST_NAMED = 6
NOBODY = ""


def decider(case: Case) -> Asked | None:
    """The first decision, taken or believed to be taken, of which some belief says otherwise."""
    for choice in _choices(case):
        if taken := _other_takers(case, choice):
            among = joined([case.teller.names.name(one.key) for one in choice.options[:MOST_NAMED]])
            asked = case.teller.question(choice.name).strip("¿?")
            asked += "" if choice.kind == "optional" else say("who.among", among=among)
            made = options(case, Kind.WHO, (), lambda one: _told(_taker(one, choice)), *_said(case, choice, taken))  # noqa: B023 - used at once
            return Asked(say("asks.who", choice=asked), made)
    return None


def _choices(case: Case) -> Iterator[Choice]:
    """The decisions that are taken, then those that only somebody who gets something wrong is offered."""
    seen: set[str] = set()
    believing = [one for one in case.worlds if one.far is Far.BELIEVED and not one.refused]
    for world in (case.right, *believing):
        for one in world.game.trace.decisions:
            if one.choice.name not in seen:
                seen.add(one.choice.name)
                yield one.choice


def _taker(world: World, choice: Choice) -> str:
    return next((one.choice.player for one in world.game.trace.decisions if one.choice.name == choice.name), NOBODY)


def _other_takers(case: Case, choice: Choice) -> dict[str, World]:
    """Who takes it for somebody who believes a malrule that is not about something else."""
    right = _taker(case.right, choice)
    found: dict[str, World] = {}
    for world in case.worlds:
        taker = _taker(world, choice)
        about_it = (taker and right) or any(one.clause in choice.clauses for one in world.beliefs)
        if world.far is Far.BELIEVED and not world.refused and taker != right and about_it:
            found.setdefault(taker, world)
    return found


def _said(case: Case, choice: Choice, taken: dict[str, World]) -> Iterator[Candidate]:
    """Each player and nobody: by whom it is believed, or for whoever mixes them up."""
    for taker in (*case.before.players, NOBODY):
        world = taken.get(taker)
        mixed_up = say("beliefs.taken by", player=taker) if taker else say("beliefs.taken by nobody")
        beliefs = world.beliefs if world else (Belief(mixed_up, clause=next(iter(choice.clauses), "")),)
        yield Candidate(_told(taker), world, beliefs, 0 if world else 1)


def _told(player: str) -> str:
    return say("who.player", player=player) if player else say("who.nobody")
