"""«¿Y si…?»: what else comes out with other choices and orders, under other readings, without a rule that decides."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from judgekit import games
from judgekit.engine.choice import Decision
from judgekit.errors import UserError
from judgekit.games.messages import Messages, joined, messages
from judgekit.replay import Exploration, Fork, Outcome, differing, explore, final, paths, replay
from judgekit.scenario import Question
from judgekit.site.phrases import say
from judgekit.story import Teller, Telling, deciding, looked_at, ruling_sentence, sentence, told, upper

MOST_ENDINGS = 12
MOST_STRETCHES = 20_000
"""A phone is asked for less than a terminal."""


@dataclass(frozen=True, slots=True)
class Ending:
    """One final table: whether it is the ruling's, how many ways lead there, what tells it apart, by which choices."""

    own: bool
    ways: str
    stopped: str
    shows: tuple[str, ...]
    taken: str


@dataclass(frozen=True, slots=True)
class Choices:
    """All endings, and the decisions with what each answer leaves possible."""

    says: str
    endings: tuple[Ending, ...]
    decisions: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Read:
    """A reading that the document leaves open: what each meaning says, and what is ruled under it."""

    about: str
    clauses: tuple[str, ...]
    meanings: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Without:
    """A rule without which, or read otherwise, it would come out otherwise."""

    says: str
    clauses: tuple[str, ...]


def choices(question: Question) -> Choices:
    """Every order and choice; raises UserError where there are too many."""
    found = explore(question.situation, most=MOST_STRETCHES)
    words = messages(question.game)
    own = final(replay(question.situation).game)
    endings = found.outcomes[:MOST_ENDINGS]
    apart = differing([dict(paths(one.state)) for one in found.outcomes])
    listed = tuple(_ending(one, apart, words, own=one.final == own and one.stopped is None) for one in endings)
    return Choices(_summary(found), listed, tuple(_decisions(found, words)))


def readings(question: Question) -> tuple[Read, ...]:
    """The readings that change the ruling, each meaning with its own."""
    return tuple(_readings(question))


def without(question: Question) -> tuple[Without, ...]:
    """Every reason of the ruling, the best first."""
    telling = Telling.of(question, replay(question.situation))
    found = deciding(telling.reasons, telling.played, telling.teller)
    return tuple(Without(one.says, one.clauses) for one in found)


def _summary(found: Exploration) -> str:
    ways = say("what_if.paths", count=found.paths)
    return say("what_if.endings", count=len(found.outcomes), paths=ways)


def _ending(one: Outcome, apart: Sequence[tuple[str, ...]], words: Messages, *, own: bool) -> Ending:
    state = dict(paths(one.state))
    values = {path: state.get(path, False if path[0] == "marks" else None) for path in apart}
    shows = (f"{looked_at(path, words)}: {_value(value, words)}" for path, value in values.items())
    taken = "; ".join(f"{made.choice.player}, {made.choice.name}: {_answer(made)}" for made in one.decisions)
    return Ending(own, say("what_if.paths", count=one.paths), one.stopped or "", tuple(map(upper, shows)), taken)


def _decisions(found: Exploration, words: Messages) -> Iterator[tuple[str, tuple[str, ...]]]:
    for fork in found.forks:
        if fork.choice is not None:
            yield _asked(fork, words), tuple(_left(fork))


def _asked(fork: Fork, words: Messages) -> str:
    assert fork.choice is not None
    return say("what_if.decides", player=fork.player, question=words.question(fork.choice))


def _left(fork: Fork) -> Iterator[str]:
    assert fork.choice is not None
    for taken, numbers in list(fork.answers.items())[:MOST_ENDINGS]:
        ends = joined([str(one + 1) for one in sorted(numbers)])
        yield say("what_if.leaves", answer=_answer(Decision(fork.choice, taken)), count=len(numbers), endings=ends)


def _answer(decision: Decision) -> str:
    return joined([decision.choice.options[one].key for one in decision.taken]) or say("what_if.none")


def _value(value: Any, words: Messages) -> str:
    return told(tuple(value) if isinstance(value, list) else value, words)


def _readings(question: Question) -> Iterator[Read]:
    for reading in games.readings(question.game):
        ruled = [(sentence(one.says), _ruled(question, reading.name, one.name)) for one in reading.meanings]
        if len({ruling for _, ruling in ruled}) > 1:
            ids = tuple(one if ":" in one else f"{question.game}:{one}" for one in reading.clauses)
            yield Read(sentence(reading.about), ids, tuple(ruled))


def _ruled(question: Question, reading: str, meaning: str) -> str:
    try:
        played = replay(question.situation, readings={reading: meaning})
    except UserError:
        return say("what_if.unplayable")
    return ruling_sentence(Telling.of(question, played, Teller.of(played.game).names, ()))
