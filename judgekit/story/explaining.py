"""What decides, as it is told: few reasons, those first that change what was asked, each with its sentence."""

from collections.abc import Iterator, Sequence

from judgekit.engine.game import Game
from judgekit.engine.trace import Step
from judgekit.reasons import Fact, Reason, foremost
from judgekit.replay import Deciding, Differing, Replay
from judgekit.story.otherwise import says, without_telling_how
from judgekit.story.phrases import say
from judgekit.story.teller import Teller
from judgekit.story.telling import SPOKEN

MOST_TOLD = 3
MOST_SAID = 2
MOST_HEARD = 3
LONGEST_SAID = 200
FEWEST_WORDS = 3


def deciding(reasons: Sequence[Reason], played: Replay, teller: Teller) -> tuple[Deciding, ...]:
    """Every reason with the sentence that says it."""
    return tuple(_told(one, played, teller) for one in reasons)


def says_nothing(one: Deciding) -> bool:
    """Is all that is said of a reason that without it the same would be reached in some other way?"""
    return one.says == without_telling_how(one.clauses)


def deciding_sentences(game: Game, teller: Teller, reasons: Sequence[Reason]) -> list[tuple[int, str]]:
    """What the best of the rules that decide said in the trace, each with its step, without full stops."""
    found = (_heard(game.trace.steps, teller, one) for one in foremost(reasons)[:MOST_HEARD])
    said = {text: step for step, text in reversed([*filter(None, found)])}
    return [(step, text) for text, step in reversed(said.items())]


def _told(reason: Reason, played: Replay, teller: Teller) -> Deciding:
    sentence = says(reason, played.situation, teller)
    if not reason.facts or sentence == without_telling_how(reason.clauses):
        heard = _by_which_it_goes(played.game.trace.steps, teller, reason)
        sentence = says(reason, played.situation, teller, heard)
    return Deciding(
        clauses=reason.clauses,
        how=reason.how.value,
        name=reason.name,
        facts=tuple(map(_differing, reason.facts)),
        nearly=_differing(reason.nearly) if reason.nearly else None,
        believed=reason.believed,
        read_otherwise=reason.read_otherwise,
        parts_at=reason.parts_at,
        says=sentence,
    )


def _differing(fact: Fact) -> Differing:
    return Differing(fact.path, _plain(fact.found), _plain(fact.otherwise))


def _plain(value: object) -> object:
    return tuple(sorted(value)) if isinstance(value, frozenset) else value


def _by_which_it_goes(steps: Sequence[Step], teller: Teller, reason: Reason) -> str:
    """What a rule that changes only the way said, or else what is said where the plays part."""
    if (heard := _heard(steps, teller, reason)) is not None:
        return heard[1]
    parting = [one for one in steps if one.id == reason.parts_at and one.status == "applied"]
    return next((text for _, text in _sentences(parting, teller)), "")


def _heard(steps: Sequence[Step], teller: Teller, reason: Reason) -> tuple[int, str] | None:
    """What a rule said where the plays part, or else where it first spoke, with the step; None if it said nothing."""
    speaking = [one for one in steps if _speaks(one, reason)]
    speaking.sort(key=lambda one: (one.id != reason.parts_at, one.id))
    return next(_sentences(speaking, teller), None)


def _speaks(step: Step, reason: Reason) -> bool:
    by = step.clauses if step.status == "applied" else step.overridden_by
    return step.status != "considered" and step.key not in SPOKEN and not set(by).isdisjoint(reason.clauses)


def _sentences(steps: Sequence[Step], teller: Teller) -> Iterator[tuple[int, str]]:
    """The sentences of steps, but what nobody has written, names and what is too long to be quoted."""
    for step in steps:
        text = teller.clause(step)
        if (
            len(text) <= LONGEST_SAID
            and len(text.split()) >= FEWEST_WORDS
            and not text.startswith(say("ruling.unsaid"))
        ):
            yield step.id, text
