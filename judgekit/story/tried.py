"""What a script tries and plays, in its own words, so that a sentence can say it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from judgekit.replay import TRY
from judgekit.scenario import Entry, Situation


@dataclass(frozen=True, slots=True)
class Attempted:
    """A move or an answer: who, the verb (or the choice) and its words."""

    player: str
    verb: str
    words: Mapping[str, Any]


def attempts(situation: Situation) -> tuple[Attempted, ...]:
    """All that the script only tries, in its order."""
    return tuple(one for entry in situation.script for one in _tried(entry))


def moves(situation: Situation) -> dict[int, Attempted]:
    """The moves of the script by the line of their file."""
    return {one.place.line: _move(one) for one in situation.script if one.move}


def _tried(entry: Entry) -> Iterator[Attempted]:
    if entry.move and entry.move.tries:
        yield _move(entry)
    for answer in entry.answers:
        for word in answer.words:
            if word.startswith(TRY):
                yield Attempted(entry.player, answer.name, {answer.name: word.removeprefix(TRY)})


def _move(entry: Entry) -> Attempted:
    assert entry.move
    return Attempted(entry.player, entry.move.verb, entry.move.words)
